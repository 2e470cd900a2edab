//! JPF's own keys and what became of each: the table behind docs/JPF-MIGRATION.md.

/// What became of a key of JPF.
pub(crate) enum Fate {
    /// The same key means the same here.
    Same,
    /// An alias of this option.
    Renamed(&'static str),
    /// Sets another option to a value made from this one; `None` if it says nothing here.
    Translated { to: &'static str, value: fn(&str) -> Option<String>, how: &'static str },
    /// There is no need for it here; a warning says why.
    NotNeeded(&'static str),
    /// Not there: a warning, unless the value is one that changes nothing.
    Missing { defaults: &'static [&'static str], why: &'static str },
    /// Not there, and going on would answer another question than was asked: an error.
    Refused { defaults: &'static [&'static str], why: &'static str },
}

pub(crate) struct JpfKey {
    /// The key; a trailing `*` stands for all keys with that beginning.
    pub(crate) key: &'static str,
    pub(crate) fate: Fate,
}

const fn same(key: &'static str) -> JpfKey {
    JpfKey { key, fate: Fate::Same }
}
const fn renamed(key: &'static str, to: &'static str) -> JpfKey {
    JpfKey { key, fate: Fate::Renamed(to) }
}
const fn not_needed(key: &'static str, why: &'static str) -> JpfKey {
    JpfKey { key, fate: Fate::NotNeeded(why) }
}
const fn missing(key: &'static str, defaults: &'static [&'static str], why: &'static str) -> JpfKey {
    JpfKey { key, fate: Fate::Missing { defaults, why } }
}
const fn refused(key: &'static str, defaults: &'static [&'static str], why: &'static str) -> JpfKey {
    JpfKey { key, fate: Fate::Refused { defaults, why } }
}

const BUILT_IN: &str = "the virtual machine has one built-in way of doing this";
const SOUND: &str = "reachability decides what threads share, exactly; there is nothing to tune";
const NO_LOG: &str = "what rjpf itself does is told by report.log; report.verbose unfolds the report";
const TOPICS: &str = "the report's parts are fixed; report, report.quiet and report.verbose choose among its forms";
const EVERY_STEP: &str = "every step that other threads can notice is a choice point already";
const ALL_CHOICES: &str = "all alternatives are explored in a fixed order; search = random, pct or pos sample them";

/// In alphabetic order.
#[rustfmt::skip]
pub(crate) const JPF_KEYS: &[JpfKey] = &[
    same("budget.max_depth"),
    same("budget.max_heap"),
    same("budget.max_insn"),
    renamed("budget.max_state", "search.state_limit"),
    same("budget.max_time"),
    not_needed("budget.*", "search.time_limit, search.state_limit and search.depth_limit bound every search"),
    not_needed("cg.boolean.false_first", ALL_CHOICES),
    not_needed("cg.break_single_choice", "a single alternative is no choice"),
    not_needed("cg.break_*", EVERY_STEP),
    missing("cg.enable_atomic", &["true"], "Verify.beginAtomic and endAtomic always take effect"),
    missing("cg.enumerate_cas", &["false"], "compareAndSet fails only where the value differs"),
    same("cg.enumerate_random"),
    renamed("cg.max_processors", "vm.processors"),
    missing("cg.randomize_choices", &["NONE"], ALL_CHOICES),
    renamed("cg.seed", "search.seed"),
    not_needed("cg.threads.*", EVERY_STEP),
    refused("choice.use_trace", &[], "traces of JPF cannot be replayed; 'rjpf replay FILE' takes traces of rjpf"),
    not_needed("choice.*", "every trace file holds all choices, and 'rjpf replay FILE' follows them"),
    same("classpath"),
    same("coverage.exclude"),
    same("coverage.include"),
    same("coverage.show_branches"),
    same("coverage.show_methods"),
    missing("coverage.*", &[], "the coverage report has methods, lines and branches of the classes that were loaded"),
    same("deadlock.format"),
    not_needed("deadlock.*", "the report of a deadlock has the lock operations that led to it"),
    not_needed("dot.*", "report.dot writes the state space"),
    same("et.print_insn"),
    same("et.print_mth"),
    missing("et.*", &[], "the execution list has instructions and calls only"),
    missing("filter.*", &[], "fields are left out of the state by filter.fields and by @FilterField, frames never"),
    same("idle.action"),
    same("idle.max_backjumps"),
    not_needed("jpf-core*", "there is no installation to point to"),
    missing("jpf.*", &[], "it belongs to JPF's own start"),
    missing("jvm.*", &[], BUILT_IN),
    same("listener"),
    not_needed("listener.autoload", "listeners are asked for by name only"),
    missing("listener.*", &[], "listeners are asked for by name only"),
    not_needed("log.*", NO_LOG),
    not_needed("native_classpath", "peers are compiled in"),
    same("ot.exclude"),
    same("ot.include"),
    same("ot.log_calls"),
    same("ot.log_fields"),
    same("ot.log_life"),
    missing("ot.*", &[], "objects are chosen by their classes"),
    not_needed("peer_packages", "peers are compiled in; docs/extending says how to add some"),
    same("race.exclude"),
    same("race.include"),
    missing("race.*", &[], "the race check (race) looks at all fields of the program"),
    not_needed("report.class", TOPICS),
    not_needed("report.console.*", TOPICS),
    not_needed("report.html.*", "report.html names the file to write"),
    not_needed("report.probe_interval", "report.progress shows a live line"),
    missing("report.publisher", &["console"], "the console report is always there; report.junit and report.json write files"),
    not_needed("report.xml.*", "report.junit and report.json name files to write"),
    renamed("search.RandomSearch.path_limit", "search.walks"),
    renamed("search.class", "search"),
    same("search.depth_limit"),
    not_needed("search.error_path", "JPF does not read it either"),
    JpfKey { key: "search.heuristic.astar", fate: Fate::Translated {
        to: "search", value: |v| on_means(v, "astar"), how: "'true' is search = astar" } },
    JpfKey { key: "search.heuristic.beam_search", fate: Fate::Translated {
        to: "search", value: |v| on_means(v, "beam"), how: "'true' is search = beam" } },
    renamed("search.heuristic.preferredThreads", "heuristic.prefer"),
    renamed("search.heuristic.queue_limit", "search.queue_limit"),
    renamed("search.heuristic.thread_history_limit", "heuristic.history"),
    renamed("search.heuristic.thread_history_size", "heuristic.history"),
    missing("search.heuristic.*", &[], "it tunes a search that is not there"),
    not_needed("search.listener", "listener takes all listeners"),
    not_needed("search.match_depth", "a state is matched at whatever depth it was seen; search.depth_limit says when that cuts paths"),
    missing("search.min_free", &["1M"], "memory is bounded by search.memory_limit"),
    missing("search.mp.*", &[], "it tunes a search that is not there"),
    same("search.multiple_errors"),
    missing("search.properties", &["gov.nasa.jpf.vm.NotDeadlockedProperty,gov.nasa.jpf.vm.NoUncaughtExceptionsProperty"],
        "deadlocks and uncaught exceptions are always checked; see 'rjpf list properties'"),
    not_needed("shell", "there is no shell to start"),
    not_needed("site", "there is no site.properties; write a .jpf file"),
    same("sourcepath"),
    same("target"),
    same("target.args"),
    refused("target.entry", &["main([Ljava/lang/String;)V"], "only main methods can be started"),
    same("trace.file"),
    not_needed("trace.*", "a trace file is written at every violation (trace.write)"),
    not_needed("vm.backtracker.class", BUILT_IN),
    missing("vm.boot_classpath", &[], "the library comes from the JDK (jdk), with peers for its native methods"),
    missing("vm.cache.*", &[], BUILT_IN),
    missing("vm.class", &["gov.nasa.jpf.vm.SingleProcessVM"], "one process is explored"),
    missing("vm.classloader.class", &[], BUILT_IN),
    same("vm.disable_assertions"),
    same("vm.enable_assertions"),
    missing("vm.extend_transitions", &["false"], BUILT_IN),
    not_needed("vm.fields_factory.class", BUILT_IN),
    not_needed("vm.finalize", "finalizers are not run, as on recent JVMs"),
    not_needed("vm.gc", "unreachable objects never count as part of a state"),
    missing("vm.halt_on_throw", &["none", "false", ""], "exceptions are findings only if nothing catches them"),
    not_needed("vm.heap.class", BUILT_IN),
    missing("vm.ignore_uncaught_handler", &[], "a handler of the program takes its threads' exceptions; what no handler takes, and what leaves a handler, is a finding"),
    not_needed("vm.max_alloc_gc", BUILT_IN),
    same("vm.max_transition_length"),
    not_needed("vm.no_orphan_methods", "a peer without its method fails the build"),
    not_needed("vm.pass_uncaught_handler", "a handler of the program takes its threads' exceptions; what no handler takes, and what leaves a handler, is a finding"),
    missing("vm.path_output", &["false"], "search.outputs collects what each path writes"),
    not_needed("vm.por*", "por turns the reduction on and off"),
    missing("vm.process_finalizers", &["false"], "finalizers are not run"),
    same("vm.random_seed"),
    missing("vm.random_*", &[], "java.util.Random runs as it is, seeded by vm.random_seed, or is enumerated (cg.enumerate_random)"),
    not_needed("vm.reproducible_random", "runs are always reproducible"),
    not_needed("vm.restorer.class", BUILT_IN),
    not_needed("vm.reuse_tid", BUILT_IN),
    not_needed("vm.scheduler*", SOUND),
    JpfKey { key: "vm.serializer.class", fate: Fate::Translated {
        to: "filter.jpf", value: filters_of, how: "CFSerializer and FilteringSerializer are filter.jpf = on" } },
    not_needed("vm.shared.*", SOUND),
    not_needed("vm.statics.class", BUILT_IN),
    renamed("vm.storage.class", "search.matching"),
    not_needed("vm.store_steps", "steps are recorded when a counterexample is replayed"),
    not_needed("vm.sweep", "unreachable objects never count as part of a state"),
    missing("vm.sysprop.*", &["SELECTED"], "-Dkey=value sets system properties; nothing else comes from the host"),
    not_needed("vm.threadlist.class", BUILT_IN),
    JpfKey { key: "vm.time.class", fate: Fate::Translated {
        to: "vm.clock", value: clock_of, how: "ConstantTime is vm.clock = still, SystemTime and PathTime are vm.clock = choice" } },
    missing("vm.time.*", &[], "time is virtual and moves with timeouts"),
    missing("vm.tree_output", &["true", "false"], "output is shown along the counterexample only"),
    not_needed("vm.untracked", "JPF does not read it either"),
    missing("vm.verify.ignore_path", &["true"], "Verify.ignoreIf always ends the path"),
];

fn on_means(value: &str, search: &str) -> Option<String> {
    (value == "true").then(|| search.to_string())
}

/// Serializers that leave fields out as JPF does by default.
fn filters_of(value: &str) -> Option<String> {
    let class = value.rsplit('.').next().unwrap_or(value);
    matches!(class, "CFSerializer" | "FilteringSerializer").then(|| "on".to_string())
}

/// A model of time by its class.
fn clock_of(value: &str) -> Option<String> {
    match value.rsplit('.').next().unwrap_or(value) {
        "ConstantTime" => Some("still".to_string()),
        "SystemTime" | "PathTime" => Some("choice".to_string()),
        _ => None,
    }
}

/// The row of a key: the exact one, or the longest beginning.
pub(crate) fn find(key: &str) -> Option<&'static JpfKey> {
    let exact = JPF_KEYS.iter().find(|row| row.key == key);
    exact.or_else(|| {
        let starts = |row: &&JpfKey| row.key.strip_suffix('*').is_some_and(|start| key.starts_with(start));
        JPF_KEYS.iter().filter(starts).max_by_key(|row| row.key.len())
    })
}

/// The tables of docs/JPF-MIGRATION.md.
#[cfg(test)]
pub(crate) fn migration_table() -> String {
    let mut text = String::from("| JPF key | here | remark |\n|---|---|---|\n");
    for row in JPF_KEYS {
        let (what, remark) = match &row.fate {
            Fate::Same => ("same".to_string(), doc_of(row.key)),
            Fate::Renamed(to) => (format!("`{to}`"), format!("{}; the old key works too", doc_of(to))),
            Fate::Translated { to, how, .. } => (format!("`{to}`"), how.to_string()),
            Fate::NotNeeded(why) => ("not needed".to_string(), why.to_string()),
            Fate::Missing { why, .. } => ("not there (warning)".to_string(), why.to_string()),
            Fate::Refused { why, .. } => ("not there (error)".to_string(), why.to_string()),
        };
        text.push_str(&format!("| `{}` | {what} | {remark} |\n", row.key));
    }
    text
}

#[cfg(test)]
fn doc_of(key: &str) -> String {
    super::table::find(key).map_or_else(String::new, |o| o.doc.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::config::table::{self, OPTIONS};

    #[test]
    fn rows_are_sorted_and_unique() {
        let sorted = JPF_KEYS.windows(2).all(|w| sort_key(w[0].key) < sort_key(w[1].key));
        let wrong: Vec<_> =
            JPF_KEYS.windows(2).filter(|w| sort_key(w[0].key) >= sort_key(w[1].key)).map(|w| w[1].key).collect();
        assert!(sorted, "out of order: {wrong:?}");
    }

    /// A wildcard comes behind the keys it covers.
    fn sort_key(key: &str) -> String {
        key.replace('*', "\u{7f}")
    }

    #[test]
    fn fates_agree_with_the_option_table() {
        for row in JPF_KEYS {
            match row.fate {
                Fate::Same => assert!(OPTIONS.iter().any(|o| o.name == row.key), "{}", row.key),
                Fate::Renamed(to) => {
                    assert!(table::find(to).is_some_and(|o| o.aliases.contains(&row.key)), "{}", row.key);
                }
                Fate::Translated { to, .. } => assert!(table::find(to).is_some(), "{}", row.key),
                _ => assert!(table::find(row.key).is_none(), "{} is an option", row.key),
            }
        }
        // Keys that were ours before are no keys of JPF's.
        let ours = ["property.race", "search.livelock"];
        for alias in OPTIONS.iter().flat_map(|o| o.aliases).filter(|a| a.contains('.') && !ours.contains(a)) {
            assert!(JPF_KEYS.iter().any(|row| row.key == *alias), "{alias} is missing in the table of JPF keys");
        }
    }

    #[test]
    fn models_of_time_are_ways_of_the_clock() {
        assert_eq!(clock_of("gov.nasa.jpf.vm.ConstantTime").as_deref(), Some("still"));
        assert_eq!(clock_of(".vm.SystemTime").as_deref(), Some("choice"));
        assert_eq!(clock_of("my.own.Time"), None);
    }

    #[test]
    fn exact_rows_win_over_wildcards() {
        assert!(matches!(find("report.publisher").unwrap().fate, Fate::Missing { .. }));
        assert!(matches!(find("vm.shared.break_on_exposure").unwrap().fate, Fate::NotNeeded(_)));
        assert!(find("my.key").is_none());
    }
}
