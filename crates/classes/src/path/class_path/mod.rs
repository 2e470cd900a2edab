//! The class path: folders and jars, searched in order.
//!
//! Built once and then only read, so that worker threads can share it. Jars are opened (and a broken
//! one reported) when the class path is built; folders are looked into at each lookup.

mod file_at;
mod jar;
mod parse;

use std::collections::BTreeMap;
use std::ffi::{OsStr, OsString};
use std::fs;
use std::path::{Component, Path, PathBuf};

pub use jar::Jar;
use rjpf_classfile::mutf8;

use super::manifest::Manifest;

/// The largest resource that is read: 256 MB. No class file comes near; a zip bomb goes beyond.
const MAX_RESOURCE: u64 = 256 << 20;
/// How deep folders are listed; stops at loops of links.
const MAX_DEPTH: usize = 64;

/// Why the class path could not be built, or a resource of it not be read.
#[derive(Debug, thiserror::Error)]
pub enum ClassPathError {
    #[error("cannot read {}: {source}", .path.display())]
    Io { path: PathBuf, source: std::io::Error },
    #[error("cannot read the jar {}: {reason}", .jar.display())]
    BrokenJar { jar: PathBuf, reason: String },
    #[error("{origin} is over {} MB", MAX_RESOURCE >> 20)]
    TooBig { origin: String },
}

/// One element of the class path.
#[derive(Debug)]
pub enum Entry {
    Folder(PathBuf),
    Jar(Jar),
    /// Not there. The JDK says nothing about these; we keep them so that a warning can.
    Missing {
        path: PathBuf,
        /// The jar whose `Class-Path` names it; often stale, so less worth a warning.
        named_by: Option<PathBuf>,
    },
}

impl Entry {
    pub fn path(&self) -> &Path {
        match self {
            Entry::Folder(path) | Entry::Missing { path, .. } => path,
            Entry::Jar(jar) => jar.path(),
        }
    }
}

/// A resource that was found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Found {
    pub bytes: Vec<u8>,
    /// Which entry of the class path it is from.
    pub entry_index: usize,
    /// For messages: the file, or `jar!/entry`.
    pub origin: String,
}

/// Folders and jars in search order.
#[derive(Debug, Default)]
pub struct ClassPath {
    entries: Vec<Entry>,
}

impl ClassPath {
    /// Reads a class path as `java -cp` takes it: elements separated by `:` (`;` on Windows), an
    /// empty element is the working folder, `folder/*` is every jar in the folder. Jars named by a
    /// jar's `Class-Path` follow it. `jdk_feature` decides between the versions of multi-release jars.
    pub fn parse(spec: impl AsRef<OsStr>, jdk_feature: u32) -> Result<ClassPath, ClassPathError> {
        Self::from_entries(parse::elements(spec.as_ref()), jdk_feature)
    }

    /// A class path of these folders and jars (no wildcards), and what the jars' `Class-Path` names.
    pub fn from_entries(
        paths: impl IntoIterator<Item = PathBuf>,
        jdk_feature: u32,
    ) -> Result<ClassPath, ClassPathError> {
        let entries = parse::open_all(paths, jdk_feature)?;
        Ok(ClassPath { entries })
    }

    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// The entries that are not there.
    pub fn missing(&self) -> impl Iterator<Item = &Entry> {
        let all = self.entries.iter();
        all.filter(|entry| matches!(entry, Entry::Missing { .. }))
    }

    /// The class path as one word for another Java tool, without the missing entries.
    pub fn to_spec(&self) -> OsString {
        let separator = if cfg!(windows) { ";" } else { ":" };
        let there = self.entries.iter().filter(|entry| !matches!(entry, Entry::Missing { .. }));
        let paths: Vec<&OsStr> = there.map(|entry| entry.path().as_os_str()).collect();
        paths.join(OsStr::new(separator))
    }

    /// The first resource of that name, e.g. `org/example/Main.class`.
    pub fn find(&self, resource: &str) -> Result<Option<Found>, ClassPathError> {
        for entry_index in 0..self.entries.len() {
            if let Some(found) = self.find_in(entry_index, resource)? {
                return Ok(Some(found));
            }
        }
        Ok(None)
    }

    /// All resources of that name, in class-path order.
    pub fn find_all(&self, resource: &str) -> Result<Vec<Found>, ClassPathError> {
        let entries = 0..self.entries.len();
        entries.filter_map(|index| self.find_in(index, resource).transpose()).collect()
    }

    /// A class by internal name (`org/example/Main`, modified UTF-8).
    pub fn find_class(&self, internal_name: &[u8]) -> Result<Option<Found>, ClassPathError> {
        // File names are real UTF-8, which differs for characters outside the basic plane.
        let units: Vec<u16> = match mutf8::try_decode(internal_name) {
            Some(units) => units,
            None => return Ok(None),
        };
        match String::from_utf16(&units) {
            Ok(name) => self.find(&(name + ".class")),
            Err(_) => Ok(None), // a lone surrogate is in no file name
        }
    }

    /// A resource of one entry.
    pub fn find_in(&self, entry_index: usize, resource: &str) -> Result<Option<Found>, ClassPathError> {
        let found = match self.entries.get(entry_index) {
            Some(Entry::Folder(folder)) => read_in_folder(folder, resource)?,
            Some(Entry::Jar(jar)) => jar.find(resource)?,
            Some(Entry::Missing { .. }) | None => None,
        };
        Ok(found.map(|(bytes, origin)| Found { bytes, entry_index, origin }))
    }

    /// The internal names of all classes with the entry each would be loaded from, sorted.
    pub fn classes(&self) -> Result<Vec<(String, usize)>, ClassPathError> {
        let mut classes = BTreeMap::new();
        for (index, entry) in self.entries.iter().enumerate() {
            let mut add = |name: &str| {
                if let Some(class) = class_of_file(name) {
                    classes.entry(class.to_string()).or_insert(index);
                }
            };
            match entry {
                Entry::Folder(folder) => list_folder(folder, &mut add)?,
                Entry::Jar(jar) => jar.names().for_each(add),
                Entry::Missing { .. } => {}
            }
        }
        Ok(classes.into_iter().collect())
    }

    /// The main attributes of an entry's manifest, empty if it has none.
    pub fn manifest(&self, entry_index: usize) -> Result<Manifest, ClassPathError> {
        match self.entries.get(entry_index) {
            Some(Entry::Jar(jar)) => Ok(jar.manifest().clone()),
            _ => {
                let found = self.find_in(entry_index, "META-INF/MANIFEST.MF")?;
                Ok(found.map(|found| Manifest::parse(&found.bytes)).unwrap_or_default())
            }
        }
    }
}

fn class_of_file(name: &str) -> Option<&str> {
    let class = name.strip_suffix(".class")?;
    let is_class = !class.starts_with("META-INF/") && class != "module-info";
    is_class.then_some(class)
}

fn read_in_folder(folder: &Path, resource: &str) -> Result<Option<(Vec<u8>, String)>, ClassPathError> {
    let relative = Path::new(resource);
    if resource.is_empty() || !relative.components().all(|it| matches!(it, Component::Normal(_))) {
        return Ok(None); // `..` and absolute names never leave the folder
    }
    let path = folder.join(relative);
    // A class is a regular file; one that is not there is the usual case and no error.
    let size = match fs::metadata(&path) {
        Ok(metadata) if metadata.is_file() => metadata.len(),
        _ => return Ok(None),
    };
    let origin = path.display().to_string();
    if size > MAX_RESOURCE {
        return Err(ClassPathError::TooBig { origin });
    }
    match fs::read(&path) {
        Ok(bytes) => Ok(Some((bytes, origin))),
        Err(source) => Err(ClassPathError::Io { path, source }),
    }
}

/// Calls `add` with every file under `root`, as a `/`-separated path from there.
fn list_folder(root: &Path, add: &mut impl FnMut(&str)) -> Result<(), ClassPathError> {
    let mut open = vec![(root.to_path_buf(), String::new(), 0)];
    while let Some((folder, prefix, depth)) = open.pop() {
        let entries = fs::read_dir(&folder).map_err(|source| ClassPathError::Io { path: folder.clone(), source })?;
        for entry in entries.flatten() {
            let path = entry.path();
            let name = format!("{prefix}{}", entry.file_name().to_string_lossy());
            if !path.is_dir() {
                add(&name);
            } else if depth < MAX_DEPTH {
                open.push((path, name + "/", depth + 1));
            }
        }
    }
    Ok(())
}
