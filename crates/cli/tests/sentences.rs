//! The sentence at the top of a report: there and true for bugs as people write them, not there where a pattern is not the
//! cause.

#[path = "sentences/more.rs"]
mod more;
mod support;

use std::fs;

use support::*;

/// Programs in which a pattern is there that is not why they fail: class, what it does.
const OTHER_CAUSES: &[(&str, &str)] = &[
    // The lost update is written over.
    (
        "Over",
        "static int n, m;
        static void run() throws Exception {
            Thread t = new Thread(() -> { n++; m = 5; }); t.start();
            n++; t.join(); n = 2;
            assert n + m == 2 : n + m;
        }",
    ),
    // It was closed, and nobody minded.
    (
        "Bye",
        "static boolean closed; static int x;
        static void run() throws Exception {
            Thread t = new Thread(() -> { closed = true; x = 1; }); t.start();
            if (closed) System.out.println(\"bye\");
            t.join();
            assert x == 0 : \"x\";
        }",
    ),
    // To be notified would not help.
    (
        "Turn",
        "static final Object lock = new Object(); static int turn;
        static void run() throws Exception {
            Thread t = new Thread(() -> { synchronized (lock) { lock.notifyAll(); } }); t.start();
            synchronized (lock) { while (turn != 1) lock.wait(); }
        }",
    ),
    // The map is right, the assertion is not.
    (
        "Map",
        "static final java.util.concurrent.ConcurrentHashMap<String, Integer> m = new java.util.concurrent.ConcurrentHashMap<>();
        static void once() { if (!m.containsKey(\"a\")) m.put(\"a\", 1); }
        static void run() throws Exception {
            Thread t = new Thread(Map::once); t.start();
            once(); t.join();
            assert m.size() == 2 : m;
        }",
    ),
    // Constructed or not, the field is null.
    (
        "Never",
        "static Never it; int x; Object y;
        Never() { it = this; x = 1; }
        static void run() throws Exception {
            Thread t = new Thread(() -> { Never a = it; if (a != null) System.out.println(a.x + a.y.toString()); });
            t.start(); new Never(); t.join();
        }",
    ),
    // An update is lost, and what fails has nothing to do with it.
    (
        "Limit",
        "static int hits, limit = 3;
        static void run() throws Exception {
            Thread t = new Thread(() -> hits++); t.start(); hits++; t.join();
            int seen = hits;
            if (limit < 5) throw new IllegalStateException(\"limit \" + (seen - seen));
        }",
    ),
    // The second wait is for what nobody notifies.
    (
        "Nobody",
        "static final Object a = new Object(), never = new Object();
        static void run() throws Exception {
            Thread t = new Thread(() -> { synchronized (a) { a.notify(); } }); t.start();
            synchronized (a) { a.wait(10); }
            synchronized (never) { never.wait(); }
        }",
    ),
    // It was closed, and the index is wrong.
    (
        "Index",
        "boolean closed; void close() { closed = true; } int use() { return closed ? -1 : 1; }
        static void run() throws Exception {
            Index c = new Index(); Thread t = new Thread(c::close); t.start();
            c.use(); t.join();
            int[] x = new int[2]; x[2] = 1;
        }",
    ),
    // The list may be broken; it is another thing that is null.
    (
        "Other",
        "static void run() throws Exception {
            java.util.List<Integer> list = new java.util.ArrayList<>();
            Thread t = new Thread(() -> list.add(1)); t.start(); list.add(2); t.join();
            list.size(); Object o = null; o.hashCode();
        }",
    ),
    // Whoever had been woken up would have waited again.
    (
        "Both",
        "static final Object o = new Object(); static boolean go;
        static void await() { synchronized (o) { try { while (!go) o.wait(); } catch (InterruptedException e) { } } }
        static void run() throws Exception {
            new Thread(Both::await, \"x\").start(); new Thread(Both::await, \"y\").start();
            synchronized (o) { o.notify(); }
        }",
    ),
    // Published early, and bad anyway.
    (
        "Bad",
        "static Bad it; static int bad = 1; int x; Bad() { it = this; x = 5; }
        static void run() throws Exception {
            Thread t = new Thread(Bad::new); t.start();
            Bad a = it; int seen = a == null ? 5 : a.x;
            if (bad == 1) throw new IllegalStateException(\"bad\");
            t.join();
        }",
    ),
    // The read lock of one, the write lock of another.
    (
        "Locks",
        "static final java.util.concurrent.locks.ReentrantReadWriteLock p = new java.util.concurrent.locks.ReentrantReadWriteLock(), q = new java.util.concurrent.locks.ReentrantReadWriteLock();
        static void run() throws Exception {
            new Thread(() -> { q.writeLock().lock(); p.writeLock().lock(); }, \"t\").start();
            p.readLock().lock(); q.writeLock().lock();
        }",
    ),
    // The task that is waited for has begun; it waits for a notification.
    (
        "Pools",
        "static final Object o = new Object();
        static void run() throws Exception {
            java.util.concurrent.ExecutorService p = java.util.concurrent.Executors.newFixedThreadPool(1), q = java.util.concurrent.Executors.newFixedThreadPool(1);
            p.submit(() -> q.submit(() -> { synchronized (o) { o.wait(); } return 1; }).get()).get();
        }",
    ),
    // Who waits keeps the lock that another one wants, and nobody would ever notify.
    (
        "Kept",
        "static final Object outer = new Object(), inner = new Object();
        static void run() throws Exception {
            new Thread(() -> { synchronized (outer) { } }, \"other\").start();
            synchronized (outer) { synchronized (inner) { inner.wait(); } }
        }",
    ),
    // Both append at once, in the order in which nothing is lost; the length is asked of another one.
    (
        "Builders",
        "static final StringBuilder a = new StringBuilder(), b = new StringBuilder();
        static void run() throws Exception {
            Thread t = new Thread(() -> a.append(1)); t.start(); a.append(2); t.join();
            assert b.length() == 2 : b;
        }",
    ),
    // It was shut down after its last task; the task itself is wrong.
    (
        "Shut",
        "static void run() throws Exception {
            java.util.concurrent.ExecutorService pool = java.util.concurrent.Executors.newFixedThreadPool(1);
            java.util.concurrent.Future<Integer> f = pool.submit(() -> Integer.parseInt(\"x\"));
            pool.shutdown(); f.get();
        }",
    ),
    // Changed during an iteration over a copy; what fails is an index of nobody's.
    (
        "Copy",
        "static final java.util.List<Integer> list = new java.util.ArrayList<>(java.util.List.of(1, 2));
        static void run() throws Exception {
            Thread t = new Thread(() -> { synchronized (list) { list.remove(0); } }); t.start();
            synchronized (list) { for (int x : new java.util.ArrayList<>(list)) System.out.println(x); }
            t.join();
            java.util.List.of(1).get(3);
        }",
    ),
    // Both look and both add, one after the other.
    (
        "Twice",
        "static int n; static synchronized void add() { n++; }
        static void run() throws Exception {
            Thread t = new Thread(() -> { int k = n; add(); }); t.start();
            int old = n; add(); t.join();
            if (n == 2) throw new RuntimeException(\"two\");
        }",
    ),
];

fn with_main(class: &str, body: &str) -> String {
    let imports =
        "import java.text.*; import java.util.*; import java.util.concurrent.*; import java.util.concurrent.locks.*;";
    format!(
        "{imports} public class {class} {{\n{body}\npublic static void main(String[] a) throws Exception {{ run(); }}\n}}\n"
    )
}

/// What the report says went wrong, on one line.
fn sentence(class: &str, body: &str) -> Option<String> {
    let file = format!("{class}.java");
    let at = folder(&format!("sentence-{class}"), &[(&file, &with_main(class, body))]);
    let found = rjpf(&at, &[&file, "--quiet", "--no-trace", "--json", "r.json"]);
    assert_eq!(found.code, 1, "{class}: {}{}", found.out, found.err);
    let report: serde_json::Value = serde_json::from_str(&fs::read_to_string(at.join("r.json")).unwrap()).unwrap();
    let said = report["findings"][0]["why"].as_str().map(String::from);
    // The console says the same.
    let text = found.out.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(said.as_ref().is_none_or(|said| text.contains(said)), "{class}: {text}");
    said
}

#[test]
fn no_sentence_is_better_than_a_wrong_one() {
    for (class, body) in OTHER_CAUSES.iter().chain(more::OTHER_CAUSES) {
        assert_eq!(sentence(class, body), None, "{class}");
    }
}

/// Bugs as people write them: class, what it does, what the sentence begins with, what it ends with.
const USUAL_BUGS: &[(&str, &str, &str, &str)] = &[
    // The first add reads the size, the second one writes it, the first one writes over that.
    (
        "SharedList",
        "static void run() throws Exception {
            java.util.List<Integer> list = new java.util.ArrayList<>();
            Thread t = new Thread(() -> { list.add(1); list.add(2); }, \"adder\"); t.start();
            list.add(3); t.join();
            if (list.size() != 3) throw new RuntimeException(list.toString());
        }",
        "unsynchronised use: ",
        "",
    ),
    // Two threads ask, then both put.
    (
        "CheckedMap",
        "static final java.util.concurrent.ConcurrentHashMap<String, Integer> counts = new java.util.concurrent.ConcurrentHashMap<>();
        static void count() { if (!counts.containsKey(\"x\")) counts.put(\"x\", 1); else counts.put(\"x\", counts.get(\"x\") + 1); }
        static void run() throws Exception {
            Thread a = new Thread(CheckedMap::count, \"a\"), b = new Thread(CheckedMap::count, \"b\");
            a.start(); b.start(); a.join(); b.join();
            assert counts.get(\"x\") == 2 : counts;
        }",
        "check, then act: ",
        "",
    ),
    // The sum is taken inside of the library.
    (
        "Bank",
        "static final int[] accounts = { 100, 100 };
        static void run() throws Exception {
            Thread a = new Thread(() -> accounts[1] += 50, \"teller-1\"), b = new Thread(() -> accounts[1] -= 70, \"teller-2\");
            a.start(); b.start(); a.join(); b.join();
            int sum = java.util.Arrays.stream(accounts).sum();
            assert sum == 180 : sum;
        }",
        "lost update: teller-",
        " had written",
    ),
    // The object is there before its value is.
    (
        "Lazy",
        "static Lazy it; int value; void init() { value = 42; }
        static Lazy get() { if (it == null) { synchronized (Lazy.class) { if (it == null) { it = new Lazy(); it.init(); } } } return it; }
        static void run() throws Exception {
            Runnable r = () -> { int v = get().value; if (v != 42) throw new AssertionError(\"value \" + v); };
            Thread a = new Thread(r), b = new Thread(r); a.start(); b.start(); a.join(); b.join();
        }",
        "published before it was initialised: Thread-",
        "found Lazy#1.value = 0 at Lazy.java:5",
    ),
    // A consumer's notification goes to the other consumer.
    (
        "Box",
        "Integer item;
        synchronized void put(int x) throws InterruptedException { while (item != null) wait(); item = x; notify(); }
        synchronized int take() throws InterruptedException { while (item == null) wait(); int x = item; item = null; notify(); return x; }
        static void run() throws Exception {
            Box box = new Box();
            for (int i = 0; i < 2; i++) {
                int n = i;
                new Thread(() -> { try { box.put(n); } catch (InterruptedException e) { } }, \"producer-\" + i).start();
                new Thread(() -> { try { box.take(); } catch (InterruptedException e) { } }, \"consumer-\" + i).start();
            }
        }",
        "notification to one of several: ",
        " all the time",
    ),
    (
        "Upgrade",
        "static final java.util.concurrent.locks.ReentrantReadWriteLock lock = new java.util.concurrent.locks.ReentrantReadWriteLock();
        static void run() throws Exception {
            Thread t = new Thread(() -> { lock.readLock().lock(); lock.readLock().unlock(); }); t.start();
            lock.readLock().lock(); lock.writeLock().lock();
        }",
        "read lock held while the write lock is wanted: main took ReentrantReadWriteLock$ReadLock#1 at Upgrade.java:5",
        "it wants the write lock of ReentrantReadWriteLock#1",
    ),
    (
        "Pool",
        "static void run() throws Exception {
            java.util.concurrent.ExecutorService pool = java.util.concurrent.Executors.newFixedThreadPool(1);
            pool.submit(() -> pool.submit(() -> 1).get() + 1).get();
        }",
        "a task waits for a task: pool-1-thread-1 waits at Pool.java:4 for FutureTask#2",
        "no thread of a pool is free",
    ),
    // The notifier needs the outer lock.
    (
        "Nested",
        "static final Object outer = new Object(), inner = new Object(); static boolean ready;
        static void run() throws Exception {
            new Thread(() -> { synchronized (outer) { synchronized (inner) { ready = true; inner.notify(); } } }, \"setter\").start();
            synchronized (outer) { synchronized (inner) { while (!ready) inner.wait(); } }
        }",
        "nested monitors: main waits to be notified on Object#2 at Nested.java:5 and holds Object#1 since Nested.java:5",
        "setter wants Object#1 at Nested.java:4",
    ),
    // A builder is no collection, and no safer.
    (
        "Builder",
        "static final StringBuilder log = new StringBuilder();
        static void run() throws Exception {
            Thread t = new Thread(() -> log.append(\"ab\"), \"t\"); t.start();
            log.append(\"cd\"); t.join();
            assert log.length() == 4 : log.toString();
        }",
        "unsynchronised use: ",
        "StringBuilder#1.count = 2",
    ),
    // Two threads of one name are told apart.
    (
        "Names",
        "static final Object a = new Object(), b = new Object();
        static void both(Object x, Object y) { synchronized (x) { synchronized (y) { } } }
        static void run() { new Thread(() -> both(a, b), \"worker\").start(); new Thread(() -> both(b, a), \"worker\").start(); }",
        "locks taken in different orders: worker holds Object#1 since Names.java:3 and wants Object#2",
        "worker (2) holds Object#2 since Names.java:3 and wants Object#1 at Names.java:3",
    ),
];

#[test]
fn usual_bugs_are_told_in_a_sentence() {
    for (class, body, begin, end) in USUAL_BUGS {
        let said = sentence(class, body).unwrap_or_else(|| panic!("{class}: no sentence"));
        assert!(said.starts_with(begin) && said.ends_with(end), "{class}: {said}");
    }
    for (class, body, begin, parts) in more::BUGS {
        let said = sentence(class, body).unwrap_or_else(|| panic!("{class}: no sentence"));
        assert!(said.starts_with(begin) && parts.iter().all(|part| said.contains(part)), "{class}: {said}");
    }
}

/// What a call came to is told when it came back, not before what it depends on.
#[test]
fn a_call_that_others_ran_into_comes_back_in_a_row_of_its_own() {
    let (_, body, ..) = USUAL_BUGS.iter().find(|bug| bug.0 == "CheckedMap").unwrap();
    let at = folder("returns", &[("CheckedMap.java", &with_main("CheckedMap", body))]);
    let found = rjpf(&at, &["CheckedMap.java", "--no-trace", "--json", "r.json"]);
    assert_eq!(found.code, 1, "{}{}", found.out, found.err);
    let report: serde_json::Value = serde_json::from_str(&fs::read_to_string(at.join("r.json")).unwrap()).unwrap();
    let steps = report["findings"][0]["trace"]["steps"].as_array().unwrap().clone();
    let at = |text: &str| steps.iter().position(|s| s["action"].as_str().unwrap().contains(text));
    let first = at("put(\"x\", 1) -> null").expect("one put finds nothing");
    let second = at("put(\"x\", 1) -> 1").expect("the other one puts over it");
    assert!(first < second, "{:#?}", steps.iter().map(|s| &s["action"]).collect::<Vec<_>>());
}

#[test]
fn a_thread_that_holds_what_the_one_it_waits_for_needs() {
    let body = "static final Object lock = new Object();
        static void run() throws Exception {
            Thread t = new Thread(() -> { synchronized (lock) { System.out.println(1); } }, \"worker\");
            synchronized (lock) { t.start(); t.join(); }
        }";
    let at = folder("cause-join", &[("Joins.java", &with_main("Joins", body))]);
    let found = rjpf(&at, &["Joins.java", "--quiet", "--no-trace"]);
    let text = found.out.split_whitespace().collect::<Vec<_>>().join(" ");
    has(
        &text,
        &[
            "threads wait in a circle: main holds Object#1 since Joins.java:5 and waits for the end of worker at Joins.java:5; worker wants Object#1",
            "main at Joins.java:5 waits for the end of worker",
        ],
    );
}

/// All paths of a small program, tried one after the other, against the one that is shown.
#[test]
fn no_path_has_fewer_switches_than_the_one_that_is_shown() {
    let body = "static int n;
        static void run() throws Exception {
            Thread t = new Thread(() -> n++); t.start();
            n++; t.join();
            assert n == 2 : n;
        }";
    let at = folder("fewest", &[("Fewest.java", &with_main("Fewest", body))]);
    let told = |more: &[&str]| {
        let found = rjpf(&at, &[&["Fewest.java", "--no-trace", "--json", "r.json"], more].concat());
        let text = std::fs::read_to_string(at.join("r.json")).unwrap_or_default();
        let report: serde_json::Value = serde_json::from_str(&text).unwrap_or_default();
        let steps = report["findings"][0]["trace"]["steps"].as_array().cloned().unwrap_or_default();
        let switches = steps.windows(2).filter(|w| w[0]["thread"] != w[1]["thread"]).count();
        (found, switches)
    };
    let (shown, fewest) = told(&[]);
    let text = shown.out.split_whitespace().collect::<Vec<_>>().join(" ");
    has(&text, &["with 2 context switches", "no path with these pauses has fewer switches"]);
    let pauses = shown.out.lines().find_map(|line| line.strip_prefix("with pauses: ")).unwrap().to_string();
    let (mut open, mut violations) = (vec![String::new()], 0);
    while let Some(path) = open.pop() {
        if !path.is_empty() {
            let (found, switches) = told(&[&format!("+replay={path}"), &pauses]);
            if found.code == 1 {
                violations += 1;
                assert!(switches >= fewest, "{path} has {switches}");
            }
            if found.code != 0 {
                // It leads to the violation, or there is no such path.
                continue;
            }
        }
        let slash = if path.is_empty() { "" } else { "/" };
        open.extend((0..2).map(|index| format!("{path}{slash}{index}")));
    }
    assert!(violations > 1, "there are several ways to lose an update");
    // However it is searched, what is shown is as simple.
    for words in [
        &["--workers", "4"][..],
        &["--search", "random"],
        &["--search", "pos"],
        &["--search", "bfs"],
        &["--por", "shared"],
        &["--por", "off"],
    ] {
        let (found, switches) = told(words);
        assert_eq!((found.code, switches), (1, fewest), "{words:?}: {}{}", found.out, found.err);
    }
}

/// A choice of ten thousand values: the smallest one that fails, and the search says that it tried all below.
#[test]
fn of_many_values_the_smallest_is_shown() {
    // Every value from 7000 on fails, and nothing below: 7000 has the index 7000 of 0..9999.
    let many = "static void run() { int n = gov.nasa.jpf.vm.Verify.getInt(0, 9999); assert n < 7000 : \"large\"; }";
    // 130 is the only value between 100 and 7000 that fails: bisecting alone would not come to it.
    let hole = "static void run() {
        int n = gov.nasa.jpf.vm.Verify.getInt(0, 9999);
        assert n < 7000 && n != 130 : \"large\";
    }";
    // Two choices, of which only the sum counts: with the index 0 for one of them the other one is 300.
    let sum = "static void run() {
        int a = gov.nasa.jpf.vm.Verify.getInt(0, 999), b = gov.nasa.jpf.vm.Verify.getInt(0, 999);
        assert a + b < 300 : \"sum\";
    }";
    // The value is in the message: with another one it is the same bug.
    let told = "static void run() {
        int n = gov.nasa.jpf.vm.Verify.getInt(0, 999), m = gov.nasa.jpf.vm.Verify.getInt(0, 99);
        assert n < 300 || m < 7 : \"n = \" + n + \", m = \" + m + \" in \" + List.of(n, m);
    }";
    for (class, body, path) in [
        ("Many", many, &["7000"][..]),
        ("Hole", hole, &["130"]),
        ("Sum", sum, &["0/300", "300/0"]),
        ("Told", told, &["300/7"]),
    ] {
        let file = format!("{class}.java");
        let at = folder(&format!("values-{class}"), &[(&file, &with_main(class, body))]);
        // Sampled, so that the first one found is any.
        for search in [&["--search", "random"][..], &[]] {
            let words = [&[file.as_str(), "--no-trace", "--json", "r.json", "--shorten", "60s"][..], search].concat();
            let found = rjpf(&at, &words);
            assert_eq!(found.code, 1, "{class}: {}{}", found.out, found.err);
            let report = json(at.join("r.json"));
            let shown = report["findings"][0]["path"].as_str().unwrap().to_string();
            assert!(path.contains(&shown.as_str()), "{class} {search:?}: {shown}");
        }
    }
}

/// What is shown has other values than what was found, and is the same bug: not another check on the same line, nor another message of
/// the same one.
#[test]
fn smaller_values_show_the_same_bug() {
    // For 0 to 99 the second check of the line fails, for 100 to 199 the first, for more it depends: which one a sample meets first is
    // open, but what is shown says what its own value leads to.
    let line = "static void run() {
        int n = gov.nasa.jpf.vm.Verify.getInt(0, 199);
        assert n < 100 : \"n is \" + n; assert n > 99 : \"n is \" + n;
    }";
    // One place for all of them: which of them failed is in the words.
    let words = "static void check(String what, int n) { throw new IllegalStateException(what + \" \" + n); }
        static void run() {
            int n = gov.nasa.jpf.vm.Verify.getInt(0, 199);
            if (n < 100) check(\"small\", n); else check(\"large\", n);
        }";
    for (class, body) in [("Line", line), ("Words", words)] {
        let file = format!("{class}.java");
        let at = folder(&format!("same-{class}"), &[(&file, &with_main(class, body))]);
        let mut shown = std::collections::BTreeSet::new();
        for seed in 1..=8 {
            let seed = format!("+search.seed={seed}");
            let found = rjpf(&at, &[&file, "--no-trace", "--json", "r.json", "--search", "random", &seed]);
            assert_eq!(found.code, 1, "{class}: {}{}", found.out, found.err);
            let finding = json(at.join("r.json"))["findings"][0].clone();
            let value: u32 = finding["path"].as_str().unwrap().parse().unwrap();
            assert!(
                finding["message"].as_str().unwrap().contains(&format!(" {value} in thread")),
                "{class}: {finding}"
            );
            shown.insert(value);
        }
        // Found large it is shown large, found small it is shown small; of eight samples not all are of one kind.
        assert_eq!(shown.into_iter().collect::<Vec<_>>(), [0, 100], "{class}");
    }
}
