"""A local cluster of processes: what it finds, and what happens when workers are lost or do not fit."""

import json
import os
import pathlib
import shutil
import signal
import subprocess
import threading


import pytest
from distributed import Client, LocalCluster

from rjpf_cluster import ClusterError, search
from rjpf_cluster.command import main

ROOT = pathlib.Path(__file__).resolve().parents[2]
RJPF = os.environ.get("RJPF", str(ROOT / "target/release/rjpf"))

ADDERS = """
public class Adders {
    static int plain;
    static volatile int seen;
    public static void main(String[] args) throws Exception {
        int times = Integer.getInteger("times", 2);
        Thread[] threads = new Thread[3];
        for (int i = 0; i < 3; i++) {
            threads[i] = new Thread(() -> { for (int k = 0; k < times; k++) { plain++; seen++; } });
            threads[i].start();
        }
        for (Thread t : threads) t.join();
        if (args.length > 0 && plain == Integer.parseInt(args[0])) throw new IllegalStateException("plain is " + plain);
    }
}
"""

# Each thread once, without matching: some ten thousand paths.
ONCE = ["Adders", "-Dtimes=1", "+search.matching=off"]


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    place = tmp_path_factory.mktemp("program")
    (place / "Adders.java").write_text(ADDERS)
    javac = shutil.which("javac") or next(iter(pathlib.Path("/usr/lib/jvm").glob("*/bin/javac")))
    subprocess.run([javac, "Adders.java"], cwd=place, check=True)
    return str(place)


@pytest.fixture(scope="module")
def client():
    with LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None) as cluster, Client(cluster) as client:
        yield client


def whole(folder, *keys):
    """States and paths of one search, without matching so that each path counts once."""
    report = pathlib.Path(folder) / "whole.json"
    words = [RJPF, "Adders", "-j", "1", "--no-trace", "--json", str(report), *keys]
    subprocess.run(words, cwd=folder, capture_output=True)


    return json.loads(report.read_text())


def test_parts_cover_the_whole(client, folder):
    outcome = search(client, ["Adders"], parts=8, command=RJPF, folder=folder)
    assert not outcome.findings
    assert outcome.total("states") >= whole(folder)["statistics"]["states"]


def test_what_takes_long_is_split_and_no_path_is_lost(client, folder):
    words = ONCE
    alone = whole(folder, *words[1:])
    # The whole takes one process more than a second.
    outcome = search(client, words, parts=2, command=RJPF, folder=folder, budget=0.5)
    assert len(outcome.reports) > 2, "a part was split"
    assert outcome.total("ends") == alone["statistics"]["ends"]


@pytest.mark.quick
def test_an_error_is_found_once(client, folder):
    outcome = search(client, ["Adders", "+search.multiple_errors", "2"], parts=6, command=RJPF, folder=folder)
    assert [finding["message"] for finding in outcome.findings] == ['java.lang.IllegalStateException: plain is 2 in thread "main"']


def test_a_worker_that_is_killed_loses_nothing(folder):
    with LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None) as cluster, Client(cluster) as client:
        words = ONCE
        alone = whole(folder, *words[1:])
        pids = list(client.run(os.getpid).values())
        killer = threading.Timer(2, lambda: os.kill(pids[0], signal.SIGKILL))
        killer.start()
        outcome = search(client, words, parts=8, command=RJPF, folder=folder, budget=20)
        killer.join()
        assert outcome.total("ends") == alone["statistics"]["ends"]


def test_a_program_that_is_not_there_is_said(client, folder, tmp_path):
    with pytest.raises(ClusterError, match="Adders was not found"):
        search(client, ["Adders"], parts=4, command=RJPF, folder=str(tmp_path))
    with pytest.raises(ClusterError, match="there is no"):
        search(client, ["Adders"], parts=4, command="no-such-rjpf", folder=folder)


def test_workers_that_do_not_agree_are_refused(client, folder, tmp_path):
    """An rjpf that says that it is another version every other time."""
    other = tmp_path / "rjpf"
    other.write_text(
        f"""#!/bin/sh
{RJPF} "$@"
code=$?
for word; do case $word in *report.json) report=$word;; esac; done
if [ -n "$report" ] && mkdir {tmp_path}/once 2>/dev/null; then sed -i 's/"version": "[0-9.]*"/"version": "9.9"/' "$report"; fi
exit $code
"""
    )
    other.chmod(0o755)
    with pytest.raises(ClusterError, match="do not agree on the rjpf"):
        search(client, ["Adders"], parts=6, command=str(other), folder=folder)


def test_a_scheduler_that_is_not_there_is_said(capsys):
    assert main(["--scheduler", "tcp://127.0.0.1:9", "Adders"]) == 2
    assert "rjpf-cluster: " in capsys.readouterr().err
