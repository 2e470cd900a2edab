//! The machine that remembers: a transition that is known is not run.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use rjpf_state::canonical::Form;
use rjpf_state::{Snapshot, ThreadId};
use rjpf_vm::transition::{ChoicePoint, Outcome};
use rjpf_vm::{Asked, Events, Observe, Persistent, Stop, Turn, Vm};
use rustc_hash::FxHashMap;

use super::known::Known;
use super::tables::{Answered, Effects, From, Needs, Notes, ORIGIN, Question, Record, Store, To};
use super::verdict::Remembered;
use crate::heuristics::View;
use crate::jvm::{Jvm, Outside};
use crate::listeners::{Listeners, Saved};
use crate::machine::{Learning, Machine, Outlasting, Siblings};
use crate::search::SplitMix;
use crate::verdict::Verdict;

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

/// A state: itself, or the way to it.
pub struct Node {
    fingerprint: u128,
    point: Option<ChoicePoint>,
    way: Mutex<Way>,
}

enum Way {
    Here(Snapshot),
    /// From another state by a transition of the store: a place in its records.
    From {
        before: Arc<Node>,
        state: u32,
        record: usize,
    },
    /// The node is being dropped.
    Gone,
}

impl Node {
    fn way(&self) -> MutexGuard<'_, Way> {
        self.way.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Node {
    /// One after the other: ways are as long as paths, and the stack is not.
    fn drop(&mut self) {
        let mut open = vec![std::mem::replace(&mut *self.way(), Way::Gone)];
        while let Some(way) = open.pop() {
            if let Way::From { before, .. } = way
                && let Ok(node) = Arc::try_unwrap(before)
            {
                open.push(std::mem::replace(&mut *node.way(), Way::Gone));
            }
        }
    }
}

/// What the last transition came to, where it was not run.
#[derive(Default)]
struct Taken {
    point: Option<ChoicePoint>,
    normal: bool,
    chance: bool,
    wants_end: bool,
    turns: Vec<Turn>,
}

pub struct Incremental<'m> {
    jvm: &'m mut Jvm,
    known: Known,
    listeners: Listeners,
    /// One of them looks at every state.
    looks: bool,
    /// What listeners track before anything has happened.
    untouched: Option<Saved>,
    /// The state that the search is in, if it has a node.
    at: Option<Arc<Node>>,
    /// Its fingerprint, if it has one.
    fingerprint: Option<u128>,
    /// The node whose state the machine is in, which may be another one.
    machine_at: Option<Arc<Node>>,
    /// There if the state that the search is in is not that of the machine.
    taken: Option<Taken>,
    output: Vec<u8>,
    /// Percentage of the transitions taken that are run to compare, and what chooses them.
    audit: (u32, SplitMix),
    /// The events that the program is observed by.
    events: Events,
    /// Numbers of questions that this run has asked.
    answers: FxHashMap<Asked, u32>,
    /// Something was run that depends on what is in no store.
    outside: bool,
    pub reuse: Reuse,
}

/// The alternative that stands for the start of the program.
const START: u32 = 0;

impl<'m> Incremental<'m> {
    /// A machine that knows this much, and whose listeners are told of what it runs. `audit` percent of what is taken
    /// from the store is run all the same.
    pub fn new(jvm: &'m mut Jvm, known: Known, listeners: &Listeners, audit: u32) -> Incremental<'m> {
        jvm.vm.footprint.turn_on();
        Incremental {
            jvm,
            known,
            listeners: listeners.clone(),
            looks: true,
            untouched: None,
            at: None,
            fingerprint: None,
            machine_at: None,
            taken: None,
            output: Vec::new(),
            audit: (audit, SplitMix(0x5DEE_CE66)),
            events: Events::NONE,
            answers: FxHashMap::default(),
            outside: false,
            reuse: Reuse::default(),
        }
    }

    /// Methods that do not do what they did when the store was written.
    pub fn changed_methods(&self) -> &[String] {
        &self.known.changed
    }

    /// What the next run can know; `None` if that is no more and no less than what this one knew. A search that
    /// has not covered everything keeps what it did not come by.
    pub fn into_store(self, verdict: &Verdict, search: &str, complete: bool) -> Option<Store> {
        let all = self.reuse.reused + self.reuse.run;
        let again = complete && !self.outside;
        let remembered = again.then(|| Remembered::of(verdict, search, self.jvm, all)).flatten();
        let Incremental { jvm, events, known: Known { mut store, versions, .. }, .. } = self;
        let mut own = jvm.vm.registry.all_classes().filter(|class| rjpf_vm::is_of_class_path(class));
        if own.any(|class| class.verified().is_some_and(Result::is_err)) {
            return Some(Store::default());
        }
        let own = jvm.vm.registry.all_classes().filter(|class| rjpf_vm::is_of_class_path(class));
        let mut classes: Vec<_> =
            own.filter_map(|c| Some((c.name.bytes().to_vec(), versions.bytes(c.name.bytes())?))).collect();
        classes.extend(store.classes.iter().filter_map(|(name, _)| Some((name.clone(), versions.bytes(name)?))));
        classes.sort_unstable();
        classes.dedup();
        let news = store.records.iter().flatten().any(|r| r.from == From::Run || complete && r.from == From::Earlier);
        if !news && classes == store.classes && remembered == store.verdict {
            return None;
        }
        (store.classes, store.verdict) = (classes, remembered);
        store.events = events.bits();
        Some(store.only(|record| !complete || record.from != From::Earlier))
    }

    /// Notes what follows from code that was run by an earlier run and not by this one.
    pub fn note_reliance(&mut self) {
        let Known { store, versions, .. } = &self.known;
        let taken = store.records.iter().flatten().filter(|record| record.from == From::Taken);
        let needs = taken.map(|record| record.needs).collect::<std::collections::BTreeSet<u32>>();
        let answers = needs.iter().flat_map(|&needs| &store.needs.get(needs).answers);
        let finalizes = answers.into_iter().any(|&answer| match &store.answers.get(answer).question {
            Question::Method { class, name, .. } => name == b"<init>" && versions.declares_finalizer(class),
            _ => false,
        });
        if finalizes {
            self.jvm.vm.persistent.assumptions.note(rjpf_vm::Assumption::Finalization);
        }
    }

    // ---- taking what is known -----------------------------------------------------------------

    /// Takes an alternative of a state from the store, if that can be done.
    fn take_known(&mut self, from: u128, index: u32) -> Result<Option<Outcome>, Stop> {
        if !self.known.is_any() {
            return Ok(None);
        }
        let Some(state) = self.known.store.states.find(&from) else { return Ok(None) };
        let Some((place, record)) = self.usable(state, index) else { return Ok(None) };
        if self.audit.0 > 0 && self.audit.1.below(100) < self.audit.0 {
            self.check(state, place, from)?;
        }
        let before = self.node(from);
        self.known.store.records[state as usize][place].from = From::Taken;
        self.reuse.reused += 1;
        Ok(Some(self.arrive(before, state, place, &record)))
    }

    /// A transition of this alternative whose conditions hold.
    fn usable(&mut self, state: u32, index: u32) -> Option<(usize, Record)> {
        for place in 0..self.known.store.records[state as usize].len() {
            let record = self.known.store.records[state as usize][place];
            let fits = record.index == index
                && record.from != From::Run
                && self.known.holds(record.needs, &self.jvm.vm.learned, self.jvm.vm.registry)
                && self.allows(record.effects)
                && self.may_take();
            if fits {
                return Some((place, record));
            }
        }
        None
    }

    /// Listeners that look at states, or have begun to follow something on this path, want to see what happens.
    fn may_take(&self) -> bool {
        !self.looks && self.untouched.as_ref().is_some_and(|then| self.listeners.are_as(then))
    }

    /// Is what the transition did beside leading to a state the same now?
    fn allows(&self, effects: u32) -> bool {
        let store = &self.known.store;
        let effects = store.effects.get(effects);
        let persistent = &self.jvm.vm.persistent;
        let noted = effects.notes == Notes::default()
            || persistent.assumptions.covers(&effects.notes.assumptions)
                && effects.notes.keys.iter().all(|key| persistent.keys_read.contains(key));
        let mut new = Vec::new();
        let seen = effects.seen.iter().all(|&(graph, answer)| {
            let is_seen = persistent.graphs.contains(store.graphs.get(graph)) || new.contains(&graph);
            new.push(graph);
            is_seen == answer
        });
        noted && seen && !(effects.told && !self.events.is_empty())
    }

    fn arrive(&mut self, before: Arc<Node>, state: u32, place: usize, record: &Record) -> Outcome {
        let store = &self.known.store;
        let effects = store.effects.get(record.effects);
        let graphs = effects.seen.iter().map(|&(graph, _)| *store.graphs.get(graph));
        self.jvm.vm.persistent.graphs.extend(graphs);
        let turns = effects.turns.iter().map(|&(thread, got_on)| Turn { thread: ThreadId(thread), got_on });
        let mut taken = Taken {
            chance: effects.chance,
            turns: turns.collect(),
            wants_end: self.jvm.view().wants_end(),
            ..Taken::default()
        };
        self.output.extend_from_slice(&effects.output);
        (self.at, self.fingerprint) = (None, None);
        let outcome = match record.to {
            To::Choice { state: to, point } => {
                let point = self.known.points[point as usize].clone();
                let fingerprint = *store.states.get(to);
                let way = Mutex::new(Way::From { before, state, record: place });
                self.at = Some(Arc::new(Node { fingerprint, point: Some(point.clone()), way }));
                self.fingerprint = Some(fingerprint);
                taken.point = Some(point.clone());
                Outcome::Choice(point)
            }
            To::End { status, normal } => {
                taken.normal = normal;
                Outcome::End(status)
            }
            To::Ignored => Outcome::Ignored,
        };
        self.taken = Some(taken);
        outcome
    }

    /// The node of the state that the search is in.
    fn node(&mut self, fingerprint: u128) -> Arc<Node> {
        if let Some(node) = &self.at {
            return node.clone();
        }
        let way = Mutex::new(Way::Here(self.jvm.snapshot()));
        let node = Arc::new(Node { fingerprint, point: self.jvm.alternatives(), way });
        self.machine_at = Some(node.clone());
        self.at = Some(node.clone());
        node
    }

    // ---- coming to a state --------------------------------------------------------------------

    /// Brings the machine into the state that the search is in.
    fn come_here(&mut self) -> Result<(), Stop> {
        let Some(node) = self.at.clone() else { return Ok(()) };
        self.taken = None;
        self.go_to(&node)
    }

    fn go_to(&mut self, node: &Arc<Node>) -> Result<(), Stop> {
        let is_there = |this: &Self, node: &Arc<Node>| this.machine_at.as_ref().is_some_and(|at| Arc::ptr_eq(at, node));
        let mut steps = Vec::new();
        let mut at = node.clone();
        while !is_there(self, &at) {
            let before = match &*at.way() {
                Way::Here(snapshot) => {
                    self.jvm.restore(snapshot);
                    self.machine_at = Some(at.clone());
                    break;
                }
                Way::From { before, state, record } => {
                    steps.push((at.clone(), *state, *record));
                    before.clone()
                }
                Way::Gone => return Err(Stop::Internal("a state that is in use was dropped".into())),
            };
            at = before;
        }
        for (node, state, record) in steps.into_iter().rev() {
            self.machine_at = None;
            let record = self.known.store.records[state as usize][record];
            self.reuse.replayed += 1;
            let (outcome, _) = self.run_apart(state, &record)?;
            let expected = match record.to {
                To::Choice { point, .. } => self.known.store.points.get(point),
                To::End { .. } | To::Ignored => return Err(lies("a way to a state leads to an end")),
            };
            if !matches!(&outcome, Outcome::Choice(point) if super::file::point_key(point) == *expected) {
                return Err(lies("a transition leads elsewhere"));
            }
            *node.way() = Way::Here(self.jvm.snapshot());
            self.machine_at = Some(node);
        }
        Ok(())
    }

    /// Runs a known transition from the state that the machine is in, with nobody told and nothing noted. With what it
    /// wrote.
    fn run_apart(&mut self, state: u32, record: &Record) -> Result<(Outcome, Vec<u8>), Stop> {
        let store = &self.known.store;
        let seen = store.effects.get(record.effects).seen.iter().filter(|(_, answer)| *answer);
        let graphs = seen.map(|&(graph, _)| *store.graphs.get(graph)).collect();
        let scripted = Persistent { graphs, ..Persistent::default() };
        let persistent = std::mem::replace(&mut self.jvm.vm.persistent, scripted);
        let observer = self.jvm.vm.observe(None);
        let outcome = if state == ORIGIN { self.jvm.start() } else { self.jvm.take(record.index) };
        self.jvm.vm.observe(observer);
        self.jvm.vm.persistent = persistent;
        let output = self.jvm.drain_output();
        Ok((outcome?, output))
    }

    /// Compares a known transition with what it is now.
    fn check(&mut self, state: u32, place: usize, from: u128) -> Result<(), Stop> {
        let node = self.node(from);
        let taken = self.taken.take();
        self.go_to(&node)?;
        self.machine_at = None;
        let record = self.known.store.records[state as usize][place];
        self.reuse.audited += 1;
        let (outcome, output) = self.run_apart(state, &record)?;
        let store = &self.known.store;
        let effects = store.effects.get(record.effects);
        let same = match (record.to, &outcome) {
            (To::Choice { state, point }, Outcome::Choice(now)) => {
                let point = store.points.get(point);
                let now = super::file::point_key(now);
                let states = (*store.states.get(state), self.jvm.fingerprint());
                said("the choice", point == &now, || format!("{point:?}, {now:?}")).and(said(
                    "the state",
                    states.0 == states.1,
                    || format!("{states:x?}"),
                ))
            }
            (To::End { status, normal }, Outcome::End(now)) => {
                let now = (*now, self.jvm.view().ended_normally());
                said("the end", (status, normal) == now, || format!("{status}, {}", now.0))
            }
            (To::Ignored, Outcome::Ignored) => Ok(()),
            (to, now) => Err(format!("what it comes to ({to:?}, {now:?})")),
        };
        let turns: Vec<(u32, bool)> = self.jvm.vm.turns.iter().map(|turn| (turn.thread.0, turn.got_on)).collect();
        let same = same
            .and(said("the output", effects.output == output, String::new))
            .and(said("the chance", effects.chance == self.jvm.vm.chance, String::new))
            .and(said("the threads", effects.turns == turns, || format!("{:?}, {turns:?}", effects.turns)));
        self.taken = taken;
        same.map_err(|what| lies(&format!("a transition is not what it was: {what}")))
    }

    // ---- running what is not known ------------------------------------------------------------

    /// Runs something and keeps it for the next time, if it can be kept.
    fn run(
        &mut self,
        from: u128,
        index: u32,
        run: impl FnOnce(&mut Jvm) -> Result<Outcome, Stop>,
    ) -> Result<Outcome, Stop> {
        (self.at, self.fingerprint, self.machine_at, self.taken) = (None, None, None, None);
        let vm = &mut self.jvm.vm;
        let places = vm.registry.place_count();
        vm.footprint.make_room(places);
        vm.footprint.begin();
        let before = (vm.learned.changes(), vm.events_told(), vm.persistent.terminate);
        let assumptions = std::mem::take(&mut vm.persistent.assumptions);
        let keys = std::mem::take(&mut vm.persistent.keys_read);
        let outcome = run(self.jvm);
        let vm = &mut self.jvm.vm;
        let notes = Notes {
            assumptions: vm.persistent.assumptions.parts(),
            keys: vm.persistent.keys_read.iter().cloned().collect(),
        };
        vm.persistent.assumptions.add(&assumptions);
        vm.persistent.keys_read.extend(keys);
        self.output.extend(self.jvm.drain_output());
        let outcome = outcome?;
        self.reuse.run += 1;
        if matches!(outcome, Outcome::Choice(_)) {
            self.fingerprint = Some(self.jvm.fingerprint());
        }
        let vm = &self.jvm.vm;
        self.outside |= vm.footprint.is_outside();
        let (learned, told, terminate) = before;
        let taught = vm.learned.changes() != learned;
        if !taught && !vm.footprint.is_outside() && vm.persistent.terminate == terminate {
            let told = vm.events_told() != told;
            self.keep(from, index, &outcome, told, notes);
        }
        Ok(outcome)
    }

    fn keep(&mut self, from: u128, index: u32, outcome: &Outcome, told: bool, notes: Notes) {
        let normal = self.jvm.view().ended_normally();
        let to = match outcome {
            Outcome::Choice(point) => {
                let Some(fingerprint) = self.fingerprint else { return };
                let point = self.known.store.point(point);
                To::Choice { state: self.known.store.state(fingerprint), point }
            }
            Outcome::End(status) => To::End { status: *status, normal },
            Outcome::Ignored => To::Ignored,
            // What is said about a violation has line numbers in it.
            Outcome::Violation(_) => return,
        };
        let needs = self.needs();
        let store = &mut self.known.store;
        let vm = &self.jvm.vm;
        let effects = Effects {
            output: self.output.clone(),
            chance: vm.chance,
            told,
            turns: vm.turns.iter().map(|turn| (turn.thread.0, turn.got_on)).collect(),
            seen: vm.footprint.seen().iter().map(|&(graph, seen)| (store.graphs.number(graph), seen)).collect(),
            notes,
        };
        let effects = store.effects.number(effects);
        let source = store.state(from);
        store.add(source, Record { index, to, needs, effects, from: From::Run });
    }

    /// What the last transition depended on, as a number.
    fn needs(&mut self) -> u32 {
        let registry = self.jvm.vm.registry;
        let mut needs = Needs::default();
        for &asked in self.jvm.vm.footprint.asked() {
            if let Some(&number) = self.answers.get(&asked) {
                needs.answers.push(number);
                continue;
            }
            let question = match asked {
                Asked::Method(id) => {
                    let method = registry.method(id);
                    let (class, name) = (method.class.name.bytes().to_vec(), method.name.bytes().to_vec());
                    Question::Method { class, name, descriptor: method.descriptor.bytes().to_vec() }
                }
                Asked::Class(name) => Question::Class(name.bytes().to_vec()),
                Asked::Members(name) => Question::Members(name.bytes().to_vec()),
            };
            let answer = self.known.versions.answer(&question);
            let number = self.known.store.answers.number(Answered { question, answer });
            self.answers.insert(asked, number);
            needs.answers.push(number);
        }
        for &(place, mode) in self.jvm.vm.footprint.modes() {
            needs.modes.push((self.known.place(place, registry), mode as u8));
        }
        needs.answers.sort_unstable();
        needs.modes.sort_unstable();
        // Of a place that was looked at twice the first look counts, and no mode has changed.
        needs.modes.dedup();
        self.known.store.needs.number(needs)
    }
}

/// What differs, if something does.
fn said(what: &str, same: bool, how: impl FnOnce() -> String) -> Result<(), String> {
    if same { Ok(()) } else { Err(format!("{what} ({})", how())) }
}

/// The store says something that is not so.
fn lies(what: &str) -> Stop {
    Stop::Internal(format!("the store of an earlier run is wrong: {what}; remove it with 'rjpf store prune'"))
}

impl Machine for Incremental<'_> {
    type Snapshot = Arc<Node>;

    fn start(&mut self) -> Result<Outcome, Stop> {
        self.untouched = Some(self.listeners.save());
        self.looks = self.listeners.look_at_states();
        self.events = self.jvm.vm.events();
        if self.events.bits() & !self.known.store.events != 0 {
            // Nobody has noted whether such events were told.
            self.known.refuse();
        }
        let origin = self.node(0);
        if let Some(outcome) = self.take_known(0, START)? {
            return Ok(outcome);
        }
        self.go_to(&origin)?;
        self.run(0, START, Jvm::start)
    }

    fn take(&mut self, index: u32) -> Result<Outcome, Stop> {
        let from = self.fingerprint();
        if let Some(outcome) = self.take_known(from, index)? {
            return Ok(outcome);
        }
        self.come_here()?;
        self.run(from, index, |jvm| jvm.take(index))
    }

    fn resume(&mut self) -> Result<Outcome, Stop> {
        (self.at, self.fingerprint, self.machine_at) = (None, None, None);
        let outcome = self.jvm.resume();
        self.output.extend(self.jvm.drain_output());
        outcome
    }

    fn alternatives(&self) -> Option<ChoicePoint> {
        match &self.taken {
            Some(taken) => taken.point.clone(),
            None => self.jvm.alternatives(),
        }
    }

    fn snapshot(&mut self) -> Arc<Node> {
        let fingerprint = self.fingerprint.unwrap_or(0);
        self.node(fingerprint)
    }

    fn restore(&mut self, node: &Arc<Node>) {
        let is_there = self.machine_at.as_ref().is_some_and(|at| Arc::ptr_eq(at, node));
        self.taken = (!is_there).then(|| Taken { point: node.point.clone(), ..Taken::default() });
        (self.at, self.fingerprint) = (Some(node.clone()), Some(node.fingerprint));
        if let Way::Here(snapshot) = &*node.way()
            && self.looks
        {
            self.jvm.restore(snapshot);
            (self.machine_at, self.taken) = (Some(node.clone()), None);
        }
    }

    fn rewind(&mut self, initial: &Arc<Node>) {
        let way = initial.way();
        if let Way::Here(snapshot) = &*way {
            self.jvm.rewind(snapshot);
        }
        drop(way);
        (self.at, self.machine_at) = (Some(initial.clone()), Some(initial.clone()));
        (self.fingerprint, self.taken) = (None, None);
        self.output.clear();
    }

    fn fingerprint(&mut self) -> u128 {
        if self.fingerprint.is_none() {
            self.fingerprint = Some(self.jvm.fingerprint());
        }
        self.fingerprint.unwrap_or_default()
    }

    fn form(&mut self) -> Form<'_> {
        self.jvm.form()
    }

    fn view(&self) -> &dyn View {
        if self.taken.is_some() { self } else { self.jvm.view() }
    }

    fn observe(&mut self, by: Option<Box<dyn Observe>>) {
        self.jvm.observe(by);
    }
}

impl Outlasting for Incremental<'_> {
    type Outside = Outside;

    fn outside(&self) -> Outside {
        self.jvm.outside()
    }

    fn exchange(&mut self, outside: &mut Outside) {
        self.jvm.exchange(outside);
        self.known.forget_modes();
    }

    fn drain_output(&mut self) -> Vec<u8> {
        std::mem::take(&mut self.output)
    }

    fn depends_on_order(&self) -> bool {
        self.jvm.depends_on_order()
    }
}

impl Learning for Incremental<'_> {
    fn broken(&self) -> bool {
        self.jvm.broken()
    }

    fn begin_round(&mut self) {
        self.jvm.begin_round();
    }

    fn has_new_pauses(&self) -> bool {
        self.jvm.has_new_pauses()
    }
}

impl Siblings for Incremental<'_> {}

/// The state that the search is in, which is not there.
impl View for Incremental<'_> {
    fn ended_normally(&self) -> bool {
        self.taken.as_ref().is_some_and(|taken| taken.normal)
    }

    fn wants_end(&self) -> bool {
        self.taken.as_ref().is_some_and(|taken| taken.wants_end)
    }

    fn left_to_chance(&self) -> bool {
        self.taken.as_ref().is_some_and(|taken| taken.chance)
    }

    fn turns(&self) -> &[Turn] {
        self.taken.as_ref().map_or(&[], |taken| &taken.turns)
    }

    fn vm(&self) -> Option<&Vm> {
        None
    }
}
