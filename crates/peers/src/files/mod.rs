//! The files that a program sees: the host's, read-only, under a layer that is part of the state.
//!
//! What the program creates, writes, renames or deletes is in the layer (`layer.rs`) and backtracks; nothing
//! of it reaches the disk. A path is looked up in the layer first (`walk.rs`), which may hide what the
//! host has. Open files are entries of a table (`open.rs`), changes of names are in `change.rs`, and what is
//! taken from the host in `host.rs`. What threads could notice of each other is said to the reduction
//! (`Touched`): each operation gathers what it touches, asks once, and then acts.

mod attributes;
mod change;
mod flush;
mod host;
mod layer;
mod open;
mod walk;

use rjpf_vm::{Ctx, Exit, Outside, OutsideTouch};

pub(crate) use attributes::{Attributes, allows, attributes_of_open, chmod, set_attributes_of_open, set_times, stat};
pub(crate) use change::{create_file, create_folder, link, remove, rename, symlink};
pub use flush::{Change, apply, changes};
pub(crate) use host::{RANDOM, error_text, is_sink};
pub(crate) use layer::Kind;
pub(crate) use open::{
    Mode, STDERR, STDIN, add_socket, append_mode, available, close, copy, length, open, position, read, read_at, seek,
    skip, socket_at, sockets, truncate, write, write_at,
};
pub(crate) use walk::{list, read_link, real_path, real_path_as_far_as_there};

/// Why an operation on files did not succeed.
#[derive(Debug)]
pub(crate) enum Trouble {
    /// The operating system would say so.
    Errno(i32),
    Exit(Exit),
}

pub(crate) type Answer<T> = Result<T, Trouble>;

impl From<Exit> for Trouble {
    fn from(exit: Exit) -> Trouble {
        Trouble::Exit(exit)
    }
}

impl From<std::io::Error> for Trouble {
    fn from(error: std::io::Error) -> Trouble {
        Trouble::Errno(error.raw_os_error().unwrap_or(libc::EIO))
    }
}

/// What an operation is about to read and write.
#[derive(Default)]
pub(crate) struct Touched(Vec<OutsideTouch>);

impl Touched {
    fn add(&mut self, of: Outside, kind: u8, name: &[u8], write: bool) {
        self.0.push(OutsideTouch::new(of, &named(kind, name), write));
    }

    /// What a path leads to.
    fn name(&mut self, path: &std::path::Path, write: bool) {
        self.add(Outside::FileName, b'n', bytes_of(path), write);
    }

    /// One name of a folder comes or goes. That commutes with others that come and go, so it is taken for a read,
    /// and whoever looks at all names for a write.
    fn one_of_names(&mut self, folder: &std::path::Path) {
        self.add(Outside::FileName, b'd', bytes_of(folder), false);
    }

    /// All names in a folder are looked at, or go elsewhere.
    fn all_names(&mut self, folder: &std::path::Path) {
        self.add(Outside::FileName, b'd', bytes_of(folder), true);
    }

    /// Bytes and attributes of the file with this number.
    fn content(&mut self, number: u64, write: bool) {
        self.add(Outside::FileContent, b'c', &number.to_le_bytes(), write);
    }

    /// Where an open file stands.
    fn position(&mut self, fd: i32, write: bool) {
        self.add(Outside::FileContent, b'p', &fd.to_le_bytes(), write);
    }

    /// Others may run before all this happens.
    fn ask(&self, ctx: &mut Ctx<'_>) -> Result<(), Exit> {
        ctx.before_touching(&self.0)
    }
}

fn named(kind: u8, name: &[u8]) -> Vec<u8> {
    [&[kind], name].concat()
}

fn bytes_of(path: &std::path::Path) -> &[u8] {
    std::os::unix::ffi::OsStrExt::as_bytes(path.as_os_str())
}
