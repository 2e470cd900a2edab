//! The same violation on a path with fewer context switches and fewer steps.
//!
//! Two ways, both by running the program again from the initial state: a breadth-first search
//! bounded by the length of the path at hand, and a greedy pass over schedules that moves a
//! thread's next block of steps forward or leaves a block out. What is reported is always a path
//! that was run, so shortening cannot make a finding false. It need not find the shortest one, and says if it has.

use std::collections::{BTreeMap, VecDeque};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use rjpf_state::ThreadId;
use rjpf_vm::transition::{ChoicePoint, Outcome, PointKind, Violation};
use rjpf_vm::{Learned, Stop};

use super::retrace::Retracer;
use crate::follow::{Followed, Way};
use crate::jvm::Jvm;
use crate::limits::Limits;
use crate::path::Path;
use crate::properties::Severity;
use crate::search::{Config, Explorer};
use crate::strategy::Strategy;

/// A path and what it costs to read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shortened {
    pub path: Path,
    /// Context switches.
    pub switches: usize,
    /// All shorter paths were looked at, and none leads there.
    pub is_shortest: bool,
}

/// Indices of data choices by thread.
type Values = BTreeMap<ThreadId, Vec<u32>>;

/// One execution of a schedule.
#[derive(Default)]
struct Run {
    path: Path,
    /// Threads in the order in which they ran, one entry per thread choice.
    threads: Vec<ThreadId>,
    data: Values,
    violation: Option<Violation>,
}

impl Run {
    /// Context switches count most, then choices, then the values that were chosen, then which threads.
    fn cost(&self) -> (usize, usize, u64, &[u32]) {
        let values = self.data.values().flatten().map(|&value| u64::from(value)).sum();
        (switches(&self.threads), self.path.0.len(), values, &self.path.0)
    }
}

/// Changes of the running thread along a schedule.
pub fn switches(threads: &[ThreadId]) -> usize {
    threads.windows(2).filter(|w| w[0] != w[1]).count()
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
        let until = Instant::now() + budget;
        let over = || Instant::now() >= until || interrupted.load(std::sync::atomic::Ordering::Relaxed);
        let Some(mut best) = self.exact(path)?.filter(|run| same(run.violation.as_ref(), violation)) else {
            // The path does not replay on its own (it depended on what other paths left behind).
            return Ok(Shortened { path: path.clone(), switches: 0, is_shortest: false });
        };
        let (found, shortest) = self.breadth_first(&best, violation, budget / 2, interrupted)?;
        if let Some(found) = found {
            best = found;
        }
        'again: while !over() {
            let schedules = candidates(&best.threads).into_iter().map(|threads| (threads, best.data.clone()));
            let values = smaller(&best.data).into_iter().map(|data| (best.threads.clone(), data));
            for (threads, data) in schedules.chain(values) {
                if over() {
                    break 'again;
                }
                let run = self.scheduled(&threads, data, best.path.0.len())?;
                if same(run.violation.as_ref(), violation) && run.cost() < best.cost() {
                    best = run;
                    continue 'again;
                }
            }
            break;
        }
        let is_shortest = shortest == Some(best.path.0.len());
        Ok(Shortened { switches: switches(&best.threads), path: best.path, is_shortest })
    }

    /// Runs a path as it is; `None` if it leads through other violations, which are left as they are.
    fn exact(&mut self, path: &Path) -> Result<Option<Run>, Stop> {
        let mut way = Exact { indices: path.0.iter(), run: Run::default() };
        let listeners = self.checks();
        let followed = self.follow(&listeners, &mut way)?;
        let passed = followed.found.iter().filter(|found| found.severity == Severity::Violation).count() > 1;
        Ok((!passed).then(|| way.run.ended(followed)))
    }

    /// Runs a schedule as far as it can be followed: a thread that cannot run now is skipped; when the
    /// schedule is over, the running thread goes on.
    fn scheduled(&mut self, schedule: &[ThreadId], data: Values, longest: usize) -> Result<Run, Stop> {
        let queue = schedule.iter().copied().collect();
        let mut way = Schedule { queue, data, longest, run: Run::default() };
        let listeners = self.checks();
        let followed = self.follow(&listeners, &mut way)?;
        Ok(way.run.ended(followed))
    }

    /// A better path, if the time was enough to find one, and the fewest choices that there can be, if it was
    /// enough to tell.
    fn breadth_first(
        &mut self,
        best: &Run,
        violation: &Violation,
        time: Duration,
        interrupted: &AtomicBool,
    ) -> Result<(Option<Run>, Option<usize>), Stop> {
        let length = best.path.0.len();
        let Some(depth) = length.checked_sub(1).filter(|&d| d > 0) else { return Ok((None, Some(length))) };
        self.rewind();
        let limits = Limits { depth: Some(depth as u32 + 1), time: Some(time), ..Limits::default() };
        let properties = self.properties.clone();
        let config = Config { strategy: Strategy::BreadthFirst, limits, properties, ..Config::default() };
        let listeners = self.listeners();
        // A path means something only together with what was known when it was found, and this search may learn more.
        let known = self.jvm.vm.learned.clone();
        self.jvm.vm.learned = Arc::new(known.copy());
        let explorer = Explorer::new(self.jvm, config).interrupted_by(interrupted);
        let searched = explorer.told_to(&listeners).run();
        let learned = std::mem::replace(&mut self.jvm.vm.learned, known);
        let verdict = searched?;
        let Some(finding) = verdict.findings.into_iter().find(|f| same(Some(&f.violation), violation)) else {
            return Ok((None, None));
        };
        let leads_there = |run: &Run| same(run.violation.as_ref(), violation) && run.cost() < best.cost();
        if verdict.statistics.restarts == 0 {
            // It goes level by level and stops at the first violation.
            let run = self.exact(&finding.path)?.filter(leads_there);
            return Ok((run, Some(finding.path.0.len())));
        }
        // Lengths of different rounds cannot be compared, and paths of other findings belong to what was known.
        let run = match self.sole {
            true => self.exact_with(learned, &finding.path, leads_there)?,
            false => None,
        };
        Ok((run, None))
    }

    /// Runs a path that was found when this was known, and goes on with that if the path fits.
    fn exact_with(
        &mut self,
        learned: Arc<Learned>,
        path: &Path,
        fits: impl Fn(&Run) -> bool,
    ) -> Result<Option<Run>, Stop> {
        let known = std::mem::replace(&mut self.jvm.vm.learned, learned);
        let run = self.exact(path)?.filter(fits);
        if run.is_none() {
            self.jvm.vm.learned = known;
        }
        Ok(run)
    }
}

fn same(found: Option<&Violation>, wanted: &Violation) -> bool {
    found.is_some_and(|found| found.kind == wanted.kind && found.message == wanted.message)
}

impl Run {
    fn note(&mut self, point: &ChoicePoint, index: u32) -> Option<u32> {
        let thread = point.thread(index);
        match point.is_data() {
            false => self.threads.push(thread),
            true => self.data.entry(thread).or_default().push(index),
        }
        Some(index)
    }

    fn ended(mut self, followed: Followed) -> Run {
        self.path = followed.path;
        if let Outcome::Violation(violation) = followed.end {
            self.violation = Some(violation);
        }
        self
    }
}

struct Exact<'p> {
    indices: std::slice::Iter<'p, u32>,
    run: Run,
}

impl Way<Jvm> for Exact<'_> {
    fn next(&mut self, _jvm: &mut Jvm, point: &ChoicePoint) -> Result<Option<u32>, Stop> {
        let index = self.indices.next().copied().filter(|&i| i < point.count());
        Ok(index.and_then(|index| self.run.note(point, index)))
    }

    fn passes(&mut self) -> bool {
        self.indices.len() > 0
    }
}

struct Schedule {
    queue: VecDeque<ThreadId>,
    data: Values,
    longest: usize,
    run: Run,
}

impl Way<Jvm> for Schedule {
    fn next(&mut self, _jvm: &mut Jvm, point: &ChoicePoint) -> Result<Option<u32>, Stop> {
        let taken = self.run.threads.len() + self.run.data.values().map(Vec::len).sum::<usize>();
        if taken > self.longest {
            return Ok(None);
        }
        let index = match &point.kind {
            PointKind::Thread { enabled, from, .. } => next_thread(&mut self.queue, enabled, *from),
            PointKind::Data { thread, request } => {
                let given = self.data.get_mut(thread).filter(|d| !d.is_empty()).map(|d| d.remove(0));
                given.unwrap_or(0).min(request.count - 1)
            }
        };
        Ok(self.run.note(point, index))
    }
}

fn next_thread(queue: &mut VecDeque<ThreadId>, enabled: &[ThreadId], from: ThreadId) -> u32 {
    while let Some(wanted) = queue.pop_front() {
        if let Some(at) = enabled.iter().position(|&t| t == wanted) {
            return at as u32;
        }
    }
    enabled.iter().position(|&t| t == from).unwrap_or(0) as u32
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
fn smaller(data: &Values) -> Vec<Values> {
    let mut found = Vec::new();
    for (thread, values) in data {
        for (i, &value) in values.iter().enumerate() {
            for less in 0..value {
                let mut with = data.clone();
                with.entry(*thread).and_modify(|values| values[i] = less);
                found.push(with);
            }
        }
    }
    found
}

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
        assert_eq!(switches(&schedule("aabab")), 3);
        assert_eq!(flat(&blocks(&schedule("aabab"))), schedule("aabab"));
    }

    #[test]
    fn values_are_made_smaller_one_at_a_time() {
        let data = |values: &[u32]| Values::from([(ThreadId(0), values.to_vec())]);
        assert_eq!(smaller(&data(&[2, 0, 1])), [data(&[0, 0, 1]), data(&[1, 0, 1]), data(&[2, 0, 0])]);
        assert!(smaller(&data(&[0, 0])).is_empty());
    }

    #[test]
    fn a_thread_that_cannot_run_is_skipped() {
        let mut queue: VecDeque<ThreadId> = schedule("ba").into();
        assert_eq!(next_thread(&mut queue, &schedule("ac"), ThreadId(2)), 0);
        assert_eq!(next_thread(&mut queue, &schedule("ac"), ThreadId(2)), 1, "the running thread goes on");
    }
}
