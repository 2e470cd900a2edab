//! The programs of the check corpus, with the flags their first comment block names.

use std::fs;
use std::path::{Path, PathBuf};

pub(crate) struct CorpusProgram {
    pub(crate) source: PathBuf,
    pub(crate) class: String,
    pub(crate) flags: Vec<String>,
}

const FOLDERS: [&str; 7] = ["ok", "deadlock", "assert", "exception", "race", "livelock", "count"];

/// The programs that this release of Java can run, and that one search covers.
pub(crate) fn programs(feature: u32) -> Vec<CorpusProgram> {
    let filter = std::env::var("RJPF_CHECKS").unwrap_or_default();
    let mut sources = Vec::new();
    for folder in FOLDERS {
        collect(&crate::run::root().join("tests/java").join(folder), &mut sources);
    }
    sources.retain(|s| s.display().to_string().contains(&filter));
    sources.into_iter().filter_map(|source| program(source, feature)).collect()
}

fn program(source: PathBuf, feature: u32) -> Option<CorpusProgram> {
    let text = fs::read_to_string(&source).unwrap();
    let directive = |key: &str| text.lines().find_map(|l| l.strip_prefix(key)).map(str::trim);
    let needs = directive("//@ needs: jdk>=").map_or(0, |n| n.parse().unwrap());
    let flags: Vec<String> = directive("//@ flags:").unwrap_or("").split_whitespace().map(String::from).collect();
    // Sampling searches and bounds are what the program is about.
    let bounded = flags.iter().any(|f| f.starts_with("+search.") || f.starts_with("+search="));
    let class = source.file_stem().unwrap().to_string_lossy().into_owned();
    (needs <= feature && !bounded).then_some(CorpusProgram { source, class, flags })
}

fn collect(folder: &Path, into: &mut Vec<PathBuf>) {
    let Ok(entries) = fs::read_dir(folder) else { return };
    let mut paths: Vec<PathBuf> = entries.map(|e| e.unwrap().path()).collect();
    paths.sort();
    for path in paths {
        if path.is_dir() {
            collect(&path, into);
        } else if path.extension().is_some_and(|e| e == "java") {
            into.push(path);
        }
    }
}
