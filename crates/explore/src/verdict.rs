//! What a search found, what it covered, and what that rests on.

use std::collections::BTreeSet;
use std::time::Duration;

use rjpf_vm::transition::Violation;

use crate::coverage::ThreadCoverage;
use crate::limits::Limit;
use crate::path::Path;
use crate::storage::StorageUse;

/// A violation and the path to it.
#[derive(Clone, Debug)]
pub struct Finding {
    pub violation: Violation,
    pub path: Path,
    /// What the program had written along the path.
    pub output: Vec<u8>,
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
    pub elapsed: Duration,
}

/// The result of a search.
#[derive(Clone, Debug, Default)]
pub struct Verdict {
    pub findings: Vec<Finding>,
    /// Bounds that were hit: with any of them, "no error" holds only within them.
    pub limits: Vec<Limit>,
    pub statistics: Statistics,
    /// Everything the program wrote on paths that ended normally, if asked for.
    pub outputs: BTreeSet<Vec<u8>>,
    /// What remembering states took; `None` if states were not matched.
    pub storage: Option<StorageUse>,
    /// Exit codes of paths that ended normally.
    pub exit_codes: BTreeSet<i32>,
    /// What a guided search covered of the program's own code, by thread.
    pub coverage: Vec<ThreadCoverage>,
}

impl Verdict {
    /// Every path was covered and none violates anything.
    pub fn is_proof(&self) -> bool {
        self.findings.is_empty() && self.limits.is_empty()
    }

    pub(crate) fn note(&mut self, limit: Limit) {
        if !self.limits.contains(&limit) {
            self.limits.push(limit);
        }
    }

    /// Is a violation of this kind and message known already?
    pub(crate) fn knows(&self, violation: &Violation) -> bool {
        self.findings.iter().any(|f| f.violation.kind == violation.kind && f.violation.message == violation.message)
    }
}
