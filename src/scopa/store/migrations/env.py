"""How Alembic runs our migrations: on the connection it is given."""

from __future__ import annotations

from alembic import context

from scopa.store.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    # The caller's transaction holds everything, so a migration happens whole or not at all.
    transactional_ddl=True,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
