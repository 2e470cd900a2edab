"""Calls of the rjpf program: words in, JSON reports out. These run on workers, each with its own rjpf and JDK."""

import json
import os
import subprocess
import tempfile


class ClusterError(Exception):
    """Something that running a part again does not cure."""


# Exit codes of rjpf: no error, an error found, wrong words, not everything covered.
CLEAN, VIOLATION, USAGE, INCOMPLETE = 0, 1, 2, 3


def call(command, words, folder):
    """Runs rjpf and gives back its exit code and what it printed."""
    try:
        done = subprocess.run([command, *words], cwd=folder, capture_output=True, text=True)
    except FileNotFoundError as error:
        raise ClusterError(f"{os.uname().nodename}: there is no {error.filename}") from error
    if done.returncode == USAGE:
        raise ClusterError(f"{os.uname().nodename}: {done.stderr.strip()}")
    if done.returncode not in (CLEAN, VIOLATION, INCOMPLETE):
        # Killed, or a fault of rjpf: another worker may do better.
        raise RuntimeError(f"{os.uname().nodename}: rjpf ended with {done.returncode}: {done.stderr.strip()[-500:]}")
    return done.returncode, done.stdout


def split(command, words, folder, parts):
    """The keys of each part."""
    _, printed = call(command, ["range", "split", *words, f"+range.parts={parts}"], folder)
    return [line.split() for line in printed.splitlines()]


# Times that a part is given twice the time, if it came to nothing.
DOUBLINGS = 10


def run(command, words, keys, folder, budget):
    """Searches one part, for so many seconds at most, and gives back the JSON report."""
    with tempfile.TemporaryDirectory() as place:
        name = os.path.join(place, "report.json")
        for _ in range(DOUBLINGS + 1):
            limit = [f"+search.time_limit={budget}"] if budget else []
            more = [*keys, *limit, "-j", "1", "--no-trace", "--json", name]
            call(command, ["range", "run", *words, *more], folder)
            if os.path.exists(name):
                with open(name, encoding="utf-8") as file:
                    report = json.load(file)
                if not budget or has_come_somewhere(report):
                    return report
            # The time was over before the search began: this machine is busier than anybody thought.
            budget *= 2
        return report


def has_come_somewhere(report):
    part = report["range"]
    return part["covered"] or part["outdated"] or part["reached"] is not None or report["findings"]
