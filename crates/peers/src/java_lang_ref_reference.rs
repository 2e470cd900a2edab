//! Peers of `java.lang.ref`: references and their pending list.
//!
//! The collector puts references whose referents it cleared on the pending list; the JDK's
//! reference handler thread sleeps until there are some.

use rjpf_state::global;
use rjpf_state::thread::{NO_DEADLINE, Status};
use rjpf_vm::peer::native;
use rjpf_vm::{Ctx, Peer, PeerResult, Touches, Value};

use crate::jdk_internal_misc_unsafe::nothing;
use crate::jdk_internal_misc_vm::yes;

pub(crate) const PEERS: &[Peer] = &[
    Peer::of(
        "java/lang/ref/Reference",
        &[
            native("getAndClearReferencePendingList()Ljava/lang/ref/Reference;", take_pending),
            native("hasReferencePendingList()Z", has_pending),
            native("waitForReferencePendingList()V", wait_for_pending),
            native("refersTo0(Ljava/lang/Object;)Z", refers_to).touching(Touches::Field { name: "referent", write: false }),
            native("clear0()V", clear).touching(Touches::Field { name: "referent", write: true }),
        ],
    ),
    Peer::of(
        "java/lang/ref/PhantomReference",
        &[native("refersTo0(Ljava/lang/Object;)Z", refers_to).touching(Touches::Field { name: "referent", write: false }), native("clear0()V", clear).touching(Touches::Field { name: "referent", write: true })],
    ),
    Peer::of(
        "java/lang/ref/Finalizer",
        &[native("isFinalizationEnabled()Z", yes), native("reportComplete(Ljava/lang/Object;)V", nothing)],
    ),
];

fn take_pending(ctx: &mut Ctx<'_>) -> PeerResult {
    let list = ctx.memory().get(global::PENDING_REFERENCES);
    ctx.set_global(global::PENDING_REFERENCES, 0);
    Ok(list.into())
}

fn has_pending(ctx: &mut Ctx<'_>) -> PeerResult {
    Ok((ctx.memory().get(global::PENDING_REFERENCES) != 0).into())
}

fn wait_for_pending(ctx: &mut Ctx<'_>) -> PeerResult {
    if ctx.memory().get(global::PENDING_REFERENCES) == 0 {
        return Err(ctx.block(Status::Dormant, 0, NO_DEADLINE));
    }
    Ok(Value::Void)
}

fn refers_to(ctx: &mut Ctx<'_>) -> PeerResult {
    Ok((ctx.get_field(ctx.this(), "referent") == ctx.object(0)).into())
}

fn clear(ctx: &mut Ctx<'_>) -> PeerResult {
    let reference = ctx.this();
    ctx.put_field(reference, "referent", 0);
    Ok(Value::Void)
}
