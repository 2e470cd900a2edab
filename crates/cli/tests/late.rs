//! Errors that depend on one late order among many threads (`tests/java/late`) are found by default, with no
//! search chosen; bounded searches say what they have covered; company changes nothing about a search that
//! comes to its end.

mod java;

use std::fs;
use std::path::PathBuf;
use std::process::Command;
use std::sync::OnceLock;
use std::time::{Duration, Instant};

use java::{class_name, java_files, jdks, root};
use serde_json::Value;

/// A JDK, and the folder that the programs are compiled to.
fn compiled() -> &'static (PathBuf, PathBuf) {
    static COMPILED: OnceLock<(PathBuf, PathBuf)> = OnceLock::new();
    COMPILED.get_or_init(|| {
        let jdk = jdks().pop().expect("there is one at least").home;
        let out = root().join("target/late");
        _ = fs::remove_dir_all(&out);
        fs::create_dir_all(&out).unwrap();
        let mut javac = java::javac_at(&jdk);
        javac.args(["-g", "-nowarn", "-proc:none", "-d"]).arg(&out);
        javac.arg("-sourcepath").arg(root().join("jdk-models/verify"));
        javac.args(java_files(&root().join("tests/java/late")));
        javac.args(java_files(&root().join("tests/java/count/protocols")));
        let result = javac.output().unwrap();
        assert!(result.status.success(), "javac: {}", String::from_utf8_lossy(&result.stderr));
        (jdk, out)
    })
}

fn check(class: &str, flags: &[&str]) -> Value {
    let (jdk, classes) = compiled();
    let json = classes.join(format!("{class}{}.json", flags.concat().replace(['+', '/'], "_")));
    let mut rjpf = Command::new(env!("CARGO_BIN_EXE_rjpf"));
    rjpf.arg("--jdk").arg(jdk).arg("-cp").arg(classes).arg(class).arg(format!("+report.json={}", json.display()));
    rjpf.args(["+trace.write=off", "+search.shorten=0"]).args(flags);
    let output = rjpf.output().unwrap();
    let text = fs::read_to_string(&json).unwrap_or_default();
    serde_json::from_str(&text).unwrap_or_else(|_| panic!("{class}: {}", String::from_utf8_lossy(&output.stderr)))
}

#[test]
fn late_orders_are_found_by_default_within_a_minute() {
    let sources = java_files(&root().join("tests/java/late"));
    assert!(sources.len() >= 10);
    for source in sources {
        let text = fs::read_to_string(&source).unwrap();
        let class = class_name(&source, &text);
        let begun = Instant::now();
        let report = check(&class, &["+search.time_limit=60s"]);
        let found = &report["findings"][0];
        println!(
            "{class}: {:.1} s, {} states, {}",
            begun.elapsed().as_secs_f64(),
            report["statistics"]["states"],
            report["foundBy"]
        );
        assert_eq!(found["kind"], "assertion", "{class}: {}", report["limits"]);
        let line = found["place"]["line"].as_u64().unwrap() as usize;
        assert!(text.lines().nth(line - 1).unwrap().contains("//~ ASSERT"), "{class} line {line}");
        assert!(begun.elapsed() < Duration::from_secs(60), "{class}");
    }
}

#[test]
fn a_search_that_comes_to_its_end_is_the_same_in_company() {
    for class in ["Peterson", "ReadersWriter", "TicketsOfThree"] {
        let without_time = |mut report: Value| {
            report["statistics"]["seconds"] = Value::Null;
            report
        };
        let alone = without_time(check(class, &["+search=dfs"]));
        assert_eq!(alone["verdict"], "no-error", "{class}");
        assert_eq!(without_time(check(class, &[])), alone, "{class}");
        for strategy in ["+search=preemptions", "+search=delays"] {
            let bounded = check(class, &[strategy]);
            for number in ["states", "transitions", "matched", "ends"] {
                assert_eq!(bounded["statistics"][number], alone["statistics"][number], "{class} {strategy} {number}");
            }
            assert!(bounded["bound"]["covered"].as_u64().is_some_and(|n| n > 0), "{class} {strategy}");
        }
    }
}

#[test]
fn a_bound_says_what_it_has_left_out() {
    // Against the order of the threads, and a scheduler that keeps to it: two delays at least.
    let report = check("LateBackwards", &["+search=delays", "+search.bound=0"]);
    assert_eq!(report["verdict"], "incomplete");
    assert_eq!(report["limits"][0], "every path without delays was covered, and no other (search.bound)");
    let report = check("Peterson", &["+search=preemptions", "+search.bound=1"]);
    assert_eq!(report["verdict"], "incomplete");
    assert_eq!(report["limits"][0], "every path with at most one preemption was covered, and no other (search.bound)");
    assert_eq!(report["bound"]["covered"], 1);
}
