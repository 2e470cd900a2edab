//! The key of the compile cache: a hash over everything that can change what `javac` writes.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::time::UNIX_EPOCH;

use xxhash_rust::xxh3::Xxh3;

use crate::path::regular::read_regular;

/// How many folder entries are looked at per tree. Beyond that a tree cannot be stamped.
const MAX_ENTRIES: usize = 20_000;

/// Collects what a key depends on. Each part is hashed with its length, so parts cannot run together.
pub(super) struct Stamp {
    hash: Xxh3,
}

impl Stamp {
    pub(super) fn new() -> Stamp {
        Stamp { hash: Xxh3::new() }
    }

    pub(super) fn part(&mut self, bytes: &[u8]) {
        self.hash.update(&(bytes.len() as u64).to_le_bytes());
        self.hash.update(bytes);
    }

    pub(super) fn path(&mut self, path: &Path) {
        self.part(path.as_os_str().as_encoded_bytes());
    }

    /// Path and content of a file.
    pub(super) fn content(&mut self, file: &Path) -> io::Result<()> {
        self.path(file);
        self.part(&read_regular(file)?);
        Ok(())
    }

    /// Path, size and time of a file.
    pub(super) fn metadata(&mut self, file: &Path) {
        self.path(file);
        let Ok(metadata) = fs::metadata(file) else {
            return self.part(b"none");
        };
        let modified = metadata.modified().ok();
        let modified = modified.and_then(|it| it.duration_since(UNIX_EPOCH).ok());
        self.part(&metadata.len().to_le_bytes());
        self.part(&modified.map_or(0, |it| it.as_nanos()).to_le_bytes());
    }

    /// Path, size and time of every file with that extension under `root`. `None` if the tree is too
    /// large to look at.
    pub(super) fn tree(&mut self, root: &Path, extension: &str) -> Option<()> {
        let mut files: Vec<PathBuf> = Vec::new();
        let mut open = vec![root.to_path_buf()];
        let mut entries = 0;
        while let Some(folder) = open.pop() {
            for entry in fs::read_dir(&folder).into_iter().flatten().flatten() {
                entries += 1;
                if entries > MAX_ENTRIES {
                    return None;
                }
                let path = entry.path();
                // A linked folder is not entered: it may lead back up.
                if entry.file_type().is_ok_and(|it| it.is_dir()) {
                    open.push(path);
                } else if path.extension().is_some_and(|it| it == extension) {
                    files.push(path);
                }
            }
        }
        files.sort();
        self.path(root);
        files.iter().for_each(|file| self.metadata(file));
        Some(())
    }

    pub(super) fn key(&self) -> String {
        format!("{:032x}", self.hash.digest128())
    }
}
