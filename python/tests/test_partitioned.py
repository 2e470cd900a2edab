"""Level by level over partitions: the states and findings of one process, and what happens when workers are lost or do not fit."""

import json
import os
import pathlib
import shutil
import signal
import subprocess
import sys
import threading
import time

import pytest
from distributed import Client, LocalCluster

from rjpf_cluster import ClusterError, level_file
from rjpf_cluster.command import main
from rjpf_cluster.partitioned import search

ROOT = pathlib.Path(__file__).resolve().parents[2]
RJPF = os.environ.get("RJPF", str(ROOT / "target/release/rjpf"))
JDKS = sorted({home.resolve() for home in pathlib.Path("/usr/lib/jvm").glob("*") if (home / "bin/javac").exists()})

# Each program has one thing to find, or none; what that is follows from its text.
PROGRAMS = {
    # Two increments of two threads that lose each other: no error, but several outputs.
    "Threads": """
public class Threads {
    static volatile int seen;
    public static void main(String[] args) throws Exception {
        Thread[] threads = new Thread[2];
        for (int i = 0; i < 2; i++) { threads[i] = new Thread(() -> { seen++; seen++; }); threads[i].start(); }
        for (Thread t : threads) t.join();
        System.out.println(seen);
    }
}""",
    # 0 to 3 twice: ten different sums are no error, the sum 6 is one.
    "Data": """
import gov.nasa.jpf.vm.Verify;
public class Data {
    public static void main(String[] args) {
        int sum = Verify.getInt(0, 3);
        sum += Verify.getInt(0, 3);
        if (Verify.getBoolean()) sum = -sum;
        if (sum == 6) throw new IllegalStateException("all of it");
    }
}""",
    # Two locks in both orders.
    "Locks": """
public class Locks {
    public static void main(String[] args) {
        Object a = new Object(), b = new Object();
        new Thread(() -> { synchronized (a) { synchronized (b) { } } }).start();
        synchronized (b) { synchronized (a) { } }
    }
}""",
    # Both threads read 0 before one of them writes.
    "Asserted": """
public class Asserted {
    static int count;
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> count++);
        t.start();
        count++;
        t.join();
        assert count == 2 : "one is lost";
    }
}""",
    # The other thread may see the field before it is set.
    "Thrown": """
public class Thrown {
    static volatile String text;
    public static void main(String[] args) {
        new Thread(() -> System.out.println(text.length())).start();
        text = "four";
    }
}""",
    # The status is whatever the other thread has come to.
    "Status": """
public class Status {
    static volatile int status;
    public static void main(String[] args) {
        new Thread(() -> status = 3).start();
        System.exit(status);
    }
}""",
    # Guarded by a lock but for one late read.
    "Late": """
public class Late {
    static int balance;
    static final Object lock = new Object();
    static void add(int n) { synchronized (lock) { balance += n; } }
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> { add(1); add(2); });
        t.start();
        add(4);
        int seen = balance;
        t.join();
        if (seen == 5) throw new IllegalStateException("in between");
    }
}""",
}

# Three threads: some thousand states on twenty levels.
LONG = """
public class Long {
    static volatile int a, b;
    public static void main(String[] args) throws Exception {
        Thread[] threads = new Thread[3];
        for (int i = 0; i < 3; i++) { int me = i; threads[i] = new Thread(() -> { a += me; b++; a++; }); threads[i].start(); }
        for (Thread t : threads) t.join();
    }
}"""

EXPECTED = {
    "Threads": [],
    "Data": ["all of it"],
    "Locks": ["deadlock"],
    "Asserted": ["one is lost"],
    "Thrown": ["NullPointerException"],
    "Status": ["the exit status depends on the schedule: 0 or 3"],
    "Late": ["in between"],
}


def cluster(workers):
    return LocalCluster(n_workers=workers, threads_per_worker=1, dashboard_address=None)


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    place = tmp_path_factory.mktemp("programs")
    for name, source in [*PROGRAMS.items(), ("Long", LONG)]:
        (place / f"{name}.java").write_text(source)
    javac = shutil.which("javac") or str(JDKS[0] / "bin/javac")
    words = [javac, "-nowarn", "--release", "17", "-sourcepath", ROOT / "jdk-models/verify"]
    subprocess.run([*words, *(f"{name}.java" for name in [*PROGRAMS, "Long"])], cwd=place, check=True)
    return str(place)


@pytest.fixture(scope="module")
def client():
    with cluster(3) as local, Client(local) as client:
        yield client


def whole(folder, name, *keys):
    """What one process comes to."""
    report = pathlib.Path(folder) / f"{name}.json"
    words = [RJPF, name, "+search=bfs", "-j", "1", "+search.multiple_errors", "+search.shorten=0", "--no-trace"]
    subprocess.run([*words, "--json", str(report), *keys], cwd=folder, capture_output=True)
    return json.loads(report.read_text())


def same(state, alone):
    """The figures and findings of one process."""
    figures = alone["statistics"]
    assert state.states == figures["states"]
    assert state.figures["reached"] - state.states == figures["matched"]
    assert [state.figures[name] for name in ("transitions", "ends", "ignored")] == [
        figures[name] for name in ("transitions", "ends", "ignored")
    ]
    one = lambda found: (found["kind"], found["message"])
    assert sorted(map(one, state.findings)) == sorted(map(one, alone["findings"]))
    assert sorted(state.exit_codes) == sorted(alone["exitCodes"])
    assert sorted(state.outputs) == sorted(alone["outputs"])


QUICK = ("Asserted", "Locks", "Status")


@pytest.mark.parametrize("name", [pytest.param(name, marks=[pytest.mark.quick] * (name in QUICK)) for name in PROGRAMS])
def test_states_and_findings_are_those_of_one_process(client, folder, tmp_path, name):
    # One process would rather not expand many small batches: each partition has its own all the same.
    words = [name, "+search.outputs"]
    state = search(client, words, shared=tmp_path / "s", partitions=3, command=RJPF, folder=folder, stop_at_first=False)
    same(state, whole(folder, name, "+search.outputs"))
    assert len(state.findings) == len(EXPECTED[name])
    for found, text in zip(state.findings, EXPECTED[name]):
        assert text.lower() in (found["kind"] + found["message"]).lower()


def test_each_partition_by_itself(client, folder, tmp_path, monkeypatch):
    """Processes that have seen other paths than the others learn apart from each other."""
    monkeypatch.setattr("rjpf_cluster.partitioned.WORTH_A_PROCESS", 0)
    for name in ("Late", "Asserted"):
        state = search(client, [name], shared=tmp_path / name, partitions=3, command=RJPF, folder=folder, stop_at_first=False)
        same(state, whole(folder, name))
        assert state.round > 0, "the reduction has learned something on the way"


def test_the_first_error_stops_the_rest(client, folder, tmp_path):
    told = []
    words = ["Late"]
    state = search(client, words, shared=tmp_path / "s", command=RJPF, folder=folder, tell=told.append)
    assert len(state.findings) == 1
    assert state.states <= whole(folder, "Late")["statistics"]["states"]
    assert any("level 1: " in line and " open, " in line and "states/s" in line for line in told)


def test_a_worker_that_is_killed_loses_nothing(folder, tmp_path):
    with cluster(2) as local, Client(local) as client:
        alone = whole(folder, "Long")
        pids = list(client.run(os.getpid).values())
        seen = []

        def kill_in_the_middle(text):
            seen.append(text)
            if len(seen) == 5:
                # A moment later, so that a task is running.
                threading.Timer(0.05, lambda: os.kill(pids[0], signal.SIGKILL)).start()

        state = search(
            client, ["Long"], shared=tmp_path / "s", partitions=4, command=RJPF, folder=folder, stop_at_first=False,
            tell=kill_in_the_middle,
        )
        assert len(seen) > 6, "it was killed in the middle"
        same(state, alone)
        # And somebody else is there instead.
        deadline = time.monotonic() + 30
        while time.monotonic() < deadline and pids[0] in client.run(os.getpid).values():
            time.sleep(0.2)
        assert pids[0] not in client.run(os.getpid).values()


def test_a_search_that_was_stopped_goes_on_with_its_last_level(client, folder, tmp_path):
    class Stopped(Exception):
        pass

    def stop(text):
        if text.startswith("level 6"):
            raise Stopped

    where = {"shared": tmp_path / "s", "partitions": 3, "command": RJPF, "folder": folder, "stop_at_first": False}
    with pytest.raises(Stopped):
        search(client, ["Long"], **where, tell=stop)
    told = []
    state = search(client, ["Long"], **where, tell=told.append)
    assert told[0].startswith("going on with level 6") and not any(line.startswith("level 6") for line in told)
    same(state, whole(folder, "Long"))
    with pytest.raises(ClusterError, match="other words"):
        search(client, ["Threads"], **where)


def wrapper(place, text):
    """An rjpf that does this to some workers."""
    script = place / "rjpf"
    script.write_text(f"#!/bin/sh\n{text}\nexec {RJPF} \"$@\"\n")
    script.chmod(0o755)
    return str(script)


def refused(client, folder, shared, command, why):
    with pytest.raises(ClusterError, match=why):
        search(client, ["Long"], shared=shared, partitions=3, command=command, folder=folder, stop_at_first=False)


def test_a_program_that_is_missing_on_one_worker_is_said(client, folder, tmp_path):
    """The first one has it, another one has an empty folder."""
    (tmp_path / "empty").mkdir()
    command = wrapper(tmp_path, f'[ $1 = sift ] || mkdir {tmp_path}/once 2>/dev/null || cd {tmp_path}/empty')
    refused(client, folder, tmp_path / "s", command, "class Long was not found")
    refused(client, folder, tmp_path / "t", "no-such-rjpf", "there is no no-such-rjpf")


@pytest.mark.skipif(len(JDKS) < 2, reason="there is one JDK only")
def test_another_jdk_is_refused(client, folder, tmp_path):
    one, other = JDKS[0], JDKS[-1]
    choose = f'export JAVA_HOME={one}; [ $1 = sift ] || mkdir {tmp_path}/once 2>/dev/null || export JAVA_HOME={other}'
    refused(client, folder, tmp_path / "s", wrapper(tmp_path, choose), "the JDK is not what it was")


OTHER_VERSION = """#!{python}
import json, os, subprocess, sys, xxhash
code = subprocess.run(["{rjpf}", *sys.argv[1:]]).returncode
into = [word.split("=", 1)[1] for word in sys.argv if word.startswith("+expand.into=")]
if into and code == 0 and not os.path.exists("{once}"):
    open("{once}", "w").close()
    data = open(into[0], "rb").read()
    end = 24 + int.from_bytes(data[16:24], "little")
    header = json.loads(data[24:end])
    header["program"]["rjpf"] = "9.9"
    text = json.dumps(header).encode()
    head = data[:16] + len(text).to_bytes(8, "little") + text
    digest = xxhash.xxh3_128_intdigest(head).to_bytes(16, "little")
    open(into[0], "wb").write(head + digest + data[end + 16 :])
sys.exit(code)
"""


@pytest.mark.quick
def test_another_version_is_refused(client, folder, tmp_path):
    """One worker writes its files as another version would."""
    script = tmp_path / "rjpf"
    script.write_text(OTHER_VERSION.format(python=sys.executable, rjpf=RJPF, once=tmp_path / "once"))
    script.chmod(0o755)
    refused(client, folder, tmp_path / "s", str(script), "the file is of rjpf 9.9, this is")


def test_the_command_says_what_it_found(folder, tmp_path, capsys):
    words = ["--partitioned", "--workers", "2", "--rjpf", RJPF, "--folder", folder]
    assert main([*words, "--shared", str(tmp_path / "s"), "Locks"]) == 1
    out = capsys.readouterr().out
    assert "deadlock" in out and "(path " in out
    assert main([*words, "Threads"]) == 0
    captured = capsys.readouterr()
    assert "no error found: every state was covered" in captured.out and "level 0: 1 states, 1 open" in captured.err
    assert main(["--partitioned", "--scheduler", "tcp://127.0.0.1:9", "Threads"]) == 2
    assert main([*words, "--shared", folder, "Threads"]) == 2, "a folder with other things in it"
    assert "has files, but none of a search" in capsys.readouterr().err


@pytest.mark.quick
def test_what_is_no_level_file_is_said(tmp_path):
    (tmp_path / "text").write_text("something else, and longer than a header")
    with pytest.raises(ClusterError, match="is no file of"):
        level_file.header(tmp_path / "text")
