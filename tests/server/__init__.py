"""Tests of scopa.server."""
