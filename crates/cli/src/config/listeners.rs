//! JPF's listeners by class name and what became of each.

use rjpf_explore::listeners as registry;
use rjpf_explore::properties::{PROPERTIES, Severity};

use super::options::Options;
use crate::ToolError;

pub(crate) enum Fate {
    /// Turns an option on; the text names it.
    Sets(&'static str, fn(&mut Options)),
    /// Something built in does this; the text says what.
    BuiltIn(&'static str),
    /// Not there, and the verdict does not depend on it: a warning.
    Missing(&'static str),
    /// Not there, and it would check something: an error.
    Refused(&'static str),
}

pub(crate) struct JpfListener {
    /// The class name without its package `gov.nasa.jpf.listener`.
    pub(crate) name: &'static str,
    pub(crate) fate: Fate,
}

fn livelocks_are_violations(options: &mut Options) {
    options.search.properties.set("livelock", Severity::Violation);
}

/// Loops come to a choice after so many rounds, so that states are matched.
fn break_idle_loops(options: &mut Options) {
    let rounds = options.idle_rounds;
    options.max_transition_length = Some(options.max_transition_length.map_or(rounds, |length| length.min(rounds)));
}

const PRINTS: &str = "it only prints; the report of a counterexample and --dot show what happened";

const fn built_in(name: &'static str, what: &'static str) -> JpfListener {
    JpfListener { name, fate: Fate::BuiltIn(what) }
}
const fn missing(name: &'static str, why: &'static str) -> JpfListener {
    JpfListener { name, fate: Fate::Missing(why) }
}
const fn refused(name: &'static str, why: &'static str) -> JpfListener {
    JpfListener { name, fate: Fate::Refused(why) }
}

/// In alphabetic order.
#[rustfmt::skip]
pub(crate) const LISTENERS: &[JpfListener] = &[
    built_in("AssertionProperty", "failed assertions are always findings"),
    missing("CGMonitor", PRINTS),
    refused("CGRemover", "choices cannot be taken away"),
    missing("CallMonitor", PRINTS),
    built_in("ChoiceSelector", "'rjpf replay FILE' follows a trace, search = random samples"),
    built_in("ChoiceTracker", "trace files hold all choices"),
    JpfListener { name: "EndlessLoopDetector", fate: Fate::Sets("property.livelock", livelocks_are_violations) },
    built_in("ErrorTraceGenerator", "the report of a counterexample"),
    refused("HeapTracker", "heap bounds are set by vm.max_heap only"),
    JpfListener { name: "IdleFilter", fate: Fate::Sets("vm.max_transition_length, by idle.max_backjumps", break_idle_loops) },
    missing("InsnCounter", PRINTS),
    missing("LockedStackDepth", PRINTS),
    missing("LogConsole", PRINTS),
    missing("MethodAnalyzer", PRINTS),
    missing("MethodTracker", PRINTS),
    refused("NoStateCycles", "only cycles that are livelocks are findings (property.livelock)"),
    refused("NonSharedChecker", "@NonShared is not checked"),
    missing("NullTracker", PRINTS),
    missing("OverlappingMethodAnalyzer", PRINTS),
    refused("PathOutputMonitor", "outputs are collected by search.outputs and not compared"),
    missing("ReferenceLocator", PRINTS),
    built_in("SearchStats", "statistics at the end of the report"),
    missing("SimpleIdleFilter", "busy loops end by state matching"),
    missing("StackTracker", PRINTS),
    built_in("StateCountEstimator", "report.progress"),
    missing("StateSpaceAnalyzer", PRINTS),
    missing("StateTracker", PRINTS),
    built_in("TraceStorer", "a trace file is written at every violation"),
    missing("VarRecorder", PRINTS),
    missing("VarTracker", PRINTS),
];

/// Sorts out the listeners that were asked for: those that are there stay, as do names that may be
/// of a user's own; what became of JPF's others is said.
pub(crate) fn resolve(options: &mut Options, warnings: &mut Vec<String>) -> Result<(), ToolError> {
    for asked in std::mem::take(&mut options.listeners) {
        let name = asked.rsplit('.').next().unwrap_or(&asked).to_string();
        let there = registry::LISTENERS.iter().any(|def| def.is_called(&asked))
            || PROPERTIES.iter().any(|def| def.is_called(&asked));
        let Some(row) = LISTENERS.iter().find(|row| row.name == name && !there) else {
            options.listeners.push(asked);
            continue;
        };
        match row.fate {
            Fate::Sets(_, set) => set(options),
            Fate::BuiltIn(what) => warnings.push(format!("listener {name} is not needed: built in ({what})")),
            Fate::Missing(why) => warnings.push(format!("listener {name} has no effect: {why}")),
            Fate::Refused(why) => {
                return Err(ToolError::usage(format!(
                    "listener {name} is not there: {why}; remove it to go on without it"
                )));
            }
        }
    }
    Ok(())
}

/// The table of docs/JPF-MIGRATION.md.
#[cfg(test)]
pub(crate) fn migration_table() -> String {
    let mut rows = Vec::new();
    for def in registry::LISTENERS {
        let of_def =
            |alias: &&str| (alias.to_string(), format!("| `{alias}` | `listener={}` | {} |\n", def.name, def.doc));
        rows.extend(def.aliases.iter().map(of_def));
    }
    for def in PROPERTIES {
        let of_def =
            |alias: &&str| (alias.to_string(), format!("| `{alias}` | `property.{}` | {} |\n", def.name, def.doc));
        rows.extend(def.aliases.iter().map(of_def));
    }
    for row in LISTENERS {
        let (what, why) = match row.fate {
            Fate::Sets(option, _) => ("an option", option),
            Fate::BuiltIn(what) => ("built in", what),
            Fate::Missing(why) => ("not there (warning)", why),
            Fate::Refused(why) => ("not there (error)", why),
        };
        rows.push((row.name.to_string(), format!("| `{}` | {what} | {why} |\n", row.name)));
    }
    rows.sort();
    let rows: String = rows.into_iter().map(|(_, row)| row).collect();
    format!("| JPF listener | here | remark |\n|---|---|---|\n{rows}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_sorted_and_unique() {
        assert!(LISTENERS.windows(2).all(|w| w[0].name < w[1].name));
    }

    #[test]
    fn a_class_is_either_there_or_has_a_fate() {
        for row in LISTENERS {
            assert!(!registry::LISTENERS.iter().any(|def| def.is_called(row.name)), "{}", row.name);
        }
    }

    #[test]
    fn a_listener_that_checks_something_is_not_ignored_in_silence() {
        let mut warnings = Vec::new();
        let asked = |name: &str| Options { listeners: vec![name.into()], ..Options::default() };
        let mut race = asked("gov.nasa.jpf.listener.PreciseRaceDetector");
        resolve(&mut race, &mut warnings).unwrap();
        assert!(race.listeners.len() == 1 && warnings.is_empty());
        let mut printing = asked("gov.nasa.jpf.listener.StackTracker");
        resolve(&mut printing, &mut warnings).unwrap();
        assert!(printing.listeners.is_empty() && warnings.len() == 1);
        let error = resolve(&mut asked(".listener.NonSharedChecker"), &mut warnings).unwrap_err();
        assert!(error.message.contains("NonSharedChecker"), "{}", error.message);
    }
}
