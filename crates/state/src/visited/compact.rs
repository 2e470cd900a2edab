//! Hash compaction: a set of 128-bit fingerprints.
//!
//! Sharded open addressing. A shard is one array that is sorted but for empty entries: an entry's
//! first place is proportional to its value and collisions move up, so a search ends at the first
//! greater value, tables can be filled to seven eighths, and growing is one merge-like pass. A
//! shard grows by a quarter at a time, which keeps the memory between 18 and 23 bytes per state.

use std::sync::{Mutex, PoisonError};

use crossbeam_utils::CachePadded;

const SHARDS: usize = 64;
/// Entries behind the last first place, for collisions at the end.
const TAIL: usize = 64;
const EMPTY: u128 = 0;

#[derive(Default)]
struct Shard {
    entries: Vec<u128>,
    len: usize,
}

impl Shard {
    fn places(&self) -> usize {
        self.entries.len().saturating_sub(TAIL)
    }

    /// The first place of a fingerprint: monotone in its value.
    fn place(&self, fingerprint: u128) -> usize {
        ((u128::from((fingerprint >> 64) as u64) * self.places() as u128) >> 64) as usize
    }

    fn insert(&mut self, fingerprint: u128) -> bool {
        if self.len * 8 >= self.places() * 7 {
            self.grow();
        }
        loop {
            match self.try_insert(fingerprint) {
                Some(new) => return new,
                None => self.grow(),
            }
        }
    }

    /// `None` if there is no room where the fingerprint belongs.
    fn try_insert(&mut self, fingerprint: u128) -> Option<bool> {
        let mut at = self.place(fingerprint);
        loop {
            match *self.entries.get(at)? {
                EMPTY => break,
                found if found == fingerprint => return Some(false),
                found if found > fingerprint => break,
                _ => at += 1,
            }
        }
        let free = at + self.entries[at..].iter().position(|&e| e == EMPTY)?;
        self.entries.copy_within(at..free, at + 1);
        self.entries[at] = fingerprint;
        self.len += 1;
        Some(true)
    }

    fn grow(&mut self) {
        let mut places = (self.places() + self.places() / 4).max(64);
        loop {
            if let Some(entries) = self.spread(places) {
                self.entries = entries;
                return;
            }
            places += places / 8;
        }
    }

    /// The entries in a table of that many places; `None` if they bunch up at its end.
    fn spread(&self, places: usize) -> Option<Vec<u128>> {
        let mut bigger = Shard { entries: vec![EMPTY; places + TAIL], len: 0 };
        let mut next = 0;
        for &entry in self.entries.iter().filter(|&&e| e != EMPTY) {
            let at = bigger.place(entry).max(next);
            *bigger.entries.get_mut(at)? = entry;
            next = at + 1;
        }
        Some(bigger.entries)
    }
}

pub struct HashCompact {
    shards: Box<[CachePadded<Mutex<Shard>>]>,
}

impl Default for HashCompact {
    fn default() -> Self {
        HashCompact::new()
    }
}

impl HashCompact {
    pub fn new() -> HashCompact {
        HashCompact { shards: (0..SHARDS).map(|_| CachePadded::default()).collect() }
    }

    /// Adds a fingerprint; true if it is new.
    pub fn insert(&self, fingerprint: u128) -> bool {
        // Zero marks an empty entry: it shares the place of one.
        let fingerprint = fingerprint.max(1);
        let shard = &self.shards[fingerprint as usize % SHARDS];
        shard.lock().unwrap_or_else(PoisonError::into_inner).insert(fingerprint)
    }

    fn sum(&self, of: impl Fn(&Shard) -> usize) -> usize {
        self.shards.iter().map(|s| of(&s.lock().unwrap_or_else(PoisonError::into_inner))).sum()
    }

    /// All that were added, in no particular order.
    pub fn fingerprints(&self) -> Vec<u128> {
        let shards = self.shards.iter().map(|s| s.lock().unwrap_or_else(PoisonError::into_inner));
        shards.flat_map(|shard| shard.entries.iter().copied().filter(|&e| e != EMPTY).collect::<Vec<_>>()).collect()
    }

    pub fn len(&self) -> usize {
        self.sum(|shard| shard.len)
    }

    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    pub fn bytes(&self) -> usize {
        self.sum(|shard| shard.entries.capacity() * size_of::<u128>())
    }

    /// Expected number of pairs of different states with one fingerprint, that is of states that
    /// were not explored because of it: n² / 2^129 for n states and ideal hashing.
    pub fn expected_misses(&self) -> f64 {
        let states = self.len() as f64;
        states * states / 2f64.powi(129)
    }
}
