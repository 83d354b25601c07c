"""A card on the table or in a risen hand: a picture with outlines. Its origin is its middle.

It only paints what it is told; where it lies and what it means is decided elsewhere.
"""

from __future__ import annotations

from PySide6.QtCore import QEasingCurve, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen, QTransform
from PySide6.QtWidgets import QGraphicsPathItem, QStyleOptionGraphicsItem, QWidget

from tabletop.ui.scene.blit import Layers, blit, stack
from tabletop.ui.scene.captions import paint_tag, tag_size
from tabletop.ui.scene.dressing import Dress, Wardrobe
from tabletop.ui.scene.metrics import RAISED, card_rect
from tabletop.ui.scene.outlines import MARGIN, Mark, Outlines
from tabletop.ui.scene.pictures import Look
from tabletop.ui.scene.style import Style, label

HELD = 0.38  # how much is left of a card in its place while its ghost is dragged
PULSE = 0.05  # by how much the ring of a pulse grows


class CardItem(QGraphicsPathItem):
    """One card. `thing` is its key on the table; `on_screen` cards are measured in pixels of the window."""

    def __init__(self, thing: str, wardrobe: Wardrobe, outlines: Outlines, style: Style):
        super().__init__()
        self.thing = thing
        self.width = 63.0
        self.on_screen = False
        self.look = Look(None, "back")
        self.dress = Dress()
        self.marks: tuple[Mark, ...] = ()
        self.tag = ""
        self._tag_up = False
        self._wardrobe = wardrobe
        self._outlines = outlines
        self._style = style
        self._dimness = 0.0
        self._grey = 0.0
        self._lines = 1.0
        self._pulse = 1.0
        self._flash = False
        self._nudge = QPointF()
        self._seen_as: Look | None = None
        self._turned_from: Look | None = None
        self._turn = 1.0
        self.setPen(QPen(Qt.PenStyle.NoPen))
        self._bound()
        self._layers: tuple[int, Layers] | None = None  # with the edition of what they were made of

    # what is shown

    def show_as(self, look: Look, width: float, dress: Dress, on_screen: bool) -> None:
        """Set the picture and its size (units, or pixels when on the screen)."""
        if (look, width, dress, on_screen) == (self.look, self.width, self.dress, self.on_screen):
            return
        self.look, self.width, self.dress, self.on_screen = look, width, dress, on_screen
        self._bound()
        self._changed()

    def mark(self, marks: tuple[Mark, ...], tag: str = "", tag_up: bool = False) -> None:
        """Set the outlines, drawn in this order, and the words of the tag at the lower right.

        `tag_up` keeps the tag inside the card, where name strips lie below it.
        """
        if (marks, tag, tag_up) != (self.marks, self.tag, self._tag_up):
            self.marks, self.tag, self._tag_up = marks, tag, tag_up
            self._changed()

    @property
    def dimness(self) -> float:
        """How far the veil of "not now" has come, 0 to 1."""
        return self._dimness

    def set_dimness(self, dimness: float) -> None:
        """Show the veil so far."""
        self._dimness = dimness
        self._changed()

    @property
    def grey(self) -> float:
        """How grey the card is in Defeat, 0 to 1."""
        return self._grey

    def set_grey(self, grey: float) -> None:
        """Show it so grey."""
        self._grey = grey
        self._changed()

    @property
    def lines(self) -> float:
        """How much of the outlines is seen, 0 to 1."""
        return self._lines

    def set_lines(self, alpha: float) -> None:
        """Let the outlines come: 0 to 1."""
        self._lines = alpha
        self._changed()

    @property
    def pulse(self) -> float:
        """How far the pulse of a card that may act has gone, 1 when there is none."""
        return self._pulse

    def set_pulse(self, progress: float) -> None:
        """Show the pulse so far."""
        self._pulse = progress
        self._changed()

    @property
    def flashes(self) -> bool:
        """Whether the outline flashes just now."""
        return self._flash

    def set_flash(self, on: bool) -> None:
        """Show the flash or not."""
        if on != self._flash:
            self._flash = on
            self._changed()

    @property
    def nudged(self) -> QPointF:
        """How far the card is shifted by a hit."""
        return self._nudge

    def set_nudge(self, by: QPointF) -> None:
        """Shift what is painted by so much; never more than its outlines have room for."""
        self._nudge = by
        self._changed()

    def see_as(self, look: Look | None) -> None:
        """Go on showing this picture until None is told, while the card is on its way."""
        self._seen_as = look
        self._bound()
        self._changed()

    @property
    def turning_from(self) -> Look | None:
        """What is seen of the card while it turns over."""
        return self._turned_from

    def turn_from(self, look: Look | None, progress: float) -> None:
        """Show the card while it turns over: `look` is what was seen before, `progress` 0 to 1."""
        before, self._turned_from, self._turn = self._turned_from, *((None, 1.0) if progress >= 1 else (look, progress))
        if self._turned_from != before:
            self._bound()
        self._changed()

    def _changed(self) -> None:
        """What is painted is not what it was."""
        self._layers = None
        self.update()

    # Qt

    @property
    def rect(self) -> QRectF:
        """The card without tilt, in its own coordinates."""
        return card_rect(self.width, self.look.ratio)

    def _bound(self) -> None:
        """Set what it may cover. As a path, so that Qt, which asks for it all the time, needs no answer from here.

        A row that is seen as the back it comes from is as high as that back is at its width.
        """
        out = MARGIN + 8 + (self.width * 0.16 if self.dress.turn else 0)
        looks = (self.look, self._seen_as, self._turned_from)
        covered = card_rect(self.width, max(look.ratio for look in looks if look is not None))
        bounds = QPainterPath()
        bounds.addRect(covered.adjusted(-out, -out - RAISED, out, out))
        self.setPath(bounds)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        style = self._style
        scale = style.screen_scale if self.on_screen else style.table_scale
        edition = self._wardrobe.edition + self._outlines.edition
        if self._layers is None or self._layers[0] != edition:
            self._layers = self._laid(scale)
        if style.screen_scale == 1 and self._layers[1] and stack(painter, self._layers[1], scale):
            return
        if "selected" in self.marks and self.look.plaque is None:  # other pieces lie on a plaque
            painter.translate(0, -RAISED)
        if not self._nudge.isNull():
            painter.translate(self._nudge)
        self._paint_picture(painter, scale)
        if self._turned_from is not None or self.scale() != 1:
            return  # under way: outlines come when it lies
        self._paint_lines(painter, scale)
        if self.tag:
            self._paint_tag(painter)

    @property
    def _rests(self) -> bool:
        """Whether it is nothing but pictures on one another, as almost every card is almost always."""
        return (
            self._lines == self._pulse == 1
            and self._dimness in (0, 1)
            and not (self._grey or self._flash or self.tag)
            and self._turned_from is None
            and self._seen_as is None
            and self._nudge.isNull()
            and "held" not in self.marks
            and "selected" not in self.marks
        )

    def _laid(self, scale: float) -> tuple[int, Layers]:
        """The card and its outlines as they lie on one another; nothing unless it rests."""
        layers: Layers = []
        if self._rests:
            dress = self._veiled() if self._dimness and not self.dress.dim else self.dress
            pictures = [self._wardrobe.pixmap(self.look, max(1, round(self.width * scale)), dress)]
            size = self._style.outline_size if self.on_screen else 1.0
            around = card_rect(self.width / size, self.look.ratio)
            outlines = [self._outlines.pixmap(mark, around, scale * size) for mark in self.marks]
            if self._lean:
                smooth = Qt.TransformationMode.SmoothTransformation
                outlines = [outline.transformed(QTransform().rotate(self._lean), smooth) for outline in outlines]
            pictures += outlines
            layers = [(picture, picture.width() / 2, picture.height() / 2) for picture in pictures]
        # Drawing them may have thrown others away, so the edition is read now.
        return self._wardrobe.edition + self._outlines.edition, layers

    @property
    def _lean(self) -> float:
        """Degrees by which its outlines lean with it: those of a Disabled card, turned in its place, do not."""
        return self.dress.turn if self.dress.size == 1.0 else 0.0

    def _veiled(self) -> Dress:
        dress = self.dress
        return Dress(dress.turn, dress.size, True, dress.labels, dress.plates, dress.shadow)

    def _paint_lines(self, painter: QPainter, scale: float) -> None:
        size = self._style.outline_size if self.on_screen else 1.0
        around = card_rect(self.width / size, self.look.ratio)
        painter.save()
        painter.rotate(self._lean)
        if self._lines < 1:
            painter.setOpacity(self._lines)
        for mark in self.marks:
            blit(painter, self._outlines.pixmap(mark, around, scale * size), QPointF(), scale)
        if self._pulse < 1 and "acts" in self.marks:
            painter.save()
            painter.setOpacity(1 - self._pulse)
            painter.scale(1 + PULSE * self._pulse, 1 + PULSE * self._pulse)
            blit(painter, self._outlines.pixmap("acts", around, scale * size), QPointF(), scale)
            painter.restore()
        painter.setOpacity(1.0)
        if self._flash:
            blit(painter, self._outlines.pixmap("flash", around, scale * size), QPointF(), scale)
        painter.restore()

    def _paint_picture(self, painter: QPainter, scale: float) -> None:
        look = self._seen_as or self.look
        painter.save()
        if self._turned_from is not None:
            look = self._turned_from if self._turn < 0.5 else look
            painter.scale(max(turned_width(self._turn), 0.02), 1)
        if "held" in self.marks:
            painter.setOpacity(HELD)
        width = max(1, round(self.width * scale))
        dress = self.dress
        dimness = max(self._dimness, self._grey)
        if dimness <= 0 or dress.dim:
            blit(painter, self._wardrobe.pixmap(look, width, dress), QPointF(), width / self.width)
        else:
            if dimness < 1:
                blit(painter, self._wardrobe.pixmap(look, width, dress), QPointF(), width / self.width)
                painter.setOpacity(painter.opacity() * dimness)
            blit(painter, self._wardrobe.pixmap(look, width, self._veiled()), QPointF(), width / self.width)
        painter.restore()

    def _paint_tag(self, painter: QPainter) -> None:
        font = label(self._style.legible(15, most=22.0))
        wide, high = tag_size(self.tag, font)
        place = QPointF(self.rect.right() - wide, self.rect.bottom() - high * (1.05 if self._tag_up else 0.6))
        style = self._style
        ground = style.colour("paper" if "announced" in self.marks else "own_tag")
        paint_tag(painter, place, self.tag, font, ground, style.colour("ink"), style.colour("ink"))


def turned_width(progress: float) -> float:
    """How wide a card is while it turns over, 1 to 0 and back: faster towards the edge, slower away from it."""
    half = QEasingCurve(QEasingCurve.Type.InQuad if progress < 0.5 else QEasingCurve.Type.OutQuad)
    share = half.valueForProgress(2 * progress if progress < 0.5 else 2 * progress - 1)
    return 1 - share if progress < 0.5 else share
