"""Searches of rjpf on many machines: ranges of paths, scheduled by Dask (see docs/CLUSTER.md)."""

from .ranges import ClusterError, Outcome, search

__all__ = ["ClusterError", "Outcome", "search"]
