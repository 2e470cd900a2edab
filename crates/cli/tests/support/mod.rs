//! Programs to check and ways to call the built binary, shared by the tests of the command line.
#![allow(dead_code)] // each test file uses a part of it

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use serde_json::Value;

/// Two threads take two locks in opposite order.
pub(crate) const DEADLOCK: &str = "
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
pub(crate) const COUNTER: &str = "
public class Counter {
    static int count;
    public static void main(String[] args) throws Exception {
        Thread a = new Thread(() -> count++, \"a\");
        Thread b = new Thread(() -> count++, \"b\");
        a.start(); b.start(); a.join(); b.join();
        assert count == 2 : \"count is \" + count;
    }
}";

pub(crate) const FINE: &str = "
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

pub(crate) const SINGLE: &str = "
public class Single {
    public static void main(String[] args) { System.out.println(\"hello \" + String.join(\",\", args)); }
}";

pub(crate) const NO_MAIN: &str = "public class NoMain { }";

/// Two threads that give way to each other for ever.
pub(crate) const POLITE: &str = "
public class Polite {
    static volatile boolean left, right;
    public static void main(String[] args) {
        new Thread(() -> { left = true; while (right) { left = false; left = true; } }).start();
        right = true;
        while (left) { right = false; right = true; }
    }
}";

/// Data choices, a linked list, and text that would like to break out of a page.
pub(crate) const CHOICES: &str = "
import gov.nasa.jpf.vm.Verify;
public class Choices {
    static class Node {
        int value; Node next; String tag;
        Node(int v, Node n) { value = v; next = n; tag = \"</script><b>\" + v; }
    }
    static Node head;
    static void push(int v) { head = new Node(v, head); }
    static int pop() { int v = head.value; head = head.next; return v; }
    public static void main(String[] args) {
        int sum = 0;
        for (int i = 0; i < 3; i++) {
            if (Verify.getBoolean()) { push(Verify.getInt(1, 3)); System.out.println(\"push \" + head.value); }
            else if (head != null) { sum += pop(); }
        }
        assert sum < 3 : \"sum is \" + sum + \" </script><script>document.title='broken out'</script>\";
    }
}";

/// More interleavings than can be explored.
pub(crate) const ENDLESS: &str = "
public class Endless {
    static int[] counts = new int[6];
    public static void main(String[] args) {
        for (int t = 0; t < 6; t++) {
            int at = t;
            new Thread(() -> { for (int i = 0; i < 1000; i++) counts[at % 2] += i; }).start();
        }
    }
}";

/// Needs the network on one of two paths.
pub(crate) const NETWORK: &str = "
import gov.nasa.jpf.vm.Verify;
public class Network {
    public static void main(String[] args) throws Exception {
        if (Verify.getBoolean()) java.net.InetAddress.getLoopbackAddress().isReachable(1);
    }
}";

/// An empty folder with these sources.
pub(crate) fn folder(name: &str, sources: &[(&str, &str)]) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    for (name, text) in sources {
        let file = folder.join(name);
        fs::create_dir_all(file.parent().unwrap()).unwrap();
        fs::write(file, text).unwrap();
    }
    folder
}

pub(crate) struct Said {
    pub(crate) code: i32,
    pub(crate) out: String,
    pub(crate) err: String,
}

pub(crate) fn command(folder: &Path, words: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_rjpf"));
    command.args(words).current_dir(folder).stdin(Stdio::null()).env_remove("COLUMNS");
    command.env("XDG_CACHE_HOME", cache());
    command
}

pub(crate) fn cache() -> PathBuf {
    Path::new(env!("CARGO_TARGET_TMPDIR")).join("cache")
}

pub(crate) fn said(output: Output) -> Said {
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
    Said { code: output.status.code().unwrap_or(-1), out: text(output.stdout), err: text(output.stderr) }
}

pub(crate) fn rjpf(folder: &Path, words: &[&str]) -> Said {
    said(command(folder, words).output().unwrap())
}

/// The words must appear in the order given.
pub(crate) fn has(text: &str, parts: &[&str]) {
    let mut rest = text;
    for part in parts {
        let at = rest.find(part).unwrap_or_else(|| panic!("'{part}' is missing (or out of order) in:\n{text}"));
        rest = &rest[at + part.len()..];
    }
}

pub(crate) fn wrong(folder: &Path, words: &[&str], parts: &[&str]) {
    let said = rjpf(folder, words);
    assert_eq!(said.code, 2, "{words:?}\n{}{}", said.out, said.err);
    has(&said.err, parts);
}

pub(crate) fn json(file: PathBuf) -> Value {
    serde_json::from_str(&fs::read_to_string(file).unwrap()).unwrap()
}

/// The root of the repository.
pub(crate) fn repository() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}
