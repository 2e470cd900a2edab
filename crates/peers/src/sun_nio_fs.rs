//! Peers of `sun.nio.fs`: `java.nio.file` over the host's files, read-only.
//!
//! Paths come as addresses of zero-terminated bytes. A directory stream is a block of off-heap
//! memory with the sorted names and a cursor. What would change a file is not supported.

use std::ffi::OsStr;
use std::fs::Metadata;
use std::io::Error;
use std::os::unix::ffi::OsStrExt;
use std::os::unix::fs::MetadataExt;
use std::path::PathBuf;

use rjpf_state::Ref;
use rjpf_vm::peer::{native, out_of_memory};
use rjpf_vm::{Ctx, Exit, Peer, PeerResult, Value};

use crate::java_io_filedescriptor as files;
use crate::jdk_internal_misc_unsafe::{address, nothing};
use crate::jdk_internal_misc_unsafe_memory::{allocate, free};
use crate::jdk_internal_misc_vm::{no, zero};

pub(crate) const PEERS: &[Peer] = &[
    Peer::of(
        "sun/nio/fs/UnixNativeDispatcher",
        &[
            // No optional capability: no `openat` family, no extended attributes, no birth times.
            native("init()I", zero),
            native("fchmodatNoFollowSupported0()Z", no),
            native("getcwd()[B", working_folder),
            native("open0(JII)I", open),
            native("close0(I)V", close),
            native("close(I)V", close),
            native("read(IJI)I", read),
            native("read0(IJI)I", read),
            native("stat0(JLsun/nio/fs/UnixFileAttributes;)V", stat),
            native("stat0(JLsun/nio/fs/UnixFileAttributes;)I", stat_error),
            native("stat1(J)I", stat_mode),
            native("lstat0(JLsun/nio/fs/UnixFileAttributes;)V", stat_link),
            native("fstat(ILsun/nio/fs/UnixFileAttributes;)V", stat_open),
            native("fstat0(ILsun/nio/fs/UnixFileAttributes;)V", stat_open),
            native("access0(JI)V", access),
            native("access0(JI)I", access_error),
            native("exists0(J)Z", exists),
            native("realpath0(J)[B", real_path),
            native("readlink0(J)[B", read_link),
            native("opendir0(J)J", open_folder),
            native("readdir(J)[B", next_name),
            native("readdir0(J)[B", next_name),
            native("closedir(J)V", close_folder),
            native("strerror(I)[B", error_text),
        ],
    ),
    Peer::of(
        "sun/nio/fs/LinuxNativeDispatcher",
        &[native("init()V", nothing), native("posix_fadvise(IJJI)I", zero)],
    ),
];

const EACCES: i32 = 13;
const EIO: i32 = 5;
const ELOOP: i32 = 40;
const ENOTDIR: i32 = 20;
const EBADF: i32 = 9;

fn errno(error: &Error) -> i32 {
    error.raw_os_error().unwrap_or(EIO)
}

/// A `UnixException`, which the JDK turns into the right `IOException`.
fn unix_exception(ctx: &mut Ctx<'_>, errno: i32) -> Exit {
    let thread = ctx.thread;
    match ctx.vm.new_throwable("sun/nio/fs/UnixException", None, thread) {
        Ok(exception) => {
            ctx.put_field(exception, "errno", errno as u32);
            Exit::Throw(exception)
        }
        Err(exit) => exit,
    }
}

/// The zero-terminated bytes at an address.
fn path_bytes(ctx: &Ctx<'_>, i: usize) -> Result<Vec<u8>, Exit> {
    let mut bytes = Vec::new();
    let mut at = address(ctx, 0, ctx.long(i), 1)?;
    loop {
        match ctx.memory().bytes(0, at, 1)[0] {
            0 => return Ok(bytes),
            byte => bytes.push(byte),
        }
        at += 1;
    }
}

fn path(ctx: &Ctx<'_>, i: usize) -> Result<PathBuf, Exit> {
    Ok(files::host_path(ctx, &path_bytes(ctx, i)?))
}

fn working_folder(ctx: &mut Ctx<'_>) -> PeerResult {
    let folder = ctx.vm.environment.working_folder.clone();
    Ok(ctx.new_byte_array(folder.as_bytes())?.into())
}

fn open(ctx: &mut Ctx<'_>) -> PeerResult {
    const WRITE: i32 = 3;
    const CREATE: i32 = 0o100;
    const NO_FOLLOW: i32 = 0o400_000;
    const DIRECTORY: i32 = 0o200_000;
    let (name, flags) = (path_bytes(ctx, 0)?, ctx.int(1));
    let host = files::host_path(ctx, &name);
    if flags & (WRITE | CREATE) != 0 {
        return Err(files::write_unsupported(&host.to_string_lossy()));
    }
    let failure = match std::fs::File::open(&host) {
        Err(error) => Some(errno(&error)),
        Ok(_) if flags & NO_FOLLOW != 0 && host.is_symlink() => Some(ELOOP),
        Ok(_) if flags & DIRECTORY != 0 && !host.is_dir() => Some(ENOTDIR),
        Ok(_) => None,
    };
    match failure {
        Some(errno) => Err(unix_exception(ctx, errno)),
        None => Ok(files::open(ctx, &name)?.into()),
    }
}

fn close(ctx: &mut Ctx<'_>) -> PeerResult {
    let fd = ctx.int(0);
    files::close(ctx, fd);
    Ok(Value::Void)
}

fn read(ctx: &mut Ctx<'_>) -> PeerResult {
    let (fd, to, count) = (ctx.int(0), ctx.long(1), ctx.int(2));
    let bytes = files::read(ctx, fd, count as usize)?;
    let at = address(ctx, 0, to, bytes.len())?;
    ctx.memory_mut().bytes_mut(0, at, bytes.len()).copy_from_slice(&bytes);
    Ok((bytes.len() as i32).into())
}

/// Reading a file must not change what can be asked about it: the access time is the
/// modification time.
fn fill(ctx: &mut Ctx<'_>, into: Ref, m: &Metadata) {
    for (name, value) in
        [("st_mode", m.mode()), ("st_nlink", m.nlink() as u32), ("st_uid", m.uid()), ("st_gid", m.gid())]
    {
        ctx.put_field(into, name, value);
    }
    for (name, value) in [
        ("st_ino", m.ino() as i64),
        ("st_dev", m.dev() as i64),
        ("st_rdev", m.rdev() as i64),
        ("st_size", m.size() as i64),
        ("st_atime_sec", m.mtime()),
        ("st_atime_nsec", m.mtime_nsec()),
        ("st_mtime_sec", m.mtime()),
        ("st_mtime_nsec", m.mtime_nsec()),
        ("st_ctime_sec", m.ctime()),
        ("st_ctime_nsec", m.ctime_nsec()),
    ] {
        ctx.put_field2(into, name, value as u64);
    }
}

fn stat(ctx: &mut Ctx<'_>) -> PeerResult {
    match std::fs::metadata(path(ctx, 0)?) {
        Ok(metadata) => fill(ctx, ctx.non_null(1)?, &metadata),
        Err(error) => return Err(unix_exception(ctx, errno(&error))),
    }
    Ok(Value::Void)
}

/// Like `stat`, but the error is the result.
fn stat_error(ctx: &mut Ctx<'_>) -> PeerResult {
    match std::fs::metadata(path(ctx, 0)?) {
        Ok(metadata) => fill(ctx, ctx.non_null(1)?, &metadata),
        Err(error) => return Ok(errno(&error).into()),
    }
    Ok(0.into())
}

fn stat_mode(ctx: &mut Ctx<'_>) -> PeerResult {
    Ok(std::fs::metadata(path(ctx, 0)?).map_or(0, |m| m.mode()).into())
}

fn stat_link(ctx: &mut Ctx<'_>) -> PeerResult {
    match std::fs::symlink_metadata(path(ctx, 0)?) {
        Ok(metadata) => fill(ctx, ctx.non_null(1)?, &metadata),
        Err(error) => return Err(unix_exception(ctx, errno(&error))),
    }
    Ok(Value::Void)
}

fn stat_open(ctx: &mut Ctx<'_>) -> PeerResult {
    let Ok(path) = files::path_of(ctx, ctx.int(0)) else { return Err(unix_exception(ctx, EBADF)) };
    match std::fs::metadata(path) {
        Ok(metadata) => fill(ctx, ctx.non_null(1)?, &metadata),
        Err(error) => return Err(unix_exception(ctx, errno(&error))),
    }
    Ok(Value::Void)
}

/// Whether anybody has the permission: who runs the checker makes no difference.
fn access_errno(ctx: &Ctx<'_>) -> Result<i32, Exit> {
    let wanted = ctx.int(1) as u32;
    Ok(match std::fs::metadata(path(ctx, 0)?) {
        Err(error) => errno(&error),
        Ok(m) if wanted & (m.mode() | m.mode() >> 3 | m.mode() >> 6) & 7 == wanted => 0,
        Ok(_) => EACCES,
    })
}

fn access(ctx: &mut Ctx<'_>) -> PeerResult {
    match access_errno(ctx)? {
        0 => Ok(Value::Void),
        errno => Err(unix_exception(ctx, errno)),
    }
}

fn access_error(ctx: &mut Ctx<'_>) -> PeerResult {
    Ok(access_errno(ctx)?.into())
}

fn exists(ctx: &mut Ctx<'_>) -> PeerResult {
    Ok(path(ctx, 0)?.exists().into())
}

fn path_result(ctx: &mut Ctx<'_>, found: std::io::Result<PathBuf>) -> PeerResult {
    match found {
        Ok(path) => Ok(ctx.new_byte_array(path.as_os_str().as_bytes())?.into()),
        Err(error) => Err(unix_exception(ctx, errno(&error))),
    }
}

fn real_path(ctx: &mut Ctx<'_>) -> PeerResult {
    let found = path(ctx, 0)?.canonicalize();
    path_result(ctx, found)
}

fn read_link(ctx: &mut Ctx<'_>) -> PeerResult {
    let found = std::fs::read_link(path(ctx, 0)?);
    path_result(ctx, found)
}

/// Bytes of the cursor before the names of a directory stream. Names end with a zero each.
const CURSOR_BYTES: usize = 8;

fn open_folder(ctx: &mut Ctx<'_>) -> PeerResult {
    let names = std::fs::read_dir(path(ctx, 0)?)
        .and_then(|entries| entries.map(|e| e.map(|e| e.file_name())).collect::<Result<Vec<_>, _>>());
    let mut names = match names {
        Ok(names) => names,
        Err(error) => return Err(unix_exception(ctx, errno(&error))),
    };
    names.sort_unstable();
    let mut content = vec![0; CURSOR_BYTES];
    for name in &names {
        content.extend_from_slice(OsStr::as_bytes(name));
        content.push(0);
    }
    content.push(0);
    let block = allocate(ctx, content.len() as i64);
    if block == 0 {
        return Err(out_of_memory());
    }
    ctx.memory_mut().bytes_mut(0, block as usize, content.len()).copy_from_slice(&content);
    Ok(Value::Wide(block))
}

fn next_name(ctx: &mut Ctx<'_>) -> PeerResult {
    let block = (address(ctx, 0, ctx.long(0), CURSOR_BYTES)? / 4) as u32;
    let cursor = ctx.memory().get(block) as usize;
    let mut name = Vec::new();
    loop {
        match ctx.memory().bytes(block, CURSOR_BYTES + cursor + name.len(), 1)[0] {
            0 => break,
            byte => name.push(byte),
        }
    }
    if name.is_empty() {
        return Ok(0.into());
    }
    ctx.memory_mut().set(block, (cursor + name.len() + 1) as u32);
    Ok(ctx.new_byte_array(&name)?.into())
}

fn close_folder(ctx: &mut Ctx<'_>) -> PeerResult {
    let block = ctx.long(0) as u64;
    free(ctx, block)?;
    Ok(Value::Void)
}

fn error_text(ctx: &mut Ctx<'_>) -> PeerResult {
    let text = files::error_text(&Error::from_raw_os_error(ctx.int(0)));
    Ok(ctx.new_byte_array(text.as_bytes())?.into())
}
