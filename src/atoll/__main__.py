"""`python -m atoll`: the command line without its script. It refuses to be anything else."""

import sys

from atoll.cli import main

if __name__ == "__main__":
    sys.exit(main())
