//! The subjects under the real `java`: random drivers, the correct versions of concurrent programs,
//! and the enumerators in `examples-java/common`.

use std::process::{Child, Command, Output, Stdio};
use std::time::{Duration, Instant};

use rjpf_classes::path::Jdk;

use crate::classes::{classes, entries, examples, file_name, jdks, join, versions};

/// What runs of the subjects that have no random driver: the schedule of a plain JVM is chance
/// enough, and the programs check their own results. Only versions that always end.
pub(crate) const PROGRAMS: &[(&str, &str, &[&str])] = &[
    ("boundedbuffer", "Main", &["two-conditions", "3", "50"]),
    ("connectionpool", "Main", &["connection-first", "2", "8"]),
    ("integerchoice", "IntegerChoice", &["50"]),
    ("linkedlisttester", "LinkedListTester", &["4"]),
    ("losingcache", "Main", &["merge", "8"]),
    ("philosophers", "Ordered", &["8"]),
    ("philosophers", "WithChoice", &["8"]),
    ("readerswriters", "Main", &["while", "4", "4"]),
    ("remoteagent", "RemoteAgent", &["correct", "2", "5"]),
    ("threads", "Threads", &["8"]),
    ("workstealing", "Main", &["cas", "100", "2"]),
];

/// Versions of protocols whose random driver finds their error, and all others of which do not.
const FAILING: &[(&str, &str)] = &[("aodv", "v1"), ("aodv", "v2"), ("aodv", "v4"), ("arq", "v1")];

fn java(jdk: &Jdk, class_path: &str, words: &[&str]) -> Output {
    let mut java = Command::new(jdk.home.join("bin/java"));
    java.args(["-ea", "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-XX:-UsePerfData", "-cp", class_path])
        .args(words);
    java.current_dir(classes().scratch()).stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    ended(java.spawn().unwrap(), words)
}

/// Waits for a process, which a mistake in a concurrent program could keep from ending.
fn ended(mut child: Child, words: &[&str]) -> Output {
    let begin = Instant::now();
    while child.try_wait().unwrap().is_none() {
        if begin.elapsed() > Duration::from_secs(300) {
            _ = child.kill();
            panic!("java {words:?} does not end");
        }
        std::thread::sleep(Duration::from_millis(5));
    }
    child.wait_with_output().unwrap()
}

fn subjects_path() -> String {
    join(&[classes().interface(), classes().subjects()])
}

fn version_path(subject: &str, version: &str) -> String {
    join(&[classes().interface(), classes().subjects(), classes().version(subject, version)])
}

fn text(output: &Output) -> String {
    String::from_utf8_lossy(&output.stdout).into_owned() + &String::from_utf8_lossy(&output.stderr)
}

fn has_random_driver(subject: &str) -> bool {
    examples().join(subject).join("RandomDriver.java").exists()
}

#[test]
fn random_drivers_agree_with_their_models() {
    for jdk in jdks() {
        for folder in entries(&examples(), |p| p.is_dir()) {
            let subject = file_name(&folder);
            if has_random_driver(&subject) {
                let output = java(jdk, &subjects_path(), &[&format!("{subject}.RandomDriver")]);
                assert!(output.status.success(), "{subject} on JDK {}: {}", jdk.feature, text(&output));
                // A driver that checks nothing says nothing.
                assert!(text(&output).starts_with(&format!("{subject}: ")), "{subject}: {}", text(&output));
            }
        }
    }
}

#[test]
fn random_events_break_the_wrong_versions_only() {
    for (i, jdk) in jdks().iter().enumerate() {
        for folder in entries(&examples(), |p| p.join("base").is_dir()) {
            let subject = file_name(&folder);
            for version in versions(&folder) {
                let fails = FAILING.contains(&(subject.as_str(), version.as_str()));
                // The ring of this version takes thirteen events in a certain order.
                let unsure = (subject.as_str(), version.as_str()) == ("diffusion", "v9");
                // Versions of diffusion differ in events only: two of them are enough for one more JDK.
                let known = i > 0 && subject == "diffusion" && !matches!(version.as_str(), "v2" | "v8");
                if unsure || known {
                    continue;
                }
                let output = java(jdk, &version_path(&subject, &version), &[&format!("{subject}.RandomDriver")]);
                assert_eq!(output.status.success(), !fails, "{subject} {version}: {}", text(&output));
            }
        }
    }
}

#[test]
fn correct_programs_end_well_on_a_plain_jvm() {
    for jdk in jdks() {
        for (subject, class, arguments) in PROGRAMS {
            let class = format!("{subject}.{class}");
            let words = [&[class.as_str()], *arguments].concat();
            let output = java(jdk, &subjects_path(), &words);
            // A path given up ends quietly, with the launcher's code for a thread that was stopped.
            let given_up = *subject == "linkedlisttester" && output.status.code() == Some(1);
            assert!(output.status.success() || given_up, "{words:?}: {}", text(&output));
            assert!(output.stderr.is_empty(), "{words:?}: {}", text(&output));
        }
    }
}

/// Is there something of this subject that runs on a plain JVM?
pub(crate) fn runs_on_a_plain_jvm(subject: &str) -> bool {
    let base = examples().join(subject).join("base").join(subject);
    has_random_driver(subject)
        || base.join("RandomDriver.java").exists()
        || PROGRAMS.iter().any(|(name, ..)| *name == subject)
}

/// The structures that fewer than N calls reach, and those that at most N calls do.
pub(crate) fn count_states(jdk: &Jdk, structure: &str, n: u64) -> (u64, u64) {
    let mut words = Vec::new();
    // The JDK's own classes show their fields to a program that asks for it only.
    words.extend(["--add-opens", "java.base/java.util=ALL-UNNAMED"]);
    let bound = n.to_string();
    words.extend(["common.StateCount", "--reached", structure, &bound]);
    let output = java(jdk, &subjects_path(), &words);
    assert!(output.status.success(), "{}", text(&output));
    (after(&text(&output), "states "), after(&text(&output), "reached "))
}

/// States and transitions within 1, 2, ... events. A violation shows in the exit code.
pub(crate) fn search_protocol(jdk: &Jdk, subject: &str, version: &str, events: usize) -> Vec<(u64, u64)> {
    let words = ["common.ProtocolSearch", &format!("{subject}.Model"), &events.to_string()];
    let output = java(jdk, &version_path(subject, version), &words);
    assert!(output.status.success(), "{}", text(&output));
    let found = text(&output);
    let levels = found.lines().filter(|l| l.starts_with("depth "));
    levels.map(|l| (after(l, ": "), after(l, "states, "))).collect()
}

fn after(text: &str, word: &str) -> u64 {
    let rest = text.split_once(word).unwrap_or_else(|| panic!("no '{word}' in {text}")).1;
    rest.split(|c: char| !c.is_ascii_digit()).next().unwrap().parse().unwrap()
}
