//! Peers of small classes of `jdk.internal.*`: continuations (there are none: virtual threads run
//! bound to a thread of their own), performance counters, the image reader, vectors, containers.

use rjpf_state::clock::Clock;
use rjpf_vm::peer::{Words, intercept, native};
use rjpf_vm::{Ctx, Exit, Peer, PeerResult, Value};

use crate::jdk_internal_misc_unsafe::nothing;
use crate::jdk_internal_misc_unsafe_memory::allocate;
use crate::jdk_internal_misc_vm::{no, zero};

pub(crate) const PEERS: &[Peer] = &[
    Peer::of("jdk/internal/vm/ContinuationSupport", &[native("isSupported0()Z", no)]),
    Peer::of("jdk/internal/vm/ForeignLinkerSupport", &[native("isSupported0()Z", no)]),
    Peer::of(
        "jdk/internal/vm/Continuation",
        &[native("registerNatives()V", nothing), native("pin()V", nothing), native("unpin()V", nothing)],
    ),
    Peer::of(
        "jdk/internal/vm/VMSupport",
        &[native("getVMTemporaryDirectory()Ljava/lang/String;", temporary_folder)],
    ),
    Peer::of(
        "jdk/internal/vm/vector/VectorSupport",
        &[
            native("registerNatives()I", zero),
            native("getMaxLaneCount(Ljava/lang/Class;)I", no_lanes),
            native("getCPUFeatures()Ljava/lang/String;", no_features),
        ],
    ),
    Peer::of(
        "jdk/internal/misc/ScopedMemoryAccess",
        &[
            native("registerNatives()V", nothing),
            native(
                "closeScope0(Ljdk/internal/misc/ScopedMemoryAccess$Scope;Ljdk/internal/misc/ScopedMemoryAccess$Scope$ScopedAccessError;)Z",
                close_scope,
            ),
            native(
                "closeScope0(Ljdk/internal/foreign/MemorySessionImpl;Ljdk/internal/misc/ScopedMemoryAccess$ScopedAccessError;)V",
                close_scope,
            ),
            native("closeScope0(Ljdk/internal/foreign/MemorySessionImpl;)Z", close_scope),
        ],
    ),
    Peer::of("sun/net/spi/DefaultProxySelector", &[native("init()Z", no)]),
    Peer::of(
        "jdk/internal/jimage/NativeImageBuffer",
        &[native("getNativeMap(Ljava/lang/String;)Ljava/nio/ByteBuffer;", no_map)],
    ),
    Peer::of(
        "jdk/internal/perf/Perf",
        &[
            native("registerNatives()V", nothing),
            native("createLong(Ljava/lang/String;IIJ)Ljava/nio/ByteBuffer;", create_long),
            native("highResCounter()J", counter),
            native("highResFrequency()J", frequency),
        ],
    ),
    // Counters of elapsed time are about the machine; they must not tell equal states apart.
    Peer::of(
        "jdk/internal/perf/PerfCounter",
        &[intercept("set(J)V", nothing), intercept("add(J)V", nothing)],
    ),
    Peer::of(
        "jdk/internal/platform/CgroupMetrics",
        &[native("isUseContainerSupport()Z", no), native("isContainerized0()Z", no)],
    ),
    Peer::of("jdk/internal/platform/cgroupv1/Metrics", &[native("isUseContainerSupport()Z", no)]),
];

fn temporary_folder(ctx: &mut Ctx<'_>) -> PeerResult {
    Ok(ctx.new_string("/tmp")?.into())
}

/// Vectors of the smallest shape only.
fn no_lanes(_ctx: &mut Ctx<'_>) -> PeerResult {
    Ok((-1).into())
}

fn no_features(ctx: &mut Ctx<'_>) -> PeerResult {
    Ok(ctx.new_string("")?.into())
}

/// Closing shared memory while another thread is in the middle of an access to any would have
/// to throw in that thread; that is not there. Otherwise closing always succeeds.
fn close_scope(ctx: &mut Ctx<'_>) -> PeerResult {
    let access = ctx.method.class;
    let others: Vec<_> = ctx.threads().filter(|&t| t != ctx.thread).collect();
    let inside = others.iter().any(|&t| ctx.frames(t).any(|f| std::ptr::eq(f.method.class, access)));
    if inside {
        return Err(Exit::Unsupported("closing shared memory that another thread is using".into()));
    }
    Ok(true.into())
}

/// The image reader then reads the file like any other.
fn no_map(_ctx: &mut Ctx<'_>) -> PeerResult {
    Ok(0.into())
}

/// A direct buffer of one long, made by the constructor that JNI would use.
fn create_long(ctx: &mut Ctx<'_>) -> PeerResult {
    if ctx.step() == 1 {
        return Ok(ctx.saved_ref(0).into());
    }
    let class = ctx.registry().known("java/nio/DirectByteBuffer");
    ctx.ensure_initialized(class)?;
    let address = allocate(ctx, 8);
    if address == 0 {
        return Err(rjpf_vm::peer::out_of_memory());
    }
    let buffer = ctx.new_object(class)?;
    ctx.save_ref(0, buffer);
    ctx.set_step(1);
    let words = Words::new().word(buffer).wide(address);
    match ctx.find_method(class, "<init>", "(JI)V") {
        Some(constructor) => Err(ctx.call(constructor, words.word(8).0)),
        None => match ctx.find_method(class, "<init>", "(JJ)V") {
            Some(constructor) => Err(ctx.call(constructor, words.wide(8).0)),
            None => Err(Exit::Unsupported("a direct buffer at an address".into())),
        },
    }
}

/// Virtual nanoseconds.
fn counter(ctx: &mut Ctx<'_>) -> PeerResult {
    ctx.note_clock_read();
    Ok(Value::Wide(ctx.read_clock(Clock::Other)?))
}

fn frequency(_ctx: &mut Ctx<'_>) -> PeerResult {
    Ok(1_000_000_000_i64.into())
}
