"""Tests of the engine: the core's rules, play-outs, worlds and solver."""
