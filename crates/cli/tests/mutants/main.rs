//! Damaged class files end as they do on HotSpot: linked, `VerifyError`, `ClassFormatError`, another
//! linkage error. Both machines run the same driver, which defines and links a batch of mutants.
//!
//! Two thousand by default; with `RJPF_SLOW` 100,000. `RJPF_MUTANTS` sets the number, `RJPF_SEED`
//! where the numbers start. Whatever differs is printed with its number, which gives the mutant again.
//!
//! Differences that are known, some three in a thousand: of two errors in one file, in different methods or in
//! header and code, HotSpot reports the other one first (it goes by the addresses of names, and loads
//! super types before it comes to the end of the file); a `max_locals` of tens of thousands in a long method is more
//! than rjpf verifies, and it says so.

#[path = "../java/mod.rs"]
mod java;
mod mutate;
mod subjects;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use subjects::{Subject, collected, damages_of, mutant_of};

/// Folders of `tests/java/run` whose classes are damaged; JDK 17's compiler takes all of them.
const TOPICS: [&str; 10] =
    ["algorithms", "exceptions", "handles", "init", "io", "lambda", "lang", "numbers", "strings", "text"];

const BATCH: usize = 500;
/// What rjpf says of a method that is too large for its verifier (exit 3).
const LIMIT: &str = "more than can be verified";

fn number(variable: &str, otherwise: usize) -> usize {
    std::env::var(variable).map_or(otherwise, |text| text.parse().expect("a number"))
}

#[test]
fn mutants_end_as_on_hotspot() {
    let slow = std::env::var_os("RJPF_SLOW").is_some();
    let count = number("RJPF_MUTANTS", if slow { 100_000 } else { 2_000 });
    let seed = number("RJPF_SEED", 0);
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("mutants");
    let jdks = java::jdks();
    let subjects = compile(&jdks[0].home, &folder);
    assert!(subjects.len() >= 150, "{} classes", subjects.len());
    for jdk in &jdks {
        let (mut different, mut tried) = (Vec::new(), 0);
        for first in (seed..seed + count).step_by(BATCH) {
            let numbers = first..(first + BATCH).min(seed + count);
            let mutants: Vec<_> = numbers.clone().map(|n| mutant_of(&subjects, n)).collect();
            let ends = on_both(&jdk.home, &folder, &mutants);
            tried += mutants.len();
            different.extend(numbers.zip(ends).filter(|(_, ends)| ends.differ()));
        }
        let reasons = reasons(&jdk.home, &folder, &subjects, &different);
        for ((number, ends), reason) in different.iter().zip(&reasons) {
            let (name, _) = mutant_of(&subjects, *number);
            println!("JDK {} mutant {number} of {name}: {reason}", jdk.feature);
            println!("   java {}\n   rjpf {}", short(&ends.java), short(&ends.rjpf));
        }
        let unexplained = reasons.iter().filter(|reason| **reason == ONE_DAMAGE).count();
        let numbers: Vec<usize> = different.iter().map(|(number, _)| *number).collect();
        println!(
            "JDK {}: {tried} mutants, {} end differently, {unexplained} of them with one damage",
            jdk.feature,
            numbers.len()
        );
        assert!(numbers.len() * 100 <= tried, "{} of {tried} end differently: {numbers:?}", numbers.len());
    }
}

/// How a mutant ends on both machines.
struct Ends {
    java: String,
    rjpf: String,
}

impl Ends {
    fn differ(&self) -> bool {
        class_of(&self.java) != class_of(&self.rjpf)
    }
}

fn on_both(jdk: &Path, folder: &Path, mutants: &[(String, Vec<u8>)]) -> Vec<Ends> {
    let file = folder.join("batch");
    fs::write(&file, batch(mutants)).unwrap();
    let java = lines(&hotspot(jdk, folder, &file), mutants.len(), "java");
    java.into_iter().zip(found(jdk, folder, mutants)).map(|(java, rjpf)| Ends { java, rjpf }).collect()
}

const TWO_DAMAGES: &str = "of two damages, which end alike one by one, another one is reported";
const ONE_DAMAGE: &str = "one damage";

/// Why mutants end differently: of those with two damages that are reported alike if they are alone, each machine reports
/// another one. About the rest nothing is known here.
fn reasons(jdk: &Path, folder: &Path, subjects: &[Subject], different: &[(usize, Ends)]) -> Vec<&'static str> {
    let mut reasons = Vec::new();
    for some in different.chunks(BATCH / 2) {
        let alone: Vec<_> = some.iter().flat_map(|(number, _)| damages_of(subjects, *number)).collect();
        let alone = on_both(jdk, folder, &alone);
        for ((_, ends), alone) in some.iter().zip(alone.chunks_exact(2)) {
            let alike = alone.iter().all(|one| !one.differ());
            let is_of_one = |end: &str| alone.iter().any(|one| class_of(&one.java) == class_of(end));
            let explained = alike && is_of_one(&ends.java) && is_of_one(&ends.rjpf);
            reasons.push(if explained { TWO_DAMAGES } else { ONE_DAMAGE });
        }
    }
    reasons
}

/// An outcome without the frames and the code that HotSpot shows.
fn short(outcome: &str) -> String {
    let reason = outcome.split_once("Reason:").and_then(|(_, rest)| rest.split("   ").find(|part| !part.is_empty()));
    let head = outcome.split("Exception Details:").next().unwrap_or_default().trim();
    reason.map_or_else(|| head.to_string(), |reason| format!("{head}: {}", reason.trim()))
}

fn compile(jdk: &Path, folder: &Path) -> Vec<Subject> {
    _ = fs::remove_dir_all(folder);
    let (classes, driver) = (folder.join("subjects"), folder.join("driver"));
    fs::create_dir_all(&classes).unwrap();
    fs::create_dir_all(&driver).unwrap();
    let source = folder.join("Mutants.java");
    fs::copy(java::root().join("crates/cli/tests/mutants/driver.java"), &source).unwrap();
    let sources: Vec<PathBuf> =
        TOPICS.iter().flat_map(|t| java::java_files(&java::root().join("tests/java/run").join(t))).collect();
    // Without dynamic concatenation many classes can be given an old version.
    javac(jdk, &classes, &["-XDstringConcat=inline"], &sources);
    javac(jdk, &driver, &[], &[source]);
    collected(&classes)
}

fn javac(jdk: &Path, out: &Path, options: &[&str], sources: &[PathBuf]) {
    let mut command = java::javac_at(jdk);
    let output = command.args(["-nowarn", "-d"]).arg(out).args(options).args(sources).output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
}

fn batch(mutants: &[(String, Vec<u8>)]) -> Vec<u8> {
    let mut file = (mutants.len() as u32).to_be_bytes().to_vec();
    for (name, bytes) in mutants {
        file.extend((name.len() as u16).to_be_bytes());
        file.extend(name.as_bytes());
        file.extend((bytes.len() as u32).to_be_bytes());
        file.extend(bytes);
    }
    file
}

fn hotspot(jdk: &Path, folder: &Path, file: &Path) -> Output {
    let mut command = Command::new(jdk.join("bin/java"));
    command.args(["-XX:TieredStopAtLevel=1", "-XX:-UsePerfData", "-cp"]).arg(folder.join("driver")).arg("Mutants");
    command.arg(file).arg(folder.join("subjects")).output().unwrap()
}

fn rjpf(jdk: &Path, folder: &Path, file: &Path) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_rjpf"));
    let allowed = format!("+fs.allow={}", folder.display());
    command.arg("run").arg("--jdk").arg(jdk).arg(allowed).arg("-cp").arg(folder.join("driver")).arg("Mutants");
    command.arg(file).arg(folder.join("subjects")).output().unwrap()
}

/// How each mutant ends in rjpf. Where it names a limit and stops, the rest of the batch follows.
fn found(jdk: &Path, folder: &Path, mutants: &[(String, Vec<u8>)]) -> Vec<String> {
    let file = folder.join("batch");
    let mut found = Vec::new();
    while found.len() < mutants.len() {
        let rest = &mutants[found.len()..];
        fs::write(&file, batch(rest)).unwrap();
        let output = rjpf(jdk, folder, &file);
        let errors = String::from_utf8_lossy(&output.stderr);
        if output.status.code() == Some(3) && errors.contains(LIMIT) {
            let before = outcomes(&output);
            assert!(before.len() < rest.len(), "a limit behind the last mutant: {errors}");
            found.extend(before);
            found.push(format!("limit {}", errors.lines().next().unwrap_or_default()));
        } else {
            found.extend(lines(&output, rest.len(), "rjpf"));
        }
    }
    found
}

/// How each mutant of a batch ended; that a machine comes to the end of the batch is part of the test.
fn lines(output: &Output, count: usize, who: &str) -> Vec<String> {
    let outcomes = outcomes(output);
    let good = output.status.success() && outcomes.len() == count;
    let tail = outcomes.last().cloned().unwrap_or_default();
    assert!(good, "{who}: {}, after '{tail}'\n{}", output.status, String::from_utf8_lossy(&output.stderr));
    outcomes
}

fn outcomes(output: &Output) -> Vec<String> {
    let out = String::from_utf8_lossy(&output.stdout);
    out.lines().map(|line| line.split_once(' ').unwrap().1.to_string()).collect()
}

/// The class of an outcome that has to be the same.
fn class_of(outcome: &str) -> &str {
    match outcome.split(' ').next().unwrap_or_default() {
        "runs" => "runs",
        "java.lang.VerifyError" => "VerifyError",
        "java.lang.ClassFormatError" | "java.lang.UnsupportedClassVersionError" => "ClassFormatError",
        "java.lang.NoClassDefFoundError"
        | "java.lang.IncompatibleClassChangeError"
        | "java.lang.IllegalAccessError"
        | "java.lang.ClassCircularityError"
        | "java.lang.LinkageError"
        | "java.lang.UnsatisfiedLinkError"
        | "java.lang.BootstrapMethodError"
        | "java.lang.NoSuchFieldError"
        | "java.lang.NoSuchMethodError"
        | "java.lang.AbstractMethodError" => "LinkageError",
        other => other,
    }
}
