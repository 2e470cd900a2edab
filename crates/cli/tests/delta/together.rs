//! Steps for many states together with workers, `mode=auto`, traces and limits.

use std::fs;

use crate::java::{class_name, java_files, jdks, root};
use crate::{DELTA, STRUCTURES, essence, in_parallel, rjpf, used};

/// Tables are split among several machines from the start.
const WORKERS: &[&str] = &["+search.workers=3", "+search.workers_after=0"];

#[test]
fn the_number_of_workers_does_not_show() {
    let jdk = &jdks()[0];
    in_parallel(STRUCTURES, |(name, bound)| {
        let file = root().join(format!("examples-java/{name}/{name}.jpf")).display().to_string();
        let bound = format!("+target.args={bound}");
        let with = |more: &[&str]| rjpf(jdk, &root(), &[&[file.as_str(), bound.as_str()], more].concat());
        let standard = with(&["-v", "-j", "1"]);
        let three = with(&[DELTA, WORKERS].concat());
        assert_eq!(essence(&standard), essence(&three), "{name}");
        // Split tables are more tables.
        let steps = |report: &str| {
            let line = report.lines().find(|line| line.starts_with("delta: ")).unwrap().to_string();
            line.split(" in ").nth(1).unwrap().split(' ').next().unwrap().parse::<u64>().unwrap()
        };
        let one = with(&[DELTA, &["-j", "1"]].concat());
        assert!(steps(&three) > steps(&one), "{name}: nothing was split\n{three}");
    });
}

#[test]
fn whichever_is_faster_gives_the_same() {
    let jdk = &jdks()[0];
    in_parallel(STRUCTURES, |(name, bound)| {
        let file = root().join(format!("examples-java/{name}/{name}.jpf")).display().to_string();
        let bound = format!("+target.args={bound}");
        let standard = rjpf(jdk, &root(), &[&file, &bound, "-v"]);
        let auto = rjpf(jdk, &root(), &[&file, &bound, "-v", "+mode=auto", "+delta.verify=on"]);
        assert_eq!(essence(&standard), essence(&auto), "{name}");
        assert!(used(&auto).0 > 0, "{name}: nothing over columns\n{auto}");
    });
}

/// A finding in a row has the path that a search state by state finds it by, and the path replays.
#[test]
fn what_is_found_in_a_row_replays() {
    let jdk = &jdks()[0];
    let classes = root().join("target/delta/found");
    _ = fs::remove_dir_all(&classes);
    fs::create_dir_all(&classes).unwrap();
    let sources: Vec<_> = ["assert", "exception"]
        .iter()
        .flat_map(|kind| java_files(&root().join("tests/java").join(kind).join("delta")))
        .collect();
    assert!(sources.len() >= 6);
    in_parallel(&sources, |source| {
        let text = fs::read_to_string(source).unwrap();
        let class = class_name(source, &text);
        let trace = classes.join(format!("{class}.trace")).display().to_string();
        let source = source.display().to_string();
        let found = |report: &str| -> Vec<String> {
            let lines = report.lines().map(String::from);
            lines.filter(|line| ["ASSERTION", "EXCEPTION", "path:"].iter().any(|w| line.starts_with(w))).collect()
        };
        let standard = rjpf(jdk, &classes, &[&source, "+search=bfs", "+trace.write=off"]);
        let trace_file = format!("+trace.file={trace}");
        let delta = rjpf(jdk, &classes, &[&source, "+search=bfs", "+mode=delta", "+delta.fewest=1", "-v", &trace_file]);
        assert!(found(&standard).len() >= 2, "{class}: {standard}");
        assert_eq!(found(&standard), found(&delta), "{class}");
        assert!(used(&delta).0 > 0, "{class}: nothing over columns\n{delta}");
        let again = rjpf(jdk, &classes, &["replay", &trace]);
        assert_eq!(found(&standard)[0], found(&again)[0], "{class}: {again}");
    });
}

#[test]
fn a_limit_of_memory_ends_the_search_and_is_said() {
    let jdk = &jdks()[0];
    let file = root().join("examples-java/bst/bst.jpf").display().to_string();
    for workers in ["1", "2"] {
        let args = [&file, "+target.args=10", "+mode=delta", "+search.memory_limit=120m", "-j", workers, "-v"];
        let report = rjpf(jdk, &root(), &args);
        assert!(report.contains("memory") && report.contains("incomplete"), "{report}");
        assert!(used(&report).0 > 1000, "{report}");
        assert!(!report.contains("internal error"), "{report}");
    }
}
