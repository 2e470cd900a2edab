//! Reading files that have an end: pipes and devices may have none.

use std::fs::{self, File};
use std::io;
use std::path::Path;

/// Opens a regular file.
pub fn open_regular(path: &Path) -> io::Result<File> {
    is_regular(path)?;
    File::open(path)
}

/// The content of a regular file.
pub fn read_regular(path: &Path) -> io::Result<Vec<u8>> {
    is_regular(path)?;
    fs::read(path)
}

/// Opening a pipe waits for somebody to write to it, so this is asked before.
fn is_regular(path: &Path) -> io::Result<()> {
    let there = fs::metadata(path)?;
    if there.is_dir() {
        return Err(io::ErrorKind::IsADirectory.into());
    }
    match there.is_file() {
        true => Ok(()),
        false => Err(io::Error::new(io::ErrorKind::InvalidInput, "it is no regular file")),
    }
}
