//! What a counterexample must never fold, on twelve bugs as people write them and on every JDK with a compiler: looked up in the JSON
//! report, and counted on the console.

#[path = "../java/mod.rs"]
mod java;
mod more;
#[path = "../support/mod.rs"]
mod support;

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use java::jdks;
use more::MORE;
use rjpf_classes::path::Jdk;
use serde_json::Value;
use support::{folder, json, rjpf};

/// A program, what it comes to and what its sentence begins with; the reasons stand beside it.
type Bug = (&'static str, &'static str, &'static str, Option<&'static str>);

macro_rules! source {
    ($name:literal) => {
        ($name, include_str!(concat!($name, ".java")))
    };
}

const fn bug((name, source): (&'static str, &'static str), kind: &'static str, sentence: Option<&'static str>) -> Bug {
    (name, source, kind, sentence)
}

const BUGS: &[Bug] = &[
    // One of three adds is lost.
    bug(source!("RowList"), "assertion", Some("unsynchronised use: ")),
    // Two puts into different buckets: one of two increments of the size is lost.
    bug(source!("RowMap"), "exception", Some("unsynchronised use: ")),
    // Both parse with one calendar: one gets the date of the other.
    bug(source!("RowDate"), "exception", Some("unsynchronised use: ")),
    // One of two appends is lost.
    bug(source!("RowBuilder"), "assertion", Some("unsynchronised use: ")),
    // A listener is removed while others are told.
    bug(source!("RowIter"), "exception", Some("concurrent modification: ")),
    // Both find null, both make one.
    bug(source!("RowLazy"), "assertion", Some("check, then act: ")),
    // Found before its map is there.
    bug(source!("RowDcl"), "exception", Some("published before it was initialised: ")),
    // It looks without the lock, then waits for what has happened.
    bug(source!("RowNotify"), "deadlock", Some("missed notification: ")),
    // Two threads for three tasks that wait for each other.
    bug(source!("RowPool"), "deadlock", Some("a task waits for a task: ")),
    // Who waits keeps the outer lock, which the notifier needs.
    bug(source!("RowNested"), "deadlock", Some("nested monitors: ")),
    // Nobody gets the write lock while somebody reads.
    bug(source!("RowUpgrade"), "deadlock", Some("read lock held while the write lock is wanted: ")),
    // A future that is not done runs the callback first that it was given last.
    bug(source!("RowFuture"), "exception", Some("callbacks of a future: ")),
];

struct Trace {
    steps: Vec<Value>,
    threads: Vec<String>,
}

impl Trace {
    fn text<'t>(&'t self, i: usize, field: &str) -> &'t str {
        self.steps[i][field].as_str().unwrap_or_default()
    }

    fn is(&self, i: usize, field: &str) -> bool {
        self.steps[i][field].as_bool().unwrap()
    }

    fn thread(&self, i: usize) -> u64 {
        self.steps[i]["thread"].as_u64().unwrap()
    }

    fn told(&self, i: usize) -> String {
        format!("step {}, {}: {}", i + 1, self.threads[self.thread(i) as usize], self.text(i, "action"))
    }

    /// The first `start`, from which on there are several threads.
    fn launch(&self) -> usize {
        (0..self.steps.len()).find(|&i| self.text(i, "kind") == "launch").expect("a thread is started")
    }

    fn is_at_switch(&self, i: usize) -> bool {
        let other = |j: Option<usize>| j.is_some_and(|j| j < self.steps.len() && self.thread(j) != self.thread(i));
        other(i.checked_sub(1)) || other(Some(i + 1))
    }
}

/// Neither machinery of the library nor a mere beginning.
fn says_something(trace: &Trace, i: usize) -> bool {
    !trace.is(i, "inLibrary") && !["go", "start", "initialize"].contains(&trace.text(i, "kind"))
}

fn nothing_that_matters_is_folded(name: &str, trace: &Trace) {
    let mut folded = (trace.launch()..trace.steps.len()).filter(|&i| trace.is(i, "folds"));
    let of_program = |i: &usize| says_something(trace, *i) && (trace.is(*i, "contested") || trace.is_at_switch(*i));
    assert_eq!(folded.clone().find(of_program).map(|i| trace.told(i)), None, "{name}: it is contested, or at a switch");
    let speaks =
        |i: &usize| ["launch", "join", "wait", "notify", "throw", "print", "choice"].contains(&trace.text(*i, "kind"));
    assert_eq!(folded.clone().find(speaks).map(|i| trace.told(i)), None, "{name}");
    let object = |i: usize| trace.text(i, "action").split('.').next().unwrap_or_default().to_string();
    let mut callers: BTreeMap<String, BTreeSet<u64>> = BTreeMap::new();
    let calls = |i: usize| ["call", "return"].contains(&trace.text(i, "kind")) && object(i).contains('#');
    for i in (0..trace.steps.len()).filter(|&i| calls(i)) {
        callers.entry(object(i)).or_default().insert(trace.thread(i));
    }
    let shared = |i: &usize| calls(*i) && callers[&object(*i)].len() > 1;
    assert_eq!(folded.find(shared).map(|i| trace.told(i)), None, "{name}: several threads call it");
    for thread in 0..trace.threads.len() as u64 {
        let of_it = (0..trace.steps.len()).rev().filter(|&i| trace.thread(i) == thread && says_something(trace, i));
        let lasts: Vec<usize> = of_it.take(2).filter(|&i| i >= trace.launch()).collect();
        assert!(lasts.iter().all(|&i| !trace.is(i, "folds")), "{name}: the last steps of thread {thread}");
    }
}

/// Read or written by a thread, changed by another one, and met again by the first: wherever that is.
fn what_others_changed_is_shown(name: &str, trace: &Trace) -> usize {
    let mut met = 0;
    for now in (0..trace.steps.len()).filter(|&i| trace.is(i, "contested")) {
        let same = |i: &usize| trace.text(*i, "variable") == trace.text(now, "variable") && trace.is(*i, "contested");
        let Some(before) = (0..now).filter(same).rfind(|&i| trace.thread(i) == trace.thread(now)) else { continue };
        let changed = (before + 1..now).filter(same).rfind(|&i| trace.text(i, "kind") == "write");
        let Some(changed) = changed.filter(|&i| trace.steps[i]["value"] != trace.steps[before]["value"]) else {
            continue;
        };
        met += 1;
        for i in [before, changed, now] {
            assert!(!trace.is(i, "folds"), "{name}: {}", trace.told(i));
        }
    }
    met
}

/// Checks a program and what its report shows; says how often what others had changed was met, and the sentence.
fn checked(at: &Path, jdk: &Jdk, (name, _, kind, sentence): &Bug) -> (usize, String) {
    let (file, home) = (format!("{name}.java"), jdk.home.display().to_string());
    let said = rjpf(at, &[&file, "--jdk", &home, "--no-trace", "--width", "200", "--json", "r.json"]);
    assert_eq!(said.code, 1, "{name} on {}: {}{}", jdk.version, said.out, said.err);
    let report = json(at.join("r.json"));
    let found = &report["findings"][0];
    assert_eq!(found["kind"], *kind, "{name}");
    let why = found["why"].as_str();
    assert_eq!(why.is_some(), sentence.is_some(), "{name} on {}: {why:?}", jdk.version);
    assert!(why.unwrap_or_default().starts_with(sentence.unwrap_or_default()), "{name}: {why:?}");
    let steps = found["trace"]["steps"].as_array().unwrap().clone();
    let threads = found["trace"]["threads"].as_array().unwrap();
    let threads = threads.iter().map(|name| name.as_str().unwrap().to_string()).collect();
    let trace = Trace { steps, threads };
    nothing_that_matters_is_folded(name, &trace);
    let switches = found["trace"]["switches"].as_u64().unwrap() as usize;
    let has_lanes = trace.threads.len() <= 4;
    if has_lanes && !said.out.contains(" by turns") {
        assert_eq!(said.out.matches("~ switch").count(), switches, "{name}: {}", said.out);
    }
    (what_others_changed_is_shown(name, &trace), why.unwrap_or_default().to_string())
}

fn sources_of<'b>(bugs: impl Iterator<Item = &'b Bug>) -> Vec<(String, &'static str)> {
    bugs.map(|bug| (format!("{}.java", bug.0), bug.1)).collect()
}

/// Twelve bugs on each JDK: nothing that matters is folded, and every change of threads has a row on the console.
#[test]
fn nothing_that_matters_is_folded_on_any_jdk() {
    let sources = sources_of(BUGS.iter());
    let sources: Vec<(&str, &str)> = sources.iter().map(|(name, text)| (name.as_str(), *text)).collect();
    for jdk in jdks() {
        let at = folder(&format!("rows-{}", jdk.feature), &sources);
        let met: usize = BUGS.iter().map(|bug| checked(&at, &jdk, bug).0).sum();
        assert!(met > 5, "what others changed was met {met} times");
    }
}

/// Thirty more, on one JDK: the same, and the sentence names who did what where.
#[test]
fn sentences_name_who_did_what_where() {
    let sources = sources_of(MORE.iter().map(|(bug, _)| bug));
    let sources: Vec<(&str, &str)> = sources.iter().map(|(name, text)| (name.as_str(), *text)).collect();
    let jdk = jdks().into_iter().next().expect("a JDK");
    let at = folder("rows-more", &sources);
    for (bug, parts) in MORE {
        let (_, why) = checked(&at, &jdk, bug);
        for part in *parts {
            assert!(why.contains(part), "{}: '{part}' is not in: {why}", bug.0);
        }
    }
}

/// What is called on an object before others can reach it is told if they come to touch it: in the set-up, where it is folded and
/// named, and in a thread of its own. `Early.java` fills a list in a loop; of these calls the last are told.
#[test]
fn calls_before_an_object_is_shared_are_rows() {
    let at = folder("rows-early", &[("Early.java", include_str!("Early.java"))]);
    let said = rjpf(&at, &["Early.java", "--no-trace", "--width", "200", "--json", "r.json"]);
    assert_eq!(said.code, 1, "{}{}", said.out, said.err);
    let found = json(at.join("r.json"))["findings"][0].clone();
    let text = |step: &Value| step["action"].as_str().unwrap().to_string();
    let steps = found["trace"]["steps"].as_array().unwrap();
    let launch = steps.iter().position(|step| step["kind"] == "launch").unwrap();
    let (before, after) = steps.split_at(launch);
    // Ten calls of an object: the last nine of the loop, and the one behind it. Nobody else touches the map.
    let mut expected: Vec<String> = (4..=12).map(|n| format!("ArrayList#1.add({n}) -> true")).collect();
    expected.push("Collections.addAll(ArrayList#1, Integer[]#1) -> true".into());
    let calls: Vec<&Value> = before.iter().filter(|step| step["kind"] == "call").collect();
    let told: Vec<String> = calls.iter().map(|step| text(step)).collect();
    assert_eq!(told.len(), expected.len(), "{told:#?}");
    assert!(told.iter().zip(&expected).all(|(told, expected)| told.starts_with(expected.as_str())), "{told:#?}");
    assert!(calls.iter().all(|step| step["folds"] == true && step["contested"] == true));
    // What the other thread made is told in its own turn.
    let made = after.iter().find(|step| text(step) == "ArrayList#2.add(\"a\") -> true").expect("it is a row");
    assert_eq!((made["thread"].as_u64(), &made["folds"]), (Some(1), &Value::Bool(false)));
    let words = said.out.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(words.contains("among them ArrayList#1.add(4) -> true, ArrayList#1.add(5) -> true"), "{words}");
    assert!(words.contains("and 7 more on what others use too"), "{words}");
    let verbose = rjpf(&at, &["Early.java", "--no-trace", "--width", "200", "-v"]);
    assert!(verbose.out.contains("Early.java:9 ArrayList#1.add(12) -> true"), "{}", verbose.out);
}
