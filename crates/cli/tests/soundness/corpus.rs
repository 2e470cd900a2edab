//! The programs of the check corpus, with the flags their first comment block names.

use std::fs;
use std::path::PathBuf;

use crate::java::{CHECK_FOLDERS, class_name, java_files, releases, root};

pub(crate) struct CorpusProgram {
    pub(crate) source: PathBuf,
    pub(crate) class: String,
    pub(crate) flags: Vec<String>,
}

/// The programs that this release of Java can run, that one search covers, and that come out right.
pub(crate) fn programs(feature: u32) -> Vec<CorpusProgram> {
    let filter = std::env::var("RJPF_CHECKS").unwrap_or_default();
    let sources = CHECK_FOLDERS.iter().flat_map(|folder| java_files(&root().join("tests/java").join(folder)));
    let wanted = sources.filter(|s| s.display().to_string().contains(&filter));
    wanted.filter_map(|source| program(source, feature)).collect()
}

fn program(source: PathBuf, feature: u32) -> Option<CorpusProgram> {
    let text = fs::read_to_string(&source).unwrap();
    let directive = |key: &str| text.lines().find_map(|l| l.strip_prefix(key)).map(str::trim);
    let releases = releases(directive("//@ needs:").unwrap_or("")).unwrap();
    let flags: Vec<String> = directive("//@ flags:").unwrap_or("").split_whitespace().map(String::from).collect();
    // Sampling searches and bounds are what the program is about.
    let bounded = flags.iter().any(|f| f.starts_with("+search.") || f.starts_with("+search="));
    let class = class_name(&source, &text);
    let left_out = ["//@ known-wrong:", "//@ large:"].iter().any(|key| directive(key).is_some());
    (releases.contains(&feature) && !bounded && !left_out).then_some(CorpusProgram { source, class, flags })
}
