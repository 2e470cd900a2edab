//! Monitors and identity: enter and exit, who is woken, identity hashes.

use rjpf_classes::Class;
use rjpf_state::thread::{NO_DEADLINE, Status, Wake, word};
use rjpf_state::{Ref, ThreadId, global};

use crate::native::RESUME_WOKEN;
use crate::peer::{Exit, out_of_memory};
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

    /// Makes a thread runnable and tells it why. Only a peer asks: for a thread that merely tries an op
    /// again, the reason would tell states apart that are the same.
    pub fn wake(&mut self, thread: ThreadId, reason: Wake) {
        let memory = &mut self.pages.memory;
        let is_asked = memory.get(thread.at(word::RESUME)) == RESUME_WOKEN;
        let reason = if is_asked { reason } else { Wake::None };
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
        self.threads().filter(|t| t.status(memory) == status && memory.get(t.at(word::OBJECT)) == object).collect()
    }

    /// Ends the program at the next pause.
    pub fn halt(&mut self, code: i32) {
        self.pages.memory.set(global::EXITED, 1);
        self.pages.memory.set(global::EXIT_CODE, code as u32);
    }

    /// The identity hash of an object. It counts objects per thread, so that it depends on neither
    /// addresses nor the interleaving, and is spread like a hash should be. That of a class mirror
    /// follows from the name: mirrors are constants, and who asks first leaves no trace.
    pub fn identity_hash(&mut self, thread: ThreadId, object: Ref) -> Result<u32, Exit> {
        if self.pages.memory.class_id(object) == self.known.class.id {
            return Ok(name_hash(self.class_of_mirror(object)));
        }
        if let Some(hash) = self.pages.memory.identity_hash(object) {
            return Ok(hash);
        }
        let memory = &mut self.pages.memory;
        let count = memory.get(thread.at(word::HASHES)) + 1;
        memory.set(thread.at(word::HASHES), count);
        let mixed = (count ^ thread.0 << 20).wrapping_mul(0x9E37_79B1);
        let hash = ((mixed ^ mixed >> 15) & 0x7FFF_FFFF).max(1);
        memory.set_identity_hash(object, self.known.monitor, hash).ok_or_else(out_of_memory)?;
        Ok(hash)
    }
}

/// FNV-1a of a class's name and loader.
fn name_hash(class: &Class) -> u32 {
    let bytes = class.name.bytes().iter().copied().chain(class.loader.0.to_le_bytes());
    let hash = bytes.fold(0x811C_9DC5_u32, |h, b| (h ^ u32::from(b)).wrapping_mul(0x0100_0193));
    ((hash ^ hash >> 15) & 0x7FFF_FFFF).max(1)
}
