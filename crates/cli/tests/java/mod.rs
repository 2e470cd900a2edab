//! What tests need of Java: the installed JDKs, and the Java sources of the repository.

#![allow(dead_code, reason = "each test uses its part")]

pub(crate) mod compiler;

use std::ffi::OsStr;
use std::fs;
use std::ops::RangeInclusive;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::atomic::{AtomicUsize, Ordering};

use rjpf_classes::path::{Jdk, installed_jdks};

/// Folders of the check corpus, below `tests/java`.
pub(crate) const CHECK_FOLDERS: [&str; 8] =
    ["ok", "deadlock", "assert", "exception", "race", "livelock", "property", "count"];

/// The root of the repository.
pub(crate) fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").canonicalize().unwrap()
}

/// The JDKs with a compiler, the oldest first, one of each release.
pub(crate) fn jdks() -> Vec<Jdk> {
    let mut jdks: Vec<Jdk> = installed_jdks().iter().filter_map(|home| Jdk::open(home).ok()).collect();
    jdks.retain(|jdk| jdk.home.join("bin/javac").exists());
    jdks.sort_by_key(|jdk| jdk.feature);
    jdks.dedup_by_key(|jdk| jdk.feature);
    assert!(!jdks.is_empty(), "this test needs a JDK with javac");
    jdks
}

/// The runtimes of other releases that `scripts/jdks` has fetched, the oldest first. They have no compiler.
pub(crate) fn fetched_runtimes() -> Vec<Jdk> {
    let entries = fs::read_dir(root().join("target/jdks")).into_iter().flatten().flatten();
    let mut runtimes: Vec<Jdk> = entries.filter_map(|entry| Jdk::open(&entry.path()).ok()).collect();
    runtimes.sort_by_key(|jdk| jdk.feature);
    if runtimes.is_empty() {
        println!("skipped: there is no runtime of JDK 11 or 21 below target/jdks; scripts/jdks fetches them");
    }
    runtimes
}

/// The JDKs with a compiler and the fetched runtimes, the oldest first, one of each release.
pub(crate) fn jdks_and_runtimes() -> Vec<Jdk> {
    let mut all = jdks();
    all.extend(fetched_runtimes());
    all.sort_by_key(|jdk| jdk.feature);
    all.dedup_by_key(|jdk| jdk.feature);
    all
}

/// Are the fetched runtimes to be tested as much as the JDKs are?
pub(crate) fn wants_runtimes() -> bool {
    std::env::var_os("RJPF_JDKS").is_some()
}

/// Is a program for these releases run on this one of all JDKs? Of those with a compiler on one, by its name, and on all of them with
/// `RJPF_EVERY_JDK=1` or `RJPF_SLOW=1`. On a fetched runtime one of every so many is; with `RJPF_JDKS=1` all are.
pub(crate) fn is_run_on(jdk: &Jdk, all: &[Jdk], source: &Path, releases: &RangeInclusive<u32>, every: u64) -> bool {
    if !releases.contains(&jdk.feature) {
        return false;
    }
    if jdk.tool("javac").is_none() {
        return wants_runtimes() || is_sampled(source, every);
    }
    let fits = |jdk: &&Jdk| jdk.tool("javac").is_some() && releases.contains(&jdk.feature);
    let fitting: Vec<&Jdk> = all.iter().filter(fits).collect();
    let wants_all = ["RJPF_EVERY_JDK", "RJPF_SLOW"].iter().any(|name| std::env::var_os(name).is_some());
    wants_all || fitting[(hash_of_name(source) % fitting.len() as u64) as usize].feature == jdk.feature
}

/// A compiler for a JDK: its own, or for a runtime that has none the oldest that is newer, which is told to compile
/// for the runtime's release against the runtime's own classes.
pub(crate) fn javac(jdk: &Jdk) -> Command {
    if jdk.tool("javac").is_some() {
        return javac_at(&jdk.home);
    }
    let newer = jdks().into_iter().find(|other| other.feature > jdk.feature);
    let newer = newer.unwrap_or_else(|| panic!("no installed JDK can compile for JDK {}", jdk.feature));
    let mut javac = javac_at(&newer.home);
    let release = jdk.feature.to_string();
    javac.args(["-source", &release, "-target", &release, "--system"]).arg(&jdk.home);
    javac
}

/// The compiler of this JDK. Its own machine compiles no better than it must: that takes half the time.
pub(crate) fn javac_at(home: &Path) -> Command {
    let mut javac = Command::new(home.join("bin/javac"));
    javac.args(["-J-XX:TieredStopAtLevel=1", "-J-XX:+UseSerialGC"]);
    javac
}

/// Compiles sources into a folder in one run of [`javac`]. All must compile, unless the JDK is a runtime without a
/// compiler: then those are left out that use more of the language or the library than this release has.
pub(crate) fn compile_all(jdk: &Jdk, sources: &[&Path], out: &Path, more: &[&OsStr]) {
    let mut left: Vec<&Path> = sources.to_vec();
    while !left.is_empty() {
        let mut javac = javac(jdk);
        javac.args(["-g", "-nowarn", "-proc:none", "-encoding", "UTF-8", "-Xlint:none", "-Xmaxerrs", "100000", "-d"]);
        let result = javac.arg(out).args(more).args(&left).output().unwrap();
        if result.status.success() {
            break;
        }
        let said = String::from_utf8_lossy(&result.stderr);
        let is_wrong = |source: &Path| said.lines().any(|line| line.starts_with(&format!("{}:", source.display())));
        let before = left.len();
        left.retain(|source| !is_wrong(source));
        let may_be_left_out = jdk.tool("javac").is_none() && left.len() < before;
        assert!(may_be_left_out, "javac: {said}");
    }
}

/// The Java sources in a folder and below it, sorted.
pub(crate) fn java_files(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap_or_else(|e| panic!("{}: {e}", folder.display()));
    let mut paths: Vec<PathBuf> = entries.map(|e| e.unwrap().path()).collect();
    paths.sort();
    let mut files = Vec::new();
    for path in paths {
        if path.is_dir() {
            files.extend(java_files(&path));
        } else if path.extension().is_some_and(|e| e == "java") {
            files.push(path);
        }
    }
    files
}

/// Is this program one of every so many that a test takes? By its name, so that a new program changes nothing for others.
pub(crate) fn is_sampled(source: &Path, every: u64) -> bool {
    hash_of_name(source).is_multiple_of(every)
}

/// A number below `count` for this program, by its name, whatever it is sampled for.
pub(crate) fn turn_of(source: &Path, count: usize) -> usize {
    (hash_of_name(source) / 7919 % count as u64) as usize
}

fn hash_of_name(source: &Path) -> u64 {
    let name = source.file_stem().unwrap().to_string_lossy();
    let hash = name
        .bytes()
        .fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3));
    hash >> 32
}

/// Calls `work` with every item, on all processors.
pub(crate) fn in_parallel<T: Sync>(items: &[T], work: impl Fn(&T) + Sync) {
    let next = AtomicUsize::new(0);
    std::thread::scope(|scope| {
        for _ in 0..std::thread::available_parallelism().map_or(2, |n| n.get()) {
            scope.spawn(|| {
                while let Some(item) = items.get(next.fetch_add(1, Ordering::Relaxed)) {
                    work(item);
                }
            });
        }
    });
}

/// Are slow matrices wanted?
pub(crate) fn is_slow() -> bool {
    std::env::var_os("RJPF_SLOW").is_some()
}

/// The class that a source declares: its file's name, in the package that it names.
pub(crate) fn class_name(source: &Path, text: &str) -> String {
    let stem = source.file_stem().unwrap().to_string_lossy();
    let package = text.lines().find_map(|l| l.strip_prefix("package ")?.strip_suffix(';'));
    package.map_or(stem.to_string(), |package| format!("{package}.{stem}"))
}

/// The releases of Java that a program is for: `jdk>=21`, `jdk<=19`; without a word, all.
pub(crate) fn releases(needs: &str) -> Result<RangeInclusive<u32>, String> {
    let number = |digits: &str| digits.parse().map_err(|_| format!("a release of Java? {needs}"));
    match (needs.strip_prefix("jdk>="), needs.strip_prefix("jdk<=")) {
        (Some(first), _) => Ok(number(first)?..=u32::MAX),
        (_, Some(last)) => Ok(0..=number(last)?),
        _ if needs.is_empty() => Ok(0..=u32::MAX),
        _ => Err(format!("jdk>=N or jdk<=N? {needs}")),
    }
}
