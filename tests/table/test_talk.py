"""Quick phrases and free words, who hears them, and who does not want to."""

from atoll.table import say, settle

from .tables import ANA, BOB, EVA, Hand, begun, refused

WATCHING = "person-watching"


def heard(hand: Hand, person: str) -> list[str | None]:
    return [line.text or line.phrase for line in say.heard(hand.table, person)]


def talking() -> Hand:
    hand = begun()
    hand.happens(say.say(hand.table, ANA, "", seat=0, phrase="good-luck"))
    hand.happens(say.say(hand.table, BOB, "", seat=1, text=" And \u202e to\nyou! "))
    hand.happens(say.say(hand.table, WATCHING, "Uli", text="Take the pearl!"))
    return hand


def test_a_player_speaks_under_the_name_of_the_seat() -> None:
    lines = say.heard(talking().table, WATCHING)
    assert [(line.number, line.name, line.seat) for line in lines] == [
        (1, "Ana", 0),
        (2, "Bob", 1),
        (3, "Uli", None),
    ]


def test_words_come_on_one_line_without_what_cannot_be_seen() -> None:
    assert heard(talking(), ANA)[1] == "And to you!"


def test_who_plays_does_not_hear_those_who_watch_until_it_is_over() -> None:
    hand = talking()
    assert heard(hand, ANA) == ["good-luck", "And to you!"]
    assert heard(hand, WATCHING) == ["good-luck", "And to you!", "Take the pearl!"]
    hand.do(0, "surface")
    hand.do(1, "surface")
    assert heard(hand, ANA)[-1] == "Take the pearl!"


def test_one_hears_what_is_new() -> None:
    assert [line.number for line in say.heard(talking().table, WATCHING, after=2)] == [3]


def test_one_does_not_hear_whom_one_has_muted() -> None:
    hand = talking()
    hand.happens(say.mute(hand.table, ANA, 1, True))
    assert say.mute(hand.table, ANA, 1, True) == []
    hand.happens(say.mute(hand.table, WATCHING, None, True))
    assert heard(hand, ANA) == ["good-luck"]
    assert heard(hand, BOB) == ["good-luck", "And to you!"]
    # Oneself one always hears.
    assert heard(hand, WATCHING)[-1] == "Take the pearl!"
    assert heard(hand, EVA)[-1] == "Take the pearl!"
    hand.happens(say.mute(hand.table, ANA, 1, False))
    assert heard(hand, ANA) == ["good-luck", "And to you!"]
    refused("no-seat", say.mute, hand.table, ANA, 5, True)


def test_the_host_lets_them_talk_in_phrases_only_or_not_at_all() -> None:
    hand = talking()
    hand.happens(settle.settle(hand.table, ANA, chat="phrases"))
    refused("chat-phrases", say.say, hand.table, BOB, "", seat=1, text="Hm.")
    hand.happens(say.say(hand.table, BOB, "", seat=1, phrase="wow"))
    hand.happens(settle.settle(hand.table, ANA, chat="off"))
    refused("chat-off", say.say, hand.table, BOB, "", seat=1, phrase="wow")


def test_what_cannot_be_said_is_told() -> None:
    hand = talking()
    refused("not-your-seat", say.say, hand.table, ANA, "", seat=1, phrase="wow")
    refused("chat-empty", say.say, hand.table, ANA, "", seat=0)
    refused("chat-empty", say.say, hand.table, ANA, "", seat=0, text=" \u200b ")
    refused("chat-empty", say.say, hand.table, ANA, "", seat=0, text="Hm.", phrase="wow")
    assert "hello" in refused("no-such-phrase", say.say, hand.table, ANA, "", seat=0, phrase="hm").words
    hand.happens(settle.settle(hand.table, ANA, watch=False))
    refused("no-watching", say.say, hand.table, WATCHING, "Uli", phrase="wow")
