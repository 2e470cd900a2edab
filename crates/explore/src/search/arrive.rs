//! What a transition came to: a state, new or known, an end, a finding.

use std::sync::atomic::Ordering;

use rjpf_state::canonical::Form;
use rjpf_state::visited::Visited;
use rjpf_vm::Stop;
use rjpf_vm::transition::{ChoicePoint, Outcome, Violation};

use super::route::Route;
use super::shared::Shared;
use super::worker::{Flow, Part, Worker};
use crate::limits::Limit;
use crate::listeners::Notice;
use crate::machine::Machine;
use crate::notice::Arrival;
use crate::path::Trail;
use crate::properties::Severity;

impl<M: Machine> Worker<'_, '_, M> {
    /// Takes note of what a transition came to. Violations that the program survives are followed
    /// further when all of them are wanted.
    pub(super) fn arrive(&mut self, mut outcome: Outcome, route: &mut Route) -> Result<Flow, Stop> {
        if let Some(flow) = self.tell_reached(&outcome, route) {
            return Ok(flow);
        }
        loop {
            match outcome {
                Outcome::Choice(point) => return self.arrive_at(point, route),
                Outcome::End(status) => {
                    self.end(status, route);
                    return self.done(route);
                }
                Outcome::Ignored => {
                    self.arrival = Arrival::Ignored;
                    self.statistics.ignored += 1;
                    return self.done(route);
                }
                Outcome::Violation(violation) => {
                    let (property, severity) = self.shared.config.properties.of_kind(&violation.kind);
                    if let Some(flow) = self.found(property, severity, violation, route) {
                        return Ok(flow);
                    }
                    outcome = self.machine.resume()?;
                    self.write(route);
                }
            }
        }
    }

    /// A path is over; no boundary of a range goes on from here.
    fn done(&self, route: &Route) -> Result<Flow, Stop> {
        match &self.shared.config.range {
            Some(range) if !route.rim.is_inside() => Err(range.ended(route.rim, route.trail.len())),
            _ => Ok(Flow::Done),
        }
    }

    /// What listeners found in a transition comes before what the transition came to.
    fn tell_reached(&mut self, outcome: &Outcome, route: &Route) -> Option<Flow> {
        if !self.listens || self.reached.is_some() {
            return None;
        }
        self.tell(&Notice::Reached(outcome));
        let mut flow = None;
        for found in self.listeners.take_found() {
            // A note ends nothing.
            match found.severity {
                Severity::Violation => flow = self.found(found.property, found.severity, found.violation, route),
                severity => self.report(found.property, severity, found.violation, route),
            }
        }
        flow
    }

    /// Keeps a finding; says what becomes of the path if it does not go on.
    fn found(
        &mut self,
        property: &'static str,
        severity: Severity,
        violation: Violation,
        route: &Route,
    ) -> Option<Flow> {
        self.arrival = Arrival::Violation;
        let resumable = violation.resumable;
        self.report(property, severity, violation, route);
        if severity == Severity::Violation && !self.shared.config.multiple_errors {
            return Some(Flow::Stop);
        }
        (!resumable).then_some(Flow::Done)
    }

    pub(super) fn report(&self, property: &'static str, severity: Severity, violation: Violation, route: &Route) {
        self.shared.found(property, severity, violation, (&route.trail, &route.output));
    }

    /// The program has ended.
    fn end(&mut self, status: i32, route: &Route) {
        let normally = self.machine.view().ended_normally();
        self.note_end(status, normally, route.data.key(), &route.output, || route.trail.clone());
    }

    /// The program has ended one transition behind a route.
    pub(super) fn ended(&mut self, status: i32, normally: bool, from: &Route, (point, index): (&ChoicePoint, u32)) {
        self.note_end(status, normally, from.data.key_behind(point, index), &from.output, || from.trail.then(index));
    }

    fn note_end(&mut self, status: i32, normally: bool, data: u64, output: &[u8], trail: impl Fn() -> Trail) {
        self.arrival = Arrival::End;
        self.statistics.ends += 1;
        self.ends.branched = true;
        self.ends.exit_codes.insert(status);
        if !normally {
            return;
        }
        self.ends.exits.add(status, data, trail);
        if self.shared.config.collect_outputs {
            self.ends.outputs.insert(output.to_vec());
        }
    }

    fn arrive_at(&mut self, point: ChoicePoint, route: &Route) -> Result<Flow, Stop> {
        self.depth = route.trail.len();
        self.number = None;
        if self.is_refused(&point) {
            return Ok(Flow::Done);
        }
        let (name, is_new) = match route.rim.is_inside() {
            true => self.timed(Part::Comparing, Self::visit)?,
            false => self.pass(),
        };
        Ok(self.arrive_named(point, route, name, is_new))
    }

    /// The transition came to a state with this name.
    pub(super) fn arrive_named(&mut self, point: ChoicePoint, route: &Route, name: u128, is_new: bool) -> Flow {
        let depth = route.trail.len();
        let woken = self.wakes_somebody(name, &point, is_new);
        self.number = self.shared.graph.as_ref().map(|graph| graph.numbers.of(name));
        if !is_new {
            self.arrival = Arrival::Matched(name);
            self.statistics.matched += 1;
            let cheaper = self.frontier.bounded().is_some_and(|bounded| bounded.is_cheaper(name, &point, route.cost));
            return if self.is_nearer(name, depth) || cheaper || woken { Flow::New(point) } else { Flow::Done };
        }
        self.is_nearer(name, depth);
        self.arrival = Arrival::New(name);
        if !self.shared.has_room() {
            self.arrival = Arrival::Cut(name);
            return Flow::Done;
        }
        if let (Some(sketch), Some(number)) = (&mut self.sketch, self.number) {
            sketch.state(number, point.is_data());
        }
        self.statistics.count(&point, depth);
        if let Some(limit) = self.shared.config.limits.depth
            && depth >= limit
        {
            self.arrival = Arrival::Cut(name);
            self.shared.limited(Limit::Depth(limit));
            return Flow::Done;
        }
        if self.shared.bound.is_some_and(|bound| depth >= bound) {
            self.arrival = Arrival::Cut(name);
            self.shared.cut.store(true, Ordering::Relaxed);
            return Flow::Done;
        }
        Flow::New(point)
    }

    /// Adds the last transition to the graph.
    pub(super) fn note_edge(&mut self, from: u32, point: &ChoicePoint, index: u32) {
        let Some(sketch) = &mut self.sketch else { return };
        let (view, thread) = (self.machine.view(), point.thread(index).0);
        let moved = view.turns().iter().filter(|turn| turn.got_on).map(|turn| turn.thread.0);
        let to = self.arrival.name().and(self.number);
        sketch.edge(from, (thread, index), moved, view.left_to_chance(), to);
    }

    /// Adds the last transition to the graph: a step of one thread that nothing was left to chance in.
    pub(super) fn note_step(&mut self, from: u32, thread: u32, index: u32) {
        let to = self.arrival.name().and(self.number);
        if let Some(sketch) = &mut self.sketch {
            sketch.edge(from, (thread, index), std::iter::once(thread), false, to);
        }
    }

    /// A state that is neither matched nor remembered.
    fn pass(&mut self) -> (u128, bool) {
        (u128::from(self.next_name()), true)
    }

    /// The name of the present state, and whether it was not seen before.
    fn visit(&mut self) -> Result<(u128, bool), Stop> {
        let (Shared { config, visited, .. }, listeners) = (self.shared, &self.listeners);
        if !config.matching {
            return Ok(self.pass());
        }
        Ok(match visited {
            Visited::HashCompact(seen) => {
                let fingerprint = match &self.reached {
                    Some(reached) => reached.fingerprint,
                    None => self.machine.fingerprint()?,
                };
                let name = listeners.fingerprint(fingerprint);
                (name, seen.insert(name))
            }
            Visited::Exact(seen) => {
                let form = self.machine.form()?;
                let Some(tracked) = listeners.tracked_fingerprint() else {
                    return Ok((form.fingerprint, seen.insert(form)));
                };
                self.form.clear();
                self.form.extend_from_slice(form.words);
                self.form.extend((0..4).map(|i| (tracked >> (32 * i)) as u32));
                let form = Form { words: &self.form, ..form };
                (listeners.fingerprint(form.fingerprint), seen.insert(form))
            }
        })
    }

    /// The name of a state with this fingerprint, and whether it was not seen before.
    pub(super) fn visit_named(&mut self, fingerprint: u128) -> (u128, bool) {
        match &self.shared.visited {
            Visited::HashCompact(seen) if self.shared.config.matching => {
                let name = self.listeners.fingerprint(fingerprint);
                (name, seen.insert(name))
            }
            _ => self.pass(),
        }
    }

    /// Guided: has the full queue no place for the state the machine is in? Then its fingerprint, which
    /// costs most of a transition, is not needed, and it may still come by another path. (So states
    /// that are known are among those counted as dropped.)
    fn is_refused(&mut self, point: &ChoicePoint) -> bool {
        let (Some(guided), Some(worst)) = (&mut self.guided, self.frontier.full_from()) else { return false };
        let refused = guided.refuses(worst, self.machine.view(), point);
        if refused {
            self.arrival = Arrival::Dropped;
        }
        refused
    }

    fn is_nearer(&mut self, name: u128, depth: u32) -> bool {
        self.guided.as_mut().is_some_and(|guided| guided.is_nearer(name, depth))
    }
}
