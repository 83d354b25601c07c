# -*- coding: utf-8 -*-

################################################################################
## Form generated from reading UI file 'continue_panel.ui'
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
from PySide6.QtWidgets import (QApplication, QHBoxLayout, QLabel, QPushButton,
    QSizePolicy, QSpacerItem, QVBoxLayout, QWidget)

class Ui_ContinuePanel(object):
    def setupUi(self, ContinuePanel):
        if not ContinuePanel.objectName():
            ContinuePanel.setObjectName(u"ContinuePanel")
        self.outer = QHBoxLayout(ContinuePanel)
        self.outer.setSpacing(24)
        self.outer.setObjectName(u"outer")
        self.picturePlace = QHBoxLayout()
        self.picturePlace.setObjectName(u"picturePlace")

        self.outer.addLayout(self.picturePlace)

        self.words = QVBoxLayout()
        self.words.setSpacing(6)
        self.words.setObjectName(u"words")
        self.titlePlace = QHBoxLayout()
        self.titlePlace.setObjectName(u"titlePlace")

        self.words.addLayout(self.titlePlace)

        self.players = QLabel(ContinuePanel)
        self.players.setObjectName(u"players")
        self.players.setProperty(u"large", True)
        self.players.setWordWrap(True)

        self.words.addWidget(self.players)

        self.state = QLabel(ContinuePanel)
        self.state.setObjectName(u"state")
        self.state.setProperty(u"large", True)
        self.state.setWordWrap(True)

        self.words.addWidget(self.state)

        self.turn = QLabel(ContinuePanel)
        self.turn.setObjectName(u"turn")
        self.turn.setProperty(u"large", True)
        self.turn.setWordWrap(True)
        self.turn.setProperty(u"strong", True)

        self.words.addWidget(self.turn)

        self.date = QLabel(ContinuePanel)
        self.date.setObjectName(u"date")
        self.date.setWordWrap(True)
        self.date.setProperty(u"muted", True)

        self.words.addWidget(self.date)

        self.gap = QSpacerItem(0, 0, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)

        self.words.addItem(self.gap)

        self.buttonRow = QHBoxLayout()
        self.buttonRow.setObjectName(u"buttonRow")
        self.continueButton = QPushButton(ContinuePanel)
        self.continueButton.setObjectName(u"continueButton")
        self.continueButton.setProperty(u"primary", True)

        self.buttonRow.addWidget(self.continueButton)

        self.stretch = QSpacerItem(0, 0, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.buttonRow.addItem(self.stretch)


        self.words.addLayout(self.buttonRow)


        self.outer.addLayout(self.words)

        self.outer.setStretch(0, 6)
        self.outer.setStretch(1, 5)

        self.retranslateUi(ContinuePanel)

        QMetaObject.connectSlotsByName(ContinuePanel)
    # setupUi

    def retranslateUi(self, ContinuePanel):
        self.continueButton.setText(QCoreApplication.translate("ContinuePanel", u"\u25b6  Continue", None))
        pass
    # retranslateUi

