//! Races that only opaque accesses keep apart.
//!
//! An opaque access is atomic but orders nothing: whoever sees what was written so need not see what was written
//! before. The threads are never next to each other at the two accesses that race (`race.rs`), because the second one is
//! made only after the opaque write was seen. So once a program that is searched for races makes an opaque access, each thread
//! keeps note of its plain accesses until it does something that others could be ordered by. An access that meets
//! another thread's note races with it.
//!
//! Notes are entries of the table of guards, so that they backtrack and are matched. They are forgotten rather too early than
//! too late: at every visible step that is no plain or opaque access, when a monitor is given up, a thread is started or
//! joined, a class is initialised, at fences. So no race is reported that is none; one behind an unrelated release is missed.

use rjpf_classes::{Class, Trust};
use rjpf_state::guards::Guard;
use rjpf_state::thread::word;
use rjpf_state::{Ref, ThreadId};

use super::{At, Special};
use crate::race::Access;
use crate::{FrameView, Touches, Vm};

/// Offsets of notes in the table; below it the thread, then the word.
const NOTE: u32 = 0x4000_0000;
const THREADS: u32 = 0x3F;
const THREAD_SHIFT: u32 = 24;
/// Copies of more words than that are not kept.
const MOST_WORDS: u32 = 64;

impl Vm {
    /// Does the program make an access by this native method that orders nothing? What the library does with such
    /// accesses, it orders by other means.
    pub(super) fn is_opaque(&self, thread: ThreadId, native: &FrameView) -> bool {
        let Some(peer) = native.method.peer() else { return false };
        let is_word = matches!(self.peers.entries[peer as usize].touches, Touches::Word { .. });
        if !is_word || native.caller == 0 {
            return false;
        }
        let mode = self.frame_at(native.caller).method;
        let name = mode.name.bytes();
        let is_opaque = name.ends_with(b"Opaque") || name.ends_with(b"Plain");
        is_opaque && mode.class.name == "jdk/internal/misc/Unsafe" && self.is_for_program(thread)
    }

    /// Is it the program that uses a handle or an atomic variable?
    fn is_for_program(&self, thread: ThreadId) -> bool {
        let passes_on = |class: &Class| {
            class.trust == Trust::Plumbing || class.name.bytes().starts_with(b"java/util/concurrent/atomic/")
        };
        let mut users = self.frames(thread).map(|f| f.method.class).skip_while(|class| passes_on(class));
        users.next().is_some_and(|class| matches!(class.trust, Trust::User | Trust::Glue))
    }

    /// From the next round on plain accesses are taken note of.
    pub(super) fn looks_for_order(&self, thread: ThreadId) {
        if self.environment.seeks_races && self.has_company(thread) {
            self.learn_contended(thread, Special::Order.place(), "depends on an opaque access");
        }
    }

    #[inline]
    pub(crate) fn keeps_notes(&self) -> bool {
        self.environment.seeks_races && self.is_contended(Special::Order.place())
    }

    /// A thread takes a step that others could notice.
    pub(super) fn note_step(&mut self, at: At) {
        if !self.keeps_notes() {
            return;
        }
        let view = self.frame_at_op(at.fp, at.pc);
        if view.is_native() && self.is_opaque(at.thread, &view) {
            return;
        }
        let accesses = self.accesses_at(at.thread, &view);
        if accesses.is_empty() || accesses.iter().any(Access::releases) {
            return self.forget_notes_of(at.thread);
        }
        for access in accesses {
            if access.is_plain() && self.is_admitted(&access) {
                self.note_access(at.thread, &access);
            }
        }
    }

    fn note_access(&mut self, thread: ThreadId, access: &Access) {
        let java = self.pages.memory.get(thread.at(word::JAVA));
        if self.unordered.is_none()
            && let Some(other) = self.note_against(java, access)
        {
            self.unordered = Some(self.unordered_race(thread, access, other));
        }
        let guard = if access.writes { Guard::Owned(java) } else { Guard::ReadBy(java) };
        let words = access.words.clone();
        for word in words.take(MOST_WORDS as usize) {
            let key = key(thread, word);
            // A write says more than a read.
            if self.pages.memory.guard(access.object, key) != Guard::Owned(java) {
                self.pages.memory.set_guard(access.object, key, guard);
            }
        }
    }

    /// Another thread's note of an access to the same word, if one of the two writes: the thread, and whether it wrote.
    fn note_against(&self, java: Ref, access: &Access) -> Option<(Ref, bool)> {
        let mut notes = self.pages.memory.guards().filter(|note| note.object == access.object && is_note(note.offset));
        notes.find_map(|note| match note.guard {
            _ if !access.words.contains(&word_of(note.offset)) => None,
            Guard::Owned(other) if other != java => Some((other, true)),
            Guard::ReadBy(other) if other != java && access.writes => Some((other, false)),
            _ => None,
        })
    }

    /// What a thread did before lies before whatever somebody else does who is ordered after it.
    pub fn forget_notes_of(&mut self, thread: ThreadId) {
        if self.keeps_notes() && !self.is_linking(thread) {
            self.forget_notes_by(self.pages.memory.get(thread.at(word::JAVA)));
        }
    }

    /// Does the library link a call or make a handle ready? Nobody is to rely on the locks that this takes.
    fn is_linking(&self, thread: ThreadId) -> bool {
        self.frames(thread).any(|f| self.is_of_machine(f.fp))
    }

    pub(crate) fn forget_notes_by(&mut self, java: Ref) {
        self.forget_notes(|by| by == Some(java));
    }

    pub(crate) fn forget_all_notes(&mut self) {
        self.forget_notes(|_| true);
    }

    fn forget_notes(&mut self, is_by: impl Fn(Option<Ref>) -> bool) {
        if self.keeps_notes() {
            let old: Vec<_> =
                self.pages.memory.guards().filter(|n| is_note(n.offset) && is_by(n.guard.thread())).collect();
            for note in old {
                self.pages.memory.set_guard(note.object, note.offset, Guard::Untouched);
            }
        }
    }
}

fn key(thread: ThreadId, word: u32) -> u32 {
    word | NOTE | (thread.0 & THREADS) << THREAD_SHIFT
}

/// Marks that are no notes have all high bits.
fn is_note(offset: u32) -> bool {
    offset & NOTE != 0 && offset < 0xFFFF_0000
}

fn word_of(offset: u32) -> u32 {
    offset & !(NOTE | THREADS << THREAD_SHIFT)
}
