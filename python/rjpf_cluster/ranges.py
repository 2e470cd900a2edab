"""All paths of a program in parts, each searched by some worker of a Dask cluster.

Dask schedules, moves results and runs again what a lost worker was doing. What is here: which parts there are, that a
part which takes long is split while others wait, and what all reports come to.
"""

from dataclasses import dataclass, field

from distributed import as_completed

from . import program
from .program import ClusterError

# Times that a part is given to another worker when one is lost.
RETRIES = 5


@dataclass
class Outcome:
    """What the search of all parts came to."""

    reports: list = field(default_factory=list)
    rounds: int = 1

    @property
    def findings(self):
        found = [finding for report in self.reports for finding in report["findings"]]
        return list({(f["kind"], f["message"]): f for f in found}.values())

    def total(self, figure):
        return sum(report["statistics"][figure] for report in self.reports)


def of_program(report):
    """What must be the same wherever a part was searched."""
    target = report["target"]
    settings = {key: value for key, value in report["range"]["settings"].items() if key != "contended"}
    return (report["tool"]["version"], target["main"], target["arguments"], target["jdk"], settings)


def check_same(first, report):
    """Refuses results of workers with another program, JDK or rjpf."""
    names = ("rjpf", "program", "arguments", "JDK", "settings")
    for name, one, other in zip(names, of_program(first), of_program(report)):
        if one != other:
            raise ClusterError(f"workers do not agree on the {name}: {one} and {other}")
    ours, theirs = first["range"]["classes"], report["range"]["classes"]
    for name in ours.keys() & theirs.keys():
        if ours[name] != theirs[name]:
            raise ClusterError(f"workers do not agree on class {name}")


def search(client, words, *, parts, command="rjpf", folder=None, budget=60, stop_at_first=True, tell=lambda text: None):
    """Searches all paths; the words are those of an rjpf command line (target and keys)."""
    contended = set()
    outcome = Outcome()
    while True:
        known = [f"+por.contended={','.join(sorted(contended))}"] if contended else []
        outdated = one_round(client, [*words, *known], outcome, parts, command, folder, budget, stop_at_first, tell)
        if not outdated:
            return outcome
        if outdated <= contended:
            raise ClusterError("the parts do not fit the program, although all pauses are known")
        contended |= outdated
        outcome = Outcome(rounds=outcome.rounds + 1)
        tell(f"threads pause at {len(contended)} places: starting over with other parts")


def one_round(client, words, outcome, parts, command, folder, budget, stop_at_first, tell):
    """Searches the parts once. The places that threads pause at, if that is more than the parts were made for."""
    workers = max(1, len(client.scheduler_info(n_workers=-1)["workers"]))

    def submit(keys):
        return client.submit(program.run, command, words, keys, folder, budget, pure=False, retries=RETRIES)

    first = client.submit(program.split, command, words, folder, parts, pure=False, retries=RETRIES).result()
    todo = as_completed([submit(keys) for keys in first])
    try:
        for future in todo:
            report = future.result()
            part = report["range"]
            if part["outdated"]:
                return set(part["contended"])
            check_same(outcome.reports[0] if outcome.reports else report, report)
            outcome.reports.append(report)
            if report["findings"] and stop_at_first:
                return set()
            if not part["covered"]:
                left = rest(client, words, part, command, folder, max(2, workers))
                known = set(part["settings"]["contended"])
                if not contended(left) <= known:
                    # What is left begins at a path that belongs to fewer pauses.
                    return contended(left) | known
                for keys in left:
                    todo.add(submit(keys))
            tell(f"{len(outcome.reports)} parts done, {todo.count()} to go, {outcome.total('states')} states")
        return set()
    finally:
        client.cancel([future for future in todo.futures if not future.done()], force=True)


def contended(parts):
    """The places that the boundaries of parts belong to."""
    prefix = "+por.contended="
    lists = [key.removeprefix(prefix) for keys in parts for key in keys if key.startswith(prefix)]
    return {place for places in lists for place in places.split(",") if place}


def rest(client, words, part, command, folder, parts):
    """What a stopped search has left, in parts for everybody."""
    if part["reached"] is None:
        raise ClusterError(f"the part from {part['from'] or 'the start'} was not covered, and not for lack of time")
    keys = [f"+range.from={part['reached']}"] + ([f"+range.to={part['to']}"] if part["to"] else [])
    # The boundaries mean what they mean with the pauses that they were made for.
    keys.append(f"+por.contended={','.join(part['settings']['contended'])}")
    left = client.submit(program.split, command, [*words, *keys], folder, parts, pure=False, retries=RETRIES)
    return left.result()
