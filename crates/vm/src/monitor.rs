//! Monitors and identity: enter and exit, who is woken, identity hashes.

use rjpf_classes::{Class, Method, Trust};
use rjpf_classfile::Constant;
use rjpf_state::thread::{NO_DEADLINE, Status, Wake, word};
use rjpf_state::{MAX_ENTRIES, Ref, ThreadId, global};

use crate::native::RESUME_WOKEN;
use crate::peer::{Exit, out_of_memory};
use crate::visible::At;
use crate::{Event, Events, Visibility, Vm};

impl Vm {
    /// Takes the monitor if it can be taken now. One that is taken without anybody noticing guards nothing.
    #[inline]
    pub fn try_enter(&mut self, thread: ThreadId, by: &Method, object: Ref) -> bool {
        let counts = !self.enters_quietly(by, object);
        self.note_monitor(object);
        let memory = &mut self.pages.memory;
        match memory.monitor(object) {
            None => {
                memory.set_monitor(object, thread.0, 1);
                if counts {
                    thread.take_hold(memory, object);
                    self.order_by_monitor(thread, object, false);
                }
            }
            Some((owner, count)) if owner == thread.0 && count < MAX_ENTRIES => {
                memory.set_monitor(object, owner, count + 1);
            }
            Some((owner, _)) => {
                if !counts && owner != thread.0 {
                    self.notice_waiting(thread, object);
                }
                return false;
            }
        }
        if self.events.has(Events::LOCK) {
            let depth = self.pages.memory.monitor(object).map_or(1, |(_, count)| count);
            self.tell(thread, &Event::Acquire { object, depth });
        }
        true
    }

    /// Why a monitor that could not be taken never will be: the thread has it, too often.
    pub(crate) fn entered_too_often(&self, thread: ThreadId, object: Ref) -> Result<(), Exit> {
        match self.owns(thread, object) {
            true => Err(Exit::Unsupported(format!("a monitor entered more than {MAX_ENTRIES} times"))),
            false => Ok(()),
        }
    }

    /// Gives the monitor up once; false if the thread does not own it.
    pub fn try_exit(&mut self, thread: ThreadId, object: Ref) -> bool {
        self.note_monitor(object);
        match self.pages.memory.monitor(object) {
            Some((owner, count)) if owner == thread.0 => {
                self.tell(thread, &Event::Release { object, depth: count - 1 });
                self.pages.memory.set_monitor(object, owner, count - 1);
                if count == 1 {
                    if self.keeps_notes() {
                        let by = self.frames(thread).next();
                        if by.is_none_or(|by| !self.enters_quietly(by.method, object)) {
                            self.order_by_monitor(thread, object, true);
                        }
                    }
                    thread.let_go(&mut self.pages.memory, object);
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
        let held_back = self.is_long_wait(status, deadline);
        if held_back && self.is_among_others(thread) {
            // The verdict names the line.
            self.innermost(thread).iter().for_each(|f| self.footprint.ask_lines(f.method));
            let (place, nanos) = (self.location(thread), deadline.saturating_sub(self.now()));
            self.persistent.assumptions.note_held_back(place, nanos);
        }
        let memory = &mut self.pages.memory;
        memory.set(thread.at(word::HELD_BACK), u32::from(held_back));
        thread.set_status(memory, status);
        memory.set(thread.at(word::OBJECT), object);
        memory.set2(thread.at(word::DEADLINE), deadline);
        self.tell(thread, &Event::Block { status, object });
    }

    /// Makes a thread runnable and tells it why. Only a peer asks: for a thread that merely tries an op
    /// again, the reason would tell states apart that are the same.
    pub fn wake(&mut self, thread: ThreadId, reason: Wake) {
        let reenters = self.reenters(thread);
        let memory = &mut self.pages.memory;
        let is_asked = memory.get(thread.at(word::RESUME)) == RESUME_WOKEN;
        let reason = if is_asked { reason } else { Wake::None };
        if reenters {
            thread.set_status(memory, Status::Blocked);
            memory.set(thread.at(word::PAUSED), 1);
        } else {
            thread.set_status(memory, Status::Runnable);
            memory.set(thread.at(word::OBJECT), 0);
        }
        memory.set2(thread.at(word::DEADLINE), NO_DEADLINE);
        memory.set(thread.at(word::HELD_BACK), 0);
        memory.set(thread.at(word::WAKE), reason as u32);
        self.tell(thread, &Event::Wake { reason });
    }

    /// Must the thread get a monitor back before it goes on? What `Thread.join` waits on is no matter
    /// between threads of the program: it goes on as soon as it can.
    fn reenters(&self, thread: ThreadId) -> bool {
        if self.visibility == Visibility::None || thread.status(&self.pages.memory) != Status::Waiting {
            return false;
        }
        let waits = self.frames(thread).find(|f| !std::ptr::eq(f.method.class, self.known.object));
        waits.is_none_or(|f| !std::ptr::eq(f.method.class, self.known.thread))
    }

    /// A thread that wants a free monitor goes on and takes it.
    pub(crate) fn let_enter(&mut self, thread: ThreadId) {
        let memory = &mut self.pages.memory;
        thread.set_status(memory, Status::Runnable);
        memory.set(thread.at(word::OBJECT), 0);
    }

    /// Ends a wait. A thread that waited for a notification wants the monitor back first: it is blocked while
    /// someone has it, and will know why it was woken when it gets it.
    pub fn wake_waiter(&mut self, thread: ThreadId, reason: Wake) {
        let object = self.pages.memory.get(thread.at(word::OBJECT));
        let waited = thread.status(&self.pages.memory) == Status::Waiting;
        self.wake(thread, reason);
        if waited && self.pages.memory.monitor(object).is_some() {
            thread.set_status(&mut self.pages.memory, Status::Blocked);
            self.pages.memory.set(thread.at(word::OBJECT), object);
        }
    }

    /// A class of the program that mentions `suspend` comes into use: from now on a thread may be stopped for good
    /// anywhere, also between taking a monitor and giving it up. Nobody could tell otherwise, and no thread
    /// pauses there.
    pub(crate) fn note_suspender(&mut self, class: &Class) {
        let mentions = |file: &rjpf_classfile::ClassFile<'_>| {
            file.pool.iter().any(|(_, constant)| matches!(constant, Constant::Utf8(text) if *text == b"suspend"))
        };
        let can_suspend = || self.known.thread.methods().iter().any(|m| m.name == "suspend0");
        if class.trust == Trust::User && class.file.is_some_and(mentions) && can_suspend() {
            self.pages.memory.set(global::MAY_SUSPEND, 1);
        }
    }

    /// Must the thread pause before it gives up a monitor?
    #[inline]
    pub(crate) fn pauses_before_exit(&mut self, at: At) -> bool {
        self.pages.memory.get(global::MAY_SUSPEND) != 0 && self.pauses(at, false)
    }

    /// Every thread that wants this monitor may try again. Where threads are explored, those that want
    /// one stay blocked until they are chosen: whether they could go on follows from the monitor.
    pub fn wake_blocked(&mut self, object: Ref) {
        if self.visibility != Visibility::None {
            return;
        }
        let waiting: Vec<ThreadId> = self.threads_in(Status::Blocked, object);
        for thread in waiting {
            let reason = match Wake::of(self.pages.memory.get(thread.at(word::WAKE))) {
                Wake::None => Wake::Retry,
                of_waiter => of_waiter,
            };
            self.wake(thread, reason);
        }
    }

    /// Threads in that status on that object, in slot order.
    pub fn threads_in(&self, status: Status, object: Ref) -> Vec<ThreadId> {
        let memory = &self.pages.memory;
        self.threads().filter(|t| t.status(memory) == status && memory.get(t.at(word::OBJECT)) == object).collect()
    }

    /// The threads that an interrupt has woken from waiting on an object, and that have not got its monitor back. Each leaves the set of
    /// waiters by itself, nobody knows when: until then a notification may find it there.
    pub fn leaving(&self, object: Ref) -> Vec<ThreadId> {
        let is_woken = |t: &ThreadId| self.pages.memory.get(t.at(word::WAKE)) == Wake::Interrupted as u32;
        let waits = |t: &ThreadId| {
            self.frames(*t).next().is_some_and(|f| f.is_native() && std::ptr::eq(f.method.class, self.known.object))
        };
        self.threads_in(Status::Blocked, object).into_iter().filter(|t| is_woken(t) && waits(t)).collect()
    }

    /// Ends the program at the next pause.
    pub fn halt(&mut self, code: i32) {
        self.pages.memory.set(global::EXITED, 1);
        self.pages.memory.set(global::EXIT_CODE, code as u32);
    }

    /// The identity hash of an object. It counts objects per thread, so that it depends on neither
    /// addresses nor the interleaving, and is spread like a hash should be. Threads count by their ids, which are not
    /// used again as the slots of threads are. The hash of a class mirror follows from the name: mirrors are
    /// constants, and who asks first leaves no trace.
    pub fn identity_hash(&mut self, thread: ThreadId, object: Ref) -> Result<u32, Exit> {
        if self.pages.memory.class_id(object) == self.known.class.id {
            return Ok(name_hash(self.class_of_mirror(object)));
        }
        if let Some(hash) = self.pages.memory.identity_hash(object) {
            return Ok(hash);
        }
        let id = match self.pages.memory.get(thread.at(word::JAVA)) {
            0 => 0,
            java => self.pages.memory.get(java + self.field_offset(self.known.thread, "tid")),
        };
        let memory = &mut self.pages.memory;
        let count = memory.get(thread.at(word::HASHES)) + 1;
        memory.set(thread.at(word::HASHES), count);
        let mixed = (count ^ id << 20).wrapping_mul(0x9E37_79B1);
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
