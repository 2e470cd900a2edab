//! Frames: what lies on a thread's stack.
//!
//! A frame pointer names register 0; the header lies just below it. Frames of native methods hold
//! their arguments, a step number and scratch words, so that a peer that calls back into Java or
//! blocks finds its own state again.

/// Words of the header.
pub const HEADER: u32 = 5;

/// Offsets from the frame pointer, to be subtracted.
pub const METHOD: u32 = 4;
/// Op index at which the frame rests; a call in progress rests at its invoke op.
pub const PC: u32 = 3;
/// Frame pointer of the caller; zero below the first frame.
pub const CALLER: u32 = 2;
/// The linearizable library call that the frame belongs to: see `rjpf-vm`'s `visible/cover.rs`.
pub const COVER: u32 = 5;
/// A [`Return`].
pub const RETURN: u32 = 1;

/// What happens with the result when a frame returns.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u32)]
pub enum Return {
    /// The caller's invoke op takes the value.
    Value = 0,
    /// The value is dropped and the caller's op runs again (class initialisation, linking).
    Retry = 1,
    /// The native frame below is called again with the value.
    Peer = 2,
    /// Like `Peer`, and an exception is handed to the peer as well.
    PeerCatch = 3,
    /// The first frame of a thread.
    Thread = 4,
}

impl Return {
    pub fn of(word: u32) -> Return {
        match word {
            1 => Return::Retry,
            2 => Return::Peer,
            3 => Return::PeerCatch,
            4 => Return::Thread,
            _ => Return::Value,
        }
    }
}

/// Words behind the arguments of a native frame: step, wake reason, references, plain words.
pub const NATIVE_STEP: u32 = 0;
pub const NATIVE_REFS: u32 = 1;
pub const NATIVE_REF_COUNT: u32 = 4;
pub const NATIVE_WORDS: u32 = NATIVE_REFS + NATIVE_REF_COUNT;
pub const NATIVE_WORD_COUNT: u32 = 4;
pub const NATIVE_SCRATCH: u32 = NATIVE_WORDS + NATIVE_WORD_COUNT;
