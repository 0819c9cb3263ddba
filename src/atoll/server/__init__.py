"""Atoll on the network: HTTP, sockets, bots in their own processes, several nodes.
Refuses to know a game by name and to decide what is allowed: it carries what tables and rules say."""
