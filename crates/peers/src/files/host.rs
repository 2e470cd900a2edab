//! What is taken from the host: only what the program may read, and only while it stays as it was.

use std::fs::File;
use std::io::{Read, Seek, SeekFrom};
use std::os::unix::fs::MetadataExt;
use std::path::{Path, PathBuf};

use rjpf_vm::peer::{throw, unsupported};
use rjpf_vm::{Ctx, Exit};

/// The system's sources of randomness, which are a function of the seed here.
pub(crate) const RANDOM: [&str; 2] = ["/dev/random", "/dev/urandom"];

/// What describes the host and not the program's inputs. Libraries look here for hints and do without; to them
/// there is nothing, as on systems that do not have these.
const ABOUT_THE_HOST: [&str; 6] =
    ["/proc", "/sys", "/etc/os-release", "/usr/lib/os-release", "/etc/resolv.conf", "/etc/hosts"];

/// Does the program see nothing at this path, whatever the host has there?
pub(super) fn is_hidden(ctx: &Ctx<'_>, path: &Path) -> bool {
    let Some(allowed) = &ctx.environment().readable else { return false };
    ABOUT_THE_HOST.iter().any(|hidden| Path::new(hidden) == path) && !allowed.iter().any(|a| a.starts_with(path))
}

/// What is written here is gone: sources of randomness are not stirred, which no program can tell.
pub(crate) fn is_sink(path: &Path) -> bool {
    RANDOM.iter().any(|r| Path::new(r) == path) || path == Path::new("/dev/null")
}

/// A path as the program means it: relative ones start in the working folder.
pub(crate) fn host_path(ctx: &Ctx<'_>, path: &[u8]) -> PathBuf {
    // Whoever names a file of the host is about to look at it.
    ctx.rely_on_outside();
    Path::new(&ctx.environment().working_folder).join(super::layer::path_of(path))
}

/// May the program open this path for reading? Files whose content is not fixed are no inputs that a path
/// could be repeated with, and opening a pipe may take for ever; files outside the folders that were
/// allowed are nobody's business. What is not there, or not for this user, is for the host to say.
pub(super) fn may_read(ctx: &Ctx<'_>, path: &Path) -> Result<(), Exit> {
    if is_sink(path) {
        return Ok(());
    }
    let Ok(real) = path.canonicalize() else { return Ok(()) };
    let allowed = &ctx.environment().readable;
    if allowed.as_ref().is_some_and(|folders| !folders.iter().any(|folder| real.starts_with(folder))) {
        let way_out = "+fs.allow=FOLDER names a further folder that the program may read";
        return Err(unsupported(format!("reading {}; {way_out}", path.display())));
    }
    let of_the_kernel = real.starts_with("/proc") || real.starts_with("/sys");
    let special = !(real.is_file() || real.is_dir());
    if of_the_kernel || special {
        return Err(unsupported(format!("reading {}, whose content is not fixed", path.display())));
    }
    Ok(())
}

/// Reads from a file of the host, which must be as it was when it was first read.
pub(super) fn read(ctx: &Ctx<'_>, path: &Path, at: u64, count: usize) -> Result<Vec<u8>, Exit> {
    ctx.rely_on_outside();
    let size = std::fs::metadata(path).map_or(0, |metadata| metadata.len());
    ctx.expect_bytes(count.min(size.saturating_sub(at) as usize))?;
    let bytes = File::open(path).and_then(|mut file| {
        let metadata = file.metadata()?;
        let changed = metadata.mtime() * 1_000_000_000 + metadata.mtime_nsec();
        let room = metadata.len().saturating_sub(at);
        file.seek(SeekFrom::Start(at))?;
        let mut bytes = Vec::with_capacity(count.min(room as usize));
        file.take(count as u64).read_to_end(&mut bytes)?;
        Ok((metadata.len(), changed, bytes))
    });
    let (size, changed, bytes) = bytes.map_err(|e| io_exception(&e))?;
    // A single run takes files as they come.
    if !ctx.environment().ticking && !ctx.environment().files_read.is_unchanged(path, size, changed) {
        let why = "it was read before and has changed since, so that no path can be repeated";
        return Err(unsupported(format!("reading {}: {why}; start again", path.display())));
    }
    Ok(bytes)
}

/// The operating system's text for an error, as Java's messages have it.
pub(crate) fn error_text(errno: i32) -> String {
    let text = std::io::Error::from_raw_os_error(errno).to_string();
    text.split(" (os error").next().unwrap_or_default().to_string()
}

pub(super) fn io_exception(error: &std::io::Error) -> Exit {
    throw("java/io/IOException", error_text(error.raw_os_error().unwrap_or(libc::EIO)))
}
