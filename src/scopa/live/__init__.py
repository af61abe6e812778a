"""A table as a pure state machine: commands in, versioned events out. No I/O, clock or chance.

``commands`` and ``events`` are the records, ``table`` and ``handling`` the machine, ``dealing``
the provably fair shuffle, and ``seen`` what one seat is shown of it all.
"""
