"""The version of Atoll, in one place. It refuses to know anything else."""

VERSION = "0.1.0"
