//! What a store holds: transitions by the state they start from, each with what it came to, what it depends on and
//! what else it did. Whatever many transitions have in common is in a table, once.

use std::hash::Hash;

use rjpf_classes::digest::Digest;
use rjpf_vm::Graph;
use rjpf_vm::transition::ChoicePoint;
use rustc_hash::FxHashMap;

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
}

/// A question with the answer that it had.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
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
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
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
    pub(super) notes: Notes,
}

/// What a verdict rests on because of a transition.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub(super) struct Notes {
    pub(super) assumptions: (Vec<u8>, Vec<(String, u64)>),
    pub(super) keys: Vec<String>,
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

/// A class of the program that was in use, and the digest of its file.
pub(super) type ClassInUse = (Vec<u8>, Digest);

/// Things by number, each once.
#[derive(Clone)]
pub(super) struct Table<T> {
    pub(super) all: Vec<T>,
    numbers: FxHashMap<T, u32>,
}

impl<T> Default for Table<T> {
    fn default() -> Self {
        Table { all: Vec::new(), numbers: FxHashMap::default() }
    }
}

impl<T: Hash + Eq + Clone> Table<T> {
    pub(super) fn of(all: Vec<T>) -> Table<T> {
        let numbers = all.iter().cloned().zip(0..).collect();
        Table { all, numbers }
    }

    pub(super) fn number(&mut self, thing: &T) -> u32 {
        if let Some(&number) = self.numbers.get(thing) {
            return number;
        }
        let number = self.all.len() as u32;
        self.numbers.insert(thing.clone(), number);
        self.all.push(thing.clone());
        number
    }

    pub(super) fn find(&self, thing: &T) -> Option<u32> {
        self.numbers.get(thing).copied()
    }

    pub(super) fn get(&self, number: u32) -> &T {
        &self.all[number as usize]
    }
}

/// A choice as numbers and a text, so that it can be told from others.
pub(super) type PointKey = (Vec<u32>, String);

#[derive(Clone)]
pub struct Store {
    /// The events that observers were told of when this was written.
    pub(super) events: u32,
    pub(super) classes: Vec<ClassInUse>,
    pub(super) answers: Table<Answered>,
    pub(super) places: Table<String>,
    pub(super) needs: Table<Needs>,
    pub(super) graphs: Table<Graph>,
    pub(super) effects: Table<Effects>,
    pub(super) points: Table<PointKey>,
    /// What the run that wrote this came to, if one of the same program has nothing else to find out.
    pub(super) verdict: Option<Remembered>,
    /// Fingerprints; that of [`ORIGIN`] is zero.
    pub(super) states: Table<u128>,
    /// By state.
    pub(super) records: Vec<Vec<Record>>,
}

impl Default for Store {
    fn default() -> Store {
        Store {
            events: 0,
            classes: Vec::new(),
            verdict: None,
            answers: Table::default(),
            places: Table::default(),
            needs: Table::default(),
            graphs: Table::default(),
            effects: Table::default(),
            points: Table::default(),
            states: Table::of(vec![0]),
            records: vec![Vec::new()],
        }
    }
}

impl Store {
    pub fn states(&self) -> usize {
        self.states.all.len()
    }

    pub fn transitions(&self) -> usize {
        self.records.iter().map(Vec::len).sum()
    }

    /// The number of a state, which may be new.
    pub(super) fn state(&mut self, fingerprint: u128) -> u32 {
        let number = self.states.number(&fingerprint);
        if self.records.len() <= number as usize {
            self.records.push(Vec::new());
        }
        number
    }

    pub(super) fn point(&mut self, point: &ChoicePoint) -> u32 {
        let key = super::file::point_key(point);
        self.points.number(&key)
    }

    /// Adds a transition that this run has run, once.
    pub(super) fn add(&mut self, from: u32, record: Record) {
        let records = &mut self.records[from as usize];
        let same = |known: &&mut Record| Record { from: known.from, ..record } == **known;
        match records.iter_mut().find(same) {
            // Nothing is known now that was not.
            Some(known) if known.from == From::Earlier => known.from = From::Taken,
            Some(_) => {}
            None => records.push(record),
        }
    }

    /// A store with nothing in it but these transitions and what they refer to.
    pub(super) fn only(&self, wanted: impl Fn(&Record) -> bool) -> Store {
        let (events, classes, verdict) = (self.events, self.classes.clone(), self.verdict.clone());
        let mut store = Store { events, classes, verdict, ..Store::default() };
        let mut renumbered = Renumbered::default();
        for (&state, records) in self.states.all.iter().zip(&self.records) {
            for record in records.iter().filter(|record| wanted(record)) {
                let source = store.state(state);
                let record = renumbered.record(self, &mut store, record);
                store.records[source as usize].push(record);
            }
        }
        store
    }
}

/// What numbers of one store have become in another.
#[derive(Default)]
struct Renumbered {
    needs: FxHashMap<u32, u32>,
    effects: FxHashMap<u32, u32>,
    points: FxHashMap<u32, u32>,
}

impl Renumbered {
    fn record(&mut self, old: &Store, new: &mut Store, record: &Record) -> Record {
        let to = match record.to {
            To::Choice { state, point } => {
                let state = new.state(*old.states.get(state));
                let points = &mut new.points;
                let number = self.points.entry(point).or_insert_with(|| points.number(old.points.get(point)));
                To::Choice { state, point: *number }
            }
            to => to,
        };
        let needs = *self.needs.entry(record.needs).or_insert_with(|| {
            let Needs { answers, modes } = old.needs.get(record.needs);
            let answers = answers.iter().map(|&a| new.answers.number(old.answers.get(a))).collect();
            let modes = modes.iter().map(|&(p, mode)| (new.places.number(old.places.get(p)), mode)).collect();
            new.needs.number(&Needs { answers, modes })
        });
        let effects = *self.effects.entry(record.effects).or_insert_with(|| {
            let effects = old.effects.get(record.effects);
            let seen = effects.seen.iter().map(|&(g, answer)| (new.graphs.number(old.graphs.get(g)), answer));
            let effects = Effects { seen: seen.collect(), ..effects.clone() };
            new.effects.number(&effects)
        });
        Record { to, needs, effects, ..*record }
    }
}
