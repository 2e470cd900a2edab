//! Races that only half an order keeps apart.
//!
//! An opaque access is atomic but orders nothing: whoever sees what was written so need not see what was written
//! before. Nor does a release order anything that is read without acquiring, or the other way round. The threads are never next to
//! each other at the two accesses that race (`race.rs`), because the second one is made only after the write was seen. So once a
//! program that is searched for races makes an access that could be half of an order, all accesses are noted with what
//! is ordered before what (`history.rs`), and one that another thread has made without an order is a race.
//!
//! What orders: a write of the program's and whoever reads what was written, as their modes say, and volatile accesses of one variable whatever
//! they see; fences around opaque accesses; monitors; starting a thread, and noticing its end; interrupting one, and
//! being interrupted; initialising a class, and using it. Words of listed classes, by whatever means they are accessed but for plain fields,
//! order all who come by; so do permits of threads, files and sockets, which by the letter order nothing. Nobody
//! is to be told of a race in code that waits for another thread by such means.
//!
//! What a thread writes in an object that nobody else can reach is noted for the object as a whole, and counts when the object is
//! published: objects of the program, and collections and builders. Final fields, and what they lead to, are seen as they were when the constructor ended.
//!
//! The history is in the table of guards, so that it backtracks and is matched.

use std::collections::HashSet;

use rjpf_state::thread::word as record;
use rjpf_state::{Memory, Ref, ThreadId};

use super::history::{History, Knower, Note, word};
use super::{At, Special};
use crate::race::{Access, Orders};
use crate::{Assumption, FrameView, Touches, Vm};

impl Vm {
    /// Does the program make an access by this native method after which somebody who sees what was written need not be ordered?
    /// What the library does with such accesses, it orders by other means.
    pub(super) fn is_opaque(&self, thread: ThreadId, native: &FrameView) -> bool {
        let Some(peer) = native.method.peer() else { return false };
        let is_word = matches!(self.peers.entries[peer as usize].touches, Touches::Word { .. });
        is_word && self.orders_by_halves(thread) && self.user_of_atomic(thread).is_some()
    }

    /// From the next round on accesses are noted.
    pub(super) fn looks_for_order(&self, thread: ThreadId) {
        if self.environment.seeks_races && self.has_company(thread) {
            self.learn_contended(thread, Special::Order.place(), "depends on an opaque access");
        }
    }

    #[inline]
    pub(crate) fn keeps_notes(&self) -> bool {
        self.environment.seeks_races && self.is_contended(Special::Order.place())
    }

    /// Is an access to this object to be asked about? Zero stands for a static field. What nobody else can reach is if its writes are noted.
    #[inline]
    pub(crate) fn is_asked_about(&self, thread: ThreadId, object: Ref) -> bool {
        self.could_matter(thread, object) || self.environment.seeks_races && self.is_local_noted(thread, object)
    }

    pub(crate) fn is_local_noted(&self, thread: ThreadId, object: Ref) -> bool {
        object != 0 && self.keeps_notes() && self.has_company(thread) && !self.is_shared(object)
    }

    /// Changes what is known of the past.
    fn remember(&mut self, change: impl FnOnce(&mut History)) {
        let mut history = History::load(&self.pages.memory);
        change(&mut history);
        let alive: Vec<Ref> = self
            .threads()
            .filter(|&t| !self.is_service(t))
            .map(|t| self.java_of(t))
            .filter(|&java| java != 0)
            .collect();
        history.settle(&alive);
        self.note_cut(|memory| history.store(memory));
    }

    /// Writes into the table; a verdict says if there was no room.
    fn note_cut(&mut self, write: impl FnOnce(&mut Memory) -> bool) {
        if !write(&mut self.pages.memory) {
            self.persistent.assumptions.note(Assumption::ShortHistory);
        }
    }

    fn java_of(&self, thread: ThreadId) -> Ref {
        self.pages.memory.get(thread.at(record::JAVA))
    }

    /// A thread takes a step that others could notice.
    pub(super) fn note_step(&mut self, at: At) {
        if !self.keeps_notes() {
            return;
        }
        let view = self.frame_at_op(at.fp, at.pc);
        if self.is_ending(&view) {
            return;
        }
        for access in self.accesses_at(at.thread, &view).into_iter().filter(Access::is_plain) {
            if self.is_shared(access.object) {
                self.note_access(at.thread, &access);
                self.note_overwritten(&access);
            }
        }
    }

    /// A thread makes an access to something shared that is not plain, whether anybody could notice or not.
    pub(super) fn note_order(&mut self, at: At) {
        if !self.keeps_notes() {
            return;
        }
        let view = self.frame_at_op(at.fp, at.pc);
        if self.is_ending(&view) {
            return;
        }
        for access in self.accesses_at(at.thread, &view) {
            if !access.is_plain() && access.is_of_program() {
                self.note_access(at.thread, &access);
            }
        }
        if let Some(orders) = self.orders_at(at.thread, &view) {
            self.order_by_access(at.thread, &orders);
        }
    }

    /// The one thread that can reach an object writes there.
    pub(crate) fn note_local(&mut self, thread: ThreadId, object: Ref) {
        let java = self.java_of(thread);
        if java != 0 && !self.class_of(object).is_subclass_of(self.known.thread) {
            self.note_cut(|memory| History::note_local(memory, java, object));
        }
    }

    /// The same of an object that a native method has filled.
    pub fn note_filled(&mut self, thread: ThreadId, object: Ref) {
        if self.is_local_noted(thread, object) {
            self.note_local(thread, object);
        }
    }

    /// Does a thread put its own affairs in order before it ends? Nobody is ordered by that but who waits for the end.
    fn is_ending(&self, view: &FrameView) -> bool {
        std::ptr::eq(view.method.class, self.known.thread) && view.method.name == "exit"
    }

    fn order_by_access(&mut self, thread: ThreadId, orders: &Orders) {
        let java = self.java_of(thread);
        let by_value = (orders.object, orders.word & word::LAST);
        let always = (orders.object, by_value.1 | word::VOLATILE);
        if java == 0 || !self.has_history(orders.writes, &[by_value, always]) {
            return;
        }
        let is_linking = self.is_linking(thread);
        self.remember(|history| {
            if orders.reads {
                match orders.acquires {
                    true => history.acquire(java, by_value),
                    false => history.inform((java, word::SEEN), by_value),
                }
            }
            if orders.reads && orders.is_volatile {
                history.acquire(java, always);
            }
            if !orders.writes || is_linking {
                return;
            }
            // Who reads what an update has written reads what was written before, too.
            if !orders.reads {
                history.forget(by_value);
            }
            history.inform(by_value, (java, word::RELEASED));
            if orders.releases {
                history.release(java, by_value);
            }
            if orders.is_volatile {
                history.release(java, always);
            }
            if orders.releases || orders.is_volatile {
                history.begin_epoch(java);
            }
        });
    }

    /// Is anything known that could be passed on? Only who writes passes on what others do not know yet.
    fn has_history(&self, writes: bool, known: &[Knower]) -> bool {
        known.iter().any(|&by| History::is_informed(&self.pages.memory, by))
            || writes && History::is_there(&self.pages.memory)
    }

    /// Whoever reads what was written plainly reads no longer what was released.
    fn note_overwritten(&mut self, access: &Access) {
        let is_static = access.is_static();
        let by_value = (access.object, self.ordering_word(access.object, is_static, access.words.start));
        if access.writes && History::is_informed(&self.pages.memory, by_value) {
            self.remember(|history| history.forget(by_value));
        }
    }

    /// A thread releases to something, or acquires from it.
    pub(crate) fn order_by(&mut self, thread: ThreadId, (object, word): Knower, releases: bool) {
        if !releases && !History::is_informed(&self.pages.memory, (object, word)) {
            return;
        }
        let java = self.java_of(thread);
        if java != 0 && History::is_there(&self.pages.memory) && !self.is_linking(thread) {
            self.remember(|history| match releases {
                true => {
                    history.release(java, (object, word));
                    history.begin_epoch(java);
                }
                false => history.acquire(java, (object, word)),
            });
        }
    }

    /// A thread has taken a monitor, or is about to give it up.
    pub(crate) fn order_by_monitor(&mut self, thread: ThreadId, object: Ref, releases: bool) {
        if self.keeps_notes() {
            self.order_by(thread, (object, word::MONITOR), releases);
        }
    }

    /// A thread was told something by way of another thread's permit.
    pub fn order_by_permit(&mut self, thread: ThreadId, of: Ref, releases: bool) {
        if self.keeps_notes() {
            self.order_by(thread, (of, word::PERMIT), releases);
        }
    }

    /// A thread notices that it was interrupted.
    pub fn order_by_interrupt(&mut self, thread: ThreadId) {
        if self.keeps_notes() && self.has_field(self.known.thread, "interrupted") {
            let java = self.pages.memory.get(thread.at(record::CURRENT));
            let status = self.field_offset(self.known.thread, "interrupted");
            self.order_by(thread, (java, status), false);
            self.order_by(thread, (java, status | word::VOLATILE), false);
        }
    }

    /// A thread uses something outside the heap that others use too, by its number.
    pub(super) fn order_by_outside(&mut self, thread: ThreadId, number: u32) {
        if self.keeps_notes() {
            let all = (self.mirror(self.known.object), word::OUTSIDE + number);
            self.order_by(thread, all, false);
            self.order_by(thread, all, true);
        }
    }

    /// A thread has started another.
    pub(crate) fn order_by_start(&mut self, thread: ThreadId, started: Ref) {
        if self.keeps_notes() {
            self.order_by(thread, (started, word::THREAD), true);
        }
    }

    /// A thread notices that another has ended.
    pub(crate) fn order_by_end(&mut self, thread: ThreadId, ended: Ref) {
        let java = self.java_of(thread);
        if self.keeps_notes() && java != 0 && java != ended && History::is_there(&self.pages.memory) {
            self.remember(|history| history.release(ended, (java, word::THREAD)));
        }
    }

    /// The same of all that have.
    pub(super) fn order_by_ends(&mut self, thread: ThreadId) {
        if self.keeps_notes() {
            let threads = History::load(&self.pages.memory).noted_threads();
            for java in threads {
                if self.has_ended(java) {
                    self.order_by_end(thread, java);
                }
            }
        }
    }

    pub(super) fn has_ended(&self, java: Ref) -> bool {
        self.pages.memory.get2(java + self.known.thread_eetop) == 0 && self.thread_status(java) != 0
    }

    /// A class is initialised by a thread.
    pub(crate) fn order_by_initializer(&mut self, thread: ThreadId, class: &'static rjpf_classes::Class) {
        if self.keeps_notes() {
            let mirror = self.mirror(class);
            self.order_by(thread, (mirror, word::INITIALIZED), true);
        }
    }

    /// A thread uses a class that is initialised.
    #[inline]
    pub(crate) fn order_by_class(&mut self, thread: ThreadId, class: &'static rjpf_classes::Class) {
        if self.environment.seeks_races && self.keeps_notes() {
            for &id in &class.display {
                let mirror = self.registry.mirror_address(self.registry.class(id));
                self.order_by(thread, (mirror, word::INITIALIZED), false);
            }
        }
    }

    /// A fence of the program: what came before is released by what is written from now on, what was read is acquired.
    pub fn order_by_fence(&mut self, thread: ThreadId, releases: bool, acquires: bool) {
        let java = self.java_of(thread);
        if !self.keeps_notes() || java == 0 || self.user_of_atomic(thread).is_none() {
            return;
        }
        self.remember(|history| {
            if acquires {
                history.acquire(java, (java, word::SEEN));
            }
            if releases {
                history.release(java, (java, word::RELEASED));
                history.begin_epoch(java);
            }
        });
    }

    /// An object is about to be published. What nobody else could reach so far was written by one thread: fields and elements that
    /// are not as they were made. Final fields, and what they lead to, are seen as they were when the constructor
    /// ended; volatile ones and the insides of listed classes order by themselves.
    pub(super) fn note_published(&mut self, object: Ref) {
        if !History::is_there(&self.pages.memory) {
            return;
        }
        let mut history = History::load(&self.pages.memory);
        let (mut found, mut stack) = (HashSet::new(), vec![object]);
        while let Some(object) = stack.pop() {
            if object < self.heap_start || self.is_shared(object) || !found.insert(object) {
                continue;
            }
            let (written, next) = self.written_while_local(object);
            stack.extend(next);
            if let Some((thread, epoch)) = history.publish(object) {
                for words in written {
                    let note = Note { object, words: words.into(), thread, writes: true, atomic: false, epoch };
                    history.note_published(note);
                }
            }
        }
        self.remember(|all| *all = history);
    }

    fn note_access(&mut self, thread: ThreadId, access: &Access) {
        let java = self.java_of(thread);
        if java == 0 || !self.is_admitted(access) {
            return;
        }
        let words = access.words.clone().into();
        let (object, writes, atomic) = (access.object, access.writes, !access.is_plain());
        let note = Note { object, words, thread: java, writes, atomic, epoch: 0 };
        let history = History::load(&self.pages.memory);
        if let Some(other) = history.clash(&note).filter(|_| self.unordered.is_none()) {
            let other = (other.thread, other.writes);
            self.unordered = Some(self.unordered_race(thread, access, other));
        }
        self.remember(|history| history.note(note));
    }

    /// Has another thread accessed something of this object without an order? Then nothing else needs to be known about the place.
    pub(super) fn is_noted(&self, thread: ThreadId, object: Ref) -> bool {
        self.keeps_notes()
            && History::is_marked(&self.pages.memory, object)
            && History::load(&self.pages.memory).is_noted(self.java_of(thread), object)
    }

    /// Does the library link a call or make a handle ready? Nobody is to rely on the locks that this takes.
    fn is_linking(&self, thread: ThreadId) -> bool {
        self.frames(thread).any(|f| self.is_of_machine(f.fp))
    }

    /// What a word that orders is called in the history.
    pub(crate) fn ordering_word(&self, object: Ref, is_static: bool, word: u32) -> u32 {
        match is_static {
            true => word::STATIC | word,
            false if self.class_of(object).is_array() => word & (word::VOLATILE - 1),
            false => word,
        }
    }
}
