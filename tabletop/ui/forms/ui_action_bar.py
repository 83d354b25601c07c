# -*- coding: utf-8 -*-

################################################################################
## Form generated from reading UI file 'action_bar.ui'
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

class Ui_ActionBar(object):
    def setupUi(self, ActionBar):
        if not ActionBar.objectName():
            ActionBar.setObjectName(u"ActionBar")
        self.outer = QVBoxLayout(ActionBar)
        self.outer.setSpacing(4)
        self.outer.setObjectName(u"outer")
        self.promptRow = QHBoxLayout()
        self.promptRow.setSpacing(10)
        self.promptRow.setObjectName(u"promptRow")
        self.emblem = QLabel(ActionBar)
        self.emblem.setObjectName(u"emblem")

        self.promptRow.addWidget(self.emblem)

        self.promptPlace = QHBoxLayout()
        self.promptPlace.setObjectName(u"promptPlace")

        self.promptRow.addLayout(self.promptPlace)

        self.whyButton = QPushButton(ActionBar)
        self.whyButton.setObjectName(u"whyButton")
        self.whyButton.setProperty(u"small", True)

        self.promptRow.addWidget(self.whyButton)

        self.stretch = QSpacerItem(0, 0, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.promptRow.addItem(self.stretch)

        self.counter = QLabel(ActionBar)
        self.counter.setObjectName(u"counter")
        self.counter.setProperty(u"strong", True)

        self.promptRow.addWidget(self.counter)


        self.outer.addLayout(self.promptRow)

        self.firstRow = QHBoxLayout()
        self.firstRow.setSpacing(10)
        self.firstRow.setObjectName(u"firstRow")
        self.holdPlace = QHBoxLayout()
        self.holdPlace.setSpacing(10)
        self.holdPlace.setObjectName(u"holdPlace")

        self.firstRow.addLayout(self.holdPlace)

        self.firstPlace = QHBoxLayout()
        self.firstPlace.setObjectName(u"firstPlace")

        self.firstRow.addLayout(self.firstPlace)

        self.note = QLabel(ActionBar)
        self.note.setObjectName(u"note")
        self.note.setProperty(u"muted", True)
        self.note.setWordWrap(True)

        self.firstRow.addWidget(self.note)

        self.cancelPlace = QHBoxLayout()
        self.cancelPlace.setObjectName(u"cancelPlace")

        self.firstRow.addLayout(self.cancelPlace)


        self.outer.addLayout(self.firstRow)

        self.secondPlace = QHBoxLayout()
        self.secondPlace.setObjectName(u"secondPlace")

        self.outer.addLayout(self.secondPlace)

        self.below = QSpacerItem(0, 0, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)

        self.outer.addItem(self.below)


        self.retranslateUi(ActionBar)

        QMetaObject.connectSlotsByName(ActionBar)
    # setupUi

    def retranslateUi(self, ActionBar):
        self.whyButton.setText(QCoreApplication.translate("ActionBar", u"Why?", None))
#if QT_CONFIG(accessibility)
        self.whyButton.setAccessibleDescription(QCoreApplication.translate("ActionBar", u"Which effect of which card asks this", None))
#endif // QT_CONFIG(accessibility)
        pass
    # retranslateUi

