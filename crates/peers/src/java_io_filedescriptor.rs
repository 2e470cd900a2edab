//! Peers of `java.io.FileDescriptor`, and what peers of streams have in common.

use rjpf_classes::BaseType;
use rjpf_state::Ref;
use rjpf_vm::peer::{native, throw};
use rjpf_vm::{Ctx, Exit, Peer, PeerResult, Value};

use crate::files::{self, Trouble};
use crate::jdk_internal_misc_unsafe::nothing;

pub(crate) const PEERS: &[Peer] = &[
    Peer::of(
        "java/io/FileDescriptor",
        &[
            native("initIDs()V", nothing),
            native("getHandle(I)J", get_handle),
            native("getAppend(I)Z", get_append),
            native("close0()V", close_this),
            // Nothing is buffered between the program and its output.
            native("sync()V", nothing),
            native("sync0()V", nothing),
        ],
    ),
    Peer::of("java/io/FileCleanable", &[native("cleanupClose0(IJ)V", cleanup_close)]),
];

/// Only Windows has handles besides descriptors.
fn get_handle(_ctx: &mut Ctx<'_>) -> PeerResult {
    Ok((-1_i64).into())
}

fn get_append(ctx: &mut Ctx<'_>) -> PeerResult {
    Ok(files::append_mode(ctx, ctx.int(0)).into())
}

fn close_this(ctx: &mut Ctx<'_>) -> PeerResult {
    let descriptor = ctx.this();
    let fd = ctx.get_field(descriptor, "fd") as i32;
    files::close(ctx, fd)?;
    ctx.put_field(descriptor, "fd", -1_i32 as u32);
    Ok(Value::Void)
}

fn cleanup_close(ctx: &mut Ctx<'_>) -> PeerResult {
    let fd = ctx.int(0);
    files::close(ctx, fd)?;
    Ok(Value::Void)
}

/// What went wrong as an `IOException`.
pub(crate) fn io_exception(trouble: Trouble) -> Exit {
    match trouble {
        Trouble::Errno(errno) => throw("java/io/IOException", files::error_text(errno)),
        Trouble::Exit(exit) => exit,
    }
}

/// The descriptor number in the `fd` field of a stream, which is a `FileDescriptor`.
pub(crate) fn fd_of_stream(ctx: &Ctx<'_>, stream: Ref) -> Result<i32, Exit> {
    let descriptor = ctx.get_field(stream, "fd");
    let fd = if descriptor == 0 { -1 } else { ctx.get_field(descriptor, "fd") as i32 };
    if fd < 0 { Err(throw("java/io/IOException", "Stream Closed")) } else { Ok(fd) }
}

/// Checks the range of a `byte[]` argument as the JDK's native code does.
pub(crate) fn check_range(ctx: &Ctx<'_>, array: Ref, offset: i32, length: i32) -> Result<(), Exit> {
    debug_assert_eq!(ctx.class_of(array).element_type(), Some(BaseType::Byte));
    let size = i64::from(ctx.memory().array_length(array));
    if offset < 0 || length < 0 || i64::from(offset) + i64::from(length) > size {
        return Err(rjpf_vm::peer::throw_bare("java/lang/IndexOutOfBoundsException"));
    }
    Ok(())
}
