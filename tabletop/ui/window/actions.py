"""What the action bar offers at a moment, as values: a prompt and one or two lines of choices with their keys.

No widgets and no rules: everything comes from the decision's options. Digits choose in the line that is asked now.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from tabletop.engine.decision import Decision, Option
from tabletop.ui.moment import Moment
from tabletop.ui.standing import SILENCES
from tabletop.ui.window.bar_items import NOBODY, RESULT, SKIP, TO_THE_END, Actions, Hold, Item, Line, Names

END_KEYS = ("pass", "skip", "decline", "done", "rest")  # answers that the key End gives: no more of this
MOST_DIGITS = 9
CARD_KEY = "P"


def actions_of(
    moment: Moment, names: Names, subject: str | None, following: Decision | None, blind: Sequence[Option] = ()
) -> Actions:
    """The action bar at a moment. `subject` is what the person has picked, `following` the decision that choosing it
    would lead to at once, if that is so; `blind` are answers that need no look at a closed hand."""
    if moment.outcome is not None:
        return Actions(moment.prompt, buttons=(RESULT,))
    if moment.scene.call is not None and moment.scene.call_seats:
        return _explained(_call(moment), moment, names)
    if moment.scene.hand_wanted is not None:
        return _explained(_wanted(moment, blind), moment, names)
    if moment.bot is not None:
        return Actions(moment.prompt, note=moment.note, buttons=(SKIP if moment.people else TO_THE_END,))
    decision = moment.decision
    if decision is None:
        return Actions(moment.prompt, note=moment.note)
    return _asked(moment, decision, names, subject, following)


def is_two_step(decision: Decision) -> bool:
    """Whether one first picks a subject and then what to do with it."""
    return len(decision.subjects()) > 1


def goes_at_once(decision: Decision, subject: str) -> bool:
    """Whether picking a subject answers: it has one option, and where it goes is the same for all of them."""
    options = decision.for_subject(subject)
    if len(options) != 1:
        return False
    target = options[0].target
    if target is None:
        return True
    same = {option.target for option in decision.options if option.subject is not None} == {target}
    return same and target.startswith(("lane:", "zone:"))


def short_label(option: Option, name: str) -> str:
    """An option's label beside its subject's button: "BERT to Front Row" becomes "Front Row".

    Of "Little Thud, Jobber on Bo" only "Bo" is left, of "Titan fights on City Hall" "Fights on City Hall".
    """
    label = option.label
    for joint in (" to ", " on "):
        if label.startswith(f"{name}{joint}"):
            return label.removeprefix(f"{name}{joint}")
    if label.startswith(f"{name} fights on "):
        return f"Fights on {label.removeprefix(f'{name} fights on ')}"
    if label.startswith(f"{name}, ") and " on " in label:
        return label.rpartition(" on ")[2]
    if f" {name}:" in label:
        return label.replace(f" {name}:", ":", 1)
    return label


# ------------------------------------------------------------ the kinds of moments
def _call(moment: Moment) -> Actions:
    named = [(seat, moment.scene.names[seat]) for seat in moment.scene.call_seats]
    holds = tuple(
        Hold(seat, f"{name} answers", "hold: opens the hand", str(place), call=True, brief=(name, "answers"))
        for place, (seat, name) in enumerate(named, 1)
    )
    silent = tuple(
        Item("choose", f"{moment.scene.names[seat]}: {words}", f"!stand {seat} {name}")
        for seat in moment.scene.call_seats
        for name, words in SILENCES.items()
    )
    return Actions(moment.prompt, note=moment.note, holds=holds, buttons=(NOBODY, *silent))


def _explained(actions: Actions, moment: Moment, names: Names) -> Actions:
    """The same with the card that it is about and with what "Why?" shows, as far as that is public."""
    asked = moment.explained
    if asked is None:
        return actions
    about = asked.about or (asked.call.subject if asked.call is not None else None)
    return replace(actions, icon=names.emblem(about or ""), why=asked.why, rule=asked.rule)


def _wanted(moment: Moment, blind: Sequence[Option]) -> Actions:
    seat = moment.scene.hand_wanted
    assert seat is not None
    name = moment.scene.names[seat]
    buttons = tuple(Item("choose", option.label, option.key, cap="End") for option in blind)
    note = ""
    if buttons:
        words = buttons[0].label
        note = f"{words} works without a look and then asks nothing: a question would tell what the hand holds."
    return Actions(
        moment.prompt, note=note, holds=(Hold(seat, f"{name}: hold to open", "the hand", "1"),), buttons=buttons
    )


def _asked(
    moment: Moment, decision: Decision, names: Names, subject: str | None, following: Decision | None
) -> Actions:
    prompt = moment.prompt
    lines: tuple[Line, ...]
    if not is_two_step(decision):
        lines = (_only(decision, names),)
    else:
        first = _subjects(decision, names, subject)
        second = _second(decision, names, subject, following)
        if second is None:
            lines = (Line(_who(decision, numbered=_leads_on(decision)), _digits(first)),)
        else:
            lines = (Line(_who(decision, numbered=True), first), second)
            prompt = following.prompt if following is not None else _what_now(decision, names, subject)
    about = names.emblem(subject or decision.about or "")
    return Actions(
        prompt,
        icon=about,
        note=moment.note,
        why=decision.why,
        rule=decision.rule,
        lines=tuple(line for line in lines if line.items),
        holds=_offered(moment),
        cancel=len(lines) == 2,
        counter=decision.picks,
    )


def _only(decision: Decision, names: Names) -> Line:
    """One line. Where one thing alone can act and every label begins with its name, that stands before them once."""
    subjects = decision.subjects()
    name = names.title(subjects[0]) if len(subjects) == 1 else ""
    own = decision.for_subject(subjects[0]) if name else ()
    if not name or len(own) < 2 or not all(option.label.startswith(f"{name} ") for option in own):
        return Line(_heading(decision.options, names), _options(decision.options, names))
    short = [replace(option, label=short_label(option, name)) for option in decision.options]
    return Line(name, _options(short, names))


def _offered(moment: Moment) -> tuple[Hold, ...]:
    """The key that opens the hand of whoever may perhaps play a card of it: there whatever the hand holds."""
    seat = moment.scene.hand_offered
    if seat is None:
        return ()
    return (Hold(seat, "Play a card", "hold: opens the hand", CARD_KEY, offered=True),)


def _subjects(decision: Decision, names: Names, chosen: str | None) -> tuple[Item, ...]:
    subjects = sorted(decision.subjects(), key=names.order)
    titles = [_title(decision, subject, names) for subject in subjects]
    items = []
    for subject, title in zip(subjects, titles, strict=True):
        twice = len({names.place(s) for s, other in zip(subjects, titles, strict=True) if other == title}) > 1
        options = decision.for_subject(subject)
        preview = _effect(options[0], title) if goes_at_once(decision, subject) else ""
        items.append(
            Item(
                "subject",
                title,
                preview=", ".join(part for part in (names.place(subject) if twice else "", preview) if part),
                icon=names.emblem(subject),
                subject=subject,
                chosen=subject == chosen,
            )
        )
    alone = not _leads_on(decision)
    for o in decision.for_subject(None):
        items.append(Item("choose", o.label, o.key, o.preview if alone else "", _end_cap(o), target=o.target or ""))
    return tuple(items)


def _effect(option: Option, title: str) -> str:
    """What picking a thing does, beside its name: of "Combat Visor: roll again" what follows the colon, too."""
    does = option.label.removeprefix(f"{title}: ")
    return ": ".join(part for part in (does if does != option.label else "", option.preview) if part)


def _title(decision: Decision, subject: str, names: Names) -> str:
    """What a subject is called: a hidden card as its option words it."""
    options = decision.for_subject(subject)
    return options[0].label if subject.startswith("hidden:") and options else _capital(names.title(subject))


def _capital(name: str) -> str:
    """A name at the beginning of a button or a sentence: markers and pawns have none of their own."""
    return name[:1].upper() + name[1:]


def _second(decision: Decision, names: Names, subject: str | None, following: Decision | None) -> Line | None:
    if subject is None:
        return None
    options = decision.for_subject(subject)
    if following is not None and len(options) == 1:
        items = _options(following.options, names)
        chained = tuple(_as_chain(item, options[0].key) for item in items)
        return Line(f"2 {_heading(following.options, names) or 'What'}", chained)
    if len(options) > 1 or any(option.target for option in options):
        name = _capital(names.title(subject))
        shortened = _digits(tuple(_item(o, _done_with(o, name, names)) for o in in_reading_order(options, names)))
        return Line(f"2 {_heading(options, names)}", shortened)
    return None


def _done_with(option: Option, name: str, names: Names) -> str:
    """What is done with a subject; where its option has the subject's name alone, the lane that it is dropped on."""
    words = short_label(option, name)
    lane = option.target or ""
    return names.title(lane) if words == name and lane.startswith("lane:") else words


def in_reading_order(options: Sequence[Option], names: Names) -> list[Option]:
    """Groups as their first option lies on the screen, inside a group from left to right; plain answers come last.

    Where one answer alone has a place, such as one of several amounts, all stay in the order in which they were given.
    """
    if not any(option.target for option in options) and sum(option.subject is not None for option in options) == 1:
        return list(options)
    last = (len(options) + 1000, 0)

    def place(option: Option) -> tuple[int, int]:
        thing = option.target or option.subject
        return names.order(thing) if thing else last

    first: dict[str, tuple[int, int]] = {}
    for option in options:
        first[option.heading] = min(place(option), first.get(option.heading, last))
    return sorted(options, key=lambda option: (first[option.heading], place(option)))


def _options(options: Sequence[Option], names: Names) -> tuple[Item, ...]:
    options = in_reading_order(options, names)
    labels = [option.label for option in options]
    items = []
    for option in options:
        label = option.label
        if labels.count(label) > 1 and option.target is not None:
            label = f"{label} {names.place(option.target)}".strip()
        items.append(_item(option, label))
    ends = [item for item in items if item.cap]
    return _digits(tuple([item for item in items if not item.cap] + ends))


def _item(option: Option, label: str) -> Item:
    return Item(
        "choose",
        label,
        option.key,
        option.preview,
        _end_cap(option),
        subject=option.subject or "",
        target=option.target or "",
        heading=option.heading,
    )


def _as_chain(item: Item, first: str) -> Item:
    return replace(item, kind="chain", key=f"{first} {item.key}")


def _digits(items: tuple[Item, ...]) -> tuple[Item, ...]:
    numbered, digit = [], 0
    for item in items:
        if not item.cap and digit < MOST_DIGITS:
            digit += 1
            item = replace(item, cap=str(digit))
        numbered.append(item)
    return tuple(numbered)


def _end_cap(option: Option) -> str:
    return "End" if option.key in END_KEYS else ""


def _leads_on(decision: Decision) -> bool:
    with_target = [option for option in decision.options if option.target is not None]
    return any(option.subject is None or not goes_at_once(decision, option.subject) for option in with_target)


def _who(decision: Decision, numbered: bool) -> str:
    hidden = all(subject.startswith("hidden:") for subject in decision.subjects())
    if decision.uses_hand or hidden:
        return "1 Card" if numbered else "Card"
    return "1 Who" if numbered else "Which"


def _heading(options: Sequence[Option], names: Names) -> str:
    targets = [option.target for option in options if option.target is not None]
    if not targets or all(option.subject is None for option in options):
        return ""  # the question says what is chosen
    if _goes_or_acts(options, names):
        return "What"
    aimed = any(target.startswith("card:") and not names.ground(target) for target in targets)
    return "Target" if aimed else "Where"


def _goes_or_acts(options: Sequence[Option], names: Names) -> bool:
    """Whether something may move to a place, or do something to what stands there: one word for both."""
    ground = {names.ground(option.target) for option in options if option.target is not None}
    return len(ground) == 2 and not any((option.subject or "card:").startswith("card:") for option in options)


def _what_now(decision: Decision, names: Names, subject: str | None) -> str:
    name = _capital(names.title(subject or ""))
    options = decision.for_subject(subject)
    if _goes_or_acts(options, names):
        return f"{name}: choose what it does."
    targets = [option.target or "card:" for option in options]
    places = any(not target.startswith("card:") or names.ground(target) for target in targets)
    return f"{name}: choose where it goes." if places else f"{name}: choose its Target."
