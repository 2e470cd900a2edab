//! Thread records: one block of words per thread.

use rjpf_classes::address::{STACK_WORDS, STACKS, THREADS};

use crate::{Memory, Ref};

/// Index of a thread record. Slots are reused, lowest first.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct ThreadId(pub u32);

pub const RECORD_WORDS: u32 = 64;
pub const MAX_THREADS: u32 = (STACKS.end - STACKS.start) / STACK_WORDS;

/// What a thread is doing. Stored as a word; zero is a free slot.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u32)]
pub enum Status {
    Free = 0,
    Runnable = 1,
    /// Wants the monitor in `OBJECT`.
    Blocked = 2,
    /// In `Object.wait` on `OBJECT`.
    Waiting = 3,
    /// In `LockSupport.park`.
    Parked = 4,
    Sleeping = 5,
    /// Waits for another thread to finish initialising the class `CLASS`.
    Initializing = 6,
    Terminated = 7,
    /// Has suspended itself; `OBJECT` is unused.
    Suspended = 8,
    /// A service thread with nothing to do until the checker says so.
    Dormant = 9,
}

impl Status {
    #[inline]
    pub fn of(word: u32) -> Status {
        match word {
            1 => Status::Runnable,
            2 => Status::Blocked,
            3 => Status::Waiting,
            4 => Status::Parked,
            5 => Status::Sleeping,
            6 => Status::Initializing,
            7 => Status::Terminated,
            8 => Status::Suspended,
            9 => Status::Dormant,
            _ => Status::Free,
        }
    }
}

/// Why a blocked peer runs again.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u32)]
pub enum Wake {
    None = 0,
    Notified = 1,
    TimedOut = 2,
    Interrupted = 3,
    /// The monitor or class it waited for may be free.
    Retry = 4,
}

impl Wake {
    pub fn of(word: u32) -> Wake {
        match word {
            1 => Wake::Notified,
            2 => Wake::TimedOut,
            3 => Wake::Interrupted,
            4 => Wake::Retry,
            _ => Wake::None,
        }
    }
}

/// Word offsets inside a record.
pub mod word {
    pub const STATUS: u32 = 0;
    /// The `java.lang.Thread` object.
    pub const JAVA: u32 = 1;
    pub const FP: u32 = 2;
    pub const PC: u32 = 3;
    /// The object a thread is blocked or waiting on.
    pub const OBJECT: u32 = 4;
    /// Recursion count of a monitor given up by `wait`.
    pub const LOCK_COUNT: u32 = 5;
    /// Virtual time of a timeout (two words); `NO_DEADLINE` if there is none.
    pub const DEADLINE: u32 = 6;
    pub const PERMIT: u32 = 8;
    pub const INTERRUPTED: u32 = 9;
    pub const WAKE: u32 = 10;
    /// Exception that another thread sent (`Thread.stop`), thrown at the next op.
    pub const PENDING: u32 = 11;
    /// What a peer that is called again gets: see `rjpf-vm`'s resume kinds.
    pub const RESUME: u32 = 12;
    pub const RESUME_VALUE: u32 = 14;
    /// The same if it is a reference: what a method returned or threw.
    pub const RESUME_REF: u32 = 30;
    /// Identity hash codes given out by this thread.
    pub const HASHES: u32 = 16;
    pub const CLASS: u32 = 17;
    pub const DAEMON: u32 = 18;
    /// Suspended by another thread, whatever else the thread does or waits for.
    pub const SUSPENDED: u32 = 19;
    /// One while the thread is in a wait so long that its timeout is held back.
    pub const HELD_BACK: u32 = 24;
    /// The outermost frame that has read the clock and keeps the instant: see `clock.rs`.
    pub const CLOCK_FRAME: u32 = 25;
    /// The method of that frame.
    pub const CLOCK_METHOD: u32 = 26;
    /// Atomic sections of `Verify` that the thread is in.
    pub const ATOMIC: u32 = 23;
    /// `ScopedValue` lookups remembered by the library.
    pub const SCOPED_CACHE: u32 = 20;
    /// `ScopedValue` bindings of the current carrier.
    pub const SCOPED_BINDINGS: u32 = 21;
    /// The `Thread` object `Thread.currentThread` answers (bound virtual threads).
    pub const CURRENT: u32 = 22;
    /// One while the thread rests before a step that others could notice: it has been seen there,
    /// and takes the step when it goes on.
    pub const PAUSED: u32 = 48;
    /// Frame of the linearizable call whose one step this transition is; zero at every pause.
    pub const STEP: u32 = 49;
    /// Statics block of the class that the thread initialises, the innermost; zero if none.
    pub const INITIALIZES: u32 = 50;
    /// One while the machine ends the thread: nobody sees what it does then.
    pub const QUIET: u32 = 51;
    /// Threads that the thread has waited for until they had ended.
    pub const JOINED: u32 = 52;
    /// Locks that the thread holds, oldest first: monitors, and the library's ownable ones. More than
    /// fit are not known to be held.
    pub const HELD: u32 = 32;
    pub const HELD_COUNT: u32 = 16;
}

/// Words of a record that hold references.
pub const REF_WORDS: &[u32] = &[
    word::JAVA,
    word::OBJECT,
    word::PENDING,
    word::RESUME_REF,
    word::SCOPED_CACHE,
    word::SCOPED_BINDINGS,
    word::CURRENT,
];

/// Words of a record that hold references which follow from the rest of the state.
pub const DERIVED_REF_WORDS: std::ops::Range<u32> = word::HELD..word::HELD + word::HELD_COUNT;

pub const NO_DEADLINE: u64 = u64::MAX;
/// Longer waits are as long as this, some 146 years: there is time behind them for whoever goes on.
const LONGEST_WAIT: u64 = 1 << 62;

/// When a wait of so many nanoseconds is over.
pub fn deadline_after(now: u64, nanos: u64) -> u64 {
    now.saturating_add(nanos.min(LONGEST_WAIT)).min(NO_DEADLINE - 1)
}

impl ThreadId {
    /// Address of a word of the record.
    #[inline]
    pub fn at(self, word: u32) -> u32 {
        THREADS.start + self.0 * RECORD_WORDS + word
    }

    pub fn stack_base(self) -> u32 {
        STACKS.start + self.0 * STACK_WORDS
    }

    pub fn stack_end(self) -> u32 {
        self.stack_base() + STACK_WORDS
    }

    #[inline]
    pub fn status(self, memory: &Memory) -> Status {
        Status::of(memory.get(self.at(word::STATUS)))
    }

    /// Could the thread take a step now?
    #[inline]
    pub fn is_runnable(self, memory: &Memory) -> bool {
        self.status(memory) == Status::Runnable && !self.is_suspended(memory)
    }

    #[inline]
    pub fn is_suspended(self, memory: &Memory) -> bool {
        memory.get(self.at(word::SUSPENDED)) != 0
    }

    pub fn set_status(self, memory: &mut Memory, status: Status) {
        memory.set(self.at(word::STATUS), status as u32);
    }

    /// The locks that the thread is known to hold, oldest first.
    pub fn held(self, memory: &Memory) -> impl DoubleEndedIterator<Item = Ref> + '_ {
        self.held_since(memory, 0)
    }

    /// The same without so many of the oldest.
    pub fn held_since(self, memory: &Memory, before: u32) -> impl DoubleEndedIterator<Item = Ref> + '_ {
        let before = before.min(word::HELD_COUNT);
        let held = memory.words(self.at(word::HELD) + before, word::HELD_COUNT - before);
        held.iter().copied().filter(|&lock| lock != 0)
    }

    pub fn holds(self, memory: &Memory, lock: Ref) -> bool {
        self.held(memory).any(|held| held == lock)
    }

    /// The thread has got a lock. One more than fit is not remembered.
    pub fn take_hold(self, memory: &mut Memory, lock: Ref) {
        let free = (word::HELD..word::HELD + word::HELD_COUNT).find(|&w| memory.get(self.at(w)) == 0);
        if let Some(w) = free {
            memory.set(self.at(w), lock);
        }
    }

    /// The thread has given a lock up.
    pub fn let_go(self, memory: &mut Memory, lock: Ref) {
        let words = word::HELD..word::HELD + word::HELD_COUNT;
        let Some(found) = words.clone().find(|&w| memory.get(self.at(w)) == lock) else { return };
        for w in found..words.end {
            let next = if w + 1 < words.end { memory.get(self.at(w + 1)) } else { 0 };
            memory.set(self.at(w), next);
            if next == 0 {
                break;
            }
        }
    }

    #[inline]
    pub fn deadline(self, memory: &Memory) -> u64 {
        memory.get2(self.at(word::DEADLINE))
    }
}
