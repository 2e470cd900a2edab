//! The command line from outside: each command, each output form, each wrong use.

mod support;

use std::fs;
use std::io::Read;
use std::process::{Command, Stdio};

use rjpf_classes::path::{Jdk, installed_jdks};
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

/// A path belongs to a JDK: a replay takes the one of the trace, not the one that is found first.
#[test]
fn a_trace_is_replayed_on_its_own_jdk() {
    let at = folder("replay-jdk", &[("Counter.java", COUNTER)]);
    for home in installed_jdks() {
        let home = home.display().to_string();
        let found = rjpf(&at, &["Counter.java", "--jdk", &home]);
        assert_eq!(found.code, 1, "{}{}", found.out, found.err);
        let again = rjpf(&at, &["replay", "rjpf-trace-Counter.json"]);
        assert_eq!(again.code, 1, "{home}: {}{}", again.out, again.err);
        assert!(again.err.is_empty(), "nothing differs: {}", again.err);
    }
    let trace = fs::read_to_string(at.join("rjpf-trace-Counter.json")).unwrap();
    let version = json(at.join("rjpf-trace-Counter.json"))["target"]["jdk"].as_str().unwrap().to_string();
    fs::write(at.join("other.json"), trace.replace(&version, "9.9.9")).unwrap();
    let other = rjpf(&at, &["replay", "other.json"]);
    has(&other.err, &["the JDK was 9.9.9, it is "]);
}

/// What a program writes after a violation that it survives belongs to that path, not to the next one.
#[test]
fn output_behind_a_violation_belongs_to_its_path() {
    const SURVIVES: &str = "public class Survives {
    static volatile int n;
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> { if (n == 1) throw new IllegalStateException(); });
        t.start();
        n++;
        t.join();
        System.out.print(\"n is \" + n + \";\");
    }
}";
    let at = folder("survives", &[("Survives.java", SURVIVES)]);
    for search in ["dfs", "bfs", "delays"] {
        let search = format!("+search={search}");
        let words =
            ["Survives.java", "+search.multiple_errors", "+search.outputs", "--no-trace", "--json=r.json", &search];
        assert_eq!(rjpf(&at, &words).code, 1);
        assert_eq!(json(at.join("r.json"))["outputs"], serde_json::json!(["n is 1;"]), "{search}");
    }
}

/// Two threads fail one after the other with no choice between: the paths are the same, what is told is not.
#[test]
fn violations_with_the_same_path_are_told_apart() {
    const BOTH: &str = "public class Both {
    static void fail() { throw new IllegalStateException(); }
    public static void main(String[] args) throws Exception {
        new Thread(Both::fail, \"first\").start();
        new Thread(Both::fail, \"second\").start();
    }
}";
    let at = folder("both", &[("Both.java", BOTH)]);
    let found = rjpf(&at, &["Both.java", "--all-errors", "--no-trace"]);
    assert_eq!(found.code, 1, "{}{}", found.out, found.err);
    has(&found.out, &["IllegalStateException in thread \"first\"", "IllegalStateException in thread \"second\""]);
}

#[test]
fn a_livelock_replays() {
    let at = folder("livelock", &[("Polite.java", POLITE)]);
    let noted = rjpf(&at, &["Polite.java"]);
    assert_eq!(noted.code, 0, "{}{}", noted.out, noted.err);
    has(&noted.out, &["no error found: every path was covered", "note: the program need not end", "--livelock"]);
    let found = rjpf(&at, &["Polite.java", "--livelock", "--trace", "t.json"]);
    assert_eq!(found.code, 1, "{}{}", found.out, found.err);
    assert!(found.out.starts_with("LIVELOCK: "), "{}", found.out);
    let again = rjpf(&at, &["replay", "t.json"]);
    assert_eq!(again.code, 1, "{}{}", again.out, again.err);
    assert!(again.out.starts_with("LIVELOCK: "), "{}", again.out);
}

#[test]
fn an_exit_status_that_depends_on_the_schedule_replays() {
    const LOST: &str = "public class Lost {
    static int x;
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> x++);
        t.start();
        x++;
        t.join();
        if (x != 2) System.exit(3);
    }
}
";
    let at = folder("status", &[("Lost.java", LOST)]);
    let found = rjpf(&at, &["Lost.java", "--trace", "t.json"]);
    assert_eq!(found.code, 1, "{}{}", found.out, found.err);
    has(&found.out, &["PROPERTY: the exit status depends on the schedule: 0 or 3", "exit status 3"]);
    let again = rjpf(&at, &["replay", "t.json"]);
    assert_eq!(again.code, 1, "{}{}", again.out, again.err);
    has(&again.out, &["PROPERTY: the exit status depends on the schedule: 0 or 3"]);
    let path = found.out.lines().find_map(|l| l.strip_prefix("path: ")).unwrap();
    let pauses = found.out.lines().find_map(|l| l.strip_prefix("with pauses: ")).unwrap();
    let alone = rjpf(&at, &["Lost.java", "--path", path, pauses]);
    assert_eq!(alone.code, 0, "{}{}", alone.out, alone.err);
    has(&alone.out, &["no error on this path", "note: this path ends with the exit status 3"]);
    let without = rjpf(&at, &["Lost.java", "--path", path]);
    assert_eq!(without.code, 2, "another path is not followed in silence: {}{}", without.out, without.err);
    has(&without.err, &["but it is over after 0 of them", "+por.contended"]);
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
    let cut = rjpf(&at, &["Fine.java", "--depth", "1", "+por=off"]);
    assert_eq!(cut.code, 3, "{}", cut.out);
    has(&cut.out, &["no error found within the bounds below", "incomplete: paths were cut at depth 1"]);
}

#[test]
fn a_program_runs_once() {
    let at = folder("run", &[("Single.java", SINGLE)]);
    let run = rjpf(&at, &["run", "Single.java", "a", "+b"]);
    assert_eq!((run.code, run.out.as_str()), (0, "hello a,+b\n"), "{}", run.err);
}

/// Structured concurrency, which is a preview of JDK 25.
const STRUCTURED: &str = "
import java.util.concurrent.StructuredTaskScope;
public class Structured {
    static final ScopedValue<String> V = ScopedValue.newInstance();
    static volatile String inherited = \"\";
    static int count;
    public static void main(String[] args) {
        ScopedValue.where(V, \"v\").run(() -> {
            try (var scope = StructuredTaskScope.open()) {
                scope.fork(() -> { count++; inherited += V.get(); });
                scope.fork(() -> { count++; });
                scope.join();
            } catch (InterruptedException e) { throw new IllegalStateException(e); }
        });
        System.out.print(count + inherited);
        assert count == 2;
    }
}";

/// Sources are compiled with preview features, class files with them are taken, and a trace remembers that they were.
#[test]
fn preview_features_are_there_if_wanted() {
    let newest = installed_jdks().into_iter().find(|home| Jdk::open(home).is_ok_and(|jdk| jdk.feature == 25));
    let Some(home) = newest.map(|home| home.display().to_string()) else { return };
    let at = folder("preview", &[("Structured.java", STRUCTURED)]);
    let refused = rjpf(&at, &["Structured.java", "--jdk", &home]);
    assert_eq!(refused.code, 2, "{}{}", refused.out, refused.err);
    has(&refused.err, &["--enable-preview"]);
    let found = rjpf(&at, &["Structured.java", "--jdk", &home, "--enable-preview", "--outputs", "--all-errors"]);
    assert_eq!(found.code, 1, "{}{}", found.out, found.err);
    has(&found.out, &["ASSERTION", "output: \"2v\""]);
    let again = rjpf(&at, &["replay", "rjpf-trace-Structured.json"]);
    assert_eq!(again.code, 1, "{}{}", again.out, again.err);
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
    let run = rjpf(&at, &["Single.java", "+app.my.key=1"]);
    assert_eq!(run.code, 0, "{}", run.err);
    has(&run.err, &["warning: nothing read the key 'app.my.key'"]);
    assert_eq!(run.err.matches("nothing read").count(), 1, "one key, one warning: {}", run.err);
    wrong(&at, &["Single.java", "+my.key=1"], &["unknown key 'my.key'", "+app.my.key"]);
}

// ---- other commands ----------------------------------------------------------------------------

#[test]
fn help_lists_explanations_completions_and_the_manual() {
    let at = folder("help", &[]);
    for (words, part) in [
        (&["help"][..], "Exit codes"),
        (&["--help"], "Usage: rjpf"),
        (&["help", "run"], "rjpf run [OPTIONS] TARGET"),
        (&["run", "-h"], "rjpf run [OPTIONS] TARGET"),
        (&["Main", "--help"], "-- ARGUMENTS"),
        (&["--version"], "rjpf 0."),
        (&["list", "searches"], "breadth-first"),
        (&["list", "options"], "search.depth_limit"),
        (&["list", "listeners"], "CoverageAnalyzer"),
        (&["list", "properties"], "deadlock"),
        (&["explain", "gov.nasa.jpf.listener.PreciseRaceDetector"], "race: a property"),
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

// ---- first words -------------------------------------------------------------------------------

const READS_KEYS: &str = "
import gov.nasa.jpf.vm.Verify;
public class Keys {
    public static void main(String[] args) {
        System.out.println(Verify.getProperty(\"size\") + Verify.getProperty(\"app.size\"));
        for (String arg : args) System.out.println(arg);
    }
}";

#[test]
fn nothing_at_all_gives_a_short_usage() {
    let at = folder("words-none", &[]);
    let said = rjpf(&at, &[]);
    assert_eq!((said.code, said.out.as_str()), (2, ""));
    has(&said.err, &["usage: rjpf [COMMAND]", "rjpf help"]);
    assert!(said.err.lines().count() < 8, "{}", said.err);
}

#[test]
fn options_may_come_before_the_command_and_keys_of_the_programs_own_are_declared() {
    let at = folder("words-order", &[("Keys.java", READS_KEYS)]);
    let run = rjpf(&at, &["+app.size=3", "--processors", "4", "run", "Keys.java", "--", "-x", "+y"]);
    assert_eq!((run.code, run.out.as_str()), (0, "33\n--\n-x\n+y\n"), "{}", run.err);
    let check = rjpf(&at, &["--outputs", "check", "Keys.java", "+app.size=3", "a", "--", "-x", "+y"]);
    assert_eq!(check.code, 0, "{}{}", check.out, check.err);
    has(&check.out, &["output: \"33\\na\\n-x\\n+y\\n\""]);
    assert!(!check.err.contains("nothing read"), "{}", check.err);
}

#[test]
fn a_folder_as_target_names_the_programs_in_it() {
    let class = "package p; public class Main { public static void main(String[] a) { } }";
    let at = folder("words-folder", &[("src/p/Main.java", class), ("Single.java", SINGLE), ("none/x.txt", "")]);
    wrong(&at, &["."], &[". is a folder", "rjpf Single.java", "rjpf src/p/Main.java"]);
    wrong(&at, &["src"], &["src is a folder", "rjpf src/p/Main.java"]);
    wrong(&at, &["none"], &["none is a folder", "no class with a main method"]);
    let compiled = Command::new("javac").args(["-d", "out", "src/p/Main.java"]).current_dir(&at).status();
    if compiled.is_ok_and(|status| status.success()) {
        wrong(&at, &["out"], &["out is a folder", "rjpf -cp out p.Main"]);
        assert_eq!(rjpf(&at, &["-cp", "out", "p.Main", "-q"]).code, 0, "what was named works");
        let inside = said(command(&at.join("out"), &["."]).output().unwrap());
        has(&inside.err, &["rjpf p.Main"]);
    }
}

#[test]
fn a_file_that_is_no_program_and_a_second_program_are_told() {
    let files = [("Single.java", SINGLE), ("Fine.java", FINE), ("notes.txt", "hello"), ("Makefile", "all:")];
    let at = folder("words-files", &files);
    wrong(&at, &["notes.txt"], &["notes.txt is a file, but no program", ".class, .java, .jar or .jpf"]);
    wrong(&at, &["Makefile"], &["Makefile is a file, but no program"]);
    let two = rjpf(&at, &["Single.java", "Fine.java"]);
    assert_eq!(two.code, 0, "{}{}", two.out, two.err);
    has(&two.err, &["warning: Fine.java is given to Single.java as an argument", "one program is checked at a time"]);
    // Said to be an argument, or no program: nothing to be told.
    for words in [&["Single.java", "--", "Fine.java"][..], &["Single.java", "notes.txt"], &["Single.java", "None.java"]]
    {
        let one = rjpf(&at, words);
        assert_eq!((one.code, one.err.as_str()), (0, ""), "{words:?}");
    }
    assert_eq!(rjpf(&at, &["run", "Single.java", "Fine.java"]).err, "", "like java");
}

// ---- what rjpf tells about itself --------------------------------------------------------------

#[test]
fn the_log_tells_phases_with_times_and_loaded_classes() {
    let at = folder("log", &[("Single.java", SINGLE)]);
    let quiet = rjpf(&at, &["Single.java"]);
    assert!(quiet.err.is_empty(), "{}", quiet.err);
    let told = rjpf(&at, &["Single.java", "--log", "info"]);
    assert_eq!((told.code, &told.out[..20]), (0, &quiet.out[..20]));
    has(&told.err, &["target", "time.busy=", "boot", "time.busy=", "search", "states=", "time.busy=", "write reports"]);
    assert!(!told.err.contains("loaded"), "{}", told.err);
    let told = rjpf(&at, &["Single.java", "--log", "rjpf_classes=debug"]);
    has(&told.err, &["loaded", "class=Single"]);
    assert!(!told.err.contains("boot"), "only the part that was asked for");
    let told = rjpf(&at, &["run", "--log", "rjpf_classes=trace", "--log-format", "json", "Single.java"]);
    let lines: Vec<serde_json::Value> = told.err.lines().map(|l| serde_json::from_str(l).unwrap()).collect();
    let decoded = |l: &&serde_json::Value| l["fields"]["message"] == "decoded" && l["fields"]["class"] == "Single";
    let main = lines.iter().filter(decoded).find(|l| l["fields"]["method"] == "main");
    assert!(main.is_some_and(|l| l["level"] == "TRACE" && l["fields"]["ops"].as_u64() > Some(0)), "{main:?}");
    let by_variable = said(command(&at, &["Single.java"]).env("RJPF_LOG", "info").output().unwrap());
    has(&by_variable.err, &["boot", "search"]);
    let over = said(command(&at, &["Single.java", "--log", "off"]).env("RJPF_LOG", "info").output().unwrap());
    assert!(over.err.is_empty(), "what is said goes over what is set: {}", over.err);
    wrong(&at, &["Single.java", "--log", "loud"], &["report.log", "error, warn, info", "'loud'"]);
    let bad = said(command(&at, &["Single.java"]).env("RJPF_LOG", "loud").output().unwrap());
    assert_eq!(bad.code, 2, "{}", bad.err);
    has(&bad.err, &["RJPF_LOG", "'loud'"]);
}

#[test]
fn collections_are_told() {
    let garbage = "public class Garbage { public static void main(String[] a) {
        for (int i = 0; i < 2000; i++) { int[] x = new int[40000]; x[0] = i; } } }";
    let at = folder("log-garbage", &[("Garbage.java", garbage)]);
    let told = rjpf(&at, &["run", "--log", "rjpf_vm=debug", "Garbage.java"]);
    has(&told.err, &["collected garbage", "live_words=", "freed_words="]);
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
    wrong(&at, &["Single.java", "+search=fast"], &["no search 'fast'", "bfs, delays, dfs"]);
    wrong(&at, &["Single.java", "--quiet", "--verbose"], &["contradict"]);
    wrong(&at, &["Single.java", "+replay=0/1", "+search=bfs"], &["contradict"]);
    wrong(&at, &["Single.java", "+replay=0/x"], &["'x' is no choice index"]);
    wrong(&at, &["Single.java", "+listener=NonSharedChecker"], &["NonSharedChecker is not there"]);
    wrong(&at, &["Single.java", "+listener=my.Listener"], &["there is no listener 'my.Listener'"]);
    wrong(&at, &["list", "things"], &["'things' is none of", "options", "searches"]);
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

/// The source is followed as it is now, and not as it was compiled then.
#[test]
fn a_program_that_was_changed_is_replayed_as_it_is() {
    let at = folder("traces-changed", &[("Deadlock.java", DEADLOCK)]);
    assert_eq!(rjpf(&at, &["Deadlock.java", "--trace", "t.json"]).code, 1);
    let same = rjpf(&at, &["replay", "t.json"]);
    assert_eq!(same.code, 1, "{}", same.err);
    assert!(!same.err.contains("has changed"), "{}", same.err);
    fs::write(at.join("Deadlock.java"), DEADLOCK.replace("synchronized (second)", "")).unwrap();
    let changed = rjpf(&at, &["replay", "t.json"]);
    has(&changed.err, &["class Deadlock has changed"]);
    assert_ne!(changed.code, 1, "{}", changed.err);
    // Without the source there is what was compiled.
    fs::remove_file(at.join("Deadlock.java")).unwrap();
    assert_eq!(rjpf(&at, &["replay", "t.json"]).code, 1);
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
