//! Steps over many states at once give what single steps give: `mode=delta` against `mode=standard`, breadth first, on the
//! check programs and on the ten structures of the paper at small bounds. States, transitions, ends, findings and outputs are
//! compared, and `delta.verify` runs every step over columns also row by row and compares every word.
//!
//! Programs without schedules are also compared with the real Java, run along all paths of their choices (`oracle.rs`).
//!
//! By default check programs that choose data, and a few random programs; with `RJPF_SLOW=1` all, level by level where steps run
//! over columns, and 2,000. `RJPF_CHECKS=text`
//! is a filter, `RJPF_SEED` the seed, which is printed.

mod java;
#[path = "delta/levels.rs"]
mod levels;
#[path = "delta/oracle.rs"]
mod oracle;
#[path = "delta/random.rs"]
mod random;
#[path = "delta/together.rs"]
mod together;

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Mutex;

use java::{CHECK_FOLDERS, class_name, in_parallel, is_slow, java_files, jdks, releases, root};
use rjpf_classes::path::Jdk;

const DELTA: &[&str] = &["+mode=delta", "+delta.verify=on", "+delta.fewest=1", "-v"];

fn rjpf(jdk: &Jdk, folder: &Path, args: &[&str]) -> String {
    let mut command = Command::new(env!("CARGO_BIN_EXE_rjpf"));
    command.arg("--jdk").arg(&jdk.home).args(args).current_dir(folder);
    let output = command.output().unwrap();
    format!("{}{}", String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr))
}

/// What two modes must agree on: all of the report but times, files, and how it was searched.
fn essence(report: &str) -> String {
    let told = |line: &&str| {
        ![
            "delta:",
            "  seconds:",
            "  one by one:",
            "  by itself:",
            "  one worker:",
            "  worker ",
            "assumed:",
            "trace",
            "places",
            "replay",
        ]
        .iter()
        .any(|word| line.starts_with(word))
    };
    let without_time = |line: &str| match line.strip_prefix("states ") {
        Some(rest) => rest.rsplit_once(", ").map_or(rest, |(counts, _)| counts).to_string(),
        None => line.to_string(),
    };
    report.lines().filter(told).map(without_time).collect::<Vec<_>>().join("\n")
}

/// How many transitions were run over columns, and how many of them fell back.
fn used(report: &str) -> (u64, u64) {
    let number = |text: &str| text.split_whitespace().next().and_then(|n| n.parse::<u64>().ok()).unwrap_or(0);
    let rows = report.lines().find_map(|line| line.strip_prefix("delta: ")).map_or(0, number);
    let back = report.lines().filter_map(|line| line.strip_prefix("  one by one: ")).map(number).sum();
    (rows, back)
}

/// The number before these words.
fn number_before(report: &str, words: &str) -> u64 {
    let before = report.split(words).next().unwrap_or_default();
    before.rsplit(' ').next().and_then(|n| n.parse().ok()).unwrap_or(0)
}

struct Program {
    source: PathBuf,
    class: String,
    flags: Vec<String>,
}

/// The check programs that this JDK can run: all, or those that choose data.
fn programs(jdk: &Jdk) -> Vec<Program> {
    let filter = std::env::var("RJPF_CHECKS").unwrap_or_default();
    let mut programs = Vec::new();
    for folder in CHECK_FOLDERS {
        for source in java_files(&root().join("tests/java").join(folder)) {
            let text = fs::read_to_string(&source).unwrap();
            let directive =
                |key: &str| text.lines().find_map(|l| l.strip_prefix(&format!("//@ {key}:")).map(str::trim));
            let chooses =
                ["Verify.get", "Verify.random", "Explore.", "Verify.getBoolean"].iter().any(|w| text.contains(w));
            let fits = releases(directive("needs").unwrap_or("")).unwrap().contains(&jdk.feature);
            if !fits || !source.display().to_string().contains(&filter) || !(is_slow() || chooses) {
                continue;
            }
            let flags: Vec<String> = directive("flags").unwrap_or("").split_whitespace().map(String::from).collect();
            // A search of its own is what such a program is about.
            if flags.iter().any(|flag| flag.starts_with("+search=") && flag != "+search=bfs") {
                continue;
            }
            programs.push(Program { class: class_name(&source, &text), source, flags });
        }
    }
    programs
}

fn compile(jdk: &Jdk, programs: &[Program], out: &Path) -> PathBuf {
    _ = fs::remove_dir_all(out);
    fs::create_dir_all(out).unwrap();
    let mut javac = java::javac_at(&jdk.home);
    javac.args(["-g", "-nowarn", "-proc:none", "-Xlint:none", "-encoding", "UTF-8", "-d"]).arg(out);
    javac.arg("-sourcepath").arg(root().join("jdk-models/verify")).args(programs.iter().map(|p| &p.source));
    let result = javac.output().unwrap();
    assert!(result.status.success(), "javac: {}", String::from_utf8_lossy(&result.stderr));
    out.to_path_buf()
}

/// How a check program is searched. Searches that are stopped by the number of states are the same so far.
const CHECKED: &[&str] = &[
    "-cp",
    ".",
    "+search=bfs",
    "+search.outputs=true",
    "+search.state_limit=20000",
    "+search.time_limit=120",
    "+search.multiple_errors=true",
    // How simple a path can be made is a question of time.
    "+search.shorten=0",
    "+trace.write=off",
];

/// What was compared.
#[derive(Default)]
struct Sums {
    with_columns: u64,
    rows: u64,
    back: u64,
    levels: u64,
    /// Searches that the time ended, about which nothing is known.
    given_up: Vec<String>,
    wrong: Vec<String>,
}

fn check(jdk: &Jdk, classes: &Path, program: &Program, sums: &Mutex<Sums>) {
    let flags: Vec<&str> = program.flags.iter().map(String::as_str).collect();
    let search = |more: &[&str]| rjpf(jdk, classes, &[CHECKED, &flags, more, &[&program.class]].concat());
    let mut limits = vec![None];
    while let Some(limit) = limits.pop() {
        let limit: Vec<&str> = Option::as_deref(&limit).into_iter().collect();
        let (standard, delta) = (search(&[&["-v", "-j", "1"], &limit[..]].concat()), search(&[DELTA, &limit].concat()));
        let mut sums = sums.lock().unwrap();
        if standard.contains("time limit") || delta.contains("time limit") {
            sums.given_up.push(program.class.clone());
        } else if essence(&standard) != essence(&delta) {
            let name = program.source.display();
            sums.wrong.push(format!("{name} {limit:?}\n--- standard\n{standard}\n--- delta\n{delta}"));
        }
        if !limit.is_empty() {
            sums.levels += 1;
            continue;
        }
        let (rows, back) = used(&delta);
        (sums.rows, sums.back) = (sums.rows + rows, sums.back + back);
        if rows > 0 {
            sums.with_columns += 1;
            limits.extend(levels::depths(&standard).map(|depth| Some(format!("+search.depth_limit={depth}"))));
        }
    }
}

/// Each program on the oldest JDK that has it.
#[test]
fn check_programs_give_the_same() {
    let mut done = BTreeSet::new();
    for jdk in jdks() {
        let mut programs = programs(&jdk);
        programs.retain(|program| done.insert(program.source.clone()));
        if programs.is_empty() {
            continue;
        }
        let classes = compile(&jdk, &programs, &root().join(format!("target/delta/{}", jdk.feature)));
        let sums = Mutex::new(Sums::default());
        in_parallel(&programs, |program| check(&jdk, &classes, program, &sums));
        let Sums { with_columns, rows, back, levels, given_up, wrong } = sums.into_inner().unwrap();
        println!(
            "JDK {}: {} programs, {with_columns} of them with {rows} transitions over columns, {back} one by one; {levels} levels; out of time: {given_up:?}",
            jdk.feature,
            programs.len()
        );
        assert!(wrong.is_empty(), "{} programs differ:\n{}", wrong.len(), wrong.join("\n====\n"));
        assert!(given_up.len() * 50 < programs.len().max(51), "too many end by the time: {given_up:?}");
    }
    assert!(!done.is_empty());
}

/// Programs written to make columns lie: what they print is what the real Java prints, in both modes.
#[test]
fn programs_print_what_java_prints() {
    let jdk = &jdks()[0];
    let folder = root().join("target/delta/printed");
    _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    let programs: Vec<Program> = programs(jdk)
        .into_iter()
        .filter(|p| p.source.starts_with(root().join("tests/java/ok/delta")))
        .filter(|p| oracle::can_be_enumerated(&fs::read_to_string(&p.source).unwrap()))
        .collect();
    assert!(programs.len() >= 20 || std::env::var_os("RJPF_CHECKS").is_some());
    let classes = compile(jdk, &programs, &folder.join("classes"));
    // The choices of the oracle are its own.
    fs::remove_dir_all(classes.join("gov")).unwrap();
    let names: Vec<String> = programs.iter().map(|p| p.class.clone()).collect();
    let printed = oracle::outputs(jdk, &classes, &names, 1000);
    assert!(printed.len() >= 20 || std::env::var_os("RJPF_CHECKS").is_some(), "too many have too many paths");
    let wrong = Mutex::new(Vec::new());
    in_parallel(&printed.iter().collect::<Vec<_>>(), |(name, printed)| {
        for (mode, more) in [("standard", &["-v"][..]), ("delta", DELTA)] {
            let json = folder.join(format!("{name}-{mode}.json"));
            let told = json.display().to_string();
            let args = ["-cp", ".", "+search=bfs", "+search.outputs=true", "+trace.write=off", "--json", &told, name];
            let report = rjpf(jdk, &classes, &[&args[..], more].concat());
            if !report.contains("no error found: every path") || oracle::collected(&json) != **printed {
                wrong.lock().unwrap().push(format!("{name}, {mode}: {printed:?}\n{report}"));
            }
        }
    });
    let wrong = wrong.into_inner().unwrap();
    assert!(wrong.is_empty(), "{} differ from java:\n{}", wrong.len(), wrong.join("\n====\n"));
}

/// Where an op parts a group by lengths of arrays, those that wait are as they were.
#[test]
fn lengths_that_differ_are_no_reason_to_fall_back() {
    let jdk = &jdks()[0];
    let source = root().join("tests/java/ok/delta/LengthsInArguments.java").display().to_string();
    let report = rjpf(jdk, &root(), &[&[&source, "+search=bfs", "+trace.write=off"], DELTA].concat());
    assert!(report.contains("no error found: every path"), "{report}");
    assert!(used(&report).0 > 500 && !report.contains("much memory"), "{report}");
}

/// The structures and a bound that takes a second with every step compared.
const STRUCTURES: &[(&str, u32)] = &[
    ("binheap", 5),
    ("bst", 6),
    ("deque", 5),
    ("fibheap", 5),
    ("filesystem", 3),
    ("heaparray", 6),
    ("queue", 5),
    ("stack", 5),
    ("treemap", 6),
    ("ubstack", 6),
];

#[test]
fn structures_give_the_same_and_run_over_columns() {
    let jdk = &jdks()[0];
    in_parallel(STRUCTURES, |(name, bound)| {
        let file = root().join(format!("examples-java/{name}/{name}.jpf"));
        let (file, bound) = (file.display().to_string(), format!("+target.args={bound}"));
        let standard = rjpf(jdk, &root(), &[&file, &bound, "-v"]);
        let delta = rjpf(jdk, &root(), &[&[&file, bound.as_str()], DELTA].concat());
        assert_eq!(essence(&standard), essence(&delta), "{name}");
        let (rows, back) = used(&delta);
        assert!(rows > 1000 && back * 10 < rows, "{name}: {rows} transitions over columns, {back} one by one\n{delta}");
        let once = number_before(&delta, " results the same for all");
        assert!(once > 50, "{name}: {once} results were computed once for all rows\n{delta}");
    });
}

/// The protocol with its three seeded errors, and without: objects of many classes behind one call, whose states part inside
/// of it. Three of the versions have a routing loop after four events (examples-java/aodv/README.md).
#[test]
fn a_protocol_with_seeded_errors_gives_the_same() {
    let jdk = &jdks()[0];
    in_parallel(&[("v1", true), ("v2", true), ("v3", false), ("v4", true)], |(version, is_wrong)| {
        let file = root().join(format!("examples-java/aodv/aodv-{version}.jpf")).display().to_string();
        let args = [&file, "+search.multiple_errors=true", "+trace.write=off"];
        let standard = rjpf(jdk, &root(), &[&args[..], &["-v"]].concat());
        let delta = rjpf(jdk, &root(), &[&args[..], DELTA].concat());
        assert_eq!(essence(&standard), essence(&delta), "{version}");
        assert_eq!(standard.contains("no error found"), !is_wrong, "{version}: {standard}");
        assert!(used(&delta).0 > 0, "{version}: nothing over columns\n{delta}");
    });
}

/// With everything else that can be asked for, steps are run for many states or the report says why not, and the counts are the same.
#[test]
fn other_settings_work_together_with_it_or_the_report_says_why_not() {
    let jdk = &jdks()[0];
    let folder = root().join("target/delta/settings");
    _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    let checkpoint = format!("+search.checkpoint={}", folder.join("checkpoint").display());
    let incremental = format!("+incremental={}", folder.join("store").display());
    let over_columns = "transitions in";
    let cases: &[(&[&str], &str)] = &[
        (&["+search.storage=exact"], "delta: searched state by state: states are stored exactly"),
        (&[&checkpoint], "delta: searched state by state: tables are in no checkpoint"),
        (&["+range.from=0/1"], "delta: searched state by state: a part of all paths"),
        (&["+listener=coverage"], "delta: searched state by state: coverage is told of single steps"),
        (&["+listener=dot"], "delta: searched state by state: dot is told of single steps"),
        (&["+delta.fewest=100000"], "delta: searched state by state: few states stand at the same place"),
        (&["-j", "2"], over_columns),
        (&["--race"], over_columns),
        (&["+symmetry=threads"], over_columns),
        (&["+search.matching=off"], over_columns),
        (&["+search.depth_limit=6"], over_columns),
        (&["+search.state_limit=500"], over_columns),
        (&["+explore.only=bst.*"], over_columns),
        (&["+delta.rows=20"], over_columns),
        (&[&incremental], "the search is not incremental: states are executed together"),
    ];
    in_parallel(cases, |(flags, expected)| {
        let file = root().join("examples-java/bst/bst.jpf").display().to_string();
        let common = [&[file.as_str(), "+target.args=6"], *flags].concat();
        let with = |more: &[&str]| rjpf(jdk, &folder, &[&common, more].concat());
        let delta = with(&["+mode=delta", "-v"]);
        assert!(delta.contains(expected), "{flags:?}:\n{delta}");
        let is_refused = expected.contains("state by state");
        assert_eq!(used(&delta).0 == 0, is_refused, "{flags:?}:\n{delta}");
        // What has no effect is said without being asked.
        let quiet = with(&["+mode=delta"]);
        assert_eq!(quiet.contains("state by state"), is_refused, "{flags:?}:\n{quiet}");
        let counts = |report: &str| essence(report).lines().find(|line| line.contains("transitions")).map(String::from);
        let standard: Vec<&str> = flags.iter().copied().filter(|flag| !flag.starts_with("+delta.")).collect();
        let standard = rjpf(jdk, &folder, &[&[file.as_str(), "+target.args=6"], &standard[..]].concat());
        assert!(counts(&delta).is_some());
        assert_eq!(counts(&standard), counts(&delta), "{flags:?}");
    });
    // A program whose threads take turns.
    let file = root().join("examples-java/philosophers/ordered.jpf").display().to_string();
    let report = rjpf(jdk, &folder, &[&file, "+search=bfs", "+mode=delta", "+target.args=2"]);
    assert!(report.contains("delta: searched state by state: threads take turns"), "{report}");
}

/// What the real Java prints, of programs that it can be asked about.
fn java_prints(jdk: &Jdk, folder: &Path, names: &[String]) -> BTreeMap<String, BTreeSet<String>> {
    let source = |name: &String| fs::read_to_string(folder.join(format!("{name}.java"))).unwrap();
    let asked: Vec<String> = names.iter().filter(|name| oracle::can_be_enumerated(&source(name))).cloned().collect();
    let classes = folder.join("oracle");
    for some in asked.chunks(250) {
        let mut javac = java::javac_at(&jdk.home);
        javac.args(["-nowarn", "-proc:none", "-sourcepath"]).arg(root().join("crates/cli/tests/delta/oracle"));
        javac.arg("-d").arg(&classes).args(some.iter().map(|name| format!("{name}.java"))).current_dir(folder);
        assert!(javac.output().unwrap().status.success());
    }
    _ = fs::remove_dir_all(classes.join("gov"));
    let printed = oracle::outputs(jdk, &classes, &asked, 50);
    println!("{} programs were run by java along all their paths", printed.len());
    printed
}

#[test]
fn random_programs_give_the_same() {
    let number = |name: &str| std::env::var(name).ok().and_then(|text| text.parse::<u64>().ok());
    let clock = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap().as_secs();
    let seed = number("RJPF_SEED").unwrap_or(clock % 1_000_000_007);
    let count = number("RJPF_PROGRAMS").unwrap_or(if is_slow() { 2000 } else { 24 });
    println!("RJPF_SEED={seed} RJPF_PROGRAMS={count}");
    let jdk = &jdks()[0];
    let folder = root().join("target/delta/random");
    _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    let names: Vec<String> = (0..count).map(|i| format!("Random{i}")).collect();
    for (i, name) in (0..).zip(&names) {
        fs::write(folder.join(format!("{name}.java")), random::program(seed, i, name)).unwrap();
    }
    for some in names.chunks(250) {
        let mut javac = java::javac_at(&jdk.home);
        javac.args(["-g", "-nowarn", "-proc:none", "-sourcepath"]).arg(root().join("jdk-models/verify"));
        javac.arg("-d").arg(&folder).args(some.iter().map(|name| format!("{name}.java"))).current_dir(&folder);
        let result = javac.output().unwrap();
        assert!(result.status.success(), "seed {seed}: {}", String::from_utf8_lossy(&result.stderr));
    }
    let printed = java_prints(jdk, &folder, &names);
    let (wrong, sums) = (Mutex::new(Vec::new()), Mutex::new((0, 0, 0)));
    in_parallel(&names, |name| {
        let json = folder.join(format!("{name}.json"));
        let told = json.display().to_string();
        let args =
            ["-cp", ".", "+search=bfs", "+search.outputs=true", "+search.multiple_errors=true", "+trace.write=off"];
        let args = [&args[..], &["+search.shorten=0", "+search.time_limit=60", "--json", &told, name]].concat();
        let standard = rjpf(jdk, &folder, &[&args[..], &["-v"]].concat());
        // By one machine or by several.
        let workers: &[&str] =
            if name.ends_with(['1', '5', '8']) { &["+search.workers=2", "+search.workers_after=0"] } else { &[] };
        let delta = rjpf(jdk, &folder, &[&args[..], DELTA, workers].concat());
        let (rows, back) = used(&delta);
        let mut sums = sums.lock().unwrap();
        *sums = (sums.0 + u64::from(rows > 0), sums.1 + rows, sums.2 + back);
        if standard.contains("time limit") {
            return;
        }
        if essence(&standard) != essence(&delta) {
            wrong.lock().unwrap().push(format!("{name}\n--- standard\n{standard}\n--- delta\n{delta}"));
        } else if let Some(java) = printed.get(name).filter(|java| **java != oracle::collected(&json)) {
            wrong.lock().unwrap().push(format!("{name}\n--- java\n{java:?}\n--- delta\n{delta}"));
        }
    });
    let (with_columns, rows, back) = *sums.lock().unwrap();
    println!("{with_columns} programs with {rows} transitions over columns, {back} of them one by one");
    let wrong = wrong.into_inner().unwrap();
    assert!(wrong.is_empty(), "seed {seed}: {} programs differ:\n{}", wrong.len(), wrong.join("\n====\n"));
    assert!(with_columns * 2 > count && back < rows, "the programs hardly run over columns");
}
