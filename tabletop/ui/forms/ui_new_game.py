# -*- coding: utf-8 -*-

################################################################################
## Form generated from reading UI file 'new_game.ui'
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
from PySide6.QtWidgets import (QApplication, QHBoxLayout, QLabel, QLineEdit,
    QPushButton, QSizePolicy, QSpacerItem, QVBoxLayout,
    QWidget)

class Ui_NewGame(object):
    def setupUi(self, NewGame):
        if not NewGame.objectName():
            NewGame.setObjectName(u"NewGame")
        self.outer = QVBoxLayout(NewGame)
        self.outer.setSpacing(12)
        self.outer.setObjectName(u"outer")
        self.seatsTitlePlace = QHBoxLayout()
        self.seatsTitlePlace.setObjectName(u"seatsTitlePlace")

        self.outer.addLayout(self.seatsTitlePlace)

        self.seatsPlace = QVBoxLayout()
        self.seatsPlace.setSpacing(8)
        self.seatsPlace.setObjectName(u"seatsPlace")

        self.outer.addLayout(self.seatsPlace)

        self.columns = QHBoxLayout()
        self.columns.setSpacing(32)
        self.columns.setObjectName(u"columns")
        self.leftPlace = QVBoxLayout()
        self.leftPlace.setSpacing(8)
        self.leftPlace.setObjectName(u"leftPlace")

        self.columns.addLayout(self.leftPlace)

        self.rightPlace = QVBoxLayout()
        self.rightPlace.setSpacing(8)
        self.rightPlace.setObjectName(u"rightPlace")

        self.columns.addLayout(self.rightPlace)

        self.columns.setStretch(0, 1)
        self.columns.setStretch(1, 1)

        self.outer.addLayout(self.columns)

        self.advancedRow = QHBoxLayout()
        self.advancedRow.setSpacing(12)
        self.advancedRow.setObjectName(u"advancedRow")
        self.advancedButton = QPushButton(NewGame)
        self.advancedButton.setObjectName(u"advancedButton")
        self.advancedButton.setCheckable(True)
        self.advancedButton.setProperty(u"bar", True)

        self.advancedRow.addWidget(self.advancedButton)

        self.seedLabel = QLabel(NewGame)
        self.seedLabel.setObjectName(u"seedLabel")

        self.advancedRow.addWidget(self.seedLabel)

        self.seed = QLineEdit(NewGame)
        self.seed.setObjectName(u"seed")

        self.advancedRow.addWidget(self.seed)

        self.seedNote = QLabel(NewGame)
        self.seedNote.setObjectName(u"seedNote")
        self.seedNote.setProperty(u"muted", True)

        self.advancedRow.addWidget(self.seedNote)

        self.stretch = QSpacerItem(0, 0, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.advancedRow.addItem(self.stretch)


        self.outer.addLayout(self.advancedRow)

        self.below = QSpacerItem(0, 0, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)

        self.outer.addItem(self.below)


        self.retranslateUi(NewGame)

        QMetaObject.connectSlotsByName(NewGame)
    # setupUi

    def retranslateUi(self, NewGame):
        self.advancedButton.setText(QCoreApplication.translate("NewGame", u"\u25b8 Advanced", None))
        self.seedLabel.setText(QCoreApplication.translate("NewGame", u"Seed of the shuffles", None))
        self.seed.setPlaceholderText(QCoreApplication.translate("NewGame", u"drawn anew", None))
#if QT_CONFIG(accessibility)
        self.seed.setAccessibleName(QCoreApplication.translate("NewGame", u"Seed of the shuffles", None))
#endif // QT_CONFIG(accessibility)
        self.seedNote.setText(QCoreApplication.translate("NewGame", u"The same seed, options and answers give the same game.", None))
        pass
    # retranslateUi

