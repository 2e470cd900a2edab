//! Races that only opaque accesses keep apart.
//!
//! An opaque access is atomic but orders nothing: whoever sees what was written so need not see what was written
//! before. Nor does a release order anything that is read without acquiring, or the other way round. The threads are never next to
//! each other at the two accesses that race (`race.rs`), because the second one is made only after the write was seen. So once a
//! program that is searched for races makes an access that could be half of an order, each thread keeps note of its plain accesses,
//! and of what it has written in objects that it publishes. An access that meets another thread's note races with it.
//!
//! A release by a variable of the program is kept with the notes that it is about, until somebody acquires by the same
//! variable: then they are forgotten. So are all notes of a thread when it releases by a variable of the library, which natives may
//! read, at every other visible step that is no plain access, when it
//! gives up a monitor, starts a thread, is joined, initialises a class, at fences, and at a release by a second variable. Notes are
//! forgotten rather too early than too late, so no race is reported that is none; one behind an unrelated release is missed, and
//! one with a third thread after a second has acquired, unless it is found in another order of steps.
//!
//! Notes are entries of the table of guards, so that they backtrack and are matched.

use std::collections::HashSet;

use rjpf_state::guards::{Entry, Guard};
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
    /// Does the program make an access by this native method after which somebody who sees what was written need not be ordered?
    /// What the library does with such accesses, it orders by other means.
    pub(super) fn is_opaque(&self, thread: ThreadId, native: &FrameView) -> bool {
        let Some(peer) = native.method.peer() else { return false };
        let is_word = matches!(self.peers.entries[peer as usize].touches, Touches::Word { .. });
        is_word && self.orders_by_halves(thread) && self.user_of_atomic(thread).is_some()
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
        if self.is_ending(&view) {
            return;
        }
        let accesses = self.accesses_at(at.thread, &view);
        let releases = |access: &Access| access.releases() && !access.is_of_program();
        if accesses.is_empty() || accesses.iter().any(releases) {
            return self.forget_notes_of(at.thread);
        }
        for access in accesses {
            if access.is_plain() && self.is_admitted(&access) {
                self.note_access(at.thread, &access);
            }
        }
    }

    /// A thread makes an access to something shared, whether anybody could notice or not: what it orders counts. The value is the
    /// reference that it stores.
    pub(super) fn note_order(&mut self, at: At, stored: Ref) {
        if !self.keeps_notes() {
            return;
        }
        let view = self.frame_at_op(at.fp, at.pc);
        if self.is_ending(&view) {
            return;
        }
        for access in self.accesses_at(at.thread, &view) {
            if access.is_plain() {
                continue;
            }
            if access.releases() && !access.is_of_program() {
                self.forget_notes_of(at.thread);
            }
            if access.acquires() {
                self.acquire(at.thread, &access);
            }
            if access.writes && access.is_of_program() {
                self.note_published(at, stored);
            }
            if access.releases() && access.is_of_program() {
                self.release(at.thread, &access);
            }
        }
    }

    /// Does a thread put its own affairs in order before it ends? Nobody is ordered by that but who waits for the end.
    fn is_ending(&self, view: &FrameView) -> bool {
        std::ptr::eq(view.method.class, self.known.thread) && view.method.name == "exit"
    }

    /// What a thread did is ordered before whoever acquires the word from now on. Two such words are more than is kept.
    fn release(&mut self, thread: ThreadId, access: &Access) {
        let java = self.pages.memory.get(thread.at(word::JAVA));
        let (object, word) = (access.object, access.words.start);
        let own: Vec<_> = self.notes().filter(|note| note.guard.thread() == Some(java)).collect();
        for note in own {
            let next = match note.guard {
                Guard::Owned(_) => Guard::WrittenBefore(java, object, word),
                Guard::ReadBy(_) => Guard::ReadBefore(java, object, word),
                Guard::WrittenBefore(_, by, at) | Guard::ReadBefore(_, by, at) if (by, at) == (object, word) => {
                    continue;
                }
                _ => Guard::Untouched,
            };
            self.pages.memory.set_guard(note.object, note.offset, next);
        }
    }

    /// Whatever others released by the word lies before.
    fn acquire(&mut self, thread: ThreadId, access: &Access) {
        let java = self.pages.memory.get(thread.at(word::JAVA));
        let is_released = |guard: Guard| match guard {
            Guard::WrittenBefore(by, object, word) | Guard::ReadBefore(by, object, word) => {
                by != java && (object, word) == (access.object, access.words.start)
            }
            _ => false,
        };
        let old: Vec<_> = self.notes().filter(|note| is_released(note.guard)).collect();
        for note in old {
            self.pages.memory.set_guard(note.object, note.offset, Guard::Untouched);
        }
    }

    /// A reference is about to be stored by an access that is not plain. What nobody else could reach so far was written by this
    /// thread, without anybody asking: fields and elements that are not as they were made. Final fields, and what they lead to,
    /// are seen as they were when the constructor ended; volatile ones and the insides of listed classes order by themselves.
    fn note_published(&mut self, at: At, object: Ref) {
        let view = self.frame_at_op(at.fp, at.pc);
        let Some(by) = self.user_of_atomic(at.thread).or(Some(view)) else { return };
        let (mut found, mut stack) = (HashSet::new(), vec![object]);
        while let Some(object) = stack.pop() {
            if object < self.heap_start || self.is_shared(object) || !found.insert(object) {
                continue;
            }
            let (accesses, next) = self.written_while_local(at.thread, &by, object);
            stack.extend(next);
            for access in accesses.iter().filter(|access| self.is_admitted(access)).cloned().collect::<Vec<_>>() {
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
            let is_written =
                matches!(self.pages.memory.guard(access.object, key), Guard::Owned(_) | Guard::WrittenBefore(..));
            if access.writes || !is_written {
                self.pages.memory.set_guard(access.object, key, guard);
            }
        }
    }

    /// Has another thread a note of something of this object? Then nothing else needs to be known about the place.
    pub(super) fn is_noted(&self, thread: ThreadId, object: Ref) -> bool {
        let java = self.pages.memory.get(thread.at(word::JAVA));
        let by_other = |guard: Guard| guard.thread().is_some_and(|by| by != java);
        self.keeps_notes() && self.notes().any(|note| note.object == object && by_other(note.guard))
    }

    fn notes(&self) -> impl Iterator<Item = Entry> + '_ {
        self.pages.memory.guards().filter(|entry| is_note(entry.offset))
    }

    /// Another thread's note of an access to the same word, if one of the two writes: the thread, and whether it wrote.
    fn note_against(&self, java: Ref, access: &Access) -> Option<(Ref, bool)> {
        let mut notes = self.notes().filter(|note| note.object == access.object);
        notes.find_map(|note| match note.guard {
            _ if !access.words.contains(&word_of(note.offset)) => None,
            Guard::Owned(other) | Guard::WrittenBefore(other, ..) if other != java => Some((other, true)),
            Guard::ReadBy(other) | Guard::ReadBefore(other, ..) if other != java && access.writes => {
                Some((other, false))
            }
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
            let old: Vec<_> = self.notes().filter(|note| is_by(note.guard.thread())).collect();
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
