//! What lies before what, as far as races are concerned: vector clocks, kept small and the same for the same histories.
//!
//! A thread's accesses are *noted* with the epoch of the thread that they were made in; it ends when the thread releases
//! something. Threads, and variables that threads are ordered by (fields, monitors, what else there is), *know* other threads up to some
//! epoch. An access of another thread that is noted with an epoch that a thread does not know is not ordered before what
//! the thread does now: if both touch the same word, they race. As in FastTrack (Flanagan and Freund, PLDI 2009), an access is forgotten
//! when the same words are accessed again by somebody who knows of it, and no less is to be said of the new one; unlike
//! there, all reads are kept that no other access stands for.
//!
//! Epochs would grow for ever. Only their order matters, and only as far as somebody knows one and not the next, so they are
//! numbered again after each change (`settle`); what all threads know is forgotten. So a loop comes back to its state.
//!
//! Not its job: which accesses are made, and what orders threads (`unordered.rs`). Where more epochs of a thread are
//! told apart than there are numbers, the last ones are taken for one, which may hide a race and invents none.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

use rjpf_state::guards::{Entry, Guard, Noted};
use rjpf_state::{Memory, Ref};

/// Something that knows: a word of an object, of which some stand for no field.
pub(super) type Knower = (Ref, u32);

/// Words of objects that are no fields or elements.
pub(super) mod word {
    /// A thread, by its object: what it knows.
    pub(crate) const THREAD: u32 = 0;
    /// The monitor of an object.
    pub(crate) const MONITOR: u32 = 1;
    /// Added to words of static fields, which belong to the mirror.
    pub(crate) const STATIC: u32 = 0x20_0000;
    /// Added to words by which volatile accesses are ordered, whatever value they see.
    pub(crate) const VOLATILE: u32 = 0x10_0000;
    /// The permit of a thread.
    pub(crate) const PERMIT: u32 = LAST;
    /// That a class is initialised.
    pub(crate) const INITIALIZED: u32 = LAST - 1;
    /// What a thread knew at its last release fence.
    pub(crate) const RELEASED: u32 = LAST - 2;
    /// What a thread would know if it had acquired what it has read.
    pub(crate) const SEEN: u32 = LAST - 3;
    /// Something outside the heap that threads share.
    pub(crate) const OUTSIDE: u32 = LAST - 0x100;
    pub(crate) const LAST: u32 = 0x3F_FFFF;
}

/// Offsets of entries in the table of guards: what they are, a number, a word.
const NOTE: u32 = 0x4000_0000;
const KNOWN: u32 = 0xC000_0000;
const KINDS: u32 = 0xC000_0000;
const NUMBER_SHIFT: u32 = 22;
/// So many entries about one word: more threads than that are left out.
const MOST_NUMBERS: usize = 0xFD;
/// The epoch in which the one thread that can reach an object has last written it.
const LOCAL: u32 = 0xFFFF_FFE0;
/// The epoch that a thread is in.
const NOW: u32 = 0xFFFF_FFE1;
/// There are notes of an object.
const MARK: u32 = 0xFFFF_FFE2;

/// An access that was made.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) struct Note {
    pub(super) object: Ref,
    pub(super) words: Range32,
    pub(super) thread: Ref,
    pub(super) writes: bool,
    pub(super) atomic: bool,
    pub(super) epoch: u32,
}

/// A range that can be compared.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) struct Range32 {
    pub(super) start: u32,
    pub(super) end: u32,
}

impl Range32 {
    fn overlaps(self, other: Range32) -> bool {
        self.start < other.end && other.start < self.end
    }

    fn is_empty(self) -> bool {
        self.start >= self.end
    }
}

impl From<Range<u32>> for Range32 {
    fn from(range: Range<u32>) -> Range32 {
        Range32 { start: range.start, end: range.end }
    }
}

#[derive(Default, Debug)]
pub(super) struct History {
    notes: Vec<Note>,
    /// Up to which epoch of a thread somebody knows.
    known: BTreeMap<(Knower, Ref), u32>,
    /// Objects that one thread can reach: who, and when it last wrote there.
    local: BTreeMap<Ref, (Ref, u32)>,
    /// Threads that are in another epoch than their first.
    now: BTreeMap<Ref, u32>,
    /// Was there no number for something?
    is_cut: bool,
}

impl History {
    pub(super) fn load(memory: &Memory) -> History {
        let mut history = History::default();
        for Entry { object, offset, guard } in memory.guards() {
            match guard {
                Guard::Noted(thread, Noted { writes, atomic, epoch, words }) => {
                    let start = offset & word::LAST;
                    let words = Range32 { start, end: start + words };
                    history.notes.push(Note { object, words, thread, writes, atomic, epoch });
                }
                Guard::Knows(thread, epoch) if offset == LOCAL => {
                    history.local.insert(object, (thread, epoch));
                }
                Guard::Knows(thread, epoch) if offset == NOW => {
                    history.now.insert(thread, epoch);
                }
                Guard::Knows(..) if offset == MARK => {}
                Guard::Knows(thread, epoch) => {
                    history.known.insert(((object, offset & word::LAST), thread), epoch);
                }
                _ => {}
            }
        }
        history
    }

    /// Does somebody know anything? A cheap question, which most have the answer no to.
    pub(super) fn is_informed(memory: &Memory, (object, word): Knower) -> bool {
        memory.guard(object, KNOWN | word) != Guard::Untouched
    }

    /// Are there notes of an object? As cheap as that.
    pub(super) fn is_marked(memory: &Memory, object: Ref) -> bool {
        memory.guard(object, MARK) != Guard::Untouched
    }

    /// The one thread that can reach an object writes there. Nobody else knows of its present epoch, so nothing else changes.
    /// False if there is no room for it.
    pub(super) fn note_local(memory: &mut Memory, thread: Ref, object: Ref) -> bool {
        let now = match memory.guard(thread, NOW) {
            Guard::Knows(_, epoch) => epoch,
            _ => 1,
        };
        let guard = Guard::Knows(thread, now);
        memory.guard(object, LOCAL) == guard || memory.set_guard(object, LOCAL, guard)
    }

    /// Is anything noted that somebody might not know?
    pub(super) fn is_there(memory: &Memory) -> bool {
        let is_news = |entry: Entry| match entry.guard {
            Guard::Noted(..) => true,
            Guard::Knows(..) => entry.offset == LOCAL,
            _ => false,
        };
        memory.guards().any(is_news)
    }

    /// Writes into the table what is not there. False if there was no room for all.
    #[must_use]
    pub(super) fn store(mut self, memory: &mut Memory) -> bool {
        self.notes.sort_unstable();
        let mut wanted: BTreeMap<(Ref, u32), Guard> = BTreeMap::new();
        for note in &self.notes {
            let Note { writes, atomic, epoch, words: Range32 { start, end }, .. } = *note;
            let noted = Noted { writes, atomic, epoch, words: end - start };
            self.is_cut |= !put(&mut wanted, note.object, NOTE | start, Guard::Noted(note.thread, noted));
            wanted.entry((note.object, MARK)).or_insert(Guard::Knows(note.thread, 0));
        }
        for (&((object, word), thread), &epoch) in &self.known {
            self.is_cut |= !put(&mut wanted, object, KNOWN | word, Guard::Knows(thread, epoch));
        }
        wanted.extend(
            self.local.iter().map(|(&object, &(thread, epoch))| ((object, LOCAL), Guard::Knows(thread, epoch))),
        );
        wanted.extend(self.now.iter().map(|(&thread, &epoch)| ((thread, NOW), Guard::Knows(thread, epoch))));
        let is_ours = |entry: &Entry| matches!(entry.guard, Guard::Noted(..) | Guard::Knows(..));
        let old: Vec<Entry> = memory.guards().filter(is_ours).collect();
        for Entry { object, offset, guard } in old {
            match wanted.remove(&(object, offset)) {
                Some(same) if same == guard => {}
                Some(other) => _ = memory.set_guard(object, offset, other),
                None => _ = memory.set_guard(object, offset, Guard::Untouched),
            }
        }
        for ((object, offset), guard) in wanted {
            self.is_cut |= !memory.set_guard(object, offset, guard);
        }
        !self.is_cut
    }

    fn now(&self, thread: Ref) -> u32 {
        self.now.get(&thread).copied().unwrap_or(1)
    }

    /// Is what a thread did in an epoch ordered before what another does now?
    fn knows(&self, who: Ref, thread: Ref, epoch: u32) -> bool {
        who == thread || self.known.get(&((who, word::THREAD), thread)).is_some_and(|&known| known >= epoch)
    }

    fn is_unknown_to(&self, who: Ref, note: &Note) -> bool {
        !self.knows(who, note.thread, note.epoch)
    }

    /// Has another thread accessed something of this object without an order?
    pub(super) fn is_noted(&self, who: Ref, object: Ref) -> bool {
        self.notes.iter().any(|note| note.object == object && self.is_unknown_to(who, note))
    }

    /// An access that this one of the thread races with.
    pub(super) fn clash(&self, access: &Note) -> Option<&Note> {
        let clashes = |note: &&Note| {
            note.object == access.object
                && note.words.overlaps(access.words)
                && (note.writes || access.writes)
                && !(note.atomic && access.atomic)
                && self.is_unknown_to(access.thread, note)
        };
        self.notes.iter().find(clashes)
    }

    /// Takes note of an access that the thread makes now.
    pub(super) fn note(&mut self, access: Note) {
        let epoch = self.now(access.thread);
        self.note_as_of(Note { epoch, ..access });
    }

    fn note_as_of(&mut self, access: Note) {
        if access.words.end > word::LAST {
            return;
        }
        let mut kept = Vec::new();
        for note in std::mem::take(&mut self.notes) {
            let stands_for = note.object == access.object
                && note.words.overlaps(access.words)
                && (access.writes || !note.writes)
                && (!access.atomic || note.atomic)
                && !self.is_unknown_to(access.thread, &note);
            if !stands_for {
                kept.push(note);
                continue;
            }
            let (before, after) = (note.words.start..access.words.start, access.words.end..note.words.end);
            let parts = [before.into(), after.into()].into_iter().filter(|part: &Range32| !part.is_empty());
            kept.extend(parts.map(|words| Note { words, ..note.clone() }));
        }
        self.notes = kept;
        self.notes.push(access);
    }

    /// Who has written an object while it was local, and when; others can reach it from now on.
    pub(super) fn publish(&mut self, object: Ref) -> Option<(Ref, u32)> {
        self.local.remove(&object)
    }

    pub(super) fn note_published(&mut self, note: Note) {
        self.note_as_of(note);
    }

    fn all_known(&self, by: Knower) -> Vec<(Ref, u32)> {
        let known = self.known.range((by, 0)..=(by, Ref::MAX));
        known.map(|(&(_, thread), &epoch)| (thread, epoch)).collect()
    }

    fn learn(&mut self, who: Knower, thread: Ref, epoch: u32) {
        let known = self.known.entry((who, thread)).or_insert(0);
        *known = epoch.max(*known);
    }

    /// Somebody knows from now on what somebody else knows.
    pub(super) fn inform(&mut self, who: Knower, by: Knower) {
        for (thread, epoch) in self.all_known(by) {
            // A thread knows itself.
            if who != (thread, word::THREAD) {
                self.learn(who, thread, epoch);
            }
        }
    }

    pub(super) fn forget(&mut self, who: Knower) {
        self.known.retain(|(by, _), _| *by != who);
    }

    /// What a thread has done so far lies before whoever learns it from there.
    pub(super) fn release(&mut self, thread: Ref, to: Knower) {
        self.inform(to, (thread, word::THREAD));
        let now = self.now(thread);
        self.learn(to, thread, now);
    }

    /// What the thread does from now on was not released.
    pub(super) fn begin_epoch(&mut self, thread: Ref) {
        let now = self.now(thread);
        self.now.insert(thread, now + 1);
    }

    pub(super) fn acquire(&mut self, thread: Ref, from: Knower) {
        self.inform((thread, word::THREAD), from);
    }

    /// Threads that something is noted of.
    pub(super) fn noted_threads(&self) -> BTreeSet<Ref> {
        let local = self.local.values().map(|&(thread, _)| thread);
        self.notes.iter().map(|note| note.thread).chain(local).collect()
    }

    /// Forgets what makes no difference, and gives the rest the same numbers in all histories that are alike. `alive` are the threads
    /// that can still do something; all others to come are started by one of them.
    pub(super) fn settle(&mut self, alive: &[Ref]) {
        let is_news =
            |history: &History, thread, epoch| alive.iter().any(|&other| !history.knows(other, thread, epoch));
        let notes = std::mem::take(&mut self.notes);
        self.notes = notes.into_iter().filter(|note| is_news(self, note.thread, note.epoch)).collect();
        let local = std::mem::take(&mut self.local);
        self.local = local.into_iter().filter(|(_, (thread, epoch))| is_news(self, *thread, *epoch)).collect();
        let threads = self.noted_threads();
        self.known.retain(|(_, thread), _| threads.contains(thread));
        self.now.retain(|thread, _| threads.contains(thread));
        for thread in threads {
            self.number_epochs(thread);
        }
        self.known.retain(|_, epoch| *epoch > 0);
        self.join_notes();
    }

    /// Two epochs are one if nobody knows the first without the second.
    fn number_epochs(&mut self, thread: Ref) {
        let of_notes = self.notes.iter().filter(|note| note.thread == thread).map(|note| note.epoch);
        let of_local = self.local.values().filter(|(by, _)| *by == thread).map(|&(_, epoch)| epoch);
        let epochs: Vec<u32> = of_notes.chain(of_local).collect::<BTreeSet<u32>>().into_iter().collect();
        let count_up_to = |epoch: u32| epochs.partition_point(|&e| e <= epoch);
        let known = self.known.iter().filter(|((_, of), _)| *of == thread);
        // After so many epochs somebody's knowledge ends.
        let ends: BTreeSet<usize> = known.map(|(_, &epoch)| count_up_to(epoch)).filter(|&end| end > 0).collect();
        let most = Noted::MOST_EPOCHS - 1;
        self.is_cut |= ends.len() as u32 >= most;
        let number = |epoch: u32| (ends.range(..count_up_to(epoch)).count() as u32 + 1).min(most);
        let number_known = |epoch: u32| (ends.range(..=count_up_to(epoch)).count() as u32).min(most);
        for note in self.notes.iter_mut().filter(|note| note.thread == thread) {
            note.epoch = number(note.epoch);
        }
        for (by, epoch) in self.local.values_mut().filter(|(by, _)| *by == thread) {
            debug_assert_eq!(*by, thread);
            *epoch = number(*epoch);
        }
        for (_, epoch) in self.known.iter_mut().filter(|((_, of), _)| *of == thread) {
            *epoch = number_known(*epoch);
        }
        let is_last_known = ends.contains(&epochs.len());
        let now = epochs.last().map_or(1, |&last| number(last) + u32::from(is_last_known));
        match now {
            1 => _ = self.now.remove(&thread),
            _ => _ = self.now.insert(thread, now),
        }
    }

    /// Notes of neighbouring words that say the same are one.
    fn join_notes(&mut self) {
        self.notes.sort_unstable_by_key(|n| (n.object, n.thread, n.writes, n.atomic, n.epoch, n.words));
        let mut joined: Vec<Note> = Vec::with_capacity(self.notes.len());
        for note in std::mem::take(&mut self.notes) {
            match joined.last_mut() {
                Some(last)
                    if Note { words: note.words, ..last.clone() } == note
                        && note.words.start <= last.words.end
                        && note.words.end - last.words.start <= Noted::MOST_WORDS =>
                {
                    last.words.end = last.words.end.max(note.words.end);
                }
                _ => joined.push(note),
            }
        }
        // A write says more than a read of the same epoch.
        let says_more = |more: &Note, note: &Note| {
            more.thread == note.thread
                && more.epoch == note.epoch
                && more.words.start <= note.words.start
                && more.words.end >= note.words.end
                && (more.writes || !note.writes)
                && (!more.atomic || note.atomic)
                && more != note
        };
        let of_one = joined.chunk_by(|a, b| a.object == b.object);
        let needed = of_one.flat_map(|all| all.iter().filter(|note| !all.iter().any(|more| says_more(more, note))));
        self.notes = needed.cloned().collect();
    }
}

/// Under the first number that is free; false if none is.
fn put(wanted: &mut BTreeMap<(Ref, u32), Guard>, object: Ref, offset: u32, guard: Guard) -> bool {
    let free = (0..MOST_NUMBERS as u32)
        .map(|number| (object, offset | number << NUMBER_SHIFT))
        .find(|key| !wanted.contains_key(key));
    debug_assert!(offset & KINDS == NOTE || offset & KINDS == KNOWN);
    if let Some(key) = free {
        wanted.insert(key, guard);
    }
    free.is_some()
}

#[cfg(test)]
mod tests {
    use super::*;

    const A: Ref = 0x1000;
    const B: Ref = 0x2000;
    const C: Ref = 0x3000;
    const X: Ref = 0x4000;
    const V: Knower = (0x5000, 2);
    const W: Knower = (0x5000, 3);

    fn access(thread: Ref, word: u32, writes: bool) -> Note {
        Note { object: X, words: (word..word + 1).into(), thread, writes, atomic: false, epoch: 0 }
    }

    fn release(history: &mut History, thread: Ref, to: Knower) {
        history.release(thread, to);
        history.begin_epoch(thread);
        history.settle(&[A, B, C]);
    }

    fn races(history: &History, thread: Ref, word: u32, writes: bool) -> bool {
        history.clash(&access(thread, word, writes)).is_some()
    }

    #[test]
    fn what_was_released_is_known_to_who_acquires_and_to_nobody_else() {
        let mut h = History::default();
        h.note(access(A, 2, true));
        release(&mut h, A, V);
        h.note(access(A, 3, true));
        release(&mut h, A, W);
        assert!(races(&h, B, 2, false));
        h.acquire(B, V);
        h.settle(&[A, B, C]);
        assert!(!races(&h, B, 2, true) && races(&h, B, 3, false), "only what came before the first release");
        assert!(races(&h, C, 2, false), "a third thread has acquired nothing");
        release(&mut h, B, W);
        h.acquire(C, W);
        h.settle(&[A, B, C]);
        assert!(!races(&h, C, 2, true) && !races(&h, C, 3, true));
        h.acquire(B, W);
        h.settle(&[A, B, C]);
        assert!(h.notes.is_empty() && h.known.is_empty() && h.now.is_empty(), "{h:?}");
    }

    #[test]
    fn a_loop_comes_back_to_its_history() {
        let mut h = History::default();
        let round = |h: &mut History| {
            h.note(access(A, 2, true));
            release(h, A, V);
            h.acquire(B, V);
            h.note(access(B, 2, false));
            release(h, B, W);
            h.acquire(A, W);
            h.settle(&[A, B, C]);
            format!("{h:?}")
        };
        round(&mut h);
        let second = round(&mut h);
        assert_eq!(second, round(&mut h));
    }

    #[test]
    fn a_read_does_not_stand_for_a_write_nor_a_later_write_for_one_unknown() {
        let mut h = History::default();
        h.note(access(A, 2, true));
        h.note(access(A, 2, false));
        assert!(races(&h, B, 2, false));
        h.note(access(B, 2, true));
        h.settle(&[A, B, C]);
        release(&mut h, B, V);
        h.acquire(C, V);
        assert!(races(&h, C, 2, false), "the write of A is still there");
    }

    #[test]
    fn neighbouring_words_are_one_note_and_are_told_apart() {
        let mut h = History::default();
        (0..1000).for_each(|i| h.note(access(A, i, true)));
        h.settle(&[A, B, C]);
        assert_eq!(h.notes.len(), 1);
        release(&mut h, A, V);
        h.acquire(B, V);
        h.note(access(B, 500, true));
        h.settle(&[A, B, C]);
        assert_eq!(h.notes.len(), 3);
        assert!(
            races(&h, C, 999, false)
                && races(&h, C, 500, false)
                && !races(&h, A, 499, true)
                && races(&h, A, 500, false)
        );
    }

    #[test]
    fn the_table_keeps_it() {
        let mut memory = Memory::new().unwrap();
        let mut h = History::default();
        h.note(access(A, 2, true));
        h.note(access(B, 2, false));
        release(&mut h, A, V);
        h.note(access(A, 7, false));
        h.settle(&[A, B, C]);
        assert!(h.store(&mut memory));
        History::note_local(&mut memory, A, 0x7000);
        let mut h = History::load(&memory);
        assert_eq!(h.local.len(), 1);
        h.settle(&[A, B, C]);
        let before = format!("{h:?}");
        assert!(h.store(&mut memory));
        assert!(History::is_marked(&memory, X) && !History::is_marked(&memory, A));
        assert!(History::is_there(&memory) && History::is_informed(&memory, V) && !History::is_informed(&memory, W));
        let mut again = History::load(&memory);
        again.settle(&[A, B, C]);
        assert_eq!(before, format!("{again:?}"));
        assert!(History::default().store(&mut memory));
        assert!(!History::is_there(&memory));
    }

    #[test]
    fn what_does_not_fit_is_said() {
        let mut memory = Memory::new().unwrap();
        let of_threads = |count: u32| {
            let notes = (1..=count).map(|i| access(0x8000 + 8 * i, 4, true)).collect();
            History { notes, ..History::default() }
        };
        assert!(of_threads(MOST_NUMBERS as u32).store(&mut memory));
        assert!(!of_threads(MOST_NUMBERS as u32 + 1).store(&mut memory));
    }
}
