//! The exit status: whether a test run passes must not depend on the schedule.
//!
//! Two paths on which the same data is chosen, and which end with different statuses, are a
//! violation; the counterexample is the path to the rarer of the two, or to the one that is not zero.
//! A status that is the same on every path and not zero is worth a note. Paths that end by an
//! uncaught exception are left out: that is a finding of its own.

use super::{Check, Conclusion, PropertyDef, Severity, violated};
use crate::path::Path;
use crate::search::Explored;
use crate::verdict::Finding;

pub(super) const PROPERTY: PropertyDef = PropertyDef {
    name: "exit_status",
    aliases: &[],
    doc: "an exit status that depends on the schedule (property.exit_status)",
    severity: Severity::Violation,
    check: Check::Search(look),
};

const DEPENDS: &str = "the exit status depends on the schedule: ";
const OR: &str = " or ";

/// A status, the number of paths with it, and the first of them.
type Status = (i32, u64, Path);

fn look(explored: &Explored<'_>) -> Vec<Conclusion> {
    let statuses = explored.exits.statuses();
    let found = differing(explored, &statuses).or_else(|| replayed(explored, &statuses));
    found.or_else(|| same(explored, &statuses)).into_iter().collect()
}

fn differing(explored: &Explored<'_>, statuses: &[Status]) -> Option<Conclusion> {
    let count = |status: i32| statuses.iter().find(|s| s.0 == status).map_or(0, |s| s.1);
    let mut pair = explored.exits.differing().next()?;
    pair.sort_by_key(|(status, _)| (*status == 0, count(*status)));
    let [(status, path), _] = pair;
    let all: Vec<String> = statuses.iter().map(|s| s.0.to_string()).collect();
    let details = format!("the path ends with the exit status {status}\n");
    Some(conclusion(format!("{DEPENDS}{}", all.join(OR)), details, path, Severity::Violation))
}

/// A replayed path has one status only: is it one of those that were found?
fn replayed(explored: &Explored<'_>, statuses: &[Status]) -> Option<Conclusion> {
    let (status, _, path) = statuses.first()?;
    let found = explored.expected?.strip_prefix(DEPENDS)?;
    found.split(OR).find(|text| *text == status.to_string())?;
    let details = format!("the path ends with the exit status {status}\n");
    Some(conclusion(explored.expected?.to_string(), details, path.clone(), Severity::Violation))
}

fn same(explored: &Explored<'_>, statuses: &[Status]) -> Option<Conclusion> {
    let [(status, _, path)] = statuses else { return None };
    let who = match (explored.complete, explored.is_path()) {
        (true, _) => "every path ends",
        (_, true) => "this path ends",
        _ => return None,
    };
    let message = format!("{who} with the exit status {status}");
    (*status != 0).then(|| conclusion(message, String::new(), path.clone(), Severity::Note))
}

fn conclusion(message: String, details: String, path: Path, at_most: Severity) -> Conclusion {
    let violation = violated("exit status", message, details, true);
    Conclusion { finding: Finding { violation, path, output: Vec::new() }, at_most }
}
