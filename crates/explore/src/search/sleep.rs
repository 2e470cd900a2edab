//! Sleep sets: of two transitions that commute, one order is enough.
//!
//! When a state's alternatives are taken one after the other, whatever lies behind the first one has been opened when
//! the second one is taken. If the two have nothing to do with each other, taking the first one behind the
//! second comes to where the second comes behind the first. So the first one's thread *sleeps* there, and goes on sleeping until a
//! transition is taken that it has to do with. Alternatives of sleeping threads are not taken.
//!
//! With states that are matched, each state remembers who has slept whenever it was reached. Reached again by a
//! path on which somebody is awake, it is opened once more for those threads only (Godefroid). Every
//! state is reached all the same: `docs/REDUCTION.md` has the argument. What is saved are transitions.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};

use rustc_hash::FxHashMap;

use rjpf_vm::transition::{ChoicePoint, Outcome, PointKind};
use rjpf_vm::{Effects, Rule, Stop};

use super::Explorer;
use super::delta::Mode;
use super::frontier::{Branch, Node};
use super::shared::{Shared, lock};
use super::worker::{End, Worker};
use crate::graph;
use crate::listeners::Notice;
use crate::machine::Machine;
use crate::strategy::Strategy;
use crate::verdict::{Statistics, Verdict};

/// A thread that sleeps, with what its next transition has to do with.
#[derive(Clone)]
pub(super) struct Sleeper {
    thread: u32,
    effects: Arc<Effects>,
}

/// Threads by slot, a bit each. Those without a bit never sleep.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
struct Slots(u128);

impl Slots {
    fn of(sleepers: &[Sleeper]) -> Slots {
        Slots(sleepers.iter().fold(0, |bits, sleeper| bits | 1 << sleeper.thread))
    }

    fn has_bit(thread: u32) -> bool {
        thread < u128::BITS
    }

    fn contain(self, thread: u32) -> bool {
        Slots::has_bit(thread) && self.0 >> thread & 1 == 1
    }
}

/// What all states have in common.
#[derive(Default)]
pub(super) struct Sleep {
    /// By name: who has slept whenever the state was reached. States without are left out.
    slept: Mutex<FxHashMap<u128, Slots>>,
    left_out: AtomicU64,
}

impl Sleep {
    /// A new state is reached.
    fn reach(&self, name: u128, asleep: Slots) {
        if asleep != Slots::default() {
            lock(&self.slept).insert(name, asleep);
        }
    }

    /// A state is reached again: who has slept until now and does not any more, and who still does.
    fn reach_again(&self, name: u128, asleep: Slots) -> (Slots, Slots) {
        let mut slept = lock(&self.slept);
        let before = slept.get(&name).copied().unwrap_or_default();
        let still = Slots(before.0 & asleep.0);
        if still != before {
            slept.insert(name, still);
        }
        (Slots(before.0 & !asleep.0), still)
    }
}

/// The sleep of one node.
#[derive(Default)]
pub(super) struct Rest {
    /// Alternatives that are not taken from it.
    left_out: Vec<u32>,
    /// Who sleeps, or was taken: asleep behind whatever is taken next, unless it has to do with it.
    sleepers: Mutex<Vec<Sleeper>>,
}

/// The sleep of a state that a worker is about to open.
#[derive(Default)]
pub(super) struct Arriving {
    sleepers: Vec<Sleeper>,
    /// It was opened before: only these are to be taken.
    woken: Option<Slots>,
}

impl Arriving {
    /// Who sleeps.
    pub(super) fn threads(&self) -> Vec<u32> {
        self.sleepers.iter().map(|sleeper| sleeper.thread).collect()
    }

    /// A state with this choice becomes a node.
    pub(super) fn settle(&mut self, point: &ChoicePoint) -> Rest {
        let Arriving { sleepers, woken } = std::mem::take(self);
        if sleepers.is_empty() && woken.is_none() {
            return Rest::default();
        }
        let asleep = Slots::of(&sleepers);
        let is_left_out = |index: &u32| {
            let thread = point.thread(*index).0;
            woken.map_or(asleep.contain(thread), |woken| !woken.contain(thread))
        };
        let left_out = (0..point.count()).filter(is_left_out).collect();
        Rest { left_out, sleepers: sleepers.into() }
    }
}

impl Rest {
    /// The part of its alternatives that is taken.
    pub(super) fn part_of(&self, count: usize) -> f64 {
        1.0 - self.left_out.len() as f64 / count.max(1) as f64
    }
}

impl<M: Machine> Worker<'_, '_, M> {
    /// Is the branch one of a sleeping thread? Then that is all there is to it.
    pub(super) fn leaves_asleep(&mut self, branch: &Branch<M>) -> bool {
        let Some(sleep) = &self.shared.sleep else { return false };
        if !branch.node.rest.left_out.contains(&branch.index) {
            return false;
        }
        sleep.left_out.fetch_add(1, Ordering::Relaxed);
        if Arc::strong_count(&branch.node) == 1 {
            self.tell(&Notice::Processed { state: branch.node.name });
        }
        true
    }

    /// A transition was made: who sleeps behind it, and whether its thread sleeps behind the next ones.
    pub(super) fn put_to_sleep(
        &mut self,
        node: &Node<M>,
        (point, index): (&ChoicePoint, u32),
        outcome: &Outcome,
    ) -> Result<(), Stop> {
        if self.shared.sleep.is_none() {
            return Ok(());
        }
        let mut sleepers = lock(&node.rest.sleepers);
        if sleepers.is_empty() && index + 1 == point.count() {
            // Nobody asks what it has to do with.
            self.arriving = Arriving::default();
            return Ok(());
        }
        let between_threads = !point.is_data() && is_choice_of_thread(outcome);
        let effects = if between_threads { self.machine.effects() } else { Effects::everything() };
        let still = sleepers.iter().filter(|sleeper| sleeper.effects.commute_with(&effects));
        self.arriving = Arriving { sleepers: still.cloned().collect(), woken: None };
        let thread = point.thread(index).0;
        if !effects.is_everything() && Slots::has_bit(thread) {
            sleepers.push(Sleeper { thread, effects: Arc::new(effects) });
        }
        drop(sleepers);
        if self.shared.config.sleep_verify { self.verify_sleep(node, (point, index)) } else { Ok(()) }
    }

    /// The transition came to this state. True if it has to be opened once more although it is not new.
    pub(super) fn wakes_somebody(&mut self, name: u128, point: &ChoicePoint, is_new: bool) -> bool {
        let Some(sleep) = &self.shared.sleep else { return false };
        let Arriving { sleepers, woken } = &mut self.arriving;
        // Who sleeps could go on as before; if it could not, nobody knows why, and it is awake.
        let can_run = |sleeper: &Sleeper| (0..point.count()).any(|i| point.thread(i).0 == sleeper.thread);
        sleepers.retain(|sleeper| !point.is_data() && can_run(sleeper));
        let asleep = Slots::of(sleepers);
        if is_new {
            sleep.reach(name, asleep);
            return false;
        }
        let (awake, still) = sleep.reach_again(name, asleep);
        if awake == Slots::default() || Rule::ForgetWhoSlept.is_chosen() {
            return false;
        }
        sleepers.retain(|sleeper| still.contain(sleeper.thread));
        *woken = Some(awake);
        true
    }
}

fn is_choice_of_thread(outcome: &Outcome) -> bool {
    matches!(outcome, Outcome::Choice(ChoicePoint { kind: PointKind::Thread { .. } }))
}

impl<M: Machine> Explorer<'_, M> {
    /// Threads sleep from now on, if that was asked for and can be.
    pub(super) fn go_to_bed(&mut self) {
        if !self.shared.config.sleep {
            return;
        }
        match self.cannot_sleep().map_or_else(|| self.machine.watch_effects(), |why| Err(why.into())) {
            Ok(()) => {
                self.shared.sleep = Some(Sleep::default());
                self.be_alone("sleep sets are those of one worker");
            }
            Err(why) => lock(&self.shared.verdict).sleep = Some(Err(why)),
        }
    }

    /// Why nobody may sleep in this search, if so.
    fn cannot_sleep(&self) -> Option<&'static str> {
        let config = &self.shared.config;
        let is_breadth_first = config.strategy == Strategy::BreadthFirst;
        let is_plain = is_breadth_first || config.strategy == Strategy::DepthFirst;
        let reasons = [
            (!is_plain, "the search is neither dfs nor bfs"),
            (!config.matching, "states are not matched"),
            (config.shapes, "states are told apart by shape only"),
            (config.range.is_some(), "a part of all paths is searched"),
            (config.limits.depth.is_some(), "what lies within a limit of depth depends on the order of paths"),
            (is_breadth_first && config.mode != Mode::Standard, "steps are run for many states at once"),
            (self.keeper.is_some() || self.checkpoint.is_some(), "who sleeps is in no checkpoint"),
            (self.shared.listeners.needs_order().is_some(), "a listener is told of all paths in order"),
        ];
        reasons.into_iter().find(|(holds, _)| *holds).map(|(_, why)| why)
    }

    /// Does what was asked for need the transitions that were left out? Then the round is made again with everybody awake.
    pub(super) fn needs_everybody(&self, end: &End<M>) -> Option<&'static str> {
        self.shared.sleep.as_ref()?;
        match end {
            End::Ordered => Some(super::crew::ORDER_MATTERS),
            End::Over if self.shared.may_livelock() => {
                Some("the program can go in circles, and livelocks are looked for")
            }
            _ => None,
        }
    }

    pub(super) fn wake_everybody(&mut self, why: &str) {
        tracing::debug!(why, "no sleep sets: starting over");
        self.keep_what_a_void_round_found();
        self.shared.sleep = None;
        self.shared.states.store(0, Ordering::Relaxed);
        let mut verdict = lock(&self.shared.verdict);
        let statistics = Statistics { restarts: verdict.statistics.restarts, ..Statistics::default() };
        *verdict =
            Verdict { statistics, alone: verdict.alone.take(), sleep: Some(Err(why.into())), ..Verdict::default() };
        drop(verdict);
        self.tell(&Notice::Restarted);
    }
}

impl Shared<'_> {
    /// Could the whole graph show a livelock? Not if what was drawn of it has no circle: each path has one among the drawn ones
    /// that is as long.
    fn may_livelock(&self) -> bool {
        let is_open = self.is_limited() || !lock(&self.verdict).findings.is_empty();
        let is_cyclic = |graph: &super::shared::Graph| graph::is_cyclic(&lock(&graph.sketches));
        !is_open && self.graph.as_ref().is_some_and(is_cyclic)
    }

    /// Says what sleeping has saved.
    pub(super) fn account_for_sleep(&self) {
        if let Some(sleep) = &self.sleep {
            lock(&self.verdict).sleep = Some(Ok(sleep.left_out.load(Ordering::Relaxed)));
        }
    }
}
