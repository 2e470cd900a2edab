//! What a search found, what it covered, and what that rests on.

use std::collections::BTreeSet;
use std::time::Duration;

use rjpf_vm::Breakdown;
use rjpf_vm::delta::DeltaStatistics;
use rjpf_vm::transition::{ChoicePoint, Violation};

use crate::coverage::ThreadCoverage;
use crate::limits::Limit;
use crate::path::Path;
use crate::properties::Severity;
use crate::search::Bound;
use crate::storage::StorageUse;
use crate::strategy::Strategy;

/// A violation and the path to it.
#[derive(Clone, Debug)]
pub struct Finding {
    pub violation: Violation,
    pub path: Path,
    /// What the program had written along the path.
    pub output: Vec<u8>,
}

/// Something worth saying that is no violation.
#[derive(Clone, Debug)]
pub struct Note {
    /// Name of the property that says so.
    pub property: &'static str,
    pub finding: Finding,
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Statistics {
    /// Distinct states at choices.
    pub states: u64,
    /// States reached again.
    pub matched: u64,
    pub transitions: u64,
    /// Paths that ended normally.
    pub ends: u64,
    pub ignored: u64,
    pub max_depth: u32,
    pub thread_choices: u64,
    pub data_choices: u64,
    pub peak_frontier: u64,
    /// Times the search started over, because an assumption of the reduction did not hold.
    pub restarts: u64,
    pub elapsed: Duration,
    /// Where the time of the processor went, if that is wanted.
    pub time: Breakdown,
}

impl Statistics {
    /// A state with a choice at this depth.
    pub(crate) fn count(&mut self, point: &ChoicePoint, depth: u32) {
        self.states += 1;
        self.max_depth = self.max_depth.max(depth);
        if point.is_data() {
            self.data_choices += 1;
        } else {
            self.thread_choices += 1;
        }
    }

    /// What a worker did in a round, added to what was done before.
    pub(crate) fn add(&mut self, more: &Statistics) {
        self.states += more.states;
        self.matched += more.matched;
        self.transitions += more.transitions;
        self.ends += more.ends;
        self.ignored += more.ignored;
        self.max_depth = self.max_depth.max(more.max_depth);
        self.thread_choices += more.thread_choices;
        self.data_choices += more.data_choices;
        self.peak_frontier = self.peak_frontier.max(more.peak_frontier);
        self.restarts += more.restarts;
        self.time.add(&more.time);
    }
}

/// How much of a search was run for many states at once.
#[derive(Clone, Debug, Default)]
pub struct DeltaUse {
    /// Steps of tables, and single steps that they stand for.
    pub steps: u64,
    pub rows: u64,
    /// Runs of ops for some rows between two splits or meetings.
    pub stretches: u64,
    /// Ops, and for how many rows in all.
    pub ops: u64,
    pub row_ops: u64,
    /// Results that were the same for all rows of an op, and computed once.
    pub constants: u64,
    /// Why single steps were run all the same, the most frequent first.
    pub fallbacks: Vec<(String, u64)>,
    /// Why states were searched by themselves, the most frequent reason first.
    pub by_itself: Vec<(String, u64)>,
    /// Why all of them were, if that was known before.
    pub refused: Option<&'static str>,
}

impl DeltaUse {
    /// No state of the search can be run together with others.
    pub(crate) fn refused(why: &'static str) -> DeltaUse {
        DeltaUse { refused: Some(why), ..DeltaUse::default() }
    }

    /// Why nothing was run for many states at once, if so.
    pub fn idle_because(&self) -> Option<&str> {
        let frequent = || self.by_itself.first().map(|(why, _)| why.as_str());
        self.refused.or_else(|| frequent().filter(|_| self.rows == 0))
    }

    pub(crate) fn of(statistics: &DeltaStatistics, mut by_itself: Vec<(String, u64)>) -> DeltaUse {
        let DeltaStatistics { steps, rows, stretches, ops, row_ops, constants, fallbacks, natives, .. } = statistics;
        let mut why: Vec<(String, u64)> = fallbacks.iter().map(|(why, n)| ((*why).to_string(), *n)).collect();
        why.extend(natives.iter().map(|((class, signature), n)| (format!("{class}.{signature}"), *n)));
        for reasons in [&mut why, &mut by_itself] {
            reasons.sort_unstable_by(|a, b| b.1.cmp(&a.1).then_with(|| a.0.cmp(&b.0)));
        }
        let counted = [steps, rows, stretches, ops, row_ops, constants];
        let [steps, rows, stretches, ops, row_ops, constants] = counted.map(|n| *n);
        DeltaUse { steps, rows, stretches, ops, row_ops, constants, fallbacks: why, by_itself, refused: None }
    }
}

/// Bytes that are kept of what is written before the first choice.
pub const MOST_BEGINNING: usize = 1 << 20;

/// The result of a search.
#[derive(Clone, Debug, Default)]
pub struct Verdict {
    /// Of a search by steps over many states.
    pub delta: Option<DeltaUse>,
    pub findings: Vec<Finding>,
    pub notes: Vec<Note>,
    /// Bounds that were hit: with any of them, "no error" holds only within them.
    pub limits: Vec<Limit>,
    pub statistics: Statistics,
    /// Everything the program wrote on paths that ended normally, if asked for.
    pub outputs: BTreeSet<Vec<u8>>,
    /// What the program wrote before the first choice among several, up to a megabyte: of a program with a single path, all of it.
    pub beginning: Vec<u8>,
    /// What remembering states took; `None` if states were not matched.
    pub storage: Option<StorageUse>,
    /// Exit codes of paths that ended normally.
    pub exit_codes: BTreeSet<i32>,
    /// What a bounded search has covered.
    pub bound: Option<Bound>,
    /// The search that found it, if it was not the one that was asked for.
    pub found_by: Option<Strategy>,
    /// What a guided search covered of the program's own code, by thread.
    pub coverage: Vec<ThreadCoverage>,
    /// A search that was stopped: what comes before this path in the order of choices was covered. Unknown if the
    /// search does not take paths in that order.
    pub reached: Option<Path>,
    /// What each worker did, the first one first.
    pub workers: Vec<Statistics>,
    /// Why one worker did what several were there for.
    pub alone: Option<String>,
    /// Sleep sets, if they were asked for: alternatives that were left out, or why there were none.
    pub sleep: Option<Result<u64, String>>,
}

impl Verdict {
    /// Every path was covered and none violates anything.
    pub fn is_proof(&self) -> bool {
        self.findings.is_empty() && self.limits.is_empty()
    }

    /// A bound was hit.
    pub(crate) fn limited(&mut self, limit: Limit) {
        if !self.limits.contains(&limit) {
            self.limits.push(limit);
        }
    }

    /// What a worker has done so far.
    pub(crate) fn work_of(&mut self, place: usize) -> &mut Statistics {
        if self.workers.len() <= place {
            self.workers.resize_with(place + 1, Statistics::default);
        }
        &mut self.workers[place]
    }

    /// What another worker has found and come to, one path later.
    pub(crate) fn take_in(&mut self, other: Verdict) {
        other.limits.into_iter().for_each(|limit| self.limited(limit));
        for Note { property, finding } in other.notes {
            self.found(property, Severity::Note, finding);
        }
        for finding in other.findings {
            self.found("", Severity::Violation, finding);
        }
    }

    /// Keeps what a property found, once.
    pub(crate) fn found(&mut self, property: &'static str, severity: Severity, finding: Finding) {
        let same = |f: &Finding| {
            f.violation.kind == finding.violation.kind && f.violation.message == finding.violation.message
        };
        match severity {
            Severity::Off => {}
            Severity::Note if self.notes.iter().any(|n| same(&n.finding)) => {}
            Severity::Note => self.notes.push(Note { property, finding }),
            Severity::Violation if self.findings.iter().any(same) => {}
            Severity::Violation => self.findings.push(finding),
        }
    }
}
