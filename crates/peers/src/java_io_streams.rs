//! Peers of `java.io.FileInputStream`, `FileOutputStream`, `RandomAccessFile` and `Console`.
//!
//! Standard output and error go to the machine's output; a file can be read but not written.

use rjpf_state::Ref;
use rjpf_vm::peer::{native, throw};
use rjpf_vm::{Ctx, Exit, Peer, PeerResult, Value};

use crate::java_io_filedescriptor as files;
use crate::jdk_internal_misc_unsafe::nothing;
use crate::jdk_internal_misc_vm::{no, zero};

pub(crate) const PEERS: &[Peer] = &[
    Peer::of(
        "java/io/FileInputStream",
        &[
            native("initIDs()V", nothing),
            native("open0(Ljava/lang/String;)V", open_input),
            native("read0()I", read_one),
            native("readBytes([BII)I", read_bytes),
            native("length0()J", length),
            native("position0()J", position),
            native("skip0(J)J", skip),
            native("available0()I", available),
            native("isRegularFile0(Ljava/io/FileDescriptor;)Z", is_regular_file),
        ],
    ),
    Peer::of(
        "java/io/FileOutputStream",
        &[
            native("initIDs()V", nothing),
            native("open0(Ljava/lang/String;Z)V", open_output),
            native("write(IZ)V", write_one),
            native("writeBytes([BIIZ)V", write_bytes),
        ],
    ),
    Peer::of(
        "java/io/RandomAccessFile",
        &[
            native("initIDs()V", nothing),
            native("open0(Ljava/lang/String;I)V", open_random),
            native("read0()I", read_one),
            native("readBytes([BII)I", read_bytes),
            native("readBytes0([BII)I", read_bytes),
            native("getFilePointer()J", position),
            native("seek0(J)V", seek),
            native("length()J", length),
            native("length0()J", length),
        ],
    ),
    Peer::of(
        "java/io/Console",
        &[
            native("istty()Z", no),
            native("ttyStatus()I", zero),
            native("encoding()Ljava/lang/String;", no_encoding),
            native("echo(Z)Z", no),
        ],
    ),
    Peer::of("jdk/internal/io/JdkConsoleImpl", &[native("echo(Z)Z", no)]),
];

fn open_input(ctx: &mut Ctx<'_>) -> PeerResult {
    let name = ctx.non_null(0)?;
    open(ctx, name)
}

/// Opens a file for reading and puts its number into the stream's descriptor.
fn open(ctx: &mut Ctx<'_>, name: Ref) -> PeerResult {
    let text = ctx.string(name);
    let path = files::host_path(ctx, text.as_bytes());
    let failure = match std::fs::File::open(&path) {
        _ if text.is_empty() => Some("No such file or directory".to_string()),
        Ok(_) if path.is_dir() => Some("Is a directory".to_string()),
        Ok(_) => None,
        Err(error) => Some(files::error_text(&error)),
    };
    if let Some(reason) = failure {
        return Err(throw("java/io/FileNotFoundException", format!("{text} ({reason})")));
    }
    let fd = files::open(ctx, text.as_bytes())?;
    let descriptor = ctx.get_field(ctx.this(), "fd");
    ctx.put_field(descriptor, "fd", fd as u32);
    Ok(Value::Void)
}

fn open_output(ctx: &mut Ctx<'_>) -> PeerResult {
    let name = ctx.non_null(0)?;
    open_for_writing(ctx, name)
}

/// What fails on the host fails as it does there; other files than sinks are not supported.
fn open_for_writing(ctx: &mut Ctx<'_>, name: Ref) -> PeerResult {
    let text = ctx.string(name);
    let path = files::host_path(ctx, text.as_bytes());
    if files::is_sink(&path) {
        return open(ctx, name);
    }
    let reason = match files::parent_error(&path) {
        _ if text.is_empty() => Some("No such file or directory".to_string()),
        _ if path.is_dir() => Some("Is a directory".to_string()),
        error => error.map(|e| files::error_text(&e)),
    };
    Err(match reason {
        Some(reason) => throw("java/io/FileNotFoundException", format!("{text} ({reason})")),
        None => files::write_unsupported(&text),
    })
}

fn open_random(ctx: &mut Ctx<'_>) -> PeerResult {
    const READ_ONLY: i32 = 1;
    let name = ctx.non_null(0)?;
    if ctx.int(1) & READ_ONLY == 0 {
        return open_for_writing(ctx, name);
    }
    open(ctx, name)
}

fn this_fd(ctx: &Ctx<'_>) -> Result<i32, Exit> {
    files::fd_of_stream(ctx, ctx.this())
}

fn read_one(ctx: &mut Ctx<'_>) -> PeerResult {
    let fd = this_fd(ctx)?;
    let bytes = files::read(ctx, fd, 1)?;
    Ok(bytes.first().map_or(-1, |&b| i32::from(b)).into())
}

fn read_bytes(ctx: &mut Ctx<'_>) -> PeerResult {
    let (array, offset, length) = (ctx.non_null(0)?, ctx.int(1), ctx.int(2));
    files::check_range(ctx, array, offset, length)?;
    if length == 0 {
        return Ok(0.into());
    }
    let fd = this_fd(ctx)?;
    let bytes = files::read(ctx, fd, length as usize)?;
    if bytes.is_empty() {
        return Ok((-1).into());
    }
    let start = offset as usize;
    ctx.memory_mut().byte_array_mut(array)[start..start + bytes.len()].copy_from_slice(&bytes);
    Ok((bytes.len() as i32).into())
}

fn length(ctx: &mut Ctx<'_>) -> PeerResult {
    Ok((files::length(ctx, this_fd(ctx)?)? as i64).into())
}

fn position(ctx: &mut Ctx<'_>) -> PeerResult {
    Ok((files::position(ctx, this_fd(ctx)?)? as i64).into())
}

fn seek(ctx: &mut Ctx<'_>) -> PeerResult {
    let (fd, position) = (this_fd(ctx)?, ctx.long(0));
    files::set_position(ctx, fd, position as u64)?;
    Ok(Value::Void)
}

/// Files can be skipped over beyond their end; standard input is a pipe and cannot.
fn skip(ctx: &mut Ctx<'_>) -> PeerResult {
    let (fd, count) = (this_fd(ctx)?, ctx.long(0));
    if fd == files::STDIN {
        return Err(throw("java/io/IOException", "Illegal seek"));
    }
    let at = files::position(ctx, fd)? as i64;
    let to = at.checked_add(count).filter(|&to| to >= 0);
    let to = to.ok_or_else(|| throw("java/io/IOException", "Invalid argument"))?;
    files::set_position(ctx, fd, to as u64)?;
    Ok((to - at).into())
}

fn available(ctx: &mut Ctx<'_>) -> PeerResult {
    let fd = this_fd(ctx)?;
    let rest = files::length(ctx, fd)?.saturating_sub(files::position(ctx, fd)?);
    Ok((rest.min(i32::MAX as u64) as i32).into())
}

fn is_regular_file(ctx: &mut Ctx<'_>) -> PeerResult {
    let fd = ctx.get_field(ctx.non_null(0)?, "fd") as i32;
    if fd <= files::STDERR {
        return Ok(false.into());
    }
    let path = files::path_of(ctx, fd)?;
    Ok(path.is_file().into())
}

fn write_one(ctx: &mut Ctx<'_>) -> PeerResult {
    let (fd, byte) = (this_fd(ctx)?, ctx.int(0) as u8);
    files::write(ctx, fd, &[byte])?;
    Ok(Value::Void)
}

fn write_bytes(ctx: &mut Ctx<'_>) -> PeerResult {
    let (array, offset, length) = (ctx.non_null(0)?, ctx.int(1), ctx.int(2));
    files::check_range(ctx, array, offset, length)?;
    let fd = this_fd(ctx)?;
    let range = offset as usize..(offset + length) as usize;
    let bytes = ctx.memory().byte_array(array)[range].to_vec();
    files::write(ctx, fd, &bytes)?;
    Ok(Value::Void)
}

/// Without a terminal there is no encoding of one.
fn no_encoding(_ctx: &mut Ctx<'_>) -> PeerResult {
    Ok(0.into())
}
