"""A table: the fold of what happened at it, and the verbs by which something more may happen.
Refuses to know of networks; who asks, and what time it is, comes in as an argument.

A server holds a `fold.Table`, calls a verb (each is a file here), keeps the facts that it gives (`stores`),
and lets the table follow them. Nothing changes before that. What cannot be done raises `sorry.Sorry`, a
decision against the rules of the game `atoll.core.Refused`."""
