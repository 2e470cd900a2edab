//! What all workers of a search know, and what they write down for the next run.

use std::sync::{Mutex, MutexGuard, PoisonError};

use rjpf_classes::{MethodId, Registry};
use rjpf_state::global;
use rjpf_vm::transition::{ChoicePoint, Outcome};
use rjpf_vm::{Asked, Beyond, Vm};
use rustc_hash::{FxHashMap, FxHashSet};

use super::broken::Guard;
use super::file::write_point;
use super::known::Known;
use super::tables::{Answered, BEHIND, Effects, From, Needs, Notes, PointKey, Question, Record, To};

/// How much was saved.
#[derive(Clone, Copy, Default, Debug, PartialEq, Eq)]
pub struct Reuse {
    /// Transitions that were taken from the store.
    pub reused: u64,
    /// Transitions that were run because the search wanted them.
    pub run: u64,
    /// Transitions that were run once more to come to a state.
    pub replayed: u64,
    /// Transitions that were taken from the store and run all the same, to compare.
    pub audited: u64,
}

pub(super) struct Notebook {
    pub(super) known: Known,
    /// Numbers of questions that this run has asked: of methods by their number, and of all else.
    methods: Vec<Option<u32>>,
    answers: FxHashMap<Asked, u32>,
    /// The gravest that was run and depends on what is in no store.
    pub(super) beyond: Beyond,
    /// Numbers of the answers that transitions which are not kept depended on.
    pub(super) relied: FxHashSet<u32>,
    pub(super) reuse: Reuse,
    /// What the last transition needed, did and came to: most are like one that was there before, and cost no memory.
    needs: Needs,
    effects: Effects,
    point: PointKey,
    last: Last,
    met: FxHashMap<u64, Met>,
}

/// Numbers of what was written down last: those of the next transition, as often as not.
#[derive(Clone, Copy, Default)]
struct Last {
    effects: u32,
    source: u32,
    point: u32,
}

/// A footprint as the machine leaves it, and its number: most transitions leave one that was met before.
struct Met {
    noted: Box<[u64]>,
    asked: Box<[Asked]>,
    number: u32,
}

/// More would cost more than they save.
const MOST_MET: usize = 1 << 14;

/// A transition that was run just now.
pub(super) struct Ran<'r> {
    pub(super) from: u128,
    pub(super) index: u32,
    pub(super) outcome: &'r Outcome,
    /// The state that it came to, if it came to a choice.
    pub(super) to: Option<u128>,
    pub(super) output: &'r [u8],
    /// Something happened that an observer was told.
    pub(super) told: bool,
    pub(super) normal: bool,
    pub(super) notes: Option<Box<Notes>>,
    /// What was needed to come to the violation behind which this goes on, if it is kept.
    pub(super) behind: Option<u32>,
}

pub(super) fn open(notebook: &Mutex<Notebook>) -> MutexGuard<'_, Notebook> {
    notebook.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Notebook {
    pub(super) fn new(known: Known) -> Notebook {
        Notebook {
            known,
            methods: Vec::new(),
            answers: FxHashMap::default(),
            beyond: Beyond::Nothing,
            relied: FxHashSet::default(),
            reuse: Reuse::default(),
            needs: Needs::default(),
            effects: Effects::default(),
            point: PointKey::default(),
            last: Last::default(),
            met: FxHashMap::default(),
        }
    }

    /// Notes what something depended on that is not kept.
    pub(super) fn rely(&mut self, vm: &mut Vm) {
        self.beyond = self.beyond.max(Guard::lets_see(vm.footprint.beyond()));
        let registry = vm.registry;
        for asked in vm.footprint.asked().filter(Guard::lets_ask) {
            let number = self.answer(asked, registry);
            if !Guard::Unkept.is_left_out() {
                self.relied.insert(number);
            }
        }
    }

    /// Keeps a transition for the next run. The number of what it needed, if it could be kept.
    pub(super) fn keep(&mut self, ran: Ran<'_>, vm: &mut Vm) -> Option<u32> {
        let goes_on = ran.index == BEHIND && !Guard::Behind.is_left_out();
        if goes_on && ran.behind.is_none() {
            self.rely(vm);
            return None;
        }
        let to = match (ran.outcome, ran.to) {
            (Outcome::Choice(point), Some(fingerprint)) => {
                To::Choice { state: self.known.store.state(fingerprint), point: self.point(point) }
            }
            (Outcome::Choice(_), None) => {
                self.rely(vm);
                return None;
            }
            (Outcome::End(status), _) => To::End { status: *status, normal: ran.normal },
            (Outcome::Ignored, _) => To::Ignored,
            (Outcome::Violation(violation), _) => To::Violation(self.known.store.violations.number(violation)),
        };
        let (from, index, mut needs) = (ran.from, ran.index, self.needs(vm));
        if let Some(before) = ran.behind.filter(|_| goes_on) {
            // Which state it starts from is not in its name.
            needs = self.both(before, needs);
        }
        let source = match self.known.store.states.all.get(self.last.source as usize) {
            Some(&last) if last == from => self.last.source,
            _ => self.known.store.state(from),
        };
        let effects = self.effects(ran, vm);
        (self.last.effects, self.last.source) = (effects, source);
        self.known.store.add(source, Record { index, to, needs, effects, from: From::Run });
        Some(needs)
    }

    /// What two transitions need together.
    fn both(&mut self, first: u32, second: u32) -> u32 {
        let needs = &mut self.known.store.needs;
        let mut both = needs.get(first).clone();
        let Needs { answers, modes } = needs.get(second);
        both.answers.extend(answers);
        both.modes.extend(modes);
        both.answers.sort_unstable();
        both.answers.dedup();
        both.modes.sort_unstable();
        both.modes.dedup();
        needs.number(&both)
    }

    /// The number of a choice.
    fn point(&mut self, point: &ChoicePoint) -> u32 {
        write_point(point, &mut self.point);
        let points = &mut self.known.store.points;
        if points.all.get(self.last.point as usize) != Some(&self.point) {
            self.last.point = points.number(&self.point);
        }
        self.last.point
    }

    /// What the last transition did beside leading to a state, as a number.
    fn effects(&mut self, ran: Ran<'_>, vm: &Vm) -> u32 {
        let (store, effects) = (&mut self.known.store, &mut self.effects);
        effects.output.clear();
        effects.output.extend_from_slice(ran.output);
        (effects.chance, effects.told) = (vm.chance, ran.told);
        effects.timed = vm.pages.memory.get2(global::CLOCK) != 0;
        effects.turns.clear();
        effects.turns.extend(vm.turns.iter().map(|turn| (turn.thread.0, turn.got_on)));
        effects.seen.clear();
        effects.seen.extend(vm.footprint.seen().iter().map(|&(graph, seen)| (store.graphs.number(&graph), seen)));
        effects.notes = ran.notes;
        match store.effects.all.get(self.last.effects as usize) {
            Some(last) if last == effects => self.last.effects,
            _ => store.effects.number(effects),
        }
    }

    /// What the last transition depended on, as a number.
    fn needs(&mut self, vm: &mut Vm) -> u32 {
        let (noted, asked, key) = vm.footprint.all();
        if let Some(met) = self.met.get(&key).filter(|met| *met.noted == *noted && *met.asked == *asked) {
            return met.number;
        }
        let (noted, asked) = (noted.into(), asked.into());
        let number = self.new_needs(vm);
        if self.met.len() == MOST_MET {
            self.met.clear();
        }
        self.met.insert(key, Met { noted, asked, number });
        number
    }

    fn new_needs(&mut self, vm: &mut Vm) -> u32 {
        let registry = vm.registry;
        self.needs.answers.clear();
        self.needs.modes.clear();
        for asked in vm.footprint.asked().filter(Guard::lets_ask) {
            let number = self.answer(asked, registry);
            self.needs.answers.push(number);
        }
        for (place, mode) in vm.footprint.modes() {
            self.needs.modes.push((self.known.place(place, registry), mode));
        }
        self.needs.answers.sort_unstable();
        self.needs.modes.sort_unstable();
        // Of a place that was looked at twice the first look counts, and no mode has changed.
        self.needs.modes.dedup();
        self.known.store.needs.number(&self.needs)
    }

    /// The number of what was asked, with the answer of now.
    fn answer(&mut self, asked: Asked, registry: &'static Registry) -> u32 {
        let known = match asked {
            Asked::Method(id) => self.methods.get(id.0 as usize).copied().flatten(),
            _ => self.answers.get(&asked).copied(),
        };
        if let Some(number) = known {
            return number;
        }
        let question = question(asked, registry);
        let answer = self.known.versions.answer(&question);
        let number = self.known.store.answers.number(&Answered { question, answer });
        match asked {
            Asked::Method(id) => {
                let index = id.0 as usize;
                if self.methods.len() <= index {
                    self.methods.resize(index + 1, None);
                }
                self.methods[index] = Some(number);
            }
            _ => _ = self.answers.insert(asked, number),
        }
        number
    }
}

/// What was asked, for any process.
pub(super) fn question(asked: Asked, registry: &'static Registry) -> Question {
    let named = |id: MethodId| {
        let method = registry.method(id);
        [method.class.name, method.name, method.descriptor].map(|name| name.bytes().to_vec())
    };
    match asked {
        Asked::Method(id) => {
            let [class, name, descriptor] = named(id);
            Question::Method { class, name, descriptor }
        }
        Asked::Lines(id) => {
            let [class, name, descriptor] = named(id);
            Question::Lines { class, name, descriptor }
        }
        Asked::Variables(id) => {
            let [class, name, descriptor] = named(id);
            Question::Variables { class, name, descriptor }
        }
        Asked::Place(name) => Question::Place(name.bytes().to_vec()),
        Asked::File(name) => Question::File(name.bytes().to_vec()),
        Asked::Class(name) => Question::Class(name.bytes().to_vec()),
        Asked::Members(name) => Question::Members(name.bytes().to_vec()),
        Asked::Declared { class, name, descriptor } => {
            let [class, name, descriptor] = [class, name, descriptor].map(|name| name.bytes().to_vec());
            Question::Method { class, name, descriptor }
        }
        Asked::Arguments => Question::Arguments,
    }
}
