//! Is a pattern that a trace shows the cause of its violation? That is tried: the same steps once more, in an order in which
//! the pattern does not occur. If the program fails in the same way at the same place all the same, it fails for
//! another reason, and nothing is said about the pattern.
//!
//! Not its job: proof. Other things may change with the order too; they change as little as can be.

use std::collections::{BTreeMap, VecDeque};
use std::sync::Arc;

use rjpf_state::ThreadId;
use rjpf_vm::transition::{Outcome, Violation, ViolationKind};

use super::explain::{Apart, Otherwise, Told, explanations};
use super::retrace::Retracer;
use super::shorten::{Run, Schedule, Values};
use super::trace::{Trace, What};

/// Patterns that are tried, at most.
const MOST_TRIED: usize = 12;
/// An experiment is made so often again with the pauses that it showed to be missing.
const MORE_ROUNDS: usize = 4;
/// Choices that an experiment may take beyond twice those of the path.
const MORE_CHOICES: usize = 200;

/// What came of an experiment.
#[derive(Debug)]
enum Without {
    /// It fails all the same.
    Fails,
    /// It does not.
    Passes,
    /// The order cannot be changed like this, or it did not come to an end.
    Unknown,
}

impl Retracer<'_> {
    /// What went wrong, in one sentence, if that is one of the usual mistakes and the program does not fail without it.
    pub(super) fn explained(&mut self, trace: &Trace) -> Option<Told> {
        let known = self.jvm.vm.learned.clone();
        let mut told = explanations(trace).into_iter().take(MOST_TRIED);
        let cause = told.find(|told| {
            let came_to = match told.apart {
                None => Without::Passes,
                Some(Otherwise::Apart(apart)) => self.without(trace, order(trace, apart), values(trace, None)),
                Some(Otherwise::Chosen { step }) => self.chosen_otherwise(trace, step),
            };
            tracing::debug!(sentence = told.text, ?came_to, "tried what could have gone wrong");
            match came_to {
                Without::Passes => true,
                Without::Fails => false,
                Without::Unknown => told.is_linked,
            }
        });
        self.jvm.vm.learned = known;
        cause
    }

    /// All other alternatives of a data choice: does it fail with each of them?
    fn chosen_otherwise(&mut self, trace: &Trace, step: usize) -> Without {
        let What::Choose { index, count, .. } = trace.steps[step].what else { return Without::Unknown };
        let before = (0..step).filter(|&i| is_choice(trace, i));
        let queue: VecDeque<ThreadId> = before.map(|i| trace.columns[trace.steps[i].column].thread).collect();
        for other in (0..count).filter(|&other| other != index) {
            let data = values(trace, Some((step, other)));
            let order = Order { before: queue.len(), queue: queue.clone(), held: None };
            match self.without(trace, Some(order), data) {
                Without::Fails => {}
                other => return other,
            }
        }
        Without::Fails
    }

    fn without(&mut self, trace: &Trace, order: Option<Order>, data: Values) -> Without {
        let (Some(Order { queue, before, held }), Some(wanted)) = (order, &trace.violation) else {
            return Without::Unknown;
        };
        let longest = 2 * trace.steps.iter().filter(|step| step.chosen).count() + MORE_CHOICES;
        // What is learned on the way is no business of the path that is shown.
        let learned = Arc::new(self.jvm.vm.learned.copy());
        self.jvm.vm.learned = learned.clone();
        let mut came_to = self.scheduled_otherwise(&queue, &data, longest, held, wanted);
        // Who is held back may have done too much before its first pause. With all the pauses that have turned out to be needed the
        // choices are others, which does not matter if nobody else was chosen before.
        let alone = held.is_some_and(|held| queue.iter().take(before).all(|&thread| thread == held));
        for _ in 0..MORE_ROUNDS {
            if !alone || !matches!(came_to, Without::Fails) || !learned.is_broken() {
                break;
            }
            learned.begin_round();
            let before: VecDeque<ThreadId> = queue.iter().take(before).copied().collect();
            came_to = self.scheduled_otherwise(&before, &data, longest, held, wanted);
        }
        came_to
    }

    fn scheduled_otherwise(
        &mut self,
        queue: &VecDeque<ThreadId>,
        data: &Values,
        longest: usize,
        held: Option<ThreadId>,
        wanted: &Violation,
    ) -> Without {
        let mut way = Schedule { queue: queue.clone(), data: data.clone(), longest, held, run: Run::default() };
        let listeners = self.checks();
        match self.follow(&listeners, &mut way).map(|followed| followed.end) {
            Ok(Outcome::Violation(found)) if alike(&found, wanted) => Without::Fails,
            Ok(Outcome::Violation(_) | Outcome::End(_)) => Without::Passes,
            _ => Without::Unknown,
        }
    }
}

/// Threads in the order in which they go on.
struct Order {
    queue: VecDeque<ThreadId>,
    /// So many of them go on as they did.
    before: usize,
    /// Who is held back at the end.
    held: Option<ThreadId>,
}

/// Was it chosen that this thread goes on?
fn is_choice(trace: &Trace, i: usize) -> bool {
    trace.steps[i].chosen && !matches!(trace.steps[i].what, What::Choose { .. })
}

/// An order in which the steps of one thread wait for those of the others.
fn order(trace: &Trace, apart: Apart) -> Option<Order> {
    let Apart { column, from, until } = apart;
    let is_choice = |i: usize| is_choice(trace, i);
    // A step that was not chosen begins with the choice before it.
    let begin = (0..=from).rev().find(|&i| is_choice(i)).filter(|&i| trace.steps[i].column == column);
    let end = until.unwrap_or(trace.steps.len());
    // A call that a new thread came to before its first turn does nothing that others notice before that.
    let is_call = matches!(trace.steps[from].what, What::Call { .. });
    let later = || (from..end).filter(|_| is_call).find(|&i| is_choice(i) && trace.steps[i].column == column);
    // Nobody had a choice before: it may be held from the first one on.
    let is_first = until.is_none() && !(0..=from).any(is_choice);
    let begin = begin.or_else(later).or_else(|| is_first.then_some(0))?;
    let (mut before, mut others, mut own, mut after) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
    for i in (0..trace.steps.len()).filter(|&i| is_choice(i)) {
        let part = match () {
            () if i < begin => &mut before,
            () if i >= end => &mut after,
            () if trace.steps[i].column == column => &mut own,
            () => &mut others,
        };
        part.push(trace.columns[trace.steps[i].column].thread);
    }
    let held = until.is_none().then_some(trace.columns[column].thread);
    if others.is_empty() && held.is_none() {
        return None;
    }
    if held.is_some() {
        own.clear();
    }
    let alike = before.len();
    Some(Order { queue: before.into_iter().chain(others).chain(own).chain(after).collect(), before: alike, held })
}

/// The data choices of a trace by thread, one of them changed.
fn values(trace: &Trace, changed: Option<(usize, u32)>) -> Values {
    let mut values: Values = BTreeMap::new();
    for (at, step) in trace.steps.iter().enumerate().filter(|(_, step)| step.chosen) {
        if let What::Choose { index, .. } = step.what {
            let index = changed.filter(|(step, _)| *step == at).map_or(index, |(_, other)| other);
            values.entry(trace.columns[step.column].thread).or_default().push(index);
        }
    }
    values
}

/// Two violations of one kind at one place; a deadlock is a deadlock wherever the threads stand.
fn alike(found: &Violation, wanted: &Violation) -> bool {
    let frames = |violation: &Violation| -> Vec<String> {
        let lines = violation.details.lines().map(str::trim).filter(|line| line.starts_with("at "));
        lines.map(String::from).collect()
    };
    found.kind == wanted.kind && (found.kind == ViolationKind::Deadlock || frames(found) == frames(wanted))
}

#[cfg(test)]
mod tests {
    use super::super::trace::{Column, Place, Step};
    use super::*;

    fn trace(text: &str) -> Trace {
        let step = |c: char| Step {
            column: (c.to_ascii_lowercase() as u8 - b'a') as usize,
            chosen: c.is_ascii_lowercase(),
            ..Step::forced(What::Go, Place::default())
        };
        let column = |n: u32| Column { thread: ThreadId(n), name: n.to_string() };
        Trace { columns: (0..3).map(column).collect(), steps: text.chars().map(step).collect(), ..Trace::default() }
    }

    fn ordered(text: &str, column: usize, from: usize, until: Option<usize>) -> Option<String> {
        let threads = order(&trace(text), Apart { column, from, until })?.queue;
        Some(threads.iter().map(|t| (b'a' + t.0 as u8) as char).collect())
    }

    #[test]
    fn the_steps_of_one_thread_wait_for_those_of_others() {
        assert_eq!(ordered("cabbac", 0, 1, Some(4)).as_deref(), Some("cbbaac"));
        assert_eq!(ordered("cabbac", 0, 1, None).as_deref(), Some("cbbc"), "it is held as long as others can run");
        assert_eq!(ordered("caAbbac", 0, 2, Some(5)).as_deref(), Some("cbbaac"), "a forced step goes with its choice");
        assert_eq!(ordered("bAba", 0, 1, Some(3)), None, "nobody could have run instead");
        assert_eq!(ordered("aab", 0, 0, Some(1)), None, "nobody ran in between");
        assert_eq!(ordered("AAbab", 0, 1, None).as_deref(), Some("bb"), "it is held from the first choice on");
        assert_eq!(ordered("AAbab", 0, 1, Some(3)), None);
        let mut ahead = trace("bAbaab");
        assert!(order(&ahead, Apart { column: 0, from: 1, until: None }).is_none());
        ahead.steps[1].what = What::Call { method: "add()".into(), object: None, result: None };
        let Order { queue, held, .. } = order(&ahead, Apart { column: 0, from: 1, until: None }).unwrap();
        assert_eq!((queue.len(), held), (3, Some(ThreadId(0))), "its call begins with its first turn");
    }
}
