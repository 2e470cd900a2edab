//! Listeners: what each says about a program with a known answer, data that follows backtracking in
//! every search order, and that listening changes neither states nor verdicts.
//!
//! `RJPF_SLOW=1` takes every program of the check corpus and each listener on its own.

#[path = "../examples/own_listener.rs"]
mod own_listener;
mod state_machine;

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path as FilePath, PathBuf};
use std::process::Command;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};

use rjpf_explore::heuristics::HEURISTICS;
use rjpf_explore::listeners::{
    Flow, LISTENERS, Listener, ListenerDef, ListenerOptions, Listeners, Notice, Track, Tracked, View,
};
use rjpf_explore::{Arrival, Config, Explorer, Jvm, Limits, Machine, Path, Storage, Strategy, Verdict};
use rjpf_state::Snapshot;
use rjpf_vm::transition::ViolationKind;
use rjpf_vm::{Environment, Event, Events, Place, Visibility, Vm};
use serde_json::Value;
use state_machine::{boot, compile, compile_text, java, jdk, root, start};

// ---- the command line --------------------------------------------------------------------------

/// Runs the checker and gives exit code, text and the JSON report.
fn rjpf(classes: &FilePath, class: &str, words: &[&str]) -> (i32, String, Value) {
    let folder =
        root().join("target/state/listeners").join(format!("{class}-{}", words.join("_").replace(['/', '*'], "")));
    fs::create_dir_all(&folder).unwrap();
    let mut rjpf = Command::new(env!("CARGO_BIN_EXE_rjpf"));
    rjpf.arg("--jdk").arg(&jdk().home).arg("-cp").arg(classes).arg(class).args(["--no-trace", "--json", "r.json"]);
    let output = rjpf.args(words).current_dir(&folder).output().unwrap();
    let text = String::from_utf8_lossy(&output.stdout).into_owned() + &String::from_utf8_lossy(&output.stderr);
    let json = fs::read_to_string(folder.join("r.json")).ok().and_then(|t| serde_json::from_str(&t).ok());
    (output.status.code().unwrap_or(-1), text, json.unwrap_or(Value::Null))
}

const COVER: &str = "public class Cover {
    static int shared;
    static void never() {
        shared = 99;
    }
    static int pick(int n) {
        switch (n) {
            case 0: return 10;
            case 1: return 11;
            case 5: return 15;
            default: return -1;
        }
    }
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            shared = 1;
            if (shared == 2) {
                shared = 3;
            }
        }, \"writer\");
        t.start();
        shared = 2;
        pick(0);
        pick(5);
        t.join();
        if (shared > 5) {
            never();
        }
    }
}
";

#[test]
fn coverage_is_that_of_all_paths_together() {
    let classes = compile_text(&jdk(), "Cover", COVER);
    let words = ["+listener=coverage", "+coverage.show_methods", "+coverage.show_branches"];
    let (code, text, json) = rjpf(&classes, "Cover", &words);
    assert_eq!(code, 0, "{text}");
    // Line 18 needs main's write between two steps of the writer; 1 is the constructor nobody calls.
    for part in [
        "lines not executed: 1, 4-5, 9, 11, 27\n",
        "branches not taken: 7@1:case 1, 7@1:default, 26@41:no jump\n",
        "- never()V: 0 of 2 lines",
        "+ lambda$main$0()V: 4 of 4 lines",
        "Cover: 3 of 5 methods, 15 of 21 lines, 5 of 8 branches",
        "thread writer: 4 lines, 2 branches",
    ] {
        assert!(text.contains(part), "{part} in\n{text}");
    }
    let class = &json["listeners"]["coverage"]["classes"][0];
    assert_eq!(class["class"], "Cover");
    let lambda = class["methods"].as_array().unwrap().iter().find(|m| m["method"] == "lambda$main$0()V").unwrap();
    assert_eq!(lambda["lines"]["18"], serde_json::json!(["writer"]));
    // Without the other thread's interleaving there is no way to line 18: main goes first, at the one choice there is.
    let main_first = ["+listener=coverage", "+por.contended=Cover.shared", "+replay=0"];
    let (_, text, _) = rjpf(&classes, "Cover", &main_first);
    let missed = text.lines().find(|l| l.contains("lines not executed")).unwrap_or_default();
    assert!(missed.contains("18"), "one path does not get there: {text}");
    let (_, text, _) = rjpf(&classes, "Cover", &["+listener=CoverageAnalyzer", "+coverage.exclude=Cov*"]);
    assert!(text.contains("all: 0 of 0 methods"), "{text}");
}

const DEAD: &str = "public class Dead {
    static final Object A = new Object(), B = new Object();
    static class Box {
        int v;
        synchronized void put(int x) { v = x; }
    }
    public static void main(String[] args) {
        Box box = new Box();
        new Thread(() -> { synchronized (A) { synchronized (B) { box.put(1); } } }, \"ab\").start();
        new Thread(() -> { synchronized (B) { synchronized (A) { box.put(2); } } }, \"ba\").start();
    }
}
";

#[test]
fn the_deadlock_analyser_shows_who_took_what_and_wants_what() {
    let classes = compile_text(&jdk(), "Dead", DEAD);
    for search in ["dfs", "bfs"] {
        let (code, text, json) = rjpf(&classes, "Dead", &["+listener=deadlock", &format!("+search={search}")]);
        assert_eq!(code, 1, "{text}");
        let rows: Vec<String> = json["listeners"]["deadlock"].as_array().unwrap().iter().map(row).collect();
        let mut sorted = rows.clone();
        sorted.sort();
        // Each takes its first lock and is blocked on the other's.
        let expected = [
            "ab acquires java.lang.Object#1 Dead.java:9",
            "ab is blocked on java.lang.Object#2 Dead.java:9",
            "ba acquires java.lang.Object#2 Dead.java:10",
            "ba is blocked on java.lang.Object#1 Dead.java:10",
        ];
        assert_eq!(sorted, expected, "{search}");
        assert!(rows[0].contains("acquires") && rows[3].contains("blocked"), "{rows:?}");
    }
    let (_, text, _) = rjpf(&classes, "Dead", &["+listener=deadlock", "+deadlock.format=raw"]);
    assert!(text.contains("main acquires java.lang.Thread#1"), "all operations: {text}");
    let (code, text, _) = rjpf(&classes, "Dead", &["+listener=deadlock", "+deadlock.format=short"]);
    assert!(code == 2 && text.contains("one of essential, raw"), "{text}");
}

fn row(row: &Value) -> String {
    ["thread", "operation", "object", "place"].map(|f| row[f].as_str().unwrap().to_string()).join(" ")
}

const LINE: &str = "public class Line {
    int n;
    int twice(int x) { return x + x; }
    public static void main(String[] args) {
        Line line = new Line();
        line.n = line.twice(4);
    }
}
";

#[test]
fn the_execution_list_has_calls_and_instructions_in_order() {
    let classes = compile_text(&jdk(), "Line", LINE);
    let (_, _, json) = rjpf(&classes, "Line", &["+listener=gov.nasa.jpf.listener.ExecTracker", "+et.print_mth"]);
    let lines: Vec<&str> =
        json["listeners"]["exec"].as_array().unwrap().iter().map(|l| l.as_str().unwrap().trim()).collect();
    let expected = [
        "start",
        "main Line.java:5 enter Line.main([Ljava/lang/String;)V",
        "main Line.java:5     0 new",
        "main Line.java:5     4 invokespecial",
        "main Line.java:1 enter Line.<init>()V",
        "main Line.java:1     1 invokespecial",
        "main Line.java:1     4 return",
        "main Line.java:1 return from Line.<init>()V",
        "main Line.java:5     7 move",
        "main Line.java:6    11 const",
        "main Line.java:6    11 invokevirtual",
        "main Line.java:3 enter Line.twice(I)I",
        "main Line.java:3     2 iadd",
        "main Line.java:3     3 return1",
        "main Line.java:3 return from Line.twice(I)I",
        "main Line.java:6    14 putfield",
        "main Line.java:7    17 return",
        "main Line.java:7 return from Line.main([Ljava/lang/String;)V",
        "the end",
    ];
    assert_eq!(lines, expected);
    let (_, _, json) = rjpf(&classes, "Line", &["+listener=exec", "+et.print_insn=off"]);
    assert_eq!(json["listeners"]["exec"], serde_json::json!(["start", "the end"]));
}

#[test]
fn the_object_tracker_follows_objects_of_a_class() {
    let classes = compile_text(&jdk(), "Dead", DEAD);
    let (_, text, json) = rjpf(&classes, "Dead", &["+listener=objects", "+ot.include=Dead$Box", "+ot.log_calls"]);
    let log = &json["listeners"]["objects"];
    assert_eq!(log["made"], serde_json::json!({ "Dead$Box": 1 }), "{text}");
    let lines: Vec<&str> = log["log"].as_array().unwrap().iter().map(|l| l.as_str().unwrap()).collect();
    let name = lines[0].split(' ').next().unwrap();
    let first: Vec<String> = lines
        .iter()
        .take(7)
        .map(|l| l.replace(name, "BOX"))
        .map(|l| if let Some(at) = l.find("Object.java:") { format!("{}N", &l[..at + 12]) } else { l })
        .collect();
    // The first path that the search follows: ab runs to its end before ba.
    let expected = [
        "BOX is made by main at Dead.java:8",
        "BOX receives <init>()V by main at Dead.java:3",
        "BOX receives <init>()V by main at Object.java:N",
        "BOX is locked (1) by ab at Dead.java:9",
        "BOX receives put(I)V by ab at Dead.java:5",
        "BOX.v is set to 1 by ab at Dead.java:5",
        "BOX is unlocked (0) by ab at Dead.java:5",
    ];
    assert_eq!(first, expected, "{lines:?}");
}

const SPIN: &str = "public class Spin {
    static volatile int turn;
    public static void main(String[] args) {
        Thread t = new Thread(() -> { for (int i = 0; i < 20; i++) turn = i; });
        t.start();
        for (int i = 0; i < 20; i++) turn = -i;
    }
}
";

#[test]
fn budgets_and_limits_end_a_search_and_the_verdict_says_so() {
    let classes = compile_text(&jdk(), "Spin", SPIN);
    for (words, reason) in [
        (&["+listener=budget", "+budget.max_insn=200"][..], "budget.max_insn was used up"),
        (&["+listener=BudgetChecker", "+budget.max_depth=5"], "budget.max_depth was reached"),
        (&["+listener=budget", "+budget.max_time=0"], "budget.max_time was used up"),
        (&["+listener=budget", "+budget.max_heap=1000"], "budget.max_heap was used up"),
        (&["+listener=budget", "+budget.max_state=3"], "the limit of 3 states was reached"),
        (&["+search.memory_limit=1m"], "the memory limit of 1 MB was reached"),
    ] {
        let (code, text, json) = rjpf(&classes, "Spin", words);
        assert_eq!((code, json["verdict"].as_str()), (3, Some("incomplete")), "{words:?}: {text}");
        assert!(json["limits"].to_string().contains(reason), "{words:?}: {}", json["limits"]);
    }
    let (code, text, _) = rjpf(&classes, "Spin", &["+listener=budget", "+search.memory_limit=4g"]);
    assert_eq!(code, 0, "{text}");
    let (code, text, _) = rjpf(&classes, "Spin", &["+listener=budget", "+budget.max_insn=many"]);
    assert!(code == 2 && text.contains("budget.max_insn is a number"), "{text}");
}

#[test]
fn short_transitions_make_more_states_and_the_same_verdict() {
    const LOOP: &str =
        "public class Loop { public static void main(String[] a) { int n = 0; while (n < 1000) n++; } }\n";
    let classes = compile_text(&jdk(), "Loop", LOOP);
    let states = |words: &[&str]| {
        let (code, text, json) = rjpf(&classes, "Loop", words);
        assert_eq!(code, 0, "{text}");
        json["statistics"]["states"].as_u64().unwrap()
    };
    assert_eq!(states(&[]), 0);
    let cut = states(&["+vm.max_transition_length=100"]);
    assert!((10..=20).contains(&cut), "1000 backward jumps are ten times a hundred, and the library has some: {cut}");
}

#[test]
fn races_are_found_by_the_listener_and_by_the_option() {
    let classes = compile_text(&jdk(), "Cover", COVER);
    for word in ["+listener=race", "+listener=gov.nasa.jpf.listener.PreciseRaceDetector", "--race"] {
        let (code, text, json) = rjpf(&classes, "Cover", &[word]);
        assert_eq!((code, json["findings"][0]["kind"].as_str()), (1, Some("race")), "{word}: {text}");
        assert!(text.contains("Cover.shared"), "{text}");
    }
}

#[test]
fn the_graph_has_a_node_per_state_and_an_edge_per_transition() {
    let classes = compile_text(&jdk(), "Cover", COVER);
    for words in [&["+listener=StateSpaceDot", "+report.dot=g.dot"][..], &["--dot", "g.dot"]] {
        let (_, text, json) = rjpf(&classes, "Cover", words);
        let file = format!("target/state/listeners/Cover-{}/g.dot", words.join("_"));
        let dot = fs::read_to_string(root().join(file)).unwrap_or_else(|e| panic!("{e}: {text}"));
        let statistics = &json["statistics"];
        let nodes = dot
            .lines()
            .filter(|l| l.trim_start().starts_with('s') && l.contains("[label=") && !l.contains("->"))
            .count();
        let edges = dot.lines().filter(|l| l.contains("->")).count();
        assert_eq!(nodes as u64, statistics["states"].as_u64().unwrap(), "{dot}");
        assert_eq!(edges as u64, statistics["transitions"].as_u64().unwrap() + 1, "{dot}");
        assert!(dot.contains("writer Cover.java:16"), "{dot}");
    }
}

const STUCK: &str = "public class Stuck {
    static boolean ready;
    public static void main(String[] args) throws Exception {
        Object lock = new Object();
        Thread t = new Thread(() -> {
            synchronized (lock) {
                try { while (!ready) lock.wait(); } catch (InterruptedException e) { }
            }
        }, \"waiter\");
        t.setDaemon(true);
        t.start();
        synchronized (lock) { if (args.length > 0) { ready = true; lock.notify(); } }
    }
}
";

#[test]
fn threads_stuck_at_the_end_are_reported_only_if_asked_for() {
    let classes = compile_text(&jdk(), "Stuck", STUCK);
    assert_eq!(rjpf(&classes, "Stuck", &[]).0, 0);
    for word in ["+property.stuck_threads", "+listener=stuck_threads"] {
        let (code, text, json) = rjpf(&classes, "Stuck", &[word]);
        assert_eq!((code, json["findings"][0]["kind"].as_str()), (1, Some("property")), "{text}");
        assert!(text.contains("the program ended while threads wait: waiter"), "{text}");
        let path = json["findings"][0]["path"].as_str().unwrap().to_string();
        let (code, again, _) = rjpf(&classes, "Stuck", &[word, &format!("+replay={path}")]);
        assert!(code == 1 && again.contains("threads wait: waiter"), "replay: {again}");
    }
    // The trace file knows who found it.
    let folder = root().join("target/state/listeners/stuck-trace");
    fs::create_dir_all(&folder).unwrap();
    let run = |words: &[&str]| {
        let mut rjpf = Command::new(env!("CARGO_BIN_EXE_rjpf"));
        rjpf.args(words).arg("--jdk").arg(&jdk().home).current_dir(&folder).output().unwrap()
    };
    let found = run(&[
        "-cp",
        &classes.display().to_string(),
        "Stuck",
        "--stuck-threads",
        "--trace",
        "t.json",
        "+vm.max_transition_length=300",
    ]);
    assert_eq!(found.status.code(), Some(1));
    let again = run(&["replay", "t.json"]);
    let said = String::from_utf8_lossy(&again.stdout).into_owned();
    assert!(again.status.code() == Some(1) && said.contains("threads wait: waiter"), "{said}");
    let (code, text, _) = rjpf(&classes, "Stuck", &["notify", "+property.stuck_threads"]);
    assert_eq!(code, 0, "{text}");
}

#[test]
fn the_heap_bound_throws_after_the_garbage_is_gone() {
    const FULL: &str = "public class Full {
    public static void main(String[] args) {
        for (int i = 0; i < 2000; i++) if (new byte[10_000].length == 7) return;
        Object[] keep = new Object[1000];
        try {
            for (int i = 0; i < 1000; i++) keep[i] = new byte[10_000];
            System.out.print(\"all\");
        } catch (OutOfMemoryError e) {
            keep = null;
            System.out.print(e.getMessage());
        }
    }
}
";
    let classes = compile_text(&jdk(), "Full", FULL);
    let (_, text, json) = rjpf(&classes, "Full", &["--outputs", "+vm.max_heap=4m"]);
    assert_eq!(json["outputs"], serde_json::json!(["Java heap space"]), "{text}");
    let (_, text, json) = rjpf(&classes, "Full", &["--outputs", "+vm.max_heap=64m"]);
    assert_eq!(json["outputs"], serde_json::json!(["all"]), "{text}");
}

// ---- in process --------------------------------------------------------------------------------

/// The consumer acquires once or twice, depending on who comes first; then all paths meet again.
const MEET: &str = "public class Meet {
    static boolean ready;
    static volatile int x;
    public static void main(String[] args) throws Exception {
        Object lock = new Object();
        Thread t = new Thread(() -> {
            synchronized (lock) {
                try { while (!ready) lock.wait(); } catch (InterruptedException e) { }
            }
            x = 1;
            x = 2;
        });
        t.start();
        synchronized (lock) { ready = true; lock.notify(); }
        x = 3;
        t.join();
    }
}
";

fn machine(class: &str, text: &str) -> (Jvm, Snapshot) {
    let jdk = jdk();
    let classes = compile_text(&jdk, class, text);
    let mut vm = boot(jdk, &classes, Environment { ticking: false, ..Environment::default() });
    vm.start_collecting();
    start(&mut vm, class, &[]);
    let mut jvm = Jvm::new(vm, Visibility::Shared { trust: true });
    let initial = jvm.snapshot();
    (jvm, initial)
}

/// Path and number of acquisitions at each arrival.
type Counts = Arc<Mutex<Vec<(Path, u32)>>>;

struct Acquisitions {
    count: Tracked<u32>,
    path: Tracked<Vec<u32>>,
    seen: Counts,
}

impl Acquisitions {
    fn new(matching: bool, seen: &Counts) -> Acquisitions {
        let count = if matching { Tracked::matching(0) } else { Tracked::new(0) };
        Acquisitions { count, path: Tracked::new(Vec::new()), seen: seen.clone() }
    }
}

impl Listener for Acquisitions {
    fn wants(&self) -> Events {
        Events::LOCK
    }
    fn event(&mut self, _vm: &Vm, _at: Place, event: &Event<'_>) -> Flow {
        if let Event::Acquire { .. } = event {
            *self.count.change() += 1;
        }
        Flow::Continue
    }
    fn notice(&mut self, _state: &dyn View, notice: &Notice<'_>) -> Flow {
        match notice {
            Notice::Choosing { index, .. } => self.path.change().push(*index),
            Notice::Reached(_) => self.seen.lock().unwrap().push((Path(self.path.clone()), *self.count)),
            _ => {}
        }
        Flow::Continue
    }
    fn tracked(&mut self) -> Vec<&mut dyn Track> {
        vec![&mut self.count, &mut self.path]
    }
}

fn explore(jvm: &mut Jvm, initial: &Snapshot, config: Config, matching: bool) -> (Verdict, Vec<(Path, u32)>) {
    jvm.rewind(initial);
    let seen = Counts::default();
    let listeners = Listeners::default();
    listeners.add("acquisitions", Box::new(Acquisitions::new(matching, &seen)));
    let verdict = Explorer::new(jvm, config).told_to(&listeners).run().unwrap_or_else(|stop| panic!("{stop:?}"));
    let seen = std::mem::take(&mut *seen.lock().unwrap());
    (verdict, seen)
}

#[test]
fn tracked_data_follows_backtracking_in_every_order() {
    let (mut jvm, initial) = machine("Meet", MEET);
    let heuristic = vec![*HEURISTICS.iter().find(|h| h.name == "most_blocked").unwrap_or(&HEURISTICS[0])];
    for strategy in [
        Strategy::DepthFirst,
        Strategy::BreadthFirst,
        Strategy::IterativeDeepening,
        Strategy::BestFirst,
        Strategy::Random,
    ] {
        let config = Config { strategy, walks: 20, heuristic: heuristic.clone(), ..Config::default() };
        let (_, seen) = explore(&mut jvm, &initial, config, false);
        assert!(seen.len() > 10, "{strategy:?}");
        let counts: BTreeMap<Path, u32> = seen.into_iter().collect();
        assert!(counts.values().max() > counts.values().min());
        // Each path on its own, without any backtracking.
        for (path, count) in counts {
            jvm.rewind(&initial);
            let alone = Counts::default();
            let listeners = Listeners::default();
            listeners.add("alone", Box::new(Acquisitions::new(false, &alone)));
            let explorer = Explorer::new(&mut jvm, Config::default()).told_to(&listeners);
            explorer.replay(&path).unwrap_or_else(|stop| panic!("{stop:?}"));
            let alone = alone.lock().unwrap().last().cloned();
            assert_eq!(alone, Some((path, count)), "{strategy:?}");
        }
    }
}

#[test]
fn tracked_data_tells_states_apart_only_if_it_says_so() {
    let (mut jvm, initial) = machine("Meet", MEET);
    let plain = Explorer::new(&mut jvm, Config::default()).run().unwrap_or_else(|stop| panic!("{stop:?}"));
    let (same, _) = explore(&mut jvm, &initial, Config::default(), false);
    assert_eq!(same.statistics.states, plain.statistics.states);
    let (more, _) = explore(&mut jvm, &initial, Config::default(), true);
    let exact = Config { storage: Storage::Exact, ..Config::default() };
    assert_eq!(explore(&mut jvm, &initial, exact, true).0.statistics.states, more.statistics.states);
    assert!(more.statistics.states > plain.statistics.states, "{} {}", more.statistics.states, plain.statistics.states);
    assert!(more.findings.is_empty() && more.limits.is_empty());
}

/// What happens in a search, in words.
struct Steps(Arc<Mutex<Vec<String>>>);

impl Listener for Steps {
    fn notice(&mut self, _state: &dyn View, notice: &Notice<'_>) -> Flow {
        let text = match notice {
            Notice::Started => "started".to_string(),
            Notice::Restored { depth, .. } => format!("restored {depth}"),
            Notice::Choosing { index, depth, .. } => format!("choosing {index} at {depth}"),
            Notice::Reached(_) | Notice::Wrote { .. } | Notice::Progress(_) => return Flow::Continue,
            Notice::Restarted => "restarted".to_string(),
            Notice::Arrived { to, .. } => match to {
                Arrival::New(_) => "new".into(),
                Arrival::Matched(_) => "matched".into(),
                Arrival::End => "end".into(),
                other => format!("{other:?}"),
            },
            Notice::Processed { .. } => "processed".into(),
            Notice::Finished(verdict) => format!("finished with {} states", verdict.statistics.states),
        };
        self.0.lock().unwrap().push(text);
        Flow::Continue
    }
}

#[test]
fn the_search_tells_its_steps() {
    const PAIR: &str = "public class Pair {
    static volatile int x;
    public static void main(String[] args) { new Thread(() -> x = 1).start(); x = 2; }
}
";
    let (mut jvm, _) = machine("Pair", PAIR);
    let said: Arc<Mutex<Vec<String>>> = Arc::default();
    let listeners = Listeners::default();
    listeners.add("steps", Box::new(Steps(said.clone())));
    let verdict =
        Explorer::new(&mut jvm, Config::default()).told_to(&listeners).run().unwrap_or_else(|stop| panic!("{stop:?}"));
    let said = said.lock().unwrap();
    let count = |word: &str| said.iter().filter(|s| s.starts_with(word)).count() as u64;
    let s = &verdict.statistics;
    assert_eq!((said[0].as_str(), said[1].as_str(), said[2].as_str()), ("started", "new", "choosing 0 at 0"));
    assert_eq!(said.last().unwrap(), &format!("finished with {} states", s.states));
    assert_eq!((count("new"), count("matched"), count("end")), (s.states, s.matched, s.ends));
    assert_eq!((count("choosing"), count("processed")), (s.transitions, s.states), "every state is processed once");
    // Depth-first goes back once per state that is left by more than one way.
    assert_eq!(count("restored"), s.transitions - s.states, "{said:?}");
}

#[test]
fn a_listener_of_ones_own_checks_a_property() {
    let (mut jvm, initial) = machine("Dead", DEAD);
    for (most, found) in [("1", true), ("9", false)] {
        let options = ListenerOptions::new([("one_lock.most".to_string(), most.to_string())]);
        for strategy in [Strategy::DepthFirst, Strategy::BreadthFirst] {
            jvm.rewind(&initial);
            let build = || Listeners::build(own_listener::LISTENERS, &options).unwrap();
            let config = Config { strategy, multiple_errors: true, ..Config::default() };
            let verdict =
                Explorer::new(&mut jvm, config).told_to(&build()).run().unwrap_or_else(|stop| panic!("{stop:?}"));
            let ours = |k: &ViolationKind| *k == ViolationKind::Property("one lock".into());
            let finding = verdict.findings.iter().find(|f| ours(&f.violation.kind));
            assert_eq!(finding.is_some(), found, "{strategy:?} {most}");
            assert!(verdict.findings.iter().any(|f| f.violation.kind == ViolationKind::Deadlock), "found all the same");
            if let Some(finding) = finding {
                assert!(finding.violation.message.ends_with("holds 2 monitors"), "{}", finding.violation.message);
                jvm.rewind(&initial);
                let explorer = Explorer::new(&mut jvm, Config::default()).told_to(&build());
                let again = explorer.replay(&finding.path).unwrap();
                assert_eq!(again.findings[0].violation.message, finding.violation.message);
            }
        }
    }
}

/// Calls and monitors of each thread, checked against what the machine says.
struct Balanced {
    calls: Tracked<BTreeMap<u32, Vec<u32>>>,
    /// By thread and object.
    held: Tracked<BTreeMap<(u32, u32), u32>>,
    ends: Arc<Mutex<u32>>,
}

impl Balanced {
    fn wrong(vm: &Vm, at: Place, what: String) -> Flow {
        Flow::violated("balance", format!("{what} in {}", at.method.full_name()), vm.describe_thread(at.thread))
    }
}

impl Listener for Balanced {
    fn wants(&self) -> Events {
        Events::ALL
    }
    fn event(&mut self, vm: &Vm, at: Place, event: &Event<'_>) -> Flow {
        let thread = at.thread.0;
        let calls = self.calls.change().entry(thread).or_default();
        match *event {
            Event::Enter { .. } => calls.push(at.method.id.0),
            Event::Return { .. } | Event::Unwind { .. } if calls.pop() != Some(at.method.id.0) => {
                return Balanced::wrong(vm, at, format!("{event:?} of a method that was not entered"));
            }
            Event::Instruction { .. } if calls.last() != Some(&at.method.id.0) => {
                return Balanced::wrong(vm, at, "an instruction of a method that was not entered".into());
            }
            Event::Acquire { object, depth } => _ = self.held.change().insert((thread, object), depth),
            Event::Wait { object, .. } => _ = self.held.change().remove(&(thread, object)),
            Event::Release { object, depth } => {
                let before = self.held.change().insert((thread, object), depth);
                if before != Some(depth + 1) {
                    return Balanced::wrong(vm, at, format!("held {before:?} times, then {depth}"));
                }
            }
            Event::End => {
                *self.ends.lock().unwrap() += 1;
                if !calls.is_empty() || self.held.iter().any(|(&(t, _), &n)| t == thread && n > 0) {
                    return Balanced::wrong(
                        vm,
                        at,
                        format!("calls {calls:?} and monitors {:?} at the end", *self.held),
                    );
                }
            }
            _ => {}
        }
        Flow::Continue
    }
    fn tracked(&mut self) -> Vec<&mut dyn Track> {
        vec![&mut self.calls, &mut self.held]
    }
}

const POOL: &str = "import java.util.concurrent.*;
public class Pool {
    static int total;
    static synchronized int add(int n) {
        if (n > 1) throw new IllegalArgumentException();
        return total += n;
    }
    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        Future<Integer> a = pool.submit(() -> add(1));
        Future<Integer> b = pool.submit(() -> add(2));
        a.get();
        try { b.get(); } catch (ExecutionException e) { total = -total; }
        pool.shutdown();
    }
}
";

#[test]
fn calls_and_monitors_are_balanced_on_every_path() {
    for (class, text) in [("Meet", MEET), ("Dead", DEAD), ("Cover", COVER), ("Pool", POOL)] {
        let (mut jvm, _) = machine(class, text);
        let ends = Arc::default();
        let listeners = Listeners::default();
        let (calls, held) = (Tracked::new(BTreeMap::new()), Tracked::new(BTreeMap::new()));
        listeners.add("balanced", Box::new(Balanced { calls, held, ends: Arc::clone(&ends) }));
        let limits = Limits { states: Some(500), ..Limits::default() };
        let config = Config { multiple_errors: true, limits, ..Config::default() };
        let explorer = Explorer::new(&mut jvm, config).told_to(&listeners);
        let verdict = explorer.run().unwrap_or_else(|stop| panic!("{stop:?}"));
        let wrong = verdict.findings.iter().find(|f| f.violation.kind == ViolationKind::Property("balance".into()));
        assert!(wrong.is_none(), "{class}: {:?}", wrong.map(|f| (&f.violation, &f.path)));
        assert!(*ends.lock().unwrap() > 3, "{class}");
    }
}

// ---- listening changes nothing -----------------------------------------------------------------

fn corpus() -> Vec<PathBuf> {
    let folders = ["ok", "deadlock", "assert", "exception", "livelock", "count"];
    let all = folders.iter().flat_map(|folder| java::java_files(&root().join("tests/java").join(folder)));
    let every = if java::is_slow() { 1 } else { 26 };
    let suits = |source: &PathBuf| !fs::read_to_string(source).unwrap().contains("//@ needs:");
    all.filter(|source| java::is_sampled(source, every)).filter(suits).collect()
}

#[test]
fn states_and_verdicts_are_the_same_with_every_listener() {
    let jdk = jdk();
    let sources = corpus();
    let mut verify = vec![];
    for name in ["gov/nasa/jpf/vm/Verify.java", "rjpf/Explore.java"] {
        let file = root().join("jdk-models/verify").join(name);
        verify.extend(file.exists().then_some(file));
    }
    let classes = compile(&jdk, "listened", &[sources.clone(), verify].concat());
    // Those that check something change verdicts on purpose, those that weave something in the program.
    let only_listens = |l: &&ListenerDef| {
        !l.checks && (l.weave)(&ListenerOptions::default()).is_ok_and(|interventions| interventions.is_empty())
    };
    let silent: Vec<&str> = LISTENERS.iter().filter(only_listens).map(|l| l.name).collect();
    assert!(silent.contains(&"coverage") && !silent.contains(&"bit-flips"), "{silent:?}");
    let choices: Vec<String> = match java::is_slow() {
        true => silent.iter().map(|name| format!("+listener+={name}")).collect(),
        false => vec![format!("+listener+={}", silent.join(","))],
    };
    let compared = AtomicUsize::new(0);
    java::in_parallel(&sources, |source| {
        let text = fs::read_to_string(source).unwrap();
        let class = java::class_name(source, &text);
        let flags: Vec<&str> =
            text.lines().find_map(|l| l.strip_prefix("//@ flags:")).unwrap_or("").split_whitespace().collect();
        // What a search has covered when it comes to a limit depends on the order, and so on the number of workers.
        let common = [&flags[..], &["+search.state_limit=3000", "-j", "1"]].concat();
        let (code, _, plain) = rjpf(&classes, &class, &common);
        for choice in &choices {
            let (listened, said, json) = rjpf(&classes, &class, &[&common[..], &[choice]].concat());
            assert_eq!(listened, code, "{class} {choice}: {said}");
            for field in ["verdict", "limits", "exitCodes"] {
                assert_eq!(json[field], plain[field], "{class} {choice} {field}");
            }
            for field in ["states", "matched", "transitions", "ends", "ignored", "maxDepth"] {
                assert_eq!(json["statistics"][field], plain["statistics"][field], "{class} {choice} {field}");
            }
            let findings = |v: &Value| {
                v["findings"]
                    .as_array()
                    .map(|l| l.iter().map(|f| (f["kind"].clone(), f["originalPath"].clone())).collect::<Vec<_>>())
            };
            assert_eq!(findings(&json), findings(&plain), "{class} {choice}");
            compared.fetch_add(1, Ordering::Relaxed);
        }
    });
    let compared = compared.into_inner();
    println!("{compared} comparisons with all listeners at once; RJPF_SLOW=1 has each alone, and all programs");
    assert!(compared >= 15, "{compared}");
}
