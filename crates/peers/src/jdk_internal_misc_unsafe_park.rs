//! Peers of `jdk.internal.misc.Unsafe`: `park` and `unpark`, the base of all locks of
//! `java.util.concurrent`. The permit is a word of the thread record. There are no spurious
//! returns; a deadline is one of the virtual clock.

use rjpf_state::clock::EPOCH_MILLIS;
use rjpf_state::thread::{NO_DEADLINE, Status, Wake, deadline_after, word};
use rjpf_vm::peer::native;
use rjpf_vm::{Ctx, FrameView, Peer, PeerResult, Touches, Value};

pub(crate) const PEERS: &[Peer] = &[Peer::of(
    "jdk/internal/misc/Unsafe",
    &[
        native("park(ZJ)V", park).touching(Touches::Permit),
        native("unpark(Ljava/lang/Object;)V", unpark).touching(Touches::Permit),
    ],
)];

const ARRIVED: u32 = 0;
const PARKED: u32 = 1;

fn park(ctx: &mut Ctx<'_>) -> PeerResult {
    let permit = ctx.record(word::PERMIT) != 0;
    if ctx.step() == PARKED || permit {
        ctx.set_record(word::PERMIT, 0);
        let java = ctx.current_thread();
        ctx.order_by_permit(ctx.thread, java, false);
        return Ok(Value::Void);
    }
    debug_assert_eq!(ctx.step(), ARRIVED);
    let (absolute, time) = (ctx.bool(0), ctx.long(1));
    if ctx.record(word::INTERRUPTED) != 0 || time < 0 || (absolute && time == 0) {
        return Ok(Value::Void);
    }
    let now = ctx.now();
    let spins = spins(ctx);
    let deadline = match (absolute, time) {
        _ if spins => now,
        (false, 0) => NO_DEADLINE,
        (false, nanos) => deadline_after(now, nanos as u64),
        (true, millis) => after_epoch(millis),
    };
    if deadline <= now && !spins {
        return Ok(Value::Void);
    }
    ctx.set_step(PARKED);
    Err(ctx.block(Status::Parked, 0, deadline))
}

/// Does the pool wait for its own short lock, which it tries again and again? Such waits take no time: whoever has the lock may stand still as
/// long as it takes, and timeouts of the program are not to pass meanwhile.
fn spins(ctx: &Ctx<'_>) -> bool {
    let waits = |f: &FrameView| !f.method.is_native() && f.method.class.name != "java/util/concurrent/locks/LockSupport";
    let by = ctx.frames(ctx.thread).find(waits);
    by.is_some_and(|f| f.method.name == "spinLockRunState" && f.method.class.name == "java/util/concurrent/ForkJoinPool")
}

/// The virtual time of a moment given in milliseconds since 1970.
fn after_epoch(millis: i64) -> u64 {
    let wait = millis.saturating_sub(EPOCH_MILLIS).max(0) as u64;
    wait.saturating_mul(1_000_000).min(NO_DEADLINE - 1)
}

fn unpark(ctx: &mut Ctx<'_>) -> PeerResult {
    let java = ctx.object(0);
    if java == 0 {
        return Ok(Value::Void);
    }
    // A thread that has not started or has ended has nothing to wake.
    let Some(thread) = ctx.thread_of(java) else { return Ok(Value::Void) };
    ctx.set_thread_word(thread, word::PERMIT, 1);
    ctx.order_by_permit(ctx.thread, java, true);
    if thread.status(ctx.memory()) == Status::Parked {
        ctx.wake(thread, Wake::Notified);
    }
    Ok(Value::Void)
}
