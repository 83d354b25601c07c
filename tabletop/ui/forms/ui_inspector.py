# -*- coding: utf-8 -*-

################################################################################
## Form generated from reading UI file 'inspector.ui'
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
    QSizePolicy, QSpacerItem, QVBoxLayout, QWidget)

class Ui_Inspector(object):
    def setupUi(self, Inspector):
        if not Inspector.objectName():
            Inspector.setObjectName(u"Inspector")
        self.outer = QVBoxLayout(Inspector)
        self.outer.setSpacing(10)
        self.outer.setObjectName(u"outer")
        self.titlePlace = QHBoxLayout()
        self.titlePlace.setObjectName(u"titlePlace")

        self.outer.addLayout(self.titlePlace)

        self.picture = QLabel(Inspector)
        self.picture.setObjectName(u"picture")
        self.picture.setAlignment(Qt.AlignHCenter|Qt.AlignTop)

        self.outer.addWidget(self.picture)

        self.chipPlace = QHBoxLayout()
        self.chipPlace.setObjectName(u"chipPlace")

        self.outer.addLayout(self.chipPlace)

        self.card = QLabel(Inspector)
        self.card.setObjectName(u"card")
        self.card.setWordWrap(True)
        self.card.setProperty(u"terms", True)

        self.outer.addWidget(self.card)

        self.terms = QLabel(Inspector)
        self.terms.setObjectName(u"terms")
        self.terms.setWordWrap(True)
        self.terms.setProperty(u"terms", True)

        self.outer.addWidget(self.terms)

        self.rule = QFrame(Inspector)
        self.rule.setObjectName(u"rule")
        self.rule.setFrameShape(QFrame.HLine)
        self.rule.setProperty(u"hairline", True)

        self.outer.addWidget(self.rule)

        self.pastPlace = QHBoxLayout()
        self.pastPlace.setObjectName(u"pastPlace")

        self.outer.addLayout(self.pastPlace)

        self.past = QLabel(Inspector)
        self.past.setObjectName(u"past")
        self.past.setWordWrap(True)
        self.past.setProperty(u"terms", True)

        self.outer.addWidget(self.past)

        self.below = QSpacerItem(0, 0, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)

        self.outer.addItem(self.below)


        self.retranslateUi(Inspector)

        QMetaObject.connectSlotsByName(Inspector)
    # setupUi

    def retranslateUi(self, Inspector):
        pass
    # retranslateUi

