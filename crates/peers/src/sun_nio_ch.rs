//! Peers of `sun.nio.ch`: file channels over the table of open files. On JDK 17 sockets and pipes are written, and
//! closed, through the same natives.

use rjpf_vm::peer::{PeerMethod, native, unsupported};
use rjpf_vm::{Ctx, Exit, Peer, PeerResult, Touches, Value};

use crate::files;
use crate::net;
use crate::sun_nio_ch_net;
use crate::java_io_filedescriptor::io_exception;
use crate::jdk_internal_misc_unsafe::{address, nothing};
use crate::jdk_internal_misc_unsafe_memory::{allocate, free};
use crate::jdk_internal_misc_vm::{no, yes, zero};

/// The natives that JDK 17 has in `FileDispatcherImpl` and JDK 25 in `UnixFileDispatcherImpl`.
const DISPATCHER: &[PeerMethod] = &[
    native("read0(Ljava/io/FileDescriptor;JI)I", read).touching(Touches::OffHeapBlock { write: true }),
    native("pread0(Ljava/io/FileDescriptor;JIJ)I", read_at).touching(Touches::OffHeapBlock { write: true }),
    native("readv0(Ljava/io/FileDescriptor;JI)J", read_vector).touching(Touches::OffHeap { write: true }),
    native("write0(Ljava/io/FileDescriptor;JI)I", write).touching(Touches::OffHeapBlock { write: false }),
    native("pwrite0(Ljava/io/FileDescriptor;JIJ)I", write_at).touching(Touches::OffHeapBlock { write: false }),
    native("truncate0(Ljava/io/FileDescriptor;J)I", truncate),
    native("writev0(Ljava/io/FileDescriptor;JI)J", write_vector).touching(Touches::OffHeap { write: false }),
    native("seek0(Ljava/io/FileDescriptor;J)J", seek),
    native("size0(Ljava/io/FileDescriptor;)J", size),
    native("force0(Ljava/io/FileDescriptor;Z)I", zero),
    // The program is alone with its files: a lock is always free.
    native("lock0(Ljava/io/FileDescriptor;ZJJZ)I", zero),
    native("release0(Ljava/io/FileDescriptor;JJ)V", nothing),
    native("closeIntFD(I)V", close_number),
];

pub(crate) const PEERS: &[Peer] = &[
    Peer::of("sun/nio/ch/FileDispatcherImpl", DISPATCHER),
    Peer::of("sun/nio/ch/UnixFileDispatcherImpl", DISPATCHER),
    Peer::of(
        "sun/nio/ch/FileDispatcherImpl",
        &[
            native("init()V", nothing),
            native("init0()V", nothing),
            native("close0(Ljava/io/FileDescriptor;)V", close),
            native("preClose0(Ljava/io/FileDescriptor;)V", pre_close),
            native("canTransferToFromOverlappedMap0()Z", yes),
            native("transferTo0(Ljava/io/FileDescriptor;JJLjava/io/FileDescriptor;Z)J", no_direct_transfer),
            native("transferFrom0(Ljava/io/FileDescriptor;Ljava/io/FileDescriptor;JJZ)J", no_direct_transfer),
        ],
    ),
    Peer::of(
        "sun/nio/ch/UnixFileDispatcherImpl",
        &[
            native("available0(Ljava/io/FileDescriptor;)I", available),
            native("isOther0(Ljava/io/FileDescriptor;)Z", is_other),
            native("allocationGranularity0()J", granularity),
            native("map0(Ljava/io/FileDescriptor;IJJZ)J", map_descriptor),
            native("unmap0(JJ)I", unmap),
        ],
    ),
    Peer::of(
        "sun/nio/ch/UnixDispatcher",
        &[
            native("init()V", nothing),
            native("close0(Ljava/io/FileDescriptor;)V", close),
            native("preClose0(Ljava/io/FileDescriptor;)V", pre_close),
        ],
    ),
    Peer::of(
        "sun/nio/ch/FileChannelImpl",
        &[
            native("initIDs()J", granularity),
            native("map0(IJJZ)J", map_channel),
            native("map0(IJJ)J", map_channel),
            native("unmap0(JJ)I", unmap),
            native("transferTo0(Ljava/io/FileDescriptor;JJLjava/io/FileDescriptor;)J", no_direct_transfer),
            native("maxDirectTransferSize0()I", largest_transfer),
        ],
    ),
    Peer::of(
        "sun/nio/ch/FileKey",
        &[
            native("initIDs()V", nothing),
            native("init(Ljava/io/FileDescriptor;)V", key_of_this),
            native("init(Ljava/io/FileDescriptor;[J)V", key_in_array),
        ],
    ),
    Peer::of(
        "sun/nio/ch/IOUtil",
        &[
            native("initIDs()V", nothing),
            native("fdVal(Ljava/io/FileDescriptor;)I", descriptor_number),
            native("setfdVal(Ljava/io/FileDescriptor;I)V", set_descriptor_number),
            native("fdLimit()I", most_descriptors),
            native("iovMax()I", most_vectors),
            native("writevMax()J", most_bytes),
        ],
    ),
    Peer::of(
        "sun/nio/ch/NativeThread",
        &[
            native("init()V", nothing),
            native("current()J", current_thread),
            native("current0()J", current_thread),
            // A signal gets a thread out of a blocking call; closing the socket has done so before.
            native("signal(J)V", nothing),
            native("signal0(J)V", nothing),
            native("supportPendingSignals0()Z", no),
        ],
    ),
    Peer::of(
        "java/nio/MappedMemoryUtils",
        &[
            native("registerNatives()V", nothing),
            native("isLoaded0(JJJ)Z", yes),
            native("load0(JJ)V", nothing),
            native("unload0(JJ)V", nothing),
        ],
    ),
    // The same in JDK 11.
    Peer::of("java/nio/MappedByteBuffer", &[native("isLoaded0(JJI)Z", yes), native("load0(JJ)V", nothing)]),
];

const END: i32 = -1;
const NOT_SUPPORTED: i64 = -4;
const PAGE_BYTES: i64 = 4096;

pub(crate) fn descriptor(ctx: &Ctx<'_>, i: usize) -> Result<i32, Exit> {
    Ok(ctx.get_field(ctx.non_null(i)?, "fd") as i32)
}

/// Copies bytes that were read into off-heap memory and says how many they were.
pub(crate) fn deliver(ctx: &mut Ctx<'_>, to: i64, bytes: &[u8]) -> PeerResult {
    if bytes.is_empty() {
        return Ok(END.into());
    }
    let at = address(ctx, 0, to, bytes.len())?;
    ctx.put_bytes(0, at, bytes);
    Ok((bytes.len() as i32).into())
}

fn read(ctx: &mut Ctx<'_>) -> PeerResult {
    if is_socket(ctx)? {
        return sun_nio_ch_net::read(ctx);
    }
    let (fd, to, count) = (descriptor(ctx, 0)?, ctx.long(1), ctx.int(2));
    if count == 0 {
        return Ok(0.into());
    }
    let bytes = files::read(ctx, fd, count as usize).map_err(io_exception)?;
    deliver(ctx, to, &bytes)
}

fn read_at(ctx: &mut Ctx<'_>) -> PeerResult {
    let (fd, to, count, at) = (descriptor(ctx, 0)?, ctx.long(1), ctx.int(2), ctx.long(3));
    if count == 0 {
        return Ok(0.into());
    }
    let bytes = files::read_at(ctx, fd, at as u64, count as usize).map_err(io_exception)?;
    deliver(ctx, to, &bytes)
}

/// The `iovec`s at an address: pairs of base and length.
pub(crate) fn vectors(ctx: &Ctx<'_>, at: i64, count: i32) -> Result<Vec<(i64, usize)>, Exit> {
    let start = address(ctx, 0, at, count as usize * 16)?;
    let words = ctx.memory().bytes(0, start, count as usize * 16);
    let long = |b: &[u8]| b.iter().rev().fold(0_u64, |v, &byte| v << 8 | u64::from(byte));
    Ok(words.chunks_exact(16).map(|c| (long(&c[..8]) as i64, long(&c[8..]) as usize)).collect())
}

fn is_socket(ctx: &Ctx<'_>) -> Result<bool, Exit> {
    Ok(files::socket_at(ctx, descriptor(ctx, 0)?).is_some())
}

fn read_vector(ctx: &mut Ctx<'_>) -> PeerResult {
    if is_socket(ctx)? {
        return sun_nio_ch_net::read_vector(ctx);
    }
    let fd = descriptor(ctx, 0)?;
    let vectors = vectors(ctx, ctx.long(1), ctx.int(2))?;
    let bytes = files::read(ctx, fd, vectors.iter().map(|&(_, count)| count).sum()).map_err(io_exception)?;
    scatter(ctx, &vectors, &bytes)
}

/// Copies bytes that were read to several places and says how many they were.
pub(crate) fn scatter(ctx: &mut Ctx<'_>, vectors: &[(i64, usize)], bytes: &[u8]) -> PeerResult {
    let mut left = bytes;
    for &(to, count) in vectors {
        let (piece, rest) = left.split_at(count.min(left.len()));
        if !piece.is_empty() {
            deliver(ctx, to, piece)?;
        }
        left = rest;
    }
    Ok(if bytes.is_empty() { i64::from(END) } else { bytes.len() as i64 }.into())
}

/// The bytes of several places.
pub(crate) fn gathered(ctx: &Ctx<'_>) -> Result<Vec<u8>, Exit> {
    let mut bytes = Vec::new();
    for (from, count) in vectors(ctx, ctx.long(1), ctx.int(2))? {
        let at = address(ctx, 0, from, count)?;
        bytes.extend_from_slice(ctx.memory().bytes(0, at, count));
    }
    Ok(bytes)
}

fn write(ctx: &mut Ctx<'_>) -> PeerResult {
    if is_socket(ctx)? {
        return sun_nio_ch_net::write(ctx);
    }
    let (fd, count) = (descriptor(ctx, 0)?, ctx.int(2));
    let at = address(ctx, 0, ctx.long(1), count as usize)?;
    let bytes = ctx.copied_bytes(0, at, count as usize)?;
    files::write(ctx, fd, &bytes).map_err(io_exception)?;
    Ok(count.into())
}

fn write_at(ctx: &mut Ctx<'_>) -> PeerResult {
    let (fd, count, to) = (descriptor(ctx, 0)?, ctx.int(2), ctx.long(3) as u64);
    let at = address(ctx, 0, ctx.long(1), count as usize)?;
    let bytes = ctx.copied_bytes(0, at, count as usize)?;
    files::write_at(ctx, fd, to, &bytes).map_err(io_exception)?;
    Ok(count.into())
}

/// The position is the channel's business.
fn truncate(ctx: &mut Ctx<'_>) -> PeerResult {
    let (fd, size) = (descriptor(ctx, 0)?, ctx.long(1) as u64);
    files::truncate(ctx, fd, size).map_err(io_exception)?;
    Ok(0.into())
}

fn write_vector(ctx: &mut Ctx<'_>) -> PeerResult {
    if is_socket(ctx)? {
        return sun_nio_ch_net::write_vector(ctx);
    }
    let fd = descriptor(ctx, 0)?;
    let bytes = gathered(ctx)?;
    files::write(ctx, fd, &bytes).map_err(io_exception)?;
    Ok((bytes.len() as i64).into())
}

/// A negative offset only asks where the file stands.
fn seek(ctx: &mut Ctx<'_>) -> PeerResult {
    let (fd, to) = (descriptor(ctx, 0)?, ctx.long(1));
    if to >= 0 {
        files::seek(ctx, fd, to as u64).map_err(io_exception)?;
        return Ok(to.into());
    }
    Ok((files::position(ctx, fd).map_err(io_exception)? as i64).into())
}

fn size(ctx: &mut Ctx<'_>) -> PeerResult {
    let fd = descriptor(ctx, 0)?;
    Ok((files::length(ctx, fd).map_err(io_exception)? as i64).into())
}

fn available(ctx: &mut Ctx<'_>) -> PeerResult {
    let fd = descriptor(ctx, 0)?;
    Ok(files::available(ctx, fd).map_err(io_exception)?.into())
}

/// Neither a regular file nor a folder: only the standard streams are.
fn is_other(ctx: &mut Ctx<'_>) -> PeerResult {
    let fd = descriptor(ctx, 0)?;
    if fd <= files::STDERR {
        return Ok(true.into());
    }
    let found = files::attributes_of_open(ctx, fd).map_err(io_exception)?;
    Ok((!found.is(files::Kind::File) && !found.is(files::Kind::Folder)).into())
}

fn close(ctx: &mut Ctx<'_>) -> PeerResult {
    let fd = descriptor(ctx, 0)?;
    files::close(ctx, fd)?;
    Ok(Value::Void)
}

/// Whoever is in a call of a socket comes out of it; files never keep anybody waiting.
fn pre_close(ctx: &mut Ctx<'_>) -> PeerResult {
    let fd = descriptor(ctx, 0)?;
    if let Some(socket) = files::socket_at(ctx, fd) {
        net::ask(ctx)?;
        net::pre_close(ctx, socket)?;
    }
    Ok(Value::Void)
}

fn close_number(ctx: &mut Ctx<'_>) -> PeerResult {
    let fd = ctx.int(0);
    files::close(ctx, fd)?;
    Ok(Value::Void)
}

fn granularity(_ctx: &mut Ctx<'_>) -> PeerResult {
    Ok(PAGE_BYTES.into())
}

fn map_channel(ctx: &mut Ctx<'_>) -> PeerResult {
    let fd = ctx.get_field(ctx.get_field(ctx.this(), "fd"), "fd") as i32;
    let (protection, at, count) = (ctx.int(0), ctx.long(1), ctx.long(2));
    map(ctx, fd, protection, at, count)
}

fn map_descriptor(ctx: &mut Ctx<'_>) -> PeerResult {
    let fd = descriptor(ctx, 0)?;
    let (protection, at, count) = (ctx.int(1), ctx.long(2), ctx.long(3));
    map(ctx, fd, protection, at, count)
}

/// A mapping is a copy of the file's content in off-heap memory.
fn map(ctx: &mut Ctx<'_>, fd: i32, protection: i32, at: i64, count: i64) -> PeerResult {
    const READ_WRITE: i32 = 1;
    if protection == READ_WRITE {
        return Err(unsupported("a file mapped for writing"));
    }
    let bytes = files::read_at(ctx, fd, at as u64, count as usize).map_err(io_exception)?;
    let block = allocate(ctx, count);
    if block == 0 {
        return Err(rjpf_vm::peer::throw("java/lang/OutOfMemoryError", "Map failed"));
    }
    ctx.put_bytes(0, block as usize, &bytes);
    Ok(Value::Wide(block))
}

fn unmap(ctx: &mut Ctx<'_>) -> PeerResult {
    let block = ctx.long(0) as u64;
    free(ctx, block)?;
    Ok(0.into())
}

/// The JDK then copies through a buffer.
fn no_direct_transfer(_ctx: &mut Ctx<'_>) -> PeerResult {
    Ok(NOT_SUPPORTED.into())
}

fn largest_transfer(_ctx: &mut Ctx<'_>) -> PeerResult {
    Ok(i32::MAX.into())
}

fn key(ctx: &mut Ctx<'_>) -> Result<(u64, u64), Exit> {
    let fd = descriptor(ctx, 0)?;
    let found = files::attributes_of_open(ctx, fd).map_err(io_exception)?;
    Ok((found.device, found.number))
}

fn key_of_this(ctx: &mut Ctx<'_>) -> PeerResult {
    let (device, inode) = key(ctx)?;
    let this = ctx.this();
    ctx.put_field2(this, "st_dev", device);
    ctx.put_field2(this, "st_ino", inode);
    Ok(Value::Void)
}

fn key_in_array(ctx: &mut Ctx<'_>) -> PeerResult {
    let (device, inode) = key(ctx)?;
    let first = ctx.non_null(1)? + rjpf_classes::address::ARRAY_HEADER;
    ctx.put_bytes(first, 0, &device.to_le_bytes());
    ctx.put_bytes(first, 8, &inode.to_le_bytes());
    Ok(Value::Void)
}

fn descriptor_number(ctx: &mut Ctx<'_>) -> PeerResult {
    Ok(descriptor(ctx, 0)?.into())
}

fn set_descriptor_number(ctx: &mut Ctx<'_>) -> PeerResult {
    let (object, fd) = (ctx.non_null(0)?, ctx.int(1));
    ctx.put_field(object, "fd", fd as u32);
    Ok(Value::Void)
}

fn most_descriptors(_ctx: &mut Ctx<'_>) -> PeerResult {
    Ok(1024.into())
}

fn most_vectors(_ctx: &mut Ctx<'_>) -> PeerResult {
    Ok(1024.into())
}

fn most_bytes(_ctx: &mut Ctx<'_>) -> PeerResult {
    Ok(i64::from(i32::MAX).into())
}

fn current_thread(ctx: &mut Ctx<'_>) -> PeerResult {
    Ok(i64::from(ctx.thread.0 + 1).into())
}
