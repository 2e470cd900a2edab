//! The subjects' class files: compiled once for each content of the sources, kept under `target`.

use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;

use rjpf_classes::path::Jdk;

use crate::java::java_files;
pub(crate) use crate::java::root;

pub(crate) fn examples() -> PathBuf {
    root().join("examples-java")
}

/// The JDKs with a compiler, the oldest first, one of each release.
pub(crate) fn jdks() -> &'static [Jdk] {
    static JDKS: OnceLock<Vec<Jdk>> = OnceLock::new();
    JDKS.get_or_init(crate::java::jdks)
}

/// Everything of a kind directly in a folder, sorted.
pub(crate) fn entries(folder: &Path, wanted: impl Fn(&Path) -> bool) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap_or_else(|e| panic!("{}: {e}", folder.display()));
    let mut paths: Vec<PathBuf> = entries.map(|e| e.unwrap().path()).filter(|p| wanted(p)).collect();
    paths.sort();
    paths
}

pub(crate) fn has_extension(path: &Path, extension: &str) -> bool {
    path.extension().is_some_and(|e| e == extension)
}

pub(crate) fn file_name(path: &Path) -> String {
    path.file_name().unwrap().to_string_lossy().into_owned()
}

/// The folder of a subject with several versions has `base`, `search` and one folder for each.
pub(crate) fn versions(subject: &Path) -> Vec<String> {
    if !subject.join("base").is_dir() {
        return Vec::new();
    }
    let is_version = |p: &Path| p.is_dir() && !matches!(file_name(p).as_str(), "base" | "search");
    entries(subject, is_version).iter().map(|p| file_name(p)).collect()
}

/// Where the class files are.
pub(crate) struct Classes(PathBuf);

impl Classes {
    /// The checker's interface for a plain JVM.
    pub(crate) fn interface(&self) -> PathBuf {
        self.0.join("interface")
    }

    /// All subjects without versions.
    pub(crate) fn subjects(&self) -> PathBuf {
        self.0.join("subjects")
    }

    pub(crate) fn version(&self, subject: &str, version: &str) -> PathBuf {
        self.0.join(format!("{subject}-{version}"))
    }

    /// A folder to run in, where traces and reports may go.
    pub(crate) fn scratch(&self) -> PathBuf {
        self.0.join("scratch")
    }
}

pub(crate) fn classes() -> &'static Classes {
    static CLASSES: OnceLock<Classes> = OnceLock::new();
    CLASSES.get_or_init(compile)
}

fn compile() -> Classes {
    let kept = root().join("target/subjects");
    let classes = Classes(kept.join(format!("{:016x}", content_hash())));
    if !classes.0.is_dir() {
        // Class files of other contents are of no more use.
        _ = fs::remove_dir_all(&kept);
        let fresh = Classes(kept.join(format!("unfinished-{}", std::process::id())));
        fs::create_dir_all(fresh.scratch()).unwrap();
        compile_into(&fresh);
        // Another test process may have been faster; its result is the same.
        _ = fs::rename(&fresh.0, &classes.0);
    }
    classes
}

fn content_hash() -> u64 {
    let mut hasher = DefaultHasher::new();
    jdks()[0].version.hash(&mut hasher);
    for file in java_files(&root().join("jdk-models/verify")).iter().chain(&java_files(&examples())) {
        file.hash(&mut hasher);
        fs::read(file).unwrap().hash(&mut hasher);
    }
    hasher.finish()
}

/// One line of arguments for each run of javac.
fn compile_into(to: &Classes) {
    let mut lines = vec![line(&to.interface(), &[], java_files(&root().join("jdk-models/verify")))];
    let folders = entries(&examples(), Path::is_dir);
    let plain = folders.iter().flat_map(|f| entries(f, |p| has_extension(p, "java"))).collect();
    lines.push(line(&to.subjects(), &[to.interface()], plain));
    for folder in &folders {
        for version in versions(folder) {
            let parts = ["base", version.as_str(), "search"];
            let sources = parts.iter().flat_map(|part| java_files(&folder.join(part))).collect();
            let out = to.version(&file_name(folder), &version);
            lines.push(line(&out, &[to.interface(), to.subjects()], sources));
        }
    }
    let list = to.0.join("javac.txt");
    fs::write(&list, lines.join("\n")).unwrap();
    let program = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/subjects/CompileAll.java");
    let mut java = Command::new(jdks()[0].home.join("bin/java"));
    let output = java.arg(program).arg(&list).output().unwrap();
    assert!(output.status.success(), "javac: {}", String::from_utf8_lossy(&output.stderr));
}

fn line(out: &Path, class_path: &[PathBuf], sources: Vec<PathBuf>) -> String {
    fs::create_dir_all(out).unwrap();
    let mut words: Vec<String> =
        ["--release", "11", "-g", "-nowarn", "-Xlint:none", "-proc:none", "-encoding", "UTF-8", "-d"]
            .map(String::from)
            .to_vec();
    words.push(out.display().to_string());
    words.extend(["-cp".to_string(), join(class_path)]);
    words.extend(sources.iter().map(|s| s.display().to_string()));
    words.join("\t")
}

/// A class path.
pub(crate) fn join(parts: &[PathBuf]) -> String {
    parts.iter().map(|p| p.display().to_string()).collect::<Vec<_>>().join(":")
}
