//! From a class-path string to opened entries: separators, wildcards, `Class-Path` of manifests.

use std::collections::HashSet;
use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};

use super::{ClassPathError, Entry, Jar};

/// The elements of a class-path string, wildcards expanded.
pub(super) fn elements(spec: &OsStr) -> Vec<PathBuf> {
    let mut elements = Vec::new();
    for element in std::env::split_paths(spec) {
        match element.file_name() {
            _ if element.as_os_str().is_empty() => elements.push(PathBuf::from(".")),
            Some(name) if name == "*" => elements.extend(jars_in(element.parent())),
            _ => elements.push(element),
        }
    }
    elements
}

/// The jars of a folder by name (the JDK leaves the order open; we want the same one every time).
fn jars_in(folder: Option<&Path>) -> Vec<PathBuf> {
    let folder = match folder {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        _ => Path::new("."),
    };
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let mut jars: Vec<PathBuf> = entries.map(|entry| entry.path()).filter(|path| is_jar(path)).collect();
    jars.sort();
    jars
}

fn is_jar(path: &Path) -> bool {
    let jar = path.extension().is_some_and(|it| it == "jar" || it == "JAR");
    jar && path.is_file()
}

/// Opens each path, and behind each jar what its `Class-Path` names; no path twice.
pub(super) fn open_all(
    paths: impl IntoIterator<Item = PathBuf>,
    jdk_feature: u32,
) -> Result<Vec<Entry>, ClassPathError> {
    let mut entries = Vec::new();
    let mut seen = HashSet::new();
    let named = paths.into_iter().map(|path| (path, None));
    let mut waiting: Vec<(PathBuf, Option<PathBuf>)> = named.collect();
    waiting.reverse();
    while let Some((path, named_by)) = waiting.pop() {
        let identity = fs::canonicalize(&path).unwrap_or_else(|_| path.clone());
        if !seen.insert(identity) {
            continue;
        }
        let entry = open(path, named_by, jdk_feature)?;
        if let Entry::Jar(jar) = &entry {
            let named = jar.manifest().class_path().filter_map(|url| resolve(jar.path(), url));
            let from = waiting.len();
            waiting.extend(named.map(|path| (path, Some(jar.path().to_path_buf()))));
            waiting[from..].reverse();
        }
        entries.push(entry);
    }
    Ok(entries)
}

fn open(path: PathBuf, named_by: Option<PathBuf>, jdk_feature: u32) -> Result<Entry, ClassPathError> {
    match fs::metadata(&path) {
        Ok(metadata) if metadata.is_dir() => Ok(Entry::Folder(path)),
        Ok(_) => Jar::open(&path, jdk_feature).map(Entry::Jar),
        Err(error) if error.kind() == std::io::ErrorKind::PermissionDenied => {
            Err(ClassPathError::Io { path, source: error })
        }
        Err(_) => Ok(Entry::Missing { path, named_by }),
    }
}

/// A `Class-Path` element: a URL relative to the jar, or an absolute `file:` one. Others (`http:`)
/// the JDK does not load from a manifest either.
fn resolve(jar: &Path, url: &str) -> Option<PathBuf> {
    let url = match url.split_once(':') {
        Some((scheme, rest)) if scheme.eq_ignore_ascii_case("file") => rest.strip_prefix("//").unwrap_or(rest),
        Some(_) => return None,
        None => url,
    };
    let folder = jar.parent().unwrap_or(Path::new(""));
    Some(folder.join(percent_decoded(url)))
}

fn percent_decoded(url: &str) -> String {
    let mut bytes = Vec::with_capacity(url.len());
    let mut rest = url.as_bytes();
    while let Some((&first, tail)) = rest.split_first() {
        let hex = tail.get(..2).and_then(|hex| std::str::from_utf8(hex).ok());
        let code = hex.and_then(|hex| u8::from_str_radix(hex, 16).ok());
        match (first, code) {
            (b'%', Some(code)) => {
                bytes.push(code);
                rest = &tail[2..];
            }
            _ => {
                bytes.push(first);
                rest = tail;
            }
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn urls_are_resolved_against_the_jar() {
        let resolved = |url| resolve(Path::new("/lib/app.jar"), url);
        assert_eq!(resolved("a%20b.jar"), Some("/lib/a b.jar".into()));
        assert_eq!(resolved("x/"), Some("/lib/x/".into()));
        assert_eq!(resolved("file:///opt/c.jar"), Some("/opt/c.jar".into()));
        assert_eq!(resolved("http://example.org/c.jar"), None);
        assert_eq!(resolved("50%.jar"), Some("/lib/50%.jar".into()));
    }

    #[test]
    fn an_empty_element_is_the_working_folder() {
        assert_eq!(elements(OsStr::new("")), [PathBuf::from(".")]);
    }

    #[cfg(unix)]
    #[test]
    fn elements_are_separated_by_colons() {
        let expected = ["a", ".", "b.jar"].map(PathBuf::from);
        assert_eq!(elements(OsStr::new("a::b.jar")), expected);
    }
}
