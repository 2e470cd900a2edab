//! Guards: by what the shared words of a state have been protected so far.
//!
//! Its job: a table from words (an object and an offset, a static field, a monitor) to the
//! [`Guard`] that all accesses to them had in common, kept in words of the state, so that it
//! backtracks and is matched like everything else. Only words of places that need it have an entry:
//! which those are, and what follows, is the reduction's business (`rjpf-vm`'s `visible`).
//!
//! The table is an array of entries in the order of their making, and an open-addressed index from
//! words to entries. Entries are never removed but by a collection, which drops those of dead objects, and those that say nothing.

use rjpf_classes::address::GUARDS;

use crate::{Memory, Ref, global};

/// What the accesses to a word had in common, since it could be reached by several threads.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Guard {
    /// Nothing is known: there was none.
    Untouched,
    /// Only this thread, or those it has waited for, have read it; nobody has written.
    ReadBy(Ref),
    /// Several threads have read it, nobody has written.
    Read,
    /// Only this thread, or those it has waited for, have touched it.
    Owned(Ref),
    /// Read with this lock held, never written.
    ReadUnder(Ref),
    /// Touched with this lock held.
    Under(Ref),
    /// Only this thread has read it, always with this lock held; nobody has written.
    ReadByUnder(Ref, Ref),
    /// Only this thread has touched it, always with this lock held.
    OwnedUnder(Ref, Ref),
    /// No guard: this thread has accessed so many words from here on.
    Noted(Ref, Noted),
    /// No guard: whoever this is about knows what the thread has done up to this epoch.
    Knows(Ref, u32),
}

/// How a thread has accessed some words: kept where races are looked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Noted {
    pub writes: bool,
    /// Neither a plain read nor a plain write.
    pub atomic: bool,
    pub epoch: u32,
    pub words: u32,
}

/// Numbers beside the kind of a guard.
const NUMBER_SHIFT: u32 = 4;
const WRITES: u32 = 1 << 4;
const ATOMIC: u32 = 1 << 5;
const EPOCH_SHIFT: u32 = 6;
const WORDS_SHIFT: u32 = 14;

impl Noted {
    pub const MOST_EPOCHS: u32 = (1 << (WORDS_SHIFT - EPOCH_SHIFT)) - 1;
    pub const MOST_WORDS: u32 = (1 << (u32::BITS - WORDS_SHIFT)) - 1;

    fn number(self) -> u32 {
        let flags = if self.writes { WRITES } else { 0 } | if self.atomic { ATOMIC } else { 0 };
        debug_assert!(self.epoch <= Noted::MOST_EPOCHS && self.words <= Noted::MOST_WORDS);
        flags | self.epoch << EPOCH_SHIFT | self.words << WORDS_SHIFT
    }

    fn of(kind: u32) -> Noted {
        let epoch = kind >> EPOCH_SHIFT & Noted::MOST_EPOCHS;
        Noted { writes: kind & WRITES != 0, atomic: kind & ATOMIC != 0, epoch, words: kind >> WORDS_SHIFT }
    }
}

/// Words of an entry: object, offset, kind, and the objects of a thread, a lock, or both.
const ENTRY_WORDS: u32 = 5;
const ENTRIES: u32 = 1 << 16;
const SLOTS: u32 = 1 << 17;
const INDEX: u32 = GUARDS.start + ENTRIES * ENTRY_WORDS;

/// An entry of the table: a word of an object and its guard.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Entry {
    pub object: Ref,
    pub offset: u32,
    pub guard: Guard,
}

impl Guard {
    fn words(self) -> [u32; 3] {
        match self {
            Guard::Untouched => [0, 0, 0],
            Guard::ReadBy(thread) => [1, thread, 0],
            Guard::Read => [2, 0, 0],
            Guard::Owned(thread) => [3, thread, 0],
            Guard::ReadUnder(lock) => [4, lock, 0],
            Guard::Under(lock) => [5, lock, 0],
            Guard::ReadByUnder(thread, lock) => [6, thread, lock],
            Guard::OwnedUnder(thread, lock) => [7, thread, lock],
            Guard::Noted(thread, noted) => [8 | noted.number(), thread, 0],
            Guard::Knows(thread, epoch) => [9 | epoch << NUMBER_SHIFT, thread, 0],
        }
    }

    fn of([kind, first, second]: [u32; 3]) -> Guard {
        match kind & ((1 << NUMBER_SHIFT) - 1) {
            1 => Guard::ReadBy(first),
            2 => Guard::Read,
            3 => Guard::Owned(first),
            4 => Guard::ReadUnder(first),
            5 => Guard::Under(first),
            6 => Guard::ReadByUnder(first, second),
            7 => Guard::OwnedUnder(first, second),
            8 => Guard::Noted(first, Noted::of(kind)),
            9 => Guard::Knows(first, kind >> NUMBER_SHIFT),
            _ => Guard::Untouched,
        }
    }

    /// The thread and the lock that it names.
    pub fn objects(self) -> impl Iterator<Item = Ref> {
        let [_, first, second] = self.words();
        [first, second].into_iter().filter(|&object| object != 0)
    }

    /// The thread that it takes for the owner.
    pub fn thread(self) -> Option<Ref> {
        match self {
            Guard::ReadBy(thread)
            | Guard::Owned(thread)
            | Guard::ReadByUnder(thread, _)
            | Guard::OwnedUnder(thread, _) => Some(thread),
            Guard::Untouched
            | Guard::Read
            | Guard::ReadUnder(_)
            | Guard::Under(_)
            | Guard::Noted(..)
            | Guard::Knows(..) => None,
        }
    }

    pub(crate) fn kind(self) -> u32 {
        self.words()[0]
    }
}

fn entry_at(index: u32) -> u32 {
    GUARDS.start + index * ENTRY_WORDS
}

fn first_slot(object: Ref, offset: u32) -> u32 {
    let mixed = (object ^ offset.rotate_left(16)).wrapping_mul(0x9E37_79B1);
    (mixed ^ mixed >> 15) % SLOTS
}

impl Memory {
    /// The entry of a word, or the free slot of the index where it would be.
    fn find_guard(&self, object: Ref, offset: u32) -> Result<u32, u32> {
        let mut slot = first_slot(object, offset);
        loop {
            match self.get(INDEX + slot) {
                0 => return Err(slot),
                number => {
                    let at = entry_at(number - 1);
                    if self.get(at) == object && self.get(at + 1) == offset {
                        return Ok(at);
                    }
                }
            }
            slot = (slot + 1) % SLOTS;
        }
    }

    pub fn guard(&self, object: Ref, offset: u32) -> Guard {
        match self.find_guard(object, offset) {
            Ok(at) => self.guard_at(at),
            Err(_) => Guard::Untouched,
        }
    }

    fn guard_at(&self, entry: u32) -> Guard {
        Guard::of([self.get(entry + 2), self.get(entry + 3), self.get(entry + 4)])
    }

    /// False if the table is full.
    pub fn set_guard(&mut self, object: Ref, offset: u32, guard: Guard) -> bool {
        let at = match self.find_guard(object, offset) {
            Ok(at) => at,
            Err(slot) => {
                let count = self.get(global::GUARD_COUNT);
                if count == ENTRIES {
                    return false;
                }
                self.set(global::GUARD_COUNT, count + 1);
                self.set(INDEX + slot, count + 1);
                let at = entry_at(count);
                self.set(at, object);
                self.set(at + 1, offset);
                at
            }
        };
        for (word, value) in (at + 2..).zip(guard.words()) {
            self.set(word, value);
        }
        true
    }

    /// What one thread alone has touched is the other's from now on.
    pub fn hand_over_guards(&mut self, from: Ref, to: Ref) {
        for index in 0..self.get(global::GUARD_COUNT) {
            let at = entry_at(index);
            if self.guard_at(at).thread() == Some(from) {
                self.set(at + 3, to);
            }
        }
    }

    pub fn guards(&self) -> impl Iterator<Item = Entry> + '_ {
        (0..self.get(global::GUARD_COUNT)).map(|index| {
            let at = entry_at(index);
            Entry { object: self.get(at), offset: self.get(at + 1), guard: self.guard_at(at) }
        })
    }

    /// After a collection: entries follow their objects, those of dead objects go. `moved` says where
    /// an object is now; locks and threads have been forwarded as roots.
    pub(crate) fn move_guards(&mut self, moved: impl Fn(Ref) -> Option<Ref>) {
        let count = self.get(global::GUARD_COUNT);
        if count == 0 {
            return;
        }
        let entries: Vec<Entry> = self.guards().filter(|entry| entry.guard != Guard::Untouched).collect();
        self.words_mut(GUARDS.start, count * ENTRY_WORDS).fill(0);
        for slot in 0..SLOTS {
            if self.get(INDEX + slot) != 0 {
                self.set(INDEX + slot, 0);
            }
        }
        self.set(global::GUARD_COUNT, 0);
        for Entry { object, offset, guard } in entries {
            if let Some(object) = moved(object) {
                self.set_guard(object, offset, guard);
            }
        }
    }
}

/// Visits the words of the table that hold locks and threads.
pub(crate) fn visit_references(memory: &Memory, visit: &mut dyn FnMut(u32)) {
    for index in 0..memory.get(global::GUARD_COUNT) {
        let at = entry_at(index);
        // What is no reference there is zero.
        [at + 3, at + 4].into_iter().filter(|&word| memory.get(word) != 0).for_each(&mut *visit);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn guards_are_found_changed_and_moved() {
        let mut memory = Memory::new().unwrap();
        assert_eq!(memory.guard(0x1000_0000, 2), Guard::Untouched);
        for i in 0..1000 {
            assert!(memory.set_guard(0x1000_0000 + i * 4, i % 3, Guard::Owned(i)));
        }
        assert!(memory.set_guard(0x1000_0004, 1, Guard::Under(0x1000_0040)));
        assert_eq!(memory.guard(0x1000_0004, 1), Guard::Under(0x1000_0040));
        assert_eq!(memory.guard(0x1000_0008, 2), Guard::Owned(2));
        memory.hand_over_guards(2, 7);
        assert_eq!(memory.guard(0x1000_0008, 2), Guard::Owned(7));
        assert_eq!(memory.guard(0x1000_0008, 1), Guard::Untouched);
        assert!(memory.set_guard(0x1000_000C, 9, Guard::OwnedUnder(5, 0x1000_0040)));
        memory.hand_over_guards(5, 6);
        assert_eq!(memory.guard(0x1000_000C, 9), Guard::OwnedUnder(6, 0x1000_0040));
        assert!(memory.set_guard(0x1000_000C, 9, Guard::Read));
        assert_eq!(memory.guard(0x1000_000C, 9).objects().count(), 0, "nothing is left of what it named before");
        memory.move_guards(|object| (object < 0x1000_0010).then_some(object + 0x100));
        assert_eq!(memory.guards().count(), 5);
        assert_eq!(memory.guard(0x1000_0104, 1), Guard::Under(0x1000_0040));
        assert_eq!(memory.guard(0x1000_0004, 1), Guard::Untouched);
    }

    #[test]
    fn notes_keep_their_numbers() {
        let mut memory = Memory::new().unwrap();
        let noted = Noted { writes: true, atomic: false, epoch: Noted::MOST_EPOCHS, words: Noted::MOST_WORDS };
        assert!(memory.set_guard(7, 1, Guard::Noted(5, noted)));
        assert!(memory.set_guard(7, 2, Guard::Knows(5, 200)));
        assert!(memory.set_guard(7, 3, Guard::Untouched));
        memory.hand_over_guards(5, 6);
        assert_eq!(memory.guard(7, 1), Guard::Noted(5, noted), "who has waited for a thread has not done what it did");
        assert_eq!(memory.guard(7, 2), Guard::Knows(5, 200));
        memory.move_guards(Some);
        assert_eq!(memory.guards().count(), 2);
    }

    #[test]
    fn a_full_table_says_so() {
        let mut memory = Memory::new().unwrap();
        assert!((0..ENTRIES).all(|i| memory.set_guard(i + 1, 0, Guard::Read)));
        assert!(!memory.set_guard(0, 7, Guard::Read));
        assert!(memory.set_guard(1, 0, Guard::Owned(3)));
    }
}
