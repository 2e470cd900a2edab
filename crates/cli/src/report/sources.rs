//! Source lines for reports.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::path::PathBuf;

use rjpf_explore::report::Place;

/// A file and its lines.
type Source = (PathBuf, Vec<String>);

/// Source files, looked up once each.
pub(crate) struct Sources {
    roots: Vec<PathBuf>,
    files: RefCell<BTreeMap<String, Option<Source>>>,
}

impl Sources {
    pub(crate) fn new(roots: Vec<PathBuf>) -> Sources {
        Sources { roots, files: RefCell::default() }
    }

    /// Folders that are looked into.
    pub(crate) fn roots(&self) -> &[PathBuf] {
        &self.roots
    }

    /// The text of a line, trimmed.
    pub(crate) fn line(&self, place: &Place) -> Option<String> {
        let number = usize::from(place.line?);
        self.with(place.source.as_deref()?, |_, lines| lines.get(number.checked_sub(1)?).map(|l| l.trim().to_string()))?
    }

    /// All lines of a source.
    pub(crate) fn text(&self, source: &str) -> Option<Vec<String>> {
        self.with(source, |_, lines| lines.to_vec())
    }

    /// The file of a source.
    pub(crate) fn file(&self, source: &str) -> Option<PathBuf> {
        self.with(source, |file, _| file.clone())
    }

    fn with<T>(&self, source: &str, f: impl FnOnce(&PathBuf, &[String]) -> T) -> Option<T> {
        let mut files = self.files.borrow_mut();
        let entry = files.entry(source.to_string()).or_insert_with(|| read(&self.roots, source));
        entry.as_ref().map(|(file, lines)| f(file, lines))
    }
}

fn read(roots: &[PathBuf], source: &str) -> Option<Source> {
    // Sources of the unnamed package often lie in folders of their own; the name is all there is.
    roots.iter().map(|root| root.join(source)).find_map(|file| {
        let bytes = rjpf_classes::path::read_regular(&file).ok()?;
        let text = String::from_utf8_lossy(&bytes);
        Some((file, text.lines().map(|l| l.replace('\t', "    ")).collect()))
    })
}
