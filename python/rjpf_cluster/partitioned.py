"""All states of a program, level by level: each belongs to a partition, by its fingerprint, and is expanded once.

A level is two rounds of tasks: `rjpf expand` takes all alternatives of the states of some partitions, `rjpf sift` finds
for each partition what is new to it. All files are in a folder that the workers share, under the same name everywhere. A
level is there when all its files are, so that a task of a lost worker is simply run again, and a search that was
stopped goes on with its last level.

What is here: which tasks there are, and what their results come to. Dask schedules them and runs again what was lost.
"""

import json
import os
import time
from dataclasses import asdict, dataclass, field

from distributed import as_completed

from . import level_file, program
from .program import INCOMPLETE, VIOLATION, ClusterError

# Times that a task is given to another worker when one is lost.
RETRIES = 5
# States that are worth a process: starting one takes as long as expanding about so many.
WORTH_A_PROCESS = 500
# Sequences of data choices that exit statuses are told apart by, as in one process.
MOST_EXITS = 100_000

FIGURES = ("transitions", "ends", "ignored", "reached", "followed", "successors", "seconds")


@dataclass
class Levels:
    """How far a search has come, and what it has seen."""

    words: list
    partitions: int
    round: int = 0
    # The level whose states are there; -1: none.
    level: int = -1
    # States of that level, by partition.
    open: list = field(default_factory=list)
    states: int = 0
    figures: dict = field(default_factory=lambda: dict.fromkeys(FIGURES, 0))
    # Bytes of all files that tasks have handed to others.
    shipped: int = 0
    findings: list = field(default_factory=list)
    notes: list = field(default_factory=list)
    outputs: list = field(default_factory=list)
    exit_codes: list = field(default_factory=list)
    # Data chosen: status and path, the first of each; how many paths there were; two paths that differ by the schedule.
    exits: dict = field(default_factory=dict)
    exit_counts: dict = field(default_factory=dict)
    differing: list = field(default_factory=list)
    exit_status: str = "off"
    assumptions: list = field(default_factory=list)
    # Why not everything was covered.
    limits: list = field(default_factory=list)
    done: bool = False
    seconds: float = 0.0

    def count(self, headers):
        """What the tasks of a level have counted and found; the least path to something counts as the first."""
        for name in ("findings", "notes"):
            found = sorted((found for header in headers for found in header[name]), key=lambda found: order(found["path"]))
            add(getattr(self, name), found, lambda found: (found["kind"], found["message"]))
        for header in headers:
            self.count_one(header)

    def count_one(self, header):
        for name in FIGURES:
            self.figures[name] += header["statistics"][name]
        for name, key in (("outputs", "outputs"), ("exit_codes", "exitCodes"), ("assumptions", "assumptions")):
            add(getattr(self, name), header[key], lambda value: value)
        add(self.limits, [*header["limits"], *filter(None, [header["stopped"]])], lambda value: value)
        self.exit_status = header["exitStatus"]
        for status, number in header["exitCounts"]:
            self.exit_counts[str(status)] = self.exit_counts.get(str(status), 0) + number
        for data, status, path in header["exits"]:
            first = self.exits.get(data)
            if first is None and len(self.exits) < MOST_EXITS:
                self.exits[data] = [status, path]
            elif first is not None and first[0] != status:
                self.differing.append([first, [status, path]])

    def conclude(self):
        """Two paths with the same data and other exit statuses differ by the schedule; as in one process."""
        self.done = True
        if not self.differing or self.exit_status == "off":
            return
        pair = sorted(self.differing[0], key=lambda end: (end[0] == 0, self.exit_counts[str(end[0])]))
        statuses = " or ".join(str(status) for status in sorted(int(status) for status in self.exit_counts))
        found = {"kind": "property", "message": f"the exit status depends on the schedule: {statuses}", "path": pair[0][1]}
        (self.findings if self.exit_status == "violation" else self.notes).append(found)


def add(values, more, key):
    """Each value once."""
    known = {key(value) for value in values}
    for value in more:
        if key(value) not in known:
            known.add(key(value))
            values.append(value)


def order(path):
    """The order of paths: a level's first finding is that of a breadth-first search."""
    return [int(index) for index in path.split("/") if index]


def expand(command, words, folder, states, into, partitions):
    """Takes all alternatives of the states in these files, and gives back the header of the file that was written."""
    if not os.path.isdir(os.path.dirname(into)):
        raise ClusterError(f"{os.uname().nodename}: {os.path.dirname(into)} is not there; workers share this folder")
    keys = [f"+expand.partitions={partitions}", f"+expand.into={into}"]
    keys += [f"+expand.states={','.join(states)}"] if states else []
    program.call(command, ["expand", *keys, *words], folder)
    return {**level_file.header(into), "bytes": os.path.getsize(into)}


def sift(command, folder, partition, files, into):
    """The states that are new to a partition."""
    program.call(command, ["sift", "--partition", str(partition), "--into", into, *files], folder)
    return {**level_file.header(into), "bytes": os.path.getsize(into)}


class Search:
    """One search over the levels of a program."""

    def __init__(self, client, words, shared, partitions, command, folder, stop_at_first, tell):
        self.client, self.shared, self.command, self.folder = client, os.path.abspath(shared), command, folder
        self.stop_at_first, self.tell = stop_at_first, tell
        self.words = list(words)
        if "," in self.shared:
            raise ClusterError(f"{self.shared}: names of files come in lists, so there can be no comma")
        os.makedirs(self.shared, exist_ok=True)
        self.state = self.resumed(partitions)
        self.started = time.monotonic() - self.state.seconds

    # ---- files ----

    def file(self, kind, level, number):
        return os.path.join(self.shared, f"{self.state.round}-{level}-{number}.{kind}")

    def states_file(self, level, partition):
        return self.file("states", level, partition)

    def resumed(self, partitions):
        """What an earlier search has left in the folder, if there is one."""
        self.summary = os.path.join(self.shared, "search.json")
        if not os.path.exists(self.summary):
            if os.listdir(self.shared):
                raise ClusterError(f"{self.shared} has files, but none of a search: name an empty folder")
            return Levels(words=self.words, partitions=partitions)
        with open(self.summary, encoding="utf-8") as file:
            state = Levels(**json.load(file))
        if state.words != self.words:
            raise ClusterError(f"{self.shared} has a search with other words: {' '.join(state.words)}")
        self.tell(f"going on with level {state.level} of {self.shared}")
        return state

    def keep(self):
        """The level is there: the next search in this folder goes on from here."""
        self.state.seconds = time.monotonic() - self.started
        with open(self.summary + ".new", "w", encoding="utf-8") as file:
            json.dump(asdict(self.state), file)
        os.replace(self.summary + ".new", self.summary)

    # ---- tasks ----

    def all_of(self, tasks, each=lambda header: False):
        """Runs tasks, looks at their results as they come, and lets go of the rest once one of them is enough."""
        futures = [self.client.submit(*task, pure=False, retries=RETRIES) for task in tasks]
        headers = []
        done = as_completed(futures)
        try:
            for future in done:
                headers.append(future.result())
                if each(headers[-1]):
                    break
            return headers
        finally:
            self.client.cancel([future for future in futures if not future.done()], force=True)

    def batches(self):
        """Partitions whose states one process expands: each by itself, or several small ones together."""
        batches, room = [], 0
        for partition, states in sorted(enumerate(self.state.open), key=lambda pair: -pair[1]):
            if not batches or states > room:
                batches.append([])
                room = max(states, WORTH_A_PROCESS)
            batches[-1].append(partition)
            room -= states
        return batches

    def expand_level(self):
        """What the states of the level lead to; `None` if all levels are void."""
        state, level = self.state, self.state.level
        where = (self.command, self.words, self.folder)
        if level < 0:
            before = self.file("void", 0, 0)
            states = [before] if state.round else []
            tasks = [(expand, *where, states, self.file("successors", 0, 0), state.partitions)]
        else:
            tasks = [
                (expand, *where, [self.states_file(level, p) for p in batch], self.file("successors", level + 1, i), state.partitions)
                for i, batch in enumerate(self.batches())
            ]
        files = [task[-2] for task in tasks]
        headers = self.all_of(tasks, self.is_enough)
        if any(header["void"] for header in headers):
            return None, [file for file in files if os.path.exists(file)]
        return headers, files

    def is_enough(self, header):
        """Need nobody know what else the level leads to?"""
        return header["void"] or header["findings"] and self.stop_at_first

    def known(self, partition):
        return [self.states_file(level, partition) for level in range(self.state.level + 1)]

    def sift_level(self, files):
        """The states of the next level; `None` if workers have come to other assumptions about a place."""
        level, partitions = self.state.level + 1, range(self.state.partitions)
        tasks = [
            (sift, self.command, self.folder, p, [*files, *self.known(p)], self.states_file(level, p)) for p in partitions
        ]
        headers = self.all_of(tasks)
        if any(header["void"] for header in headers):
            return None
        return sorted(headers, key=lambda header: header["partition"])

    # ---- the search ----

    def start_over(self, files):
        """An assumption about a place was broken: all levels are void, what was learned is what the next round begins with."""
        state = self.state
        lessons = os.path.join(self.shared, f"{state.round + 1}-0-0.void")
        [header] = self.all_of([(sift, self.command, self.folder, 0, files, lessons)])
        if not header["void"]:
            raise ClusterError("an assumption was broken, and nothing was learned from it")
        old = state.round
        self.state = Levels(words=state.words, partitions=state.partitions, round=old + 1)
        self.keep()
        self.tell(f"threads pause at more places: round {old + 2} begins")
        for name in os.listdir(self.shared):
            if name.startswith(f"{old}-"):
                os.remove(os.path.join(self.shared, name))

    def step(self):
        """One level. True if the search is over."""
        state = self.state
        headers, files = self.expand_level()
        if headers is None:
            self.start_over(files)
            return False
        state.count(headers)
        if state.limits or state.findings and self.stop_at_first:
            return True
        new = self.sift_level(files)
        if new is None:
            self.start_over(files)
            return False
        state.shipped += sum(header["bytes"] for header in [*headers, *new])
        state.level += 1
        state.open = [header["states"] for header in new]
        state.states += sum(state.open)
        for file in files:
            os.remove(file)
        return not any(state.open)

    def run(self):
        while not self.state.done:
            over = self.step()
            if over:
                self.state.conclude()
            self.keep()
            state = self.state
            rate = state.states / max(state.seconds, 0.001)
            self.tell(f"level {state.level}: {state.states} states, {sum(state.open)} open, {rate:.0f} states/s")
        return self.state


def search(client, words, *, shared, partitions=None, command="rjpf", folder=None, stop_at_first=True, tell=lambda text: None):
    """Searches all states; the words are those of an rjpf command line (target and keys)."""
    workers = max(1, len(client.scheduler_info(n_workers=-1)["workers"]))
    words = list(words) if stop_at_first else ["+search.multiple_errors", *words]
    return Search(client, words, shared, partitions or 2 * workers, command, folder, stop_at_first, tell).run()


def report(state, stop_at_first):
    """The verdict, for people."""
    findings = state.findings[:1] if stop_at_first else state.findings
    lines = [f"{found['kind']}: {found['message']} (path {found['path']})" for found in findings]
    lines += [f"note: {note['message']} (path {note['path']})" for note in state.notes]
    lines += [f"not covered: {limit}" for limit in state.limits]
    matched = state.figures["reached"] - state.states
    lines.append(
        f"levels {state.level + 1}, states {state.states}, transitions {state.figures['transitions']}, "
        f"matched {matched}, ends {state.figures['ends']}"
    )
    lines += [f"assumed: {text}" for text in state.assumptions]
    if state.states:
        # As many pairs as there are, each with this chance.
        misses = state.states * (state.states - 1) / 2 / 2**128
        lines.append(f"assumed: 128-bit fingerprints of different states differ (expected number of missed states: {misses:.0e})")
    if not findings:
        lines.append("no error found, but not every state was covered" if state.limits else "no error found: every state was covered")
        lines.append("not looked for: livelocks")
    return "\n".join(lines)


def exit_code(state):
    if state.findings:
        return VIOLATION
    return INCOMPLETE if state.limits else 0
