//! The option table: each option once, with its name, type, default, description and setter.

use std::path::PathBuf;
use std::time::Duration;

use rjpf_explore::heuristics::Scope;
use rjpf_explore::{STRATEGIES, Storage, Strategy};
use rjpf_state::filter::Filters;

use super::heuristics;
use super::options::{Options, Progress, ReportStyle};

/// What a value looks like.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    /// On or off; a bare key means on.
    Switch,
    Number,
    /// Bytes, with `k`, `m` or `g`.
    Size,
    /// Seconds, or with `ms`, `s`, `m`, `h`.
    Time,
    /// One of these words.
    OneOf(&'static [&'static str]),
    Text,
    /// Words separated by commas; `+=` adds one.
    List,
    /// Folders and jars, separated by `:`, `;` or commas.
    Paths,
    File,
}

impl Kind {
    /// The placeholder in help texts; empty for switches.
    pub(crate) fn placeholder(self) -> String {
        match self {
            Kind::Switch => String::new(),
            Kind::Number => "N".into(),
            Kind::Size => "SIZE".into(),
            Kind::Time => "TIME".into(),
            Kind::OneOf(words) => words.join("|"),
            Kind::Text => "TEXT".into(),
            Kind::List => "LIST".into(),
            Kind::Paths => "PATHS".into(),
            Kind::File => "FILE".into(),
        }
    }
}

/// The searches that look at an option, by name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Searches {
    All,
    Only(&'static [&'static str]),
    Not(&'static [&'static str]),
}

/// Searches that sample paths.
const SAMPLING: &[&str] = &["pct", "pos", "random"];

/// Searches that a heuristic guides.
const GUIDED: &[&str] = &["astar", "beam", "best-first"];

/// Searches in which something is random.
const SEEDED: &[&str] = &["astar", "beam", "best-first", "pct", "pos", "random"];

pub(crate) type Setter = fn(&mut Options, &str) -> Result<(), String>;

/// One option.
pub(crate) struct OptionDef {
    /// The key in `+key=value` and in `.jpf` files.
    pub(crate) name: &'static str,
    /// Other keys for the same thing, JPF's mostly.
    pub(crate) aliases: &'static [&'static str],
    /// Command-line flags, the long one first.
    pub(crate) flags: &'static [&'static str],
    pub(crate) kind: Kind,
    /// For people.
    pub(crate) default: &'static str,
    pub(crate) doc: &'static str,
    /// Given with another search, the option is warned about.
    pub(crate) searches: Searches,
    pub(crate) set: Setter,
}

const fn option(name: &'static str, kind: Kind, default: &'static str, doc: &'static str, set: Setter) -> OptionDef {
    OptionDef { name, aliases: &[], flags: &[], kind, default, doc, searches: Searches::All, set }
}

impl OptionDef {
    const fn flags(mut self, flags: &'static [&'static str]) -> OptionDef {
        self.flags = flags;
        self
    }
    const fn searches(mut self, searches: Searches) -> OptionDef {
        self.searches = searches;
        self
    }
    const fn aliases(mut self, aliases: &'static [&'static str]) -> OptionDef {
        self.aliases = aliases;
        self
    }
}

/// In alphabetic order.
#[rustfmt::skip]
pub(crate) const OPTIONS: &[OptionDef] = &[
    option("budget.max_depth", Kind::Number, "none", "listener budget: end the search at this depth",
        |o, v| for_listener(o, "budget.max_depth", v)),
    option("budget.max_heap", Kind::Number, "none", "listener budget: end the search when rjpf uses so many bytes",
        |o, v| for_listener(o, "budget.max_heap", v)),
    option("budget.max_insn", Kind::Number, "none", "listener budget: end the search after so many instructions",
        |o, v| for_listener(o, "budget.max_insn", v)),
    option("budget.max_time", Kind::Number, "none", "listener budget: end the search after so many milliseconds",
        |o, v| for_listener(o, "budget.max_time", v)),
    option("cg.enumerate_random", Kind::Switch, "off", "nextInt(bound) and nextBoolean() of java.util.Random are choices among all values",
        |o, v| { o.enumerate_random = switch(v)?; Ok(()) })
        .flags(&["--enumerate-random"]),
    option("classpath", Kind::Paths, "the working folder", "folders and jars with the program's classes",
        |o, v| { o.class_path = Some(paths(v).join(":")); Ok(()) })
        .flags(&["--class-path", "-cp", "-classpath"]),
    option("coverage.exclude", Kind::List, "", "listener coverage: classes to leave out, with * for any text",
        |o, v| for_listener(o, "coverage.exclude", v)),
    option("coverage.include", Kind::List, "the program's own", "listener coverage: classes to report on, with * for any text",
        |o, v| for_listener(o, "coverage.include", v)),
    option("coverage.show_branches", Kind::Switch, "off", "listener coverage: name the branches that were not taken",
        |o, v| for_listener(o, "coverage.show_branches", v)),
    option("coverage.show_methods", Kind::Switch, "off", "listener coverage: a line per method",
        |o, v| for_listener(o, "coverage.show_methods", v)),
    option("deadlock.format", Kind::OneOf(&["essential", "raw"]), "essential", "listener deadlock: the operations that matter, or all of them",
        |o, v| for_listener(o, "deadlock.format", v)),
    option("et.exclude", Kind::List, "", "listener exec: classes to leave out, with * for any text",
        |o, v| for_listener(o, "et.exclude", v)),
    option("et.include", Kind::List, "the program's own", "listener exec: classes to follow, with * for any text",
        |o, v| for_listener(o, "et.include", v)),
    option("et.print_insn", Kind::Switch, "on", "listener exec: list instructions",
        |o, v| for_listener(o, "et.print_insn", v)),
    option("et.print_mth", Kind::Switch, "off", "listener exec: list calls and returns",
        |o, v| for_listener(o, "et.print_mth", v)),
    option("filter.fields", Kind::List, "",
        "fields left out of state matching, as java.util.AbstractList.modCount or java.util.*.modCount; fields with @FilterField are left out too",
        |o, v| { o.filter_fields = list(v); Filters::new(&o.filter_fields, &[]).map(|_| ()) })
        .flags(&["--filter-fields"]),
    option("heuristic", Kind::Text, "", "what guides best-first, astar and beam: a name, or a sum as a+b or sum(a,b); see 'rjpf list heuristics'",
        |o, v| { o.heuristic = heuristics::names(v)?; Ok(()) })
        .flags(&["--heuristic"]),
    option("heuristic.counts", Kind::OneOf(&["global", "path"]), "global", "branch, statement, coverage: what is counted over, everything explored or the path",
        |o, v| { o.search.tuning.scope = [Scope::Global, Scope::Path][word(v, &["global", "path"])?]; Ok(()) }),
    option("heuristic.history", Kind::Number, "all", "interleaving, global-switch: steps to look back",
        |o, v| { o.search.tuning.history = unless_negative(v)?.map(|n| n.min(u64::from(u32::MAX)) as u32); Ok(()) })
        .aliases(&["search.heuristic.thread_history_limit", "search.heuristic.thread_history_size"]),
    option("heuristic.per_thread", Kind::Switch, "on", "coverage is counted for each thread by itself",
        |o, v| { o.search.tuning.per_thread = switch(v)?; Ok(()) }),
    option("heuristic.persist", Kind::Switch, "off", "branch, statement: a state that covers nothing has the rank of the last one on its path that did",
        |o, v| { o.search.tuning.persist = switch(v)?; Ok(()) }),
    option("heuristic.prefer", Kind::List, "", "prefer-threads: names of threads",
        |o, v| { o.search.tuning.preferred = list(v); Ok(()) })
        .aliases(&["search.heuristic.preferredThreads"]),
    option("heuristic.summed", Kind::Switch, "off", "branch, statement: counts are summed along the path",
        |o, v| { o.search.tuning.summed = switch(v)?; Ok(()) }),
    option("jdk", Kind::File, "JAVA_HOME, then the java on the PATH, then the usual places", "home of the JDK whose library is used",
        |o, v| { o.jdk = Some(v.into()); Ok(()) })
        .flags(&["--jdk"]),
    option("jdk.trust", Kind::OneOf(&["list", "none"]), "list",
        "which library classes are taken to be linearizable, so that a call of them is one step; none explores them like the program",
        |o, v| { o.trust_library = word(v, &["list", "none"])? == 0; Ok(()) })
        .flags(&["--trust"]),
    option("listener", Kind::List, "", "listeners by name; see 'rjpf list listeners'",
        |o, v| { o.listeners = list(v); Ok(()) })
        .flags(&["--listener"]),
    option("ot.exclude", Kind::List, "", "listener objects: classes to leave out, with * for any text",
        |o, v| for_listener(o, "ot.exclude", v)),
    option("ot.include", Kind::List, "the program's own", "listener objects: classes whose objects are followed, with * for any text",
        |o, v| for_listener(o, "ot.include", v)),
    option("ot.log_calls", Kind::Switch, "off", "listener objects: list calls on them",
        |o, v| for_listener(o, "ot.log_calls", v)),
    option("ot.log_fields", Kind::Switch, "on", "listener objects: list reads and writes of their fields",
        |o, v| for_listener(o, "ot.log_fields", v)),
    option("ot.log_life", Kind::Switch, "on", "listener objects: list where they are made",
        |o, v| for_listener(o, "ot.log_life", v)),
    option("ot.log_locks", Kind::Switch, "on", "listener objects: list what happens to their monitors",
        |o, v| for_listener(o, "ot.log_locks", v)),
    option("por", Kind::Switch, "on", "partial-order reduction: no pauses before steps that other threads cannot notice",
        |o, v| { o.reduction = switch(v)?; Ok(()) })
        .flags(&["--por"]),
    option("property.stuck_threads", Kind::Switch, "off", "report threads of the program that still wait for something when it ends",
        |o, v| { o.stuck_threads = switch(v)?; Ok(()) })
        .flags(&["--stuck-threads"]),
    option("race", Kind::Switch, "off", "report two threads about to access the same plain variable, one of them writing",
        |o, v| { o.races = switch(v)?; Ok(()) })
        .flags(&["--race"]),
    option("replay", Kind::Text, "", "follow this choice path (0/2/1) instead of searching",
        |o, v| { o.replay = Some(v.parse().map_err(|e: rjpf_explore::PathError| e.to_string())?); Ok(()) })
        .flags(&["--path"]),
    option("report", Kind::OneOf(&["people", "jpf"]), "people", "form of the console report: for people, or JPF's sections",
        |o, v| { o.style = [ReportStyle::People, ReportStyle::Jpf][word(v, &["people", "jpf"])?]; Ok(()) })
        .flags(&["--report"]),
    option("report.color", Kind::OneOf(&["auto", "on", "off"]), "auto", "colours in the console report; auto means on a terminal only",
        |o, v| { o.color = three(v)?; Ok(()) })
        .flags(&["--color"]),
    option("report.dot", Kind::File, "", "write the explored state space as a DOT graph",
        |o, v| { o.dot = file(v)?; Ok(()) })
        .flags(&["--dot"]),
    option("report.html", Kind::File, "", "write a self-contained HTML page with the counterexample",
        |o, v| { o.html = file(v)?; Ok(()) })
        .flags(&["--html"]),
    option("report.json", Kind::File, "", "write the result as JSON (docs/REPORT-SCHEMA.md)",
        |o, v| { o.json = file(v)?; Ok(()) })
        .flags(&["--json"]),
    option("report.junit", Kind::File, "", "write the result as JUnit XML",
        |o, v| { o.junit = file(v)?; Ok(()) })
        .flags(&["--junit"]),
    option("report.progress", Kind::OneOf(&["auto", "on", "off"]), "auto", "a live line on stderr while searching; auto means on a terminal only",
        |o, v| { o.progress = three(v)?; Ok(()) })
        .flags(&["--progress"]),
    option("report.quiet", Kind::Switch, "off", "only the verdict and what was found, no statistics, no progress",
        |o, v| { o.quiet = switch(v)?; Ok(()) })
        .flags(&["--quiet", "-q"]),
    option("report.sarif", Kind::File, "", "write the findings as SARIF 2.1.0",
        |o, v| { o.sarif = file(v)?; Ok(()) })
        .flags(&["--sarif"]),
    option("report.settings", Kind::Switch, "off", "print each setting and where it comes from",
        |o, v| { o.show = switch(v)?; Ok(()) })
        .flags(&["--show", "-show"]),
    option("report.verbose", Kind::Switch, "off", "unfold what the report folds: library calls, full stacks, the unshortened path",
        |o, v| { o.verbose = switch(v)?; Ok(()) })
        .flags(&["--verbose", "-v"]),
    option("report.width", Kind::Number, "the terminal's, else 100", "columns of the console report",
        |o, v| { o.width = Some(number(v)?.clamp(40, 1000) as usize); Ok(()) })
        .flags(&["--width"]),
    option("search", Kind::Text, "dfs", "search strategy; see 'rjpf list searches'",
        strategy)
        .flags(&["--search"]).aliases(&["search.class"]),
    option("search.depth_limit", Kind::Number, "none", "longest path, in choices",
        |o, v| { o.search.limits.depth = unless_negative(v)?.map(|n| n.min(u64::from(u32::MAX)) as u32); Ok(()) })
        .flags(&["--depth"]),
    option("search.livelock", Kind::Switch, "on", "look for fair runs that never end, once every state is covered",
        |o, v| { o.search.livelock = switch(v)?; Ok(()) })
        .flags(&["--livelock"]).searches(Searches::Not(SAMPLING)),
    option("search.matching", Kind::Switch, "on", "leave states alone that were seen before",
        |o, v| { o.search.matching = matching(v)?; Ok(()) })
        .flags(&["--matching"]).aliases(&["vm.storage.class"]).searches(Searches::Not(SAMPLING)),
    option("search.memory_limit", Kind::Size, "none", "stop when rjpf uses so much memory",
        |o, v| { o.search.limits.memory = Some(bytes(v)?); Ok(()) })
        .flags(&["--memory"]),
    option("search.multiple_errors", Kind::Switch, "off", "go on after the first violation and report all distinct ones",
        |o, v| { o.search.multiple_errors = switch(v)?; Ok(()) })
        .flags(&["--all-errors"]),
    option("search.outputs", Kind::Switch, "off", "collect what the program writes on paths that end normally",
        |o, v| { o.search.collect_outputs = switch(v)?; Ok(()) })
        .flags(&["--outputs"]),
    option("search.pct_depth", Kind::Number, "3", "pct: priority changes plus one",
        |o, v| { o.search.pct_depth = number(v)? as u32; Ok(()) })
        .flags(&["--pct-depth"]).searches(Searches::Only(&["pct"])),
    option("search.queue_limit", Kind::Number, "none", "most states in the queue of a guided search, or on a level of a beam; the worst are dropped",
        |o, v| { o.search.queue_limit = unless_negative(v)?.map(|n| n.max(1) as usize); Ok(()) })
        .flags(&["--queue"]).aliases(&["search.heuristic.queue_limit"]).searches(Searches::Only(GUIDED)),
    option("search.seed", Kind::Number, "42", "seed of sampling searches",
        |o, v| { o.search.seed = number(v)?; Ok(()) })
        .flags(&["--seed"]).aliases(&["cg.seed"]).searches(Searches::Only(SEEDED)),
    option("search.shorten", Kind::Time, "2s", "time for making a counterexample shorter; 0 leaves it as found",
        |o, v| { o.shorten = time(v)?; Ok(()) })
        .flags(&["--shorten"]),
    option("search.state_limit", Kind::Number, "none", "stop after so many states",
        |o, v| { o.search.limits.states = Some(number(v)?); Ok(()) })
        .flags(&["--states"]).aliases(&["budget.max_state"]),
    option("search.storage", Kind::OneOf(&["compact", "exact"]), "compact",
        "how seen states are remembered: as 128-bit fingerprints, or whole and compressed, so that no two can be confused",
        |o, v| { o.search.storage = [Storage::Compact, Storage::Exact][word(v, &["compact", "exact"])?]; Ok(()) })
        .flags(&["--storage"]).searches(Searches::Not(SAMPLING)),
    option("search.threads", Kind::Number, "1", "worker threads of a search; only 1 is there",
        |_, v| if number(v)? == 1 { Ok(()) } else { Err("a search has one worker thread; leave it out".into()) })
        .flags(&["--threads"]),
    option("search.time_limit", Kind::Time, "none", "stop after so much time",
        |o, v| { o.search.limits.time = Some(time(v)?); Ok(()) })
        .flags(&["--time"]),
    option("search.walks", Kind::Number, "1000", "number of walks of sampling searches",
        |o, v| { o.search.walks = number(v)?; Ok(()) })
        .flags(&["--walks"]).aliases(&["search.RandomSearch.path_limit"]).searches(Searches::Only(SAMPLING)),
    option("sourcepath", Kind::Paths, "", "where sources are: shown in reports, and compiled when the target has no class yet",
        |o, v| { o.source_path = paths(v).into_iter().map(PathBuf::from).collect(); Ok(()) })
        .flags(&["--source-path"]),
    option("target", Kind::Text, "", "the program: a class name, a .class, .java or .jar file",
        |o, v| { o.target = v.into(); Ok(()) }),
    option("target.args", Kind::List, "", "arguments of the program, separated by commas",
        |o, v| { o.arguments = list(v); Ok(()) }),
    option("trace.file", Kind::File, "rjpf-trace-<Main>.json", "where the trace of a violation is written",
        |o, v| { o.trace_file = file(v)?; Ok(()) })
        .flags(&["--trace"]),
    option("trace.write", Kind::Switch, "on", "write a trace file at a violation",
        |o, v| { o.write_trace = switch(v)?; Ok(()) }),
    option("vm.enable_assertions", Kind::Switch, "on; off for 'rjpf run'", "assert statements of the program are checked",
        |o, v| { o.assertions = assertions(v)?; Ok(()) }),
    option("vm.enable_system_assertions", Kind::Switch, "off", "assert statements of the library are checked",
        |o, v| { o.system_assertions = switch(v)?; Ok(()) })
        .flags(&["-esa", "-enablesystemassertions"]),
    option("vm.long_timeout", Kind::Time, "1h", "waits and sleeps of at least this long end by timeout only when nothing else can run",
        |o, v| { o.long_timeout = time(v)?; Ok(()) })
        .flags(&["--long-timeout"]),
    option("vm.max_heap", Kind::Size, "2g", "bound of the Java heap, beyond which OutOfMemoryError is thrown",
        |o, v| { o.max_heap_words = Some(size(v)?); Ok(()) })
        .flags(&["--max-heap"]),
    option("vm.max_transition_length", Kind::Number, "50000",
        "calls and backward jumps after which a thread that nothing stops comes to a choice, so that endless loops are noticed",
        |o, v| { o.max_transition_length = Some(number(v)?.clamp(1, i32::MAX as u64) as u32); Ok(()) })
        .flags(&["--max-transition"]),
    option("vm.processors", Kind::Number, "2", "what Runtime.availableProcessors answers",
        |o, v| { o.processors = Some(number(v)?.clamp(1, 1024) as u32); Ok(()) })
        .flags(&["--processors"]).aliases(&["cg.max_processors"]),
    option("vm.random_seed", Kind::Number, "42", "seed of the program's own random numbers",
        |o, v| { o.random_seed = Some(number(v)?); Ok(()) })
        .flags(&["--random-seed"]),
    option("vm.spurious_wakeups", Kind::Switch, "off", "Object.wait may also return without a notification",
        |o, v| { o.spurious_wakeups = switch(v)?; Ok(()) })
        .flags(&["--spurious-wakeups"]).aliases(&["spurious_wakeups"]),
];

/// The option with this key, by its name or an alias.
pub(crate) fn find(key: &str) -> Option<&'static OptionDef> {
    OPTIONS.iter().find(|o| o.name == key || o.aliases.contains(&key))
}

/// The option of a command-line flag.
pub(crate) fn find_flag(flag: &str) -> Option<&'static OptionDef> {
    OPTIONS.iter().find(|o| o.flags.contains(&flag))
}

// ---- values ------------------------------------------------------------------------------------

pub(crate) fn switch(v: &str) -> Result<bool, String> {
    match v {
        "true" | "on" | "yes" | "1" | "" => Ok(true),
        "false" | "off" | "no" | "0" => Ok(false),
        _ => Err(format!("it is on or off, not '{v}'")),
    }
}

/// A value that a listener reads; the listener says what is wrong with it.
fn for_listener(options: &mut Options, key: &str, value: &str) -> Result<(), String> {
    options.listener_keys.push((key.to_string(), value.to_string()));
    Ok(())
}

/// The index of a word among those allowed.
fn word(v: &str, allowed: &[&str]) -> Result<usize, String> {
    let at = allowed.iter().position(|a| *a == v);
    at.ok_or_else(|| format!("it is one of {}, not '{v}'", allowed.join(", ")))
}

fn three(v: &str) -> Result<Progress, String> {
    match v {
        "auto" => Ok(Progress::Auto),
        "always" => Ok(Progress::On),
        "never" => Ok(Progress::Off),
        _ => switch(v).map(|on| if on { Progress::On } else { Progress::Off }),
    }
}

fn number(v: &str) -> Result<u64, String> {
    v.replace('_', "").parse().map_err(|_| format!("it is a number, not '{v}'"))
}

/// JPF writes -1 for "no limit".
fn unless_negative(v: &str) -> Result<Option<u64>, String> {
    if v.starts_with('-') && v[1..].bytes().all(|b| b.is_ascii_digit()) { Ok(None) } else { number(v).map(Some) }
}

fn time(v: &str) -> Result<Duration, String> {
    let bad = || format!("it is a time as 10, 500ms, 2s, 5m or 1h, not '{v}'");
    let digits = v.trim_end_matches(|c: char| c.is_ascii_alphabetic());
    let unit = match &v[digits.len()..] {
        "ms" => 0.001,
        "" | "s" => 1.0,
        "m" | "min" => 60.0,
        "h" => 3600.0,
        _ => return Err(bad()),
    };
    let seconds = digits.parse::<f64>().map_err(|_| bad())? * unit;
    Duration::try_from_secs_f64(seconds).map_err(|_| bad())
}

/// A size in words.
fn size(v: &str) -> Result<u32, String> {
    u32::try_from(bytes(v)? / 4).map_err(|_| format!("it is a size of less than 16g, not '{v}'"))
}

/// `512m`, `2g` or plain bytes.
fn bytes(v: &str) -> Result<u64, String> {
    let bad = || format!("it is a size as 512m or 2g, not '{v}'");
    let digits = v.trim_end_matches(|c: char| c.is_ascii_alphabetic());
    let unit: u64 = match v[digits.len()..].to_ascii_lowercase().as_str() {
        "" => 1,
        "k" => 1 << 10,
        "m" => 1 << 20,
        "g" => 1 << 30,
        _ => return Err(bad()),
    };
    Ok(digits.parse::<u64>().map_err(|_| bad())?.saturating_mul(unit))
}

pub(crate) fn list(v: &str) -> Vec<String> {
    v.split([',', ';']).map(str::trim).filter(|w| !w.is_empty()).map(String::from).collect()
}

/// A class path in any of the separators in use.
pub(crate) fn paths(v: &str) -> Vec<String> {
    v.split([',', ';', ':']).map(str::trim).filter(|w| !w.is_empty()).map(String::from).collect()
}

fn file(v: &str) -> Result<Option<PathBuf>, String> {
    if v.is_empty() { Err("it needs the name of a file".into()) } else { Ok(Some(v.into())) }
}

/// A strategy, or JPF's class of a heuristic, which means a search guided by it.
fn strategy(o: &mut Options, v: &str) -> Result<(), String> {
    let name = heuristics::full(v.trim());
    match (Strategy::find(&name), rjpf_explore::heuristics::find(&name)) {
        (Some(strategy), _) => o.search.strategy = strategy,
        (None, Some(h)) if h.name == name => {
            return Err(format!("'{name}' is a heuristic: +search=best-first +heuristic={name}"));
        }
        (None, Some(_)) => {
            o.heuristic = vec![name];
            // JPF's beam_search and astar may have spoken before.
            if !o.search.strategy.is_guided() {
                o.search.strategy = Strategy::BestFirst;
            }
        }
        (None, None) => {
            let names: Vec<&str> = STRATEGIES.iter().map(|s| s.name).collect();
            return Err(format!("there is no search '{v}'; there are {}", names.join(", ")));
        }
    }
    Ok(())
}

/// On or off, or JPF's name of a storage class; its empty value means no matching.
fn matching(v: &str) -> Result<bool, String> {
    match v {
        "" | "null" | "none" => Ok(false),
        _ if v.ends_with("StateSet") => Ok(true),
        _ => switch(v),
    }
}

/// JPF takes patterns of class names here; every pattern but the empty one turns assertions on.
fn assertions(v: &str) -> Result<bool, String> {
    Ok(switch(v).unwrap_or(true))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_is_sorted_unique_and_documented() {
        assert!(OPTIONS.windows(2).all(|w| w[0].name < w[1].name), "sort the table by name");
        let mut keys: Vec<&str> = OPTIONS.iter().flat_map(|o| o.aliases.iter().chain([&o.name]).copied()).collect();
        let mut flags: Vec<&str> = OPTIONS.iter().flat_map(|o| o.flags.iter().copied()).collect();
        for names in [&mut keys, &mut flags] {
            names.sort_unstable();
            let before = names.len();
            names.dedup();
            assert_eq!(before, names.len(), "a name is used twice");
        }
        for o in OPTIONS {
            assert!(o.doc.len() > 10 && !o.doc.ends_with('.'), "{}: {}", o.name, o.doc);
            assert!(o.flags.iter().all(|f| f.starts_with('-')), "{}", o.name);
            assert!(o.flags.first().is_none_or(|f| f.starts_with("--") || o.name.contains("system")), "{}", o.name);
        }
    }

    #[test]
    fn every_setter_takes_a_plain_value_of_its_kind() {
        for o in OPTIONS {
            let value = match o.kind {
                Kind::Switch => "off",
                Kind::Number if o.name == "search.threads" => "1",
                Kind::Number => "7",
                Kind::Size => "64m",
                Kind::Time => "1s",
                Kind::OneOf(words) => words[0],
                Kind::List if o.name == "filter.fields" => "x.Y.z",
                Kind::List | Kind::Paths | Kind::File => "x",
                Kind::Text if o.name == "search" => "bfs",
                Kind::Text if o.name == "replay" => "0/1",
                Kind::Text => "x",
            };
            assert_eq!((o.set)(&mut Options::default(), value), Ok(()), "{}", o.name);
        }
    }

    #[test]
    fn keys_of_listeners_are_options() {
        let of = |name: &str| {
            let rows = OPTIONS.iter().filter(|o| o.doc.starts_with(&format!("listener {name}:")));
            rows.map(|o| o.name).collect::<Vec<_>>()
        };
        for listener in rjpf_explore::listeners::LISTENERS.iter().filter(|l| l.name != "dot") {
            assert_eq!(of(listener.name), listener.keys, "{}", listener.name);
        }
        assert!(find("report.dot").is_some(), "what the listener dot reads");
    }

    #[test]
    fn wrong_values_say_what_is_right() {
        let wrong = |key: &str, value: &str| (find(key).unwrap().set)(&mut Options::default(), value).unwrap_err();
        assert!(wrong("search", "bsf").contains("bfs, dfs"));
        assert!(wrong("search.depth_limit", "deep").contains("number"));
        assert!(wrong("por", "maybe").contains("on or off"));
        assert!(wrong("vm.max_heap", "lots").contains("512m"));
        assert!(wrong("search.time_limit", "soon").contains("5m"));
        assert!(wrong("filter.fields", "modCount").contains("java.util.AbstractList.modCount"));
        assert!(wrong("report", "xml").contains("people, jpf"));
    }

    #[test]
    fn values_in_jpfs_spelling() {
        let mut o = Options::default();
        (find("search.class").unwrap().set)(&mut o, ".search.heuristic.BFSHeuristic").unwrap();
        assert_eq!(o.search.strategy, Strategy::BreadthFirst);
        (find("vm.storage.class").unwrap().set)(&mut o, "").unwrap();
        assert!(!o.search.matching);
        (find("search.depth_limit").unwrap().set)(&mut o, "-1").unwrap();
        assert_eq!(o.search.limits.depth, None);
        assert_eq!(time("1.5m").unwrap(), Duration::from_secs(90));
    }
}
