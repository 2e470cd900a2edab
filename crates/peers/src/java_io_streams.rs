//! Peers of `java.io.FileInputStream`, `FileOutputStream`, `RandomAccessFile` and `Console`.
//!
//! Standard output and error go to the machine's output, files are those of `files`.

use rjpf_classes::address::ARRAY_HEADER;
use rjpf_vm::peer::{native, throw};
use rjpf_vm::{Ctx, Exit, Peer, PeerResult, Touches, Value};

use crate::files::{self, Mode, Trouble};
use crate::java_io_filedescriptor::{check_range, fd_of_stream, io_exception};
use crate::jdk_internal_misc_unsafe::nothing;
use crate::jdk_internal_misc_vm::{no, zero};

pub(crate) const PEERS: &[Peer] = &[
    Peer::of(
        "java/io/FileInputStream",
        &[
            native("initIDs()V", nothing),
            native("open0(Ljava/lang/String;)V", open_input),
            native("read0()I", read_one),
            native("readBytes([BII)I", read_bytes).touching(Touches::Arrays { write: true }),
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
            native("writeBytes([BIIZ)V", write_bytes).touching(Touches::Arrays { write: false }),
        ],
    ),
    Peer::of(
        "java/io/RandomAccessFile",
        &[
            native("initIDs()V", nothing),
            native("open0(Ljava/lang/String;I)V", open_random),
            native("read0()I", read_one),
            native("readBytes([BII)I", read_bytes).touching(Touches::Arrays { write: true }),
            native("readBytes0([BII)I", read_bytes).touching(Touches::Arrays { write: true }),
            native("getFilePointer()J", position),
            native("seek0(J)V", seek),
            native("length()J", length),
            native("length0()J", length),
            native("setLength(J)V", set_length),
            native("setLength0(J)V", set_length),
            native("write0(I)V", write_one),
            native("writeBytes([BII)V", write_bytes).touching(Touches::Arrays { write: false }),
            native("writeBytes0([BII)V", write_bytes).touching(Touches::Arrays { write: false }),
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
    open(ctx, Mode { read: true, ..Mode::default() })
}

fn open_output(ctx: &mut Ctx<'_>) -> PeerResult {
    let append = ctx.bool(1);
    open(ctx, Mode { write: true, create: true, append, truncate: !append, ..Mode::default() })
}

fn open_random(ctx: &mut Ctx<'_>) -> PeerResult {
    const READ_ONLY: i32 = 1;
    let write = ctx.int(1) & READ_ONLY == 0;
    open(ctx, Mode { read: true, write, create: write, ..Mode::default() })
}

/// Opens the file that the first argument names and puts its number into the stream's descriptor.
fn open(ctx: &mut Ctx<'_>, mode: Mode) -> PeerResult {
    let text = ctx.string(ctx.non_null(0)?);
    let mode = Mode { files_only: true, permissions: 0o666, ..mode };
    let fd = files::open(ctx, text.as_bytes(), mode).map_err(|trouble| match trouble {
        Trouble::Errno(errno) => {
            throw("java/io/FileNotFoundException", format!("{text} ({})", files::error_text(errno)))
        }
        Trouble::Exit(exit) => exit,
    })?;
    let descriptor = ctx.get_field(ctx.this(), "fd");
    ctx.put_field(descriptor, "fd", fd as u32);
    Ok(Value::Void)
}

fn this_fd(ctx: &Ctx<'_>) -> Result<i32, Exit> {
    fd_of_stream(ctx, ctx.this())
}

fn read_one(ctx: &mut Ctx<'_>) -> PeerResult {
    let fd = this_fd(ctx)?;
    let bytes = files::read(ctx, fd, 1).map_err(io_exception)?;
    Ok(bytes.first().map_or(-1, |&b| i32::from(b)).into())
}

fn read_bytes(ctx: &mut Ctx<'_>) -> PeerResult {
    let (array, offset, length) = (ctx.non_null(0)?, ctx.int(1), ctx.int(2));
    check_range(ctx, array, offset, length)?;
    if length == 0 {
        return Ok(0.into());
    }
    let fd = this_fd(ctx)?;
    let bytes = files::read(ctx, fd, length as usize).map_err(io_exception)?;
    if bytes.is_empty() {
        return Ok((-1).into());
    }
    let start = offset as usize;
    ctx.byte_array_mut(array)[start..start + bytes.len()].copy_from_slice(&bytes);
    Ok((bytes.len() as i32).into())
}

fn length(ctx: &mut Ctx<'_>) -> PeerResult {
    let fd = this_fd(ctx)?;
    Ok((files::length(ctx, fd).map_err(io_exception)? as i64).into())
}

fn position(ctx: &mut Ctx<'_>) -> PeerResult {
    let fd = this_fd(ctx)?;
    Ok((files::position(ctx, fd).map_err(io_exception)? as i64).into())
}

fn seek(ctx: &mut Ctx<'_>) -> PeerResult {
    let (fd, position) = (this_fd(ctx)?, ctx.long(0));
    files::seek(ctx, fd, position as u64).map_err(io_exception)?;
    Ok(Value::Void)
}

/// Files can be skipped over beyond their end; standard input is a pipe and cannot.
fn skip(ctx: &mut Ctx<'_>) -> PeerResult {
    let (fd, count) = (this_fd(ctx)?, ctx.long(0));
    if fd == files::STDIN {
        return Err(throw("java/io/IOException", "Illegal seek"));
    }
    files::skip(ctx, fd, count).map(Value::from).map_err(io_exception)
}

fn available(ctx: &mut Ctx<'_>) -> PeerResult {
    let fd = this_fd(ctx)?;
    Ok(files::available(ctx, fd).map_err(io_exception)?.into())
}

fn is_regular_file(ctx: &mut Ctx<'_>) -> PeerResult {
    let fd = ctx.get_field(ctx.non_null(0)?, "fd") as i32;
    if fd <= files::STDERR {
        return Ok(false.into());
    }
    let attributes = files::attributes_of_open(ctx, fd).map_err(io_exception)?;
    Ok(attributes.is(files::Kind::File).into())
}

fn write_one(ctx: &mut Ctx<'_>) -> PeerResult {
    let (fd, byte) = (this_fd(ctx)?, ctx.int(0) as u8);
    write(ctx, fd, &[byte])?;
    Ok(Value::Void)
}

fn write_bytes(ctx: &mut Ctx<'_>) -> PeerResult {
    let (array, offset, length) = (ctx.non_null(0)?, ctx.int(1), ctx.int(2));
    check_range(ctx, array, offset, length)?;
    let fd = this_fd(ctx)?;
    let bytes = ctx.copied_bytes(array + ARRAY_HEADER, offset as usize, length as usize)?;
    write(ctx, fd, &bytes)?;
    Ok(Value::Void)
}

fn write(ctx: &mut Ctx<'_>, fd: i32, bytes: &[u8]) -> Result<(), Exit> {
    files::write(ctx, fd, bytes).map_err(io_exception)
}

fn set_length(ctx: &mut Ctx<'_>) -> PeerResult {
    let (fd, length) = (this_fd(ctx)?, ctx.long(0) as u64);
    files::truncate(ctx, fd, length).map_err(io_exception)?;
    Ok(Value::Void)
}

/// Without a terminal there is no encoding of one.
fn no_encoding(_ctx: &mut Ctx<'_>) -> PeerResult {
    Ok(0.into())
}
