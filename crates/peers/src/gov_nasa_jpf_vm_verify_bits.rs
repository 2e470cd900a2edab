//! Peers of `Verify.getBitFlip`: a value with some of its bits flipped, any of them.
//!
//! The positions are chosen one by one from the highest down, so that each set of positions comes
//! up exactly once, however many sets there are.

use rjpf_vm::peer::{ChoiceKind, ChoiceRequest, Resume, native, throw};
use rjpf_vm::{Ctx, Exit, Peer, PeerResult};

use crate::gov_nasa_jpf_vm_verify::CLASS;

pub(crate) const PEERS: &[Peer] = &[Peer::of(
    CLASS,
    &[
        native("getBitFlip(BI)B", flip_byte),
        native("getBitFlip(CI)C", flip_char),
        native("getBitFlip(DI)D", flip_double),
        native("getBitFlip(FI)F", flip_float),
        native("getBitFlip(II)I", flip_int),
        native("getBitFlip(JI)J", flip_long),
        native("getBitFlip(JII)J", flip_some_of_long),
        native("getBitFlip(SI)S", flip_short),
        native("getBitFlip(Z)Z", flip_boolean),
    ],
)];

/// A set of `count` among `length` bits. Called again until all positions are chosen: the step
/// counts them, and two scratch words keep those taken.
pub(crate) fn positions(ctx: &mut Ctx<'_>, count: i32, length: i32) -> Result<u64, Exit> {
    if !(0..=64).contains(&length) || !(0..=length).contains(&count) {
        let message = format!("{count} of {length} bits cannot be flipped");
        return Err(throw("java/lang/IllegalArgumentException", message));
    }
    let (count, length) = (count as u32, length as u32);
    let mut taken = u64::from(ctx.saved_word(0)) | u64::from(ctx.saved_word(1)) << 32;
    let mut answer = match ctx.resumed() {
        Resume::Chosen(index) => Some(index),
        _ => None,
    };
    while ctx.step() < count {
        let left = count - ctx.step();
        // Below the positions taken, and above as many as are still to come.
        let (low, end) = (left - 1, if taken == 0 { length } else { taken.trailing_zeros() });
        let index = match (answer.take(), end - low) {
            (Some(index), _) => index,
            (None, 1) => 0,
            (None, ways) => {
                let label = format!("getBitFlip bit {} of {count}", ctx.step() + 1);
                return Err(Exit::Choose(ChoiceRequest { kind: ChoiceKind::Int, count: ways, label }));
            }
        };
        taken |= 1 << (low + index);
        ctx.save_word(0, taken as u32);
        ctx.save_word(1, (taken >> 32) as u32);
        ctx.set_step(count - left + 1);
    }
    Ok(taken)
}

fn flip_some_of_long(ctx: &mut Ctx<'_>) -> PeerResult {
    let bits = positions(ctx, ctx.int(1), ctx.int(2))?;
    Ok((ctx.long(0) ^ bits as i64).into())
}

fn flip_long(ctx: &mut Ctx<'_>) -> PeerResult {
    let bits = positions(ctx, ctx.int(1), 64)?;
    Ok((ctx.long(0) ^ bits as i64).into())
}

fn flip_int(ctx: &mut Ctx<'_>) -> PeerResult {
    let bits = positions(ctx, ctx.int(1), 32)?;
    Ok((ctx.int(0) ^ bits as i32).into())
}

fn flip_short(ctx: &mut Ctx<'_>) -> PeerResult {
    let bits = positions(ctx, ctx.int(1), 16)?;
    Ok(i32::from(ctx.int(0) as i16 ^ bits as i16).into())
}

fn flip_char(ctx: &mut Ctx<'_>) -> PeerResult {
    let bits = positions(ctx, ctx.int(1), 16)?;
    Ok(i32::from(ctx.int(0) as u16 ^ bits as u16).into())
}

fn flip_byte(ctx: &mut Ctx<'_>) -> PeerResult {
    let bits = positions(ctx, ctx.int(1), 8)?;
    Ok(i32::from(ctx.int(0) as i8 ^ bits as i8).into())
}

fn flip_double(ctx: &mut Ctx<'_>) -> PeerResult {
    let bits = positions(ctx, ctx.int(1), 64)?;
    Ok(f64::from_bits(ctx.double(0).to_bits() ^ bits).into())
}

fn flip_float(ctx: &mut Ctx<'_>) -> PeerResult {
    let bits = positions(ctx, ctx.int(1), 32)?;
    Ok(f32::from_bits(ctx.float(0).to_bits() ^ bits as u32).into())
}

/// One of one bits: there is no choice.
fn flip_boolean(ctx: &mut Ctx<'_>) -> PeerResult {
    Ok((!ctx.bool(0)).into())
}
