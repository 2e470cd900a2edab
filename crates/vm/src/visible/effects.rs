//! What a transition has to do with, as far as other threads could notice: words that it reads, and words that it
//! writes. Two transitions of different threads that write nothing the other one reads or writes lead to the same state in
//! either order; a search with sleep sets takes one of the two orders only (`docs/REDUCTION.md`).
//!
//! What is read is noted where the reduction looks at accesses, and where monitors are taken. What is written is noted there
//! too, and in addition compared with how it was: the pages that were written since the transition began are known, so no
//! write is missed, whoever made it. Words that nobody asks about before reading them (the machine's own, static fields and constants
//! of classes that come into use, memory outside the heap) make the transition have to do with *everything* if they
//! have changed, and so does whatever is not accounted for word by word.

use std::cell::Cell;

use rjpf_classes::Place;
use rjpf_classes::address::{ARRAY_HEADER, GLOBALS, GUARDS, HEAP, STACK_WORDS, STACKS, THREADS};
use rjpf_state::thread::RECORD_WORDS;
use rjpf_state::{PAGE_BITS, Ref, ThreadId, global};

use super::broken::Rule;
use super::{Mode, Touch, WHOLE};
use crate::{Touches, Vm};

/// A word by its address, or the guard of one: see [`guard_of`].
type Word = u64;

/// Which threads there are. The end of one of many leaves that alone; who leaves one behind does not.
const LIFE: Word = global::STARTED_THREADS as Word;
/// The lock word of an object: its second.
const MONITOR: u32 = 1;
/// A transition that touches more words has to do with everything.
const MOST_WORDS: usize = 1000;
/// An array that is touched as a whole and has more words is everything.
const LONGEST_ARRAY: u32 = 256;

/// The guard of a word, which is no word of the object. No object lies at zero.
fn guard_of(object: Ref, offset: u32) -> Word {
    Word::from(object) << 32 | Word::from(offset)
}

/// What one transition has to do with.
#[derive(Clone, Debug)]
pub struct Effects {
    /// Sorted, without what is written; `None`: everything.
    words: Option<(Vec<Word>, Vec<Word>)>,
    /// A bit for each word that is read, and for each that is written.
    read_bits: u64,
    written_bits: u64,
}

impl Effects {
    /// It cannot be told from anything that it has nothing to do with it.
    pub fn everything() -> Effects {
        Effects { words: None, read_bits: u64::MAX, written_bits: u64::MAX }
    }

    /// These words are read and these are written.
    pub fn of(mut read: Vec<u64>, mut written: Vec<u64>) -> Effects {
        for words in [&mut read, &mut written] {
            words.sort_unstable();
            words.dedup();
        }
        read.retain(|word| written.binary_search(word).is_err());
        let bits = |words: &[Word]| words.iter().fold(0, |bits, &word| bits | bit(word));
        let (read_bits, written_bits) = (bits(&read), bits(&written));
        Effects { words: Some((read, written)), read_bits, written_bits }
    }

    pub fn is_everything(&self) -> bool {
        self.words.is_none()
    }

    /// Do transitions of two threads with these effects lead to the same state in either order?
    pub fn commute_with(&self, other: &Effects) -> bool {
        if Rule::NothingWakes.is_chosen() {
            return true;
        }
        let (Some((read, written)), Some((others_read, others_written))) = (&self.words, &other.words) else {
            return false;
        };
        let reads_count = !Rule::ReadsCommute.is_chosen();
        let apart = |a: &[Word], b: &[Word], common: u64| common == 0 || !overlap(a, b);
        apart(written, others_written, self.written_bits & other.written_bits)
            && (!reads_count || apart(written, others_read, self.written_bits & other.read_bits))
            && (!reads_count || apart(read, others_written, self.read_bits & other.written_bits))
    }
}

/// One of 64 bits.
fn bit(word: Word) -> u64 {
    1 << (word.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 58)
}

/// Do two sorted lists have something in common?
fn overlap(a: &[Word], b: &[Word]) -> bool {
    let (mut i, mut j) = (0, 0);
    while i < a.len() && j < b.len() {
        match a[i].cmp(&b[j]) {
            std::cmp::Ordering::Less => i += 1,
            std::cmp::Ordering::Greater => j += 1,
            std::cmp::Ordering::Equal => return true,
        }
    }
    false
}

/// Notes on the transition that runs.
#[derive(Default)]
pub struct EffectNotes {
    on: bool,
    read: Vec<Word>,
    written: Vec<Word>,
    everything: Cell<bool>,
    /// What is allocated from here on is the transition's own.
    heap_top: Ref,
}

impl EffectNotes {
    #[inline]
    fn note(&mut self, word: Word, write: bool) {
        if !self.on {
            return;
        }
        let words = if write { &mut self.written } else { &mut self.read };
        if words.last() != Some(&word) {
            words.push(word);
        }
    }

    /// A word at an address, of an object or not.
    fn note_at(&mut self, address: u32, write: bool) {
        let is_own = address >= self.heap_top && HEAP.contains(&address);
        if !is_own {
            self.note(Word::from(address), write);
        }
    }
}

impl Vm {
    /// Takes notes of effects from now on; says why it cannot, if so.
    pub fn watch_effects(&mut self) -> Result<(), String> {
        if !self.environment.explore_only.is_empty() {
            return Err("what is not explored (explore.only) leaves no notes".into());
        }
        if self.canonical.as_ref().is_some_and(|canonical| canonical.merges_threads()) {
            return Err("threads that are interchangeable have no names".into());
        }
        self.effects.on = true;
        Ok(())
    }

    /// A transition begins, in a state that was just restored or snapshotted.
    pub(crate) fn begin_effects(&mut self) {
        let notes = &mut self.effects;
        if notes.on {
            notes.read.clear();
            notes.written.clear();
            notes.everything.set(self.pages.is_written());
            notes.heap_top = self.pages.memory.heap_top();
        }
    }

    /// What the transition that has ended had to do with.
    pub fn take_effects(&mut self) -> Effects {
        let in_section = self.threads().any(|t| self.in_atomic_section(t));
        let unknown = !self.effects.on || self.effects.everything.get() || self.chance;
        if unknown || in_section || self.keeps_notes() || !self.note_written() {
            return Effects::everything();
        }
        let EffectNotes { read, written, .. } = &self.effects;
        if read.len() + written.len() > MOST_WORDS {
            return Effects::everything();
        }
        Effects::of(read.clone(), written.clone())
    }

    /// Compares what was written with how it was. False if that is something that is read without being noted.
    fn note_written(&mut self) -> bool {
        let Vm { pages, effects, .. } = self;
        let mut noted = std::mem::take(&mut effects.written);
        noted.sort_unstable();
        let mut accounted = true;
        pages.visit_written(|page, old, new| {
            let start = page << PAGE_BITS;
            if STACKS.contains(&start) {
                effects.note_thread(ThreadId((start - STACKS.start) / STACK_WORDS));
                return;
            }
            let changed = (start..).zip(old.iter().zip(new)).filter(|(_, (old, new))| old != new);
            for (address, _) in changed {
                accounted &= effects.note_changed(address, &noted);
            }
        });
        effects.written.append(&mut noted);
        accounted
    }

    /// The transition does more than can be said.
    #[inline]
    pub(crate) fn touch_everything(&self) {
        self.effects.everything.set(true);
    }

    /// An access to a word goes on.
    #[inline]
    pub(super) fn note_touch(&mut self, touch: &Touch) {
        if !self.effects.on {
            return;
        }
        let is_special = touch.place.0 < Place::FIRST_OF_CLASSES;
        match touch.offset {
            // Nobody writes there, or the assumption is broken.
            _ if !touch.write && self.learns() && self.learned.mode(touch.place) == Mode::ReadOnly => {}
            _ if is_special => self.touch_everything(),
            WHOLE => self.note_array(touch.object, touch.write),
            _ => self.effects.note_at(self.address_of(touch), touch.write),
        }
    }

    fn note_array(&mut self, array: Ref, write: bool) {
        let words = rjpf_state::heap::object_words(&self.pages.memory, self.class_of(array), array);
        if words > LONGEST_ARRAY {
            return self.touch_everything();
        }
        // One word stands for none at all.
        for address in array + ARRAY_HEADER..array + words.max(ARRAY_HEADER + 1) {
            self.effects.note_at(address, write);
        }
    }

    /// Whether a thread pauses depends on what is in a word.
    #[inline]
    pub(super) fn note_look(&mut self, touch: &Touch) {
        if self.effects.on {
            self.note_touch(&Touch { write: false, ..*touch });
        }
    }

    /// An access looks at the guard of a word, and may change it.
    #[inline]
    pub(super) fn note_guard(&mut self, object: Ref, offset: u32, changes: bool) {
        if !Rule::GuardsCommute.is_chosen() {
            self.effects.note(guard_of(object, offset), changes);
        }
    }

    /// A monitor is taken, given up, or found to be taken.
    #[inline]
    pub(crate) fn note_monitor(&mut self, object: Ref) {
        if self.effects.on && !Rule::MonitorsCommute.is_chosen() {
            self.effects.note_at(object + MONITOR, true);
        }
    }

    /// A thread runs. Those of the library's own do what nobody looks at.
    #[inline]
    pub(crate) fn note_run(&mut self, thread: ThreadId) {
        if self.effects.on {
            self.effects.note_thread(thread);
            if self.is_service(thread) {
                self.touch_everything();
            }
        }
    }

    /// A thread ends; its record is still there.
    pub(crate) fn note_end(&mut self, thread: ThreadId) {
        if !self.effects.on || Rule::EndsCommute.is_chosen() {
            return;
        }
        match self.threads().filter(|&t| t != thread && self.is_user_thread(t)).count() {
            0 => self.touch_everything(),
            // Whoever ends next ends the program.
            left => self.effects.note(LIFE, left == 1),
        }
    }

    /// The native method runs: is it known word by word what it has to do with?
    #[inline]
    pub(crate) fn note_native(&self, touches: Touches) {
        // What `wait` gives up and takes again is noted with the monitor; reflection asks by itself.
        let is_known = touches.is_data() || matches!(touches, Touches::Monitor | Touches::Reflected { .. });
        if !is_known {
            self.touch_everything();
        }
    }
}

impl EffectNotes {
    fn note_thread(&mut self, thread: ThreadId) {
        if !Rule::ThreadsCommute.is_chosen() {
            self.note(Word::from(thread.at(0)), true);
        }
    }

    /// A word has changed. False if that is one that is read without being noted.
    fn note_changed(&mut self, address: u32, noted: &[Word]) -> bool {
        let is_noted = || noted.binary_search(&Word::from(address)).is_ok();
        match address {
            // New objects are the transition's own, and the table of guards is noted by what it is about.
            global::HEAP_TOP | global::GUARD_COUNT => true,
            _ if GUARDS.contains(&address) => true,
            // What is pending follows from the rest of the state.
            _ if GLOBALS.contains(&address) => address >= global::PENDING_CHOICE,
            _ if THREADS.contains(&address) => {
                self.note_thread(ThreadId((address - THREADS.start) / RECORD_WORDS));
                true
            }
            _ if HEAP.contains(&address) => {
                self.note_at(address, true);
                true
            }
            // A monitor, or a static field whose readers are noted too.
            _ => is_noted(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_two_reads_of_one_word_commute() {
        let (read, write) = (Effects::of(vec![100], vec![]), Effects::of(vec![], vec![100]));
        assert!(read.commute_with(&read));
        assert!(!read.commute_with(&write) && !write.commute_with(&read) && !write.commute_with(&write));
        assert!(write.commute_with(&Effects::of(vec![101], vec![99, 102])));
    }

    #[test]
    fn what_is_written_and_read_is_written() {
        let both = Effects::of(vec![100], vec![100]);
        assert!(!both.commute_with(&Effects::of(vec![100], vec![])));
    }

    #[test]
    fn the_guard_of_a_word_is_another_word() {
        let guard = Effects::of(vec![], vec![guard_of(100, 4)]);
        assert!(guard.commute_with(&Effects::of(vec![104], vec![])));
        assert!(!guard.commute_with(&Effects::of(vec![guard_of(100, 4)], vec![])));
    }

    #[test]
    fn nothing_commutes_with_everything() {
        let nothing = Effects::of(vec![], vec![]);
        assert!(nothing.commute_with(&nothing));
        assert!(!nothing.commute_with(&Effects::everything()));
        assert!(!Effects::everything().commute_with(&nothing));
    }
}
