//! Peers of small classes of `java.util` and `java.io`: time zone, atomics, object streams.

use rjpf_vm::peer::native;
use rjpf_vm::{Ctx, Peer, PeerResult, Touches, Value};

use crate::jdk_internal_misc_unsafe::nothing;
use crate::jdk_internal_misc_vm::yes;

pub(crate) const PEERS: &[Peer] = &[
    Peer::of(
        "java/util/TimeZone",
        &[
            native("getSystemTimeZoneID(Ljava/lang/String;)Ljava/lang/String;", time_zone),
            native("getSystemGMTOffsetID()Ljava/lang/String;", offset),
        ],
    ),
    Peer::of("java/util/concurrent/atomic/AtomicLong", &[native("VMSupportsCS8()Z", yes)]),
    Peer::of(
        "java/io/ObjectStreamClass",
        &[
            native("initNative()V", nothing),
            native("hasStaticInitializer(Ljava/lang/Class;)Z", has_static_initializer),
        ],
    ),
    // Native up to JDK 17's predecessors: bits of floats in byte arrays, big-endian.
    Peer::of(
        "java/io/ObjectInputStream",
        &[
            native("bytesToFloats([BI[FII)V", bytes_to_floats).touching(Touches::Blocks),
            native("bytesToDoubles([BI[DII)V", bytes_to_doubles).touching(Touches::Blocks),
        ],
    ),
    Peer::of(
        "java/io/ObjectOutputStream",
        &[
            native("floatsToBytes([FI[BII)V", floats_to_bytes).touching(Touches::Blocks),
            native("doublesToBytes([DI[BII)V", doubles_to_bytes).touching(Touches::Blocks),
        ],
    ),
];

/// The host's zone is not read; `-Duser.timezone` sets another one.
fn time_zone(ctx: &mut Ctx<'_>) -> PeerResult {
    Ok(ctx.new_string("UTC")?.into())
}

fn offset(ctx: &mut Ctx<'_>) -> PeerResult {
    Ok(ctx.new_string("GMT")?.into())
}

fn has_static_initializer(ctx: &mut Ctx<'_>) -> PeerResult {
    let class = ctx.class_of_mirror(ctx.non_null(0)?);
    Ok(class.class_initializer().is_some().into())
}

/// Copies `count` elements of `SIZE` bytes and reverses each: Java's streams are big-endian.
fn convert<const SIZE: usize>(ctx: &mut Ctx<'_>, from_bytes: bool) -> PeerResult {
    use rjpf_classes::address::ARRAY_HEADER;
    let (source, start, target, to) =
        (ctx.non_null(0)?, ctx.int(1) as usize, ctx.non_null(2)?, ctx.int(3) as usize);
    let bytes = ctx.int(4) as usize * SIZE;
    let (start, to) = if from_bytes { (start, to * SIZE) } else { (start * SIZE, to) };
    let mut content = ctx.copied_bytes(source + ARRAY_HEADER, start, bytes)?;
    for element in content.chunks_mut(SIZE) {
        element.reverse();
    }
    ctx.put_bytes(target + ARRAY_HEADER, to, &content);
    Ok(Value::Void)
}

fn bytes_to_floats(ctx: &mut Ctx<'_>) -> PeerResult {
    convert::<4>(ctx, true)
}

fn bytes_to_doubles(ctx: &mut Ctx<'_>) -> PeerResult {
    convert::<8>(ctx, true)
}

fn floats_to_bytes(ctx: &mut Ctx<'_>) -> PeerResult {
    convert::<4>(ctx, false)
}

fn doubles_to_bytes(ctx: &mut Ctx<'_>) -> PeerResult {
    convert::<8>(ctx, false)
}
