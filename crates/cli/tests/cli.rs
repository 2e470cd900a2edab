//! The command line from outside: each command, each output form, each wrong use.

mod support;

use std::fs;
use std::io::Read;
use std::process::{Command, Stdio};

use support::*;

// ---- checking ----------------------------------------------------------------------------------

#[test]
fn a_deadlock_is_reported_with_its_circle_its_trace_and_a_replay_command() {
    let at = folder("deadlock", &[("Deadlock.java", DEADLOCK)]);
    let found = rjpf(&at, &["Deadlock.java", "--width", "110"]);
    assert_eq!(found.code, 1, "{}{}", found.out, found.err);
    assert!(found.out.starts_with("DEADLOCK: no thread can run: left, right\n"), "{}", found.out);
    assert!(!found.out.contains('\x1b'), "no colours in a pipe");
    has(
        &found.out,
        &["circle of waiting threads", "wants Object#", "held by", "since Deadlock.java:5", "main", "lock Object#"],
    );
    has(
        &found.out,
        &[
            "synchronized (first) {",
            "switch: ",
            "path: ",
            "states ",
            "assumed: ",
            "rjpf replay rjpf-trace-Deadlock.json",
        ],
    );

    let again = rjpf(&at, &["replay", "rjpf-trace-Deadlock.json"]);
    assert_eq!(again.code, 1, "{}{}", again.out, again.err);
    assert!(again.out.starts_with("DEADLOCK: no thread can run: left, right\n"), "{}", again.out);
    assert!(again.err.is_empty(), "nothing differs: {}", again.err);
}

#[test]
fn a_livelock_replays() {
    let at = folder("livelock", &[("Polite.java", POLITE)]);
    let found = rjpf(&at, &["Polite.java", "--trace", "t.json"]);
    assert_eq!(found.code, 1, "{}{}", found.out, found.err);
    assert!(found.out.starts_with("LIVELOCK: "), "{}", found.out);
    let again = rjpf(&at, &["replay", "t.json"]);
    assert_eq!(again.code, 1, "{}{}", again.out, again.err);
    assert!(again.out.starts_with("LIVELOCK: "), "{}", again.out);
}

#[test]
fn a_lost_update_shows_reads_and_writes() {
    let at = folder("counter", &[("Counter.java", COUNTER)]);
    let found = rjpf(&at, &["Counter.java", "--no-trace"]);
    assert_eq!(found.code, 1, "{}{}", found.out, found.err);
    has(&found.out, &["ASSERTION: java.lang.AssertionError: count is 1", "at Counter.java:8"]);
    has(&found.out, &["Counter.count -> 0", "Counter.count = 1", "Counter.count = 1", "Counter.count -> 1"]);
    assert!(!at.join("rjpf-trace-Counter.json").exists());
    let off = rjpf(&at, &["-da", "Counter.java"]);
    assert_eq!(off.code, 0, "assertions are off: {}", off.out);
    let race = rjpf(&at, &["-da", "--race", "Counter.java", "--no-trace"]);
    assert_eq!(race.code, 1, "{}", race.out);
    assert!(race.out.starts_with("RACE: "), "{}", race.out);
}

#[test]
fn no_error_states_what_was_covered_and_assumed() {
    let at = folder("fine", &[("Fine.java", FINE), ("Single.java", SINGLE)]);
    let fine = rjpf(&at, &["Fine.java", "+search.outputs", "x", "y"]);
    assert_eq!(fine.code, 0, "{}{}", fine.out, fine.err);
    has(&fine.out, &["no error found: every path was covered", "output: \"count 2 args 2\\n\"", "assumed: "]);
    let single = rjpf(&at, &["check", "Single.java"]);
    assert_eq!(single.code, 0);
    assert!(single.out.contains("no concurrency and no choice was exercised"));
    let quiet = rjpf(&at, &["--quiet", "Fine.java"]);
    assert_eq!(quiet.out, "no error found: every path was covered\n");
    let cut = rjpf(&at, &["Fine.java", "--depth", "1"]);
    assert_eq!(cut.code, 3, "{}", cut.out);
    has(&cut.out, &["no error found within the bounds below", "incomplete: paths were cut at depth 1"]);
}

#[test]
fn a_program_runs_once() {
    let at = folder("run", &[("Single.java", SINGLE)]);
    let run = rjpf(&at, &["run", "Single.java", "a", "+b"]);
    assert_eq!((run.code, run.out.as_str()), (0, "hello a,+b\n"), "{}", run.err);
}

#[test]
fn a_file_written_for_jpf_runs_unchanged() {
    let config = "target = Counter\nclasspath = ${config_path}\nsourcepath = ${config_path}\n\
        search.class = gov.nasa.jpf.search.heuristic.BFSHeuristic\nsearch.multiple_errors = false\n\
        listener = gov.nasa.jpf.listener.PreciseRaceDetector,.listener.SearchStats\n\
        report.console.property_violation = error,trace\nvm.storage.class = gov.nasa.jpf.vm.JenkinsStateSet\n@using = jpf-core\n";
    let at = folder("jpf", &[("Counter.java", COUNTER), ("counter.jpf", config)]);
    let found = rjpf(&at, &["counter.jpf", "+report=jpf", "--no-trace"]);
    assert_eq!(found.code, 1, "{}{}", found.out, found.err);
    let sections =
        ["system under test", "Counter.main()", "search started", "error 1", "PreciseRaceDetector", "trace 1"];
    has(&found.out, &sections);
    has(
        &found.out,
        &[
            "transition #0 thread: main",
            "snapshot 1",
            "results",
            "error #1",
            "statistics",
            "elapsed time",
            "search finished",
        ],
    );
    has(&found.err, &["report.console.property_violation is not needed", "SearchStats is not needed"]);
}

#[test]
fn keys_of_the_users_own_are_accepted_and_unread_ones_named() {
    let at = folder("keys", &[("Single.java", SINGLE)]);
    let run = rjpf(&at, &["Single.java", "+my.key=1"]);
    assert_eq!(run.code, 0, "{}", run.err);
    has(&run.err, &["warning: nothing read the key 'my.key'"]);
}

// ---- other commands ----------------------------------------------------------------------------

#[test]
fn help_lists_explanations_completions_and_the_manual() {
    let at = folder("help", &[]);
    for (words, part) in [
        (&["help"][..], "exit codes"),
        (&[], "usage: rjpf"),
        (&["--version"], "rjpf 0."),
        (&["list", "searches"], "breadth-first"),
        (&["list", "options"], "search.depth_limit"),
        (&["list", "listeners"], "PreciseRaceDetector"),
        (&["list", "properties"], "deadlock"),
        (&["list", "peers"], "java.lang.Object"),
        (&["list", "keys"], "vm.storage.class"),
        (&["explain", "vm.storage.class"], "search.matching"),
        (&["explain", "--depth"], "search.depth_limit"),
        (&["completions", "bash"], "complete "),
        (&["completions", "zsh"], "compdef"),
        (&["completions", "fish"], "complete -c rjpf"),
        (&["man"], ".TH RJPF 1"),
    ] {
        let said = rjpf(&at, words);
        assert_eq!(said.code, 0, "{words:?}: {}", said.err);
        assert!(said.out.contains(part), "{words:?}: {}", said.out);
    }
}

#[test]
fn the_doctor_says_what_is_missing() {
    let at = folder("doctor", &[("Single.java", SINGLE)]);
    let well = rjpf(&at, &["doctor", "Single.java"]);
    assert_eq!(well.code, 0, "{}", well.out);
    has(&well.out, &["jdk:", "found through", "class path:", "target:", "Single in", "verdict:", "ready"]);
    let ill = rjpf(&at, &["doctor", "-cp", "nowhere", "Main"]);
    assert_eq!(ill.code, 2, "{}", ill.out);
    has(&ill.out, &["nowhere is not there", "class Main is not on the class path", "2 problems"]);
}

#[test]
fn settings_say_where_they_come_from() {
    let config = "target = Single\nclasspath = ${config_path}\nsourcepath = ${config_path}\nsearch = bfs\n";
    let at = folder("show", &[("Single.java", SINGLE), ("single.jpf", config)]);
    let shown = rjpf(&at, &["single.jpf", "--show", "+search=dfs", "+search.depth_limit=9"]);
    assert_eq!(shown.code, 0, "{}{}", shown.out, shown.err);
    has(&shown.err, &["target = Single (single.jpf:1)", "search = dfs (command line)", "search.depth_limit = 9"]);
}

#[cfg(unix)]
#[test]
fn an_interrupt_gives_a_partial_report() {
    let at = folder("interrupt", &[("Endless.java", ENDLESS)]);
    let mut rjpf = command(&at, &["Endless.java", "--progress", "on"]);
    let mut child = rjpf.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    let id = child.id().to_string();
    // The first word of the live line: the search is on its way.
    let mut word = [0];
    child.stderr.as_mut().unwrap().read_exact(&mut word).unwrap();
    assert!(Command::new("kill").args(["-INT", &id]).status().unwrap().success());
    let found = said(child.wait_with_output().unwrap());
    assert_eq!(found.code, 3, "{}{}", found.out, found.err);
    has(&found.out, &["no error found within the bounds below", "incomplete: the run was interrupted", "states "]);
}

// ---- wrong use ---------------------------------------------------------------------------------

#[test]
fn wrong_words_are_named_with_a_way_out() {
    let at = folder("words", &[("Single.java", SINGLE)]);
    wrong(&at, &["--serch=bfs", "Single.java"], &["--serch", "did you mean '--search'"]);
    wrong(
        &at,
        &["Single.java", "+search.depht_limit=3"],
        &["search.depht_limit", "command line", "did you mean 'search.depth_limit'"],
    );
    wrong(&at, &["Single.java", "+search=fast"], &["no search 'fast'", "bfs, dfs"]);
    wrong(&at, &["Single.java", "--quiet", "--verbose"], &["contradict"]);
    wrong(&at, &["Single.java", "+replay=0/1", "+search=bfs"], &["contradict"]);
    wrong(&at, &["Single.java", "+replay=0/x"], &["'x' is no choice index"]);
    wrong(&at, &["Single.java", "+listener=NonSharedChecker"], &["NonSharedChecker is not there"]);
    wrong(&at, &["Single.java", "+listener=my.Listener"], &["there is no listener 'my.Listener'"]);
    wrong(&at, &["list", "things"], &["searches, heuristics, options, listeners"]);
    wrong(&at, &["explain", "serach"], &["nothing is known about 'serach'", "search"]);
    wrong(&at, &["--depth"], &["--depth needs a value"]);
    wrong(&at, &["missing.jpf"], &["missing.jpf: no such file"]);
}

#[test]
fn wrong_inputs_are_named_with_the_reason() {
    let at = folder("inputs", &[("NoMain.java", NO_MAIN), ("Broken.java", "class Broken {"), ("Single.java", SINGLE)]);
    wrong(&at, &["nowhere.Main"], &["class nowhere.Main was not found", "-cp names"]);
    wrong(&at, &["Missing.java"], &["Missing.java: no such file"]);
    wrong(&at, &["Broken.java"], &["Broken.java", "error"]);
    wrong(&at, &["NoMain.java"], &["NoMain", "main"]);
    wrong(&at, &["--jdk", "/nowhere", "Single.java"], &["no JDK at /nowhere", "--jdk HOME"]);
    wrong(&at, &["Single.java", "--json", "no/such/folder.json"], &["cannot write no/such/folder.json"]);
    fs::write(at.join("bad.jar"), "this is no zip").unwrap();
    wrong(&at, &["bad.jar"], &["bad.jar"]);
    fs::write(at.join("Cut.class"), [0xCA, 0xFE, 0xBA, 0xBE, 0, 0, 0, 61, 0]).unwrap();
    wrong(&at, &["Cut.class"], &["Cut.class"]);
    let mut future = vec![0xCA, 0xFE, 0xBA, 0xBE, 0, 0, 0x0F, 0xFF];
    future.resize(64, 0);
    fs::write(at.join("Future.class"), future).unwrap();
    wrong(&at, &["Future.class"], &["Future.class"]);
}

#[test]
fn without_a_jdk_the_message_says_what_to_do() {
    let at = folder("no-jdk", &[("Single.java", SINGLE)]);
    let mut command = command(&at, &["--jdk", "empty", "Single.java"]);
    fs::create_dir_all(at.join("empty")).unwrap();
    let found = said(command.output().unwrap());
    assert_eq!(found.code, 2);
    has(&found.err, &["no JDK at empty", "rjpf doctor"]);
}

#[test]
fn broken_and_foreign_traces_are_refused_and_changes_are_named() {
    let at = folder("traces", &[("Deadlock.java", DEADLOCK)]);
    wrong(&at, &["replay", "missing.json"], &["missing.json: cannot be read"]);
    fs::write(at.join("broken.json"), "{\"schema\": ").unwrap();
    wrong(&at, &["replay", "broken.json"], &["broken.json: is no trace file of rjpf"]);
    fs::write(at.join("other.json"), "{\"schema\": \"other\"}").unwrap();
    wrong(&at, &["replay", "other.json"], &["other.json: is no trace file"]);

    assert_eq!(rjpf(&at, &["Deadlock.java", "--trace", "t.json"]).code, 1);
    let mut trace = json(at.join("t.json"));
    trace["target"]["classes"]["Deadlock"] = "0".into();
    trace["target"]["jdk"] = "1.2".into();
    fs::write(at.join("changed.json"), trace.to_string()).unwrap();
    let changed = rjpf(&at, &["replay", "changed.json"]);
    assert_eq!(changed.code, 1, "{}", changed.err);
    has(&changed.err, &["the JDK was 1.2", "class Deadlock has changed"]);
    trace["path"] = "0/99".into();
    fs::write(at.join("unfit.json"), trace.to_string()).unwrap();
    wrong(
        &at,
        &["replay", "unfit.json"],
        &["is 99, but there are", "since the trace was written", "Deadlock has changed"],
    );
}
