//! The map of the one word-addressed memory in which the whole VM state lives.
//!
//! Addresses are word offsets. Addresses in the constant and statics regions are handed out here,
//! once per process, and never reused: the *address* of a class mirror, a string literal or a
//! static field is a constant, its *content* is state.

use std::ops::Range;

/// VM scalars: heap top, clock, thread count (see `rjpf-state`).
pub const GLOBALS: Range<u32> = 0x0000_0000..0x0000_1000;
/// Class mirrors and string literals.
pub const CONSTANTS: Range<u32> = 0x0000_1000..0x0800_0000;
/// Static fields with a header per class.
pub const STATICS: Range<u32> = 0x0800_0000..0x0900_0000;
/// One fixed-size record per thread.
pub const THREADS: Range<u32> = 0x0900_0000..0x0910_0000;
/// What is known about shared words that were touched under an assumption: `rjpf-state`'s `guards.rs`.
pub const GUARDS: Range<u32> = 0x0910_0000..0x0918_0000;
/// `Unsafe.allocateMemory` and direct buffers; never moved.
pub const NATIVE: Range<u32> = 0x0A00_0000..0x1000_0000;
/// Java objects.
pub const HEAP: Range<u32> = 0x1000_0000..0x7000_0000;
/// Thread stacks, one slot of [`STACK_WORDS`] per thread.
pub const STACKS: Range<u32> = 0x7000_0000..0xFFFF_0000;
/// Words of one thread's stack.
pub const STACK_WORDS: u32 = 0x0003_0000;

/// Words before the first field of an object: class word, lock word.
pub const OBJECT_HEADER: u32 = 2;
/// Words before the first element of an array: class word, lock word, length, and one that is never used. Elements begin 16 bytes
/// behind the start, as on HotSpot: the library goes by that when it asks whether a long in an array of bytes is aligned.
pub const ARRAY_HEADER: u32 = 4;

/// Words before the first static field of a class.
pub const STATICS_HEADER: u32 = 4;
