//! Java's words about modules: `--module-path`, `-m`, `--add-opens` and the like.
//!
//! The launcher of the JDK turns them into system properties, which its module system reads at start-up; so do we. What is
//! left to do here is to find the classes: an entry of the module path is a place for classes as those of the class path are.

use std::path::{Path, PathBuf};

use rjpf_classes::path::read_regular;
use xxhash_rust::xxh3::Xxh3Default;

use crate::ToolError;
use crate::config::{Options, bytes};

const PATH: &str = "jdk.module.path";
const MAIN: &str = "jdk.module.main";

/// A word of Java's launcher, the property that it becomes, and whether each further one gets the next number.
struct ModuleWord {
    names: &'static [&'static str],
    property: &'static str,
    numbered: bool,
}

const WORDS: &[ModuleWord] = &[
    ModuleWord { names: &["--module-path", "-p"], property: PATH, numbered: false },
    ModuleWord { names: &["--module", "-m"], property: MAIN, numbered: false },
    ModuleWord { names: &["--add-opens"], property: "jdk.module.addopens", numbered: true },
    ModuleWord { names: &["--add-exports"], property: "jdk.module.addexports", numbered: true },
    ModuleWord { names: &["--add-reads"], property: "jdk.module.addreads", numbered: true },
    ModuleWord { names: &["--add-modules"], property: "jdk.module.addmods", numbered: true },
];

/// What a word of the launcher says: `key=value` of a property.
pub(crate) struct Said {
    pub(crate) property: String,
    /// It names the program: `module/class`.
    pub(crate) is_target: bool,
    /// The value was the next word.
    pub(crate) took_next: bool,
}

/// Reads a word about modules; `earlier` is how many of a numbered property there are already.
pub(crate) fn read(word: &str, next: Option<&str>, earlier: impl Fn(&str) -> usize) -> Option<Said> {
    let (name, joined) = match word.split_once('=') {
        Some((name, value)) if name.starts_with("--") => (name, Some(value)),
        _ => (word, None),
    };
    let known = WORDS.iter().find(|w| w.names.contains(&name))?;
    let value = joined.or(next)?;
    let number = if known.numbered { format!(".{}", earlier(known.property)) } else { String::new() };
    let is_target = known.property == MAIN;
    let value = if is_target { value.split('/').next().unwrap_or_default() } else { value };
    Some(Said { property: format!("{}{number}={value}", known.property), is_target, took_next: joined.is_none() })
}

fn property<'o>(options: &'o Options, key: &str) -> Option<&'o str> {
    options.properties.iter().rev().find(|(name, _)| name == key).map(|(_, value)| value.as_str())
}

/// The main class, if the program is named by its module: `-m module/class`.
pub(crate) fn main_class(options: &Options) -> Option<Result<String, ToolError>> {
    let module = property(options, MAIN)?;
    Some(match options.target.split_once('/') {
        Some((named, class)) if named == module => Ok(class.to_string()),
        _ => Err(ToolError::usage(format!("-m {module} names no class; write -m {module}/package.Main"))),
    })
}

/// Where the classes of the module path are: exploded modules and jars.
pub(crate) fn places(options: &Options) -> Vec<PathBuf> {
    let Some(path) = property(options, PATH) else { return Vec::new() };
    std::env::split_paths(&bytes::word(path)).flat_map(|entry| modules_in(&entry)).collect()
}

/// What the module system reads of the modules when it starts: their descriptors and packages. Empty if there are none.
/// Of a jar all of it counts.
pub(crate) fn digest(options: &Options) -> String {
    let places = places(options);
    if places.is_empty() {
        return String::new();
    }
    let mut hasher = Xxh3Default::new();
    for place in places {
        let name = place.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let said = if place.is_dir() { "module-info.class" } else { "" };
        let file = if said.is_empty() { place.clone() } else { place.join(said) };
        let content = read_regular(&file).unwrap_or_default();
        let packages = if place.is_dir() { packages(&place) } else { Vec::new() };
        for text in [name.as_bytes(), &content].into_iter().chain(packages.iter().map(|p| p.as_bytes())) {
            hasher.update(&(text.len() as u64).to_le_bytes());
            hasher.update(text);
        }
    }
    format!("{:032x}", hasher.digest128())
}

/// Folders below this one with files in them, sorted.
fn packages(module: &Path) -> Vec<String> {
    let (mut found, mut open) = (Vec::new(), vec![module.to_path_buf()]);
    while let Some(folder) = open.pop() {
        let mut has_files = false;
        for entry in std::fs::read_dir(&folder).into_iter().flatten().flatten() {
            match entry.path() {
                below if below.is_dir() => open.push(below),
                _ => has_files = true,
            }
        }
        if has_files {
            found.push(folder.strip_prefix(module).unwrap_or(&folder).to_string_lossy().into_owned());
        }
    }
    found.sort();
    found
}

fn modules_in(entry: &Path) -> Vec<PathBuf> {
    let is_module = |path: &Path| path.is_file() || path.join("module-info.class").is_file();
    if is_module(entry) {
        return vec![entry.to_path_buf()];
    }
    let below = std::fs::read_dir(entry).into_iter().flatten().flatten().map(|entry| entry.path());
    let is_jar = |path: &Path| path.extension().is_some_and(|extension| extension == "jar");
    let mut found: Vec<PathBuf> = below.filter(|path| is_jar(path) || path.is_dir() && is_module(path)).collect();
    found.sort();
    found
}
