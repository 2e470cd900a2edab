//! Exact storage: tree compression of linearisations.
//!
//! A pair of numbers gets a number, one to one, so equal parts of different states are stored once
//! and a new state costs the pairs above what is new in it. A vector is cut into segments, where its
//! parts begin and wherever one gets too long; each is folded pairwise into one number. These numbers
//! are chained in the order of their age: what all states have in common comes first, what changes
//! all the time comes last, and the chain of a new state shares its long beginning with others. The
//! order, with the lengths, is the layout of a vector. It is chained in the same way, few layouts
//! serve all states, and its number ends the chain of the vector.
//!
//! Why no two vectors are confused: a segment's number and length give back its words; a chain
//! starts with a seed that no number of a pair can be (`SEED`), so a chain's number gives back all
//! that was chained; both chains start with the number of segments.
//!
//! After tree compression of state vectors as in LTSmin (Blom, Lisser, van de Pol, Weber 2009 and
//! Laarman, van de Pol, Weber 2011). Theirs folds vectors of one length in a balanced tree;
//! linearisations vary in length, and in a balanced tree one word that differs costs every level
//! above it.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};

use crate::canonical::Form;

const SHARDS: usize = 64;
const SHARD_BITS: u32 = SHARDS.trailing_zeros();

/// Most words of a segment.
const MAX_SEGMENT: usize = 32;

/// Marks what a chain starts with. Numbers of pairs are smaller.
const SEED: u32 = 1 << 31;

/// Segments that an inserter remembers.
const KNOWN_SEGMENTS: usize = 1 << 12;

/// Pairs of words, numbered in the order in which they came.
#[derive(Default)]
struct Pairs {
    /// By number; in blocks, so that growing copies nothing and wastes little.
    blocks: Vec<Box<[u64]>>,
    len: usize,
    /// Open addressing over numbers plus one; zero is empty.
    index: Vec<u32>,
}

const BLOCK: usize = 1 << 9;

impl Pairs {
    fn pair(&self, number: u32) -> u64 {
        self.blocks[number as usize / BLOCK][number as usize % BLOCK]
    }

    fn place(&self, hash: u64) -> usize {
        ((u128::from(hash) * self.index.len() as u128) >> 64) as usize
    }

    /// The number of a pair, and whether it is new.
    fn number(&mut self, pair: u64, hash: u64) -> (u32, bool) {
        if self.len * 5 >= self.index.len() * 4 {
            self.grow();
        }
        let mut at = self.place(hash);
        while self.index[at] != 0 {
            let number = self.index[at] - 1;
            if self.pair(number) == pair {
                return (number, false);
            }
            at += 1;
            if at == self.index.len() {
                at = 0;
            }
        }
        let number = self.len as u32;
        assert!(number < SEED >> SHARD_BITS, "more pairs than numbers");
        if self.len.is_multiple_of(BLOCK) {
            self.blocks.push(vec![0; BLOCK].into());
        }
        self.blocks[self.len / BLOCK][self.len % BLOCK] = pair;
        self.len += 1;
        self.index[at] = number + 1;
        (number, true)
    }

    fn grow(&mut self) {
        let places = (self.index.len() + self.index.len() / 3).max(64);
        self.index = vec![0; places];
        for number in 0..self.len as u32 {
            let mut at = self.place(mix(self.pair(number)));
            while self.index[at] != 0 {
                at = (at + 1) % places;
            }
            self.index[at] = number + 1;
        }
    }

    fn bytes(&self) -> usize {
        self.blocks.len() * BLOCK * 8 + self.index.capacity() * 4
    }
}

fn mix(pair: u64) -> u64 {
    let folded = u128::from(pair ^ 0x9E37_79B9_7F4A_7C15) * 0xD6E8_FEB8_6659_FD93_u128;
    (folded as u64 ^ (folded >> 64) as u64).wrapping_mul(0x9FB2_1C65_1E98_DF25)
}

/// Pairs in shards with a lock each.
struct Table {
    shards: Box<[Mutex<Pairs>]>,
}

impl Table {
    fn new() -> Table {
        Table { shards: (0..SHARDS).map(|_| Mutex::default()).collect() }
    }

    fn shard(&self, index: usize) -> MutexGuard<'_, Pairs> {
        self.shards[index].lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn number(&self, left: u32, right: u32) -> (u32, bool) {
        let pair = u64::from(left) << 32 | u64::from(right);
        let hash = mix(pair);
        let shard = hash as usize % SHARDS;
        let (number, new) = self.shard(shard).number(pair, hash);
        (number << SHARD_BITS | shard as u32, new)
    }

    fn sum(&self, of: impl Fn(&Pairs) -> usize) -> usize {
        (0..SHARDS).map(|i| of(&self.shard(i))).sum()
    }
}

/// The chain that was numbered last, and the number of each of its beginnings.
#[derive(Default)]
struct Chain {
    words: Vec<u32>,
    numbers: Vec<u32>,
}

impl Chain {
    /// The number of a seed and the words behind it, and whether the last pair is new.
    fn number(&mut self, table: &Table, seed: u32, words: &[u32]) -> (u32, bool) {
        let seed = seed | SEED;
        if self.numbers.first() != Some(&seed) {
            self.words.clear();
            self.numbers.clear();
            self.numbers.push(seed);
        }
        let shared = self.words.iter().zip(words).take_while(|(a, b)| a == b).count();
        self.words.truncate(shared);
        self.numbers.truncate(shared + 1);
        let (mut number, mut is_new) = (self.numbers[shared], false);
        for &word in &words[shared..] {
            (number, is_new) = table.number(number, word);
            self.words.push(word);
            self.numbers.push(number);
        }
        (number, is_new)
    }
}

/// A segment that was folded before.
#[derive(Clone, Copy)]
struct Known {
    words: [u32; MAX_SEGMENT],
    /// Zero if there is none.
    len: usize,
    number: u32,
}

/// What one inserter remembers of its last vectors. Nothing in it decides anything.
struct Scratch {
    known: Box<[Known]>,
    layout: Chain,
    content: Chain,
    /// Number of each segment, with its place and length.
    segments: Vec<(u32, u32)>,
    words: Vec<u32>,
}

impl Scratch {
    fn new() -> Scratch {
        let none = Known { words: [0; MAX_SEGMENT], len: 0, number: 0 };
        Scratch {
            known: vec![none; KNOWN_SEGMENTS].into(),
            layout: Chain::default(),
            content: Chain::default(),
            segments: Vec::new(),
            words: Vec::new(),
        }
    }
}

pub struct Exact {
    /// Pairs inside segments, at any height. Words and numbers of pairs are not told apart here: the
    /// length of a segment says which is which.
    inner: Table,
    layouts: Table,
    chains: Table,
    states: AtomicUsize,
    /// One for each inserter that is at work.
    scratch: Mutex<Vec<Scratch>>,
}

impl Default for Exact {
    fn default() -> Self {
        Exact::new()
    }
}

impl Exact {
    pub fn new() -> Exact {
        Exact {
            inner: Table::new(),
            layouts: Table::new(),
            chains: Table::new(),
            states: AtomicUsize::new(0),
            scratch: Mutex::default(),
        }
    }

    /// Adds a form; true if it is new.
    pub fn insert(&self, form: Form<'_>) -> bool {
        let free = || self.scratch.lock().unwrap_or_else(PoisonError::into_inner);
        let mut scratch = free().pop().unwrap_or_else(Scratch::new);
        let is_new = self.insert_with(&mut scratch, form);
        free().push(scratch);
        if is_new {
            self.states.fetch_add(1, Ordering::Relaxed);
        }
        is_new
    }

    fn insert_with(&self, scratch: &mut Scratch, form: Form<'_>) -> bool {
        let Scratch { known, layout, content, segments, words: chained } = scratch;
        segments.clear();
        // A vector has at least one segment, so that an empty one is chained too.
        for segment in cut(form).chain(form.words.is_empty().then_some(&[][..])) {
            let place = segments.len() as u32;
            segments.push((self.segment(known, segment), place << 8 | segment.len() as u32));
        }
        segments.sort_unstable();
        chained.clear();
        chained.extend(segments.iter().map(|(_, place)| *place));
        let (layout, _) = layout.number(&self.layouts, segments.len() as u32, chained);
        chained.clear();
        chained.extend(segments.iter().map(|(number, _)| *number));
        chained.push(layout);
        content.number(&self.chains, segments.len() as u32, chained).1
    }

    /// The number of a segment.
    fn segment(&self, known: &mut [Known], segment: &[u32]) -> u32 {
        let mix = |hash: u64, &word: &u32| (hash ^ u64::from(word)).wrapping_mul(0x9E37_79B9_7F4A_7C15).rotate_left(23);
        let hash = segment.iter().fold(segment.len() as u64, mix);
        let entry = &mut known[hash as usize % KNOWN_SEGMENTS];
        if entry.len == segment.len() && entry.words[..entry.len] == *segment {
            return entry.number;
        }
        entry.words[..segment.len()].copy_from_slice(segment);
        entry.len = segment.len();
        entry.number = self.fold(segment);
        entry.number
    }

    /// Folds a segment into one number; that of no words is zero.
    fn fold(&self, segment: &[u32]) -> u32 {
        let mut words = [0; MAX_SEGMENT];
        let mut len = segment.len();
        words[..len].copy_from_slice(segment);
        while len > 1 {
            for i in 0..len / 2 {
                words[i] = self.inner.number(words[2 * i], words[2 * i + 1]).0;
            }
            if len % 2 == 1 {
                words[len / 2] = words[len - 1];
            }
            len = len.div_ceil(2);
        }
        words[0]
    }

    pub fn len(&self) -> usize {
        self.states.load(Ordering::Relaxed)
    }

    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    pub fn bytes(&self) -> usize {
        [&self.inner, &self.layouts, &self.chains].iter().map(|table| table.sum(Pairs::bytes)).sum()
    }
}

/// The segments of a form.
fn cut(form: Form<'_>) -> impl Iterator<Item = &[u32]> {
    let starts = std::iter::once(0).chain(form.parts.iter().map(|&at| at as usize));
    let ends = form.parts.iter().map(|&at| at as usize).chain([form.words.len()]);
    starts.zip(ends).flat_map(move |(start, end)| form.words[start..end].chunks(MAX_SEGMENT))
}
