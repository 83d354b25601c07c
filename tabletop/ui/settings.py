"""What the app remembers for a person: looks, table habits, names. One small JSON file in the data folder.

A file that is missing or damaged gives the defaults; a folder that cannot be written loses only the memory.
"""

from __future__ import annotations

import contextlib
import json
from dataclasses import asdict, dataclass, field, fields
from pathlib import Path
from typing import Any

from tabletop.folders import data_folder

FILE = "settings.json"
SPEEDS = {"slow": 1.6, "normal": 1.0, "fast": 0.5, "off": 0.0}  # factor on every duration
SKILL_TESTS = {"normal": "Normal marker", "slow": "Slow marker", "die": "Plain die"}
TEXT_SCALES = (0.8, 1.0, 1.2, 1.5, 2.0)
THEME_WORDS = {"dark": "Dark", "light": "Light", "contrast": "High contrast"}


@dataclass
class Settings:
    """`text_scale` 1.0 is 100 %; `speed` names a factor of SPEEDS; `hands` is a value of `hotseat.Hands`.
    With `reduced_motion` pieces jump and flash instead of flying; `skill_tests` is a key of SKILL_TESTS. With
    `quarter_turn` Disabled cards lie across instead of tilted; with `turn_table` whoever decides sits below.

    `names`, `kinds` are those of the seats last time, `options` the options by game; `colours` their
    marks as places in `palette.SEATS`; `dock` is the width of the right column in pixels, `log_share` the log's part of
    its height in percent, 0 for as it is drawn; `listing` is the table as list, with its width and side; `window`
    is (x, y, width, height), empty before the first time, `window_state` is "full", "maximized" or "".
    """

    theme: str = "dark"
    text_scale: float = 1.0
    speed: str = "normal"
    reduced_motion: bool = False
    skill_tests: str = "normal"
    hands: str = "closed"
    quarter_turn: bool = False
    turn_table: bool = False
    names: list[str] = field(default_factory=list)
    kinds: list[str] = field(default_factory=list)
    options: dict[str, dict[str, str]] = field(default_factory=dict)
    dock: int = 0
    inspector: bool = True
    log: bool = True
    log_share: int = 0
    colours: list[int] = field(default_factory=list)
    listing: bool = False
    listing_width: int = 0
    listing_right: bool = False
    window: list[int] = field(default_factory=list)
    window_state: str = ""

    @property
    def speed_factor(self) -> float:
        """The factor on every duration; 0 for no motion."""
        return SPEEDS.get(self.speed, 1.0)


def load_settings(path: Path | None = None) -> Settings:
    """The settings as saved last, or the defaults. What does not fit is left at its default."""
    settings = Settings()
    try:
        data: Any = json.loads((path or data_folder() / FILE).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return settings
    if isinstance(data, dict):
        for each in fields(Settings):
            value = data.get(each.name)
            default = getattr(settings, each.name)
            if isinstance(value, type(default)) or (isinstance(default, float) and isinstance(value, int)):
                setattr(settings, each.name, value)
    settings.text_scale = min(max(float(settings.text_scale), 0.8), 2.0)
    return settings


def save_settings(settings: Settings, path: Path | None = None) -> None:
    """Remember these settings. A folder that cannot be written is no reason to disturb anybody."""
    with contextlib.suppress(OSError):
        target = path or data_folder() / FILE
        waiting = target.with_suffix(".tmp")
        waiting.write_text(json.dumps(asdict(settings), indent=1), encoding="utf-8")
        waiting.replace(target)
