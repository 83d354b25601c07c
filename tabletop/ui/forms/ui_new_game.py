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
from PySide6.QtWidgets import (QApplication, QGridLayout, QHBoxLayout, QLabel,
    QLineEdit, QPushButton, QSizePolicy, QSpacerItem,
    QVBoxLayout, QWidget)

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
        self.leftColumn = QVBoxLayout()
        self.leftColumn.setSpacing(8)
        self.leftColumn.setObjectName(u"leftColumn")
        self.leftPlace = QVBoxLayout()
        self.leftPlace.setSpacing(8)
        self.leftPlace.setObjectName(u"leftPlace")

        self.leftColumn.addLayout(self.leftPlace)

        self.advancedRow = QHBoxLayout()
        self.advancedRow.setSpacing(10)
        self.advancedRow.setObjectName(u"advancedRow")
        self.advancedButton = QPushButton(NewGame)
        self.advancedButton.setObjectName(u"advancedButton")
        self.advancedButton.setCheckable(True)
        self.advancedButton.setProperty(u"bar", True)

        self.advancedRow.addWidget(self.advancedButton)

        self.seedLabel = QLabel(NewGame)
        self.seedLabel.setObjectName(u"seedLabel")
        self.seedLabel.setWordWrap(True)
        self.seedLabel.setProperty(u"muted", True)

        self.advancedRow.addWidget(self.seedLabel)

        self.seed = QLineEdit(NewGame)
        self.seed.setObjectName(u"seed")

        self.advancedRow.addWidget(self.seed)

        self.stretch = QSpacerItem(0, 0, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.advancedRow.addItem(self.stretch)


        self.leftColumn.addLayout(self.advancedRow)

        self.seedNote = QLabel(NewGame)
        self.seedNote.setObjectName(u"seedNote")
        self.seedNote.setWordWrap(True)
        self.seedNote.setProperty(u"muted", True)
        self.seedNote.setProperty(u"small", True)

        self.leftColumn.addWidget(self.seedNote)

        self.below = QSpacerItem(0, 0, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)

        self.leftColumn.addItem(self.below)


        self.columns.addLayout(self.leftColumn)

        self.rightColumn = QVBoxLayout()
        self.rightColumn.setSpacing(8)
        self.rightColumn.setObjectName(u"rightColumn")
        self.optionsTitlePlace = QHBoxLayout()
        self.optionsTitlePlace.setObjectName(u"optionsTitlePlace")

        self.rightColumn.addLayout(self.optionsTitlePlace)

        self.rightPlace = QVBoxLayout()
        self.rightPlace.setSpacing(8)
        self.rightPlace.setObjectName(u"rightPlace")

        self.rightColumn.addLayout(self.rightPlace)

        self.dependentsPlace = QGridLayout()
        self.dependentsPlace.setObjectName(u"dependentsPlace")
        self.dependentsPlace.setHorizontalSpacing(24)
        self.dependentsPlace.setVerticalSpacing(6)

        self.rightColumn.addLayout(self.dependentsPlace)

        self.belowOptions = QSpacerItem(0, 0, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)

        self.rightColumn.addItem(self.belowOptions)


        self.columns.addLayout(self.rightColumn)

        self.columns.setStretch(0, 2)
        self.columns.setStretch(1, 3)

        self.outer.addLayout(self.columns)


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

