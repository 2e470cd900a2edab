//! Branches that are run before their turn: several workers in a search that goes in order.
//!
//! What a guided or bounded search takes next depends on what came of everything before. Only, it need not know so
//! exactly: once a round has gone on for a while, the next branches are taken out of the frontier a little before
//! their turn, [`WINDOW`] of them, and what the first of them leads to competes for the place behind the last. This is
//! so for one worker too, so that the order is the same for any number of them. Branches in the window are run by whoever
//! has time, each on a machine of its own; one worker takes what came of them in order, and whatever it does counts.
//!
//! Why the number of workers does not show is what holds for samples (`ahead.rs`): what a branch does depends on its
//! state and on what was learned. What others have run is taken over only if they knew what the first worker knows when it
//! comes there, and if it taught nothing, left nothing behind and has found nothing. All else the first worker runs itself.

use std::collections::VecDeque;
use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::thread::Builder;
use std::time::Duration;

use rjpf_state::visited::Visited;
use rjpf_vm::transition::{ChoicePoint, Outcome};

use super::Config;
use super::ahead::{Hire, QUIET, Scout};
use super::crew::STACK_BYTES;
use super::fault;
use super::frontier::Branch;
use super::shared::{into_inner, lock};
use super::worker::Worker;
use crate::collector::Collector;
use crate::coverage::Covered;
use crate::listeners::{Notice, Saved};
use crate::machine::Machine;

/// Branches that are taken out before their turn.
pub(super) const WINDOW: usize = 128;
/// Branches that somebody takes at once.
const CHUNK: usize = 8;
/// How long somebody waits before looking whether the search is over.
const PATIENCE: Duration = Duration::from_millis(1);

/// The branches that come next, in order.
pub(super) type Window<M> = VecDeque<Branch<M>>;

/// A branch that somebody has run.
pub(super) struct Stepped<M: Machine> {
    point: ChoicePoint,
    outcome: Outcome,
    end: Reached<M>,
    tracked: Saved,
    covered: Covered,
    deed: M::Deed,
    by: usize,
}

/// Where a branch led to that somebody else has run.
pub(super) struct Reached<M: Machine> {
    pub(super) snapshot: M::Snapshot,
    /// Of a choice.
    pub(super) fingerprint: u128,
    /// The machine of this worker is there.
    pub(super) is_here: bool,
}

/// What was learned when branches were offered.
struct Told<M: Machine> {
    outside: M::Outside,
    collector: Option<Collector>,
}

enum Slot<M: Machine> {
    Offered(Branch<M>),
    Running,
    /// Nothing if it is for the first worker to run.
    Done(Option<Box<Stepped<M>>>),
}

/// The branches on offer, in order. Invariant: those before `next` are running or done, those from there on are offered.
struct Row<M: Machine> {
    slots: VecDeque<Slot<M>>,
    next: usize,
    /// Taken from the front so far.
    gone: u64,
    told: Option<Arc<Told<M>>>,
    /// Goes up whenever something is learned: what was begun before is worth nothing.
    version: u64,
    idle: usize,
    closed: bool,
    /// Those that wait for a thread.
    scouts: Vec<Scout<M>>,
}

/// Some branches for somebody to run.
struct Chunk<M: Machine> {
    version: u64,
    told: Arc<Told<M>>,
    /// Of the first one, since the beginning.
    number: u64,
    branches: Vec<Branch<M>>,
}

/// What all who run branches share.
pub(super) struct Board<M: Machine> {
    row: Mutex<Row<M>>,
    /// Something is offered.
    work: Condvar,
    /// Something is done.
    news: Condvar,
}

impl<M: Machine> Row<M> {
    fn take(&mut self) -> Option<Chunk<M>> {
        let told = self.told.clone()?;
        let number = self.gone + self.next as u64;
        let mut branches = Vec::with_capacity(CHUNK);
        for slot in self.slots.iter_mut().skip(self.next).take(CHUNK) {
            if let Slot::Offered(branch) = std::mem::replace(slot, Slot::Running) {
                branches.push(branch);
            }
        }
        self.next += branches.len();
        (!branches.is_empty()).then_some(Chunk { version: self.version, told, number, branches })
    }
}

impl<M: Machine> Board<M> {
    /// A board for one round, with those who ran ahead in the last one.
    pub(super) fn new(mut scouts: Vec<Scout<M>>) -> Board<M> {
        // Versions are those of a round.
        scouts.iter_mut().for_each(|scout| scout.version = 0);
        let row =
            Row { slots: VecDeque::new(), next: 0, gone: 0, told: None, version: 1, idle: 0, closed: false, scouts };
        Board { row: row.into(), work: Condvar::new(), news: Condvar::new() }
    }

    /// Does something while others, one less than workers, run ahead.
    pub(super) fn while_open<T>(&self, workers: usize, after: u64, work: impl FnOnce(Lookahead<'_, M>) -> T) -> T {
        std::thread::scope(|scope| {
            let board = self;
            let spawn = move |place: usize| {
                let (name, work) = (format!("worker {place}"), move || board.help());
                let started = Builder::new().name(name).stack_size(STACK_BYTES).spawn_scoped(scope, work);
                _ = started.map_err(|e| tracing::warn!("worker {place} did not start: {e}"));
            };
            let _closed_at_last = Closing(self);
            work(Lookahead {
                board: self,
                spawn: &spawn,
                workers,
                after,
                own: None,
                in_vain: false,
                lessons: (0, 0),
                quiet: 0,
                offered: 0,
                done: VecDeque::new(),
                by_others: vec![0; workers],
            })
        })
    }

    /// Those who ran ahead, once they are all back.
    pub(super) fn into_scouts(self) -> Vec<Scout<M>> {
        into_inner(self.row).scouts
    }

    /// The work of a thread.
    fn help(&self) {
        let mut row = lock(&self.row);
        let Some(mut scout) = row.scouts.pop() else { return };
        while !row.closed {
            let Some(chunk) = row.take() else {
                row.idle += 1;
                row = self.work.wait_timeout(row, PATIENCE).unwrap_or_else(PoisonError::into_inner).0;
                row.idle -= 1;
                continue;
            };
            drop(row);
            self.run(&mut scout, chunk);
            row = lock(&self.row);
        }
        row.scouts.push(scout);
    }

    fn run(&self, scout: &mut Scout<M>, chunk: Chunk<M>) {
        let Chunk { version, told, number, branches } = chunk;
        let count = branches.len();
        let mut ran = Vec::with_capacity(count);
        // Whoever goes in order comes to the same fault, and says so.
        let caught = fault::caught(|| {
            scout.learn(version, &told);
            for branch in branches {
                ran.push(scout.step(branch).map(Box::new));
                if !scout.knows_no_more() {
                    break;
                }
            }
            Ok(())
        });
        if caught.is_err() || ran.len() < count {
            scout.version = 0;
        }
        ran.resize_with(count, || None);
        let mut row = lock(&self.row);
        if row.version != version {
            return;
        }
        let first = (number - row.gone) as usize;
        for (i, stepped) in ran.into_iter().enumerate() {
            row.slots[first + i] = Slot::Done(stepped);
        }
        self.news.notify_one();
    }
}

/// Everybody comes home, whatever happens.
struct Closing<'b, M: Machine>(&'b Board<M>);

impl<M: Machine> Drop for Closing<'_, M> {
    fn drop(&mut self) {
        lock(&self.0.row).closed = true;
        self.0.work.notify_all();
    }
}

/// The side of the one who goes in order.
pub(super) struct Lookahead<'a, M: Machine> {
    board: &'a Board<M>,
    spawn: &'a dyn Fn(usize),
    workers: usize,
    /// Transitions before there are others.
    after: u64,
    /// The machine that this worker runs branches with before their turn.
    own: Option<Scout<M>>,
    /// The program keeps something from one path to the next, which others do not have.
    in_vain: bool,
    /// Of what was learned, and transitions since.
    lessons: (u64, u64),
    quiet: u64,
    /// Branches of the window that are on offer, or were.
    offered: usize,
    /// What came of the first of them.
    done: VecDeque<Option<Box<Stepped<M>>>>,
    /// Transitions that were run before their turn and taken over, by place.
    by_others: Vec<u64>,
}

impl<M: Machine> Lookahead<'_, M> {
    /// What was offered does not fit any more.
    fn withdraw(&mut self) {
        let mut row = lock(&self.board.row);
        row.gone += row.slots.len() as u64;
        row.slots.clear();
        row.next = 0;
        row.told = None;
        row.version += 1;
        drop(row);
        self.offered = 0;
        self.done.clear();
    }

    fn hire(&mut self, machine: &M, hire: &Hire<'_>) {
        let mut scouts = std::mem::take(&mut lock(&self.board.row).scouts);
        // Its own has the last place, because the first is that of the worker itself.
        for place in scouts.len() + 1..=self.workers {
            let Some(scout) = Scout::hired(machine, hire, place) else { break };
            scouts.push(scout);
        }
        tracing::debug!(machines = scouts.len(), "others run ahead");
        self.own = scouts.pop().map(|own| Scout { place: 0, ..own });
        let count = scouts.len();
        lock(&self.board.row).scouts = scouts;
        (1..=count).for_each(|place| (self.spawn)(place));
    }

    /// Offers these branches, behind those that are on offer.
    fn offer<'b>(&mut self, branches: impl Iterator<Item = &'b Branch<M>>)
    where
        M: 'b,
    {
        let mut row = lock(&self.board.row);
        let before = row.slots.len();
        row.slots
            .extend(branches.map(|Branch { node, index }| Slot::Offered(Branch { node: node.clone(), index: *index })));
        let more = row.slots.len() - before;
        self.offered += more;
        if more > 0 && row.idle > 0 {
            drop(row);
            self.board.work.notify_all();
        }
    }

    /// What came of the branch whose turn it is, if somebody has run it as this worker would. Waits for those who are about
    /// to, and runs others meanwhile.
    fn next(&mut self) -> Option<Box<Stepped<M>>> {
        self.offered = self.offered.checked_sub(1)?;
        let board = self.board;
        let mut row = lock(&board.row);
        while self.done.is_empty() {
            match row.slots.front() {
                Some(Slot::Done(_)) => {
                    while matches!(row.slots.front(), Some(Slot::Done(_))) {
                        let Some(Slot::Done(stepped)) = row.slots.pop_front() else { break };
                        self.done.push_back(stepped);
                        row.gone += 1;
                        row.next -= 1;
                    }
                }
                Some(Slot::Running) => match (&mut self.own, row.take()) {
                    (Some(own), Some(chunk)) => {
                        drop(row);
                        board.run(own, chunk);
                        row = lock(&board.row);
                    }
                    _ => row = board.news.wait_timeout(row, PATIENCE).unwrap_or_else(PoisonError::into_inner).0,
                },
                // It is run at once.
                _ => {
                    row.slots.pop_front();
                    row.gone += 1;
                    return None;
                }
            }
        }
        self.done.pop_front().flatten()
    }

    /// The round is over: the transitions of each worker that were taken over.
    pub(super) fn end(self) -> Vec<u64> {
        lock(&self.board.row).scouts.extend(self.own);
        self.by_others
    }
}

impl<M: Machine> Scout<M> {
    fn learn(&mut self, version: u64, told: &Told<M>) {
        if self.version == version {
            return;
        }
        self.version = version;
        self.machine.go_on_with(&told.outside);
        self.lessons = self.machine.lessons();
        if let (Some(own), Some(collector)) = (&self.collector, &told.collector) {
            *lock(own) = collector.for_another();
        }
    }

    /// Does it know what it was told, and nothing else?
    fn knows_no_more(&self) -> bool {
        let has_learned = self.machine.lessons() != self.lessons || self.machine.broken();
        !has_learned && self.collector.as_ref().is_none_or(|collector| !lock(collector).is_surprised())
    }

    /// Runs a branch; `None` if it is for the first worker to run it.
    fn step(&mut self, branch: Branch<M>) -> Option<Stepped<M>> {
        let Branch { node, index } = branch;
        let Scout { machine, listeners, .. } = self;
        machine.restore(&node.snapshot);
        listeners.restore(&node.tracked);
        // What is left of one that was given up is nobody's.
        listeners.take_found();
        machine.begin_deed();
        let point = machine.alternatives()?;
        listeners.notice(machine.view(), &Notice::Choosing { point: &point, index, depth: node.route.trail.len() });
        let outcome = machine.take(index).ok()?;
        listeners.notice(machine.view(), &Notice::Reached(&outcome));
        let covered = self.collector.as_ref().map_or(Covered::default(), |collector| lock(collector).drain());
        let is_found = matches!(outcome, Outcome::Violation(_)) || !listeners.take_found().is_empty();
        if is_found || listeners.end().is_some() {
            return None;
        }
        let tracked = listeners.save();
        let fingerprint = if matches!(outcome, Outcome::Choice(_)) { machine.fingerprint().ok()? } else { 0 };
        let deed = machine.deed()?;
        let end = Reached { snapshot: machine.snapshot(), fingerprint, is_here: false };
        self.knows_no_more().then_some(Stepped { point, outcome, end, tracked, covered, deed, by: self.place })
    }
}

impl<M: Machine> Worker<'_, '_, M> {
    /// The branch whose turn it is.
    pub(super) fn next_branch(&mut self) -> Option<Branch<M>> {
        if !self.frontier.is_in_order() || self.statistics.transitions < self.shared.config.alone_for {
            return self.frontier.pop();
        }
        if self.window.is_empty() {
            self.window.extend(self.frontier.pop());
        }
        // Several at a time, so that it is worth telling others.
        if self.window.len() + CHUNK <= WINDOW {
            while self.window.len() < WINDOW {
                let Some(branch) = self.frontier.pop_ahead() else { break };
                self.window.push_back(branch);
            }
        }
        self.look_after_others();
        self.window.pop_front()
    }

    /// What is in the window goes back to where it came from, if that is possible.
    pub(super) fn close_window(&mut self) {
        for branch in std::mem::take(&mut self.window).into_iter().rev() {
            if let Some(kept) = self.frontier.put_back(branch) {
                self.window.push_front(kept);
            }
        }
    }

    /// Others are told what was learned, and of the branches in the window.
    fn look_after_others(&mut self) {
        let Some(ahead) = &mut self.lookahead else { return };
        let lessons = (self.machine.lessons(), self.guided.as_ref().map_or(0, |guided| guided.version()));
        ahead.quiet += 1;
        if lessons != ahead.lessons {
            (ahead.lessons, ahead.quiet) = (lessons, 0);
            ahead.withdraw();
        }
        ahead.in_vain |= !self.machine.can_scout();
        if ahead.quiet < QUIET.min(ahead.after) || ahead.in_vain || self.machine.broken() {
            return;
        }
        if ahead.own.is_none() {
            let config: &Config = &self.shared.config;
            let wanted = self.guided.as_ref().map(|guided| guided.wanted());
            ahead.hire(self.machine, &Hire { config, listeners: &self.listeners, wanted });
            ahead.in_vain = ahead.own.is_none();
        }
        if ahead.offered == 0 {
            let mut row = lock(&ahead.board.row);
            if row.told.is_none() {
                let collector = self.guided.as_ref().map(|guided| guided.collector());
                row.told = Some(Arc::new(Told { outside: self.machine.outside(), collector }));
            }
        }
        if ahead.offered + CHUNK <= self.window.len() || ahead.offered == 0 {
            let offered = ahead.offered;
            ahead.offer(self.window.iter().skip(offered));
        }
    }

    /// What came of the branch whose turn it is, if somebody has run it. The machine goes there if anybody may look at it;
    /// whoever ran it has told the properties.
    pub(super) fn take_over_step(&mut self) -> Option<(ChoicePoint, Outcome)> {
        let ahead = self.lookahead.as_mut()?;
        let Stepped { point, outcome, mut end, tracked, covered, deed, by } = *ahead.next()?;
        ahead.by_others[by] += 1;
        let is_plain = self.guided.is_none() && matches!(self.shared.visited, Visited::HashCompact(_));
        if !is_plain || !matches!(outcome, Outcome::Choice(_)) {
            self.machine.restore(&end.snapshot);
            end.is_here = true;
        }
        self.reached = Some(end);
        self.listeners.restore(&tracked);
        self.machine.take_over(deed);
        if let Some(guided) = &mut self.guided {
            guided.covered = Some(covered);
        }
        Some((point, outcome))
    }
}
