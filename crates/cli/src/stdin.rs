//! The host's standard input, for programs that ask for it.
//!
//! No more is taken from it than is asked for, so that what is left is there for others, and nothing
//! is read before. What was read is remembered by [`rjpf_vm::Input`].

use std::fs::File;
use std::io::{self, Read};
use std::os::fd::{AsFd, AsRawFd};

use rjpf_vm::Supply;

use crate::timer;

pub(crate) struct Host {
    /// The same open file without the buffer of `std::io::Stdin`; `None` if there is none.
    file: Option<File>,
}

impl Host {
    pub(crate) fn new() -> Host {
        Host { file: io::stdin().as_fd().try_clone_to_owned().ok().map(File::from) }
    }
}

/// Waits until there is something to read, or until waiting makes no sense any more.
fn wait(file: &File) -> io::Result<()> {
    const LOOK_MILLIS: libc::c_int = 50;
    let mut asked = libc::pollfd { fd: file.as_raw_fd(), events: libc::POLLIN, revents: 0 };
    loop {
        // SAFETY: the call gets one entry and writes to nothing else.
        match unsafe { libc::poll(&mut asked, 1, LOOK_MILLIS) } {
            0 if timer::brake().pulled().is_some() => return Err(io::ErrorKind::TimedOut.into()),
            0 => {}
            -1 if io::Error::last_os_error().kind() == io::ErrorKind::Interrupted => {}
            // What cannot be asked is read.
            _ => return Ok(()),
        }
    }
}

impl Supply for Host {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        let Some(file) = &mut self.file else { return Ok(0) };
        loop {
            wait(file)?;
            match file.read(into) {
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                other => return other,
            }
        }
    }

    fn available(&mut self) -> io::Result<u64> {
        let Some(file) = &self.file else { return Ok(0) };
        let mut bytes: libc::c_int = 0;
        // SAFETY: the call writes one number to the place that it is given and touches nothing else.
        let answer = unsafe { libc::ioctl(file.as_raw_fd(), libc::FIONREAD, &mut bytes) };
        // What cannot tell (`/dev/null`) has nothing that is sure to be there.
        Ok(if answer == 0 { u64::try_from(bytes).unwrap_or(0) } else { 0 })
    }
}
