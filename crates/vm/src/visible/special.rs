//! Places that belong to no class: what threads share through the machine itself.

use rjpf_classes::family::Family;
use rjpf_classes::{Method, Place, Trust};
use rjpf_state::Ref;
use rjpf_state::thread::word;

use super::{At, Touch};
use crate::Vm;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u32)]
pub(crate) enum Special {
    /// Whether threads have ended, as far as anybody asks without waiting for it.
    Life = 1,
    /// The start of a thread that others know.
    Start = 2,
    /// What is written, where all outputs are wanted.
    Output = 3,
    /// The interrupt status of threads, on JDKs that keep it in the machine.
    Interrupt = 4,
    /// Strings that were made canonical.
    Interned = 5,
    /// Memory outside the heap.
    OffHeap = 6,
    /// What paths lead to.
    FileNames = 7,
    /// What is in files, and where open ones stand.
    FileContents = 8,
    /// Sockets, ports and pipes.
    Network = 9,
    /// The insides of listed classes that the program looks at: see `classes::family`.
    Futures = 10,
    Phasers = 11,
    Locks = 12,
    /// The classes of a loader of the program's.
    Loaded = 13,
    /// The interrupt status of threads that join others.
    Joiner = 14,
    /// More insides of listed classes.
    Pools = 15,
    ForkJoin = 16,
    /// What an opaque access leaves without an order: see `unordered.rs`.
    Order = 17,
    /// How much pools have done, which is no part of states unless somebody asks.
    Figures = 18,
    /// Whether the console has failed, which a program can ask its streams for.
    Console = 19,
    /// More insides of listed classes.
    Adders = 20,
    Counts = 21,
    LinkedQueues = 22,
}

impl Special {
    pub(crate) const ALL: [Special; 22] = [
        Special::Life,
        Special::Start,
        Special::Output,
        Special::Interrupt,
        Special::Interned,
        Special::OffHeap,
        Special::FileNames,
        Special::FileContents,
        Special::Network,
        Special::Futures,
        Special::Phasers,
        Special::Locks,
        Special::Loaded,
        Special::Joiner,
        Special::Pools,
        Special::ForkJoin,
        Special::Order,
        Special::Figures,
        Special::Console,
        Special::Adders,
        Special::Counts,
        Special::LinkedQueues,
    ];

    /// What stands for the insides of a family of classes.
    pub(crate) fn of_family(family: Family) -> Special {
        match family {
            Family::Futures => Special::Futures,
            Family::Phasers => Special::Phasers,
            Family::Locks => Special::Locks,
            Family::Pools => Special::Pools,
            Family::ForkJoin => Special::ForkJoin,
            Family::Adders => Special::Adders,
            Family::Counts => Special::Counts,
            Family::LinkedQueues => Special::LinkedQueues,
        }
    }

    pub(crate) fn place(self) -> Place {
        Place(self as u32)
    }

    /// An access to the one word of the place.
    pub(crate) fn touch(self, write: bool) -> Touch {
        self.touch_of(0, write)
    }

    /// An access to the place's word of an object.
    pub(crate) fn touch_of(self, object: Ref, write: bool) -> Touch {
        Touch { place: self.place(), object, offset: self as u32, write, direct: false, covered: false, words: 0 }
    }

    /// For people.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Special::Life => "thread:end",
            Special::Start => "thread:start",
            Special::Output => "output",
            Special::Interrupt => "thread:interrupt",
            Special::Interned => "string:intern",
            Special::OffHeap => "memory:off-heap",
            Special::FileNames => "file:names",
            Special::FileContents => "file:contents",
            Special::Network => "network",
            Special::Futures => "inside:futures",
            Special::Phasers => "inside:phasers",
            Special::Locks => "inside:locks",
            Special::Loaded => "loader:classes",
            Special::Joiner => "thread:join",
            Special::Pools => "inside:pools",
            Special::ForkJoin => "inside:fork-join",
            Special::Order => "order",
            Special::Figures => "figures:pools",
            Special::Console => "inside:console",
            Special::Adders => "inside:adders",
            Special::Counts => "inside:counts",
            Special::LinkedQueues => "inside:linked-queues",
        }
    }
}

impl Vm {
    /// Must the thread pause before it calls `start` of a thread that others know?
    pub(crate) fn pauses_at_start(&mut self, at: At, java: Ref) -> bool {
        let counts = self.could_matter(at.thread, java)
            && (self.matters(at, &Special::Start.touch_of(java, true), None) || self.life_counts());
        counts && self.pauses(at, false)
    }

    /// Is this a method by which a program sees which threads live, without waiting for any? A thread that has ended has
    /// no group, no handler and no priority to set; groups pass on to threads that live, and JDKs up to 18 destroy those
    /// without any.
    #[inline]
    pub(crate) fn shows_threads(&self, target: &Method) -> bool {
        const OF_THREAD: &[&str] = &[
            "activeCount",
            "enumerate",
            "getAllStackTraces",
            "getStackTrace",
            "getThreadGroup",
            "getUncaughtExceptionHandler",
            "setPriority",
            "toString",
        ];
        const OF_GROUP: &[&str] = &[
            "activeCount",
            "activeGroupCount",
            "add",
            "addUnstarted",
            "destroy",
            "enumerate",
            "interrupt",
            "isDestroyed",
            "list",
            "resume",
            "stop",
            "suspend",
        ];
        std::ptr::eq(target.class, self.known.thread) && OF_THREAD.iter().any(|&name| target.name == name)
            || std::ptr::eq(target.class, self.known.thread_group) && OF_GROUP.iter().any(|&name| target.name == name)
    }

    /// Must the thread pause before the program, or what it has called, looks at other threads? At itself it can look at any
    /// time, and threads, groups and listed classes look at each other on the way.
    pub(crate) fn pauses_at_sight(&mut self, at: At, by: &Method, target: &Method, receiver: Ref) -> bool {
        let is_itself = receiver == self.pages.memory.get(at.thread.at(word::JAVA));
        // Who is put into a group that ends with its last thread is refused if it has ended.
        let asks = [b"add".as_slice(), b"addUnstarted"].contains(&target.name.bytes());
        if asks && !self.ends_with_its_threads(receiver) {
            return false;
        }
        let is_passing = by.class.trust == Trust::Linearizable
            || [self.known.thread, self.known.thread_group].iter().any(|&class| std::ptr::eq(by.class, class));
        let is_on_the_way = is_passing && !asks;
        if is_itself || is_on_the_way || !self.could_matter(at.thread, receiver) {
            return false;
        }
        self.looks_at_life(at.thread);
        // One pause is enough for the look and for the monitor of the method.
        let has_paused = target.is_synchronized() && self.fresh == (at.fp, at.pc);
        let pauses = !has_paused && self.life_counts() && self.has_company(at.thread) && self.pauses(at, false);
        if !pauses {
            self.order_by_ends(at.thread);
        }
        pauses
    }

    /// Is this a daemon group of a JDK up to 18?
    fn ends_with_its_threads(&self, group: Ref) -> bool {
        let daemon = self.field_offset(self.known.thread_group, "daemon");
        self.registry.jdk.feature <= 18 && self.pages.memory.get(group + daemon) != 0
    }
}
