//! What a store holds: transitions by the state they start from, each with what it came to, what it depends on and
//! what else it did. Whatever many transitions have in common is in a table, once.

use std::collections::BTreeSet;
use std::hash::{BuildHasher, Hash, Hasher};

use hashbrown::HashTable;
use rjpf_classes::digest::Digest;
use rjpf_vm::Graph;
use rjpf_vm::transition::Violation;
use rustc_hash::FxBuildHasher;

use super::records::Records;
use super::verdict::Remembered;

/// Something that running code asks the class path for.
#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub(super) enum Question {
    /// What a method does.
    Method { class: Vec<u8>, name: Vec<u8>, descriptor: Vec<u8> },
    /// What objects of a class consist of, if there is one.
    Class(Vec<u8>),
    /// What reflection shows of a class.
    Members(Vec<u8>),
    /// On which lines of which file a method is.
    Lines { class: Vec<u8>, name: Vec<u8>, descriptor: Vec<u8> },
    /// What the local variables of a method are called.
    Variables { class: Vec<u8>, name: Vec<u8>, descriptor: Vec<u8> },
    /// Everything that a class file says.
    File(Vec<u8>),
    /// Which entry of the class path a class is from.
    Place(Vec<u8>),
    /// What the arguments of the program are.
    Arguments,
}

/// A question with the answer that it had.
#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub(super) struct Answered {
    pub(super) question: Question,
    pub(super) answer: Option<Digest>,
}

/// What a transition depends on beside its state. Numbers are places in the tables.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub(super) struct Needs {
    pub(super) answers: Vec<u32>,
    /// What was assumed of the places that it touched, as the numbers of modes.
    pub(super) modes: Vec<(u32, u8)>,
}

/// What a transition does beside leading to a state.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Effects {
    pub(super) output: Vec<u8>,
    /// It read the clock or drew random numbers.
    pub(super) chance: bool,
    /// Something happened that an observer was told.
    pub(super) told: bool,
    /// Time has passed when it is over.
    pub(super) timed: bool,
    /// Who ran, and whether it got on.
    pub(super) turns: Vec<(u32, bool)>,
    /// Object graphs that the program asked about, with the answers.
    pub(super) seen: Vec<(u32, bool)>,
    /// Most have none.
    pub(super) notes: Option<Box<Notes>>,
}

impl Hash for Effects {
    /// Where the rest differs, most of the time this does too.
    fn hash<H: Hasher>(&self, state: &mut H) {
        state.write(&self.output);
        self.seen.iter().for_each(|&(graph, seen)| state.write_u64(u64::from(graph) << 1 | u64::from(seen)));
        self.turns.iter().for_each(|&(thread, got_on)| state.write_u64(u64::from(thread) << 1 | u64::from(got_on)));
    }
}

/// What a verdict rests on because of a transition.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Notes {
    pub(super) assumptions: (Vec<u8>, Vec<(String, u64)>),
    pub(super) keys: Vec<String>,
    /// A method was called that hands exceptions of stages on.
    pub(super) hands_on: bool,
}

impl Notes {
    pub(super) fn if_any(self) -> Option<Box<Notes>> {
        let is_any = self.hands_on || !self.keys.is_empty() || self.assumptions != Default::default();
        is_any.then(|| Box::new(self))
    }
}

/// What a transition came to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum To {
    /// A state at a choice.
    Choice {
        state: u32,
        point: u32,
    },
    End {
        status: i32,
        normal: bool,
    },
    Ignored,
    /// What the program does then, if it survives, is a transition of its own: the one alternative ([`BEHIND`]) of a state
    /// that is named by the way to it ([`super::way::behind`]).
    Violation(u32),
}

/// A transition, by the alternative that it takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Record {
    pub(super) index: u32,
    pub(super) to: To,
    pub(super) needs: u32,
    pub(super) effects: u32,
    pub(super) from: From,
}

/// Where a transition is known from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum From {
    /// The store of an earlier run; this one has not come by yet.
    Earlier,
    /// The store of an earlier run, and this one has taken it.
    Taken,
    /// This run.
    Run,
}

/// The number of the state before the first one; its one alternative is to start.
pub(super) const ORIGIN: u32 = 0;

/// The alternative that stands for going on behind a violation.
pub(super) const BEHIND: u32 = u32::MAX;

/// A class of the program that was in use, and the digest of its file.
pub(super) type ClassInUse = (Vec<u8>, Digest);

/// Things by number, each once.
#[derive(Clone)]
pub(super) struct Table<T> {
    pub(super) all: Vec<T>,
    numbers: HashTable<u32>,
}

impl<T> Default for Table<T> {
    fn default() -> Self {
        Table { all: Vec::new(), numbers: HashTable::new() }
    }
}

#[inline]
fn hash(thing: &impl Hash) -> u64 {
    FxBuildHasher.hash_one(thing)
}

impl<T: Hash + Eq + Clone> Table<T> {
    pub(super) fn of(all: Vec<T>) -> Table<T> {
        let mut numbers = HashTable::with_capacity(all.len());
        for (number, thing) in (0..).zip(&all) {
            numbers.insert_unique(hash(thing), number, |&number: &u32| hash(&all[number as usize]));
        }
        Table { all, numbers }
    }

    pub(super) fn number(&mut self, thing: &T) -> u32 {
        let (all, hashed) = (&mut self.all, hash(thing));
        if let Some(&number) = self.numbers.find(hashed, |&number| all[number as usize] == *thing) {
            return number;
        }
        let number = all.len() as u32;
        self.numbers.insert_unique(hashed, number, |&number| hash(&all[number as usize]));
        all.push(thing.clone());
        number
    }

    pub(super) fn find(&self, thing: &T) -> Option<u32> {
        self.numbers.find(hash(thing), |&number| self.all[number as usize] == *thing).copied()
    }

    pub(super) fn get(&self, number: u32) -> &T {
        &self.all[number as usize]
    }

    /// Leaves those that are marked, and says which numbers the old ones have become. Nothing can be looked for any more:
    /// to hash what is only to be written would cost more than everything else that is done with it.
    fn retain(&mut self, marked: &[bool]) -> Vec<u32> {
        self.numbers = HashTable::new();
        retain_marked(&mut self.all, marked);
        let next = |next: &mut u32, &marked: &bool| Some(std::mem::replace(next, *next + u32::from(marked)));
        marked.iter().scan(0, next).collect()
    }
}

/// A choice as numbers and a text, so that it can be told from others.
pub(super) type PointKey = (Vec<u32>, String);

#[derive(Clone)]
pub struct Store {
    /// The events that observers were told of when this was written.
    pub(super) events: u32,
    /// What stood in the place of [`ORIGIN`]: which method is to start, with which arguments.
    pub(super) start: u128,
    pub(super) classes: Vec<ClassInUse>,
    pub(super) answers: Table<Answered>,
    pub(super) places: Table<String>,
    pub(super) needs: Table<Needs>,
    pub(super) graphs: Table<Graph>,
    pub(super) effects: Table<Effects>,
    pub(super) points: Table<PointKey>,
    pub(super) violations: Table<Violation>,
    /// What the run that wrote this came to, if one of the same program has nothing else to find out.
    pub(super) verdict: Option<Remembered>,
    /// Fingerprints; that of [`ORIGIN`] is zero.
    pub(super) states: Table<u128>,
    pub(super) records: Records,
    /// States whose form leaves out by how much a task is late.
    pub(super) late: BTreeSet<u128>,
}

impl Default for Store {
    fn default() -> Store {
        Store {
            events: 0,
            start: 0,
            classes: Vec::new(),
            verdict: None,
            answers: Table::default(),
            places: Table::default(),
            needs: Table::default(),
            graphs: Table::default(),
            effects: Table::default(),
            points: Table::default(),
            violations: Table::default(),
            states: Table::of(vec![0]),
            records: Records::default(),
            late: BTreeSet::new(),
        }
    }
}

impl Store {
    pub fn states(&self) -> usize {
        self.states.all.len()
    }

    pub fn transitions(&self) -> usize {
        self.records.len()
    }

    /// The number of a state, which may be new.
    pub(super) fn state(&mut self, fingerprint: u128) -> u32 {
        self.states.number(&fingerprint)
    }

    /// Adds a transition that this run has run, once.
    pub(super) fn add(&mut self, from: u32, record: Record) {
        let mut at = self.records.first(from);
        while let Some(place) = at {
            let known = self.records.get_mut(place);
            if known.index == record.index && (Record { from: known.from, ..record }) == *known {
                // Nothing is known now that was not.
                if known.from == From::Earlier {
                    known.from = From::Taken;
                }
                return;
            }
            at = self.records.next(place);
        }
        self.records.add(from, record);
    }

    /// Leaves nothing but these transitions and what they refer to. Nothing can be looked for afterwards: it is to be written.
    pub(super) fn retain(&mut self, wanted: impl Fn(&Record) -> bool) {
        self.records.retain(&wanted);
        let mut used = Used::of(self);
        let needs = self.needs.retain(&used.needs);
        let effects = self.effects.retain(&used.effects);
        used.follow(self);
        let states = self.states.retain(&used.states);
        let points = self.points.retain(&used.points);
        let violations = self.violations.retain(&used.violations);
        let answers = self.answers.retain(&used.answers);
        let places = self.places.retain(&used.places);
        let graphs = self.graphs.retain(&used.graphs);
        self.records.renumber_states(&used.states);
        for record in self.records.all_mut() {
            record.needs = needs[record.needs as usize];
            record.effects = effects[record.effects as usize];
            match &mut record.to {
                To::Choice { state, point } => {
                    (*state, *point) = (states[*state as usize], points[*point as usize]);
                }
                To::Violation(violation) => *violation = violations[*violation as usize],
                To::End { .. } | To::Ignored => {}
            }
        }
        for needs in &mut self.needs.all {
            needs.answers.iter_mut().for_each(|answer| *answer = answers[*answer as usize]);
            needs.modes.iter_mut().for_each(|(place, _)| *place = places[*place as usize]);
        }
        let seen = self.effects.all.iter_mut().flat_map(|effects| &mut effects.seen);
        seen.for_each(|(graph, _)| *graph = graphs[*graph as usize]);
    }
}

/// What transitions refer to, by number.
struct Used {
    states: Vec<bool>,
    points: Vec<bool>,
    violations: Vec<bool>,
    needs: Vec<bool>,
    effects: Vec<bool>,
    answers: Vec<bool>,
    places: Vec<bool>,
    graphs: Vec<bool>,
}

impl Used {
    /// What all transitions of a store refer to themselves.
    fn of(store: &Store) -> Used {
        let mut used = Used {
            states: vec![false; store.states.all.len()],
            points: vec![false; store.points.all.len()],
            violations: vec![false; store.violations.all.len()],
            needs: vec![false; store.needs.all.len()],
            effects: vec![false; store.effects.all.len()],
            answers: vec![false; store.answers.all.len()],
            places: vec![false; store.places.all.len()],
            graphs: vec![false; store.graphs.all.len()],
        };
        used.states[ORIGIN as usize] = true;
        for source in 0..store.states.all.len() as u32 {
            for record in store.records.of(source) {
                used.states[source as usize] = true;
                used.needs[record.needs as usize] = true;
                used.effects[record.effects as usize] = true;
                match record.to {
                    To::Choice { state, point } => {
                        (used.states[state as usize], used.points[point as usize]) = (true, true);
                    }
                    To::Violation(violation) => used.violations[violation as usize] = true,
                    To::End { .. } | To::Ignored => {}
                }
            }
        }
        used
    }

    /// What the needs and effects refer to that are left.
    fn follow(&mut self, store: &Store) {
        for needs in &store.needs.all {
            needs.answers.iter().for_each(|&answer| self.answers[answer as usize] = true);
            needs.modes.iter().for_each(|&(place, _)| self.places[place as usize] = true);
        }
        let seen = store.effects.all.iter().flat_map(|effects| &effects.seen);
        seen.for_each(|&(graph, _)| self.graphs[graph as usize] = true);
    }
}

pub(super) fn retain_marked<T>(all: &mut Vec<T>, marked: &[bool]) {
    let mut marks = marked.iter();
    all.retain(|_| marks.next().copied().unwrap_or(false));
}
