"""Tests of scopa.live."""
