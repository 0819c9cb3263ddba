"""What the commands that show a game share: words, the screen, questions, records in files.
Refuses to be a command."""
