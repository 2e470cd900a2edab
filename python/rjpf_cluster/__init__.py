"""Searches of rjpf on many machines: ranges of paths, or states by partition, scheduled by Dask (see docs/CLUSTER.md)."""

from . import partitioned
from .ranges import ClusterError, Outcome, search

__all__ = ["ClusterError", "Outcome", "partitioned", "search"]
