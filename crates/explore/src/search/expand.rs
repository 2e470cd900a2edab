//! All alternatives of a batch of states, taken once: what one process does of a search that is spread over many.
//!
//! States come as paths, in order, and are made again by following them; paths that begin alike are followed
//! together. What the alternatives lead to is told by fingerprint and by the state it came from, each once. Who was
//! seen by others, and what comes next, is the business of whoever puts the batches together.

use std::collections::{BTreeMap, BTreeSet};

use rjpf_state::visited::Visited;
use rjpf_vm::Stop;

use super::reopen::Passed;
use super::route::Route;
use super::shared::Seen;
use super::worker::{End, Flow, Worker};
use super::{Config, Explorer};
use crate::fault;
use crate::listeners::Notice;
use crate::machine::Machine;
use crate::notice::Arrival;
use crate::path::Path;
use crate::properties::Severity;
use crate::storage::Storage;
use crate::strategy::Strategy;
use crate::verdict::Verdict;

/// A state that a batch led to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Successor {
    pub name: u128,
    /// The number of the state in the batch that it came from, and the alternative; the first state of all came from
    /// none.
    pub from: Option<(u32, u32)>,
}

/// What a batch came to, beside its verdict.
#[derive(Debug, Default)]
pub struct Expanded {
    /// In the order of their paths; each state once, and none of the batch itself.
    pub successors: Vec<Successor>,
    /// Choices that alternatives came to, known ones included.
    pub reached: u64,
    /// Transitions that were made again, to get to the states.
    pub followed: u64,
    /// Exit statuses of paths that ended without an uncaught exception, by the data that was chosen: the first path.
    pub exits: BTreeMap<(u64, i32), Path>,
    /// Of all paths that ended.
    pub exit_codes: BTreeSet<i32>,
    /// How many paths without an uncaught exception there were with each.
    pub exit_counts: BTreeMap<i32, u64>,
    /// An assumption of the reduction was broken: what was done on all levels is void, what was learned stays.
    pub is_void: bool,
}

impl Expanded {
    fn note_exit(&mut self, status: i32, route: &Route) {
        *self.exit_counts.entry(status).or_default() += 1;
        if self.exits.len() < MOST_EXITS {
            self.exits.entry((route.data.key(), status)).or_insert_with(|| route.trail.path());
        }
    }
}

/// More sequences of data choices are not told apart.
const MOST_EXITS: usize = 100_000;

impl Config {
    /// The same search, of batches of states.
    #[must_use]
    pub fn of_batches(mut self) -> Config {
        // A round through states that several processes know is known to none.
        self.properties.set("livelock", Severity::Off);
        Config {
            strategy: Strategy::BreadthFirst,
            matching: true,
            storage: Storage::Compact,
            workers: 1,
            company: false,
            range: None,
            ..self
        }
    }
}

impl<M: Machine> Explorer<'_, M> {
    /// Takes all alternatives of these states, which are in the order of their paths; without states, comes to the first
    /// one. The machine is at its start.
    pub fn expand(mut self, states: Option<&[(u128, Path)]>) -> (Verdict, Expanded, Option<Stop>) {
        let mut expanded = Expanded::default();
        if let Some(listener) = self.shared.listeners.needs_order() {
            let why = format!("listener {listener} is told of all paths in order: states cannot be expanded apart");
            return (self.finish(), expanded, Some(Stop::Mismatch(why)));
        }
        self.begin();
        let mut worker = Worker::with_nothing(self.machine, &self.shared);
        let result = fault::caught(|| match states {
            Some(states) => worker.expand_batch(states, &mut expanded),
            None => worker.come_to_first(&mut expanded),
        });
        expanded.reached = worker.statistics.states + worker.statistics.matched;
        let stop = worker.hand_in(result.map(|()| End::Over)).err();
        expanded.is_void = self.machine.broken();
        if expanded.is_void {
            self.machine.begin_round();
        }
        let stop = stop.or_else(|| self.machine.notes().is_none().then(keeps_something));
        self.conclude(Seen::Part);
        (self.finish(), expanded, stop)
    }
}

impl<M: Machine> Worker<'_, '_, M> {
    fn come_to_first(&mut self, expanded: &mut Expanded) -> Result<(), Stop> {
        let outcome = self.machine.start()?;
        let mut route = self.go(&Route::default(), None);
        self.arrive(outcome, &mut route)?;
        self.tell_arrival(None, 0, &route);
        self.note_arrival(&route, None, expanded);
        Ok(())
    }

    fn expand_batch(&mut self, states: &[(u128, Path)], expanded: &mut Expanded) -> Result<(), Stop> {
        if let Visited::HashCompact(seen) = &self.shared.visited {
            states.iter().for_each(|(name, _)| _ = seen.insert(*name));
        }
        let outcome = self.machine.start()?;
        self.come_to_choice(outcome).map_err(fit)?;
        let route = self.go(&Route::default(), None);
        let mut way = vec![self.pass_by(route)];
        let mut at: &[u32] = &[];
        for (number, (name, path)) in (0..).zip(states) {
            let common = at.iter().zip(&path.0).take_while(|(a, b)| a == b).count();
            way.truncate(common + 1);
            self.go_back(&way[common]);
            for &index in &path.0[common..] {
                let route = self.follow(&way[way.len() - 1].route, index).map_err(fit)?;
                way.push(self.pass_by(route));
                expanded.followed += 1;
            }
            at = &path.0;
            let goes_on = self.expand_state(&way[way.len() - 1], *name, number, expanded)?;
            if !goes_on || self.has_learned_enough() {
                break;
            }
        }
        Ok(())
    }

    /// Takes each alternative of the state that the machine is in. False if the search ends with it.
    fn expand_state(
        &mut self,
        state: &Passed<M>,
        name: u128,
        number: u32,
        expanded: &mut Expanded,
    ) -> Result<bool, Stop> {
        let count = self.machine.alternatives().map_or(0, |point| point.count());
        if count == 0 || self.listeners.fingerprint(self.machine.fingerprint()?) != name {
            return Err(does_not_fit());
        }
        for index in 0..count {
            if self.out_of_bounds() {
                return Ok(false);
            }
            if index > 0 {
                self.go_back(state);
            }
            let point = self.machine.alternatives().ok_or_else(does_not_fit)?;
            self.statistics.transitions += 1;
            self.tell(&Notice::Choosing { point: &point, index, depth: state.route.trail.len() });
            let outcome = self.machine.take(index)?;
            let mut route = self.go(&state.route, Some((&point, index)));
            let flow = self.arrive(outcome, &mut route)?;
            let stop = self.tell_arrival(Some(name), index, &route);
            self.note_arrival(&route, Some((number, index)), expanded);
            if stop || matches!(flow, Flow::Stop) {
                return Ok(false);
            }
        }
        Ok(true)
    }

    fn go_back(&mut self, state: &Passed<M>) {
        self.machine.restore(&state.snapshot);
        self.listeners.restore(&state.tracked);
    }

    /// Keeps what others need of the transition that was just made.
    fn note_arrival(&mut self, route: &Route, from: Option<(u32, u32)>, expanded: &mut Expanded) {
        match self.arrival {
            Arrival::New(name) => expanded.successors.push(Successor { name, from }),
            Arrival::End => {
                // That of this path: earlier ones are taken out.
                let status = self.ends.exit_codes.pop_first().unwrap_or_default();
                expanded.exit_codes.insert(status);
                if self.machine.view().ended_normally() {
                    expanded.note_exit(status, route);
                }
            }
            _ => {}
        }
    }
}

/// What does not fit a checkpoint does not fit a batch.
fn fit(stop: Stop) -> Stop {
    match stop {
        Stop::Mismatch(_) => does_not_fit(),
        other => other,
    }
}

fn does_not_fit() -> Stop {
    Stop::Mismatch("the states do not fit what the program does now".into())
}

fn keeps_something() -> Stop {
    Stop::Mismatch("the program keeps something from one path to the next: its states cannot be expanded apart".into())
}
