"""Headers of the files of `rjpf expand` and `rjpf sift`; what is behind them is rjpf's own business (docs/CLUSTER.md)."""

import json

from .program import ClusterError

MAGIC = b"rjpf-level-file\n"


def header(name):
    """What a file says about itself."""
    with open(name, "rb") as file:
        begin = file.read(len(MAGIC) + 8)
        if begin[: len(MAGIC)] != MAGIC:
            raise ClusterError(f"{name} is no file of 'rjpf expand' or 'rjpf sift'")
        return json.loads(file.read(int.from_bytes(begin[len(MAGIC) :], "little")))
