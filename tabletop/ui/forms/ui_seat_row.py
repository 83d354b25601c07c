# -*- coding: utf-8 -*-

################################################################################
## Form generated from reading UI file 'seat_row.ui'
##
##
## WARNING! All changes made in this file will be lost when recompiling UI file!
################################################################################

from PySide6.QtCore import (QCoreApplication, QDate, QDateTime, QLocale,
    QMetaObject, QObject, QPoint, QRect,
    QSize, QTime, QUrl, Qt)
from PySide6.QtGui import (QBrush, QColor, QConicalGradient, QCursor,
    QFont, QFontDatabase, QGradient, QIcon,
    QImage, QKeySequence, QLinearGradient, QPainter,
    QPalette, QPixmap, QRadialGradient, QTransform)
from PySide6.QtWidgets import (QApplication, QComboBox, QFrame, QHBoxLayout,
    QLabel, QLineEdit, QSizePolicy, QToolButton,
    QWidget)

class Ui_SeatRow(object):
    def setupUi(self, SeatRow):
        if not SeatRow.objectName():
            SeatRow.setObjectName(u"SeatRow")
        SeatRow.setProperty(u"row", True)
        self.outer = QHBoxLayout(SeatRow)
        self.outer.setSpacing(16)
        self.outer.setObjectName(u"outer")
        self.outer.setContentsMargins(18, 10, 18, 10)
        self.sign = QToolButton(SeatRow)
        self.sign.setObjectName(u"sign")
        self.sign.setProperty(u"flat", True)
        self.sign.setFocusPolicy(Qt.StrongFocus)
        self.sign.setToolButtonStyle(Qt.ToolButtonTextBesideIcon)

        self.outer.addWidget(self.sign)

        self.name = QLineEdit(SeatRow)
        self.name.setObjectName(u"name")
        self.name.setMaxLength(24)

        self.outer.addWidget(self.name)

        self.kind = QComboBox(SeatRow)
        self.kind.setObjectName(u"kind")

        self.outer.addWidget(self.kind)

        self.note = QLabel(SeatRow)
        self.note.setObjectName(u"note")
        self.note.setProperty(u"muted", True)
        self.note.setWordWrap(True)

        self.outer.addWidget(self.note)

        self.outer.setStretch(1, 5)
        self.outer.setStretch(2, 4)
        self.outer.setStretch(3, 5)

        self.retranslateUi(SeatRow)

        QMetaObject.connectSlotsByName(SeatRow)
    # setupUi

    def retranslateUi(self, SeatRow):
        self.name.setPlaceholderText(QCoreApplication.translate("SeatRow", u"Name", None))
        pass
    # retranslateUi

