//! Attacks from outside on what was found: files that cannot be written, signals, inputs without an end,
//! configurations that blow up, links in circles, names that are no text. Each of them once lost a
//! verdict, hung or crashed.

mod support;

use std::ffi::OsStr;
use std::fs;
use std::io::{Read, Seek, Write};
use std::os::unix::ffi::OsStrExt;
use std::os::unix::fs::symlink;
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use support::*;

/// What a command says, if it says it in time.
fn in_time(mut command: Command) -> Said {
    let child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    ends_in_time(child)
}

fn ends_in_time(child: Child) -> Said {
    const TIME: Duration = Duration::from_secs(120);
    let id = child.id();
    let (done, ended) = std::sync::mpsc::channel();
    std::thread::spawn(move || done.send(child.wait_with_output()));
    match ended.recv_timeout(TIME) {
        Ok(output) => said(output.unwrap()),
        Err(_) => {
            signal(id, "-KILL");
            panic!("it hangs");
        }
    }
}

fn signal(id: u32, name: &str) {
    assert!(Command::new("kill").args([name, &id.to_string()]).status().unwrap().success());
}

// ---- files that cannot be written --------------------------------------------------------------

/// A file that cannot be written is said before the search, which would take long here.
#[test]
fn output_files_are_tried_before_the_search() {
    let at = folder("attack-outputs", &[("Endless.java", ENDLESS), ("file", "")]);
    let long = format!("{}.json", "x".repeat(300));
    for flag in ["--json", "--junit", "--sarif", "--html", "--dot", "--trace"] {
        for file in ["no/such/folder.x", "file/below", ".", long.as_str()] {
            let said = in_time(command(&at, &["Endless.java", flag, file]));
            assert_eq!(said.code, 2, "{flag} {file}: {}{}", said.out, said.err);
            has(&said.err, &["cannot write", "name a file in a folder that is there"]);
        }
    }
    let there: Vec<_> = fs::read_dir(&at).unwrap().map(|e| e.unwrap().file_name()).collect();
    assert_eq!(there.len(), 2, "trying leaves nothing behind: {there:?}");
}

/// A disk that is full at the end takes nothing away from what was found.
#[test]
fn a_full_disk_does_not_hide_the_verdict() {
    let at = folder("attack-full", &[("Counter.java", COUNTER)]);
    for flag in ["--json", "--junit", "--sarif", "--html", "--trace", "--dot"] {
        let said = rjpf(&at, &["Counter.java", flag, "/dev/full"]);
        assert_eq!(said.code, 1, "{flag}: {}{}", said.out, said.err);
        assert!(said.out.starts_with("ASSERTION: "), "{flag}: {}", said.out);
        has(&said.err, &["warning: cannot write /dev/full: No space left on device"]);
    }
    let said = rjpf(&at, &["Counter.java", "--trace", "/dev/full"]);
    has(&said.err, &["to replay it: +replay="]);
    // The report itself.
    let full = fs::File::options().write(true).open("/dev/full").unwrap();
    let child = command(&at, &["Counter.java", "--no-trace"]).stdout(full).stderr(Stdio::piped()).spawn().unwrap();
    let said = ends_in_time(child);
    assert_eq!(said.code, 1, "{}", said.err);
    has(&said.err, &["warning: cannot write the report to standard output: No space left on device"]);
}

/// The name of the trace follows from that of the class, which may be longer than a file name can be.
#[test]
fn a_long_class_name_does_not_hide_the_verdict() {
    let name = "L".repeat(248);
    let source = format!("public class {name} {{ public static void main(String[] a) {{ assert false; }} }}");
    let file = format!("{name}.java");
    let at = folder("attack-long", &[(file.as_str(), source.as_str())]);
    let said = rjpf(&at, &[file.as_str()]);
    assert_eq!(said.code, 1, "{}{}", said.out, said.err);
    assert!(said.out.starts_with("ASSERTION: "), "{}", said.out);
    has(&said.err, &["warning: cannot write rjpf-trace-LLL", "+replay="]);
}

/// Files are there whole under their own name or not at all; links and devices stay what they are.
#[test]
fn files_are_replaced_whole() {
    let at = folder("attack-replace", &[("Counter.java", COUNTER), ("old.json", "old"), ("real/x.json", "old")]);
    symlink("real/x.json", at.join("link.json")).unwrap();
    let said = rjpf(&at, &["Counter.java", "--json", "link.json", "--trace", "old.json"]);
    assert_eq!(said.code, 1, "{}", said.err);
    assert!(at.join("link.json").is_symlink());
    assert_eq!(json(at.join("real/x.json"))["verdict"], "violation");
    assert_eq!(json(at.join("old.json"))["schema"], "rjpf-trace");
    let said = rjpf(&at, &["Counter.java", "--json", "/dev/stdout", "-q", "--no-trace"]);
    has(&said.out, &["ASSERTION: ", "\"schema\": \"rjpf-report\""]);
    assert!(fs::read_dir(&at).unwrap().all(|e| !e.unwrap().file_name().as_bytes().starts_with(b".rjpf")));
}

// ---- signals -----------------------------------------------------------------------------------

/// A search on its way: its live line has begun. Whoever runs the tests under `nohup` means the tests, not this search.
fn searching(mut command: Command) -> Child {
    // SAFETY: `signal` may be called between fork and exec, and touches no memory of this process.
    unsafe {
        command.pre_exec(|| {
            libc::signal(libc::SIGHUP, libc::SIG_DFL);
            Ok(())
        });
    }
    let mut child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    child.stderr.as_mut().unwrap().read_exact(&mut [0]).unwrap();
    child
}

#[test]
fn signals_that_ask_for_the_end_leave_a_partial_report_in_every_form() {
    let at = folder("attack-signals", &[("Endless.java", ENDLESS)]);
    for name in ["-INT", "-TERM", "-HUP"] {
        let forms = ["--json=r.json", "--junit=r.xml", "--sarif=r.sarif", "--html=r.html"];
        let words: Vec<&str> = ["Endless.java", "--progress", "on"].into_iter().chain(forms).collect();
        let child = searching(command(&at, &words));
        signal(child.id(), name);
        let found = ends_in_time(child);
        assert_eq!(found.code, 3, "{name}: {}{}", found.out, found.err);
        has(&found.out, &["no error found within the bounds below", "incomplete: the run was interrupted", "states "]);
        assert_eq!(json(at.join("r.json"))["verdict"], "incomplete", "{name}");
        for file in ["r.json", "r.xml", "r.sarif", "r.html"] {
            fs::remove_file(at.join(file)).unwrap_or_else(|e| panic!("{name} {file}: {e}"));
        }
    }
}

/// Signals that come at once are one: `timeout` sends its own twice. Whoever sends another one later insists.
#[test]
fn signals_that_come_at_once_are_one() {
    let at = folder("attack-twice", &[("Endless.java", ENDLESS)]);
    for names in [["-TERM", "-TERM", "-INT"], ["-INT", "-HUP", "-TERM"]] {
        let child = searching(command(&at, &["Endless.java", "--progress", "on", "--json=r.json"]));
        let id = child.id().to_string();
        let all: String = names.iter().map(|name| format!("kill {name} {id}; ")).collect();
        assert!(Command::new("sh").args(["-c", &format!("{all} true")]).status().unwrap().success());
        let found = ends_in_time(child);
        assert_eq!(found.code, 3, "{names:?}: {}{}", found.out, found.err);
        has(&found.out, &["incomplete: the run was interrupted", "states "]);
        assert_eq!(json(at.join("r.json"))["verdict"], "incomplete", "{names:?}");
        fs::remove_file(at.join("r.json")).unwrap();
    }
}

/// A disk that takes its time: a library in front of the system's, for the one call.
fn slow_disk(at: &Path) -> PathBuf {
    let (source, library) = (at.join("slow.c"), at.join("slow.so"));
    fs::write(&source, "unsigned sleep(unsigned); int fdatasync(int file) { sleep(4); return 0; }").unwrap();
    let mut compile = Command::new("cc");
    assert!(compile.args(["-shared", "-fPIC", "-o"]).arg(&library).arg(&source).status().unwrap().success());
    library
}

/// Whoever has asked for the end is told what is being waited for, and need not wait; the report is there all the same.
#[test]
fn a_signal_skips_a_checkpoint_that_takes_long() {
    let at = folder("attack-checkpoint", &[("Endless.java", ENDLESS)]);
    let slow = slow_disk(&at);
    let (left, new) = (at.join("left/search.checkpoint"), at.join("left/search.new"));
    for skips in [true, false] {
        let words = ["Endless.java", "--search", "dfs", "--progress", "on", "--checkpoint", "left", "--json=r.json"];
        let mut rjpf = command(&at, &words);
        rjpf.env("LD_PRELOAD", &slow);
        let child = searching(rjpf);
        let id = child.id();
        signal(id, "-TERM");
        let started = Instant::now();
        while !new.exists() && started.elapsed() < Duration::from_secs(60) {
            std::thread::sleep(Duration::from_millis(20));
        }
        if skips {
            // Signals that come at once are one.
            std::thread::sleep(Duration::from_millis(800).saturating_sub(started.elapsed()));
            signal(id, "-TERM");
        }
        let found = ends_in_time(child);
        assert_eq!(found.code, 3, "{skips}: {}{}", found.out, found.err);
        has(&found.out, &["incomplete: the run was interrupted", "states "]);
        has(&found.err, &["a checkpoint is being written", "a signal (Ctrl-C) skips it"]);
        assert_eq!(json(at.join("r.json"))["verdict"], "incomplete", "{skips}");
        assert_eq!(found.err.contains("the checkpoint is skipped"), skips, "{}", found.err);
        assert_eq!((left.exists(), new.exists()), (!skips, false), "{skips}: {}", found.err);
    }
}

/// Under `nohup` the end of the terminal is no reason to stop.
#[test]
fn a_hangup_that_is_ignored_stays_ignored() {
    let at = folder("attack-nohup", &[("Endless.java", ENDLESS)]);
    let line = format!("trap '' HUP; exec {} Endless.java --progress on", env!("CARGO_BIN_EXE_rjpf"));
    let mut shell = Command::new("sh");
    shell.args(["-c", &line]).current_dir(&at).stdin(Stdio::null()).env("XDG_CACHE_HOME", cache());
    let mut child = searching(shell);
    signal(child.id(), "-HUP");
    std::thread::sleep(Duration::from_millis(800));
    assert!(child.try_wait().unwrap().is_none(), "it has stopped");
    signal(child.id(), "-TERM");
    assert_eq!(ends_in_time(child).code, 3);
}

// ---- standard input ----------------------------------------------------------------------------

const LINES: &str = "
import gov.nasa.jpf.vm.Verify;
public class Lines {
    public static void main(String[] args) throws Exception {
        java.io.BufferedReader in = new java.io.BufferedReader(new java.io.InputStreamReader(System.in));
        boolean first = Verify.getBoolean();
        String a = in.readLine();
        int choice = Verify.getInt(0, 2);
        String b = in.readLine();
        assert \"alpha\".equals(a) && \"beta\".equals(b) : a + b;
        assert in.readLine() == null || choice >= 0;
    }
}";

const BYTE: &str = "
public class Byte1 {
    public static void main(String[] args) throws Exception {
        var in = new java.io.FileInputStream(java.io.FileDescriptor.in);
        for (int i = 0; i < Integer.parseInt(args[0]); i++) System.out.print((char) in.read());
        System.out.println(\" \" + in.available());
    }
}";

const ONE_LINE: &str = "
public class OneLine {
    public static void main(String[] args) throws Exception {
        System.out.println(new java.util.Scanner(System.in).nextLine());
    }
}";

#[test]
fn every_path_reads_the_same_input() {
    let at = folder("attack-lines", &[("Lines.java", LINES)]);
    fs::write(at.join("input"), "alpha\nbeta\n").unwrap();
    for search in ["dfs", "bfs", "random"] {
        let mut rjpf = command(&at, &["Lines.java", "--search", search, "--walks", "20", "--no-trace"]);
        rjpf.stdin(fs::File::open(at.join("input")).unwrap());
        let found = in_time(rjpf);
        assert!(found.out.contains("no error found"), "{search}: {}{}", found.out, found.err);
    }
    // From a pipe that gives it in pieces, and is closed only in the end.
    let mut rjpf = command(&at, &["Lines.java", "--no-trace"]);
    let mut child = rjpf.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    let mut pipe = child.stdin.take().unwrap();
    let writer = std::thread::spawn(move || {
        for piece in ["al", "pha\nb", "eta", "\n"] {
            pipe.write_all(piece.as_bytes()).unwrap();
            std::thread::sleep(Duration::from_millis(50));
        }
    });
    let found = ends_in_time(child);
    writer.join().unwrap();
    assert_eq!(found.code, 0, "{}{}", found.out, found.err);
}

#[test]
fn input_is_read_when_it_is_asked_for_and_no_further() {
    let at = folder("attack-byte", &[("Byte1.java", BYTE), ("Single.java", SINGLE)]);
    let input = at.join("input");
    fs::write(&input, "abcdef").unwrap();
    for (words, read, said) in [
        (&["run", "Byte1.java", "2"][..], 2, "ab 4\n"),
        (&["run", "Byte1.java", "0"], 0, " 6\n"),
        (&["run", "Single.java"], 0, "hello \n"),
        (&["Byte1.java", "3", "-q"], 3, "no error found: every path was covered\n"),
    ] {
        let mut file = fs::File::open(&input).unwrap();
        let mut rjpf = command(&at, words);
        rjpf.stdin(file.try_clone().unwrap());
        let found = in_time(rjpf);
        assert!(found.code == 0 && found.out.starts_with(said), "{words:?}: {}{}", found.out, found.err);
        assert_eq!(file.stream_position().unwrap(), read, "{words:?}: what it did not ask for is left");
    }
}

/// Nobody closes this pipe: what does not read it, or reads a line that is there, comes to its end.
#[test]
fn a_pipe_that_stays_open_holds_nobody_up() {
    let at = folder("attack-open", &[("OneLine.java", ONE_LINE), ("Single.java", SINGLE)]);
    for (words, out) in [
        (&["Single.java", "-q"][..], "no error found: every path was covered\n"),
        (&["run", "Single.java"], "hello \n"),
        (&["run", "OneLine.java"], "hi\n"),
        (&["OneLine.java", "-q"], "no error found: every path was covered\n"),
    ] {
        let mut rjpf = command(&at, words);
        let mut child = rjpf.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
        let mut pipe = child.stdin.take().unwrap();
        // Whoever never reads may be gone already.
        _ = pipe.write_all(b"hi\nand more that is not asked for\n");
        let found = ends_in_time(child);
        drop(pipe);
        assert!(found.code == 0 && found.out.starts_with(out), "{words:?}: {}{}", found.out, found.err);
    }
}

// ---- configurations ----------------------------------------------------------------------------

#[test]
fn configurations_that_blow_up_are_refused() {
    let mut laughs = String::from("k0 = ha\n");
    (1..64).for_each(|i| laughs.push_str(&format!("k{i} = ${{k{0}}}${{k{0}}}\n", i - 1)));
    let mut appended = String::from("k = ha\n");
    (1..64).for_each(|_| appended.push_str("k += ${k}\n"));
    let megabyte = "m".repeat(900_000);
    let mut copies = format!("m = {megabyte}\n");
    (1..9000).for_each(|i| copies.push_str(&format!("k{i} = ${{m}}\n")));
    let keys: String = (0..300_000).map(|i| format!("key.{i} = {i}\n")).collect();
    let twice = "@include = twice.jpf, twice.jpf\n";
    let many = "@include = empty.jpf\n".repeat(2000);
    let sources = [
        ("laughs.jpf", laughs.as_str()),
        ("appended.jpf", &appended),
        ("copies.jpf", &copies),
        ("keys.jpf", &keys),
        ("twice.jpf", twice),
        ("many.jpf", &many),
        ("empty.jpf", ""),
        ("zero.jpf", "@include = /dev/zero\n"),
        ("using.jpf", "here = device\n@using = here\n"),
    ];
    let at = folder("attack-jpf", &sources);
    fs::create_dir(at.join("device")).unwrap();
    symlink("/dev/zero", at.join("device/jpf.properties")).unwrap();
    symlink("/dev/zero", at.join("endless.jpf")).unwrap();
    let fifo = Command::new("mkfifo").arg(at.join("pipe.jpf")).status().unwrap();
    assert!(fifo.success());
    for (file, parts) in [
        ("laughs.jpf", &["laughs.jpf:2", "longer than 1 MB"][..]),
        ("appended.jpf", &["appended.jpf:", "longer than 1 MB"]),
        ("copies.jpf", &["copies.jpf:", "more than 16 MB"]),
        ("keys.jpf", &["keys.jpf:10001", "more than 10000 keys"]),
        ("twice.jpf", &["twice.jpf:1", "include each other in a circle"]),
        ("many.jpf", &["many.jpf:500", "more than 500 files"]),
        ("zero.jpf", &["zero.jpf:1", "/dev/zero", "no regular file"]),
        ("using.jpf", &["using.jpf:2", "no regular file"]),
        ("endless.jpf", &["endless.jpf", "no regular file"]),
        ("pipe.jpf", &["pipe.jpf", "no regular file"]),
    ] {
        let started = Instant::now();
        let said = in_time(command(&at, &[file]));
        assert_eq!(said.code, 2, "{file}: {}", &said.err[..said.err.len().min(400)]);
        assert!(said.err.len() < 2000, "{file}: a message of {} bytes", said.err.len());
        has(&said.err, parts);
        assert!(started.elapsed() < Duration::from_secs(30), "{file}: {:?}", started.elapsed());
    }
}

// ---- what earlier runs have left ---------------------------------------------------------------

/// A pipe or a device where a store, a checkpoint or a file with states is looked for has no end, and is said to be none.
#[test]
fn what_was_left_is_a_regular_file() {
    let at = folder("attack-left", &[("Counter.java", COUNTER)]);
    let first = rjpf(&at, &["Counter.java", "--no-trace", "+incremental=kept"]);
    assert_eq!(first.code, 1, "{}{}", first.out, first.err);
    let store = fs::read_dir(at.join("kept")).unwrap().next().expect("a store").unwrap().path();
    fs::create_dir(at.join("left")).unwrap();
    let make_pipe = |file: &Path| assert!(Command::new("mkfifo").arg(file).status().unwrap().success());
    let makes: [&dyn Fn(&Path); 3] =
        [&make_pipe, &|file| symlink("/dev/zero", file).unwrap(), &|file| symlink("/dev/full", file).unwrap()];
    for (number, make) in makes.iter().enumerate() {
        for file in [&store, &at.join("left/search.checkpoint"), &at.join("states")] {
            _ = fs::remove_file(file);
            make(file);
        }
        for words in [
            &["Counter.java", "--no-trace", "+incremental=kept"][..],
            &["resume", "left"],
            &["expand", "Counter.java", "--open", "states", "--partitions", "2", "--into", "next"],
            &["sift", "--partition", "0", "--into", "next", "states"],
        ] {
            let said = in_time(command(&at, words));
            assert_eq!(said.code, 2, "{number} {words:?}: {}{}", said.out, said.err);
            has(&said.err, &["no regular file"]);
        }
        let said = in_time(command(&at, &["store", "list", "kept"]));
        assert!(said.code == 0 || said.code == 2, "{number}: {} {}{}", said.code, said.out, said.err);
    }
    // What an interrupted search has left beside the checkpoint is replaced, whatever it is.
    let folder = at.join("again");
    fs::create_dir(&folder).unwrap();
    make_pipe(&folder.join("search.new"));
    let said = in_time(command(&at, &["Counter.java", "--no-trace", "--states", "1", "--checkpoint", "again"]));
    assert_eq!(said.code, 3, "{}{}", said.out, said.err);
    assert!(folder.join("search.checkpoint").is_file(), "{}{}", said.out, said.err);
}

// ---- names -------------------------------------------------------------------------------------

#[test]
fn folders_that_are_linked_in_circles_are_read_once() {
    let main = "package p; public class Main { public static void main(String[] a) { new q.Other(); } }";
    let other = "package q; public class Other { }";
    let at = folder("attack-links", &[("one/p/Main.java", main), ("two/q/Other.java", other), ("two/deep/x", "")]);
    for i in 0..8 {
        symlink("..", at.join(format!("two/deep/up{i}"))).unwrap();
        symlink(".", at.join(format!("two/here{i}"))).unwrap();
        symlink("../../one", at.join(format!("two/q/one{i}"))).unwrap();
    }
    let said = in_time(command(&at, &["--source-path", "one:two", "p.Main", "-q"]));
    assert_eq!(said.code, 0, "{}{}", said.out, said.err);
    let said = in_time(command(&at, &["two"]));
    assert_eq!(said.code, 2, "{}", said.out);
    has(&said.err, &["two is a folder", "Main.java"]);
}

fn bytes(bytes: &[u8]) -> &OsStr {
    OsStr::from_bytes(bytes)
}

/// Folders and files whose names are no text, as target, on the class path and for reports.
#[test]
fn names_that_are_no_text_are_kept() {
    let at = folder("attack-bytes", &[("Counter.java", COUNTER)]);
    let compiled = Command::new(javac())
        .args(["--release", "11", "-d", "classes", "Counter.java"])
        .current_dir(&at)
        .status()
        .unwrap();
    assert!(compiled.success());
    let odd = at.join(bytes(b"odd-\xff\xfe"));
    fs::rename(at.join("classes"), &odd).unwrap();
    let mut target = b"odd-\xff\xfe".to_vec();
    target.extend_from_slice(b"/Counter.class");
    let mut json_file = b"--json=odd-\xff\xfe/".to_vec();
    json_file.extend_from_slice(b"r\xf0.json");
    let run = |words: &[&OsStr]| {
        let mut rjpf = command(&at, &[]);
        rjpf.args(words);
        in_time(rjpf)
    };
    let found = run(&[bytes(&target), bytes(&json_file), OsStr::new("--trace=t.json")]);
    assert_eq!(found.code, 1, "{}{}", found.out, found.err);
    assert!(found.out.starts_with("ASSERTION: "), "{}", found.out);
    assert_eq!(json(odd.join(bytes(b"r\xf0.json")))["verdict"], "violation");
    for words in [[bytes(b"-cp"), bytes(b"odd-\xff\xfe")], [bytes(b"+classpath=odd-\xff\xfe"), bytes(b"-v")]] {
        let found = run(&[words[0], words[1], OsStr::new("Counter"), OsStr::new("--no-trace")]);
        assert_eq!(found.code, 1, "{}{}", found.out, found.err);
    }
    let again = run(&[OsStr::new("replay"), OsStr::new("t.json")]);
    assert_eq!(again.code, 1, "{}{}", again.out, again.err);
    assert!(again.err.is_empty(), "nothing differs: {}", again.err);
    let mut config = b"target = Counter\nclasspath = odd-\xff\xfe\n".to_vec();
    config.extend_from_slice(b"report.json = \xfd.json\n");
    fs::write(at.join("odd.jpf"), config).unwrap();
    assert_eq!(run(&[OsStr::new("odd.jpf"), OsStr::new("--no-trace")]).code, 1);
    assert!(at.join(bytes(b"\xfd.json")).exists());
}

fn javac() -> PathBuf {
    let homes = rjpf_classes::path::installed_jdks();
    let javac = |home: &PathBuf| Path::new(home).join("bin/javac");
    homes.iter().map(javac).find(|javac| javac.exists()).unwrap_or_else(|| "javac".into())
}
