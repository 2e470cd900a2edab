"""The command rjpf-cluster."""

import argparse
import os
import sys
import tempfile

from distributed import Client, LocalCluster

from . import partitioned
from .program import CLEAN, USAGE, VIOLATION, ClusterError
from .ranges import search


def arguments(words):
    parser = argparse.ArgumentParser(
        prog="rjpf-cluster",
        description="searches all paths of a program on a Dask cluster",
        epilog="all other words are for rjpf: the program, +key=value, -cp and so on",
    )
    parser.add_argument("--scheduler", help="address of a Dask scheduler, as tcp://host:8786; without it, a local cluster")
    parser.add_argument("--workers", type=int, default=os.cpu_count(), help="workers of a local cluster")
    parser.add_argument("--partitioned", action="store_true", help="level by level, no state twice, instead of parts of all paths")
    parser.add_argument("--shared", help="partitioned: a folder that all workers share; a search that is in it goes on")
    parser.add_argument("--partitions", type=int, help="partitioned: number of partitions (two for each worker)")
    parser.add_argument("--parts", type=int, help="parts to begin with (four for each worker)")
    parser.add_argument("--budget", type=int, default=60, help="seconds after which what is left of a part is split")
    parser.add_argument("--all", action="store_true", help="go on after the first error")
    parser.add_argument("--rjpf", default="rjpf", help="the rjpf program on the workers")
    parser.add_argument("--folder", default=os.getcwd(), help="the working folder on the workers")
    return parser.parse_known_args(words)


def connect(options):
    if options.scheduler:
        return Client(options.scheduler, timeout="10s")
    cluster = LocalCluster(n_workers=options.workers, threads_per_worker=1, dashboard_address=None)
    return Client(cluster)


def main(words=None):
    options, words = arguments(words)
    if not words:
        print("rjpf-cluster: nothing to check: name a program", file=sys.stderr)
        return USAGE
    tell = lambda text: print(text, file=sys.stderr)
    if options.partitioned:
        return by_partition(options, words, tell)
    more = ["+search.multiple_errors"] if options.all else []
    try:
        with connect(options) as client:
            workers = max(1, len(client.scheduler_info(n_workers=-1)["workers"]))
            outcome = search(
                client,
                [*words, *more],
                parts=options.parts or 4 * workers,
                command=options.rjpf,
                folder=options.folder,
                budget=options.budget,
                stop_at_first=not options.all,
                tell=tell,
            )
    except (ClusterError, OSError) as error:
        print(f"rjpf-cluster: {error}", file=sys.stderr)
        return USAGE
    for finding in outcome.findings:
        print(f"{finding['kind']}: {finding['message']} (path {finding['path']})")
    states, paths = outcome.total("states"), outcome.total("ends")
    print(f"{len(outcome.reports)} parts: states {states} (some in several parts), paths {paths}")
    if outcome.findings:
        return VIOLATION
    print("no error found: every path was covered")
    return CLEAN


def by_partition(options, words, tell):
    if options.scheduler and not options.shared:
        print("rjpf-cluster: --partitioned needs --shared: a folder that all workers share", file=sys.stderr)
        return USAGE
    try:
        with tempfile.TemporaryDirectory() as own, connect(options) as client:
            state = partitioned.search(
                client,
                words,
                shared=options.shared or own,
                partitions=options.partitions,
                command=options.rjpf,
                folder=options.folder,
                stop_at_first=not options.all,
                tell=tell,
            )
    except (ClusterError, OSError) as error:
        print(f"rjpf-cluster: {error}", file=sys.stderr)
        return USAGE
    print(partitioned.report(state, stop_at_first=not options.all))
    return partitioned.exit_code(state)


if __name__ == "__main__":
    sys.exit(main())
