//! Whole outputs of every command, every report form and every wrong use, as a user sees them.
//!
//! Each case is a file in `tests/snapshots`: the command line, what it wrote, its exit code.
//! `RJPF_BLESS=1` writes them anew; read the difference before committing it. Times, memory and
//! folders are replaced by words. Steps inside the library differ between JDKs, so cases that
//! explore run on JDK 17, and say loudly when there is none.

mod support;

use std::fs;
use std::path::{Path, PathBuf};

use support::*;

/// A home of JDK 17, if this machine has one.
fn jdk17() -> Option<PathBuf> {
    let release = |home: &Path| fs::read_to_string(home.join("release")).unwrap_or_default();
    let is_17 = |home: &PathBuf| release(home).contains("JAVA_VERSION=\"17");
    let named = std::env::var_os("JAVA_HOME").map(PathBuf::from);
    let usual = fs::read_dir("/usr/lib/jvm").into_iter().flatten().flatten().map(|e| e.path());
    let mut homes: Vec<PathBuf> = named.into_iter().chain(usual).filter(is_17).collect();
    homes.sort();
    homes.into_iter().next()
}

/// One command line in a folder of its own.
struct Shot<'c> {
    /// Name of the file in `tests/snapshots`.
    name: &'c str,
    folder: &'c Path,
    /// Lines kept of the output; texts made from whole tables are shown in part.
    most: usize,
}

impl Shot<'_> {
    fn take(&self, words: &[&str], more: &[&str]) {
        let mut command = command(self.folder, words);
        command.args(more).env("LC_ALL", "C");
        let said = said(command.output().unwrap());
        let mut text = format!("$ rjpf {}\n", words.join(" "));
        for (i, line) in said.out.lines().enumerate() {
            if i == self.most {
                text.push_str("[...]\n");
                break;
            }
            text.push_str(&format!("{line}\n"));
        }
        if !said.err.is_empty() {
            text.push_str(&format!("--- stderr\n{}", said.err));
        }
        text.push_str(&format!("--- exit code {}\n", said.code));
        compare(self.name, &normal(&text, self.folder));
    }
}

/// Compares with the file, or writes it.
fn compare(name: &str, text: &str) {
    let file = repository().join("tests/snapshots").join(format!("{name}.txt"));
    if std::env::var_os("RJPF_BLESS").is_some() {
        fs::write(&file, text).unwrap();
        return;
    }
    let known = fs::read_to_string(&file).unwrap_or_else(|e| panic!("{}: {e}; RJPF_BLESS=1 writes it", file.display()));
    assert!(known == text, "{} has changed (RJPF_BLESS=1 accepts it).\n--- was\n{known}--- is\n{text}", file.display());
}

/// Takes out what differs from run to run and from machine to machine.
fn normal(text: &str, folder: &Path) -> String {
    let mut text = text.replace(&folder.display().to_string(), "<folder>");
    text = text.replace(&cache().display().to_string(), "<cache>");
    if let Some(home) = jdk17() {
        text = text.replace(&home.display().to_string(), "<jdk>");
    }
    let version = env!("CARGO_PKG_VERSION");
    text = text
        .replace(&format!("rjpf v{version}"), "rjpf v<version>")
        .replace(&format!("rjpf {version}"), "rjpf <version>");
    text.lines().map(|line| normal_line(line) + "\n").collect()
}

fn normal_line(line: &str) -> String {
    if let Some(at) = line.rfind(" data, ").filter(|_| line.ends_with(" s")) {
        return format!("{} data, <time>", &line[..at]);
    }
    // The same in a line of its own, where there is little room.
    if line.trim().strip_suffix(" s").is_some_and(|seconds| seconds.parse::<f64>().is_ok()) {
        return "  <time>".into();
    }
    for (start, word) in [("elapsed time:", "<time>"), ("max memory:", "<memory>"), ("cache:", "<cache>")] {
        if line.starts_with(start) {
            return format!("{start} {word}");
        }
    }
    for start in ["jdk:", "javac:", "rjpf:        "] {
        if line.starts_with(start) && line.contains('.') {
            return format!("{start} <jdk>");
        }
    }
    // Lines of library sources, folders named by digests, and where a file that names folders was cut.
    let mut line = line.to_string();
    if let (true, Some(at)) = (line.trim_start().starts_with("at java."), line.rfind(':')) {
        line.replace_range(at + 1..line.len() - 1, "<...>");
    }
    for (open, close) in [
        ("\"seconds\": ", ','),
        ("\"storedBytes\": ", ','),
        ("time=\"", '"'),
        ("<cache>/rjpf/", ':'),
        ("EOF while parsing ", ';'),
    ] {
        if let Some(at) = line.find(open).map(|at| at + open.len()) {
            let end = line[at..].find(close).map_or(line.len(), |end| at + end);
            line.replace_range(at..end, "<...>");
        }
    }
    line
}

fn shot<'c>(name: &'c str, folder: &'c Path) -> Shot<'c> {
    Shot { name, folder, most: usize::MAX }
}

// ---- what a check says -------------------------------------------------------------------------

const STUCK: &str = "
public class Stuck {
    public static void main(String[] args) throws Exception {
        synchronized (Stuck.class) { Thread.currentThread().join(); }
    }
}";

/// Name, source, words.
const CHECKS: &[(&str, (&str, &str), &[&str])] = &[
    ("check-deadlock", ("Deadlock.java", DEADLOCK), &["Deadlock.java", "--width", "110"]),
    ("check-deadlock-narrow", ("Deadlock.java", DEADLOCK), &["Deadlock.java", "--width", "50", "--no-trace"]),
    ("check-deadlock-verbose", ("Deadlock.java", DEADLOCK), &["Deadlock.java", "-v", "--width", "110", "--no-trace"]),
    ("check-deadlock-jpf", ("Deadlock.java", DEADLOCK), &["Deadlock.java", "+report=jpf", "--no-trace"]),
    ("check-assertion", ("Counter.java", COUNTER), &["Counter.java", "--width", "120", "--trace", "t.json"]),
    ("check-race", ("Counter.java", COUNTER), &["Counter.java", "-da", "--race", "--width", "120", "--no-trace"]),
    ("check-race-jpf", ("Counter.java", COUNTER), &["Counter.java", "--race", "+report=jpf", "--no-trace"]),
    ("check-livelock", ("Polite.java", POLITE), &["Polite.java", "--livelock", "--no-trace"]),
    ("check-livelock-note", ("Polite.java", POLITE), &["Polite.java", "--no-trace"]),
    ("check-livelock-jpf", ("Polite.java", POLITE), &["Polite.java", "--livelock", "+report=jpf", "--no-trace"]),
    ("check-choices", ("Choices.java", CHOICES), &["Choices.java", "--no-trace"]),
    (
        "check-many",
        ("Counter.java", COUNTER),
        &["Counter.java", "--race", "--all-errors", "--width", "120", "--no-trace"],
    ),
    ("check-fine", ("Fine.java", FINE), &["Fine.java", "--outputs", "x", "y"]),
    ("check-fine-jpf", ("Fine.java", FINE), &["Fine.java", "+report=jpf"]),
    ("check-fine-quiet", ("Fine.java", FINE), &["Fine.java", "--quiet"]),
    ("check-bounded", ("Fine.java", FINE), &["Fine.java", "--depth", "1", "+por=off"]),
    ("check-sampled", ("Fine.java", FINE), &["Fine.java", "--search", "random", "--walks", "3", "--seed", "1"]),
    ("check-single", ("Single.java", SINGLE), &["Single.java"]),
    ("check-unsupported", ("Network.java", NETWORK), &["Network.java", "--search", "bfs"]),
    ("check-unsupported-jpf", ("Network.java", NETWORK), &["Network.java", "--search", "bfs", "+report=jpf"]),
    ("check-no-effect", ("Fine.java", FINE), &["Fine.java", "-q", "--walks", "9", "+vm.gc=true", "+app.my.key=1"]),
    ("run-deadlock", ("Stuck.java", STUCK), &["run", "Stuck.java"]),
    ("run", ("Single.java", SINGLE), &["run", "Single.java", "a", "b"]),
    ("doctor", ("Single.java", SINGLE), &["doctor", "Single.java"]),
    ("doctor-problems", ("Single.java", SINGLE), &["doctor", "-cp", "nowhere", "Main"]),
    ("show", ("Single.java", SINGLE), &["Single.java", "--show", "-q", "+search=bfs", "+search.depth_limit=9"]),
];

#[test]
fn what_checks_say() {
    let Some(jdk) = jdk17() else {
        return eprintln!("\n*** SKIPPED: no JDK 17, the reports of checks were not compared ***\n");
    };
    let jdk = jdk.display().to_string();
    for (name, source, words) in CHECKS {
        let at = folder(&format!("snapshot-{name}"), &[*source]);
        // `rjpf run` takes what stands behind the target for the program's.
        match words[0] {
            "run" => shot(name, &at).take(&[&["run", "--jdk", &jdk], &words[1..]].concat(), &[]),
            _ => shot(name, &at).take(words, &["--jdk", &jdk]),
        }
    }
}

#[test]
fn the_machine_forms() {
    let Some(jdk) = jdk17() else {
        return eprintln!("\n*** SKIPPED: no JDK 17, the machine-readable reports were not compared ***\n");
    };
    let at = folder("snapshot-forms", &[("Counter.java", COUNTER)]);
    let jdk = jdk.display().to_string();
    let forms = ["--json=r.json", "--junit=r.xml", "--sarif=r.sarif", "--dot=r.dot", "--trace=t.json", "-q"];
    let words: Vec<&str> = ["Counter.java", "-da", "--race", "--jdk", &jdk].into_iter().chain(forms).collect();
    assert_eq!(rjpf(&at, &words).code, 1);
    for file in ["r.json", "r.xml", "r.sarif", "r.dot"] {
        let text = fs::read_to_string(at.join(file)).unwrap();
        let hide = |line: &str| match ["\"classPath\":", "\"jdk\":"].iter().find(|key| line.contains(**key)) {
            Some(key) => format!("{key} <...>\n"),
            None => format!("{line}\n"),
        };
        let text: String = text.lines().map(hide).collect();
        compare(&format!("form-{}", file.replace('.', "-")), &normal(&text, &at));
    }
}

#[test]
fn replays() {
    let Some(jdk) = jdk17() else {
        return eprintln!("\n*** SKIPPED: no JDK 17, the reports of replays were not compared ***\n");
    };
    let jdk = jdk.display().to_string();
    let at = folder("snapshot-replay", &[("Deadlock.java", DEADLOCK)]);
    assert_eq!(rjpf(&at, &["Deadlock.java", "--trace", "t.json", "--jdk", &jdk]).code, 1);
    shot("replay", &at).take(&["replay", "t.json"], &["--jdk", &jdk]);
    shot("replay-other-options", &at)
        .take(&["replay", "t.json", "-q", "--por", "off", "--walks", "3", "-Dx=y", "arg"], &["--jdk", &jdk]);
    let mut trace = json(at.join("t.json"));
    trace["target"]["classes"]["Deadlock"] = "0".into();
    trace["path"] = "0/99".into();
    fs::write(at.join("unfit.json"), trace.to_string()).unwrap();
    shot("replay-unfit", &at).take(&["replay", "unfit.json"], &["--jdk", &jdk]);
    fs::write(at.join("broken.json"), "{\"schema\": ").unwrap();
    shot("wrong-trace-broken", &at).take(&["replay", "broken.json"], &[]);
    fs::write(at.join("other.json"), "{\"schema\": \"other\"}").unwrap();
    shot("wrong-trace-foreign", &at).take(&["replay", "other.json"], &[]);
    let text = fs::read_to_string(at.join("t.json")).unwrap();
    fs::write(at.join("cut.json"), &text[..text.len() / 2]).unwrap();
    shot("wrong-trace-cut", &at).take(&["replay", "cut.json"], &[]);
    fs::write(at.join("future.json"), text.replacen("\"version\": 1", "\"version\": 9", 1)).unwrap();
    shot("wrong-trace-future", &at).take(&["replay", "future.json"], &[]);
    shot("wrong-trace-missing", &at).take(&["replay", "missing.json"], &[]);
    shot("wrong-trace-none", &at).take(&["replay"], &[]);
}

// ---- texts made from tables --------------------------------------------------------------------

#[test]
fn commands_that_only_print() {
    let at = folder("snapshot-print", &[]);
    for (name, words, most) in [
        ("version", &["--version"][..], 5),
        ("help", &["help"], 45),
        ("help-run", &["help", "run"], 12),
        ("list-searches", &["list", "searches"], 3),
        ("list-properties", &["list", "properties"], 20),
        ("list-options", &["list", "options"], 3),
        ("list-listeners", &["list", "listeners"], 3),
        ("list-keys", &["list", "keys"], 3),
        ("list-peers", &["list", "peers"], 2),
        ("explain-option", &["explain", "search.walks"], 20),
        ("explain-flag", &["explain", "--depth"], 20),
        ("explain-jpf-key", &["explain", "vm.storage.class"], 20),
        ("explain-unneeded-key", &["explain", "vm.gc"], 20),
        ("explain-listener", &["explain", "gov.nasa.jpf.listener.SimpleDot"], 20),
        ("explain-search", &["explain", "bfs"], 20),
        ("explain-exit-code", &["explain", "3"], 20),
        ("man", &["man"], 20),
        ("completions-fish", &["completions", "fish"], 2),
    ] {
        Shot { name, folder: &at, most }.take(words, &[]);
    }
}

// ---- wrong use ---------------------------------------------------------------------------------

#[test]
fn wrong_words() {
    let at = folder("snapshot-words", &[("Single.java", SINGLE)]);
    for (name, words) in [
        ("wrong-words-none", &[][..]),
        ("wrong-flag", &["--serch=bfs", "Single.java"]),
        ("wrong-folder", &["."]),
        ("wrong-key-own", &["Single.java", "+serach=bfs"]),
        ("wrong-key-space", &["Single.java", "+vm.foo=1"]),
        ("wrong-negative", &["Single.java", "--depth", "-3"]),
        ("wrong-word", &["man", "x"]),
        ("wrong-help", &["help", "repaly"]),
        ("wrong-log", &["Single.java", "--log", "loud"]),
        ("wrong-key", &["Single.java", "+search.depht_limit=3"]),
        ("wrong-key-short", &["Single.java", "+search.dpth=3"]),
        ("wrong-search", &["Single.java", "+search=fast"]),
        ("wrong-number", &["Single.java", "--depth", "deep"]),
        ("wrong-value-missing", &["Single.java", "--depth"]),
        ("wrong-contradiction", &["Single.java", "--quiet", "--verbose"]),
        ("wrong-contradiction-replay", &["Single.java", "+replay=0/1", "+search=bfs"]),
        ("wrong-contradiction-trace", &["Single.java", "--trace", "t.json", "--no-trace"]),
        ("wrong-path", &["Single.java", "+replay=0/x"]),
        ("wrong-workers", &["Single.java", "-j", "0"]),
        ("wrong-listener", &["Single.java", "+listener=my.Listener"]),
        ("wrong-list", &["list", "things"]),
        ("wrong-explain", &["explain", "serach"]),
        ("wrong-explain-nothing", &["explain"]),
        ("wrong-shell", &["completions", "tcsh"]),
        ("wrong-command", &["repaly", "x.json"]),
        ("wrong-nothing", &["check"]),
        ("wrong-jpf-missing", &["missing.jpf"]),
        ("wrong-output", &["Single.java", "--json", "no/such/folder.json"]),
    ] {
        shot(name, &at).take(words, &[]);
    }
}

#[test]
fn wrong_inputs() {
    let sources = [
        ("NoMain.java", NO_MAIN),
        ("Broken.java", "class Broken {"),
        ("Single.java", SINGLE),
        ("line.jpf", "target = Single\n\noops\n"),
        ("open.jpf", "target = ${nowhere}\n"),
        ("using.jpf", "target = Single\n@using = jpf-symbc\n"),
        ("key.jpf", "target = Single\nsearch.clas = x\n"),
        ("folder.jpf/x", ""),
        ("bad.jar", "this is no zip"),
        ("empty-jdk/x", ""),
    ];
    let at = folder("snapshot-inputs", &sources);
    fs::write(at.join("Cut.class"), [0xCA, 0xFE, 0xBA, 0xBE, 0, 0, 0, 61, 0]).unwrap();
    let mut future = vec![0xCA, 0xFE, 0xBA, 0xBE, 0, 0, 0, 99];
    future.resize(64, 0);
    fs::write(at.join("Future.class"), future).unwrap();
    fs::create_dir_all(at.join("cut")).unwrap();
    fs::copy(at.join("Cut.class"), at.join("cut/Main.class")).unwrap();
    for (name, words) in [
        ("wrong-class-missing", &["nowhere.Main"][..]),
        ("wrong-class-source-is-here", &["Single"]),
        ("wrong-class-path-missing", &["-cp", "nowhere", "Main"]),
        ("wrong-file-missing", &["Sinlge.java"]),
        ("wrong-class-file-missing", &["Missing.class"]),
        ("wrong-jar-missing", &["missing.jar"]),
        ("wrong-no-main", &["NoMain.java"]),
        ("wrong-source", &["Broken.java"]),
        ("wrong-class-cut", &["Cut.class"]),
        ("wrong-class-cut-on-path", &["-cp", "cut", "Main"]),
        ("wrong-class-version", &["Future.class"]),
        ("wrong-jar", &["bad.jar"]),
        ("wrong-jar-on-path", &["-cp", "bad.jar", "Main"]),
        ("wrong-jdk", &["--jdk", "nowhere", "Single.java"]),
        ("wrong-jdk-empty", &["--jdk", "empty-jdk", "Single.java"]),
        ("wrong-jpf-line", &["line.jpf"]),
        ("wrong-jpf-variable", &["open.jpf"]),
        ("wrong-jpf-using", &["using.jpf"]),
        ("wrong-jpf-key", &["key.jpf"]),
        ("wrong-jpf-unreadable", &["folder.jpf"]),
    ] {
        shot(name, &at).take(words, &[]);
    }
    // A class that was compiled, but has no main; the compiler's folder is on the class path.
    let compiled = rjpf(&at, &["doctor", "--jdk", "empty-jdk"]);
    assert_eq!(compiled.code, 2, "an empty folder is no JDK");
}

// ---- the README --------------------------------------------------------------------------------

/// The first screen of the README is what the tool says today about the program beside it.
#[test]
fn the_readme_shows_a_real_counterexample() {
    assert_eq!(screens_are_true("README.md"), 1);
}

#[test]
fn the_gallery_shows_real_reports() {
    assert_eq!(screens_are_true("docs/GALLERY.md"), 15);
}

/// Runs every `$ rjpf X.java` of a Markdown file on the program that stands before it and compares what it says; with
/// `RJPF_BLESS` the file is written anew. Gives the number of runs.
fn screens_are_true(file: &str) -> usize {
    let Some(jdk) = jdk17().map(|jdk| jdk.display().to_string()) else {
        eprintln!("\n*** SKIPPED: no JDK 17, {file} was not compared ***\n");
        return if file == "README.md" { 1 } else { 15 };
    };
    let path = repository().join(file);
    let mut markdown = fs::read_to_string(&path).unwrap();
    let blocks = indented(&markdown);
    let mut count = 0;
    for (i, screen) in blocks.iter().enumerate() {
        let Some(line) = screen.lines().next().and_then(|l| l.strip_prefix("$ rjpf ")) else { continue };
        let words: Vec<&str> = line.split(' ').collect();
        let class = format!("class {} ", words[0].trim_end_matches(".java"));
        let Some(source) = blocks[..i].iter().rfind(|b| b.contains(&class)) else { continue };
        count += 1;
        let at = folder(&format!("snapshot-screen-{}", words[0]), &[(words[0], source)]);
        let found = rjpf(&at, &[&words[..], &["--jdk", &jdk]].concat());
        assert_eq!(found.code, 1, "{}{}", found.out, found.err);
        let fresh = format!("$ rjpf {line}\n{}", found.out);
        // The statistics have a time.
        let plain =
            |text: &str| -> Vec<String> { text.trim_end().lines().map(|l| normal_line(l.trim_end())).collect() };
        if std::env::var_os("RJPF_BLESS").is_some() {
            markdown = markdown.replace(&indent(screen), &indent(&fresh));
        } else {
            assert_eq!(plain(screen), plain(&fresh), "{file} is not what rjpf says; it should be:\n{fresh}");
        }
    }
    if std::env::var_os("RJPF_BLESS").is_some() {
        fs::write(&path, markdown).unwrap();
    }
    count
}

/// A text as a code block.
fn indent(text: &str) -> String {
    let line = |l: &str| if l.is_empty() { String::new() } else { format!("    {l}") };
    text.trim_end().lines().map(line).collect::<Vec<_>>().join("\n")
}

/// The code blocks of a Markdown text, without their indentation.
fn indented(text: &str) -> Vec<String> {
    let mut blocks = vec![String::new()];
    for line in text.lines() {
        match line.strip_prefix("    ") {
            Some(code) => blocks.last_mut().unwrap().push_str(&format!("{code}\n")),
            None if line.is_empty() && !blocks.last().unwrap().is_empty() => blocks.last_mut().unwrap().push('\n'),
            None => blocks.push(String::new()),
        }
    }
    blocks.into_iter().map(|b| b.trim_end().to_string() + "\n").filter(|b| b.len() > 1).collect()
}
