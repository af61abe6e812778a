"""``python -m scopa``: the same as the command ``scopa``."""

from scopa.cli import main

if __name__ == "__main__":
    main()
