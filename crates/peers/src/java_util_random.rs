//! `java.util.Random` whose answers are choices (`+cg.enumerate_random`).
//!
//! Only where the number of answers is given: `nextInt(bound)` and `nextBoolean()`. The other
//! methods, and all of them without the option, run as the JDK has them, from a seed.

use rjpf_vm::peer::{ChoiceKind, intercept, throw};
use rjpf_vm::{Ctx, Peer, PeerResult, Value};

use crate::gov_nasa_jpf_vm_verify_choice::choose;

pub(crate) const ENUMERATED: Peer =
    Peer::of("java/util/Random", &[intercept("nextBoolean()Z", next_boolean), intercept("nextInt(I)I", next_int)]);

fn next_boolean(ctx: &mut Ctx<'_>) -> PeerResult {
    let index = choose(ctx, ChoiceKind::Boolean, 2, "Random.nextBoolean()")?;
    Ok((index == 1).into())
}

fn next_int(ctx: &mut Ctx<'_>) -> PeerResult {
    let bound = ctx.int(0);
    if bound <= 0 {
        return Err(throw("java/lang/IllegalArgumentException", "bound must be positive"));
    }
    let index = choose(ctx, ChoiceKind::Int, bound as u64, format!("Random.nextInt({bound})"))?;
    Ok(Value::Word(index))
}
