//! A fingerprint means the same everywhere.
//!
//! Programs are searched by processes that live in different folders, spell the class path in
//! different ways, use another place of the same JDK, and search in another order: the sets of
//! fingerprints must be equal (`surroundings.rs`). Single states are reached by a machine that has run
//! nothing but the path to them, and must have the fingerprint that a machine full of other paths
//! gave them (`paths.rs`). The fingerprints of a few programs are kept in the repository (`golden.rs`).

#[path = "../state_machine/mod.rs"]
mod state_machine;

mod golden;
mod paths;
mod surroundings;

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use java::{class_name, in_parallel, is_run_on, is_sampled, java_files, jdks};
use rjpf_classes::path::Jdk;
use state_machine::java;

/// Programs below `tests/java`: threads and locks, choices, classes that come to be in all ways.
const PROGRAMS: &[&str] = &[
    "count/interleavings/ThreeThreadsTwoSteps",
    "count/choices/TwoOutOfFive",
    "deadlock/lockorder/CycleOfThreeLocks",
    "ok/choices/ListsOfValues",
    "ok/identity/IdentityHashes",
    "ok/identity/IdentityInterns",
    "ok/identity/IdentityLazyInit",
    "ok/identity/IdentityLazyStatics",
    "ok/identity/IdentityLibrary",
    "ok/identity/IdentityLoaders",
    "ok/identity/IdentityPaths",
    "ok/identity/IdentityPools",
    "ok/identity/IdentityProxies",
    "ok/identity/IdentitySetsProperty",
    "ok/identity/IdentityStaticHandles",
    "ok/identity/IdentityThrows",
    "ok/identity/TwoDefinitions",
];

/// How many more of the corpus are taken: every so many.
const SAMPLE: u64 = 37;

/// Programs that look for resources on the class path or read the configuration of the JDK, so that what is found
/// where is part of them.
const READ_THE_CLASS_PATH: &[&str] = &["BundleCacheCleared", "IdentityLoaders", "SharedDigest", "TwoDefinitions"];

/// Programs of a hundred thousand states and more: of these some states are compared, in one order. With `RJPF_SLOW=1` all are.
const LARGE: &[&str] = &["IdentityPools"];
const SOME_STATES: &[&str] = &["+search=dfs", "+search.state_limit=3000"];

struct Subject {
    class: String,
    source: PathBuf,
}

/// The programs listed above, and a sample of the others that need no options: each of them on one of the JDKs, and on all with
/// `RJPF_SLOW=1`.
fn subjects(jdk: &Jdk) -> Vec<Subject> {
    let folder = state_machine::root().join("tests/java");
    let mut sources: BTreeSet<PathBuf> = PROGRAMS.iter().map(|p| folder.join(p).with_extension("java")).collect();
    let corpus =
        ["ok", "deadlock", "assert", "count"].iter().flat_map(|expectation| java_files(&folder.join(expectation)));
    let (all, any) = (jdks(), 0..=u32::MAX);
    sources.extend(corpus.filter(|s| is_sampled(s, SAMPLE) && is_run_on(jdk, &all, s, &any, 1)));
    let wanted = std::env::var("RJPF_CHECKS").unwrap_or_default();
    let suits = |source: &PathBuf| {
        let text = fs::read_to_string(source).unwrap();
        let needs = text.lines().find_map(|l| l.strip_prefix("//@ needs: jdk>=")?.trim().parse::<u32>().ok());
        let plain = !["//@ flags:", "//@ large:"].iter().any(|key| text.contains(key));
        plain && needs.unwrap_or(0) <= jdk.feature && source.display().to_string().contains(&wanted)
    };
    let class_of = |source: &Path| class_name(source, &fs::read_to_string(source).unwrap());
    sources.into_iter().filter(suits).map(|source| Subject { class: class_of(&source), source }).collect()
}

/// Compiles all subjects into one folder, the checker's API on the source path.
fn compile(jdk: &Jdk, subjects: &[Subject]) -> PathBuf {
    compile_into(
        jdk,
        subjects,
        &Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("fingerprints-{}/classes", jdk.feature)),
    )
}

fn compile_into(jdk: &Jdk, subjects: &[Subject], out: &Path) -> PathBuf {
    _ = fs::remove_dir_all(out);
    fs::create_dir_all(out).unwrap();
    let mut words = ["-g", "-nowarn", "-proc:none", "-Xlint:none", "-encoding", "UTF-8"].map(String::from).to_vec();
    // The checker brings its own classes.
    words.extend(["-implicit:none", "-sourcepath"].map(String::from));
    words.push(state_machine::root().join("jdk-models/verify").display().to_string());
    words.extend(["-d".into(), out.display().to_string()]);
    words.extend(subjects.iter().map(|subject| subject.source.display().to_string()));
    java::compiler::compile(&jdk.home, &words).unwrap_or_else(|said| panic!("javac: {said}"));
    out.to_path_buf()
}

fn is_large(class: &str) -> bool {
    LARGE.contains(&class) && !java::is_slow()
}

/// One way to search a program in a process of its own.
struct Way<'a> {
    what: &'a str,
    folder: &'a Path,
    class_path: &'a str,
    jdk: &'a Path,
    words: &'a [&'a str],
}

impl Way<'_> {
    /// The lines of the file of fingerprints.
    fn fingerprints(&self, class: &str) -> BTreeSet<String> {
        let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{class}-{}.txt", self.what.replace(' ', "-")));
        _ = fs::remove_file(&file);
        let mut rjpf = Command::new(env!("CARGO_BIN_EXE_rjpf"));
        rjpf.arg("check").arg("--jdk").arg(self.jdk).args(["-cp", self.class_path]).args(self.words);
        rjpf.args(if is_large(class) { SOME_STATES } else { &[] });
        rjpf.arg(format!("+report.fingerprints={}", file.display()));
        rjpf.args(["+trace.write=off", "+search.multiple_errors=true", class]);
        let output = rjpf.current_dir(self.folder).stdin(Stdio::null()).output().unwrap();
        let text = fs::read_to_string(&file)
            .unwrap_or_else(|e| panic!("{class}, {}: {e}\n{}", self.what, String::from_utf8_lossy(&output.stderr)));
        text.lines().map(str::to_string).collect()
    }
}
