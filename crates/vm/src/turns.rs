//! Who got on in a transition. A transition is the turn of the thread that was chosen, and of those that
//! ran behind it because nobody else could.
//!
//! A turn that comes to nothing but waiting for a lock is none to its thread: fairness to threads
//! would otherwise be satisfied by letting each try for its lock whenever another one has it.

use rjpf_state::thread::{Status, word};
use rjpf_state::{Ref, ThreadId};

use crate::Vm;
use crate::interp::Pause;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Turn {
    pub thread: ThreadId,
    /// It did something beside trying for a lock that it has to wait for.
    pub got_on: bool,
}

/// The superclass of all locks and permits of `java.util.concurrent`.
const LOCK: &str = "java/util/concurrent/locks/AbstractOwnableSynchronizer";

impl Vm {
    /// A thread has paused.
    pub(crate) fn note_turn(&mut self, thread: ThreadId, pause: &Pause) {
        let got_on = !(*pause == Pause::Blocked && self.waits_for_lock(thread));
        match self.turns.last_mut() {
            Some(last) if last.thread == thread => last.got_on |= got_on,
            _ => self.turns.push(Turn { thread, got_on }),
        }
    }

    /// Is the thread kept from going on by a monitor, by a class that is being initialised, or by a
    /// lock or permit of `java.util.concurrent`, with or without a timeout?
    fn waits_for_lock(&self, thread: ThreadId) -> bool {
        match thread.status(&self.pages.memory) {
            Status::Blocked | Status::Initializing => true,
            Status::Parked => self
                .park_blocker(thread)
                .is_some_and(|lock| self.class_of(lock).display.iter().any(|&id| self.registry.class(id).name == LOCK)),
            _ => false,
        }
    }

    /// What a parked thread said it waits for (`LockSupport.park(blocker)`).
    pub fn park_blocker(&self, thread: ThreadId) -> Option<Ref> {
        let java = self.pages.memory.get(thread.at(word::JAVA));
        if java == 0 || !self.has_field(self.class_of(java), "parkBlocker") {
            return None;
        }
        let at = java + self.field_offset(self.class_of(java), "parkBlocker");
        Some(self.pages.memory.get(at)).filter(|&blocker| blocker != 0)
    }
}
