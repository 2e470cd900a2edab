//! Threads that never go on, whatever others do: each waits for a monitor, a lock or the initialisation of a class that
//! another of them has, or for a lock that somebody had when it ended.
//!
//! Where no thread can run, a deadlock shows by itself. Beside a thread that goes on for ever (a heartbeat, a
//! server) it would not. Only waits that nothing else can end count: not those with a timeout, nor those that
//! an interrupt ends.

use rjpf_state::thread::{NO_DEADLINE, Status, word};
use rjpf_state::{Ref, ThreadId};

use crate::Vm;

/// Who has what a thread waits for.
enum Holder {
    Thread(ThreadId),
    /// A thread that has ended.
    Nobody,
}

impl Vm {
    /// The threads that are stuck for good, if the program cannot end by itself because of them: one is no daemon.
    pub(crate) fn stuck_for_good(&self) -> Option<Vec<ThreadId>> {
        let memory = &self.pages.memory;
        let waits = |t: ThreadId| matches!(t.status(memory), Status::Blocked | Status::Initializing | Status::Parked);
        if !self.threads().any(waits) {
            return None;
        }
        let stuck: Vec<ThreadId> = self.threads().filter(|&t| self.is_stuck_for_good(t)).collect();
        stuck.iter().any(|t| !self.is_daemon(memory.get(t.at(word::JAVA)))).then_some(stuck)
    }

    /// Does the thread wait for one that waits, and so on without an end?
    fn is_stuck_for_good(&self, thread: ThreadId) -> bool {
        let mut at = thread;
        for _ in self.threads() {
            match self.holder(at) {
                None => return false,
                Some(Holder::Nobody) => return true,
                Some(Holder::Thread(next)) => at = next,
            }
        }
        true
    }

    /// The one without whom a thread does not go on.
    fn holder(&self, thread: ThreadId) -> Option<Holder> {
        let memory = &self.pages.memory;
        match thread.status(memory) {
            Status::Blocked if self.is_kept_out(thread) => {
                memory.monitor(memory.get(thread.at(word::OBJECT))).map(|(owner, _)| Holder::Thread(ThreadId(owner)))
            }
            Status::Initializing => self.awaited_initialization(thread).map(|(_, by)| Holder::Thread(by)),
            Status::Parked if thread.deadline(memory) == NO_DEADLINE => self.holder_of_lock(thread),
            _ => None,
        }
    }

    /// The owner of the library's lock that a parked thread wants, if no interrupt ends that.
    fn holder_of_lock(&self, thread: ThreadId) -> Option<Holder> {
        const LOCKS: &[&str] =
            &["java/util/concurrent/locks/ReentrantLock$", "java/util/concurrent/locks/ReentrantReadWriteLock$"];
        // The latter is what locks for reading and writing are made of from JDK 25 on.
        const QUEUES: &[(&str, &str)] = &[
            ("java/util/concurrent/locks/AbstractQueuedSynchronizer", "(I)V"),
            ("java/util/concurrent/locks/AbstractQueuedLongSynchronizer", "(J)V"),
        ];
        let memory = &self.pages.memory;
        let lock = self.park_blocker(thread)?;
        let class = self.class_of(lock);
        let is_lock = LOCKS.iter().any(|prefix| class.name.bytes().starts_with(prefix.as_bytes()));
        let insists = || {
            self.frames(thread).map(|f| f.method).any(|m| {
                let acquires = m.name == "acquire" || m.name == "acquireShared";
                acquires
                    && QUEUES.iter().any(|(class, descriptor)| m.class.name == *class && m.descriptor == *descriptor)
            })
        };
        let owner: Ref = Some(lock)
            .filter(|_| is_lock && insists())
            .map(|lock| memory.get(lock + self.field_offset(class, "exclusiveOwnerThread")))
            .filter(|&owner| owner != 0)?;
        let alive = |t: &ThreadId| t.status(memory) != Status::Terminated && memory.get(t.at(word::JAVA)) == owner;
        Some(self.threads().find(alive).map_or(Holder::Nobody, Holder::Thread))
    }
}
