//! Libraries from the Maven registry: small clients of them run as under `java`, and known bugs of old releases are
//! found. The jars are fetched by `scripts/libraries` and `scripts/bugs`; without Maven or the registry there is nothing
//! to test, and the tests say so.

mod support;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use support::*;

/// What the scripts answer when the jars cannot be had.
const NO_REGISTRY: i32 = 77;

/// A dozen that start fast, of different kinds: they run in every test run.
const A_DOZEN: [&str; 12] = [
    "agrona",
    "byte-buddy",
    "caffeine",
    "commons-lang3",
    "commons-pool2",
    "disruptor",
    "gson",
    "guava",
    "jctools",
    "netty",
    "rxjava",
    "slf4j",
];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").canonicalize().expect("the workspace is there")
}

/// Runs a script that fetches jars; what it says, unless they cannot be had.
fn script(name: &str, words: &[&str]) -> Option<(bool, String)> {
    let done = Command::new(root().join("scripts").join(name))
        .args(words)
        .env("RJPF", env!("CARGO_BIN_EXE_rjpf"))
        .output()
        .expect("python3 runs");
    let said = format!("{}{}", String::from_utf8_lossy(&done.stdout), String::from_utf8_lossy(&done.stderr));
    if done.status.code() == Some(NO_REGISTRY) {
        println!("skipped: {said}");
        return None;
    }
    Some((done.status.success(), said))
}

fn is_slow() -> bool {
    std::env::var_os("RJPF_SLOW").is_some()
}

#[test]
fn a_dozen_libraries_run_as_under_java() {
    let words: Vec<&str> = std::iter::once("--run-only").chain(A_DOZEN).collect();
    if let Some((good, said)) = script("libraries", &words) {
        assert!(good && said.contains("12 of 12 as expected"), "{said}");
    }
}

#[test]
fn all_libraries_run_and_are_checked() {
    if !is_slow() {
        println!("skipped: set RJPF_SLOW=1");
    } else if let Some((good, said)) = script("libraries", &[]) {
        assert!(good, "{said}");
    }
}

#[test]
fn known_bugs_are_found() {
    if !is_slow() {
        println!("skipped: set RJPF_SLOW=1");
    } else if let Some((good, said)) = script("bugs", &[]) {
        assert!(good, "{said}");
    }
}

/// Every client and every driver has its row, and is short.
#[test]
fn the_documents_name_all_of_them() {
    for (kind, main, document, longest) in
        [("libraries", "Client.java", "LIBRARIES.md", 40), ("bugs", "Driver.java", "BUGS-FOUND.md", 30)]
    {
        let text = fs::read_to_string(root().join("docs").join(document)).expect("the document is there");
        for folder in fs::read_dir(root().join("tests").join(kind)).expect("the programs are there") {
            let source = fs::read_to_string(folder.expect("a folder").path().join(main)).expect("a program is there");
            let maven = source.lines().next().and_then(|line| line.strip_prefix("//@ maven: ")).expect("coordinates");
            assert!(text.contains(&format!("`{maven}`")), "{document} does not name {maven}");
            let code = source.lines().filter(|line| !line.starts_with("//")).count();
            assert!(code <= longest, "the program for {maven} has {code} lines");
        }
    }
}

const MODULE_OF_LIBRARY: &str = "module lib.q { exports q; provides java.lang.Runnable with q.Impl; }";
const IMPLEMENTATION: &str = r#"package q;
public class Impl implements Runnable {
    public void run() { System.out.println("provided by " + getClass().getModule()); }
}"#;
const HIDDEN: &str = "package q.hidden; public class Hidden { }";
const MODULE_OF_PROGRAM: &str = "module app.p { requires lib.q; uses java.lang.Runnable; }";
const PROGRAM: &str = r#"package p;
public class Main {
    public static void main(String[] args) throws Exception {
        for (Runnable provided : java.util.ServiceLoader.load(Runnable.class)) provided.run();
        System.out.println(Main.class.getModule() + " " + args.length + " '" + System.getProperty("java.class.path") + "'");
        Object hidden = null;
        try {
            hidden = Class.forName("q.hidden.Hidden").getDeclaredConstructor().newInstance();
        } catch (IllegalAccessException refused) {
            System.out.println(refused.getMessage());
        }
        System.out.println(hidden == null ? "not exported" : hidden.getClass().getName());
    }
}"#;

/// Modules by `-p` and `-m`: as the real launcher has it, also with words that open what a module keeps to itself.
#[test]
fn a_program_in_modules_runs_as_under_java() {
    let files = [
        ("sources/lib.q/module-info.java", MODULE_OF_LIBRARY),
        ("sources/lib.q/q/Impl.java", IMPLEMENTATION),
        ("sources/lib.q/q/hidden/Hidden.java", HIDDEN),
        ("sources/app.p/module-info.java", MODULE_OF_PROGRAM),
        ("sources/app.p/p/Main.java", PROGRAM),
    ];
    let at = folder("modules", &files);
    let home = rjpf_classes::path::installed_jdks().into_iter().next().expect("a JDK");
    let compiled = Command::new(home.join("bin/javac"))
        .args(["-d", "modules", "--module-source-path", "sources", "--module", "app.p,lib.q"])
        .current_dir(&at)
        .status();
    assert!(compiled.expect("javac runs").success());
    let home_word = home.display().to_string();
    let more = "--add-exports=lib.q/q.hidden=app.p";
    for words in [
        &["-p", "modules", "-m", "app.p/p.Main", "x"][..],
        &[more, "--module-path", "modules", "-m", "app.p/p.Main"],
        &["--add-exports", "lib.q/q.hidden=app.p", "-p", "modules", "--module", "app.p/p.Main"],
    ] {
        let real = Command::new(home.join("bin/java")).args(words).current_dir(&at).output().expect("java runs");
        let all: Vec<&str> = ["run", "--jdk", &home_word].into_iter().chain(words.iter().copied()).collect();
        let ours = rjpf(&at, &all);
        assert!(real.status.success() && !real.stdout.is_empty());
        assert_eq!(String::from_utf8_lossy(&real.stdout), ours.out, "{words:?}: {}", ours.err);
    }
    let nameless = rjpf(&at, &["run", "-p", "modules", "-m", "app.p"]);
    assert_eq!(nameless.code, 2);
    assert!(nameless.err.contains("-m app.p/package.Main"));
}
