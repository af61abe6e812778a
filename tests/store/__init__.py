"""Tests of scopa.store."""
