//! Settings that are understood but change nothing in this run: each is named, never silent.

use rjpf_explore::{Mode, STRATEGIES};

use super::options::{Options, ReportStyle};
use super::settings::Settings;
use super::table::{self, OptionDef, Searches};

/// What is going to be done with the options.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Purpose {
    Check,
    Run,
    Replay,
    Doctor,
}

/// Keys that `rjpf run` and `rjpf doctor` look at, beside those of the virtual machine.
#[rustfmt::skip]
const OF_A_RUN: &[&str] = &[
    "classpath", "explore.only", "fs.allow", "fs.write", "jdk", "report.log", "report.log_format", "report.settings", "sandbox", "sourcepath", "target",
    "target.args",
];
/// Keys that mean nothing when one path is followed.
const OF_A_SEARCH: &[&str] = &[
    "range.from",
    "range.to",
    "report.output",
    "report.progress",
    "search",
    "search.matching",
    "search.outputs",
    "search.pct_depth",
    "search.seed",
    "search.shorten",
    "search.state_limit",
    "search.time_limit",
    "search.walks",
    "trace.file",
    "trace.write",
];
/// Keys that only the report for people looks at.
const OF_PEOPLE: &[&str] = &["report.color", "report.quiet", "report.verbose", "report.width"];

/// A sentence for each setting on the command line that has no effect. What a `.jpf` file says is
/// meant for checking, so the same file may be run and replayed without complaints.
pub(crate) fn without_effect(settings: &Settings, options: &Options, purpose: Purpose) -> Vec<String> {
    let mut found = Vec::new();
    for e in settings.entries() {
        let Some(option) = table::find(&e.key) else { continue };
        let told = e.source.is_command_line();
        let why =
            if purpose == Purpose::Run && told && !OF_A_RUN.contains(&option.name) && !option.name.starts_with("vm.") {
                Some("'rjpf run' executes once and explores nothing".to_string())
            } else if matches!(purpose, Purpose::Run | Purpose::Doctor) {
                None
            } else if (purpose == Purpose::Replay || options.replay.is_some())
                && told
                && OF_A_SEARCH.contains(&option.name)
            {
                Some("a replay follows one path and does not search".to_string())
            } else if options.replay.is_none() && purpose == Purpose::Check {
                of_search(option, options).or_else(|| of_others(option.name, settings, options))
            } else {
                None
            };
        found.extend(why.map(|why| format!("{} ({}) has no effect: {why}", e.written, e.source)));
    }
    found
}

/// The search that was chosen does not look at the option.
fn of_search(option: &OptionDef, options: &Options) -> Option<String> {
    // Depth-first search in company samples too.
    if options.search.company && matches!(option.name, "search.seed" | "search.pct_depth") {
        return None;
    }
    let name = STRATEGIES.iter().find(|s| s.strategy == options.search.strategy)?.name;
    match option.searches {
        Searches::All => None,
        Searches::Only(names) if names.contains(&name) => None,
        Searches::Only(names) => Some(format!("it is for search = {}, and the search is {name}", names.join(", "))),
        Searches::Not(names) if !names.contains(&name) => None,
        Searches::Not(_) => Some(format!("search = {name} does not look at it")),
    }
}

/// Another option takes the effect away.
fn of_others(name: &str, settings: &Settings, options: &Options) -> Option<String> {
    let on = |key: &str| {
        settings.get(key).is_some_and(|v| matches!(v, "violation" | "note") || table::switch(v) == Ok(true))
    };
    if name == "property.livelock" && on(name) && !options.search.matching {
        return Some("without search.matching no state is known to come back".into());
    }
    if name == "property.livelock" && on(name) && options.spurious_wakeups {
        return Some("with vm.spurious_wakeups every wait could go round for ever".into());
    }
    if name == "property.livelock" && on(name) && options.symmetric_threads {
        return Some("with symmetry=threads nobody knows which thread goes round".into());
    }
    if name.starts_with("delta.") && options.search.mode == Mode::Standard {
        return Some("the mode is standard (+mode=delta)".into());
    }
    let for_people = OF_PEOPLE.contains(&name) && options.style == ReportStyle::Jpf;
    for_people.then(|| "report = jpf has one fixed form".into())
}

#[cfg(test)]
mod tests {
    use super::super::settings::{Join, Source};
    use super::super::table::OPTIONS;
    use super::*;

    fn said(purpose: Purpose, words: &[(&str, &str)]) -> Vec<String> {
        let mut settings = Settings::default();
        for (key, value) in words {
            settings.put(key, value, Join::Replace, Source::CommandLine);
        }
        let mut options = Options::default();
        settings.resolve(&mut options).unwrap();
        without_effect(&settings, &options, purpose)
    }

    #[test]
    fn options_of_other_searches_are_named() {
        let found = said(Purpose::Check, &[("search.walks", "7")]);
        assert_eq!(
            found,
            ["search.walks (command line) has no effect: it is for search = pct, pos, random, and the search is dfs"]
        );
        assert!(said(Purpose::Check, &[("search", "random"), ("search.walks", "7")]).is_empty());
        assert_eq!(said(Purpose::Check, &[("search", "random"), ("search.matching", "on")]).len(), 1);
        assert_eq!(said(Purpose::Check, &[("search.matching", "off"), ("property.livelock", "on")]).len(), 1);
        assert_eq!(said(Purpose::Check, &[("report", "jpf"), ("report.verbose", "on")]).len(), 1);
        assert!(said(Purpose::Check, &[("report.verbose", "on")]).is_empty());
        let table = |mode| said(Purpose::Check, &[("search", "bfs"), ("mode", mode), ("delta.rows", "64")]);
        assert_eq!(table("standard").len(), 1);
        assert!(table("delta").is_empty() && table("auto").is_empty());
    }

    #[test]
    fn options_of_a_search_do_nothing_in_a_run_and_a_replay() {
        assert_eq!(said(Purpose::Run, &[("search", "bfs"), ("vm.random_seed", "3"), ("report.json", "x")]).len(), 2);
        assert_eq!(said(Purpose::Replay, &[("search.shorten", "1s"), ("report.json", "x")]).len(), 1);
        assert!(said(Purpose::Doctor, &[("search.walks", "7")]).is_empty());
    }

    #[test]
    fn the_names_in_the_lists_are_there() {
        for name in OF_A_RUN.iter().chain(OF_A_SEARCH).chain(OF_PEOPLE) {
            assert!(table::find(name).is_some_and(|o| o.name == *name), "{name}");
        }
        for option in OPTIONS {
            let (Searches::Only(names) | Searches::Not(names)) = option.searches else { continue };
            for name in names {
                assert!(STRATEGIES.iter().any(|s| s.name == *name), "{}: there is no search {name}", option.name);
            }
        }
    }
}
