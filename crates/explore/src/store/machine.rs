//! The machine that remembers: a transition that is known is not run.

use std::collections::BTreeSet;
use std::sync::{Arc, Mutex};

use rjpf_state::ThreadId;
use rjpf_vm::transition::Outcome;
use rjpf_vm::{Asked, Assumptions, Beyond, Events, Persistent, Stand, Stop, Turn, Vm};
use rustc_hash::FxHashSet;

use super::broken::Guard;
use super::known::Known;
use super::notebook::{Notebook, Ran, Reuse, open};
use super::program::Versions;
use super::tables::{BEHIND, From, Notes, Record, To};
use super::way::{Node, Way, Worked, behind};
use crate::jvm::Jvm;
use crate::listeners::{Listeners, Saved};
use crate::machine::{Machine, Outlasting};
use crate::properties::hands_on_stages;
use crate::search::SplitMix;

/// What the last transition came to, where it was not run.
#[derive(Default)]
pub(super) struct Taken {
    pub(super) normal: bool,
    pub(super) chance: bool,
    pub(super) wants_end: bool,
    /// Time has passed.
    pub(super) timed: bool,
    pub(super) turns: Vec<Turn>,
}

pub struct Incremental<'m> {
    pub(super) jvm: Worked<'m>,
    /// What all workers know.
    pub(super) notebook: Arc<Mutex<Notebook>>,
    /// Something of an earlier run may be taken.
    pub(super) any: bool,
    /// There are several workers, who learn from each other.
    pub(super) several: bool,
    pub(super) listeners: Listeners,
    /// One of them looks at every state.
    pub(super) looks: bool,
    /// What listeners track before anything has happened.
    pub(super) untouched: Option<Saved>,
    /// The state that the search is in, if it has a node.
    pub(super) at: Option<Arc<Node>>,
    /// Its fingerprint, if it has one.
    pub(super) fingerprint: Option<u128>,
    /// Does something hold the arguments of the program in it, beside `main`? If that is known.
    pub(super) held: Option<bool>,
    /// States in which something does, of those whose form this machine has taken.
    pub(super) holding: FxHashSet<u128>,
    /// The last state that was looked for and that no earlier run knew.
    pub(super) unknown: Option<u128>,
    /// How far `main` had come where the last transition started: most of the others that start there follow.
    pub(super) stood: Option<(u128, Stand)>,
    /// The node whose state the machine is in, which may be another one.
    pub(super) machine_at: Option<Arc<Node>>,
    /// There if the state that the search is in is not that of the machine.
    pub(super) taken: Option<Taken>,
    /// What the transition needed by which the search came to a violation, if that one is kept.
    pub(super) violated: Option<u32>,
    pub(super) output: Vec<u8>,
    /// Percentage of the transitions taken that are run to compare, and what chooses them.
    pub(super) audit: (u32, SplitMix),
    /// The events that the program is observed by.
    pub(super) events: Events,
    pub(super) aside: Aside,
}

/// What was noted for the verdict before the transition that runs, so that what it notes can be told apart; nothing between
/// transitions.
#[derive(Default)]
pub(super) struct Aside {
    assumptions: Assumptions,
    keys: BTreeSet<String>,
}

impl Aside {
    fn exchange(&mut self, persistent: &mut Persistent) {
        std::mem::swap(&mut self.assumptions, &mut persistent.assumptions);
        std::mem::swap(&mut self.keys, &mut persistent.keys_read);
    }

    fn is_any(&self) -> bool {
        !self.assumptions.is_empty() || !self.keys.is_empty()
    }

    /// Adds what a transition has noted to all that was.
    #[cold]
    fn empty_into(&mut self, vm: &mut Vm, hands_on: bool) -> Option<Box<Notes>> {
        let Aside { assumptions, keys } = std::mem::take(self);
        vm.persistent.assumptions.add(&assumptions);
        vm.persistent.keys_read.extend(keys.iter().cloned());
        Notes { assumptions: assumptions.parts(), keys: keys.into_iter().collect(), hands_on }.if_any()
    }
}

/// The alternative that stands for the start of the program.
pub(super) const START: u32 = 0;

impl<'m> Incremental<'m> {
    /// A machine that knows this much, and whose listeners are told of what it runs. `audit` percent of what is taken
    /// from the store is run all the same.
    pub fn new(jvm: &'m mut Jvm, known: Known, listeners: &Listeners, audit: u32) -> Incremental<'m> {
        jvm.vm.footprint.turn_on();
        let any = known.is_any();
        let notebook = Arc::new(Mutex::new(Notebook::new(known)));
        Incremental::with(Worked::Lent(jvm), notebook, any, listeners.clone(), audit)
    }

    pub(super) fn with(
        jvm: Worked<'m>,
        notebook: Arc<Mutex<Notebook>>,
        any: bool,
        listeners: Listeners,
        audit: u32,
    ) -> Incremental<'m> {
        Incremental {
            jvm,
            notebook,
            any,
            several: false,
            listeners,
            looks: true,
            untouched: None,
            at: None,
            fingerprint: None,
            held: None,
            unknown: None,
            stood: None,
            holding: FxHashSet::default(),
            machine_at: None,
            taken: None,
            violated: None,
            output: Vec::new(),
            audit: (audit, SplitMix(0x5DEE_CE66)),
            events: Events::NONE,
            aside: Aside::default(),
        }
    }

    /// How much was saved so far.
    pub fn reuse(&self) -> Reuse {
        open(&self.notebook).reuse
    }

    /// Methods that do not do what they did when the store was written.
    pub fn changed_methods(&self) -> Vec<String> {
        open(&self.notebook).known.changed_methods()
    }

    /// Classes of the program that earlier runs used.
    pub fn classes(&self) -> Vec<String> {
        open(&self.notebook).known.classes()
    }

    pub fn versions(&self) -> Arc<Versions> {
        open(&self.notebook).known.versions.clone()
    }

    pub fn vm(&self) -> &Vm {
        &self.jvm.vm
    }

    /// Takes an alternative of a state from the store, if that can be done.
    pub(super) fn take_known(&mut self, from: u128, index: u32) -> Result<Option<Outcome>, Stop> {
        if !self.any || self.unknown == Some(from) {
            return Ok(None);
        }
        let Some((state, place, record)) = self.usable(from, index).filter(|_| self.may_take()) else {
            return Ok(None);
        };
        if self.audit.0 > 0 && self.audit.1.below(100) < self.audit.0 {
            self.check(state, &record, from)?;
        }
        let before = self.node(from);
        let mut notebook = open(&self.notebook);
        notebook.known.store.records.get_mut(place).from = From::Taken;
        notebook.reuse.reused += u64::from(index != BEHIND);
        drop(notebook);
        Ok(Some(self.arrive(before, state, place, &record)))
    }

    /// A transition of this alternative whose conditions hold: the number of the state, and the place of the record.
    fn usable(&mut self, from: u128, index: u32) -> Option<(u32, u32, Record)> {
        let (learned, registry) = (&self.jvm.vm.learned, self.jvm.vm.registry);
        let mut notebook = open(&self.notebook);
        let known = &mut notebook.known;
        let Some(state) = known.state(from) else {
            // Nor will it be for the other alternatives.
            self.unknown = Some(from);
            return None;
        };
        let mut at = known.store.records.first(state);
        while let Some(place) = at {
            let record = *known.store.records.get(place);
            let fits = record.index == index
                && record.from != From::Run
                && known.holds(record.needs, learned, registry)
                && self.allows(known, record.effects);
            if fits {
                return Some((state, place, record));
            }
            at = known.store.records.next(place);
        }
        None
    }

    /// Listeners that look at states, or have begun to follow something on this path, want to see what happens.
    fn may_take(&self) -> bool {
        !self.looks && self.untouched.as_ref().is_some_and(|then| self.listeners.are_as(then))
    }

    /// Is what the transition did beside leading to a state the same now?
    fn allows(&self, known: &Known, effects: u32) -> bool {
        let store = &known.store;
        let effects = store.effects.get(effects);
        let persistent = &self.jvm.vm.persistent;
        let noted = |notes: &Notes| {
            (!notes.hands_on || hands_on_stages(&self.jvm.vm))
                && persistent.assumptions.covers(&notes.assumptions)
                && notes.keys.iter().all(|key| persistent.keys_read.contains(key))
        };
        let noted = Guard::Notes.is_left_out() || effects.notes.as_deref().is_none_or(noted);
        let mut new = Vec::new();
        let seen = effects.seen.iter().all(|&(graph, answer)| {
            let is_seen = persistent.graphs.contains(store.graphs.get(graph)) || new.contains(&graph);
            new.push(graph);
            is_seen == answer || Guard::Seen.is_left_out()
        });
        noted && seen && !(effects.told && !self.events.is_empty() && !Guard::Told.is_left_out())
    }

    fn arrive(&mut self, before: Arc<Node>, state: u32, place: u32, record: &Record) -> Outcome {
        let notebook = open(&self.notebook);
        let store = &notebook.known.store;
        let effects = store.effects.get(record.effects);
        let graphs = effects.seen.iter().map(|&(graph, _)| *store.graphs.get(graph));
        self.jvm.vm.persistent.graphs.extend(graphs.filter(|_| !Guard::Graphs.is_left_out()));
        let turns = effects.turns.iter().map(|&(thread, got_on)| Turn { thread: ThreadId(thread), got_on });
        let mut taken = Taken {
            chance: effects.chance && !Guard::Chance.is_left_out(),
            timed: effects.timed && !Guard::Time.is_left_out(),
            turns: turns.filter(|_| !Guard::Turns.is_left_out()).collect(),
            wants_end: self.jvm.view().wants_end(),
            ..Taken::default()
        };
        if !Guard::Output.is_left_out() {
            self.output.extend_from_slice(&effects.output);
        }
        (self.at, self.fingerprint, self.held) = (None, None, None);
        let outcome = match record.to {
            To::Choice { state: to, point } => {
                let point = notebook.known.points[point as usize].clone();
                let fingerprint = *store.states.get(to);
                let way = Way::From { before, state, record: place };
                let is_late = store.late.contains(&fingerprint) && !Guard::Late.is_left_out();
                if is_late && let Some(canonical) = self.jvm.vm.canonical.as_mut() {
                    canonical.say_cut_lateness(true);
                }
                self.at = Some(Node::new(fingerprint, Some(point.clone()), way, None));
                self.fingerprint = Some(fingerprint);
                Outcome::Choice(point)
            }
            To::End { status, normal } => {
                taken.normal = normal;
                Outcome::End(status)
            }
            To::Ignored => Outcome::Ignored,
            To::Violation(violation) => {
                let name = behind(before.fingerprint, record.index);
                let way = Way::From { before, state, record: place };
                self.at = Some(Node::new(name, None, way, None));
                (self.fingerprint, self.violated) = (Some(name), Some(record.needs));
                Outcome::Violation(notebook.known.violation(violation))
            }
        };
        self.taken = Some(taken);
        outcome
    }

    /// Says whether forms have left out by how much a task is late, and answers what was said before.
    fn say_late(&mut self, is_late: bool) -> bool {
        self.jvm.vm.canonical.as_mut().is_some_and(|canonical| canonical.say_cut_lateness(is_late))
    }

    /// The name of the state that the machine is in, and whether something beside `main` holds the arguments of the program
    /// in it. Every form is taken here, so that what was found out about a state is known when its form is.
    pub(super) fn look(&mut self) -> Result<(u128, bool), Stop> {
        _ = self.jvm.vm.others_hold_arguments();
        let fingerprint = self.jvm.fingerprint()?;
        if self.jvm.vm.others_hold_arguments() == Some(true) {
            self.holding.insert(fingerprint);
        }
        Ok((fingerprint, self.holding.contains(&fingerprint)))
    }

    /// Names the state that search and machine are in.
    pub(super) fn take_fingerprint(&mut self) -> Result<u128, Stop> {
        let (fingerprint, held) = self.look()?;
        (self.fingerprint, self.held) = (Some(fingerprint), Some(held));
        Ok(fingerprint)
    }

    /// Does something hold the arguments in the state that search and machine are in?
    fn are_arguments_held(&mut self) -> Result<bool, Stop> {
        let known = self.held.take().or_else(|| self.at.as_ref().and_then(|node| node.held.get().copied()));
        let held = match known {
            Some(held) => held,
            None => self.look()?.1,
        };
        self.at.iter().for_each(|node| _ = node.held.set(held));
        Ok(held)
    }

    /// Runs something and keeps it for the next time, if it can be kept.
    pub(super) fn run(
        &mut self,
        from: u128,
        index: u32,
        run: impl FnOnce(&mut Jvm) -> Result<Outcome, Stop>,
    ) -> Result<Outcome, Stop> {
        // What stands where behind a violation was not looked at.
        let held = index == BEHIND || self.are_arguments_held()?;
        let violated = self.violated.take();
        (self.at, self.fingerprint, self.machine_at, self.taken) = (None, None, None, None);
        let vm = &mut self.jvm.vm;
        let stood = match self.stood {
            Some((state, stood)) if state == from => stood,
            _ => vm.main_stands(),
        };
        self.stood = Some((from, stood));
        let places = vm.registry.place_count();
        vm.footprint.make_room(places);
        vm.footprint.begin();
        let (learned, told, terminate) = (vm.learned.changes(), vm.events_told(), vm.persistent.terminate);
        self.aside.exchange(&mut vm.persistent);
        let outcome = run(&mut self.jvm);
        let vm = &mut self.jvm.vm;
        self.aside.exchange(&mut vm.persistent);
        let hands_on = vm.footprint.hands_on();
        let notes = if hands_on || self.aside.is_any() { self.aside.empty_into(vm, hands_on) } else { None };
        self.output.extend(self.jvm.drain_output());
        let outcome = outcome?;
        let mut is_late = false;
        match outcome {
            Outcome::Choice(_) => {
                let earlier = self.say_late(false);
                self.take_fingerprint()?;
                is_late = self.say_late(earlier);
                if is_late {
                    self.say_late(true);
                }
            }
            Outcome::Violation(_) => self.fingerprint = Some(behind(from, index)),
            Outcome::End(_) | Outcome::Ignored => {}
        }
        let normal = matches!(outcome, Outcome::End(_)) && self.jvm.view().ended_normally();
        let vm = &mut self.jvm.vm;
        let taught = vm.learned.changes() != learned || self.several && !are_as_noted(vm);
        let told = vm.events_told() != told;
        if held || vm.may_have_read_arguments(stood) {
            vm.footprint.ask(Asked::Arguments);
        }
        let mut notebook = open(&self.notebook);
        // What follows a violation belongs to the transition that came to it.
        notebook.reuse.run += u64::from(index != BEHIND);
        if is_late {
            notebook.known.store.late.extend(self.fingerprint);
        }
        let beyond = Guard::lets_see(vm.footprint.beyond());
        let is_own = beyond == Beyond::Nothing && vm.persistent.terminate == terminate;
        if is_own && (!taught || Guard::Taught.is_left_out()) {
            let (to, output) = (self.fingerprint, &self.output);
            let ran = Ran { from, index, outcome: &outcome, to, output, told, normal, notes, behind: violated };
            self.violated = notebook.keep(ran, vm);
        } else {
            notebook.rely(vm);
        }
        drop(notebook);
        Ok(outcome)
    }
}

/// Are all places that the last transition has looked at what they were taken for at first? Others may have learned
/// something while it ran.
fn are_as_noted(vm: &mut Vm) -> bool {
    let Vm { footprint, learned, .. } = vm;
    footprint.modes().all(|(place, mode)| learned.mode(place) as u8 == mode)
}
