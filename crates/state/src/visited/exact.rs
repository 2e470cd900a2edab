//! Exact storage: tree compression of linearisations.
//!
//! A vector is folded pairwise: two neighbouring words become the number of their pair in a table,
//! and so on up to one number, so that equal parts of different states are stored once and a new
//! state costs the pairs above what is new in it. Pair numbers are given out one to one, so two
//! vectors get the same root exactly when they are equal.
//!
//! After tree compression of state vectors as in LTSmin (Blom, Lisser, van de Pol, Weber 2009 and
//! Laarman, van de Pol, Weber 2011). Theirs folds vectors of one length; linearisations vary in
//! length, so that one word more would shift everything behind it. Here the vector is first cut
//! into segments where its content says so, each is folded by itself, and then their roots are.

use std::sync::{Mutex, MutexGuard, PoisonError};

const SHARDS: usize = 64;
const SHARD_BITS: u32 = SHARDS.trailing_zeros();

/// Words of a segment before its content may end it, and at most.
const MIN_SEGMENT: usize = 12;
const MAX_SEGMENT: usize = 48;

/// Pairs of words, numbered in the order in which they came.
#[derive(Default)]
struct Pairs {
    /// By number; in blocks, so that growing copies nothing and wastes little.
    blocks: Vec<Box<[u64]>>,
    len: usize,
    /// Open addressing over numbers plus one; zero is empty.
    index: Vec<u32>,
}

const BLOCK: usize = 1 << 12;

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
        assert!(number < u32::MAX >> SHARD_BITS, "more pairs than numbers");
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

pub struct Exact {
    /// Pairs of neighbours at any height. Words and numbers of pairs are not told apart here: the
    /// length of a vector says which is which, so it must be known wherever a tree is named.
    inner: Table,
    /// Pairs of a segment's root and its length.
    segments: Table,
    /// Pairs of a root and the number of its segments: the states.
    roots: Table,
}

impl Default for Exact {
    fn default() -> Self {
        Exact::new()
    }
}

impl Exact {
    pub fn new() -> Exact {
        Exact { inner: Table::new(), segments: Table::new(), roots: Table::new() }
    }

    /// Adds a vector; true if it is new.
    pub fn insert(&self, words: &[u32]) -> bool {
        let mut roots = Vec::with_capacity(words.len() / MIN_SEGMENT + 1);
        let mut rest = words;
        let mut fold = Vec::with_capacity(MAX_SEGMENT);
        while !rest.is_empty() {
            let (segment, behind) = rest.split_at(segment_length(rest));
            fold.clear();
            fold.extend_from_slice(segment);
            roots.push(self.segments.number(self.fold(&mut fold), segment.len() as u32).0);
            rest = behind;
        }
        let segments = roots.len() as u32;
        let root = if roots.is_empty() { 0 } else { self.fold(&mut roots) };
        self.roots.number(root, segments).1
    }

    /// Folds a vector that is not empty into one number.
    fn fold(&self, words: &mut Vec<u32>) -> u32 {
        while words.len() > 1 {
            let half = words.len() / 2;
            for i in 0..half {
                words[i] = self.inner.number(words[2 * i], words[2 * i + 1]).0;
            }
            if words.len() % 2 == 1 {
                words[half] = words[words.len() - 1];
                words.truncate(half + 1);
            } else {
                words.truncate(half);
            }
        }
        words[0]
    }

    pub fn len(&self) -> usize {
        self.roots.sum(|pairs| pairs.len)
    }

    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    pub fn bytes(&self) -> usize {
        [&self.inner, &self.segments, &self.roots].iter().map(|table| table.sum(Pairs::bytes)).sum()
    }
}

/// Where the first segment of the words ends: behind a word whose hash says so. One word in eight
/// does, so that a change moves few of the ends around it and none far away.
fn segment_length(words: &[u32]) -> usize {
    let longest = words.len().min(MAX_SEGMENT);
    let ends = |&word: &u32| word.wrapping_mul(0x9E37_79B1) >> 29 == 5;
    let from = MIN_SEGMENT.min(longest);
    words[from..longest].iter().position(ends).map_or(longest, |i| from + i + 1)
}
