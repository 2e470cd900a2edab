//! Peers of the process classes of `java.lang`: the environment and this process.
//!
//! Other processes cannot be started or looked at; their natives are left out on purpose.

use rjpf_state::clock::EPOCH_MILLIS;
use rjpf_state::Ref;
use rjpf_vm::peer::native;
use rjpf_vm::{Ctx, Peer, PeerResult, Value};

pub(crate) const PEERS: &[Peer] = &[
    Peer::of("java/lang/ProcessEnvironment", &[native("environ()[[B", environ)]),
    Peer::of(
        "java/lang/ProcessHandleImpl",
        &[native("initNative()V", nothing), native("getCurrentPid0()J", current_pid), native("isAlive0(J)J", is_alive)],
    ),
    // Prepares for starting processes, which `forkAndExec` would do.
    Peer::of("java/lang/ProcessImpl", &[native("init()V", nothing)]),
    Peer::of("java/lang/ProcessHandleImpl$Info", &[native("initIDs()V", nothing)]),
];

fn nothing(_ctx: &mut Ctx<'_>) -> PeerResult {
    Ok(Value::Void)
}

/// Names and values in turn, as bytes.
fn environ(ctx: &mut Ctx<'_>) -> PeerResult {
    let variables = ctx.environment().variables.clone();
    let mut arrays: Vec<Ref> = Vec::new();
    for (name, value) in variables {
        arrays.push(ctx.new_byte_array(name.as_bytes())?);
        arrays.push(ctx.new_byte_array(value.as_bytes())?);
    }
    let bytes = ctx.known().string.bytes;
    Ok(ctx.new_object_array(bytes, &arrays)?.into())
}

/// The checked program is the only process of its world.
pub(crate) const PID: i64 = 1;

fn current_pid(_ctx: &mut Ctx<'_>) -> PeerResult {
    Ok(PID.into())
}

/// The start time of a live process, -1 for one that is not there.
fn is_alive(ctx: &mut Ctx<'_>) -> PeerResult {
    let alive = ctx.long(0) == PID;
    Ok((if alive { EPOCH_MILLIS } else { -1 }).into())
}
