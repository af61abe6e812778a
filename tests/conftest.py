"""What all tests share."""

from __future__ import annotations

from hypothesis import settings

# Machines differ and CI's are shared: no example fails for being slow.
settings.register_profile("scopa", deadline=None, print_blob=True)
settings.load_profile("scopa")
