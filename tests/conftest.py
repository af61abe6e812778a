"""What all tests share."""

from __future__ import annotations

import signal

from hypothesis import settings

# Machines differ and CI's are shared: no example fails for being slow.
settings.register_profile("scopa", deadline=None, print_blob=True)
settings.load_profile("scopa")

if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    # A shell that starts the tests in the background has them ignore Ctrl-C, and so would every
    # process they start; but some are there to be sent it.
    signal.signal(signal.SIGINT, signal.default_int_handler)
