//! A file that several threads read at once, each at its own position.
//!
//! Jars are read through this and not mapped: a jar that is rebuilt during a long run then gives an
//! error, where a map would end the process with a bus error.

use std::fs::File;
use std::io::{self, Read, Seek, SeekFrom};
use std::sync::Arc;

const BUFFER: usize = 16 * 1024;

/// A position in a shared file, with a read buffer of its own. Clones share the open file only.
#[derive(Debug)]
pub(super) struct FileAt {
    file: Arc<File>,
    len: u64,
    position: u64,
    /// Bytes of the file from `buffer_start` on.
    buffer: Vec<u8>,
    buffer_start: u64,
}

impl FileAt {
    pub(super) fn new(file: File) -> io::Result<FileAt> {
        Ok(FileAt {
            len: file.metadata()?.len(),
            file: Arc::new(file),
            position: 0,
            buffer: Vec::new(),
            buffer_start: 0,
        })
    }

    fn buffered(&self) -> &[u8] {
        let skip = self.position.checked_sub(self.buffer_start);
        let skip = skip.and_then(|skip| usize::try_from(skip).ok());
        skip.and_then(|skip| self.buffer.get(skip..)).unwrap_or_default()
    }

    fn fill(&mut self) -> io::Result<()> {
        self.buffer.resize(BUFFER, 0);
        let read = read_at(&self.file, &mut self.buffer, self.position);
        self.buffer.truncate(*read.as_ref().unwrap_or(&0));
        self.buffer_start = self.position;
        read.map(|_| ())
    }
}

impl Clone for FileAt {
    fn clone(&self) -> FileAt {
        FileAt {
            file: Arc::clone(&self.file),
            len: self.len,
            position: self.position,
            buffer: Vec::new(),
            buffer_start: 0,
        }
    }
}

impl Read for FileAt {
    fn read(&mut self, out: &mut [u8]) -> io::Result<usize> {
        if self.buffered().is_empty() {
            self.fill()?;
        }
        let count = self.buffered().read(out)?;
        self.position += count as u64;
        Ok(count)
    }
}

impl Seek for FileAt {
    fn seek(&mut self, to: SeekFrom) -> io::Result<u64> {
        let target = match to {
            SeekFrom::Start(position) => Some(position),
            SeekFrom::Current(by) => self.position.checked_add_signed(by),
            SeekFrom::End(by) => self.len.checked_add_signed(by),
        };
        self.position = target.ok_or(io::ErrorKind::InvalidInput)?;
        Ok(self.position)
    }
}

#[cfg(unix)]
fn read_at(file: &File, buffer: &mut [u8], position: u64) -> io::Result<usize> {
    std::os::unix::fs::FileExt::read_at(file, buffer, position)
}

#[cfg(windows)]
fn read_at(file: &File, buffer: &mut [u8], position: u64) -> io::Result<usize> {
    std::os::windows::fs::FileExt::seek_read(file, buffer, position)
}
