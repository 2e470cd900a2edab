//! Peers of `sun.management`: what the platform's beans tell about the machine.
//!
//! Optional features (processor time, contention, allocated bytes, compilation) are not there, as the interface
//! allows, and there are no memory pools or collectors to watch. What HotSpot counts and no state holds, such as how
//! many classes were ever loaded, has no peer.

use rjpf_classes::Class;
use rjpf_state::clock::{Clock, EPOCH_MILLIS, NANOS_PER_MILLI};
use rjpf_state::thread::word;
use rjpf_vm::peer::{native, unsupported};
use rjpf_vm::{Ctx, Peer, PeerResult, Touches, Value};

use crate::java_lang_process::PID;
use crate::java_lang_runtime::available_processors;
use crate::java_lang_thread_stacks::get_threads;
use crate::jdk_internal_misc_vm::{get_runtime_arguments, no};

pub(crate) const PEERS: &[Peer] = &[
    Peer::of(
        "sun/management/VMManagementImpl",
        &[
            native("getVersion0()Ljava/lang/String;", version),
            native("initOptionalSupportFields()V", say_what_is_supported),
            native("isThreadContentionMonitoringEnabled()Z", no),
            native("isThreadCpuTimeEnabled()Z", no),
            native("isThreadAllocatedMemoryEnabled()Z", no),
            native("getUnloadedClassCount()J", none),
            native("getVerboseClass()Z", no),
            native("getVerboseGC()Z", no),
            native("getProcessId()I", process_id),
            native("getVmArguments0()[Ljava/lang/String;", get_runtime_arguments),
            native("getStartupTime()J", startup_time),
            native("getUptime0()J", uptime),
            native("getAvailableProcessors()I", available_processors),
            native("getLiveThreadCount()I", live_threads).touching(Touches::Lives),
            native("getDaemonThreadCount()I", daemon_threads).touching(Touches::Lives),
        ],
    ),
    Peer::of(
        "sun/management/MemoryImpl",
        &[
            native("getMemoryPools0()[Ljava/lang/management/MemoryPoolMXBean;", no_pools),
            native("getMemoryManagers0()[Ljava/lang/management/MemoryManagerMXBean;", no_managers),
            native("getMemoryUsage0(Z)Ljava/lang/management/MemoryUsage;", memory_usage),
        ],
    ),
    Peer::of(
        "sun/management/ThreadImpl",
        &[native("getThreads()[Ljava/lang/Thread;", get_threads).touching(Touches::Lives)],
    ),
    Peer::of("com/sun/management/internal/OperatingSystemImpl", &[native("initialize0()V", nothing)]),
];

/// The optional features begin as not supported. Every HotSpot knows who holds which lock, and programs do not ask before
/// they look for deadlocks: that stays a question for the natives, which say that they are not there.
fn say_what_is_supported(ctx: &mut Ctx<'_>) -> PeerResult {
    for field in ["objectMonitorUsageSupport", "synchronizerUsageSupport"] {
        let at = ctx.static_address("sun/management/VMManagementImpl", field);
        ctx.set_global(at, 1);
    }
    Ok(Value::Void)
}

fn nothing(_ctx: &mut Ctx<'_>) -> PeerResult {
    Ok(Value::Void)
}

/// Classes are never unloaded.
fn none(_ctx: &mut Ctx<'_>) -> PeerResult {
    Ok(0_i64.into())
}

/// The version of the management interface that goes with a JDK.
fn version(ctx: &mut Ctx<'_>) -> PeerResult {
    /// The first release whose interface is version 4.
    const FOURTH: u32 = 21;
    let text = match ctx.registry().jdk.feature {
        ..14 => "2.0",
        14..FOURTH => "3.0",
        _ => "4.0",
    };
    Ok(ctx.new_string(text)?.into())
}

fn process_id(_ctx: &mut Ctx<'_>) -> PeerResult {
    Ok((PID as i32).into())
}

fn startup_time(_ctx: &mut Ctx<'_>) -> PeerResult {
    Ok(EPOCH_MILLIS.into())
}

fn uptime(ctx: &mut Ctx<'_>) -> PeerResult {
    ctx.note_clock_read();
    Ok(((ctx.read_clock(Clock::Other)? / NANOS_PER_MILLI) as i64).into())
}

fn threads_that(ctx: &Ctx<'_>, wanted: impl Fn(u32) -> bool) -> PeerResult {
    let java = ctx.threads().map(|thread| ctx.memory().get(thread.at(word::JAVA)));
    Ok((java.filter(|&java| java != 0 && wanted(java)).count() as i32).into())
}

fn live_threads(ctx: &mut Ctx<'_>) -> PeerResult {
    threads_that(ctx, |_| true)
}

fn daemon_threads(ctx: &mut Ctx<'_>) -> PeerResult {
    threads_that(ctx, |java| ctx.is_daemon(java))
}

fn empty_array(ctx: &mut Ctx<'_>, element: &str) -> PeerResult {
    let class: &'static Class = ctx.registry().known(element);
    Ok(ctx.new_object_array(class, &[])?.into())
}

fn no_pools(ctx: &mut Ctx<'_>) -> PeerResult {
    empty_array(ctx, "java/lang/management/MemoryPoolMXBean")
}

fn no_managers(ctx: &mut Ctx<'_>) -> PeerResult {
    empty_array(ctx, "java/lang/management/MemoryManagerMXBean")
}

/// The same figures that `Runtime` gives: the bound, half of which counts as used, whatever is.
fn memory_usage(ctx: &mut Ctx<'_>) -> PeerResult {
    const WORD_BYTES: u64 = 4;
    if !ctx.bool(0) {
        return Err(unsupported("how much memory outside the heap is used"));
    }
    let class = ctx.registry().known("java/lang/management/MemoryUsage");
    ctx.ensure_initialized(class)?;
    let usage = ctx.new_object(class)?;
    let most = u64::from(ctx.environment().max_heap_words) * WORD_BYTES;
    for (field, bytes) in [("init", most), ("used", most / 2), ("committed", most), ("max", most)] {
        ctx.put_field2(usage, field, bytes);
    }
    Ok(usage.into())
}
