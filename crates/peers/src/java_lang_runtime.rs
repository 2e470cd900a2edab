//! Peers of `java.lang.Runtime` and `java.lang.Shutdown`: what the machine offers, and its end.

use rjpf_vm::peer::native;
use rjpf_vm::{Ctx, Exit, Peer, PeerResult, Touches, Value};

pub(crate) const PEERS: &[Peer] = &[
    Peer::of(
        "java/lang/Runtime",
        &[
            native("availableProcessors()I", available_processors),
            native("freeMemory()J", free_memory),
            native("totalMemory()J", max_memory),
            native("maxMemory()J", max_memory),
            native("gc()V", gc).touching(Touches::References),
        ],
    ),
    Peer::of("java/lang/Shutdown", &[native("beforeHalt()V", nothing), native("halt0(I)V", halt).touching(Touches::Exit)]),
];

/// Requests that a JVM may ignore.
fn nothing(_ctx: &mut Ctx<'_>) -> PeerResult {
    Ok(Value::Void)
}

pub(crate) fn available_processors(ctx: &mut Ctx<'_>) -> PeerResult {
    Ok(ctx.environment().processors.into())
}

const WORD_BYTES: i64 = 4;

fn max_memory(ctx: &mut Ctx<'_>) -> PeerResult {
    Ok((i64::from(ctx.environment().max_heap_words) * WORD_BYTES).into())
}

/// The bound, not what is left of it: how much is in use is no part of the program's state.
fn free_memory(ctx: &mut Ctx<'_>) -> PeerResult {
    Ok((i64::from(ctx.environment().max_heap_words / 2) * WORD_BYTES).into())
}

fn halt(ctx: &mut Ctx<'_>) -> PeerResult {
    Err(Exit::Halt(ctx.int(0)))
}

/// `System.gc` collects at once: nothing but this frame is running, and it holds no reference.
fn gc(ctx: &mut Ctx<'_>) -> PeerResult {
    ctx.collect_now()?;
    ctx.count_reference_handler(ctx.thread);
    Ok(Value::Void)
}
