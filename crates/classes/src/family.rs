//! Families of listed classes whose methods take several steps inside, and the methods that show it.
//!
//! To each other, listed methods happen at one moment (`trust.rs`). A few public methods look at the insides in
//! between: a future is done before it has its result or has dependents that are dead, a thread stands in the queue of a lock before it parks. Nobody
//! can tell unless the program calls such a method. Once it does, the family is looked at: its classes are explored
//! like the rest of the library, or, where it is known what there is to see, some of their methods become steps of
//! their own.

use crate::Name;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Family {
    Futures,
    Phasers,
    Locks,
    Pools,
    ForkJoin,
    Adders,
    Counts,
    LinkedQueues,
}

struct Members {
    family: Family,
    classes: &'static [&'static str],
    /// Methods that take a look at the insides.
    shown_by: &'static [&'static str],
    insides: Insides,
}

/// What is to be seen of a family that somebody looks at.
enum Insides {
    /// Every access.
    Everything,
    /// What is between these methods and the listed ones that call them.
    Between(&'static [&'static str]),
    /// What these methods do, which others call.
    Within(&'static [&'static str]),
}

const FAMILIES: &[Members] = &[
    Members {
        family: Family::Futures,
        classes: &["java/util/concurrent/CompletableFuture", "java/util/concurrent/FutureTask"],
        shown_by: &["getNumberOfDependents", "toString"],
        insides: Insides::Everything,
    },
    Members {
        family: Family::Phasers,
        classes: &["java/util/concurrent/Phaser"],
        shown_by: &["getRegisteredParties", "getArrivedParties", "getUnarrivedParties", "toString"],
        insides: Insides::Everything,
    },
    Members {
        family: Family::Locks,
        classes: &[
            "java/util/concurrent/CountDownLatch",
            "java/util/concurrent/Semaphore",
            "java/util/concurrent/locks/AbstractOwnableSynchronizer",
            "java/util/concurrent/locks/AbstractQueuedLongSynchronizer",
            "java/util/concurrent/locks/AbstractQueuedSynchronizer",
            "java/util/concurrent/locks/ReentrantLock",
            "java/util/concurrent/locks/ReentrantReadWriteLock",
        ],
        shown_by: &[
            "getExclusiveQueuedThreads",
            "getFirstQueuedThread",
            "getOwner",
            "getQueueLength",
            "getQueuedReaderThreads",
            "getQueuedThreads",
            "getQueuedWriterThreads",
            "getSharedQueuedThreads",
            "hasContended",
            "hasQueuedPredecessors",
            "hasQueuedThread",
            "hasQueuedThreads",
            "isQueued",
            "toString",
        ],
        insides: Insides::Everything,
    },
    Members {
        family: Family::Pools,
        classes: &["java/util/concurrent/ScheduledThreadPoolExecutor", "java/util/concurrent/ThreadPoolExecutor"],
        shown_by: &[
            "getActiveCount",
            "getCompletedTaskCount",
            "getLargestPoolSize",
            "getPoolSize",
            "getQueue",
            "getTaskCount",
            "isTerminated",
            "isTerminating",
            "toString",
        ],
        // A pool is shut down, then it looks whether it has ended. A worker is counted, then in the set; idle, then
        // busy; its task is counted, then it is idle again. The rest happens under the pool's lock. A task may be in
        // the queue although the pool was shut down before: the one who put it there asks again, and takes it out. A pool that has ended
        // calls `terminated`, then it says so.
        insides: Insides::Between(&[
            "compareAndIncrementWorkerCount",
            "isRunning",
            "lock",
            "terminated",
            "tryTerminate",
            "unlock",
        ]),
    },
    Members {
        family: Family::ForkJoin,
        classes: &["java/util/concurrent/ForkJoinPool"],
        shown_by: &[
            "getActiveThreadCount",
            "getPoolSize",
            "getQueuedSubmissionCount",
            "getQueuedTaskCount",
            "getRunningThreadCount",
            "getStealCount",
            "hasQueuedSubmissions",
            "isQuiescent",
            "isShutdown",
            "isTerminated",
            "isTerminating",
            "toString",
        ],
        insides: Insides::Everything,
    },
    // Who finds the one word taken adds to a cell, and cells are summed up one after the other: a sum may have what was
    // added last and lack what was added before.
    Members {
        family: Family::Adders,
        classes: &[
            "java/util/concurrent/atomic/DoubleAdder",
            "java/util/concurrent/atomic/LongAdder",
            "java/util/concurrent/atomic/Striped64",
        ],
        shown_by: &["doubleValue", "floatValue", "intValue", "longValue", "reset", "sum", "sumThenReset", "toString"],
        insides: Insides::Everything,
    },
    Members {
        family: Family::Counts,
        classes: &["java/util/concurrent/ConcurrentHashMap"],
        shown_by: &["isEmpty", "mappingCount", "size"],
        insides: Insides::Within(&["addCount"]),
    },
    // An element is there before whoever waits for one is told so. No method shows it: an interrupt of one that waits does.
    Members {
        family: Family::LinkedQueues,
        classes: &["java/util/concurrent/LinkedBlockingQueue"],
        shown_by: &[],
        insides: Insides::Everything,
    },
];

/// The family of a listed class of the JDK.
pub(crate) fn of(class: Name) -> Option<Family> {
    let name = class.bytes();
    let outermost = name.split(|&b| b == b'$').next().unwrap_or(name);
    let has = |members: &&Members| members.classes.iter().any(|c| c.as_bytes() == outermost);
    FAMILIES.iter().find(has).map(|members| members.family)
}

impl Family {
    fn members(self) -> Option<&'static Members> {
        FAMILIES.iter().find(|members| members.family == self)
    }

    /// Does a method of this name take a look at the insides?
    pub fn is_shown_by(self, method: Name) -> bool {
        self.members().is_some_and(|members| members.shown_by.iter().any(|&name| method == name))
    }

    /// Is every access to be seen, once somebody looks?
    pub fn opens(self) -> bool {
        self.members().is_none_or(|members| matches!(members.insides, Insides::Everything))
    }

    /// Is a method of this name a step of its own, once somebody looks?
    pub fn sets_apart(self, method: Name) -> bool {
        let names = |members: &Members| match members.insides {
            Insides::Everything | Insides::Within(_) => false,
            Insides::Between(methods) => methods.iter().any(|&name| method == name),
        };
        self.members().is_some_and(names)
    }

    /// Is every access of a method of this name to be seen, once somebody looks?
    pub fn opens_within(self, method: Name) -> bool {
        let names = |members: &Members| match members.insides {
            Insides::Everything | Insides::Between(_) => false,
            Insides::Within(methods) => methods.iter().any(|&name| method == name),
        };
        self.members().is_some_and(names)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::trust::{LINEARIZABLE, Moment, moment_of};

    #[test]
    fn members_are_listed_and_what_shows_them_is_not() {
        for members in FAMILIES {
            for &class in members.classes {
                assert!(LINEARIZABLE.iter().any(|listed| listed.class == class), "{class}");
                assert_eq!(of(Name::from(class)), Some(members.family));
                for method in members.shown_by {
                    assert_eq!(moment_of(Name::from(class), method.as_bytes(), b"()V"), Moment::Explored, "{method}");
                }
            }
        }
        let node = Name::from("java/util/concurrent/locks/AbstractQueuedSynchronizer$Node");
        assert_eq!(of(node), Some(Family::Locks));
        assert_eq!(of(Name::from("java/util/concurrent/ConcurrentLinkedQueue")), None);
    }
}
