//! The option table: each option once, with its name, type, default, description and setter.

use std::path::PathBuf;
use std::time::Duration;

use rjpf_explore::{STRATEGIES, Strategy};

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
    option("classpath", Kind::Paths, "the working folder", "folders and jars with the program's classes",
        |o, v| { o.class_path = Some(paths(v).join(":")); Ok(()) })
        .flags(&["--class-path", "-cp", "-classpath"]),
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
    option("por", Kind::Switch, "on", "partial-order reduction: no pauses before steps that other threads cannot notice",
        |o, v| { o.reduction = switch(v)?; Ok(()) })
        .flags(&["--por"]),
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
        |o, v| { o.search.strategy = strategy(v)?; Ok(()) })
        .flags(&["--search"]).aliases(&["search.class"]),
    option("search.depth_limit", Kind::Number, "none", "longest path, in choices",
        |o, v| { o.search.limits.depth = unless_negative(v)?.map(|n| n.min(u64::from(u32::MAX)) as u32); Ok(()) })
        .flags(&["--depth"]),
    option("search.livelock", Kind::Switch, "on", "look for fair runs that never end, once every state is covered",
        |o, v| { o.search.livelock = switch(v)?; Ok(()) })
        .flags(&["--livelock"]).searches(Searches::Not(&["iddfs", "pct", "pos", "random"])),
    option("search.matching", Kind::Switch, "on", "leave states alone that were seen before",
        |o, v| { o.search.matching = matching(v)?; Ok(()) })
        .flags(&["--matching"]).aliases(&["vm.storage.class"]).searches(Searches::Not(SAMPLING)),
    option("search.multiple_errors", Kind::Switch, "off", "go on after the first violation and report all distinct ones",
        |o, v| { o.search.multiple_errors = switch(v)?; Ok(()) })
        .flags(&["--all-errors"]),
    option("search.outputs", Kind::Switch, "off", "collect what the program writes on paths that end normally",
        |o, v| { o.search.collect_outputs = switch(v)?; Ok(()) })
        .flags(&["--outputs"]),
    option("search.pct_depth", Kind::Number, "3", "pct: priority changes plus one",
        |o, v| { o.search.pct_depth = number(v)? as u32; Ok(()) })
        .flags(&["--pct-depth"]).searches(Searches::Only(&["pct"])),
    option("search.seed", Kind::Number, "42", "seed of sampling searches",
        |o, v| { o.search.seed = number(v)?; Ok(()) })
        .flags(&["--seed"]).aliases(&["cg.seed"]).searches(Searches::Only(SAMPLING)),
    option("search.shorten", Kind::Time, "2s", "time for making a counterexample shorter; 0 leaves it as found",
        |o, v| { o.shorten = time(v)?; Ok(()) })
        .flags(&["--shorten"]),
    option("search.state_limit", Kind::Number, "none", "stop after so many states",
        |o, v| { o.search.limits.states = Some(number(v)?); Ok(()) })
        .flags(&["--states"]).aliases(&["budget.max_state"]),
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
    option("vm.max_heap", Kind::Size, "2g", "bound of the Java heap, beyond which OutOfMemoryError is thrown",
        |o, v| { o.max_heap_words = Some(size(v)?); Ok(()) })
        .flags(&["--max-heap"]),
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

/// `512m`, `2g` or plain bytes, in words.
fn size(v: &str) -> Result<u32, String> {
    let bad = || format!("it is a size as 512m or 2g, not '{v}'");
    let digits = v.trim_end_matches(|c: char| c.is_ascii_alphabetic());
    let unit: u64 = match v[digits.len()..].to_ascii_lowercase().as_str() {
        "" => 1,
        "k" => 1 << 10,
        "m" => 1 << 20,
        "g" => 1 << 30,
        _ => return Err(bad()),
    };
    let bytes = digits.parse::<u64>().map_err(|_| bad())?.saturating_mul(unit);
    u32::try_from(bytes / 4).map_err(|_| bad())
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

fn strategy(v: &str) -> Result<Strategy, String> {
    let v = v.trim();
    // JPF leaves its own package prefix out now and then: `.search.DFSearch`.
    let full = if v.starts_with('.') { format!("gov.nasa.jpf{v}") } else { v.to_string() };
    Strategy::find(&full).ok_or_else(|| {
        let names: Vec<&str> = STRATEGIES.iter().map(|s| s.name).collect();
        format!("there is no search '{v}'; there are {}", names.join(", "))
    })
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
                Kind::List | Kind::Paths | Kind::File => "x",
                Kind::Text if o.name == "search" => "bfs",
                Kind::Text if o.name == "replay" => "0/1",
                Kind::Text => "x",
            };
            assert_eq!((o.set)(&mut Options::default(), value), Ok(()), "{}", o.name);
        }
    }

    #[test]
    fn wrong_values_say_what_is_right() {
        let wrong = |key: &str, value: &str| (find(key).unwrap().set)(&mut Options::default(), value).unwrap_err();
        assert!(wrong("search", "bsf").contains("bfs, dfs"));
        assert!(wrong("search.depth_limit", "deep").contains("number"));
        assert!(wrong("por", "maybe").contains("on or off"));
        assert!(wrong("vm.max_heap", "lots").contains("512m"));
        assert!(wrong("search.time_limit", "soon").contains("5m"));
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
