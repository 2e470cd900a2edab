//! Mixed execution: with host implementations and without, lazily and eagerly, there are the same states, verdicts
//! and transitions (`docs/MIXED.md`).
//!
//! The implementations are those of `examples/mixed`; started with `RJPF_AS_TOOL` this test is rjpf with them.

#[path = "../examples/mixed/main.rs"]
mod implementations;
mod java;
mod support;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

use rjpf::extension::{Abandon, Array, Host, HostResult, Object, Peer, Value, host, host_class, misfits};
use serde_json::Value as Json;

const MODES: [&[&str]; 3] = [&[], &["+mixed=*"], &["+mixed=*", "+mixed.translation=eager"]];

/// Driver, its arguments, and keys of its own.
const SUBJECTS: &[(&str, &str, &[&str])] = &[
    ("ubstack.MixedDriver", "5", &[]),
    ("disjset.Driver", "5", &[]),
    ("trie.Driver", "5", &[]),
    ("vector.Driver", "4", &[]),
    ("linkedlist.Driver", "4", &[]),
    ("treemap.Driver", "5", &[]),
    ("javatreemap.Driver", "5", &[]),
    ("aodv.Driver", "3 5", &[]),
];

/// A hundred thousand calls each, compared with another structure by the program itself.
const RANDOM: &[&str] = &[
    "ubstack.RandomDriver",
    "disjset.RandomDriver",
    "trie.RandomDriver",
    "vector.RandomDriver",
    "linkedlist.RandomDriver",
    "javatreemap.RandomDriver",
];

fn main() -> ExitCode {
    if std::env::var_os("RJPF_AS_TOOL").is_some() {
        let peers: Vec<Peer> = implementations::PEERS.iter().copied().chain([GRAPH]).collect();
        return rjpf::main_with(&peers);
    }
    let slow = std::env::var_os("RJPF_SLOW").is_some();
    for (i, jdk) in java::jdks().iter().enumerate() {
        let classes = compiled(&jdk.home);
        subjects(&jdk.home, &classes);
        if i == 0 || slow {
            random_calls(&jdk.home, &classes, slow);
        }
        threads(&jdk.home, &classes);
        graphs(&jdk.home, &classes);
        annotated(&jdk.home, &classes);
        wrong_shapes(&jdk.home);
    }
    let found = misfits(implementations::PEERS, &compiled(&java::jdks()[0].home).display().to_string());
    assert_eq!(found, Vec::<String>::new());
    println!("mixed: ok");
    ExitCode::SUCCESS
}

// ---- running ------------------------------------------------------------------------------------

struct Report {
    json: Json,
    text: String,
    /// Of all states, sorted.
    fingerprints: String,
}

impl Report {
    fn number(&self, name: &str) -> u64 {
        self.json["statistics"][name].as_u64().unwrap_or_else(|| panic!("no {name}\n{}", self.text))
    }
    fn ran_on_host(&self) -> bool {
        self.json["assumptions"].to_string().contains("host implementations")
    }
    /// What must not depend on how methods are run.
    fn essence(&self) -> (String, u64, u64, &str) {
        let findings: Vec<String> = self.json["findings"]
            .as_array()
            .into_iter()
            .flatten()
            .map(|f| format!("{}{}{}", f["kind"], f["message"], f["originalPath"]))
            .collect();
        let verdict = format!("{}{findings:?}", self.json["verdict"]);
        (verdict, self.number("states"), self.number("transitions"), &self.fingerprints)
    }
}

fn tool(home: &Path) -> Command {
    let mut tool = Command::new(std::env::current_exe().unwrap());
    tool.env("RJPF_AS_TOOL", "1").env("XDG_CACHE_HOME", support::cache()).arg("--jdk").arg(home);
    tool
}

fn check(home: &Path, words: &[&str], mode: &[&str]) -> Report {
    let folder = support::folder("mixed-run", &[]);
    let output = tool(home)
        .args(words)
        .args(mode)
        .args(["+report.json=r.json", "+listener=fingerprints", "+report.fingerprints=f.txt"])
        .args(["+trace.write=off", "+search.shorten=0", "+search.workers=1"])
        .current_dir(&folder)
        .output()
        .unwrap();
    let text = String::from_utf8_lossy(&output.stdout) + String::from_utf8_lossy(&output.stderr);
    let read = |name: &str| fs::read_to_string(folder.join(name)).unwrap_or_else(|e| panic!("{words:?}: {e}\n{text}"));
    let json = serde_json::from_str(&read("r.json")).unwrap();
    Report { json, fingerprints: read("f.txt"), text: text.into_owned() }
}

/// The same in all modes; on the host where that is asked for, if `hosted`.
fn agree(home: &Path, words: &[&str], hosted: bool) -> Report {
    let plain = check(home, words, MODES[0]);
    assert!(!plain.ran_on_host(), "{words:?} without +mixed");
    for mode in &MODES[1..] {
        let mixed = check(home, words, mode);
        assert_eq!(mixed.essence(), plain.essence(), "{words:?} {mode:?}");
        assert_eq!(mixed.ran_on_host(), hosted, "{words:?} {mode:?}\n{}", mixed.text);
    }
    plain
}

fn javac(home: &Path, out: &Path, sources: &[PathBuf]) {
    let models = java::root().join("jdk-models/verify");
    let status = java::javac_at(home)
        .args(["-g", "-nowarn", "-sourcepath"])
        .arg(&models)
        .arg("-d")
        .arg(out)
        .args(sources)
        .status();
    assert!(status.unwrap().success(), "{sources:?}");
}

fn compiled(home: &Path) -> PathBuf {
    let out = support::folder("mixed-classes", &[]);
    let names = ["ubstack", "disjset", "trie", "vector", "linkedlist", "treemap", "javatreemap"];
    let folders = names.iter().map(|name| java::root().join("examples-java").join(name));
    let aodv = ["aodv/base", "aodv/v3"].map(|name| java::root().join("examples-java").join(name));
    let mut sources: Vec<PathBuf> = folders.chain(aodv).flat_map(|folder| java::java_files(&folder)).collect();
    sources.retain(|source| !source.components().any(|part| part.as_os_str() == "versions"));
    let own = support::folder(
        "mixed-sources",
        &[("Shared.java", SHARED), ("Local.java", LOCAL), ("Graph.java", GRAPH_SOURCE), ("Marked.java", MARKED)],
    );
    sources.extend(java::java_files(&own));
    javac(home, &out, &sources);
    out
}

// ---- what is compared ---------------------------------------------------------------------------

fn subjects(home: &Path, classes: &Path) {
    let classes = classes.display().to_string();
    for (driver, bound, keys) in SUBJECTS {
        let words: Vec<&str> = ["-cp", &classes, "+search=bfs"]
            .into_iter()
            .chain(keys.iter().copied())
            .chain([*driver])
            .chain(bound.split(' '))
            .collect();
        let plain = agree(home, &words, true);
        assert!(plain.number("states") > 100, "{driver}: {}", plain.number("states"));
    }
}

/// Eager translation of many calls takes long: two structures, all of them with `RJPF_SLOW`.
fn random_calls(home: &Path, classes: &Path, slow: bool) {
    let classes = classes.display().to_string();
    for driver in RANDOM {
        let modes = if slow || driver.starts_with("ubstack") || driver.starts_with("linked") {
            &MODES[1..]
        } else {
            &MODES[1..2]
        };
        for mode in modes {
            let output = tool(home)
                .args(["-cp", &classes, driver, "7", "+vm.max_transition_length=2000000000", "+trace.write=off"])
                .args(*mode)
                .output()
                .unwrap();
            let text = String::from_utf8_lossy(&output.stdout);
            assert!(output.status.success() && text.contains("host implementations"), "{driver} {mode:?}\n{text}");
        }
    }
}

/// What two threads do to one structure is found, whatever is asked for: it is not one step then.
const SHARED: &str = "
public class Shared {
    public static void main(String[] args) throws Exception {
        ubstack.UbStack stack = new ubstack.UbStack(4);
        Thread other = new Thread(() -> stack.push(1));
        other.start();
        stack.push(2);
        other.join();
        assert stack.size() == 2 : \"lost\";
    }
}";

/// Structures of their own run on the host, and an empty list throws as ever.
const LOCAL: &str = "
public class Local {
    static int sum;
    static synchronized void add(int n) { sum += n; }
    static void work(int n) {
        java.util.LinkedList<Integer> list = new java.util.LinkedList<>();
        ubstack.UbStack stack = new ubstack.UbStack(3);
        for (int i = 0; i < 3; i++) { list.add(n + i); stack.push(i); }
        if (!list.contains(n + 2) || stack.pop() != 2) throw new IllegalStateException();
        for (int i = 0; i < 3; i++) list.removeLast();
        try { list.removeLast(); } catch (java.util.NoSuchElementException e) { add(n); }
    }
    public static void main(String[] args) throws Exception {
        Thread other = new Thread(() -> work(1));
        other.start();
        work(10);
        other.join();
        assert sum == 11;
    }
}";

fn threads(home: &Path, classes: &Path) {
    let classes = classes.display().to_string();
    let shared = agree(home, &["-cp", &classes, "Shared"], false);
    assert!(shared.text.contains("lost"), "{}", shared.text);
    let local = agree(home, &["-cp", &classes, "Local"], true);
    assert_eq!(local.json["verdict"], "no-error", "{}", local.text);
}

// ---- graphs: aliases, cycles, arrays, what is undone ---------------------------------------------

/// Nodes with aliases and cycles, arrays of all kinds, and calls that are given back in the middle.
const GRAPH_SOURCE: &str = "
import gov.nasa.jpf.vm.Verify;
public class Graph {
    static class Node { int id; long weight; double share; Node next; Node other; Object[] any; }
    Node first; byte[] bytes = new byte[5]; char[] chars = new char[3]; long[] longs = new long[2]; boolean[] flags = new boolean[3];
    /** Puts a node in front; `other` of the last one leads back to it. */
    Node link(int id) {
        Node node = new Node();
        node.id = id; node.weight = (long) id << 33; node.share = id / 2.0; node.next = first; node.other = node;
        node.any = new Object[] {this, node, first};
        Node last = node;
        while (last.next != null) last = last.next;
        last.other = node;
        first = node;
        return last;
    }
    int spread(int value) {
        bytes[value] = (byte) (-value); chars[value % 3] = (char) (65000 + value); longs[value % 2] = -1L << value; flags[value % 3] = true;
        if (value == 4) throw new IllegalArgumentException(\"four\");
        return bytes[value] + chars[value % 3] + (flags[value % 3] ? 1 : 0);
    }
    public static void main(String[] args) {
        Graph graph = new Graph();
        for (int i = 0; i < 3; i++) {
            int value = Verify.getInt(0, 4);
            Node last = graph.link(value);
            if (last.other != graph.first) throw new AssertionError(\"aliases\");
            try {
                int sum = graph.spread(value);
                if (sum != -value + 65000 + value + 1) throw new AssertionError(\"arrays \" + sum);
            } catch (IllegalArgumentException e) {
                if (value != 4 || graph.bytes[4] != -4) throw new AssertionError(\"given back\");
            }
        }
    }
}";

host_class! {
    pub(crate) Graph = "Graph" {
        FIRST: Option<Node> = "first",
        BYTES: Option<Array<i8>> = "bytes",
        CHARS: Option<Array<u16>> = "chars",
        LONGS: Option<Array<i64>> = "longs",
        FLAGS: Option<Array<bool>> = "flags",
    }
}
host_class! {
    pub(crate) Node = "Graph$Node" {
        ID: i32 = "id",
        WEIGHT: i64 = "weight",
        SHARE: f64 = "share",
        NEXT: Option<Node> = "next",
        OTHER: Option<Node> = "other",
        ANY: Option<Array<Option<Object>>> = "any",
    }
}

const GRAPH: Peer = Peer::of("Graph", &[host("link(I)LGraph$Node;", link), host("spread(I)I", spread)]);

fn link(host: &mut Host<'_>) -> HostResult {
    use rjpf::extension::HostClass;
    let (graph, id) = (host.this::<Graph>()?, host.int(0));
    let first = host.get(graph, Graph::FIRST)?;
    let node = host.create::<Node>()?;
    host.put(node, Node::ID, id)?;
    host.put(node, Node::WEIGHT, i64::from(id) << 33)?;
    host.put(node, Node::SHARE, f64::from(id) / 2.0)?;
    host.put(node, Node::NEXT, first)?;
    host.put(node, Node::OTHER, Some(node))?;
    let any = host.create_array::<Option<Object>>(3)?;
    host.set_element(any, 0, Some(graph.object()))?;
    host.set_element(any, 1, Some(node.object()))?;
    host.set_element(any, 2, first.map(HostClass::object))?;
    host.put(node, Node::ANY, Some(any))?;
    let mut last = node;
    while let Some(next) = host.get(last, Node::NEXT)? {
        last = next;
    }
    host.put(last, Node::OTHER, Some(node))?;
    host.put(graph, Graph::FIRST, Some(node))?;
    Ok(last.object().into())
}

fn spread(host: &mut Host<'_>) -> HostResult {
    let (graph, value) = (host.this::<Graph>()?, host.int(0));
    let bytes = host.get(graph, Graph::BYTES)?.ok_or(Abandon)?;
    let chars = host.get(graph, Graph::CHARS)?.ok_or(Abandon)?;
    let longs = host.get(graph, Graph::LONGS)?.ok_or(Abandon)?;
    let flags = host.get(graph, Graph::FLAGS)?.ok_or(Abandon)?;
    host.set_element(bytes, value, -value as i8)?;
    host.set_element(chars, value % 3, (65000 + value) as u16)?;
    host.set_element(longs, value % 2, -1i64 << value)?;
    host.set_element(flags, value % 3, true)?;
    if value == 4 {
        // Made and written in vain: the Java body begins from what was there before.
        host.create::<Node>()?;
        host.set_element(bytes, 0, 77)?;
        return host.abandon();
    }
    let flag = i32::from(host.element(flags, value % 3)?);
    let sum = i32::from(host.element(bytes, value)?) + i32::from(host.element(chars, value % 3)?) + flag;
    Ok(Value::from(sum))
}

fn graphs(home: &Path, classes: &Path) {
    let classes = classes.display().to_string();
    let plain = agree(home, &["-cp", &classes, "Graph"], true);
    assert_eq!(plain.json["verdict"], "no-error", "{}", plain.text);
}

// ---- what is asked for --------------------------------------------------------------------------

const MARKED: &str = "
public class Marked {
    public static void main(String[] args) { Graph graph = new Graph(); graph.link(1); graph.link(2); }
}";

/// An annotation asks for the host too, a pattern that names nothing is an error.
fn annotated(home: &Path, classes: &Path) {
    let source = GRAPH_SOURCE.replace("    Node link(int id)", "    @rjpf.Mixed Node link(int id)");
    let folder = support::folder("mixed-marked", &[("Graph.java", &source), ("Marked.java", MARKED)]);
    javac(home, &folder, &java::java_files(&folder));
    let marked = folder.display().to_string();
    assert!(check(home, &["-cp", &marked, "Marked"], &[]).ran_on_host());
    let classes = classes.display().to_string();
    assert!(!check(home, &["-cp", &classes, "Marked"], &[]).ran_on_host());
    let output = tool(home).args(["-cp", &classes, "Marked", "+mixed=Grph.*"]).output().unwrap();
    let text = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(output.status.code(), Some(2), "{text}");
    support::has(&text, &["+mixed=Grph.* names no host implementation", "Graph.link"]);
}

/// A class that is not as the implementation takes it to be.
fn wrong_shapes(home: &Path) {
    let source = GRAPH_SOURCE.replace("double share", "float share").replace("id / 2.0", "id / 2f");
    let folder = support::folder("mixed-wrong", &[("Graph.java", &source)]);
    javac(home, &folder, &java::java_files(&folder));
    let output = tool(home).args(["-cp", ".", "Graph", "+mixed=Graph.link"]).current_dir(&folder).output().unwrap();
    let text = String::from_utf8_lossy(&output.stdout) + String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(3), "{text}");
    support::has(&text, &["host implementation of Graph.link", "has no field share:D"]);
}
