//! Files of the host that a program has read: they must stay as they were while it is explored.

use std::collections::HashMap;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};

/// The sizes and times of files when they were first read, shared by all machines of one search.
#[derive(Clone, Debug, Default)]
pub struct FilesRead(Arc<Mutex<HashMap<PathBuf, (u64, i64)>>>);

impl FilesRead {
    /// Is the file as it was when it was first read, by its size and the nanosecond of its last change?
    pub fn is_unchanged(&self, path: &Path, size: u64, changed: i64) -> bool {
        let stamp = (size, changed);
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        match known.get(path) {
            Some(first) => *first == stamp,
            None => known.insert(path.to_path_buf(), stamp).is_none(),
        }
    }
}
