"""Tables kept in a database: an append-only log of events, SQLite by default, PostgreSQL by URL."""
