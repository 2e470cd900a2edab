//! Peers of `java.lang.String` and its relatives, and the bit views of `Float` and `Double`.

use rjpf_vm::peer::native;
use rjpf_vm::{Ctx, Peer, PeerResult, Touches};

pub(crate) const PEERS: &[Peer] = &[
    Peer::of("java/lang/String", &[native("intern()Ljava/lang/String;", intern).touching(Touches::Interned)]),
    Peer::of("java/lang/StringUTF16", &[native("isBigEndian()Z", is_big_endian)]),
    Peer::of("java/lang/Float", &[native("floatToRawIntBits(F)I", same_word), native("intBitsToFloat(I)F", same_word)]),
    Peer::of(
        "java/lang/Double",
        &[native("doubleToRawLongBits(D)J", same_words), native("longBitsToDouble(J)D", same_words)],
    ),
];

fn intern(ctx: &mut Ctx<'_>) -> PeerResult {
    let string = ctx.this();
    let interned = ctx.intern(string);
    Ok(interned.into())
}

fn is_big_endian(_ctx: &mut Ctx<'_>) -> PeerResult {
    Ok(false.into())
}

/// Floats are kept as their bits.
fn same_word(ctx: &mut Ctx<'_>) -> PeerResult {
    Ok(ctx.int(0).into())
}

fn same_words(ctx: &mut Ctx<'_>) -> PeerResult {
    Ok(ctx.long(0).into())
}
