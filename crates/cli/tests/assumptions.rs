//! What a verdict says it rests on: each assumption where the program depends on it, and only there; each with a
//! heading of docs/SEMANTICS.md, whose tests are all there.

mod java;
mod support;

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::PathBuf;
use std::sync::{Mutex, OnceLock};

use java::{in_parallel, jdks, root};
use rjpf_classes::path::Jdk;
use support::*;

/// Body of `main`, and the words that the line of assumptions must and must not contain.
struct Case {
    name: &'static str,
    body: &'static str,
    says: &'static [&'static str],
    omits: &'static [&'static str],
}

/// Words that stand for the assumptions which depend on the program.
const CLOCK: &str = "SEMANTICS.md#time)";
const TIMEOUTS: &str = "SEMANTICS.md#timeouts)";
const RANDOM: &str = "SEMANTICS.md#randomness)";
const HASHES: &str = "identity hashes";
const ORDER: &str = "Set.of and Map.of";
const WEAK: &str = "weak references";
const FINAL: &str = "finalizers";
const FIGURES: &str = "SEMANTICS.md#environment)";
const CAS: &str = "weakCompareAndSet";
const ALL: &[&str] = &[CLOCK, TIMEOUTS, RANDOM, HASHES, ORDER, WEAK, FINAL, FIGURES, CAS];

const CASES: &[Case] = &[
    case(
        "Plain",
        "Thread t = new Thread(() -> n++); t.start(); t.join(); System.out.println(n + \" \" + new ArrayList<>(List.of(1)));",
        &[],
    ),
    case(
        "Pool",
        "var p = Executors.newFixedThreadPool(2); p.submit(() -> n++); p.shutdown(); new ConcurrentHashMap<>().put(1, 2);",
        &[],
    ),
    case("OneRead", "System.out.println(System.nanoTime());", &[]),
    case(
        "TwoReads",
        "long t = System.nanoTime(); System.out.println(System.nanoTime() - t);",
        &[CLOCK, "900ms, 90s, 36h"],
    ),
    case(
        "Instants",
        "var t = java.time.Instant.now(); System.out.println(t.equals(java.time.Instant.now()));",
        &[CLOCK],
    ),
    case(
        "ShortPoll",
        "var q = new LinkedBlockingQueue<Integer>(); new Thread(() -> q.add(1)).start(); q.poll(10, TimeUnit.MILLISECONDS);",
        &[],
    ),
    case(
        "LongPoll",
        "var q = new LinkedBlockingQueue<Integer>(); new Thread(() -> q.add(1)).start(); q.poll(10, TimeUnit.SECONDS);",
        &[TIMEOUTS, "1 long wait ends by timeout only", "10s at LongPoll.main(LongPoll.java:", "+vm.long_timeout=none"],
    ),
    case("LonelyPoll", "new LinkedBlockingQueue<Integer>().poll(10, TimeUnit.SECONDS);", &[]),
    case("LongSleep", "Thread t = new Thread(() -> n++); t.start(); Thread.sleep(10_000); t.join();", &[]),
    case("Unseeded", "System.out.println(new Random().nextInt());", &[RANDOM]),
    case("Seeded", "System.out.println(new Random(1).nextInt());", &[]),
    case("LocalRandom", "System.out.println(ThreadLocalRandom.current().nextInt());", &[RANDOM]),
    case("MathRandom", "System.out.println(Math.random());", &[RANDOM]),
    case(
        "RandomByReference",
        "java.util.function.DoubleSupplier s = Math::random; System.out.println(s.getAsDouble());",
        &[RANDOM],
    ),
    case("Hash", "System.out.println(new Object().hashCode());", &[HASHES]),
    case("HashedObjects", "System.out.println(new HashSet<>(List.of(new Object(), new Object())).size());", &[HASHES]),
    case("HashedEnums", "System.out.println(new HashMap<>(Map.of(TimeUnit.DAYS, 1)).size());", &[HASHES, ORDER]),
    case("HashedStrings", "System.out.println(new HashSet<>(List.of(\"a\", \"b\")));", &[]),
    case("SetOrder", "System.out.println(Set.of(1, 2, 3));", &[ORDER]),
    case(
        "WeakReferences",
        "System.out.println(new java.lang.ref.WeakReference<>(new Object()).get() == null);",
        &[WEAK],
    ),
    case("WeakMap", "System.out.println(new WeakHashMap<>().size());", &[WEAK]),
    case("Finalizer", "class F { protected void finalize() {} } System.out.println(new F() != null);", &[FINAL]),
    case("Processors", "System.out.println(Runtime.getRuntime().availableProcessors());", &[FIGURES]),
    case("Memory", "System.out.println(Runtime.getRuntime().freeMemory());", &[FIGURES]),
    case(
        "WeakSet",
        "System.out.println(new java.util.concurrent.atomic.AtomicInteger().weakCompareAndSetPlain(0, 1));",
        &[CAS],
    ),
    case(
        "WeakSetByHandle",
        "System.out.println(java.lang.invoke.MethodHandles.arrayElementVarHandle(int[].class).weakCompareAndSet(new int[1], 0, 0, 1));",
        &[CAS],
    ),
    case(
        "NotExecuted",
        "if (args.length > 7) System.out.println(Math.random() + Runtime.getRuntime().freeMemory());",
        &[],
    ),
];

const fn case(name: &'static str, body: &'static str, says: &'static [&'static str]) -> Case {
    Case { name, body, says, omits: ALL }
}

fn source(case: &Case) -> String {
    let Case { name, body, .. } = case;
    format!(
        "import java.util.*;\nimport java.util.concurrent.*;\npublic class {name} {{\n    static int n;\n    \
         public static void main(String[] args) throws Exception {{\n        {body}\n    }}\n}}\n"
    )
}

/// What a report says that it assumed, each in one line.
fn assumed(text: &str) -> String {
    let mut all = String::new();
    let mut inside = false;
    for line in text.lines() {
        inside = line.starts_with("assumed: ") || inside && line.starts_with("  ");
        match line.strip_prefix("assumed: ") {
            Some(first) => all.push_str(&format!("\n{first}")),
            None if inside => all.push_str(&format!(" {}", line.trim())),
            None => {}
        }
    }
    all.trim_start().to_string()
}

/// What is said of each case on this JDK, all of them compiled at once.
fn all_said(jdk: &Jdk) -> BTreeMap<&'static str, Said> {
    let sources: Vec<(String, String)> = CASES.iter().map(|c| (format!("{}.java", c.name), source(c))).collect();
    let listed: Vec<(&str, &str)> = sources.iter().map(|(name, text)| (name.as_str(), text.as_str())).collect();
    let at = folder(&format!("assumed-{}", jdk.feature), &listed);
    let files: Vec<PathBuf> = sources.iter().map(|(name, _)| at.join(name)).collect();
    java::compile_all(jdk, &files.iter().map(PathBuf::as_path).collect::<Vec<_>>(), &at, &[]);
    let (home, all) = (jdk.home.display().to_string(), Mutex::new(BTreeMap::new()));
    in_parallel(CASES, |case| {
        let said = rjpf(&at, &["--jdk", &home, "-cp", ".", case.name]);
        all.lock().unwrap().insert(case.name, said);
    });
    all.into_inner().unwrap()
}

/// The same on the oldest JDK, once for all tests.
fn said_on_the_oldest() -> &'static BTreeMap<&'static str, Said> {
    static SAID: OnceLock<BTreeMap<&'static str, Said>> = OnceLock::new();
    SAID.get_or_init(|| all_said(&jdks()[0]))
}

#[test]
fn a_verdict_names_what_the_program_depends_on_and_nothing_else() {
    let mut wrong = Vec::new();
    for (i, jdk) in jdks().iter().enumerate() {
        let other = (i > 0).then(|| all_said(jdk));
        let all = other.as_ref().unwrap_or_else(|| said_on_the_oldest());
        for case in CASES {
            let said = &all[case.name];
            let found = assumed(&said.out);
            let missing = case.says.iter().filter(|word| !found.contains(**word));
            let idle = case.omits.iter().filter(|word| !case.says.contains(word) && found.contains(**word));
            let complaints: Vec<String> =
                missing.map(|w| format!("lacks '{w}'")).chain(idle.map(|w| format!("has '{w}'"))).collect();
            if said.code != 0 || !complaints.is_empty() {
                wrong.push(format!(
                    "jdk {} {}: {} in: {found} {}",
                    jdk.feature,
                    case.name,
                    complaints.join(", "),
                    said.err
                ));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn a_still_clock_is_an_assumption() {
    let two_reads = CASES.iter().find(|c| c.name == "TwoReads").unwrap();
    let at = folder("assumed-still", &[("TwoReads.java", &source(two_reads))]);
    let said = rjpf(&at, &["TwoReads.java", "+vm.clock=still"]);
    assert!(assumed(&said.out).contains("by sleeps and timeouts only"), "{}", said.out);
}

/// The anchor that a heading has in a rendered page.
fn anchor(heading: &str) -> String {
    heading.trim().to_lowercase().replace(' ', "-")
}

#[test]
fn every_assumption_leads_to_a_heading_and_every_named_test_exists() {
    let page = fs::read_to_string(root().join("docs/SEMANTICS.md")).unwrap();
    let headings: BTreeSet<String> = page.lines().filter_map(|l| l.strip_prefix("## ")).map(anchor).collect();
    let mut linked = BTreeSet::new();
    for said in said_on_the_oldest().values() {
        for one in assumed(&said.out).lines() {
            let (_, after) = one.split_once("(see docs/SEMANTICS.md#").unwrap_or_else(|| panic!("no heading: {one}"));
            linked.insert(after.trim_end_matches(')').to_string());
        }
    }
    assert!(linked.len() > 8, "{linked:?}");
    assert!(linked.is_subset(&headings), "{linked:?} are linked, {headings:?} are there");
    for section in page.split("\n## ").skip(1) {
        let (_, tests) = section.split_once("\nTests: ").unwrap_or_else(|| panic!("no tests: {section}"));
        for test in tests.split('`').skip(1).step_by(2) {
            let places = [
                root().join(test),
                root().join("tests/java").join(test),
                root().join(format!("tests/java/{test}.java")),
            ];
            assert!(places.iter().any(|p| p.exists()), "{test} is not there");
        }
    }
}
