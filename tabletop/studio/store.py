"""A bounded memory of pictures: the least recently used go first when their pixels are more than the limit."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from threading import Lock

from PIL import Image


def weight(picture: Image.Image) -> int:
    """Bytes of pixels in memory."""
    return picture.width * picture.height * len(picture.getbands())


class PictureStore:
    """Pictures by key, at most `limit` bytes of pixels. Safe in several threads. Never change a kept picture."""

    def __init__(self, limit: int) -> None:
        self.limit = limit
        self.size = 0
        self._pictures: OrderedDict[Hashable, Image.Image] = OrderedDict()
        self._lock = Lock()

    def __len__(self) -> int:
        return len(self._pictures)

    def get(self, key: Hashable) -> Image.Image | None:
        """The picture kept under `key`, or None."""
        with self._lock:
            picture = self._pictures.get(key)
            if picture is not None:
                self._pictures.move_to_end(key)
            return picture

    def put(self, key: Hashable, picture: Image.Image) -> None:
        """Keep a picture, and forget the longest unused ones if there is no room."""
        with self._lock:
            old = self._pictures.pop(key, None)
            self.size += weight(picture) - (weight(old) if old is not None else 0)
            self._pictures[key] = picture
            while self.size > self.limit and len(self._pictures) > 1:
                self.size -= weight(self._pictures.popitem(last=False)[1])

    def made(self, key: Hashable, make: Callable[[], Image.Image]) -> Image.Image:
        """The picture kept under `key`; the first time it is made."""
        picture = self.get(key)
        if picture is None:
            picture = make()
            self.put(key, picture)
        return picture
