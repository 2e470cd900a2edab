//! Peers of `java.util.concurrent.locks`: who owns a lock of the library.
//!
//! A thread that is set as the exclusive owner of one of the library's own synchronizers holds a lock,
//! as if it were a monitor: reduction takes it for the guard of what is accessed meanwhile. Synchronizers
//! of the program are not taken for locks: nobody has shown that they exclude anybody.

use rjpf_classes::Trust;
use rjpf_state::thread::word;
use rjpf_vm::peer::intercept;
use rjpf_vm::{Ctx, Peer, PeerResult, Value};

pub(crate) const PEERS: &[Peer] = &[Peer::of(
    "java/util/concurrent/locks/AbstractOwnableSynchronizer",
    &[intercept("setExclusiveOwnerThread(Ljava/lang/Thread;)V", set_exclusive_owner)],
)];

fn set_exclusive_owner(ctx: &mut Ctx<'_>) -> PeerResult {
    let (lock, owner, thread) = (ctx.this(), ctx.object(0), ctx.thread);
    let field = ctx.method.class.fields.iter().find(|f| f.name == "exclusiveOwnerThread");
    let field = field.ok_or_else(|| rjpf_vm::peer::unsupported("a lock without an owner"))?;
    ctx.before_access(field, lock, true)?;
    ctx.put(lock, field, owner.into());
    let is_own = ctx.class_of(lock).trust != Trust::User;
    if owner == 0 {
        ctx.let_go(thread, lock);
    } else if is_own && owner == ctx.record(word::CURRENT) && !ctx.is_held(lock) {
        ctx.take_hold(thread, lock);
    }
    Ok(Value::Void)
}
