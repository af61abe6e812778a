"""The same match in a terminal: Textual for screens and keys, drawing of its own for the cards.

``blocks`` and ``cards`` draw; ``board``, ``tally``, ``help`` and ``start`` lay a screen out as
lines of text; ``game``, ``choosing`` and ``setup`` know what can be done; only ``app``, ``table``,
``sheet``, ``asking`` and ``canvas`` know Textual. What is drawn comes from the reader's
:class:`scopa.View`, so the hidden is out of reach.
"""
