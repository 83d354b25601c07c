"""From "no word fits here" to a message: what stands there, what could stand there, and what was most likely meant."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from tabletop.cardtext import words
from tabletop.cardtext.faults import CardTextError, Spot, Where
from tabletop.cardtext.nearest import nearest
from tabletop.cardtext.numbers import LEAST, MOST, NUMBER_WORDS
from tabletop.cardtext.words import Found, Names, Vocabulary

_OPEN = {words.MORE: "a number", words.CARD: "the name of a card", words.TYPE: "a Type"}


class Diagnosis:
    """Makes the errors of one text."""

    def __init__(self, vocabulary: Vocabulary, text: str, where: Where, names: Names) -> None:
        self.vocabulary, self.text, self.where, self.names = vocabulary, text, where, names

    def error(self, place: int, problem: str) -> CardTextError:
        """An error at a place that needs no list of what was expected."""
        return CardTextError(self.where, Spot.of(self.text, place), problem, words.run_at(self.text, place))

    def unexpected(self, place: int, fed: Sequence[Found], accepted: Collection[str]) -> CardTextError:
        """The error for a word that none of the accepted terminals fits; `fed` are the words before it."""
        longer = self._longer_name(fed[-1]) if fed else None
        if longer:
            return longer
        continuing = self.vocabulary.continuations(self.text, place)
        seconds = {name: word for name, word in continuing.items() if name in accepted}
        if seconds:
            first = words.run_at(self.text, place)
            return self._at(words.skip_space(self.text, place + len(first)), list(seconds.values()), set())
        spelled = [spelling for name, spelling in self.vocabulary.spelling.items() if name in accepted]
        return self._at(place, spelled, set(accepted))

    def _at(self, place: int, spelled: list[str], accepted: set[str]) -> CardTextError:
        expected = self._expected(spelled, accepted)
        spot = Spot.of(self.text, place)
        word = words.run_at(self.text, place)
        if not word:
            return CardTextError(self.where, spot, "The text ends too early.", "", expected)
        number = words.number_at(self.text, place)
        if number and not number[1]:
            problem = f'"{number[0]}" is out of range: a card can say whole numbers from {LEAST} to {MOST}.'
            return CardTextError(self.where, spot, problem, number[0])
        suggestion = self._suggest(place, word, spelled, accepted)
        return CardTextError(self.where, spot, self._problem(place, word, accepted), word, expected, suggestion)

    def _problem(self, place: int, word: str, accepted: set[str]) -> str:
        names = [found for found in words.names_at(self.text, place, self.names) if found.terminal != words.TYPE]
        if names and words.SELF in accepted:
            return f'"{names[0].value}" is another card; by name a card can only speak of itself here.'
        if names:
            return f'The card name "{names[0].value}" cannot stand here.'
        if self._knows(place, word):
            return f'"{word}" cannot stand here.'
        if accepted and accepted <= {words.CARD, words.SELF}:
            return f'I do not know a card called "{word}".'
        if accepted == {words.TYPE} or (words.TYPE in accepted and word.endswith("-Type")):
            return f'I do not know the Type "{word.removesuffix("-Type")}".'
        return f'I do not know "{word}".'

    def _knows(self, place: int, word: str) -> bool:
        if any(words.names_at(self.text, place, self.names)) or word.casefold() in NUMBER_WORDS:
            return True
        return word.casefold() in {known.casefold() for known in self.vocabulary.words()} or word.isdigit()

    def _expected(self, spelled: list[str], accepted: set[str]) -> tuple[str, ...]:
        things = [f'"{word}"' for word in spelled]
        things += [phrase for terminal, phrase in _OPEN.items() if terminal in accepted]
        if words.SELF in accepted and self.names.own and words.CARD not in accepted:
            things.append(f'"{self.names.own[0]}"')
        if words.MORE not in accepted:
            things += [
                f'"{word}"' for terminal, word in ((words.ONE, "one"), (words.TWO, "two")) if terminal in accepted
            ]
        if "$END" in accepted:
            things.append("the end of the text")
        return tuple(things)

    def _suggest(self, place: int, word: str, spelled: list[str], accepted: set[str]) -> str | None:
        if not word[0].isalnum():
            return None
        fitting = [part for spelling in spelled for part in spelling.split()[:1]]
        if accepted & {words.ONE, words.TWO, words.MORE}:
            fitting += [known for known, value in NUMBER_WORDS.items() if self._number_fits(value, accepted)]
        if words.TYPE in accepted:
            fitting += self.names.types
            word = word.removesuffix("-Type")
        meant = self._nearest_name(place, accepted) or nearest(word, fitting)
        if meant or self._knows(place, word):
            return meant
        return nearest(word, [*self.vocabulary.words(), *self.names.types, *NUMBER_WORDS])

    @staticmethod
    def _number_fits(value: int, accepted: set[str]) -> bool:
        return {1: words.ONE, 2: words.TWO}.get(value, words.MORE) in accepted

    def _longer_name(self, before: Found) -> CardTextError | None:
        """The error for a misspelt long name whose beginning was read as a short one ("Mallardiction, Duck-Poep")."""
        if before.terminal not in (words.CARD, words.SELF):
            return None
        read = self.text[before.begin : before.end]
        following = self.text[before.begin :].split()
        for name in (*self.names.own, *(spoken for spoken, _ in self.names.cards)):
            written = " ".join(following[: len(name.split())]).rstrip(".,:;")
            if len(written) > len(read) and written.casefold() != name.casefold() and nearest(written, [name]):
                problem = f'I do not know a card called "{written}".'
                return CardTextError(self.where, Spot.of(self.text, before.begin), problem, written, (), name)
        return None

    def _nearest_name(self, place: int, accepted: set[str]) -> str | None:
        """The name that the next words are nearest to; a name of three words is compared with three words."""
        candidates = list(self.names.own) if words.SELF in accepted else []
        if words.CARD in accepted:
            candidates += [spoken for spoken, _ in self.names.cards]
        following = self.text[place:].split()
        for candidate in candidates:
            written = " ".join(following[: len(candidate.split())]).rstrip(".,:;")
            if len(candidate) > 3 and nearest(written, [candidate]):
                return candidate
        return None
