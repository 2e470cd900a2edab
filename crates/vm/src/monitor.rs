//! Monitors: enter and exit, and who is woken.

use rjpf_state::thread::{NO_DEADLINE, Status, Wake, word};
use rjpf_state::{Ref, ThreadId, global};

use crate::{Event, Events, Vm};

impl Vm {
    /// Takes the monitor if it can be taken now.
    #[inline]
    pub fn try_enter(&mut self, thread: ThreadId, object: Ref) -> bool {
        let memory = &mut self.pages.memory;
        match memory.monitor(object) {
            None => memory.set_monitor(object, thread.0, 1),
            Some((owner, count)) if owner == thread.0 => memory.set_monitor(object, owner, count + 1),
            Some(_) => return false,
        }
        if self.events.has(Events::LOCK) {
            let depth = self.pages.memory.monitor(object).map_or(1, |(_, count)| count);
            self.tell(thread, &Event::Acquire { object, depth });
        }
        true
    }

    /// Gives the monitor up once; false if the thread does not own it.
    pub fn try_exit(&mut self, thread: ThreadId, object: Ref) -> bool {
        match self.pages.memory.monitor(object) {
            Some((owner, count)) if owner == thread.0 => {
                self.tell(thread, &Event::Release { object, depth: count - 1 });
                self.pages.memory.set_monitor(object, owner, count - 1);
                if count == 1 {
                    self.wake_blocked(object);
                }
                true
            }
            _ => false,
        }
    }

    pub fn owns(&self, thread: ThreadId, object: Ref) -> bool {
        self.pages.memory.monitor(object).is_some_and(|(owner, _)| owner == thread.0)
    }

    /// Puts a thread to sleep until something wakes it.
    pub fn block_thread(&mut self, thread: ThreadId, status: Status, object: Ref, deadline: u64) {
        if deadline != NO_DEADLINE && self.is_long_wait(deadline) {
            self.persistent.assumptions.insert("long timeouts (vm.long_timeout) fire only when nothing else can run");
        }
        let memory = &mut self.pages.memory;
        thread.set_status(memory, status);
        memory.set(thread.at(word::OBJECT), object);
        memory.set2(thread.at(word::DEADLINE), deadline);
        self.tell(thread, &Event::Block { status, object });
    }

    /// Makes a thread runnable and tells it why.
    pub fn wake(&mut self, thread: ThreadId, reason: Wake) {
        let memory = &mut self.pages.memory;
        thread.set_status(memory, Status::Runnable);
        memory.set(thread.at(word::OBJECT), 0);
        memory.set2(thread.at(word::DEADLINE), NO_DEADLINE);
        memory.set(thread.at(word::WAKE), reason as u32);
        self.tell(thread, &Event::Wake { reason });
    }

    /// Every thread that wants this monitor may try again.
    pub fn wake_blocked(&mut self, object: Ref) {
        let waiting: Vec<ThreadId> = self.threads_in(Status::Blocked, object);
        for thread in waiting {
            self.wake(thread, Wake::Retry);
        }
    }

    /// Threads in that status on that object, in slot order.
    pub fn threads_in(&self, status: Status, object: Ref) -> Vec<ThreadId> {
        let memory = &self.pages.memory;
        self
            .threads()
            .filter(|t| t.status(memory) == status && memory.get(t.at(word::OBJECT)) == object)
            .collect()
    }

    /// Ends the program at the next pause.
    pub fn halt(&mut self, code: i32) {
        self.pages.memory.set(global::EXITED, 1);
        self.pages.memory.set(global::EXIT_CODE, code as u32);
    }
}
