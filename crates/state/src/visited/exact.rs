//! Exact storage: tree compression of linearisations.
//!
//! A pair of numbers gets a number, one to one, so equal parts of different states are stored once. A vector is
//! cut into segments, where its parts begin and wherever one gets too long. Those that are as in the very first
//! vector, in the same place of the order, need not be stored. Each of the others is folded pairwise into one number.
//! These numbers are the leaves of a balanced tree that is folded in the same way, up to the pair at the root, which
//! stands for the vector. States of concurrent programs are combinations of few local ones, so most pairs below the
//! root were there before: a state costs little more than its root.
//!
//! The first leaf is the *layout*: a number for the lengths of all segments and for which of them are left out.
//!
//! Why no two vectors are confused: pairs of different heights, and roots and inner pairs, are numbered apart. So a
//! root's number and height give back its leftmost leaf, the layout; that gives the number of leaves and thereby
//! the shape of the tree, so all leaves; and the lengths turn the leaves back into words. A layout is a chain that
//! starts with a seed that no number of a pair can be.
//!
//! After tree compression of state vectors as in LTSmin (Blom, Lisser, van de Pol, Weber 2009 and Laarman, van de
//! Pol, Weber 2011), for vectors of different lengths.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, OnceLock, PoisonError};

use super::pairs::{LIMIT, Table};
use crate::canonical::Form;

/// Most words of a segment.
const MAX_SEGMENT: usize = 32;

/// Marks what a chain starts with: no number of a pair.
const SEED: u32 = LIMIT;

/// Instead of its length, of a segment that is as in the first vector.
const LEFT_OUT: u8 = u8::MAX;

/// More than the heights of all trees.
const HEIGHTS: usize = 32;

/// Segments that an inserter remembers.
const KNOWN_SEGMENTS: usize = 1 << 12;

/// A segment that was folded before.
#[derive(Clone, Copy)]
struct Known {
    words: [u32; MAX_SEGMENT],
    /// Zero if there is none.
    len: usize,
    number: u32,
}

/// Numbers of one height of a tree, and which of them are others than last time.
#[derive(Default)]
struct Level {
    numbers: Vec<u32>,
    changed: Vec<bool>,
    /// How many there were last time.
    before: usize,
}

impl Level {
    /// Makes room for so many numbers; all of them count as unchanged, or as new.
    fn resize(&mut self, len: usize) {
        self.before = self.numbers.len();
        self.numbers.resize(len, 0);
        self.changed.clear();
        self.changed.resize(len.min(self.before), false);
        self.changed.resize(len, true);
    }

    fn set(&mut self, at: usize, number: u32) {
        self.changed[at] |= self.numbers[at] != number;
        self.numbers[at] = number;
    }
}

/// A vector that was cut into segments.
#[derive(Default)]
struct Vector {
    words: Vec<u32>,
    /// Where each segment ends.
    ends: Vec<u32>,
}

impl Vector {
    fn of(form: Form<'_>) -> Vector {
        let mut vector = Vector::default();
        vector.words.extend_from_slice(form.words);
        vector.ends.extend(cut(form).scan(0, |at, segment| {
            *at += segment.len() as u32;
            Some(*at)
        }));
        vector
    }

    fn has(&self, index: usize, segment: &[u32]) -> bool {
        let Some(&end) = self.ends.get(index) else { return false };
        let start = if index == 0 { 0 } else { self.ends[index - 1] };
        self.words[start as usize..end as usize] == *segment
    }
}

/// What one inserter remembers of its last vector. It saves work and decides nothing.
struct Scratch {
    known: Box<[Known]>,
    /// Lengths of segments, and which are left out.
    layout: Vec<u8>,
    layouts: Chain,
    levels: Vec<Level>,
}

/// The chain that was numbered last, and the number of each of its beginnings.
#[derive(Default)]
struct Chain {
    words: Vec<u32>,
    numbers: Vec<u32>,
}

impl Chain {
    /// The number of a seed and the words behind it.
    fn number(&mut self, table: &Table, seed: u32, words: impl Iterator<Item = u32>) -> u32 {
        let seed = seed | SEED;
        if self.numbers.first() != Some(&seed) {
            self.words.clear();
            self.numbers.clear();
            self.numbers.push(seed);
        }
        let mut is_shared = true;
        for (i, word) in words.enumerate() {
            is_shared &= self.words.get(i) == Some(&word);
            if !is_shared {
                self.words.truncate(i);
                self.numbers.truncate(i + 1);
                self.words.push(word);
                self.numbers.push(table.number(self.numbers[i], word).0);
            }
        }
        self.numbers[self.words.len()]
    }
}

impl Scratch {
    fn new() -> Scratch {
        let none = Known { words: [0; MAX_SEGMENT], len: 0, number: 0 };
        Scratch {
            known: vec![none; KNOWN_SEGMENTS].into(),
            layout: Vec::new(),
            layouts: Chain::default(),
            levels: (0..HEIGHTS).map(|_| Level::default()).collect(),
        }
    }
}

pub struct Exact {
    /// The vector that came first.
    first: OnceLock<Vector>,
    /// Pairs inside segments, at any height. Words and numbers of pairs are not told apart here: the
    /// length of a segment says which is which.
    inner: Table,
    layouts: Table,
    /// Pairs above segments, by height.
    nodes: Box<[Table]>,
    roots: Box<[Table]>,
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
        let by_height = || (0..HEIGHTS).map(|_| Table::default()).collect();
        Exact {
            first: OnceLock::new(),
            inner: Table::default(),
            layouts: Table::default(),
            nodes: by_height(),
            roots: by_height(),
            states: AtomicUsize::new(0),
            scratch: Mutex::default(),
        }
    }

    /// Adds a form; true if it is new.
    pub fn insert(&self, form: Form<'_>) -> bool {
        let free = || self.scratch.lock().unwrap_or_else(PoisonError::into_inner);
        let mut scratch = free().pop().unwrap_or_else(Scratch::new);
        self.leaves(&mut scratch, form);
        let is_new = self.root(&mut scratch.levels);
        free().push(scratch);
        if is_new {
            self.states.fetch_add(1, Ordering::Relaxed);
        }
        is_new
    }

    /// Makes the lowest level: the layout and the numbers of the segments that are not as in the first vector.
    fn leaves(&self, scratch: &mut Scratch, form: Form<'_>) {
        let first = self.first.get_or_init(|| Vector::of(form));
        let Scratch { known, layout, layouts, levels } = scratch;
        let leaves = &mut levels[0];
        layout.clear();
        layout.extend(cut(form).enumerate().map(|(i, segment)| match first.has(i, segment) {
            true => LEFT_OUT,
            false => segment.len() as u8,
        }));
        // A tree has two leaves at least.
        let count = layout.iter().filter(|&&length| length != LEFT_OUT).count();
        leaves.resize(1 + count.max(1));
        let packed = layout.chunks(4).map(|four| four.iter().fold(0, |word, &length| word << 8 | u32::from(length)));
        leaves.set(0, layouts.number(&self.layouts, layout.len() as u32, packed));
        let stored = cut(form).zip(&*layout).filter(|(_, length)| **length != LEFT_OUT);
        for (i, (segment, _)) in stored.enumerate() {
            leaves.set(i + 1, self.segment(known, segment));
        }
        if count == 0 {
            leaves.set(1, 0);
        }
    }

    /// Folds the levels above the leaves; true if the root is new.
    fn root(&self, levels: &mut [Level]) -> bool {
        for height in 1..HEIGHTS {
            let [below, level] = &mut levels[height - 1..=height] else { unreachable!("two levels") };
            let (len, was) = (below.numbers.len(), below.before);
            let changed = |i: usize| below.changed[2 * i] || below.changed[2 * i + 1];
            if len == 2 {
                // What a taller tree left above is of another vector than the levels below are now.
                level.numbers.clear();
                return (was != 2 || changed(0)) && self.roots[height].number(below.numbers[0], below.numbers[1]).1;
            }
            level.resize(len.div_ceil(2));
            for i in 0..len / 2 {
                if changed(i) || i >= level.before {
                    level.set(i, self.nodes[height].number(below.numbers[2 * i], below.numbers[2 * i + 1]).0);
                }
            }
            if len % 2 == 1 {
                level.set(len / 2, below.numbers[len - 1]);
            }
        }
        unreachable!("a tree has a root below 2^{HEIGHTS} segments")
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
        let tables = [&self.inner, &self.layouts].into_iter().chain(&self.nodes).chain(&self.roots);
        tables.map(Table::bytes).sum()
    }
}

/// The segments of a form, at least one.
fn cut(form: Form<'_>) -> impl Iterator<Item = &[u32]> {
    let starts = std::iter::once(0).chain(form.parts.iter().map(|&at| at as usize));
    let ends = form.parts.iter().map(|&at| at as usize).chain([form.words.len()]);
    let segments = starts.zip(ends).flat_map(move |(start, end)| form.words[start..end].chunks(MAX_SEGMENT));
    segments.chain(form.words.is_empty().then_some(&[][..]))
}
