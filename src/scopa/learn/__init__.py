"""Learning the game: lessons as data, the answer to every attempt, guides. Pure; texts by id.

Nothing here is text that people read: everything said is an id of the ``learn`` catalogues with
its values. What a lesson shows or claims comes from the rules, so it cannot disagree with them.
"""
