//! Peers of `jdk.internal.misc.Unsafe`: off-heap memory.
//!
//! Blocks lie in the native region of the one memory, so they backtrack with everything else. A
//! block has a header of four words; freed blocks are chained and reused for exactly their size.
//! Memory is zero when it is handed out: its content never depends on what was there before.

use rjpf_classes::BaseType;
use rjpf_classes::address::NATIVE;
use rjpf_state::global;
use rjpf_vm::peer::{native, throw, throw_bare};
use rjpf_vm::{Ctx, Exit, Peer, PeerResult, Touches, Value};

use crate::jdk_internal_misc_unsafe::{address, nothing};

pub(crate) const PEERS: &[Peer] = &[Peer::of(
    "jdk/internal/misc/Unsafe",
    &[
        native("allocateMemory0(J)J", allocate_memory),
        native("reallocateMemory0(JJ)J", reallocate_memory),
        native("freeMemory0(J)V", free_memory),
        native("setMemory0(Ljava/lang/Object;JJB)V", set_memory).touching(Touches::Blocks),
        native("copyMemory0(Ljava/lang/Object;JLjava/lang/Object;JJ)V", copy_memory).touching(Touches::Blocks),
        native("copySwapMemory0(Ljava/lang/Object;JLjava/lang/Object;JJJ)V", copy_swap_memory).touching(Touches::Blocks),
        // There is no cache between the program and its memory.
        native("writeback0(J)V", nothing),
        native("writebackPreSync0()V", nothing),
        native("writebackPostSync0()V", nothing),
    ],
)];

/// Words of a block's header; keeps the data on sixteen bytes.
const HEADER: u32 = 4;
/// Size in bytes as asked for.
const SIZE: u32 = 0;
const STATE: u32 = 1;
/// The next freed block; only of freed blocks.
const NEXT: u32 = 2;
const LIVE: u32 = 0x4C49_5645;
const FREED: u32 = 0x4652_4545;

fn block_words(bytes: u32) -> u32 {
    HEADER + bytes.div_ceil(16) * 4
}

/// A block of zero bytes; zero if there is no room.
pub(crate) fn allocate(ctx: &mut Ctx<'_>, bytes: i64) -> u64 {
    let room = i64::from(NATIVE.end - NATIVE.start) * 4 - 1024;
    if bytes < 0 || bytes > room {
        return 0;
    }
    let bytes = bytes as u32;
    let Some(block) = reuse(ctx, bytes).or_else(|| extend(ctx, bytes)) else { return 0 };
    ctx.put_words(block + SIZE, &[bytes]);
    ctx.put_words(block + STATE, &[LIVE]);
    ctx.put_words(block + NEXT, &[0]);
    u64::from(block + HEADER) * 4
}

/// Takes a freed block of the same number of words out of the chain. Headers are memory that a program can write, so
/// a chain that leads elsewhere, or in a circle, ends there.
fn reuse(ctx: &mut Ctx<'_>, bytes: u32) -> Option<u32> {
    let mut link = global::PEER_FREE_BLOCKS;
    let blocks = (ctx.memory().get(global::NATIVE_TOP) - NATIVE.start) / HEADER;
    for _ in 0..blocks {
        let block = ctx.memory().get(link);
        if !is_block(ctx, block, FREED) {
            return None;
        }
        let next = ctx.memory().get(block + NEXT);
        if block_words(ctx.memory().get(block + SIZE)) == block_words(bytes) {
            ctx.put_words(link, &[next]);
            return Some(block);
        }
        link = block + NEXT;
    }
    None
}

/// Does a block in this state lie at a word, from end to end?
fn is_block(ctx: &Ctx<'_>, block: u32, state: u32) -> bool {
    let top = ctx.memory().get(global::NATIVE_TOP);
    let room = i64::from(top) - i64::from(block);
    let has_header = block >= NATIVE.start && block.is_multiple_of(4) && room >= i64::from(HEADER);
    has_header
        && ctx.memory().get(block + STATE) == state
        && i64::from(block_words(ctx.memory().get(block + SIZE))) <= room
}

fn extend(ctx: &mut Ctx<'_>, bytes: u32) -> Option<u32> {
    let block = ctx.memory().get(global::NATIVE_TOP).next_multiple_of(4);
    let top = block.checked_add(block_words(bytes)).filter(|&top| top <= NATIVE.end)?;
    ctx.set_global(global::NATIVE_TOP, top);
    Some(block)
}

/// The block whose data starts at a byte address.
fn block_at(ctx: &Ctx<'_>, data: u64) -> Result<u32, Exit> {
    let block = u32::try_from(data / 4).unwrap_or(0).wrapping_sub(HEADER);
    if !data.is_multiple_of(16) || !is_block(ctx, block, LIVE) {
        return Err(throw("java/lang/InternalError", format!("no native memory is allocated at 0x{data:x}")));
    }
    Ok(block)
}

pub(crate) fn free(ctx: &mut Ctx<'_>, data: u64) -> Result<(), Exit> {
    let block = block_at(ctx, data)?;
    let words = block_words(ctx.memory().get(block + SIZE)) - HEADER;
    let first = ctx.memory().get(global::PEER_FREE_BLOCKS);
    ctx.fill_bytes((block + HEADER) as usize * 4, words as usize * 4, 0)?;
    ctx.put_words(block + STATE, &[FREED]);
    ctx.put_words(block + NEXT, &[first]);
    ctx.set_global(global::PEER_FREE_BLOCKS, block);
    Ok(())
}

fn allocate_memory(ctx: &mut Ctx<'_>) -> PeerResult {
    let bytes = ctx.long(0);
    Ok(Value::Wide(allocate(ctx, bytes)))
}

fn reallocate_memory(ctx: &mut Ctx<'_>) -> PeerResult {
    let (old, bytes) = (ctx.long(0) as u64, ctx.long(1));
    if old == 0 {
        return Ok(Value::Wide(allocate(ctx, bytes)));
    }
    let block = block_at(ctx, old)?;
    let new = allocate(ctx, bytes);
    if new != 0 {
        let kept = (ctx.memory().get(block + SIZE) as usize).min(bytes as usize);
        ctx.copy_bytes(old as usize, new as usize, kept)?;
        free(ctx, old)?;
    }
    Ok(Value::Wide(new))
}

fn free_memory(ctx: &mut Ctx<'_>) -> PeerResult {
    let data = ctx.long(0) as u64;
    if data != 0 {
        free(ctx, data)?;
    }
    Ok(Value::Void)
}

/// The place of many bytes that are written, named by the argument `object` and the offset behind it: outside the
/// heap, or in an array of a primitive type, as the JDK's own checks have it.
fn numbers_at(ctx: &Ctx<'_>, object: usize, bytes: usize) -> Result<usize, Exit> {
    let (holder, offset) = (ctx.object(object), ctx.long(object + 1));
    if holder != 0 && ctx.class_of(holder).element_type().is_none_or(|element| element == BaseType::Ref) {
        return Err(throw_bare("java/lang/IllegalArgumentException"));
    }
    address(ctx, holder, offset, bytes)
}

fn set_memory(ctx: &mut Ctx<'_>) -> PeerResult {
    let (bytes, value) = (ctx.long(2) as usize, ctx.int(3) as u8);
    let at = numbers_at(ctx, 0, bytes)?;
    ctx.fill_bytes(at, bytes, value)?;
    Ok(Value::Void)
}

fn copy_memory(ctx: &mut Ctx<'_>) -> PeerResult {
    let bytes = ctx.long(4) as usize;
    let from = address(ctx, ctx.object(0), ctx.long(1), bytes)?;
    let to = numbers_at(ctx, 2, bytes)?;
    ctx.copy_bytes(from, to, bytes)?;
    Ok(Value::Void)
}

fn copy_swap_memory(ctx: &mut Ctx<'_>) -> PeerResult {
    let (bytes, element) = (ctx.long(4) as usize, ctx.long(5) as usize);
    let from = address(ctx, ctx.object(0), ctx.long(1), bytes)?;
    let to = numbers_at(ctx, 2, bytes)?;
    let mut content = ctx.copied_bytes(0, from, bytes)?;
    for chunk in content.chunks_mut(element.max(1)) {
        chunk.reverse();
    }
    ctx.put_many_bytes(0, to, &content)?;
    Ok(Value::Void)
}
