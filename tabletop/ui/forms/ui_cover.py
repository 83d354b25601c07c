# -*- coding: utf-8 -*-

################################################################################
## Form generated from reading UI file 'cover.ui'
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

class Ui_Cover(object):
    def setupUi(self, Cover):
        if not Cover.objectName():
            Cover.setObjectName(u"Cover")
        self.outer = QVBoxLayout(Cover)
        self.outer.setSpacing(12)
        self.outer.setObjectName(u"outer")
        self.art = QSpacerItem(0, 0, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)

        self.outer.addItem(self.art)

        self.blurb = QLabel(Cover)
        self.blurb.setObjectName(u"blurb")
        self.blurb.setWordWrap(True)
        self.blurb.setProperty(u"onPaper", True)
        self.blurb.setProperty(u"large", True)

        self.outer.addWidget(self.blurb)

        self.facts = QHBoxLayout()
        self.facts.setSpacing(6)
        self.facts.setObjectName(u"facts")

        self.outer.addLayout(self.facts)

        self.buttons = QHBoxLayout()
        self.buttons.setSpacing(8)
        self.buttons.setObjectName(u"buttons")
        self.playButton = QPushButton(Cover)
        self.playButton.setObjectName(u"playButton")

        self.buttons.addWidget(self.playButton)

        self.newButton = QPushButton(Cover)
        self.newButton.setObjectName(u"newButton")
        self.newButton.setProperty(u"tight", True)
        self.newButton.setProperty(u"paper", True)

        self.buttons.addWidget(self.newButton)


        self.outer.addLayout(self.buttons)

        self.reading = QHBoxLayout()
        self.reading.setSpacing(8)
        self.reading.setObjectName(u"reading")
        self.learnButton = QPushButton(Cover)
        self.learnButton.setObjectName(u"learnButton")
        self.learnButton.setProperty(u"tight", True)
        self.learnButton.setProperty(u"paper", True)

        self.reading.addWidget(self.learnButton)

        self.cardsButton = QPushButton(Cover)
        self.cardsButton.setObjectName(u"cardsButton")
        self.cardsButton.setProperty(u"tight", True)
        self.cardsButton.setProperty(u"paper", True)

        self.reading.addWidget(self.cardsButton)

        self.rulesButton = QPushButton(Cover)
        self.rulesButton.setObjectName(u"rulesButton")
        self.rulesButton.setProperty(u"tight", True)
        self.rulesButton.setProperty(u"paper", True)

        self.reading.addWidget(self.rulesButton)


        self.outer.addLayout(self.reading)


        self.retranslateUi(Cover)

        QMetaObject.connectSlotsByName(Cover)
    # setupUi

    def retranslateUi(self, Cover):
        self.playButton.setText(QCoreApplication.translate("Cover", u"Play now", None))
        self.newButton.setText(QCoreApplication.translate("Cover", u"New game", None))
        self.learnButton.setText(QCoreApplication.translate("Cover", u"Learn", None))
        self.cardsButton.setText(QCoreApplication.translate("Cover", u"Cards", None))
        self.rulesButton.setText(QCoreApplication.translate("Cover", u"Rules", None))
        pass
    # retranslateUi

