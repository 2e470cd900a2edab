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

/// A form that was inserted, and what it became.
#[derive(Default)]
struct Last {
    /// The words up to the end of the stacks.
    words: Vec<u32>,
    /// By place: where the stack is in the words, and what the record says about it.
    stacks: Vec<(Range<usize>, u32)>,
    rest: Rest,
}

/// All that is no stack with a number.
#[derive(Default)]
struct Rest {
    words: Vec<u32>,
    /// Where each part ends.
    ends: Vec<u32>,
    pieces: Vec<u32>,
    /// Where the pieces of each part begin.
    begins: Vec<u32>,
}

impl Rest {
    fn clear(&mut self) {
        self.words.clear();
        self.ends.clear();
        self.pieces.clear();
        self.begins.clear();
    }

    fn push(&mut self, part: &[u32]) {
        self.words.extend_from_slice(part);
        self.ends.push(self.words.len() as u32);
    }

    fn words_of(&self, part: usize) -> Range<usize> {
        let start = if part == 0 { 0 } else { self.ends[part - 1] };
        start as usize..self.ends[part] as usize
    }

    fn part(&self, part: usize) -> &[u32] {
        &self.words[self.words_of(part)]
    }

    fn pieces_of(&self, part: usize) -> Range<usize> {
        let end = self.begins.get(part + 1).map_or(self.pieces.len(), |&next| next as usize);
        self.begins[part] as usize..end
    }

    /// Indices of the parts that hold other words than in another rest whose parts end at the same places.
    fn changed<'a>(&'a self, other: &'a Rest) -> impl Iterator<Item = usize> + 'a {
        const BLOCK: usize = 64;
        let blocks = self.words.chunks(BLOCK).zip(other.words.chunks(BLOCK)).enumerate();
        let mut next = 0;
        blocks.filter(|(_, (now, before))| now != before).flat_map(move |(i, _)| {
            let first = self.ends.partition_point(|&end| end as usize <= i * BLOCK).max(next);
            next = (self.ends.partition_point(|&end| (end as usize) < (i + 1) * BLOCK) + 1)
                .min(self.ends.len())
                .max(first);
            (first..next).filter(move |&part| self.part(part) != other.part(part))
        })
    }
}

/// What one inserter remembers of the form before. It saves work and decides nothing.
struct Scratch {
    known: Box<[Known]>,
    cut: Cut,
    last: Last,
    now: Last,
    outline: Outline,
    heads: Vec<u32>,
    outlines: Tree,
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
            heads: Vec::new(),
            outlines: Tree::default(),
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
        let stacks = scratch.cut.words(scratch.cut.behind - 1).end;
        scratch.now.words.clear();
        scratch.now.words.extend_from_slice(&form.words[..stacks]);
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
        let Scratch { known, cut, last, now, outline, heads, outlines, tree, record, .. } = scratch;
        let unnumbered = cut.stacks.iter().filter(|stack| now.stacks[stack.place as usize].1 == UNNUMBERED);
        let parts = std::iter::once(0).chain(unnumbered.flat_map(|stack| stack.parts.clone()));
        let (now, last) = (&mut now.rest, &last.rest);
        now.clear();
        parts.for_each(|part| now.push(&words[cut.words(part)]));
        let from = cut.words(cut.behind - 1).end;
        let behind = now.words.len();
        now.words.extend_from_slice(&words[from..]);
        now.ends.extend((cut.behind..cut.len()).map(|part| (cut.words(part).end - from + behind) as u32));
        if self.pieces(known, now, last) {
            outline_of(now, heads);
            let root = outlines.number(&self.heads, heads);
            let states = self.states.load(Ordering::Relaxed);
            *outline = lock(&self.outlines).outline(heads.len(), root, &now.pieces, states);
        }
        record.push(outline.number);
        if !outline.first.as_ref().is_some_and(|first| difference(first, &now.pieces, record)) {
            record.push(0);
            record.push(tree.number(&self.nodes, &now.pieces));
        }
    }

    /// Cuts the rest into pieces, those excepted that are known from the one before; true if the outline may be another.
    fn pieces(&self, known: &mut [Known], now: &mut Rest, last: &Rest) -> bool {
        if now.ends == last.ends {
            now.pieces.extend_from_slice(&last.pieces);
            now.begins.extend_from_slice(&last.begins);
            let mut has_other_head = false;
            let changed: Vec<usize> = now.changed(last).collect();
            for part in changed {
                has_other_head |= now.part(part).first() != last.part(part).first();
                for (i, piece) in now.pieces_of(part).zip(now.words_of(part).step_by(PIECE)) {
                    let end = (piece + PIECE).min(now.ends[part] as usize);
                    now.pieces[i] = self.piece(known, &now.words[piece..end]);
                }
            }
            return has_other_head;
        }
        for part in 0..now.ends.len() {
            now.begins.push(now.pieces.len() as u32);
            if part < last.ends.len() && last.part(part) == now.part(part) {
                now.pieces.extend_from_slice(&last.pieces[last.pieces_of(part)]);
            } else {
                let words = now.words_of(part);
                self.cut_up(known, &now.words[words], &mut now.pieces);
            }
        }
        true
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

/// The length of each part, with bits of its first word, which tells kinds of parts apart in most cases. A long one
/// has a word more.
fn outline_of(rest: &Rest, heads: &mut Vec<u32>) {
    const LONG: u32 = (1 << 10) - 1;
    heads.clear();
    for part in 0..rest.ends.len() {
        let part = rest.part(part);
        let (len, kind) = (part.len() as u32, part.first().copied().unwrap_or(0) & !LONG);
        heads.push(kind | len.min(LONG));
        heads.extend((len >= LONG).then_some(len));
    }
}

/// Writes in what pieces differ from others, as many. If it gets too long, nothing is written and the answer is no.
fn difference(first: &[u32], pieces: &[u32], record: &mut Nibbles) -> bool {
    const AT_ONCE: usize = 16;
    let before = record.len();
    record.push(1);
    let mut next = 0;
    for (i, (some, first)) in pieces.chunks(AT_ONCE).zip(first.chunks(AT_ONCE)).enumerate() {
        if some == first {
            continue;
        }
        for (at, (piece, _)) in (i * AT_ONCE..).zip(some.iter().zip(first)).filter(|(_, (piece, first))| piece != first)
        {
            record.push((at - next) as u32);
            record.push(*piece);
            next = at + 1;
        }
        if record.len() > before + LONGEST {
            record.truncate(before);
            return false;
        }
    }
    true
}
