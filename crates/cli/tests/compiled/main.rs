//! Compiled code against the interpreter and the real `java`: random methods over the edges of all
//! types, with exceptions anywhere. `RJPF_METHODS=N` tries N programs of four methods, `RJPF_SEED=S`
//! begins elsewhere.

#[path = "../java/mod.rs"]
mod java;
mod method;
#[path = "../support/mod.rs"]
mod support;

use std::path::Path;
use std::process::Command;

use java::jdks;
use rjpf_classes::path::Jdk;
use support::{command, folder};

fn number(name: &str, default: u64) -> u64 {
    std::env::var(name).ok().and_then(|v| v.parse().ok()).unwrap_or(default)
}

fn compile(jdk: &Jdk, folder: &Path, source: &str) {
    let made = java::javac_at(&jdk.home).args(["-nowarn", "-g", source]).current_dir(folder).output().unwrap();
    assert!(made.status.success(), "{}: {}", folder.display(), String::from_utf8_lossy(&made.stderr));
}

#[test]
fn compiled_methods_do_what_their_ops_do() {
    let jdk = &jdks()[0];
    let (seed, programs) = (number("RJPF_SEED", 1), number("RJPF_METHODS", 8));
    for seed in seed..seed + programs {
        let folder = folder(&format!("compiled-{seed}"), &[("Fuzz.java", &method::program(seed))]);
        compile(jdk, &folder, "Fuzz.java");
        let expected = Command::new(jdk.home.join("bin/java")).arg("Fuzz").current_dir(&folder).output().unwrap();
        for mode in ["+vm.compile=off", "+vm.compile=always"] {
            let home = jdk.home.display().to_string();
            let words = ["run", "--jdk", home.as_str(), "-cp", ".", mode, "Fuzz"];
            let found = command(&folder, &words).output().unwrap();
            let (found, expected) = (String::from_utf8_lossy(&found.stdout), String::from_utf8_lossy(&expected.stdout));
            let differs = found.lines().zip(expected.lines()).position(|(a, b)| a != b);
            assert_eq!(found.lines().count(), expected.lines().count(), "seed {seed}, {mode}");
            assert_eq!(differs, None, "seed {seed}, {mode}: line of the output");
        }
    }
}

/// What a search says, but how long it took.
fn report(jdk: &Jdk, folder: &Path, class: &str, flags: &[&str], mode: &str) -> Vec<String> {
    let home = jdk.home.display().to_string();
    let mut words = vec!["--jdk", &home, "-cp", ".", "--no-trace", "+search.state_limit=1500", mode];
    words.extend(flags);
    words.push(class);
    let found = command(folder, &words).output().unwrap();
    let text = String::from_utf8_lossy(&found.stdout).into_owned();
    let timeless = |line: &str| line.rsplit_once(", ").map_or(line, |(before, _)| before).to_string();
    let lines: Vec<String> =
        text.lines().map(|l| if l.starts_with("states ") { timeless(l) } else { l.to_string() }).collect();
    assert!(lines.iter().any(|l| l.starts_with("states ")), "{text}");
    lines
}

/// Fuel is counted as ever: short transitions end at the same ops, so the states are the same.
#[test]
fn searches_go_the_same_way() {
    let jdk = &jdks()[0];
    let folder = folder("compiled-mixed", &[("Mixed.java", include_str!("Mixed.java"))]);
    compile(jdk, &folder, "Mixed.java");
    for flags in
        [&["+search=dfs"][..], &["+vm.max_transition_length=37"], &["+search=bfs", "+vm.max_transition_length=500"]]
    {
        let report = |mode: &str| report(jdk, &folder, "Mixed", flags, mode);
        assert_eq!(report("+vm.compile=always"), report("+vm.compile=off"), "{flags:?}");
    }
}

/// An inlined body that gives up has cost nothing: the interpreter runs it again, with what was inlined into it.
#[test]
fn what_is_run_again_costs_fuel_once() {
    let jdk = &jdks()[0];
    let folder = folder("compiled-gives-up", &[("GivesUp.java", include_str!("GivesUp.java"))]);
    compile(jdk, &folder, "GivesUp.java");
    let states = |mode: &str| {
        let report = report(
            jdk,
            &folder,
            "GivesUp",
            &["+search=bfs", "+vm.max_transition_length=61", "+report.fingerprints=states.txt"],
            mode,
        );
        (report, std::fs::read_to_string(folder.join("states.txt")).unwrap())
    };
    assert!(states("+vm.compile=always") == states("+vm.compile=off"), "states differ");
}

/// Four increments by each of two threads, three of them under a monitor: 8 if none is lost. Whoever writes last has read its own
/// three at least, so 4 is the least: the last increment of one thread spans all four of the other.
#[test]
fn what_was_asked_under_a_monitor_is_asked_again_without() {
    let jdk = &jdks()[0];
    let folder = folder("compiled-held", &[("HeldThenNot.java", include_str!("HeldThenNot.java"))]);
    compile(jdk, &folder, "HeldThenNot.java");
    let flags = ["+search.outputs=true"];
    let [off, always] =
        ["+vm.compile=off", "+vm.compile=always"].map(|mode| report(jdk, &folder, "HeldThenNot", &flags, mode));
    assert_eq!(off, always);
    let outputs: Vec<&str> = always.iter().filter_map(|line| line.strip_prefix("output: ")).collect();
    assert_eq!(outputs, [r#""4\n""#, r#""5\n""#, r#""6\n""#, r#""7\n""#, r#""8\n""#]);
}

/// How often a search begins again says what was learned in which round: each access teaches what it would teach the interpreter.
#[test]
fn what_has_taught_something_is_asked_again() {
    let jdk = &jdks()[0];
    let folder = folder("compiled-again", &[("WrittenAgain.java", include_str!("WrittenAgain.java"))]);
    compile(jdk, &folder, "WrittenAgain.java");
    let [off, always] =
        ["+vm.compile=off", "+vm.compile=always"].map(|mode| report(jdk, &folder, "WrittenAgain", &["-j", "1"], mode));
    assert_eq!(off, always);
    assert!(off.iter().any(|line| line.contains("search repeated")), "{off:?}");
}

/// In single runs compiled code does by itself what the natives of `Unsafe` do to fields, finds what is null by its length, and
/// remembers many classes of receivers: the real `java` says what comes out.
#[test]
fn atomics_are_what_the_natives_make_of_them() {
    for jdk in &jdks() {
        let folder =
            folder(&format!("compiled-atomics-{}", jdk.feature), &[("Atomics.java", include_str!("Atomics.java"))]);
        compile(jdk, &folder, "Atomics.java");
        let java = Command::new(jdk.home.join("bin/java")).arg("Atomics").current_dir(&folder).output().unwrap();
        let expected = String::from_utf8_lossy(&java.stdout).into_owned();
        assert_eq!(expected.lines().count(), 4, "{expected}");
        for mode in ["+vm.compile=off", "+vm.compile=auto", "+vm.compile=always"] {
            let home = jdk.home.display().to_string();
            let found = command(&folder, &["run", "--jdk", &home, "-cp", ".", mode, "Atomics"]).output().unwrap();
            assert_eq!(String::from_utf8_lossy(&found.stdout), expected, "JDK {}, {mode}", jdk.feature);
        }
    }
}
