//! Peers of `sun.nio.fs`: `java.nio.file` over the files of `files`.
//!
//! Paths come as addresses of zero-terminated bytes. A directory stream is a block of off-heap
//! memory with the sorted names and a cursor.

use std::os::unix::ffi::OsStrExt;
use std::path::PathBuf;

use rjpf_state::Ref;
use rjpf_vm::peer::{native, out_of_memory};
use rjpf_vm::{Ctx, Exit, Peer, PeerResult, Value};

use crate::files::{self, Answer, Attributes, Mode, Trouble};
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
            native("read(IJI)I", read),
            native("read0(IJI)I", read),
            native("write(IJI)I", write),
            native("write0(IJI)I", write),
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
            native("mkdir0(JI)V", create_folder),
            native("rmdir0(J)V", remove_folder),
            native("unlink0(J)V", remove_file),
            native("rename0(JJ)V", rename),
            native("link0(JJ)V", link),
            native("symlink0(JJ)V", symlink),
            native("chmod0(JI)V", chmod),
            native("fchmod(II)V", chmod_open),
            native("fchmod0(II)V", chmod_open),
            native("utimes0(JJJ)V", set_times),
            native("lutimes0(JJJ)V", set_times_of_link),
            native("futimes(IJJ)V", set_times_of_open),
            native("futimes0(IJJ)V", set_times_of_open),
            native("futimens(IJJ)V", set_nanos_of_open),
            native("futimens0(IJJ)V", set_nanos_of_open),
            native("utimensat0(IJJJI)V", set_nanos),
        ],
    ),
    Peer::of(
        "sun/nio/fs/LinuxNativeDispatcher",
        &[
            native("init()V", nothing),
            native("posix_fadvise(IJJI)I", zero),
            native("directCopy0(IIJ)I", direct_copy),
        ],
    ),
    Peer::of("sun/nio/fs/UnixCopyFile", &[native("transfer(IIJ)V", copy)]),
    Peer::of("sun/nio/fs/UnixFileSystem", &[native("bufferedCopy0(IIJIJ)V", copy)]),
];

const NANOS_PER_MICRO: i64 = 1_000;

/// An error of the operating system as a `UnixException`, which the JDK turns into the right `IOException`.
fn answered<T>(ctx: &mut Ctx<'_>, answer: Answer<T>) -> Result<T, Exit> {
    let errno = match answer {
        Ok(value) => return Ok(value),
        Err(Trouble::Exit(exit)) => return Err(exit),
        Err(Trouble::Errno(errno)) => errno,
    };
    let thread = ctx.thread;
    match ctx.new_throwable("sun/nio/fs/UnixException", None, thread) {
        Ok(exception) => {
            ctx.put_field(exception, "errno", errno as u32);
            Err(Exit::Throw(exception))
        }
        Err(exit) => Err(exit),
    }
}

/// The same where the number of the error is the result.
fn error_number<T>(answer: Answer<T>) -> PeerResult {
    match answer {
        Ok(_) => Ok(0.into()),
        Err(Trouble::Errno(errno)) => Ok(errno.into()),
        Err(Trouble::Exit(exit)) => Err(exit),
    }
}

fn done(ctx: &mut Ctx<'_>, answer: Answer<()>) -> PeerResult {
    answered(ctx, answer).map(Value::from)
}

/// The zero-terminated bytes at an address.
fn path(ctx: &Ctx<'_>, i: usize) -> Result<Vec<u8>, Exit> {
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

fn working_folder(ctx: &mut Ctx<'_>) -> PeerResult {
    let folder = ctx.environment().working_folder.clone();
    Ok(ctx.new_byte_array(folder.as_bytes())?.into())
}

fn open(ctx: &mut Ctx<'_>) -> PeerResult {
    let (name, flags, permissions) = (path(ctx, 0)?, ctx.int(1), ctx.int(2) as u32);
    let has = |flag: i32| flags & flag != 0;
    let access = flags & libc::O_ACCMODE;
    let mode = Mode {
        read: access != libc::O_WRONLY,
        write: access != libc::O_RDONLY,
        append: has(libc::O_APPEND),
        create: has(libc::O_CREAT),
        exclusive: has(libc::O_EXCL),
        truncate: has(libc::O_TRUNC),
        folder: has(libc::O_DIRECTORY),
        no_follow: has(libc::O_NOFOLLOW),
        files_only: false,
        permissions,
    };
    let opened = files::open(ctx, &name, mode);
    answered(ctx, opened).map(Value::from)
}

fn close(ctx: &mut Ctx<'_>) -> PeerResult {
    let fd = ctx.int(0);
    files::close(ctx, fd)?;
    Ok(Value::Void)
}

fn read(ctx: &mut Ctx<'_>) -> PeerResult {
    let (fd, to, count) = (ctx.int(0), ctx.long(1), ctx.int(2));
    let bytes = files::read(ctx, fd, count as usize);
    let bytes = answered(ctx, bytes)?;
    let at = address(ctx, 0, to, bytes.len())?;
    ctx.put_bytes(0, at, &bytes);
    Ok((bytes.len() as i32).into())
}

fn write(ctx: &mut Ctx<'_>) -> PeerResult {
    let (fd, count) = (ctx.int(0), ctx.int(2));
    let at = address(ctx, 0, ctx.long(1), count as usize)?;
    let bytes = ctx.copied_bytes(0, at, count as usize)?;
    let written = files::write(ctx, fd, &bytes);
    answered(ctx, written)?;
    Ok(count.into())
}

fn fill(ctx: &mut Ctx<'_>, into: Ref, found: &Attributes) {
    const NANOS: i64 = 1_000_000_000;
    for (name, value) in
        [("st_mode", found.mode), ("st_nlink", found.links), ("st_uid", found.user), ("st_gid", found.group)]
    {
        ctx.put_field(into, name, value);
    }
    let (seconds, nanos) = (found.modified.div_euclid(NANOS), found.modified.rem_euclid(NANOS));
    for (name, value) in [
        ("st_ino", found.number as i64),
        ("st_dev", found.device as i64),
        ("st_rdev", 0),
        ("st_size", found.size as i64),
        ("st_atime_sec", seconds),
        ("st_atime_nsec", nanos),
        ("st_mtime_sec", seconds),
        ("st_mtime_nsec", nanos),
        ("st_ctime_sec", seconds),
        ("st_ctime_nsec", nanos),
    ] {
        ctx.put_field2(into, name, value as u64);
    }
}

/// Asks, and fills the second argument with the answer.
fn filled(ctx: &mut Ctx<'_>, found: Answer<Attributes>) -> Answer<()> {
    let found = found?;
    let into = ctx.non_null(1)?;
    fill(ctx, into, &found);
    Ok(())
}

fn stat(ctx: &mut Ctx<'_>) -> PeerResult {
    let path = path(ctx, 0)?;
    let found = files::stat(ctx, &path, true);
    let filled = filled(ctx, found);
    done(ctx, filled)
}

fn stat_error(ctx: &mut Ctx<'_>) -> PeerResult {
    let path = path(ctx, 0)?;
    let found = files::stat(ctx, &path, true);
    error_number(filled(ctx, found))
}

fn stat_mode(ctx: &mut Ctx<'_>) -> PeerResult {
    let path = path(ctx, 0)?;
    match files::stat(ctx, &path, true) {
        Err(Trouble::Exit(exit)) => Err(exit),
        found => Ok(found.map_or(0, |found| found.mode).into()),
    }
}

fn stat_link(ctx: &mut Ctx<'_>) -> PeerResult {
    let path = path(ctx, 0)?;
    let found = files::stat(ctx, &path, false);
    let filled = filled(ctx, found);
    done(ctx, filled)
}

fn stat_open(ctx: &mut Ctx<'_>) -> PeerResult {
    let found = files::attributes_of_open(ctx, ctx.int(0));
    let filled = filled(ctx, found);
    done(ctx, filled)
}

fn allowed(ctx: &mut Ctx<'_>) -> Answer<()> {
    let (path, wanted) = (path(ctx, 0)?, ctx.int(1) as u32);
    files::allows(ctx, &path, wanted)
}

fn access(ctx: &mut Ctx<'_>) -> PeerResult {
    let allowed = allowed(ctx);
    done(ctx, allowed)
}

fn access_error(ctx: &mut Ctx<'_>) -> PeerResult {
    error_number(allowed(ctx))
}

fn exists(ctx: &mut Ctx<'_>) -> PeerResult {
    let path = path(ctx, 0)?;
    match files::stat(ctx, &path, true) {
        Err(Trouble::Exit(exit)) => Err(exit),
        found => Ok(found.is_ok().into()),
    }
}

fn path_result(ctx: &mut Ctx<'_>, found: Answer<PathBuf>) -> PeerResult {
    let path = answered(ctx, found)?;
    Ok(ctx.new_byte_array(path.as_os_str().as_bytes())?.into())
}

fn real_path(ctx: &mut Ctx<'_>) -> PeerResult {
    let path = path(ctx, 0)?;
    let found = files::real_path(ctx, &path);
    path_result(ctx, found)
}

fn read_link(ctx: &mut Ctx<'_>) -> PeerResult {
    let path = path(ctx, 0)?;
    let found = files::read_link(ctx, &path);
    path_result(ctx, found)
}

fn create_folder(ctx: &mut Ctx<'_>) -> PeerResult {
    let (path, mode) = (path(ctx, 0)?, ctx.int(1) as u32);
    let created = files::create_folder(ctx, &path, mode);
    done(ctx, created)
}

fn remove_folder(ctx: &mut Ctx<'_>) -> PeerResult {
    let path = path(ctx, 0)?;
    let removed = files::remove(ctx, &path, Some(true));
    done(ctx, removed)
}

fn remove_file(ctx: &mut Ctx<'_>) -> PeerResult {
    let path = path(ctx, 0)?;
    let removed = files::remove(ctx, &path, Some(false));
    done(ctx, removed)
}

fn rename(ctx: &mut Ctx<'_>) -> PeerResult {
    let (from, to) = (path(ctx, 0)?, path(ctx, 1)?);
    let renamed = files::rename(ctx, &from, &to);
    done(ctx, renamed)
}

fn link(ctx: &mut Ctx<'_>) -> PeerResult {
    let (old, new) = (path(ctx, 0)?, path(ctx, 1)?);
    let linked = files::link(ctx, &old, &new);
    done(ctx, linked)
}

fn symlink(ctx: &mut Ctx<'_>) -> PeerResult {
    let (target, path) = (path(ctx, 0)?, path(ctx, 1)?);
    let linked = files::symlink(ctx, &target, &path);
    done(ctx, linked)
}

fn chmod(ctx: &mut Ctx<'_>) -> PeerResult {
    let (path, mode) = (path(ctx, 0)?, ctx.int(1) as u32);
    let changed = files::chmod(ctx, &path, |_| mode);
    done(ctx, changed)
}

fn chmod_open(ctx: &mut Ctx<'_>) -> PeerResult {
    let (fd, mode) = (ctx.int(0), ctx.int(1) as u32);
    let changed = files::set_attributes_of_open(ctx, fd, None, Some(mode));
    done(ctx, changed)
}

fn set_times(ctx: &mut Ctx<'_>) -> PeerResult {
    let (path, micros) = (path(ctx, 0)?, ctx.long(2));
    let set = files::set_times(ctx, &path, true, micros.saturating_mul(NANOS_PER_MICRO));
    done(ctx, set)
}

fn set_times_of_link(ctx: &mut Ctx<'_>) -> PeerResult {
    let (path, micros) = (path(ctx, 0)?, ctx.long(2));
    let set = files::set_times(ctx, &path, false, micros.saturating_mul(NANOS_PER_MICRO));
    done(ctx, set)
}

fn set_times_of_open(ctx: &mut Ctx<'_>) -> PeerResult {
    let (fd, micros) = (ctx.int(0), ctx.long(2));
    let set = files::set_attributes_of_open(ctx, fd, Some(micros.saturating_mul(NANOS_PER_MICRO)), None);
    done(ctx, set)
}

fn set_nanos_of_open(ctx: &mut Ctx<'_>) -> PeerResult {
    let (fd, nanos) = (ctx.int(0), ctx.long(2));
    let set = files::set_attributes_of_open(ctx, fd, Some(nanos), None);
    done(ctx, set)
}

/// Folder descriptors are not used: no capability says that they could be.
fn set_nanos(ctx: &mut Ctx<'_>) -> PeerResult {
    const NO_FOLLOW: i32 = 0x100;
    let (path, nanos, flags) = (path(ctx, 1)?, ctx.long(3), ctx.int(4));
    let set = files::set_times(ctx, &path, flags & NO_FOLLOW == 0, nanos);
    done(ctx, set)
}

/// `transfer(dst, src, ...)` and `bufferedCopy0(dst, src, ...)`: all that is left.
fn copy(ctx: &mut Ctx<'_>) -> PeerResult {
    let (to, from) = (ctx.int(0), ctx.int(1));
    let copied = files::copy(ctx, from, to);
    done(ctx, copied)
}

fn direct_copy(ctx: &mut Ctx<'_>) -> PeerResult {
    copy(ctx)?;
    Ok(0.into())
}

/// Bytes of the cursor before the names of a directory stream. Names end with a zero each.
const CURSOR_BYTES: usize = 8;

fn open_folder(ctx: &mut Ctx<'_>) -> PeerResult {
    let folder = path(ctx, 0)?;
    let names = files::list(ctx, &folder);
    let names = answered(ctx, names)?;
    let mut content = vec![0; CURSOR_BYTES];
    for name in &names {
        content.extend_from_slice(name);
        content.push(0);
    }
    content.push(0);
    let block = allocate(ctx, content.len() as i64);
    if block == 0 {
        return Err(out_of_memory());
    }
    ctx.put_bytes(0, block as usize, &content);
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
    ctx.put_words(block, &[(cursor + name.len() + 1) as u32]);
    Ok(ctx.new_byte_array(&name)?.into())
}

fn close_folder(ctx: &mut Ctx<'_>) -> PeerResult {
    let block = ctx.long(0) as u64;
    free(ctx, block)?;
    Ok(Value::Void)
}

fn error_text(ctx: &mut Ctx<'_>) -> PeerResult {
    let text = files::error_text(ctx.int(0));
    Ok(ctx.new_byte_array(text.as_bytes())?.into())
}
