//! Who keeps instants, and how they look: whether and how the virtual clock is part of a state.
//!
//! Time has no origin: states that differ only in when it is, with all instants that anybody keeps as far from now,
//! behave alike. So an instant enters a form as the time from now until then, and the clock itself not at all, as
//! long as it is known who keeps instants: parts of the library that only ever compare them with each other and add
//! durations to them. They keep them in the fields that [`instant_of`] lists and in their frames, where
//! they are known by their values: the clocks count from so far away that no duration and no counter of
//! the library comes near. Once the program, or any other part of the library, has read the clock, the clock is a part of
//! every form, and instants are as they are; and while a call that keeps the time of day in its own frame is still running.

use rjpf_classes::{Class, Field};

use crate::thread::{Status, word};
use crate::{Memory, ThreadId, frame, global};

/// What `System.nanoTime` says when the virtual clock stands at zero. Far from all durations and from what the
/// library packs into 64 bits.
pub const NANO_ORIGIN: u64 = 0x4C80_0000_0000_0000;

/// What `System.currentTimeMillis` says when the virtual clock stands at zero.
pub const EPOCH_MILLIS: i64 = 1_700_000_000_000;

pub const NANOS_PER_MILLI: u64 = 1_000_000;

/// How far an instant may be behind and before the clock's beginning to be known by its value: one year and four.
const BEHIND: u64 = 1 << 55;
const AHEAD: u64 = 1 << 57;

/// Which clock an instant was read from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Clock {
    Nanos,
    Millis,
    /// One that is read by other means, and keeps no promises about its values.
    Other,
}

impl Clock {
    /// The virtual time in nanoseconds that this value stands for, if it is an instant by the looks of it. The number is
    /// negative, in two's complement, for what was before the clock's beginning.
    pub(crate) fn instant(self, value: u64) -> Option<u64> {
        let passed = match self {
            Clock::Nanos => (value & !SIGN).wrapping_sub(NANO_ORIGIN),
            Clock::Other => return None,
            Clock::Millis => {
                let millis = (value as i64).checked_sub(EPOCH_MILLIS)?;
                millis.checked_mul(NANOS_PER_MILLI as i64)? as u64
            }
        };
        (passed.wrapping_add(BEHIND) < BEHIND + AHEAD).then_some(passed)
    }
}

/// A part of the library counts from the most negative number on, so that plain comparison does.
pub(crate) const SIGN: u64 = 1 << 63;

/// A field in which the library keeps an instant, and the one with the period of the task that it belongs to: positive if
/// the task comes at a fixed rate.
pub(crate) struct Instant {
    pub(crate) clock: Clock,
    pub(crate) period: Option<&'static str>,
}

const INSTANTS: &[(&str, &str, Instant)] = &[
    ("java/util/TimerTask", "nextExecutionTime", Instant { clock: Clock::Millis, period: Some("period") }),
    ("java/util/concurrent/CompletableFuture$Signaller", "deadline", Instant { clock: Clock::Nanos, period: None }),
    (
        "java/util/concurrent/DelayScheduler$ScheduledForkJoinTask",
        "when",
        Instant { clock: Clock::Nanos, period: Some("nextDelay") },
    ),
    ("java/util/concurrent/Phaser$QNode", "deadline", Instant { clock: Clock::Nanos, period: None }),
    (
        "java/util/concurrent/ScheduledThreadPoolExecutor$ScheduledFutureTask",
        "time",
        Instant { clock: Clock::Nanos, period: Some("period") },
    ),
];

pub(crate) fn instant_of(class: &Class, field: &Field) -> Option<&'static Instant> {
    INSTANTS.iter().find(|(c, f, _)| class.name == *c && field.name == *f).map(|(_, _, instant)| instant)
}

/// Classes of the JDK that keep instants of `nanoTime` in those fields, or no longer than the method runs that has read
/// it, or only use it as a seed, which promises nothing. Their frames pass instants on to none but each other.
const KEEP_NANOS: &[&str] = &[
    "java/lang/Thread",
    "java/lang/VirtualThread",
    "java/lang/ref/ReferenceQueue",
    "java/util/Random",
    "java/util/SplittableRandom",
    "java/util/concurrent/AbstractExecutorService",
    "java/util/concurrent/CompletableFuture",
    "java/util/concurrent/CompletableFuture$Signaller",
    "java/util/concurrent/DelayScheduler",
    "java/util/concurrent/DelayScheduler$ScheduledForkJoinTask",
    "java/util/concurrent/Exchanger",
    "java/util/concurrent/ForkJoinPool",
    "java/util/concurrent/ForkJoinTask",
    "java/util/concurrent/FutureTask",
    "java/util/concurrent/LinkedTransferQueue",
    "java/util/concurrent/LinkedTransferQueue$DualNode",
    "java/util/concurrent/Phaser$QNode",
    "java/util/concurrent/ScheduledThreadPoolExecutor",
    "java/util/concurrent/ScheduledThreadPoolExecutor$ScheduledFutureTask",
    "java/util/concurrent/SynchronousQueue$TransferQueue",
    "java/util/concurrent/SynchronousQueue$TransferStack",
    "java/util/concurrent/SynchronousQueue$Transferer",
    "java/util/concurrent/ThreadLocalRandom",
    "java/util/concurrent/ThreadPerTaskExecutor",
    "java/util/concurrent/locks/AbstractQueuedLongSynchronizer",
    "java/util/concurrent/locks/AbstractQueuedLongSynchronizer$ConditionObject",
    "java/util/concurrent/locks/AbstractQueuedSynchronizer",
    "java/util/concurrent/locks/AbstractQueuedSynchronizer$ConditionObject",
    "java/util/concurrent/locks/StampedLock",
    "jdk/internal/misc/ThreadFlock",
];

/// The same for `currentTimeMillis`. Its values look like half an hour in nanoseconds, or two numbers, so that they are
/// looked for in frames of these classes only.
const KEEP_MILLIS: &[&str] = &[
    "java/util/TaskQueue",
    "java/util/Timer",
    "java/util/TimerTask",
    "java/util/TimerThread",
    "java/util/concurrent/ForkJoinPool",
];

/// Classes that keep the time of day no longer than the method runs that has read it: a deadline that the program gave
/// them, or a seed.
const COMPARE_MILLIS: &[&str] = &[
    "java/util/concurrent/ThreadLocalRandom",
    "java/util/concurrent/locks/AbstractQueuedLongSynchronizer$ConditionObject",
    "java/util/concurrent/locks/AbstractQueuedSynchronizer$ConditionObject",
];

/// What a class of the JDK does with an instant that it reads from a clock.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Keeping {
    /// It is in a field or a frame where it is known for an instant.
    Known,
    /// It is in a frame, among others of which that cannot be said.
    InFrame,
    Anywhere,
}

pub fn keeping(class: &Class, clock: Clock) -> Keeping {
    let is_one_of = |entries: &[&str]| entries.iter().any(|&entry| class.name == entry);
    match clock {
        Clock::Nanos if is_one_of(KEEP_NANOS) => Keeping::Known,
        Clock::Millis if keeps_millis(class) => Keeping::Known,
        Clock::Millis if is_one_of(COMPARE_MILLIS) => Keeping::InFrame,
        _ => Keeping::Anywhere,
    }
}

pub(crate) fn keeps_millis(class: &Class) -> bool {
    KEEP_MILLIS.iter().any(|&entry| class.name == entry)
}

/// Who has read the clock, as `global::CLOCK_READ` keeps it. Once the program has, this stays so.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
#[repr(u32)]
pub enum Reader {
    Nobody = 0,
    /// The library, which may have kept the instant anywhere.
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

/// May there be an instant in the state that is not known for one?
pub(crate) fn is_held(memory: &Memory) -> bool {
    let ended = |t: ThreadId| matches!(t.status(memory), Status::Free | Status::Terminated | Status::Dormant);
    let in_frames = |t: ThreadId| !ended(t) && keeps_in_frame(memory, t);
    memory.get(global::CLOCK_READ) != 0 || (0..memory.get(global::THREAD_LIMIT)).map(ThreadId).any(in_frames)
}

/// Virtual time in nanoseconds.
pub fn now(memory: &Memory) -> u64 {
    memory.get2(global::CLOCK).wrapping_add(memory.get2(global::TICKS))
}
