"""Random games by published engines, each driven as its own documents do it.
Runs in the environment that peers.txt describes; refuses to import anything of Atoll."""

import random
import sys
from collections.abc import Callable, Iterator
from importlib import import_module

from contest import serve


def spiel_in_cpp(name: str) -> Iterator[int]:
    """Decisions of game after game of an OpenSpiel game in C++, in OpenSpiel's own loop, also in C++."""
    pyspiel = import_module("pyspiel")
    game = pyspiel.load_game(name)
    bots = [pyspiel.make_uniform_random_bot(player, player) for player in range(game.num_players())]
    seed = 0
    while True:
        state = game.new_initial_state()
        seed += 1
        pyspiel.evaluate_bots(state, bots, seed)
        yield state.move_number()


def spiel_in_python(name: str) -> Iterator[int]:
    """The same for an OpenSpiel game written in Python, which Python drives."""
    import_module("open_spiel.python.games")
    game = import_module("pyspiel").load_game(name)
    while True:
        state, decisions = game.new_initial_state(), 0
        while not state.is_terminal():
            state.apply_action(random.choice(state.legal_actions()))
            decisions += 1
        yield decisions


def pettingzoo(name: str) -> Iterator[int]:
    """A classic game of PettingZoo, by the loop of its documents."""
    numpy = import_module("numpy")
    env = import_module(f"pettingzoo.classic.{name}").env()
    while True:
        env.reset()
        decisions = 0
        for _ in env.agent_iter():
            observation, _, ended, cut_off, _ = env.last()
            if ended or cut_off:
                env.step(None)
            else:
                env.step(random.choice(numpy.flatnonzero(observation["action_mask"]).tolist()))
                decisions += 1
        yield decisions


def catanatron(name: str) -> Iterator[int]:
    """A game of four by catanatron's random players."""
    module = import_module(name)
    colours = list(module.Color)[:4]
    while True:
        game = module.Game([module.RandomPlayer(colour) for colour in colours])
        game.play()
        yield len(game.state.actions)


PEERS: dict[str, tuple[Callable[[str], Iterator[int]], str]] = {
    "OpenSpiel connect_four (C++)": (spiel_in_cpp, "connect_four"),
    "OpenSpiel tic_tac_toe (Python)": (spiel_in_python, "python_tic_tac_toe"),
    "PettingZoo connect_four": (pettingzoo, "connect_four_v3"),
    "catanatron": (catanatron, "catanatron"),
}

if __name__ == "__main__":
    random.seed(1)
    play, what = PEERS[sys.argv[1]]
    serve(play(what))
