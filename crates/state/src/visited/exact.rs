//! Exact storage: a state is a short record of numbers, and each number stands for a part of canonical forms.
//!
//! States of concurrent programs are combinations of few local ones. A form is cut into the stacks of its threads and
//! the rest. A *piece* is a few words of a part; pieces are numbered. A stack is a string of pieces, and the stacks of
//! one thread are numbered. The rest has an *outline*, the lengths and kinds of its parts, which is numbered too, and
//! is written as what differs from the first form with that outline: how many pieces are the same, a piece, and so
//! on. If that gets long, or there are too many outlines to keep a first form of each, the pieces are folded pairwise into
//! one number, as a balanced tree. The record has the number of each thread's stack, of the outline, and this.
//!
//! Why no two forms are confused: a record reads in one way only (`nibbles.rs`). It says how many threads
//! there are places for, so which of them have a stack; a stack's number gives back its words, in the table of its
//! place. The outline gives the lengths of all other parts, so the number of their pieces, thereby the shape of the
//! tree, and which first form is meant; so all pieces, and so all words. The stacks stand in the order of their places
//! between the first part and the others. A stack without a number stands among the others, before them, and the record
//! says that there is one.
//!
//! Why equal forms have one record: numbers, first forms, and what has no number because there were too many are
//! settled when something comes first, under the lock of its table, and stay.
//!
//! After tree compression of state vectors as in LTSmin (Blom, Lisser, van de Pol, Weber 2009 and Laarman, van de
//! Pol, Weber 2011), for vectors of different lengths. A plain tree has a node above a part that differs on every level up to
//! the root, and in most programs some word differs in most states; here such a part costs a few half bytes.

use std::ops::Range;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use super::cut::Cut;
use super::nibbles::Nibbles;
use super::pairs::Table;
use super::records::Records;
use super::strings::{Strings, hash};
use super::tree::Tree;
use crate::canonical::Form;

/// Most words of a piece.
const PIECE: usize = 8;

/// Most numbers of stacks of one thread; further ones are part of the rest.
const MOST_STACKS: usize = 1 << 12;

/// Threads from this on share a table of stacks.
const TABLES: usize = 64;

/// Stacks of a record; if there are more, groups of them are numbered.
const WIDEST: usize = 16;
const GROUP: usize = 8;

/// Half bytes for the difference to a first form; if there are more, the tree stands for the rest.
const LONGEST: usize = 32;

/// First forms that are kept in any case, and states for each further one.
const FIRST_FORMS: usize = 256;
const STATES_FOR_FIRST_FORM: usize = 64;

/// Pieces that an inserter remembers.
const KNOWN_PIECES: usize = 1 << 12;

/// In a record, of a thread: it has no stack, or one without a number. Numbers come behind.
const ABSENT: u32 = 0;
const UNNUMBERED: u32 = 1;
const NUMBERED: u32 = 2;

const NO_LIMIT: usize = u32::MAX as usize;

#[derive(Clone, Copy, Default)]
struct Known {
    words: [u32; PIECE],
    /// Zero if there is none.
    len: usize,
    number: u32,
}

/// A part of the rest.
#[derive(Clone, Copy, Debug, Default)]
struct Part {
    /// Its words in the form.
    start: u32,
    end: u32,
    /// Where its pieces begin.
    pieces: u32,
}

impl Part {
    fn of<'w>(&self, words: &'w [u32]) -> &'w [u32] {
        &words[self.start as usize..self.end as usize]
    }
}

/// A form that was inserted, and what it became.
#[derive(Default)]
struct Last {
    words: Vec<u32>,
    /// By place: where the stack is in the words, and what the record says about it.
    stacks: Vec<(Range<usize>, u32)>,
    rest: Vec<Part>,
    pieces: Vec<u32>,
    /// Length and first word of each part of the rest: the outline.
    heads: Vec<u32>,
}

/// What one inserter remembers of the form before. It saves work and decides nothing.
struct Scratch {
    known: Box<[Known]>,
    cut: Cut,
    last: Last,
    now: Last,
    outline: Outline,
    heads: Tree,
    tree: Tree,
    tokens: Vec<u32>,
    record: Nibbles,
    packed: Vec<u8>,
}

impl Scratch {
    fn new() -> Scratch {
        Scratch {
            known: vec![Known::default(); KNOWN_PIECES].into(),
            cut: Cut::default(),
            last: Last::default(),
            now: Last::default(),
            outline: Outline::default(),
            heads: Tree::default(),
            tree: Tree::default(),
            tokens: Vec::new(),
            record: Nibbles::default(),
            packed: Vec::new(),
        }
    }
}

/// An outline that was numbered, with the pieces of its first form.
#[derive(Clone, Default)]
struct Outline {
    number: u32,
    first: Option<Arc<[u32]>>,
}

/// Outlines are numbered by how many heads they have and by the root of the tree of them.
#[derive(Default)]
struct Outlines {
    strings: Strings,
    first: Vec<Option<Arc<[u32]>>>,
    kept: usize,
}

impl Outlines {
    fn outline(&mut self, heads: usize, root: u32, pieces: &[u32], states: usize) -> Outline {
        let number = self.strings.number(&[heads as u32, root], NO_LIMIT).expect("room without a limit");
        if number as usize == self.first.len() {
            let is_kept = self.kept < FIRST_FORMS + states / STATES_FOR_FIRST_FORM;
            self.kept += usize::from(is_kept);
            self.first.push(is_kept.then(|| pieces.into()));
        }
        Outline { number, first: self.first[number as usize].clone() }
    }

    fn bytes(&self) -> usize {
        let kept = self.first.iter().flatten().map(|pieces| size_of_val(&**pieces) + 2 * size_of::<usize>());
        self.strings.bytes() + self.first.capacity() * size_of::<Option<Arc<[u32]>>>() + kept.sum::<usize>()
    }
}

pub struct Exact {
    pieces: Mutex<Strings>,
    /// By place.
    stacks: Box<[Mutex<Strings>]>,
    /// Of what a record says about some threads.
    groups: Mutex<Strings>,
    outlines: Mutex<Outlines>,
    /// Pairs above heads, and above pieces.
    heads: Table,
    nodes: Table,
    records: Records,
    /// One for each inserter that is at work.
    scratch: Mutex<Vec<Scratch>>,
    /// About how many states there are.
    states: AtomicUsize,
}

impl Default for Exact {
    fn default() -> Self {
        Exact::new()
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Exact {
    pub fn new() -> Exact {
        Exact {
            pieces: Mutex::default(),
            stacks: (0..TABLES).map(|_| Mutex::default()).collect(),
            groups: Mutex::default(),
            outlines: Mutex::default(),
            heads: Table::default(),
            nodes: Table::default(),
            records: Records::default(),
            scratch: Mutex::default(),
            states: 0.into(),
        }
    }

    /// Adds a form; true if it is new.
    pub fn insert(&self, form: Form<'_>) -> bool {
        let scratch = lock(&self.scratch).pop();
        let mut scratch = scratch.unwrap_or_else(Scratch::new);
        scratch.record.clear();
        scratch.cut.make(form);
        self.stacks(&mut scratch, form.words);
        self.rest(&mut scratch, form.words);
        scratch.now.words.clear();
        scratch.now.words.extend_from_slice(form.words);
        std::mem::swap(&mut scratch.last, &mut scratch.now);
        scratch.record.pack(&mut scratch.packed);
        let is_new = self.records.insert(&scratch.packed);
        lock(&self.scratch).push(scratch);
        if is_new {
            self.states.fetch_add(1, Ordering::Relaxed);
        }
        is_new
    }

    /// Writes how many places there are, and what is at each.
    fn stacks(&self, scratch: &mut Scratch, words: &[u32]) {
        let Scratch { known, cut, last, now, tokens, record, .. } = scratch;
        let places = cut.stacks.last().map_or(0, |stack| stack.place as usize + 1);
        now.stacks.clear();
        now.stacks.resize(places, (0..0, ABSENT));
        for stack in &cut.stacks {
            let range = cut.stack_words(stack);
            let before = last.stacks.get(stack.place as usize).filter(|(before, _)| !before.is_empty());
            let token = match before {
                Some((before, token)) if last.words[before.clone()] == words[range.clone()] => *token,
                _ => {
                    tokens.clear();
                    stack.parts.clone().for_each(|part| self.cut_up(known, &words[cut.words(part)], tokens));
                    let table = &self.stacks[(stack.place as usize).min(TABLES - 1)];
                    lock(table).number(tokens, MOST_STACKS).map_or(UNNUMBERED, |number| NUMBERED + number)
                }
            };
            now.stacks[stack.place as usize] = (range, token);
        }
        record.push(places as u32);
        tokens.clear();
        tokens.extend(now.stacks.iter().map(|(_, token)| *token));
        while tokens.len() > WIDEST {
            let mut groups = lock(&self.groups);
            let number = |group: &[u32]| groups.number(group, NO_LIMIT).expect("room without a limit");
            *tokens = tokens.chunks(GROUP).map(number).collect();
        }
        tokens.iter().for_each(|&token| record.push(token));
    }

    /// Appends the numbers of the pieces of a part.
    fn cut_up(&self, known: &mut [Known], part: &[u32], pieces: &mut Vec<u32>) {
        pieces.extend(part.chunks(PIECE).map(|piece| self.piece(known, piece)));
    }

    fn piece(&self, known: &mut [Known], piece: &[u32]) -> u32 {
        let entry = &mut known[hash(piece) as usize % KNOWN_PIECES];
        if entry.len != piece.len() || entry.words[..entry.len] != *piece {
            entry.words[..piece.len()].copy_from_slice(piece);
            entry.len = piece.len();
            entry.number = lock(&self.pieces).number(piece, NO_LIMIT).expect("room without a limit");
        }
        entry.number
    }

    /// Writes the outline and the pieces of what is no stack with a number.
    fn rest(&self, scratch: &mut Scratch, words: &[u32]) {
        let Scratch { known, cut, last, now, outline, heads, tree, record, .. } = scratch;
        let unnumbered = cut.stacks.iter().filter(|stack| now.stacks[stack.place as usize].1 == UNNUMBERED);
        let parts = std::iter::once(0).chain(unnumbered.flat_map(|stack| stack.parts.clone()));
        now.rest.clear();
        now.pieces.clear();
        now.heads.clear();
        for (i, part) in parts.chain(cut.behind..cut.len()).enumerate() {
            let range = cut.words(part);
            let pieces = now.pieces.len() as u32;
            let part = Part { start: range.start as u32, end: range.end as u32, pieces };
            now.rest.push(part);
            let text = part.of(words);
            now.heads.extend([text.len() as u32, text.first().copied().unwrap_or(0)]);
            match last.rest.get(i) {
                Some(before) if before.of(&last.words) == text => {
                    let end = last.rest.get(i + 1).map_or(last.pieces.len(), |next| next.pieces as usize);
                    now.pieces.extend_from_slice(&last.pieces[before.pieces as usize..end]);
                }
                _ => self.cut_up(known, text, &mut now.pieces),
            }
        }
        if now.heads != last.heads {
            let states = self.states.load(Ordering::Relaxed);
            let root = heads.number(&self.heads, &now.heads);
            *outline = lock(&self.outlines).outline(now.heads.len(), root, &now.pieces, states);
        }
        record.push(outline.number);
        if !outline.first.as_ref().is_some_and(|first| difference(first, &now.pieces, record)) {
            record.push(0);
            record.push(tree.number(&self.nodes, &now.pieces));
        }
    }

    pub fn len(&self) -> usize {
        self.records.len()
    }

    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    pub fn bytes(&self) -> usize {
        let strings = [&self.pieces, &self.groups].into_iter().chain(&self.stacks);
        let strings: usize = strings.map(|strings| lock(strings).bytes()).sum();
        strings + lock(&self.outlines).bytes() + self.heads.bytes() + self.nodes.bytes() + self.records.bytes()
    }
}

/// Writes in what pieces differ from others, as many. If it gets too long, nothing is written and the answer is no.
fn difference(first: &[u32], pieces: &[u32], record: &mut Nibbles) -> bool {
    let before = record.len();
    record.push(1);
    let mut same = 0;
    for (piece, first) in pieces.iter().zip(first) {
        if piece == first {
            same += 1;
            continue;
        }
        record.push(same);
        record.push(*piece);
        same = 0;
        if record.len() > before + LONGEST {
            record.truncate(before);
            return false;
        }
    }
    true
}
