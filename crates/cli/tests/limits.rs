//! Limits hold wherever the program, or rjpf itself, happens to be: in the middle of a transition, in a
//! native method, while something is read or written, before the search and after it.
//!
//! Bounds of time are what is promised (half a second and a tenth) plus a multiple of what a trivial check
//! takes on this machine at this moment, because that is how busy it is.

mod support;

use std::fs;
use std::io::Read;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use support::*;

struct Ended {
    code: i32,
    out: String,
    err: String,
    took: Duration,
    /// Most memory that it had, in MB.
    megabytes: i64,
}

/// One process at a time: they use up time and memory on purpose, and must not use up each other's.
static TURN: Mutex<()> = Mutex::new(());

/// Waits for a process, whose output goes to files, and asks the system what it took.
fn ended(command: &mut Command, at: &Path, during: impl FnOnce(u32)) -> Ended {
    let _turn = TURN.lock().unwrap_or_else(PoisonError::into_inner);
    let (out, err) = (at.join("out.txt"), at.join("err.txt"));
    command.stdout(fs::File::create(&out).unwrap()).stderr(fs::File::create(&err).unwrap());
    let started = Instant::now();
    #[allow(clippy::zombie_processes, reason = "waited for below, by the call that tells what it took")]
    let child = command.spawn().unwrap();
    let id = child.id();
    during(id);
    let (mut status, pid) = (0, id as libc::pid_t);
    // SAFETY: all zeros is a valid `rusage`; the call fills in the two places that it is given.
    let usage = unsafe {
        let mut usage: libc::rusage = std::mem::zeroed();
        assert_eq!(libc::wait4(pid, &mut status, 0, &mut usage), pid);
        usage
    };
    let code = if libc::WIFEXITED(status) { libc::WEXITSTATUS(status) } else { -libc::WTERMSIG(status) };
    let text = |file: &PathBuf| String::from_utf8_lossy(&fs::read(file).unwrap()).into_owned();
    Ended { code, out: text(&out), err: text(&err), took: started.elapsed(), megabytes: usage.ru_maxrss >> 10 }
}

fn check(at: &Path, words: &[&str]) -> Ended {
    ended(&mut command(at, words), at, |_| ())
}

fn signal(id: u32, name: &str) {
    assert!(Command::new("kill").args([name, &id.to_string()]).status().unwrap().success());
}

/// A folder with programs that are compiled already, so that no time goes into that.
fn programs(name: &str, sources: &[(&str, &str)]) -> PathBuf {
    let at = folder(name, &[]);
    let homes = rjpf_classes::path::installed_jdks();
    let javac = homes.iter().map(|home| home.join("bin/javac")).find(|javac| javac.exists()).expect("a JDK");
    let mut compile = Command::new(javac);
    compile.args(["--release", "17", "-nowarn"]).current_dir(&at);
    for (name, text) in sources {
        fs::write(at.join(format!("{name}.java")), text).unwrap();
        compile.arg(format!("{name}.java"));
    }
    assert!(compile.status().unwrap().success());
    at
}

/// How long a check takes that has nothing to do.
fn trivial(at: &Path) -> Duration {
    fs::write(at.join("Single.java"), SINGLE).unwrap();
    check(at, &["Single.java", "-q"]);
    check(at, &["Single.java", "-q"]).took
}

/// Half a second and a tenth of the limit, and whatever a busy machine adds.
fn promised(limit: Duration, trivial: Duration) -> Duration {
    limit + limit / 10 + Duration::from_millis(500) + trivial * 8
}

const COPIES: &str = "
public class Copies {
    public static void main(String[] args) {
        int[] from = new int[50_000_000], to = new int[50_000_000];
        while (true) System.arraycopy(from, 0, to, 0, from.length);
    }
}";

const CHECKSUMS: &str = "
public class Checksums {
    public static void main(String[] args) {
        var sum = new java.util.zip.CRC32();
        byte[] bytes = new byte[100_000_000];
        while (true) sum.update(bytes);
    }
}";

const FILLS: &str = "
public class Fills {
    public static void main(String[] args) {
        var buffer = java.nio.ByteBuffer.allocateDirect(200_000_000);
        var other = java.nio.ByteBuffer.allocateDirect(200_000_000);
        while (true) other.clear().put(buffer.rewind());
    }
}";

/// Natives that call one another for ever, without a jump in between.
const LOADS: &str = "
public class Loads {
    public static void main(String[] args) throws Exception {
        for (int i = 0; ; i++) try { Class.forName(\"no.such.Class\" + i); } catch (ClassNotFoundException e) { }
    }
}";

const WAITS: &str = "
public class Waits {
    public static void main(String[] args) throws Exception { System.in.read(); }
}";

/// Most of the time goes into collections of a large heap, of which nothing is garbage.
const COLLECTS: &str = "
public class Collects {
    static Object[] list;
    public static void main(String[] args) {
        for (int i = 0; i < 3_000_000; i++) list = new Object[] { list };
        while (true) System.gc();
    }
}";

/// Most of the time goes into comparing states with a large heap, all of which is new.
const WALKS: &str = "
public class Walks {
    static Object[] list;
    static synchronized void add() { for (int i = 0; i < 1_000_000; i++) list = new Object[] { list }; }
    public static void main(String[] args) {
        for (int t = 0; t < 2; t++) new Thread(() -> { while (true) add(); }).start();
    }
}";

/// One call that compresses for many seconds.
const SQUEEZES: &str = "
public class Squeezes {
    public static void main(String[] args) {
        byte[] much = new byte[300_000_000];
        for (int i = 0, x = 1; i < 1_000_000; i++) much[i] = (byte) ((x = x * 1664525 + 1013904223) >>> 29);
        for (int n = 1_000_000; n < much.length; n *= 2) System.arraycopy(much, 0, much, n, Math.min(n, much.length - n));
        java.util.zip.Deflater deflater = new java.util.zip.Deflater(9);
        deflater.setInput(much);
        deflater.finish();
        deflater.deflate(new byte[much.length]);
    }
}";

/// A loop whose body is long and has no jump.
fn straight() -> String {
    let body: String = (0..4000).map(|i| format!("x = x * 31 + {i};\n")).collect();
    format!(
        "public class Straight {{ static int x; public static void main(String[] a) {{ while (true) {{ {body} }} }} }}"
    )
}

#[test]
fn time_is_kept_inside_a_transition() {
    let straight = straight();
    let sources = [
        ("Copies", COPIES),
        ("Checksums", CHECKSUMS),
        ("Fills", FILLS),
        ("Loads", LOADS),
        ("Collects", COLLECTS),
        ("Walks", WALKS),
        ("Squeezes", SQUEEZES),
        ("Straight", straight.as_str()),
        ("Waits", WAITS),
    ];
    let at = programs("limits-time", &sources);
    let limit = Duration::from_secs(2);
    for (name, _) in sources {
        let trivial = trivial(&at);
        // A pipe that stays open and gives nothing.
        let mut silent = Command::new("sleep").arg("100").stdout(Stdio::piped()).spawn().unwrap();
        let mut rjpf = command(&at, &[name, "--time", "2s", "--no-trace"]);
        rjpf.stdin(silent.stdout.take().unwrap());
        let ended = ended(&mut rjpf, &at, |_| ());
        silent.kill().unwrap();
        silent.wait().unwrap();
        assert_eq!(ended.code, 3, "{name}: {}{}", ended.out, ended.err);
        has(&ended.out, &["no error found within the bounds", "the time limit of 2 s was reached"]);
        assert!(ended.took < promised(limit, trivial), "{name}: {:?}, trivial {trivial:?}", ended.took);
    }
}

#[test]
fn signals_are_heard_inside_a_transition() {
    let at = programs("limits-signals", &[("Copies", COPIES), ("Waits", WAITS)]);
    for name in ["Copies", "Waits"] {
        let trivial = trivial(&at);
        let mut silent = Command::new("sleep").arg("100").stdout(Stdio::piped()).spawn().unwrap();
        let mut rjpf = command(&at, &[name, "--json", "r.json"]);
        rjpf.stdin(silent.stdout.take().unwrap());
        let pause = Duration::from_secs(1) + trivial * 2;
        let ended = ended(&mut rjpf, &at, |id| {
            std::thread::sleep(pause);
            signal(id, "-INT");
        });
        silent.kill().unwrap();
        silent.wait().unwrap();
        assert_eq!(ended.code, 3, "{name}: {}{}", ended.out, ended.err);
        has(&ended.out, &["the run was interrupted"]);
        assert_eq!(json(at.join("r.json"))["verdict"], "incomplete");
        assert!(ended.took - pause < promised(Duration::ZERO, trivial), "{name}: {:?}", ended.took);
    }
}

const GROWS: &str = "
public class Grows {
    public static void main(String[] args) {
        var all = new java.util.ArrayList<int[]>();
        while (true) { int[] more = new int[1000]; java.util.Arrays.fill(more, 7); all.add(more); }
    }
}";

const CLONES: &str = "
public class Clones {
    public static void main(String[] args) {
        var all = new java.util.ArrayList<int[]>();
        int[] first = new int[5_000_000];
        java.util.Arrays.fill(first, 7);
        while (true) all.add(first.clone());
    }
}";

const DOUBLES: &str = "
public class Doubles {
    public static void main(String[] args) {
        StringBuilder text = new StringBuilder(\"something\");
        while (true) text.append(text);
    }
}";

/// Classes of as many loaders, which stay.
const DEFINITIONS: &str = "
public class Definitions extends ClassLoader {
    public static class Defined { static int[] data = new int[100]; }
    public static void main(String[] args) throws Exception {
        var all = new java.util.ArrayList<Class<?>>();
        byte[] bytes;
        try (var in = Definitions.class.getResourceAsStream(\"Definitions$Defined.class\")) { bytes = in.readAllBytes(); }
        while (true) all.add(new Definitions().defineClass(null, bytes, 0, bytes.length));
    }
}";

/// Any number of arrays by one instruction.
const GRIDS: &str = "
public class Grids {
    public static void main(String[] args) { System.out.println(new int[10000][10000][10000][10000].length); }
}";

/// What was never written takes no memory, and takes none when it is moved, copied, hashed or written to a file.
const ZEROS: &str = "
import java.io.*;
import java.util.*;
public class Zeros {
    public static void main(String[] args) throws Exception {
        List<Object> all = new ArrayList<>();
        byte[] much = new byte[200_000_000], some = new byte[1 << 20];
        switch (args[0]) {
            // Each second array is garbage, so that collections move the others.
            case \"arrays\": for (;;) { all.add(new byte[3_000_000]); Object gone = new byte[10_000_000]; all.add(new int[9]); }
            case \"references\": for (;;) { Object gone = new byte[9_000_000]; all.add(new Object[1_000_000]); }
            case \"full\": for (;;) { Object gone = new byte[4_000_000]; byte[] b = new byte[4_000_000]; Arrays.fill(b, (byte) 7); all.add(b); }
            case \"soft\": for (;;) all.add(new java.lang.ref.SoftReference<>(new byte[100_000]));
            case \"digest\": for (;;) java.security.MessageDigest.getInstance(\"SHA-256\").digest(much);
            case \"random\": for (;;) new Random(3).nextBytes(Arrays.copyOf(some, 100_000_000));
            case \"file\": try (var out = new FileOutputStream(\"z\")) { for (;;) out.write(some); }
            case \"write\": for (int i = 0;; i++) try (var out = new FileOutputStream(\"z\" + i)) { out.write(much); }
            case \"sparse\": try (var file = new RandomAccessFile(\"s\", \"rw\")) { for (long at = 0;; at += 1 << 24) { file.seek(at); file.write(1); } }
            case \"length\": for (int i = 0;; i++) try (var file = new RandomAccessFile(\"s\" + i, \"rw\")) { file.setLength(200_000_000); file.write(1); }
            default: throw new IllegalArgumentException(args[0]);
        }
    }
}";

#[test]
fn what_was_never_written_takes_no_memory() {
    let at = programs("limits-zeros", &[("Zeros", ZEROS)]);
    for way in ["arrays", "references", "full", "soft", "digest", "random", "file", "write", "sparse", "length"] {
        let trivial = trivial(&at);
        // Whatever does not use up memory ends with the time, or with the addresses that a heap has.
        let ended = check(&at, &["Zeros", way, "--memory", "300m", "--time", "20s", "--no-trace"]);
        let is_used_up = ended.code == 1 && ended.out.contains("java.lang.OutOfMemoryError: Java heap space");
        assert!(ended.code == 3 || is_used_up, "{way}: {}{}", ended.out, ended.err);
        assert!(ended.megabytes < 330, "{way}: {} MB", ended.megabytes);
        let most = promised(Duration::from_secs(20), trivial);
        assert!(ended.took < most, "{way}: {:?}, trivial {trivial:?}", ended.took);
    }
}

/// Nor does it take memory to compare states that have it in them.
#[test]
fn large_arrays_do_not_use_up_the_memory_of_a_search() {
    let large = "
public class Large {
    static Object[] references = new Object[50_000_000];
    static byte[] bytes = new byte[200_000_000];
    static int count;
    static synchronized void enter(int value) { bytes[++count * 90_000_000] += value; references[count * 20_000_000] = \"\"; }
    public static void main(String[] args) throws Exception {
        Thread other = new Thread(() -> enter(1));
        other.start();
        enter(2);
        other.join();
        assert bytes[90_000_000] + bytes[180_000_000] == 3 && bytes[90_000_000] != 0;
        assert args.length == 0 || bytes[90_000_000] == 2;
    }
}";
    let at = programs("limits-large", &[("Large", large)]);
    let limits = ["--memory", "300m", "--no-trace"];
    let said = check(&at, &[&["Large"][..], &limits].concat());
    assert_eq!(said.code, 0, "{}{}", said.out, said.err);
    has(&said.out, &["no error found: every path was covered"]);
    assert!(said.megabytes < 330, "{} MB", said.megabytes);
    let said = check(&at, &[&["Large", "x"][..], &limits].concat());
    assert_eq!(said.code, 1, "{}{}", said.out, said.err);
    has(&said.out, &["ASSERTION: ", "Large.java:13"]);
}

#[test]
fn memory_is_kept_inside_a_transition() {
    let sources =
        [("Grows", GROWS), ("Clones", CLONES), ("Doubles", DOUBLES), ("Definitions", DEFINITIONS), ("Grids", GRIDS)];
    let at = programs("limits-memory", &sources);
    for (name, _) in sources {
        let ended = check(&at, &[name, "--memory", "300m", "--no-trace"]);
        assert_eq!(ended.code, 3, "{name}: {}{}", ended.out, ended.err);
        has(&ended.out, &["the memory limit of 300 MB was reached"]);
        assert!(ended.megabytes < 345, "{name}: {} MB", ended.megabytes);
    }
}

/// Whoever finds an exception with a text that nobody could read reads its beginning.
#[test]
fn long_texts_do_not_use_up_the_memory_of_a_report() {
    let long = "
public class Long {
    public static void main(String[] args) {
        Thread.currentThread().setName(\"nn\".repeat(1_500_000));
        throw new IllegalStateException(\"mm\".repeat(15_000_000));
    }
}";
    let at = programs("limits-texts", &[("Long", long)]);
    let forms = ["json", "html", "sarif", "junit"].map(|form| format!("--{form}=r.{form}"));
    let mut words = vec!["Long", "--memory", "300m"];
    words.extend(forms.iter().map(String::as_str));
    let said = check(&at, &words);
    assert_eq!(said.code, 1, "{}", said.err);
    has(
        &said.out,
        &[
            "EXCEPTION: java.lang.IllegalStateException: mmm",
            "mmm... (30000000 characters)",
            "nnn... (3000000 characters)",
        ],
    );
    assert!(said.megabytes < 330, "{} MB", said.megabytes);
    for form in ["json", "html", "sarif", "junit"] {
        let bytes = fs::metadata(at.join(format!("r.{form}"))).unwrap().len();
        assert!((1000..2_000_000).contains(&bytes), "{form}: {bytes} bytes");
    }
}

/// Whatever walks over objects (comparing, sharing, collecting) does not follow them by calls of its own.
#[test]
fn structures_may_be_deep() {
    let deep = "
public class Deep {
    static Object all;
    static int count;
    static synchronized void count() { count++; }
    public static void main(String[] args) throws Exception {
        for (int i = 0; i < 300_000; i++) all = i % 2 == 0 ? new Object[] { all } : java.util.Optional.ofNullable(all);
        Thread other = new Thread(Deep::count);
        other.start();
        count();
        other.join();
        System.gc();
        assert count == 2;
    }
}";
    let at = programs("limits-deep", &[("Deep", deep)]);
    let said = check(&at, &["Deep", "--no-trace"]);
    assert_eq!(said.code, 0, "{}{}", said.out, said.err);
}

/// What natives allocate is collected too, as long as nobody needs it.
#[test]
fn garbage_of_natives_is_collected() {
    let garbage = "
public class Garbage {
    public static void main(String[] args) {
        byte[] first = new byte[100_000_000];
        long sum = 0;
        for (int i = 0; i < 100; i++) sum += first.clone().length;
        System.out.println(sum);
    }
}";
    let at = folder("limits-garbage", &[("Garbage.java", garbage)]);
    let said = rjpf(&at, &["run", "Garbage.java"]);
    assert_eq!((said.code, said.out.as_str()), (0, "10000000000\n"), "{}", said.err);
}

/// Nothing without an end is opened: not by the program, nor as a class, a jar, a source or a trace.
#[test]
fn pipes_and_devices_hold_nobody_up() {
    let reads = "
public class Reads {
    public static void main(String[] args) throws Exception {
        switch (args[0]) {
            case \"stream\": new java.io.FileInputStream(\"pipe\").read(); break;
            case \"files\": java.nio.file.Files.readAllBytes(java.nio.file.Path.of(\"pipe\")); break;
            default: new java.io.RandomAccessFile(\"pipe\", \"r\").read();
        }
    }
}";
    let at = folder("limits-pipes", &[("Reads.java", reads), ("sub/x", "")]);
    for pipe in ["pipe", "sub/Main.class", "lib.jar", "Main.java", "trace.json"] {
        assert!(Command::new("mkfifo").arg(at.join(pipe)).status().unwrap().success());
    }
    for way in ["stream", "files", "random"] {
        let said = check(&at, &["Reads.java", way]);
        assert_eq!(said.code, 3, "{way}: {}{}", said.out, said.err);
        has(&said.out, &["UNSUPPORTED: reading ", "pipe, whose content is not fixed"]);
    }
    for words in [
        &["-cp", "sub", "Main"][..],
        &["sub/Main.class"],
        &["-cp", "lib.jar", "Main"],
        &["lib.jar"],
        &["Main.java"],
        &["replay", "trace.json"],
        &["replay", "/dev/zero"],
        &["digest", "sub/Main.class"],
    ] {
        let said = check(&at, words);
        assert_eq!(said.code, 2, "{words:?}: {}{}", said.out, said.err);
    }
}

#[test]
fn time_counts_before_the_search_too() {
    let at = folder("limits-start", &[("Single.java", SINGLE)]);
    let said = check(&at, &["Single.java", "--time", "1ms"]);
    assert_eq!(said.code, 3, "{}{}", said.out, said.err);
    has(&said.err, &["the time limit of 0.001 s was reached before the search began"]);
}

const RACY: &str = "
public class Racy {
    static int count, ended;
    static synchronized void end() { ended++; }
    public static void main(String[] args) throws Exception {
        for (int t = 0; t < 5; t++) new Thread(() -> { for (int i = 0; i < 6; i++) count++; end(); }).start();
        while (ended < 5) Thread.yield();
        assert count == 30;
    }
}";

#[test]
fn shortening_ends_with_the_time_of_the_search_and_loses_nothing() {
    let at = programs("limits-shorten", &[("Racy", RACY)]);
    let trivial = trivial(&at);
    let words = ["Racy", "--search", "random", "--no-trace", "--shorten", "1h"];
    let said = check(&at, &[&words[..], &["--time", "5s"]].concat());
    assert_eq!(said.code, 1, "{}{}", said.out, said.err);
    has(&said.out, &["ASSERTION: ", "path: "]);
    assert!(said.out.contains(" begin\n") != said.out.contains("no time left to record"), "{}", said.out);
    assert!(said.took < promised(Duration::from_secs(5), trivial), "{:?}", said.took);
    // A signal ends the shortening, not the report.
    let said = ended(&mut command(&at, &words), &at, |id| {
        std::thread::sleep(Duration::from_secs(3) + trivial * 3);
        signal(id, "-INT");
    });
    assert_eq!(said.code, 1, "{}{}", said.out, said.err);
    has(&said.out, &["ASSERTION: ", "path: "]);
}

/// A report that nobody reads can be given up; what was found stays found.
#[test]
fn signals_are_heard_while_reports_are_written() {
    let at = programs("limits-report", &[("Counter", FINE_COUNTER)]);
    assert!(Command::new("mkfifo").arg(at.join("pipe")).status().unwrap().success());
    let pause = Duration::from_secs(2) + trivial(&at) * 4;
    let mut rjpf = command(&at, &["Counter", "x", "--json", "pipe", "--no-trace"]);
    let said = ended(&mut rjpf, &at, |id| {
        std::thread::sleep(pause);
        signal(id, "-INT");
    });
    assert_eq!(said.code, 1, "{}{}", said.out, said.err);
    has(&said.out, &["ASSERTION: ", "path: "]);
}

/// Wrong only if it has an argument.
const FINE_COUNTER: &str = "
public class Counter {
    public static void main(String[] args) { assert args.length == 0; }
}";

// ---- choices -----------------------------------------------------------------------------------

const BILLION: &str = "
import gov.nasa.jpf.vm.Verify;
public class Billion {
    public static void main(String[] args) { assert Verify.getInt(0, 1_000_000_000) != 3000; }
}";

/// The values do not matter, the order of two threads does.
const BESIDE_A_RACE: &str = "
import gov.nasa.jpf.vm.Verify;
public class Beside {
    static int n;
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> { n++; });
        t.start();
        int any = Verify.getInt(0, 1_000_000_000);
        n++;
        t.join();
        assert n == 2;
    }
}";

const WORDS: &str = "
import gov.nasa.jpf.vm.Verify;
public class Words {
    public static void main(String[] args) { Verify.getInt(Integer.MIN_VALUE, Integer.MAX_VALUE); }
}";

const LONG_PATH: &str = "
import gov.nasa.jpf.vm.Verify;
public class LongPath {
    static int count;
    public static void main(String[] args) {
        for (int i = 0; i < 10_000_000; i++) if (Verify.getBoolean()) count++;
    }
}";

#[test]
fn alternatives_are_a_range() {
    let sources = [
        ("Billion.java", BILLION),
        ("Beside.java", BESIDE_A_RACE),
        ("Words.java", WORDS),
        ("LongPath.java", LONG_PATH),
        (
            "Endless.java",
            "public class Endless { public static void main(String[] a) { while (true) gov.nasa.jpf.vm.Verify.getInt(0, Integer.MAX_VALUE); } }",
        ),
    ];
    let at = folder("limits-range", &sources);
    // Also by those who keep the depth-first search company, and those that count what a path costs.
    for search in [&[][..], &["+search=delays"], &["+search=preemptions"]] {
        let words = [&["Endless.java", "--memory", "300m", "--time", "5s", "--no-trace"], search].concat();
        let said = check(&at, &words);
        assert_eq!(said.code, 3, "{search:?}: {}{}", said.out, said.err);
        assert!(said.megabytes < 345, "{search:?}: {} MB", said.megabytes);
    }
    for search in [&["+search=dfs"][..], &["+search=bfs"], &["+search=best-first", "+heuristic=random"]] {
        let said = check(&at, &[&["Billion.java", "--memory", "300m", "--no-trace"], search].concat());
        assert_eq!(said.code, 1, "{search:?}: {}{}", said.out, said.err);
        has(&said.out, &["ASSERTION: ", "[3001/1000000001]"]);
        assert!(said.megabytes < 330, "{search:?}: {} MB", said.megabytes);
    }
    // Nor are all of them tried when a counterexample is shortened.
    let said = check(&at, &["Beside.java", "--memory", "300m", "--no-trace"]);
    assert_eq!(said.code, 1, "{}{}", said.out, said.err);
    has(&said.out, &["ASSERTION: ", "lost update: "]);
    assert_eq!(said.out.matches("~ switch").count(), 2, "{}", said.out);
    assert!(said.megabytes < 330, "{} MB", said.megabytes);
    let said = check(&at, &["Words.java"]);
    assert_eq!(said.code, 3, "{}{}", said.out, said.err);
    has(&said.out, &["UNSUPPORTED: ", "a choice among 4294967296 values"]);
    let said = check(&at, &["LongPath.java", "--memory", "300m", "--no-trace"]);
    assert_eq!(said.code, 3, "{}{}", said.out, said.err);
    has(&said.out, &["the memory limit of 300 MB was reached"]);
    assert!(said.megabytes < 345, "{} MB", said.megabytes);
}

/// Open states along one path have most of it in common, and a checkpoint says it once.
#[test]
fn a_checkpoint_of_a_long_path_is_short() {
    let at = folder("limits-checkpoint", &[("LongPath.java", LONG_PATH)]);
    let limits = ["--states", "20000", "--memory", "300m"];
    let words = [&["LongPath.java", "--search", "dfs", "--no-trace", "--checkpoint", "left"], &limits[..]].concat();
    let said = check(&at, &words);
    assert_eq!(said.code, 3, "{}{}", said.out, said.err);
    let bytes = fs::metadata(at.join("left/search.checkpoint")).unwrap().len();
    // Twenty thousand states, of 16 bytes seen and a few words open each; their paths have tens of millions of indices.
    assert!(bytes < 3_000_000, "{bytes} bytes");
    let said = check(&at, &["resume", "left", "--states", "20100"]);
    assert_eq!(said.code, 3, "{}{}", said.out, said.err);
    has(&said.out, &["states 20100"]);
}

/// There is a limit of threads, and it is said as the JVM says it.
#[test]
fn a_million_threads_are_too_many() {
    let threads = "
public class Threads {
    public static void main(String[] args) {
        for (int i = 0; i < 1_000_000; i++) new Thread(Threads::rest).start();
    }
    static synchronized void rest() {
        try { Threads.class.wait(); } catch (InterruptedException e) { }
    }
}";
    let at = folder("limits-threads", &[("Threads.java", threads)]);
    let said = check(&at, &["Threads.java", "--no-trace", "--shorten", "0"]);
    assert_eq!(said.code, 1, "{}{}", said.out, said.err);
    has(&said.out, &["java.lang.OutOfMemoryError: unable to create native thread"]);
}

// ---- single runs -------------------------------------------------------------------------------

#[test]
fn a_run_streams_its_output() {
    let writes = "
public class Writes {
    public static void main(String[] args) throws Exception {
        byte[] much = new byte[64_000_000];
        for (int i = 0; i < 50; i++) System.out.write(much);
    }
}";
    let at = folder("limits-stream", &[("Writes.java", writes)]);
    let mut rjpf = command(&at, &["run", "Writes.java"]);
    let mut child = rjpf.stdout(Stdio::piped()).spawn().unwrap();
    let (mut pipe, mut total, mut buffer) = (child.stdout.take().unwrap(), 0_u64, vec![0; 1 << 20]);
    let mut most = 0;
    loop {
        let count = pipe.read(&mut buffer).unwrap();
        if count == 0 {
            break;
        }
        if total >> 30 != (total + count as u64) >> 30 {
            most = most.max(resident(&child));
        }
        total += count as u64;
    }
    assert!(child.wait().unwrap().success());
    assert_eq!(total, 64_000_000 * 50);
    assert!(most < 600, "{most} MB");
    // In a search all of it would have to be kept.
    let said = check(&at, &["Writes.java"]);
    assert_eq!(said.code, 3, "{}{}", said.out, said.err);
    has(&said.out, &["UNSUPPORTED: more than 256 MB of output in one step"]);
}

/// Memory that a process has now, in MB.
fn resident(child: &Child) -> u64 {
    let text = fs::read_to_string(format!("/proc/{}/statm", child.id())).unwrap_or_default();
    let pages: u64 = text.split_whitespace().nth(1).and_then(|pages| pages.parse().ok()).unwrap_or(0);
    (pages * 4096) >> 20
}

/// What was written is there before the program does anything else.
#[test]
fn a_run_honours_flush() {
    let flushes = "
public class Flushes {
    public static void main(String[] args) throws Exception {
        System.out.print(\"here\");
        System.out.flush();
        while (true) { }
    }
}";
    let at = folder("limits-flush", &[("Flushes.java", flushes)]);
    let mut child = command(&at, &["run", "Flushes.java"]).stdout(Stdio::piped()).spawn().unwrap();
    let mut text = [0; 4];
    child.stdout.as_mut().unwrap().read_exact(&mut text).unwrap();
    assert_eq!(&text, b"here");
    child.kill().unwrap();
    child.wait().unwrap();
}

/// The library's cleaner waits a minute at a time, for ever.
#[test]
fn a_run_reports_a_deadlock_beside_the_threads_of_the_library() {
    let stuck = "
public class Stuck {
    public static void main(String[] args) throws Exception {
        java.lang.ref.Cleaner.create().register(new Object(), () -> { });
        new java.util.concurrent.CountDownLatch(1).await();
    }
}";
    let at = folder("limits-stuck", &[("Stuck.java", stuck)]);
    let said = rjpf(&at, &["run", "Stuck.java"]);
    assert_eq!(said.code, 1, "{}{}", said.out, said.err);
    has(&said.err, &["rjpf: deadlock: no thread can run", "thread \"main\": parked"]);
}
