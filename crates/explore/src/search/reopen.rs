//! Open states of a checkpoint, made again by following their paths.

use std::sync::Arc;

use rjpf_vm::Stop;
use rjpf_vm::transition::{ChoicePoint, Outcome};

use super::checkpoint::Reopened;
use super::frontier::{Node, Open};
use super::route::Route;
use super::sleep::Rest;
use super::worker::Worker;
use crate::listeners::{Notice, Saved};
use crate::machine::Machine;
use crate::path::Trail;
use crate::steps::Steps;

/// A state on the way.
pub(super) struct Passed<M: Machine> {
    pub(super) snapshot: M::Snapshot,
    pub(super) tracked: Saved,
    pub(super) route: Route,
}

impl<M: Machine> Worker<'_, '_, M> {
    /// Makes these states again; the machine is at its start. Paths that begin alike are followed together.
    pub(super) fn reopen(&mut self, wanted: Vec<Reopened>) -> Result<Vec<Open<M>>, Stop> {
        let mut order: Vec<usize> = (0..wanted.len()).collect();
        order.sort_by(|&a, &b| wanted[a].path.meet(&wanted[b].path).1);
        let outcome = self.machine.start()?;
        self.come_to_choice(outcome)?;
        let route = self.go(&Route::default(), None);
        let mut way = vec![self.pass_by(route)];
        let mut at = &Trail::default();
        let mut opened: Vec<Option<Open<M>>> = wanted.iter().map(|_| None).collect();
        for i in order {
            let path = &wanted[i].path;
            let (common, _) = at.meet(path);
            way.truncate(common as usize + 1);
            let last = &way[common as usize];
            self.machine.restore(&last.snapshot);
            self.listeners.restore(&last.tracked);
            for index in path.since(common) {
                let route = self.follow(&way[way.len() - 1].route, index)?;
                way.push(self.pass_by(route));
            }
            at = path;
            opened[i] = Some(self.open_again(&wanted[i], &way[way.len() - 1])?);
        }
        Ok(opened.into_iter().flatten().collect())
    }

    pub(super) fn pass_by(&mut self, route: Route) -> Passed<M> {
        Passed { snapshot: self.machine.snapshot(), tracked: self.listeners.save(), route }
    }

    /// One transition of a path that was taken before.
    pub(super) fn follow(&mut self, before: &Route, index: u32) -> Result<Route, Stop> {
        let point = self.machine.alternatives().filter(|point| index < point.count()).ok_or_else(does_not_fit)?;
        self.tell(&Notice::Choosing { point: &point, index, depth: before.trail.len() });
        let outcome = self.machine.take(index)?;
        self.come_to_choice(outcome)?;
        Ok(self.go(before, Some((&point, index))))
    }

    /// What is found here was found before.
    pub(super) fn come_to_choice(&mut self, mut outcome: Outcome) -> Result<ChoicePoint, Stop> {
        self.tell(&Notice::Reached(&outcome));
        self.listeners.take_found();
        loop {
            match outcome {
                Outcome::Choice(point) => return Ok(point),
                Outcome::Violation(violation) if violation.resumable => outcome = self.machine.resume()?,
                _ => return Err(does_not_fit()),
            }
        }
    }

    fn open_again(&mut self, wanted: &Reopened, passed: &Passed<M>) -> Result<Open<M>, Stop> {
        let &Reopened { next, count, name, weight, .. } = wanted;
        let there = self.machine.alternatives().map_or(0, |point| point.count());
        let is_matched = self.shared.config.matching && passed.route.rim.is_inside();
        let is_same = !is_matched || self.listeners.fingerprint(self.machine.fingerprint()?) == name;
        if next >= count || count > there || !is_same {
            return Err(does_not_fit());
        }
        let node = Node {
            snapshot: passed.snapshot.clone(),
            tracked: passed.tracked.clone(),
            route: passed.route.clone(),
            steps: Steps::default(),
            id: self.next_name(),
            name,
            number: self.shared.graph.as_ref().map_or(0, |graph| graph.numbers.of(name)),
            weight,
            rest: Rest::default(),
        };
        Ok(Open { node: Arc::new(node), next, count })
    }
}

fn does_not_fit() -> Stop {
    Stop::Mismatch("the checkpoint does not fit what the program does now".into())
}
