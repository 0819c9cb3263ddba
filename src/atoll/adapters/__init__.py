"""Doors to the tools of the AI community, each a module with an extra: PettingZoo, Gymnasium, OpenSpiel.
Refuses to bring their ways inside: numbered actions, dead steps, illegal moves that end a game stay here."""
