//! The same violation on a path that is easier to read: with fewer context switches, then with fewer choices, then
//! with smaller values, then with threads whose names come first.
//!
//! Two ways, both by running the program again from the initial state: a search that opens the cheapest path
//! next (`cheapest.rs`), which can tell that there is no better one, and where the time is not enough for that a greedy pass over
//! schedules that moves a thread's next block of steps forward or leaves a block out. What is reported is always a path
//! that was run, so shortening cannot make a finding false.

use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use rjpf_state::ThreadId;
use rjpf_vm::transition::{ChoicePoint, Outcome, PointKind, Violation};
use rjpf_vm::{Learned, Stop, Vm};

use super::bug::Bug;
use super::cheapest::{Certainty, Cost, Turns, ValuesTried};
use super::retrace::Retracer;
use crate::follow::{Followed, Way};
use crate::jvm::Jvm;
use crate::path::Path;
use crate::properties::Severity;

/// Rounds of a search that learns where threads have to pause.
const MOST_ROUNDS: usize = 8;

/// A path that is easy to read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shortened {
    pub path: Path,
    /// What it leads to: the same bug, perhaps with other numbers in its message.
    pub violation: Violation,
    /// All cheaper paths were looked at, and none leads there.
    pub is_shortest: bool,
}

/// Indices of data choices by thread.
pub(super) type Values = BTreeMap<ThreadId, Vec<u32>>;

/// One execution of a schedule.
#[derive(Clone, Default)]
pub(super) struct Run {
    pub(super) path: Path,
    /// Threads in the order in which they ran, one entry per thread choice.
    threads: Vec<ThreadId>,
    names: Vec<Arc<str>>,
    data: Values,
    pub(super) violation: Option<Violation>,
    pub(super) bug: Option<Bug>,
    /// What it costs to read it, once it is over.
    pub(super) cost: Cost,
}

impl Retracer<'_> {
    /// Tries to reach the same violation on a shorter path within the time given.
    pub fn shorten(
        &mut self,
        path: &Path,
        violation: &Violation,
        budget: Duration,
        interrupted: &AtomicBool,
    ) -> Result<Shortened, Stop> {
        let until = |part: Duration| {
            let until = Instant::now() + part;
            move || Instant::now() >= until || interrupted.load(std::sync::atomic::Ordering::Relaxed)
        };
        // A path is run once more before it is taken for the one that was found; the machine stops when the budget is over.
        let over = until(budget - budget / 8);
        let found = self.exact(path)?.filter(|run| same(run.violation.as_ref(), violation));
        let Some((found, bug)) = found.and_then(|run| Some((run.clone(), run.bug?))) else {
            // The path does not replay on its own (it depended on what other paths left behind).
            return Ok(Shortened { path: path.clone(), violation: violation.clone(), is_shortest: false });
        };
        let known = found.data.values().flatten().copied().collect::<BTreeSet<u32>>().into_iter().collect();
        let few = ValuesTried { most: FEW_VALUES, known };
        let (mut best, mut certainty) = self.best_first(found, &bug, few, &until(budget / 2))?;
        let until_last = until(budget / 4);
        let last = || over() || until_last();
        while certainty != Certainty::All && !last() {
            match self.better(&best, &bug, &last)? {
                Some(better) => best = better,
                None => break,
            }
        }
        if certainty == Certainty::OfTheseValues && !over() {
            // With all values, which are too many to begin with.
            let all = ValuesTried { most: u32::MAX, known: Vec::new() };
            (best, certainty) = self.best_first(best, &bug, all, &over)?;
        }
        let shown = best.violation.unwrap_or_else(|| violation.clone());
        Ok(Shortened { path: best.path, violation: shown, is_shortest: certainty == Certainty::All })
    }

    /// What a path that was found to be simpler leads to, if it is this violation, perhaps with other numbers in its message.
    pub fn leads_to(&mut self, path: &Path, violation: &Violation) -> Result<Violation, Stop> {
        let found = self.exact(path)?.and_then(|run| run.violation).filter(|found| found.kind == violation.kind);
        Ok(found.unwrap_or_else(|| violation.clone()))
    }

    /// The first schedule near this one that leads there and costs less.
    fn better(&mut self, best: &Run, bug: &Bug, over: &dyn Fn() -> bool) -> Result<Option<Run>, Stop> {
        let schedules = candidates(&best.threads).into_iter().map(|threads| (threads, best.data.clone()));
        let values = smaller(&best.data).map(|data| (best.threads.clone(), data));
        for (threads, data) in schedules.chain(values) {
            if over() {
                break;
            }
            let run = match self.scheduled(&threads, data, best.path.0.len()) {
                Err(Stop::Halted(_)) => break,
                run => run?,
            };
            if run.bug.as_ref() == Some(bug) && run.cost < best.cost {
                return Ok(Some(run));
            }
        }
        Ok(None)
    }

    /// Runs a path as it is; `None` if it leads through other violations, which are left as they are.
    fn exact(&mut self, path: &Path) -> Result<Option<Run>, Stop> {
        let mut way = Exact { indices: path.0.iter(), run: Run::default() };
        let (followed, switches) = self.counted(&mut way)?;
        let passed = followed.found.iter().filter(|found| found.severity == Severity::Violation).count() > 1;
        Ok((!passed).then(|| self.ended(way.run, followed, switches)))
    }

    /// Runs a schedule as far as it can be followed: a thread that cannot run now is skipped; when the
    /// schedule is over, the running thread goes on.
    fn scheduled(&mut self, schedule: &[ThreadId], data: Values, longest: usize) -> Result<Run, Stop> {
        let queue = schedule.iter().copied().collect();
        let mut way = Schedule { queue, data, longest, held: None, run: Run::default() };
        let (followed, switches) = self.counted(&mut way)?;
        Ok(self.ended(way.run, followed, switches))
    }

    /// A run that has come to its end.
    pub(super) fn ended(&self, mut run: Run, followed: Followed, switches: usize) -> Run {
        run.path = followed.path;
        run.cost = run.cost_with(switches);
        if let Outcome::Violation(violation) = followed.end {
            run.bug = Some(Bug::of(&self.jvm.vm, &violation, !self.sole));
            run.violation = Some(violation);
        }
        run
    }

    fn counted(&mut self, way: &mut dyn Way<Jvm>) -> Result<(Followed, usize), Stop> {
        let turns = Turns::new();
        let listeners = self.checks();
        listeners.add("turns", Box::new(turns.clone()));
        let followed = self.follow(&listeners, way)?;
        Ok((followed, turns.count()))
    }

    /// The best path that the time was enough for, and whether no other is better.
    ///
    /// A path means something only together with what was known when it was found, and this search may learn more.
    /// Then it begins anew, with nothing to compare with: lengths of different rounds are not comparable.
    fn best_first(
        &mut self,
        found: Run,
        bug: &Bug,
        values: ValuesTried,
        over: &dyn Fn() -> bool,
    ) -> Result<(Run, Certainty), Stop> {
        let known = self.jvm.vm.learned.clone();
        let learned = Arc::new(known.copy());
        self.jvm.vm.learned = learned.clone();
        let mut than = Some(found.clone());
        let mut searched = Ok((None, Certainty::None));
        for round in 0..MOST_ROUNDS {
            searched = self.cheapest(bug, than.take(), values.clone(), over);
            if !learned.is_broken() || !self.sole || searched.is_err() || over() || round + 1 == MOST_ROUNDS {
                break;
            }
            learned.begin_round();
        }
        self.jvm.vm.learned = known;
        let (best, certainty) = searched?;
        let is_simpler = |best: &Run| {
            let costs = |run: &Run| (run.cost.switches, run.cost.choices);
            costs(best) <= costs(&found)
        };
        // With more pauses a path has more choices; that there are no fewer switches holds all the same.
        let holds = best.as_ref().is_some_and(|best| best.cost.switches >= found.cost.switches || is_simpler(best));
        let certainty = if holds { certainty } else { Certainty::None };
        let Some(best) = best.filter(is_simpler) else { return Ok((found, certainty)) };
        let leads_there = |run: &Run| run.bug.as_ref() == Some(bug) && run.path == best.path;
        let again = match self.sole {
            true => self.exact_with(learned, &best.path, leads_there),
            false => self.exact(&best.path).map(|run| run.filter(leads_there)),
        };
        match again {
            // What was found before is not lost with the time.
            Err(Stop::Halted(_)) => Ok((found, Certainty::None)),
            again => Ok(again?.map_or((found, Certainty::None), |best| (best, certainty))),
        }
    }

    /// Runs a path that was found when this was known, and goes on with that if the path fits.
    fn exact_with(
        &mut self,
        learned: Arc<Learned>,
        path: &Path,
        fits: impl Fn(&Run) -> bool,
    ) -> Result<Option<Run>, Stop> {
        let known = std::mem::replace(&mut self.jvm.vm.learned, learned);
        let run = self.exact(path).map(|run| run.filter(fits));
        if !matches!(run, Ok(Some(_))) {
            self.jvm.vm.learned = known;
        }
        run
    }
}

pub(super) fn same(found: Option<&Violation>, wanted: &Violation) -> bool {
    found.is_some_and(|found| found.kind == wanted.kind && found.message == wanted.message)
}

impl Run {
    pub(super) fn note(&mut self, vm: &Vm, point: &ChoicePoint, index: u32) -> Option<u32> {
        let thread = point.thread(index);
        self.path.0.push(index);
        match point.is_data() {
            false => {
                self.threads.push(thread);
                self.names.push(vm.thread_name(thread).into());
            }
            true => self.data.entry(thread).or_default().push(index),
        }
        Some(index)
    }

    /// What it costs with so many context switches.
    pub(super) fn cost_with(&self, switches: usize) -> Cost {
        let values = self.data.values().flatten().map(|&value| u64::from(value)).sum();
        let (names, path) = (self.names.clone(), self.path.clone());
        Cost { switches, choices: path.0.len(), values, names, path }
    }
}

struct Exact<'p> {
    indices: std::slice::Iter<'p, u32>,
    run: Run,
}

impl Way<Jvm> for Exact<'_> {
    fn next(&mut self, jvm: &mut Jvm, point: &ChoicePoint) -> Result<Option<u32>, Stop> {
        let index = self.indices.next().copied().filter(|&i| i < point.count());
        Ok(index.and_then(|index| self.run.note(&jvm.vm, point, index)))
    }

    fn passes(&mut self, _violation: &Violation) -> bool {
        self.indices.len() > 0
    }
}

pub(super) struct Schedule {
    pub(super) queue: VecDeque<ThreadId>,
    pub(super) data: Values,
    pub(super) longest: usize,
    /// A thread that goes on only when no other can, once the schedule is over.
    pub(super) held: Option<ThreadId>,
    pub(super) run: Run,
}

impl Way<Jvm> for Schedule {
    fn next(&mut self, jvm: &mut Jvm, point: &ChoicePoint) -> Result<Option<u32>, Stop> {
        if self.run.path.0.len() > self.longest {
            return Ok(None);
        }
        let index = match &point.kind {
            PointKind::Thread { enabled, from, .. } => next_thread(&mut self.queue, enabled, *from, self.held),
            PointKind::Data { thread, request } => {
                let given = self.data.get_mut(thread).filter(|d| !d.is_empty()).map(|d| d.remove(0));
                given.unwrap_or(0).min(request.count - 1)
            }
        };
        Ok(self.run.note(&jvm.vm, point, index))
    }
}

fn next_thread(queue: &mut VecDeque<ThreadId>, enabled: &[ThreadId], from: ThreadId, held: Option<ThreadId>) -> u32 {
    while let Some(wanted) = queue.pop_front() {
        if let Some(at) = enabled.iter().position(|&t| t == wanted) {
            return at as u32;
        }
    }
    let going_on = enabled.iter().position(|&t| t == from && held != Some(t));
    going_on.or_else(|| enabled.iter().position(|&t| held != Some(t))).unwrap_or(0) as u32
}

/// Schedules that might do with less: blocks left out, blocks of one thread brought together.
fn candidates(threads: &[ThreadId]) -> Vec<Vec<ThreadId>> {
    let blocks = blocks(threads);
    let mut found = Vec::new();
    for i in 0..blocks.len() {
        let mut without = blocks.clone();
        without.remove(i);
        found.push(flat(&without));
        let later = (i + 2..blocks.len()).find(|&j| blocks[j].0 == blocks[i].0);
        if let Some(j) = later {
            let mut together = blocks.clone();
            let block = together.remove(j);
            together.insert(i + 1, block);
            found.push(flat(&together));
            let mut delayed = blocks.clone();
            let block = delayed.remove(i);
            delayed.insert(j - 1, block);
            found.push(flat(&delayed));
        }
    }
    found
}

/// The same data choices with one of them smaller.
fn smaller(data: &Values) -> impl Iterator<Item = Values> {
    let choices = data.iter().flat_map(|(thread, values)| (0..values.len()).map(move |i| (*thread, i)));
    choices.flat_map(move |(thread, i)| {
        less_than(data[&thread][i]).map(move |less| {
            let mut with = data.clone();
            with.entry(thread).and_modify(|values| values[i] = less);
            with
        })
    })
}

/// Values below this one: all if they are few; of many the very smallest, then ones that get ever closer to it, so that repeated
/// it comes to where the violation begins, then the other small ones.
fn less_than(value: u32) -> impl Iterator<Item = u32> {
    let (few, smallest) = (value.min(FEW_VALUES), value.min(SMALLEST_VALUES));
    let is_large = value > smallest;
    let gaps = std::iter::successors(Some(value / 2), |gap| Some(gap / 2)).take_while(move |&gap| is_large && gap > 0);
    (0..few).chain(gaps.map(move |gap| value - gap)).chain(few..smallest)
}

/// So many values of each choice are tried first.
const FEW_VALUES: u32 = 64;

/// So many values are all tried.
const SMALLEST_VALUES: u32 = 1000;

/// Runs of the same thread, with their lengths.
fn blocks(threads: &[ThreadId]) -> Vec<(ThreadId, usize)> {
    let mut blocks: Vec<(ThreadId, usize)> = Vec::new();
    for &thread in threads {
        match blocks.last_mut() {
            Some((last, n)) if *last == thread => *n += 1,
            _ => blocks.push((thread, 1)),
        }
    }
    blocks
}

fn flat(blocks: &[(ThreadId, usize)]) -> Vec<ThreadId> {
    blocks.iter().flat_map(|&(thread, n)| std::iter::repeat_n(thread, n)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn schedule(text: &str) -> Vec<ThreadId> {
        text.bytes().map(|b| ThreadId(u32::from(b - b'a'))).collect()
    }

    #[test]
    fn blocks_are_left_out_and_brought_together() {
        let found = candidates(&schedule("aabab"));
        assert!(found.contains(&schedule("bab")), "the first block left out");
        assert!(found.contains(&schedule("aaabb")), "both blocks of a together");
        assert_eq!(flat(&blocks(&schedule("aabab"))), schedule("aabab"));
    }

    #[test]
    fn values_are_made_smaller_one_at_a_time() {
        let data = |values: &[u32]| Values::from([(ThreadId(0), values.to_vec())]);
        let found: Vec<Values> = smaller(&data(&[2, 0, 1])).collect();
        assert_eq!(found, [data(&[0, 0, 1]), data(&[1, 0, 1]), data(&[2, 0, 0])]);
        assert_eq!(smaller(&data(&[0, 0])).count(), 0);
        assert_eq!(less_than(100).collect::<Vec<_>>(), (0..100).collect::<Vec<_>>());
        assert_eq!(less_than(1500).skip(64).take(3).collect::<Vec<_>>(), [750, 1125, 1313]);
        assert!(less_than(1500).any(|value| value == 1499) && less_than(1500).any(|value| value == 999));
        assert!(less_than(u32::MAX).count() < 2000, "billions are not all tried");
    }

    #[test]
    fn a_thread_that_cannot_run_is_skipped() {
        let mut queue: VecDeque<ThreadId> = schedule("ba").into();
        assert_eq!(next_thread(&mut queue, &schedule("ac"), ThreadId(2), None), 0);
        assert_eq!(next_thread(&mut queue, &schedule("ac"), ThreadId(2), None), 1, "the running thread goes on");
        assert_eq!(next_thread(&mut queue, &schedule("ac"), ThreadId(2), Some(ThreadId(2))), 0, "it is held");
        assert_eq!(next_thread(&mut queue, &schedule("c"), ThreadId(2), Some(ThreadId(2))), 0, "nobody else can run");
    }
}
