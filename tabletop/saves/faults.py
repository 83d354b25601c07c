"""What can be wrong with a save, in words: the one error that everything in this package raises."""

from __future__ import annotations

import errno
import os
from pathlib import Path


class SaveError(Exception):
    """A save could not be written or read.

    `field` names the place inside the file (`match.answers[3]`), empty if the file as a whole is meant. `problem` says
    what is wrong and `advice` what to do; both are whole sentences for the person at the table.
    """

    def __init__(self, path: Path, field: str, problem: str, advice: str) -> None:
        super().__init__(path, field, problem, advice)
        self.path = path
        self.field = field
        self.problem = problem
        self.advice = advice

    def __str__(self) -> str:
        return f"{self.line()} {self.advice}".rstrip()

    def line(self) -> str:
        """File, field and problem, without the advice."""
        where = f"{self.path}: {self.field}" if self.field else str(self.path)
        return f"{where}: {self.problem}"


def cannot_write(path: Path, error: OSError) -> SaveError:
    """The error of a failed write: what the system said, in words, and what to do about it."""
    folder = path.parent
    number = error.errno
    if number in (errno.ENOSPC, errno.EDQUOT):
        problem = "The game was not saved: the disk is full."
        advice = (
            "Free some space or save to another disk. The game goes on, and an older save of this name is untouched."
        )
    elif number in (errno.EACCES, errno.EPERM, errno.EROFS):
        problem = f"The game was not saved: nothing can be written to the folder {folder}."
        advice = "Save to another folder, or allow writing there. An older save of this name is untouched."
    elif number in (errno.ENOENT, errno.ENOTDIR):
        problem = f"The game was not saved: there is no folder {folder}."
        advice = "Make the folder first or save to another one."
    elif number in (errno.ENAMETOOLONG, errno.EINVAL):
        problem = "The game was not saved: the system does not take this file name."
        advice = "Save under a shorter name made of letters and digits."
    else:
        problem = f"The game was not saved: {_system_words(error)}."
        advice = "Save to another folder or disk. An older save of this name is untouched."
    return SaveError(path, "", problem, advice)


def cannot_read(path: Path, error: OSError) -> SaveError:
    """The error of a failed read."""
    number = error.errno
    if number in (errno.ENOENT, errno.ENOTDIR):
        return SaveError(path, "", "There is no such file.", "Check the name and the folder.")
    if number in (errno.EACCES, errno.EPERM):
        return SaveError(path, "", "The file may not be read.", "Allow reading it, or copy it to a folder of yours.")
    if number == errno.EISDIR:
        return SaveError(path, "", "This is a folder, not a save.", "Name a file in it.")
    return SaveError(
        path, "", f"The file cannot be read: {_system_words(error)}.", "Try again, or use another copy of it."
    )


def _system_words(error: OSError) -> str:
    return error.strerror or (os.strerror(error.errno) if error.errno else str(error))
