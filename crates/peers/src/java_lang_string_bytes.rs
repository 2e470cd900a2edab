//! Java bodies over string bytes and array content that are replaced for speed.
//!
//! Each does exactly what the Java code does for the arguments its callers in the JDK give, and
//! changes nothing else. Arguments outside an array are refused like the Java loop would refuse them.

use rjpf_classes::address::ARRAY_HEADER;
use rjpf_state::Ref;
use rjpf_vm::peer::{intercept, throw};
use rjpf_vm::{Ctx, Exit, Peer, PeerResult, Touches, Value};

pub(crate) const PEERS: &[Peer] = &[
    Peer::of(
        "java/lang/StringLatin1",
        &[
            intercept("hashCode([B)I", hash_code),
            intercept("equals([B[B)Z", equals),
            intercept("compareTo([B[B)I", compare_to),
            intercept("indexOfChar([BIII)I", index_of_char),
            intercept("inflate([BI[BII)V", inflate).touching(Touches::Blocks),
            intercept("inflate([BI[CII)V", inflate).touching(Touches::Blocks),
        ],
    ),
    Peer::of(
        "java/lang/StringCoding",
        &[intercept("hasNegatives([BII)Z", has_negatives).touching(Touches::Arrays { write: false }), intercept("countPositives([BII)I", count_positives).touching(Touches::Arrays { write: false })],
    ),
    Peer::of(
        "jdk/internal/util/ArraysSupport",
        &[intercept("vectorizedMismatch(Ljava/lang/Object;JLjava/lang/Object;JII)I", mismatch).touching(Touches::Arrays { write: false })],
    ),
];

fn out_of_bounds(index: i64, length: usize) -> Exit {
    let message = format!("Index {index} out of bounds for length {length}");
    throw("java/lang/ArrayIndexOutOfBoundsException", message)
}

/// `len` bytes of an array from `from` on.
fn part<'c>(ctx: &'c Ctx<'_>, array: Ref, from: i32, len: i32) -> Result<&'c [u8], Exit> {
    let bytes = ctx.memory().byte_array(array);
    let (from, len) = (i64::from(from), i64::from(len.max(0)));
    if len > 0 && (from < 0 || from + len > bytes.len() as i64) {
        let first_bad = if from < 0 { from } else { from.max(bytes.len() as i64) };
        return Err(out_of_bounds(first_bad, bytes.len()));
    }
    Ok(if len == 0 { &[] } else { &bytes[from as usize..(from + len) as usize] })
}

fn hash_code(ctx: &mut Ctx<'_>) -> PeerResult {
    let bytes = ctx.memory().byte_array(ctx.non_null(0)?);
    Ok(bytes.iter().fold(0i32, |h, &b| h.wrapping_mul(31).wrapping_add(i32::from(b))).into())
}

fn equals(ctx: &mut Ctx<'_>) -> PeerResult {
    let (a, b) = (ctx.non_null(0)?, ctx.non_null(1)?);
    Ok((ctx.memory().byte_array(a) == ctx.memory().byte_array(b)).into())
}

fn compare_to(ctx: &mut Ctx<'_>) -> PeerResult {
    let (a, b) = (ctx.non_null(0)?, ctx.non_null(1)?);
    let (a, b) = (ctx.memory().byte_array(a), ctx.memory().byte_array(b));
    let differing = a.iter().zip(b).find(|(x, y)| x != y);
    let order = match differing {
        Some((&x, &y)) => i32::from(x) - i32::from(y),
        None => a.len() as i32 - b.len() as i32,
    };
    Ok(order.into())
}

/// Value, character, first index, end index.
fn index_of_char(ctx: &mut Ctx<'_>) -> PeerResult {
    let (wanted, from, end) = (ctx.int(1) as u8, ctx.int(2), ctx.int(3));
    let bytes = part(ctx, ctx.non_null(0)?, from, end.saturating_sub(from))?;
    let found = bytes.iter().position(|&b| b == wanted);
    Ok(found.map_or(-1, |i| i as i32 + from).into())
}

/// Source, its index, destination (of two-byte units), its unit index, length.
fn inflate(ctx: &mut Ctx<'_>) -> PeerResult {
    let (source, target) = (ctx.non_null(0)?, ctx.non_null(2)?);
    let (from, to, len) = (ctx.int(1), ctx.int(3), ctx.int(4));
    if len <= 0 {
        return Ok(Value::Void);
    }
    let wide: Vec<u8> = part(ctx, source, from, len)?.iter().flat_map(|&b| [b, 0]).collect();
    // A byte array of units counts bytes, a char array units.
    let units = match ctx.class_of(target).element_type().map(|t| t.element_bytes()) {
        Some(1) => ctx.memory().array_length(target) as i64 / 2,
        _ => i64::from(ctx.memory().array_length(target)),
    };
    if to < 0 || i64::from(to) + i64::from(len) > units {
        let message = format!("begin {to}, end {}, length {units}", i64::from(to) + i64::from(len));
        return Err(throw("java/lang/StringIndexOutOfBoundsException", message));
    }
    ctx.put_bytes(target + ARRAY_HEADER, to as usize * 2, &wide);
    Ok(Value::Void)
}

fn has_negatives(ctx: &mut Ctx<'_>) -> PeerResult {
    let bytes = part(ctx, ctx.non_null(0)?, ctx.int(1), ctx.int(2))?;
    Ok((!bytes.is_ascii()).into())
}

fn count_positives(ctx: &mut Ctx<'_>) -> PeerResult {
    let len = ctx.int(2);
    let bytes = part(ctx, ctx.non_null(0)?, ctx.int(1), len)?;
    let first = bytes.iter().position(|b| !b.is_ascii());
    Ok(first.map_or(len, |i| i as i32).into())
}

/// Two objects with byte offsets, a length in elements and the logarithm of their size: the index
/// of the first difference, or the complement of how many elements are left to compare (none).
fn mismatch(ctx: &mut Ctx<'_>) -> PeerResult {
    let (length, scale) = (ctx.int(4).max(0) as usize, ctx.int(5) as u32);
    let bytes = length << scale;
    let start = |object: Ref, offset: i64| (i64::from(object) * 4 + offset) as usize;
    let (a, b) = (start(ctx.object(0), ctx.long(1)), start(ctx.object(2), ctx.long(3)));
    let (a, b) = (ctx.memory().bytes(0, a, bytes), ctx.memory().bytes(0, b, bytes));
    if a == b {
        return Ok((!0i32).into());
    }
    let at = a.iter().zip(b).position(|(x, y)| x != y).unwrap_or(0);
    Ok(((at >> scale) as i32).into())
}
