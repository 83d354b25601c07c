# -*- coding: utf-8 -*-

################################################################################
## Form generated from reading UI file 'lobby.ui'
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
from PySide6.QtWidgets import (QApplication, QGridLayout, QHBoxLayout, QLabel,
    QPushButton, QSizePolicy, QSpacerItem, QVBoxLayout,
    QWidget)

class Ui_Lobby(object):
    def setupUi(self, Lobby):
        if not Lobby.objectName():
            Lobby.setObjectName(u"Lobby")
        self.outer = QVBoxLayout(Lobby)
        self.outer.setObjectName(u"outer")
        self.head = QHBoxLayout()
        self.head.setSpacing(24)
        self.head.setObjectName(u"head")
        self.titlePlace = QHBoxLayout()
        self.titlePlace.setObjectName(u"titlePlace")

        self.head.addLayout(self.titlePlace)

        self.taglines = QVBoxLayout()
        self.taglines.setSpacing(4)
        self.taglines.setObjectName(u"taglines")
        self.above = QSpacerItem(0, 0, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)

        self.taglines.addItem(self.above)

        self.tagline = QLabel(Lobby)
        self.tagline.setObjectName(u"tagline")
        self.tagline.setProperty(u"strong", True)

        self.taglines.addWidget(self.tagline)

        self.secondTagline = QLabel(Lobby)
        self.secondTagline.setObjectName(u"secondTagline")
        self.secondTagline.setProperty(u"muted", True)

        self.taglines.addWidget(self.secondTagline)

        self.below = QSpacerItem(0, 0, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)

        self.taglines.addItem(self.below)


        self.head.addLayout(self.taglines)

        self.stretch = QSpacerItem(0, 0, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.head.addItem(self.stretch)

        self.deeds = QVBoxLayout()
        self.deeds.setObjectName(u"deeds")
        self.aboveDeeds = QSpacerItem(0, 0, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)

        self.deeds.addItem(self.aboveDeeds)

        self.deedRow = QHBoxLayout()
        self.deedRow.setSpacing(24)
        self.deedRow.setObjectName(u"deedRow")
        self.openButton = QPushButton(Lobby)
        self.openButton.setObjectName(u"openButton")
        sizePolicy = QSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Preferred)
        sizePolicy.setHorizontalStretch(0)
        sizePolicy.setVerticalStretch(0)
        sizePolicy.setHeightForWidth(self.openButton.sizePolicy().hasHeightForWidth())
        self.openButton.setSizePolicy(sizePolicy)

        self.deedRow.addWidget(self.openButton)

        self.settingsButton = QPushButton(Lobby)
        self.settingsButton.setObjectName(u"settingsButton")
        sizePolicy.setHeightForWidth(self.settingsButton.sizePolicy().hasHeightForWidth())
        self.settingsButton.setSizePolicy(sizePolicy)

        self.deedRow.addWidget(self.settingsButton)


        self.deeds.addLayout(self.deedRow)

        self.belowDeeds = QSpacerItem(0, 0, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)

        self.deeds.addItem(self.belowDeeds)


        self.head.addLayout(self.deeds)


        self.outer.addLayout(self.head)

        self.grid = QGridLayout()
        self.grid.setObjectName(u"grid")

        self.outer.addLayout(self.grid)

        self.hintsPlace = QHBoxLayout()
        self.hintsPlace.setObjectName(u"hintsPlace")

        self.outer.addLayout(self.hintsPlace)


        self.retranslateUi(Lobby)

        QMetaObject.connectSlotsByName(Lobby)
    # setupUi

    def retranslateUi(self, Lobby):
        Lobby.setWindowTitle(QCoreApplication.translate("Lobby", u"Tabletop", None))
        self.secondTagline.setText(QCoreApplication.translate("Lobby", u"Together on one laptop, or against bots.", None))
        self.openButton.setText(QCoreApplication.translate("Lobby", u"Open file", None))
        self.settingsButton.setText(QCoreApplication.translate("Lobby", u"Settings", None))
    # retranslateUi

