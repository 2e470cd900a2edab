//! What tests need of Java: the installed JDKs, and the Java sources of the repository.

#![allow(dead_code, reason = "each test uses its part")]

use std::fs;
use std::ops::RangeInclusive;
use std::path::{Path, PathBuf};

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
    let name = source.file_stem().unwrap().to_string_lossy();
    let hash = name
        .bytes()
        .fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3));
    (hash >> 32).is_multiple_of(every)
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
