# -*- coding: utf-8 -*-

################################################################################
## Form generated from reading UI file 'top_bar.ui'
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
    QSizePolicy, QSpacerItem, QWidget)

class Ui_TopBar(object):
    def setupUi(self, TopBar):
        if not TopBar.objectName():
            TopBar.setObjectName(u"TopBar")
        self.outer = QHBoxLayout(TopBar)
        self.outer.setSpacing(16)
        self.outer.setObjectName(u"outer")
        self.outer.setContentsMargins(-1, 0, -1, 3)
        self.titlePlace = QHBoxLayout()
        self.titlePlace.setObjectName(u"titlePlace")

        self.outer.addLayout(self.titlePlace)

        self.phasePlace = QHBoxLayout()
        self.phasePlace.setObjectName(u"phasePlace")

        self.outer.addLayout(self.phasePlace)

        self.round = QLabel(TopBar)
        self.round.setObjectName(u"round")

        self.outer.addWidget(self.round)

        self.turnPlace = QHBoxLayout()
        self.turnPlace.setObjectName(u"turnPlace")

        self.outer.addLayout(self.turnPlace)

        self.stretch = QSpacerItem(0, 0, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.outer.addItem(self.stretch)

        self.buttons = QHBoxLayout()
        self.buttons.setSpacing(2)
        self.buttons.setObjectName(u"buttons")
        self.undoButton = QPushButton(TopBar)
        self.undoButton.setObjectName(u"undoButton")
        self.undoButton.setProperty(u"bar", True)

        self.buttons.addWidget(self.undoButton)

        self.redoButton = QPushButton(TopBar)
        self.redoButton.setObjectName(u"redoButton")
        self.redoButton.setProperty(u"bar", True)

        self.buttons.addWidget(self.redoButton)

        self.rulesButton = QPushButton(TopBar)
        self.rulesButton.setObjectName(u"rulesButton")
        self.rulesButton.setProperty(u"bar", True)

        self.buttons.addWidget(self.rulesButton)

        self.tableButton = QPushButton(TopBar)
        self.tableButton.setObjectName(u"tableButton")
        self.tableButton.setProperty(u"bar", True)

        self.buttons.addWidget(self.tableButton)


        self.outer.addLayout(self.buttons)


        self.retranslateUi(TopBar)

        QMetaObject.connectSlotsByName(TopBar)
    # setupUi

    def retranslateUi(self, TopBar):
        self.undoButton.setText(QCoreApplication.translate("TopBar", u"Undo", None))
#if QT_CONFIG(accessibility)
        self.undoButton.setAccessibleName(QCoreApplication.translate("TopBar", u"Undo", None))
#endif // QT_CONFIG(accessibility)
        self.redoButton.setText(QCoreApplication.translate("TopBar", u"Redo", None))
#if QT_CONFIG(accessibility)
        self.redoButton.setAccessibleName(QCoreApplication.translate("TopBar", u"Redo", None))
#endif // QT_CONFIG(accessibility)
        self.rulesButton.setText(QCoreApplication.translate("TopBar", u"Rules", None))
#if QT_CONFIG(tooltip)
        self.rulesButton.setToolTip(QCoreApplication.translate("TopBar", u"The rules, searchable (F1)", None))
#endif // QT_CONFIG(tooltip)
        self.tableButton.setText(QCoreApplication.translate("TopBar", u"Table", None))
#if QT_CONFIG(accessibility)
        self.tableButton.setAccessibleName(QCoreApplication.translate("TopBar", u"Table menu", None))
#endif // QT_CONFIG(accessibility)
        pass
    # retranslateUi

