"""An import-linter contract that names what is allowed, so that no list of packages grows stale."""

import sys
from typing import Any

from grimp import ImportGraph
from importlinter import Contract, ContractCheck, fields, output


class StandardLibraryOnly(Contract):
    """Whatever the source modules import, directly or through others of ours, is standard library.

    Source modules that do not exist yet are passed over.
    """

    source_modules = fields.SetField(subfield=fields.StringField())

    def check(self, graph: ImportGraph, verbose: bool) -> ContractCheck:  # noqa: ARG002, FBT001 (the linter's signature)
        """Collect the shortest chain to every package that is neither ours nor Python's."""
        chains = []
        for source in sorted(self.source_modules):  # type: ignore[call-overload] # a field is a value here
            if source not in graph.modules:
                continue
            ours = source.partition(".")[0]
            for upstream in sorted(graph.find_upstream_modules(source, as_package=True)):
                package = upstream.partition(".")[0]
                if package != ours and package not in sys.stdlib_module_names:
                    chain = graph.find_shortest_chain(source, upstream, as_packages=True)
                    chains.append(" -> ".join(chain or (source, upstream)))
        return ContractCheck(kept=not chains, metadata={"chains": chains})

    def render_broken_contract(self, check: ContractCheck) -> None:
        """Print each chain."""
        chains: Any = check.metadata["chains"]
        for chain in chains:
            output.print_error(f"- {chain}")
        output.new_line()
