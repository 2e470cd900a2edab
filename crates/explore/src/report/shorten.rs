//! The same violation on a path with fewer context switches and fewer steps.
//!
//! Two ways, both by running the program again from the initial state: a breadth-first search
//! bounded by the length of the path at hand, and a greedy pass over schedules that moves a
//! thread's next block of steps forward or leaves a block out. What is reported is always a path
//! that was run, so shortening cannot make a finding false. It need not find the shortest one.

use std::collections::{BTreeMap, VecDeque};
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use rjpf_state::ThreadId;
use rjpf_vm::Stop;
use rjpf_vm::transition::{PointKind, Violation};

use crate::jvm::{Jvm, Saved};
use crate::limits::Limits;
use crate::machine::{Machine, Outcome};
use crate::path::Path;
use crate::search::{Config, Explorer};
use crate::strategy::Strategy;

/// A path and what it costs to read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shortened {
    pub path: Path,
    /// Context switches.
    pub switches: usize,
}

/// One execution of a schedule.
struct Run {
    path: Path,
    /// Threads in the order in which they ran, one entry per thread choice.
    threads: Vec<ThreadId>,
    /// Indices of data choices by thread.
    data: BTreeMap<ThreadId, Vec<u32>>,
    violation: Option<Violation>,
}

impl Run {
    fn cost(&self) -> (usize, usize) {
        (switches(&self.threads), self.path.0.len())
    }
}

/// Changes of the running thread along a schedule.
pub fn switches(threads: &[ThreadId]) -> usize {
    threads.windows(2).filter(|w| w[0] != w[1]).count()
}

/// Tries to reach the same violation on a shorter path within the time given.
pub fn shorten(
    jvm: &mut Jvm,
    initial: &Saved,
    path: &Path,
    violation: &Violation,
    budget: Duration,
    interrupted: &AtomicBool,
) -> Result<Shortened, Stop> {
    let until = Instant::now() + budget;
    let over = || Instant::now() >= until || interrupted.load(std::sync::atomic::Ordering::Relaxed);
    let Some(mut best) = exact(jvm, initial, path)?.filter(|run| same(run.violation.as_ref(), violation)) else {
        // The path does not replay on its own (it depended on what other paths left behind).
        return Ok(Shortened { path: path.clone(), switches: 0 });
    };
    if let Some(found) = breadth_first(jvm, initial, &best, violation, budget / 2, interrupted)?
        && found.cost() < best.cost()
    {
        best = found;
    }
    'again: while !over() {
        for candidate in candidates(&best.threads) {
            if over() {
                break 'again;
            }
            let run = follow(jvm, initial, &candidate, &best)?;
            if same(run.violation.as_ref(), violation) && run.cost() < best.cost() {
                best = run;
                continue 'again;
            }
        }
        break;
    }
    Ok(Shortened { switches: switches(&best.threads), path: best.path })
}

fn same(found: Option<&Violation>, wanted: &Violation) -> bool {
    found.is_some_and(|found| found.kind == wanted.kind && found.message == wanted.message)
}

/// Runs a path as it is.
fn exact(jvm: &mut Jvm, initial: &Saved, path: &Path) -> Result<Option<Run>, Stop> {
    jvm.rewind(initial);
    let mut run = Run { path: Path::default(), threads: Vec::new(), data: BTreeMap::new(), violation: None };
    let mut outcome = jvm.start()?;
    let mut indices = path.0.iter();
    loop {
        match outcome {
            Outcome::Choice(point) => {
                let Some(&index) = indices.next().filter(|&&i| i < jvm.count(&point)) else { return Ok(Some(run)) };
                note(&mut run, &point.kind, index);
                outcome = jvm.take(&point, index)?;
            }
            Outcome::Violation(violation) => {
                if indices.len() == 0 || !violation.resumable {
                    run.violation = Some(violation);
                    return Ok(Some(run));
                }
                // Paths through other violations are left as they are.
                return Ok(None);
            }
            Outcome::End(_) | Outcome::Ignored => return Ok(Some(run)),
        }
    }
}

fn note(run: &mut Run, kind: &PointKind, index: u32) {
    run.path.0.push(index);
    match kind {
        PointKind::Thread { enabled, .. } => run.threads.push(enabled[index as usize]),
        PointKind::Data { thread, .. } => run.data.entry(*thread).or_default().push(index),
    }
}

fn breadth_first(
    jvm: &mut Jvm,
    initial: &Saved,
    best: &Run,
    violation: &Violation,
    time: Duration,
    interrupted: &AtomicBool,
) -> Result<Option<Run>, Stop> {
    let Some(depth) = best.path.0.len().checked_sub(1).filter(|&d| d > 0) else { return Ok(None) };
    jvm.rewind(initial);
    let limits = Limits { depth: Some(depth as u32 + 1), time: Some(time), ..Limits::default() };
    let config = Config { strategy: Strategy::BreadthFirst, limits, ..Config::default() };
    let verdict = Explorer::new(jvm, config).interrupted_by(interrupted).run()?;
    match verdict.findings.into_iter().find(|f| same(Some(&f.violation), violation)) {
        Some(finding) => exact(jvm, initial, &finding.path),
        None => Ok(None),
    }
}

/// Runs a schedule as far as it can be followed: a thread that cannot run now is skipped; when the
/// schedule is over, the running thread goes on.
fn follow(jvm: &mut Jvm, initial: &Saved, schedule: &[ThreadId], like: &Run) -> Result<Run, Stop> {
    jvm.rewind(initial);
    let mut run = Run { path: Path::default(), threads: Vec::new(), data: BTreeMap::new(), violation: None };
    let mut queue: VecDeque<ThreadId> = schedule.iter().copied().collect();
    let mut data = like.data.clone();
    let longest = like.path.0.len();
    let mut outcome = jvm.start()?;
    while run.path.0.len() <= longest {
        match outcome {
            Outcome::Choice(point) => {
                let index = match &point.kind {
                    PointKind::Thread { enabled, from, .. } => next_thread(&mut queue, enabled, *from),
                    PointKind::Data { thread, request } => {
                        let given = data.get_mut(thread).filter(|d| !d.is_empty()).map(|d| d.remove(0));
                        given.unwrap_or(0).min(request.count - 1)
                    }
                };
                note(&mut run, &point.kind, index);
                outcome = jvm.take(&point, index)?;
            }
            Outcome::Violation(violation) => {
                run.violation = Some(violation);
                break;
            }
            Outcome::End(_) | Outcome::Ignored => break,
        }
    }
    Ok(run)
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
    fn a_thread_that_cannot_run_is_skipped() {
        let mut queue: VecDeque<ThreadId> = schedule("ba").into();
        assert_eq!(next_thread(&mut queue, &schedule("ac"), ThreadId(2)), 0);
        assert_eq!(next_thread(&mut queue, &schedule("ac"), ThreadId(2)), 1, "the running thread goes on");
    }
}
