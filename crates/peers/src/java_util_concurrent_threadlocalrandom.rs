//! Peers of `java.util.concurrent.ThreadLocalRandom`: where a thread's seeds come from.
//!
//! The library draws them from counters that all threads share, so they would tell apart states in which threads
//! have come to their first random number in another order. Here they follow from the configured seed and the
//! thread's id. The numbers drawn from a seed are the library's.

use rjpf_vm::peer::intercept;
use rjpf_vm::{Ctx, Peer, PeerResult, Value};

pub(crate) const PEERS: &[Peer] = &[Peer::of(
    "java/util/concurrent/ThreadLocalRandom",
    &[intercept("localInit()V", local_init), intercept("nextSecondarySeed()I", next_secondary_seed)],
)];

fn local_init(ctx: &mut Ctx<'_>) -> PeerResult {
    let (thread, bits) = (ctx.current_thread(), seed_of_thread(ctx));
    ctx.put_field2(thread, "threadLocalRandomSeed", bits);
    ctx.put_field(thread, "threadLocalRandomProbe", ((bits >> 32) as u32).max(1));
    Ok(Value::Void)
}

/// A xorshift generator per thread, which never is zero once it has begun.
fn next_secondary_seed(ctx: &mut Ctx<'_>) -> PeerResult {
    const FIELD: &str = "threadLocalRandomSecondarySeed";
    let thread = ctx.current_thread();
    let next = match ctx.get_field(thread, FIELD) {
        0 => (seed_of_thread(ctx) as u32).max(1),
        mut r => {
            r ^= r << 13;
            r ^= r >> 17;
            r ^ r << 5
        }
    };
    ctx.put_field(thread, FIELD, next);
    Ok(next.into())
}

/// Well spread bits that depend on the configured seed and on who asks (SplitMix64's finaliser).
fn seed_of_thread(ctx: &Ctx<'_>) -> u64 {
    let id = ctx.get_field2(ctx.current_thread(), "tid");
    let mut z = ctx.environment().seed ^ id.wrapping_mul(0x9E37_79B9_7F4A_7C15);
    z = (z ^ z >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    z = (z ^ z >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ z >> 31
}
