"""The table scene: everything inside the QGraphicsView, for any game that describes its layout.

It draws a `View`, offers the options of a `Decision` by mouse and keyboard, and says by signals what was chosen.
It knows no rules: a drop names an option, and the picture follows the next state.
"""
