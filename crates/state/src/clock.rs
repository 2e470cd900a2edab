//! Who keeps instants: whether the virtual clock is part of a state.
//!
//! Time has no origin: as long as nobody has kept an instant to compare a later one with, states that
//! differ in the clock alone behave alike. The clock enters a form once the program, or a part of the library that
//! keeps instants in objects, has read it; and while a call that keeps one in its own frame (a timed wait of
//! `java.util.concurrent`) is still running. A loop around such calls has finitely many states that way.

use crate::thread::{Status, word};
use crate::{Memory, ThreadId, frame, global};

/// Who has read the clock, as `global::CLOCK_READ` keeps it. Once the program has, this stays so.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
#[repr(u32)]
pub enum Reader {
    Nobody = 0,
    /// The library, which may have kept the instant in an object.
    Library = 1,
    Program = 2,
}

/// Remembers that the clock was read.
pub fn note_read(memory: &mut Memory, by: Reader) {
    let before = memory.get(global::CLOCK_READ);
    memory.set(global::CLOCK_READ, before.max(by as u32));
}

pub fn was_read_by_program(memory: &Memory) -> bool {
    memory.get(global::CLOCK_READ) == Reader::Program as u32
}

/// Remembers that the frame at `fp` keeps an instant until it ends. One that does so further out stays the one.
pub fn note_kept_in_frame(memory: &mut Memory, thread: ThreadId, fp: u32) {
    if !keeps_in_frame(memory, thread) || fp < memory.get(thread.at(word::CLOCK_FRAME)) {
        memory.set(thread.at(word::CLOCK_FRAME), fp);
        memory.set(thread.at(word::CLOCK_METHOD), memory.get(fp - frame::METHOD));
    }
}

/// Is the frame that keeps an instant still on the thread's stack? Another call of the same method at the same
/// place counts as well, which can only tell more states apart.
fn keeps_in_frame(memory: &Memory, thread: ThreadId) -> bool {
    let kept = memory.get(thread.at(word::CLOCK_FRAME));
    if kept == 0 {
        return false;
    }
    let mut fp = memory.get(thread.at(word::FP));
    while fp > kept {
        fp = memory.get(fp - frame::CALLER);
    }
    fp == kept && memory.get(fp - frame::METHOD) == memory.get(thread.at(word::CLOCK_METHOD))
}

/// Does anything in the state hold an instant?
pub(crate) fn is_held(memory: &Memory) -> bool {
    let ended = |t: ThreadId| matches!(t.status(memory), Status::Free | Status::Terminated | Status::Dormant);
    let in_frames = |t: ThreadId| !ended(t) && keeps_in_frame(memory, t);
    memory.get(global::CLOCK_READ) != 0 || (0..memory.get(global::THREAD_LIMIT)).map(ThreadId).any(in_frames)
}
