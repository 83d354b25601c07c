# -*- coding: utf-8 -*-

################################################################################
## Form generated from reading UI file 'settings.ui'
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
from PySide6.QtWidgets import (QApplication, QCheckBox, QGridLayout, QHBoxLayout,
    QLabel, QSizePolicy, QVBoxLayout, QWidget)

class Ui_Settings(object):
    def setupUi(self, Settings):
        if not Settings.objectName():
            Settings.setObjectName(u"Settings")
        self.outer = QGridLayout(Settings)
        self.outer.setObjectName(u"outer")
        self.outer.setHorizontalSpacing(24)
        self.outer.setVerticalSpacing(14)
        self.outer.setContentsMargins(28, 22, 28, 22)
        self.themeLabel = QLabel(Settings)
        self.themeLabel.setObjectName(u"themeLabel")
        self.themeLabel.setProperty(u"strong", True)

        self.outer.addWidget(self.themeLabel, 0, 0, 1, 1)

        self.themePlace = QHBoxLayout()
        self.themePlace.setObjectName(u"themePlace")

        self.outer.addLayout(self.themePlace, 0, 1, 1, 1)

        self.textLabel = QLabel(Settings)
        self.textLabel.setObjectName(u"textLabel")
        self.textLabel.setProperty(u"strong", True)

        self.outer.addWidget(self.textLabel, 1, 0, 1, 1)

        self.textPlace = QHBoxLayout()
        self.textPlace.setObjectName(u"textPlace")

        self.outer.addLayout(self.textPlace, 1, 1, 1, 1)

        self.speedLabel = QLabel(Settings)
        self.speedLabel.setObjectName(u"speedLabel")
        self.speedLabel.setProperty(u"strong", True)

        self.outer.addWidget(self.speedLabel, 2, 0, 1, 1)

        self.speedPlace = QHBoxLayout()
        self.speedPlace.setObjectName(u"speedPlace")

        self.outer.addLayout(self.speedPlace, 2, 1, 1, 1)

        self.reduced = QCheckBox(Settings)
        self.reduced.setObjectName(u"reduced")

        self.outer.addWidget(self.reduced, 3, 1, 1, 1)

        self.skillLabel = QLabel(Settings)
        self.skillLabel.setObjectName(u"skillLabel")
        self.skillLabel.setProperty(u"strong", True)

        self.outer.addWidget(self.skillLabel, 4, 0, 1, 1)

        self.skillPlace = QHBoxLayout()
        self.skillPlace.setObjectName(u"skillPlace")

        self.outer.addLayout(self.skillPlace, 4, 1, 1, 1)

        self.disabledLabel = QLabel(Settings)
        self.disabledLabel.setObjectName(u"disabledLabel")
        self.disabledLabel.setProperty(u"strong", True)

        self.outer.addWidget(self.disabledLabel, 5, 0, 1, 1)

        self.disabledPlace = QHBoxLayout()
        self.disabledPlace.setObjectName(u"disabledPlace")

        self.outer.addLayout(self.disabledPlace, 5, 1, 1, 1)

        self.tableLabel = QLabel(Settings)
        self.tableLabel.setObjectName(u"tableLabel")
        self.tableLabel.setProperty(u"strong", True)

        self.outer.addWidget(self.tableLabel, 6, 0, 1, 1)

        self.turning = QCheckBox(Settings)
        self.turning.setObjectName(u"turning")

        self.outer.addWidget(self.turning, 6, 1, 1, 1)

        self.handsLabel = QLabel(Settings)
        self.handsLabel.setObjectName(u"handsLabel")
        self.handsLabel.setProperty(u"strong", True)

        self.outer.addWidget(self.handsLabel, 7, 0, 1, 1)

        self.handsPlace = QHBoxLayout()
        self.handsPlace.setObjectName(u"handsPlace")

        self.outer.addLayout(self.handsPlace, 7, 1, 1, 1)

        self.handsNote = QLabel(Settings)
        self.handsNote.setObjectName(u"handsNote")
        self.handsNote.setWordWrap(True)
        self.handsNote.setProperty(u"muted", True)

        self.outer.addWidget(self.handsNote, 8, 1, 1, 1)

        self.previewPlace = QVBoxLayout()
        self.previewPlace.setObjectName(u"previewPlace")

        self.outer.addLayout(self.previewPlace, 0, 2, 9, 1)

        self.outer.setColumnStretch(1, 1)

        self.retranslateUi(Settings)

        QMetaObject.connectSlotsByName(Settings)
    # setupUi

    def retranslateUi(self, Settings):
        self.themeLabel.setText(QCoreApplication.translate("Settings", u"Colours", None))
        self.textLabel.setText(QCoreApplication.translate("Settings", u"Text", None))
        self.speedLabel.setText(QCoreApplication.translate("Settings", u"Motion", None))
        self.reduced.setText(QCoreApplication.translate("Settings", u"Reduced: pieces jump and flash instead of flying", None))
        self.skillLabel.setText(QCoreApplication.translate("Settings", u"Skill tests", None))
        self.disabledLabel.setText(QCoreApplication.translate("Settings", u"Disabled cards", None))
        self.tableLabel.setText(QCoreApplication.translate("Settings", u"Table", None))
        self.turning.setText(QCoreApplication.translate("Settings", u"Turn it, so that whoever decides sits below", None))
        self.handsLabel.setText(QCoreApplication.translate("Settings", u"Hands", None))
        pass
    # retranslateUi

