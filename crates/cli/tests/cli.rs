//! The command line from outside: each command, each output form, each wrong use.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use serde_json::Value;

/// Two threads take two locks in opposite order.
const DEADLOCK: &str = "
public class Deadlock {
    static final Object A = new Object(), B = new Object();
    static void both(Object first, Object second) {
        synchronized (first) {
            synchronized (second) { }
        }
    }
    public static void main(String[] args) {
        new Thread(() -> both(A, B), \"left\").start();
        new Thread(() -> both(B, A), \"right\").start();
    }
}";

/// A counter that loses an update.
const COUNTER: &str = "
public class Counter {
    static int count;
    public static void main(String[] args) throws Exception {
        Thread a = new Thread(() -> count++, \"a\");
        Thread b = new Thread(() -> count++, \"b\");
        a.start(); b.start(); a.join(); b.join();
        assert count == 2 : \"count is \" + count;
    }
}";

const FINE: &str = "
public class Fine {
    static int count;
    static synchronized void up() { count++; }
    public static void main(String[] args) throws Exception {
        Thread a = new Thread(Fine::up), b = new Thread(Fine::up);
        a.start(); b.start(); a.join(); b.join();
        if (count != 2) throw new IllegalStateException();
        System.out.println(\"count \" + count + \" args \" + args.length);
    }
}";

const SINGLE: &str = "
public class Single {
    public static void main(String[] args) { System.out.println(\"hello \" + String.join(\",\", args)); }
}";

const NO_MAIN: &str = "public class NoMain { }";

/// An empty folder with these sources.
fn folder(name: &str, sources: &[(&str, &str)]) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    for (name, text) in sources {
        fs::write(folder.join(name), text).unwrap();
    }
    folder
}

struct Said {
    code: i32,
    out: String,
    err: String,
}

fn command(folder: &Path, words: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_rjpf"));
    command.args(words).current_dir(folder).stdin(Stdio::null()).env_remove("COLUMNS");
    command.env("XDG_CACHE_HOME", Path::new(env!("CARGO_TARGET_TMPDIR")).join("cache"));
    command
}

fn said(output: Output) -> Said {
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
    Said { code: output.status.code().unwrap_or(-1), out: text(output.stdout), err: text(output.stderr) }
}

fn rjpf(folder: &Path, words: &[&str]) -> Said {
    said(command(folder, words).output().unwrap())
}

/// The words must appear in the order given.
fn has(text: &str, parts: &[&str]) {
    let mut rest = text;
    for part in parts {
        let at = rest.find(part).unwrap_or_else(|| panic!("'{part}' is missing (or out of order) in:\n{text}"));
        rest = &rest[at + part.len()..];
    }
}

fn wrong(folder: &Path, words: &[&str], parts: &[&str]) {
    let said = rjpf(folder, words);
    assert_eq!(said.code, 2, "{words:?}\n{}{}", said.out, said.err);
    has(&said.err, parts);
}

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
    let polite = "
public class Polite {
    static volatile boolean left, right;
    public static void main(String[] args) {
        new Thread(() -> { left = true; while (right) { left = false; left = true; } }).start();
        right = true;
        while (left) { right = false; right = true; }
    }
}";
    let at = folder("livelock", &[("Polite.java", polite)]);
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

// ---- machine output ----------------------------------------------------------------------------

fn json(file: PathBuf) -> Value {
    serde_json::from_str(&fs::read_to_string(file).unwrap()).unwrap()
}

#[test]
fn every_output_form_is_well_formed() {
    let at = folder("forms", &[("Counter.java", COUNTER)]);
    let words = [
        "Counter.java",
        "--json=r.json",
        "--junit",
        "r.xml",
        "--sarif",
        "r.sarif",
        "--dot",
        "r.dot",
        "--html",
        "r.html",
        "--trace",
        "t.json",
    ];
    let found = rjpf(&at, &words);
    assert_eq!(found.code, 1, "{}{}", found.out, found.err);

    let report = json(at.join("r.json"));
    assert_eq!(
        (&report["schema"], &report["version"], &report["verdict"]),
        (&"rjpf-report".into(), &1.into(), &"violation".into())
    );
    let finding = &report["findings"][0];
    assert_eq!(finding["kind"], "assertion");
    assert_eq!(finding["exception"], "java.lang.AssertionError");
    assert_eq!(finding["place"]["line"], 8);
    assert_eq!(finding["traceFile"], "t.json");
    let steps = finding["trace"]["steps"].as_array().unwrap();
    assert!(steps.iter().any(|s| s["kind"] == "write" && s["variable"] == "Counter.count" && s["value"] == "1"));
    assert!(
        steps
            .iter()
            .all(|s| s["thread"].as_u64().unwrap() < finding["trace"]["threads"].as_array().unwrap().len() as u64)
    );
    assert!(report["statistics"]["states"].as_u64().unwrap() > 1);
    assert!(!report["assumptions"].as_array().unwrap().is_empty());

    check_sarif(&json(at.join("r.sarif")));
    let xml = fs::read_to_string(at.join("r.xml")).unwrap();
    check_xml(&xml);
    has(
        &xml,
        &[
            "<testsuite name=\"Counter\" tests=\"1\" failures=\"1\"",
            "<failure type=\"java.lang.AssertionError\"",
            "rjpf replay t.json",
        ],
    );

    let dot = fs::read_to_string(at.join("r.dot")).unwrap();
    has(&dot, &["digraph states {", "start -> s0;", "}"]);
    let html = fs::read_to_string(at.join("r.html")).unwrap();
    assert!(!html.contains("http://") && !html.contains("src="), "the page needs nothing from outside");
    let data = html.split("application/json\">").nth(1).unwrap().split("</script>").next().unwrap();
    let data: Value = serde_json::from_str(data).unwrap();
    assert!(data["sources"]["Counter.java"].as_array().unwrap().len() > 5);
}

/// The properties that the SARIF 2.1.0 schema requires.
fn check_sarif(log: &Value) {
    assert_eq!(log["version"], "2.1.0");
    let run = &log["runs"][0];
    assert!(run["tool"]["driver"]["name"].is_string());
    let rules = run["tool"]["driver"]["rules"].as_array().unwrap();
    assert!(run["invocations"][0]["executionSuccessful"].is_boolean());
    for result in run["results"].as_array().unwrap() {
        assert!(result["message"]["text"].is_string());
        assert!(rules.iter().any(|r| r["id"] == result["ruleId"]));
        for location in result["locations"].as_array().unwrap() {
            assert!(
                location["physicalLocation"]["artifactLocation"]["uri"].as_str().unwrap().ends_with("Counter.java")
            );
            assert!(location["physicalLocation"]["region"]["startLine"].as_u64().unwrap() >= 1);
        }
        for flow in result["codeFlows"][0]["threadFlows"].as_array().unwrap() {
            assert!(!flow["locations"].as_array().unwrap().is_empty(), "a thread flow has locations");
        }
    }
    assert_eq!(run["results"].as_array().unwrap().len(), 1);
}

/// Tags are closed in order and attributes are quoted.
fn check_xml(text: &str) {
    let mut open = Vec::new();
    let mut rest = text.strip_prefix("<?xml version=\"1.0\" encoding=\"UTF-8\"?>").expect("declaration");
    while let Some(at) = rest.find('<') {
        assert!(!rest[..at].contains('>'), "a stray > in {rest}");
        let end = at + rest[at..].find('>').expect("a tag ends");
        let tag = &rest[at + 1..end];
        let name = tag.trim_start_matches('/').split([' ', '/']).next().unwrap();
        if tag.starts_with('/') {
            assert_eq!(open.pop(), Some(name));
        } else if !tag.ends_with('/') {
            open.push(name);
        }
        assert_eq!(tag.matches('"').count() % 2, 0, "{tag}");
        rest = &rest[end + 1..];
    }
    assert!(open.is_empty(), "{open:?} is left open");
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
    let endless = "
public class Endless {
    static int[] counts = new int[6];
    public static void main(String[] args) {
        for (int t = 0; t < 6; t++) {
            int at = t;
            new Thread(() -> { for (int i = 0; i < 1000; i++) counts[at % 2] += i; }).start();
        }
    }
}";
    let at = folder("interrupt", &[("Endless.java", endless)]);
    let child = command(&at, &["Endless.java"]).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    let id = child.id().to_string();
    std::thread::sleep(std::time::Duration::from_secs(8));
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
    wrong(&at, &["missing.jpf"], &["cannot read missing.jpf"]);
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
