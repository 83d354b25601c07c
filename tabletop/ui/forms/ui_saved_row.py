# -*- coding: utf-8 -*-

################################################################################
## Form generated from reading UI file 'saved_row.ui'
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
from PySide6.QtWidgets import (QApplication, QFrame, QHBoxLayout, QLabel,
    QPushButton, QSizePolicy, QSpacerItem, QVBoxLayout,
    QWidget)

class Ui_SavedRow(object):
    def setupUi(self, SavedRow):
        if not SavedRow.objectName():
            SavedRow.setObjectName(u"SavedRow")
        SavedRow.setProperty(u"row", True)
        self.outer = QHBoxLayout(SavedRow)
        self.outer.setSpacing(16)
        self.outer.setObjectName(u"outer")
        self.outer.setContentsMargins(10, 8, 12, 8)
        self.picturePlace = QHBoxLayout()
        self.picturePlace.setObjectName(u"picturePlace")

        self.outer.addLayout(self.picturePlace)

        self.names = QVBoxLayout()
        self.names.setSpacing(2)
        self.names.setObjectName(u"names")
        self.above = QSpacerItem(0, 0, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)

        self.names.addItem(self.above)

        self.titlePlace = QHBoxLayout()
        self.titlePlace.setObjectName(u"titlePlace")

        self.names.addLayout(self.titlePlace)

        self.players = QLabel(SavedRow)
        self.players.setObjectName(u"players")

        self.names.addWidget(self.players)

        self.below = QSpacerItem(0, 0, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)

        self.names.addItem(self.below)


        self.outer.addLayout(self.names)

        self.states = QVBoxLayout()
        self.states.setSpacing(2)
        self.states.setObjectName(u"states")
        self.above2 = QSpacerItem(0, 0, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)

        self.states.addItem(self.above2)

        self.state = QLabel(SavedRow)
        self.state.setObjectName(u"state")

        self.states.addWidget(self.state)

        self.turn = QLabel(SavedRow)
        self.turn.setObjectName(u"turn")
        self.turn.setProperty(u"strong", True)

        self.states.addWidget(self.turn)

        self.below2 = QSpacerItem(0, 0, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)

        self.states.addItem(self.below2)


        self.outer.addLayout(self.states)

        self.date = QLabel(SavedRow)
        self.date.setObjectName(u"date")
        self.date.setProperty(u"muted", True)

        self.outer.addWidget(self.date)

        self.openButton = QPushButton(SavedRow)
        self.openButton.setObjectName(u"openButton")

        self.outer.addWidget(self.openButton)

        self.moreButton = QPushButton(SavedRow)
        self.moreButton.setObjectName(u"moreButton")

        self.outer.addWidget(self.moreButton)


        self.retranslateUi(SavedRow)

        QMetaObject.connectSlotsByName(SavedRow)
    # setupUi

    def retranslateUi(self, SavedRow):
        self.openButton.setText(QCoreApplication.translate("SavedRow", u"Open", None))
        self.moreButton.setText(QCoreApplication.translate("SavedRow", u"\u2026", None))
#if QT_CONFIG(accessibility)
        self.moreButton.setAccessibleName(QCoreApplication.translate("SavedRow", u"More for this save", None))
#endif // QT_CONFIG(accessibility)
        pass
    # retranslateUi

