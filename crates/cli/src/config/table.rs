//! The option table: each option once, with its name, type, default, description and setter.

use std::path::PathBuf;
use std::time::Duration;

use rjpf_explore::heuristics::Scope;
use rjpf_explore::properties::Severity;
use rjpf_explore::{Mode, STRATEGIES, Storage, Strategy};
use rjpf_state::filter::Filters;
use rjpf_vm::Compile;
use rjpf_vm::host::Translation;

use super::options::{Checkpoints, Options, Progress, Reduction, ReportStyle};
use super::{bytes, heuristics};

/// What a value looks like.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    /// On or off; a bare key means on.
    Switch,
    /// How grave a finding is: violation, note or off; a bare key means a violation.
    Severity,
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
    /// The placeholder in help texts.
    pub(crate) fn placeholder(self) -> String {
        match self {
            Kind::Switch | Kind::OneOf(_) => self.words().join("|"),
            Kind::Severity => "LEVEL".into(),
            Kind::Number => "N".into(),
            Kind::Size => "SIZE".into(),
            Kind::Time => "TIME".into(),
            Kind::Text => "TEXT".into(),
            Kind::List => "LIST".into(),
            Kind::Paths => "PATHS".into(),
            Kind::File => "FILE".into(),
        }
    }

    /// The words that a value is one of; none if it is no word.
    pub(crate) fn words(self) -> &'static [&'static str] {
        match self {
            Kind::Switch => &["on", "off"],
            Kind::Severity => &["violation", "note", "off"],
            Kind::OneOf(words) => words,
            _ => &[],
        }
    }

    /// Can a flag stand without a value?
    pub(crate) fn is_switch(self) -> bool {
        matches!(self, Kind::Switch | Kind::Severity)
    }
}

/// The searches that look at an option, by name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Searches {
    All,
    Only(&'static [&'static str]),
    Not(&'static [&'static str]),
}

/// Searches in the order of what a path costs.
const BOUNDED: &[&str] = &["delays", "preemptions"];

/// Searches that sample paths.
const SAMPLING: &[&str] = &["pct", "pos", "random"];

/// Searches that can be split and kept.
const PLAIN: &[&str] = &["bfs", "dfs"];

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
    /// Command-line flags, the long one first; those with one dash and several letters are Java's.
    pub(crate) flags: &'static [&'static str],
    /// Flags that turn it off; switches with a long flag have `--no-FLAG` anyway.
    pub(crate) off_flags: &'static [&'static str],
    pub(crate) kind: Kind,
    /// For people.
    pub(crate) default: &'static str,
    pub(crate) doc: &'static str,
    /// Given with another search, the option is warned about.
    pub(crate) searches: Searches,
    pub(crate) set: Setter,
}

const fn option(name: &'static str, kind: Kind, default: &'static str, doc: &'static str, set: Setter) -> OptionDef {
    OptionDef { name, aliases: &[], flags: &[], off_flags: &[], kind, default, doc, searches: Searches::All, set }
}

impl OptionDef {
    /// `+key` alone turns a switch on; there are things that cannot be turned on.
    pub(crate) fn needs_value(&self) -> bool {
        let kind = matches!(self.kind, Kind::Number | Kind::Size | Kind::Time | Kind::List | Kind::Paths | Kind::File);
        kind || ["search", "heuristic"].contains(&self.name)
    }

    const fn flags(mut self, flags: &'static [&'static str]) -> OptionDef {
        self.flags = flags;
        self
    }
    const fn off_flags(mut self, flags: &'static [&'static str]) -> OptionDef {
        self.off_flags = flags;
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
    option("delta", Kind::Switch, "off", "the same as mode=delta; the search is bfs, unless another one is asked for",
        |o, v| { o.search.mode = if switch(v)? { Mode::Delta } else { Mode::Standard }; Ok(()) })
        .flags(&["--delta"]).searches(Searches::Only(&["bfs"])),
    option("delta.fewest", Kind::Number, "8", "mode=delta: fewer states than these are run one by one",
        |o, v| { o.search.delta_fewest = number(v)?.clamp(1, 1 << 20) as usize; Ok(()) })
        .searches(Searches::Only(&["bfs"])),
    option("delta.rows", Kind::Number, "1024", "mode=delta: states that a step is run for at once, at most",
        |o, v| { o.search.delta_rows = number(v)?.clamp(1, 1 << 20) as usize; Ok(()) })
        .searches(Searches::Only(&["bfs"])),
    option("delta.verify", Kind::Switch, "off", "mode=delta: run each step also for each state by itself, and compare every word",
        |o, v| { o.search.delta_verify = switch(v)?; Ok(()) })
        .searches(Searches::Only(&["bfs"])),
    option("et.exclude", Kind::List, "", "listener exec: classes to leave out, with * for any text",
        |o, v| for_listener(o, "et.exclude", v)),
    option("et.include", Kind::List, "the program's own", "listener exec: classes to follow, with * for any text",
        |o, v| for_listener(o, "et.include", v)),
    option("et.print_insn", Kind::Switch, "on", "listener exec: list instructions",
        |o, v| for_listener(o, "et.print_insn", v)),
    option("et.print_mth", Kind::Switch, "off", "listener exec: list calls and returns",
        |o, v| for_listener(o, "et.print_mth", v)),
    option("expand.into", Kind::File, "", "'rjpf expand': where to write what the states led to",
        |o, v| { o.expand_into = file(v)?; Ok(()) })
        .flags(&["--into"]),
    option("expand.partitions", Kind::Number, "1", "'rjpf expand': partitions that states belong to, by fingerprint",
        |o, v| { o.partitions = parts(v)?; Ok(()) })
        .flags(&["--partitions"]),
    option("expand.states", Kind::List, "", "'rjpf expand': files with the states to expand; none: the start of the program",
        |o, v| { o.expand_states = list(v).iter().map(|name| bytes::path(name)).collect(); Ok(()) })
        .flags(&["--open"]),
    option("explore.only", Kind::List, "", "explore the code of these classes only, with * for any text; other code runs without pauses, except where it blocks and at places that these classes share, which loses behaviour",
        |o, v| { o.explore_only = list(v); Ok(()) })
        .flags(&["--explore-only"]),
    option("filter.fields", Kind::List, "",
        "fields left out of state matching, as java.util.AbstractList.modCount or java.util.*.modCount; fields with @FilterField are left out too",
        |o, v| { o.filter_fields = list(v); Filters::new(&o.filter_fields, &[]).map(|_| ()) })
        .flags(&["--filter-fields"]),
    option("filter.jpf", Kind::Switch, "off; on with report=jpf", "leave out of state matching what JPF leaves out: modCount of java.util, and most of Thread and ThreadGroup",
        |o, v| { o.filter_like_jpf = Some(switch(v)?); Ok(()) }),
    option("fs.allow", Kind::Paths, "", "folders and files that the program may read besides the class path, the working folder and the JDK",
        |o, v| { o.readable = paths(v).into_iter().map(|p| bytes::path(&p)).collect(); Ok(()) }),
    option("fs.write", Kind::Switch, "off", "'rjpf run': what the program wrote to files is on the disk when it has ended",
        |o, v| { o.write_files = switch(v)?; Ok(()) })
        .flags(&["--write"]),
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
    option("idle.action", Kind::OneOf(&["break", "yield"]), "break", "JPF's listener IdleFilter: what happens to a loop that seems to be idle; prune and jump, which lose behaviour, are not there",
        |_, v| word(v, &["break", "yield"]).map(|_| ())),
    option("idle.max_backjumps", Kind::Number, "500", "JPF's listener IdleFilter: backward jumps after which a loop comes to a choice, so that its states are matched",
        |o, v| { o.idle_rounds = number(v)?.clamp(1, i32::MAX as u64) as u32; Ok(()) }),
    option("incremental", Kind::Switch, "off", "keep what was explored for the next version of the program, and do not run again what did not change; a folder instead of on: keep it there",
        |o, v| { o.incremental = incremental(v); Ok(()) })
        .flags(&["--incremental"]).searches(Searches::Not(SEEDED)),
    option("incremental.audit", Kind::Number, "0", "percentage of the reused transitions that are run all the same, to compare",
        |o, v| { o.incremental_audit = number(v)?.min(100) as u32; Ok(()) }),
    option("incremental.max_size", Kind::Size, "1g", "largest file that is kept for the next run",
        |o, v| { o.incremental_size = bytes(v)?; Ok(()) }),
    option("jdk", Kind::File, "JAVA_HOME, then the java on the PATH, then the usual places", "home of the JDK whose library is used",
        |o, v| { o.jdk = Some(bytes::path(v)); Ok(()) })
        .flags(&["--jdk"]),
    option("jdk.trust", Kind::OneOf(&["list", "none"]), "list",
        "which library classes are taken to be linearizable, so that a call of them is one step; none explores them like the program",
        |o, v| { o.trust_library = word(v, &["list", "none"])? == 0; Ok(()) })
        .flags(&["--trust"]),
    option("listener", Kind::List, "", "listeners by name; see 'rjpf list listeners'",
        |o, v| { o.listeners = list(v); Ok(()) })
        .flags(&["--listener"]),
    option("match", Kind::OneOf(&["state", "shape"]), "state", "states are seen again if they are equal, or already if their objects have the same shape, which proves nothing",
        |o, v| { o.search.shapes = word(v, &["state", "shape"])? == 1; Ok(()) }),
    option("mixed", Kind::List, "", "methods to run on the host where there is a host implementation, as bst.Bst.add, with * for any text",
        |o, v| { o.mixed = list(v); Ok(()) }),
    option("mixed.translation", Kind::OneOf(&["lazy", "eager"]), "lazy", "whether objects get to the host field by field when touched, or all before a call",
        |o, v| { o.translation = [Translation::Lazy, Translation::Eager][word(v, &["lazy", "eager"])?]; Ok(()) }),
    option("mode", Kind::OneOf(&["standard", "delta", "auto"]), "standard", "run a step for one state at a time, for many at once, or whichever is faster: docs/DELTA.md",
        |o, v| { o.search.mode = [Mode::Standard, Mode::Delta, Mode::Auto][word(v, &["standard", "delta", "auto"])?]; Ok(()) })
        .searches(Searches::Only(&["bfs"])),
    option("net.partial_reads", Kind::Switch, "on", "a read of a connection may give one byte only, whatever has arrived",
        |o, v| { o.partial_reads = switch(v)?; Ok(()) }),
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
    option("por", Kind::OneOf(&Reduction::WORDS), "learned",
        "partial-order reduction: threads pause before accesses that break what is assumed about their place (learned), that touch what several threads can reach (shared), or before every access (off)",
        |o, v| { o.reduction = Reduction::of(v).ok_or_else(|| format!("it is one of {}, not '{v}'", Reduction::WORDS.join(", ")))?; Ok(()) })
        .flags(&["--por"]),
    option("por.contended", Kind::List, "", "por=learned: places before which threads pause from the start, as a report names them",
        |o, v| { o.contended = list(v); Ok(()) }),
    option("por.sleep", Kind::Switch, "off", "searches dfs and bfs: sleep sets, of two transitions that commute take one order only (docs/REDUCTION.md)",
        |o, v| { o.search.sleep = switch(v)?; Ok(()) })
        .searches(Searches::Only(PLAIN)),
    option("por.sleep_verify", Kind::Switch, "off", "por.sleep: run transitions that are taken to commute in both orders, and compare the states",
        |o, v| { o.search.sleep_verify = switch(v)?; Ok(()) })
        .searches(Searches::Only(PLAIN)),
    option("property.assertion", Kind::Severity, "violation", "assertions of the program that fail: violation, note or off",
        |o, v| property(o, "assertion", v)),
    option("property.deadlock", Kind::Severity, "violation", "threads that wait for ever, with nobody left to run: violation, note or off",
        |o, v| property(o, "deadlock", v)),
    option("property.exception", Kind::Severity, "violation", "exceptions that leave a thread: violation, note or off",
        |o, v| property(o, "exception", v)),
    option("property.exit_status", Kind::Severity, "violation", "an exit status that depends on the schedule: violation, note or off",
        |o, v| property(o, "exit_status", v)),
    option("property.livelock", Kind::Severity, "note", "fair runs that never end, looked for once every state is covered: violation, note or off",
        |o, v| property(o, "livelock", v))
        .flags(&["--livelock"]).aliases(&["search.livelock"]).searches(Searches::Not(SAMPLING)),
    option("property.stored_trace", Kind::Severity, "note", "paths that the program asks for by Verify.storeTrace: violation, note or off",
        |o, v| property(o, "stored_trace", v)),
    option("property.stuck_threads", Kind::Severity, "off", "threads of the program that still wait for something when it ends: violation, note or off",
        |o, v| property(o, "stuck_threads", v))
        .flags(&["--stuck-threads"]),
    option("property.swallowed", Kind::Severity, "note", "exceptions in tasks whose futures nobody asks: violation, note or off",
        |o, v| property(o, "swallowed", v)),
    option("race", Kind::Severity, "off", "report two threads about to access the same plain variable, one of them writing: violation, note or off",
        |o, v| property(o, "race", v))
        .flags(&["--race"]).aliases(&["property.race"]),
    option("race.exclude", Kind::List, "", "races: variables to leave out, as Account.balance or int[], or methods that access them, as bank.Teller.pay, with * for any text",
        |o, v| { o.races.exclude = list(v); Ok(()) }),
    option("race.include", Kind::List, "", "races: the only variables to report, as Account.balance or int[], or methods that access them, as bank.Teller.pay, with * for any text",
        |o, v| { o.races.include = list(v); Ok(()) }),
    option("range.from", Kind::Text, "", "search a part of all paths: from this one on (0/2/1), in the order of choices",
        |o, v| { o.search.range.get_or_insert_default().from = path(v)?; Ok(()) })
        .flags(&["--from"]).searches(Searches::Only(PLAIN)),
    option("range.parts", Kind::Number, "8", "parts that 'rjpf range split' makes",
        |o, v| { o.parts = parts(v)?; Ok(()) })
        .flags(&["--parts"]),
    option("range.to", Kind::Text, "", "search a part of all paths: up to this one, which is not part of it",
        |o, v| { o.search.range.get_or_insert_default().to = Some(path(v)?); Ok(()) })
        .flags(&["--to"]).searches(Searches::Only(PLAIN)),
    option("replay", Kind::Text, "", "follow this choice path (0/2/1) instead of searching",
        |o, v| { o.replay = Some(path(v)?); Ok(()) })
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
    option("report.fingerprints", Kind::File, "", "write the fingerprints of all states, sorted: they are the same in every process",
        |o, v| { o.fingerprints = file(v)?; Ok(()) }),
    option("report.html", Kind::File, "", "write a self-contained HTML page with the counterexample",
        |o, v| { o.html = file(v)?; Ok(()) })
        .flags(&["--html"]),
    option("report.json", Kind::File, "", "write the result as JSON (docs/REPORT-SCHEMA.md)",
        |o, v| { o.json = file(v)?; Ok(()) })
        .flags(&["--json"]),
    option("report.junit", Kind::File, "", "write the result as JUnit XML",
        |o, v| { o.junit = file(v)?; Ok(()) })
        .flags(&["--junit"]),
    option("report.log", Kind::Text, "RJPF_LOG, else nothing",
        "tell on stderr what rjpf itself does: a level (error, warn, info, debug, trace), or levels by part as rjpf_classes=debug,rjpf_vm=info",
        |o, v| { o.log = Some(v.into()); crate::log::filter(v).map(|_| ()) })
        .flags(&["--log"]),
    option("report.log_format", Kind::OneOf(&["text", "json"]), "text", "form of what --log tells: lines for people, or a JSON object per line",
        |o, v| { o.log_as_json = word(v, &["text", "json"])? == 1; Ok(()) })
        .flags(&["--log-format"]),
    option("report.output", Kind::Switch, "off", "show what the program writes to standard output on all paths while they are explored, marked by path, so many lines a second",
        |o, v| { o.show_output = switch(v)?; Ok(()) })
        .flags(&["--output"]),
    option("report.parts", Kind::Switch, "off", "count the processor's time of each part of the search: execution, comparison, backtracking, merging",
        |o, v| { o.search.timed = switch(v)?; Ok(()) }),
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
    option("sandbox", Kind::Switch, "on", "the kernel keeps rjpf from what a search does not need: docs/SECURITY.md",
        |o, v| { o.sandbox = switch(v)?; Ok(()) }),
    option("search", Kind::Text, "dfs in company", "search strategy; see 'rjpf list searches'",
        strategy)
        .flags(&["--search"]).aliases(&["search.class"]),
    option("search.bound", Kind::Number, "none", "most preemptions or delays of a path",
        |o, v| { o.search.bound = unless_negative(v)?.map(|n| n.min(u64::from(u32::MAX)) as u32); Ok(()) })
        .flags(&["--bound"]).searches(Searches::Only(BOUNDED)),
    option("search.checkpoint", Kind::File, "of long searches, in the cache folder", "leave checkpoints in this folder ('off': nowhere); 'rjpf resume FOLDER' goes on from there",
        |o, v| { o.checkpoints = if v == "off" { Checkpoints::Nowhere } else { Checkpoints::In(bytes::path(v)) }; Ok(()) })
        .flags(&["--checkpoint"]).searches(Searches::Only(PLAIN)),
    option("search.checkpoint_every", Kind::Time, "10min", "time between two checkpoints; there is one at each limit and interruption too",
        |o, v| { o.checkpoint_every = time(v)?; Ok(()) })
        .searches(Searches::Only(PLAIN)),
    option("search.depth_limit", Kind::Number, "none", "longest path, in choices",
        |o, v| { o.search.limits.depth = unless_negative(v)?.map(|n| n.min(u64::from(u32::MAX)) as u32); Ok(()) })
        .flags(&["--depth"]),
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
    option("search.time_limit", Kind::Time, "none", "stop after so much time",
        |o, v| { o.search.limits.time = Some(time(v)?); Ok(()) })
        .flags(&["--time"]),
    option("search.walks", Kind::Number, "1000", "number of walks of sampling searches",
        |o, v| { o.search.walks = number(v)?; Ok(()) })
        .flags(&["--walks"]).aliases(&["search.RandomSearch.path_limit"]).searches(Searches::Only(SAMPLING)),
    option("search.workers", Kind::Number, "all processors", "workers of a search; verdict, states and findings do not depend on their number",
        |o, v| { o.search.workers = workers(v)?; Ok(()) })
        .flags(&["--workers", "-j"]),
    option("search.workers_after", Kind::Number, "5000", "transitions of a search after which more workers join the first one",
        |o, v| { o.search.alone_for = number(v)?; Ok(()) }),
    option("sourcepath", Kind::Paths, "", "where sources are: shown in reports, and compiled when the target has no class yet",
        |o, v| { o.source_path = paths(v).into_iter().map(|p| bytes::path(&p)).collect(); Ok(()) })
        .flags(&["--source-path"]),
    option("symmetry", Kind::OneOf(&["off", "threads"]), "off",
        "threads: states that differ only in which thread is which are one (no livelocks are looked for then)",
        |o, v| { o.symmetric_threads = word(v, &["off", "threads"])? == 1; Ok(()) })
        .flags(&["--symmetry"]).searches(Searches::Not(SAMPLING)),
    option("target", Kind::Text, "", "the program: a class name, a .class, .java or .jar file",
        |o, v| { o.target = v.into(); Ok(()) }),
    option("target.args", Kind::List, "", "arguments of the program, separated by commas",
        |o, v| { o.arguments = list(v); Ok(()) }),
    option("trace.file", Kind::File, "rjpf-trace-<Main>.json", "where the trace of a violation is written",
        |o, v| { o.trace_file = file(v)?; Ok(()) })
        .flags(&["--trace"]),
    option("trace.write", Kind::Switch, "on", "write a trace file at a violation",
        |o, v| { o.write_trace = switch(v)?; Ok(()) })
        .off_flags(&["--no-trace"]),
    option("vm.assertion_rules", Kind::List, "", "assertions of single classes and packages, as on:com.acme... or off:com.acme.Main; -ea:NAME and -da:NAME write them",
        |o, v| { o.assertion_rules.extend(named_assertions(v)?); Ok(()) }),
    option("vm.clock", Kind::OneOf(&["choice", "still"]), "choice", "whether time may pass when the program reads the clock, or passes by sleeps and timeouts only",
        |o, v| { o.clock_moves = word(v, &["choice", "still"])? == 0; Ok(()) })
        .flags(&["--clock"]),
    option("vm.clock_steps", Kind::List, "0.9s,90s,36h", "with vm.clock = choice: how long after its first read the clock may be found to stand",
        |o, v| { o.clock_steps = steps(v)?; Ok(()) })
        .flags(&["--clock-steps"]),
    option("vm.compile", Kind::OneOf(&["off", "auto", "always"]), "auto", "methods that run often are compiled (auto), all (always) or none (off)",
        |o, v| { o.compile = [Compile::Off, Compile::Auto, Compile::Always][word(v, &["off", "auto", "always"])?]; Ok(()) })
        .flags(&["--compile"]),
    option("vm.disable_assertions", Kind::List, "", "classes whose assert statements are not checked, with * for any text; * alone: all",
        |o, v| { disable_assertions(o, v); Ok(()) }),
    option("vm.enable_assertions", Kind::Switch, "on; off for 'rjpf run'", "assert statements of the program are checked; patterns instead of on: of these classes only",
        |o, v| { enable_assertions(o, v); Ok(()) })
        .flags(&["--assertions", "-ea", "-enableassertions"]).off_flags(&["-da", "-disableassertions"]),
    option("vm.enable_system_assertions", Kind::Switch, "off", "assert statements of the library are checked",
        |o, v| { o.system_assertions = switch(v)?; Ok(()) })
        .flags(&["--system-assertions", "-esa", "-enablesystemassertions"])
        .off_flags(&["-dsa", "-disablesystemassertions"]),
    option("vm.long_timeout", Kind::Time, "1s", "timed waits of at least this long end by timeout only when nothing else can run; none: all end at any time",
        |o, v| { o.long_timeout = if v == "none" { Duration::MAX } else { time(v)? }; Ok(()) })
        .flags(&["--long-timeout"]),
    option("vm.max_heap", Kind::Size, "2g", "bound of the Java heap, beyond which OutOfMemoryError is thrown",
        |o, v| { o.max_heap_words = Some(heap_size(v)?); Ok(()) })
        .flags(&["--max-heap"]),
    option("vm.max_transition_length", Kind::Number, "50000",
        "calls and backward jumps after which a thread that nothing stops comes to a choice, so that endless loops are noticed",
        |o, v| { o.max_transition_length = Some(number(v)?.clamp(1, i32::MAX as u64) as u32); Ok(()) })
        .flags(&["--max-transition"]),
    option("vm.preview", Kind::Switch, "off", "preview features of the JDK's release can be used: classes that were compiled with them are taken, sources are compiled with them",
        |o, v| { o.preview = switch(v)?; Ok(()) })
        .flags(&["--enable-preview"]),
    option("vm.processors", Kind::Number, "2", "what Runtime.availableProcessors answers",
        |o, v| { o.processors = Some(number(v)?.clamp(1, 1024) as u32); Ok(()) })
        .flags(&["--processors"]).aliases(&["cg.max_processors"]),
    option("vm.random_seed", Kind::Number, "42", "seed of the program's own random numbers",
        |o, v| { o.random_seed = Some(number(v)?); Ok(()) })
        .flags(&["--random-seed"]),
    option("vm.spurious_wakeups", Kind::Switch, "off", "Object.wait may also return without a notification",
        |o, v| { o.spurious_wakeups = switch(v)?; Ok(()) })
        .flags(&["--spurious-wakeups"]).aliases(&["spurious_wakeups"]),
    option("vm.verify", Kind::Switch, "on", "class files outside the JDK are verified before they run",
        |o, v| { o.verify = switch(v)?; Ok(()) })
        .flags(&["--verify"]),
];

/// The option with this key, by its name or an alias.
pub(crate) fn find(key: &str) -> Option<&'static OptionDef> {
    OPTIONS.iter().find(|o| o.name == key || o.aliases.contains(&key))
}

/// The option of a command-line flag.
pub(crate) fn find_flag(flag: &str) -> Option<&'static OptionDef> {
    OPTIONS.iter().find(|o| o.flags.contains(&flag))
}

/// The option that a command-line flag turns off.
pub(crate) fn find_off_flag(flag: &str) -> Option<&'static OptionDef> {
    OPTIONS.iter().find(|o| o.off_flags.contains(&flag))
}

// ---- values ------------------------------------------------------------------------------------

pub(crate) fn switch(v: &str) -> Result<bool, String> {
    match v {
        "true" | "on" | "yes" | "1" | "" => Ok(true),
        "false" | "off" | "no" | "0" => Ok(false),
        _ => Err(format!("it is on or off, not '{v}'")),
    }
}

/// How grave what a property finds is; on means a violation.
fn property(options: &mut Options, name: &str, value: &str) -> Result<(), String> {
    let severity = match (value, switch(value)) {
        ("violation", _) | (_, Ok(true)) => Severity::Violation,
        ("note", _) => Severity::Note,
        (_, Ok(false)) => Severity::Off,
        _ => return Err(format!("it is violation, note or off, not '{value}'")),
    };
    options.search.properties.set(name, severity);
    Ok(())
}

/// A value that a listener reads; what is more than a word the listener looks at itself.
fn for_listener(options: &mut Options, key: &str, value: &str) -> Result<(), String> {
    match OPTIONS.iter().find(|o| o.name == key).map(|o| o.kind) {
        Some(Kind::Switch) => _ = switch(value)?,
        Some(Kind::OneOf(allowed)) => _ = word(value, allowed)?,
        _ => {}
    }
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

/// JPF writes MAX for the largest int.
fn number(v: &str) -> Result<u64, String> {
    if v == "MAX" {
        return Ok(i32::MAX as u64);
    }
    v.replace('_', "").parse().map_err(|_| match v.parse::<i64>() {
        Ok(_) => format!("it is a number from 0 on, not '{v}'"),
        Err(_) => format!("it is a number, not '{v}'"),
    })
}

fn path(v: &str) -> Result<rjpf_explore::Path, String> {
    v.parse().map_err(|e: rjpf_explore::PathError| e.to_string())
}

/// More boundaries than any machine has use for.
const MOST_PARTS: u64 = 100_000;

fn parts(v: &str) -> Result<u64, String> {
    match number(v)? {
        0 => Err("there is at least one part".into()),
        n if n > MOST_PARTS => Err(format!("there are at most {MOST_PARTS} parts")),
        n => Ok(n),
    }
}

/// Each worker has a machine with memory of its own.
const MOST_WORKERS: u64 = 256;

fn workers(v: &str) -> Result<usize, String> {
    match number(v)? {
        0 => Err("a search has at least one worker".into()),
        n if n > MOST_WORKERS => Err(format!("a search has at most {MOST_WORKERS} workers")),
        n => Ok(n as usize),
    }
}

/// JPF writes -1 for "no limit".
fn unless_negative(v: &str) -> Result<Option<u64>, String> {
    if v == "-1" { Ok(None) } else { number(v).map(Some).map_err(|e| format!("{e}; -1 stands for no limit")) }
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

/// Times in ascending order.
fn steps(v: &str) -> Result<Vec<Duration>, String> {
    let steps = list(v).iter().map(|step| time(step)).collect::<Result<Vec<_>, _>>()?;
    let ascending = steps.iter().all(|step| !step.is_zero()) && steps.is_sorted_by(|a, b| a < b);
    let bounded = steps.last().is_none_or(|last| *last <= MOST_TIME);
    match ascending && bounded {
        true => Ok(steps),
        false => Err(format!("it is a list of ascending times of at most 100 years, as 1s,1m, not '{v}'")),
    }
}

/// A hundred years: what programs add to an instant still fits.
const MOST_TIME: Duration = Duration::from_secs(100 * 365 * 86_400);

/// A size in words.
fn size(v: &str) -> Result<u32, String> {
    u32::try_from(bytes(v)? / 4).map_err(|_| format!("it is a size of less than 16g, not '{v}'"))
}

/// A size of the Java heap, in words: the library needs some of it to start.
fn heap_size(v: &str) -> Result<u32, String> {
    const LEAST: u32 = 1 << 20;
    match size(v)? {
        words if words < LEAST / 4 => Err(format!("it is a size of at least 1m, not '{v}'")),
        words => Ok(words),
    }
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

/// On, off, or the folder where stores are.
fn incremental(v: &str) -> Option<Option<PathBuf>> {
    match switch(v) {
        Ok(on) => on.then_some(None),
        Err(_) => Some(Some(bytes::path(v))),
    }
}

fn file(v: &str) -> Result<Option<PathBuf>, String> {
    if v.is_empty() { Err("it needs the name of a file".into()) } else { Ok(Some(bytes::path(v))) }
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

/// On, off, or the classes that they are on for, as JPF has it.
fn enable_assertions(options: &mut Options, v: &str) {
    options.assertions = switch(v).unwrap_or(true);
    if switch(v).is_err() && v != "*" {
        options.assertion_rules.extend(list(v).iter().map(|pattern| format!("{LIKE}{pattern}")));
    }
}

fn disable_assertions(options: &mut Options, v: &str) {
    match switch(v) {
        Ok(true) => options.assertions = false,
        Ok(false) => {}
        Err(_) if v == "*" => options.assertions = false,
        Err(_) => options.assertion_rules.extend(list(v).iter().map(|pattern| format!("{UNLIKE}{pattern}"))),
    }
}

/// Words before the names in [`Options::assertion_rules`].
pub(crate) const ON: &str = "on:";
pub(crate) const OFF: &str = "off:";
pub(crate) const LIKE: &str = "like:";
pub(crate) const UNLIKE: &str = "unlike:";

fn named_assertions(v: &str) -> Result<Vec<String>, String> {
    let rules = list(v);
    let is_rule = |rule: &String| [ON, OFF].iter().any(|word| rule.len() > word.len() && rule.starts_with(word));
    match rules.iter().find(|rule| !is_rule(rule)) {
        None => Ok(rules),
        Some(wrong) => Err(format!("it is a list as on:com.acme...,off:com.acme.Main, not '{wrong}'")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_is_sorted_unique_and_documented() {
        assert!(OPTIONS.windows(2).all(|w| w[0].name < w[1].name), "sort the table by name");
        let mut keys: Vec<&str> = OPTIONS.iter().flat_map(|o| o.aliases.iter().chain([&o.name]).copied()).collect();
        let mut flags: Vec<&str> = OPTIONS.iter().flat_map(|o| o.flags.iter().chain(o.off_flags).copied()).collect();
        for names in [&mut keys, &mut flags] {
            names.sort_unstable();
            let before = names.len();
            names.dedup();
            assert_eq!(before, names.len(), "a name is used twice");
        }
        for o in OPTIONS {
            assert!(o.doc.len() > 10 && !o.doc.ends_with('.'), "{}: {}", o.name, o.doc);
            assert!(o.flags.iter().all(|f| f.starts_with('-')), "{}", o.name);
            assert!(o.flags.first().is_none_or(|f| f.starts_with("--")), "{}: the long flag comes first", o.name);
        }
    }

    #[test]
    fn every_setter_takes_a_plain_value_of_its_kind() {
        for o in OPTIONS {
            let value = match o.kind {
                Kind::Switch => "off",
                Kind::Severity => "note",
                Kind::Number => "7",
                Kind::Size => "64m",
                Kind::Time => "1s",
                Kind::OneOf(words) => words[0],
                Kind::List if o.name == "filter.fields" => "x.Y.z",
                Kind::List if o.name == "vm.assertion_rules" => "on:x",
                Kind::List if o.name == "vm.clock_steps" => "1s,2s",
                Kind::List | Kind::Paths | Kind::File => "x",
                Kind::Text if o.name == "search" => "bfs",
                Kind::Text if o.name == "replay" || o.name.starts_with("range.") => "0/1",
                Kind::Text if o.name == "report.log" => "info",
                Kind::Text => "x",
            };
            assert_eq!((o.set)(&mut Options::default(), value), Ok(()), "{}", o.name);
        }
    }

    #[test]
    fn words_that_are_no_value_are_refused() {
        // A folder, and patterns of classes.
        let more_than_words = ["incremental", "vm.disable_assertions", "vm.enable_assertions"];
        for o in OPTIONS.iter().filter(|o| matches!(o.kind, Kind::OneOf(_) | Kind::Switch | Kind::Severity)) {
            assert!(
                more_than_words.contains(&o.name) || (o.set)(&mut Options::default(), "bogus").is_err(),
                "{}",
                o.name
            );
        }
    }

    #[test]
    fn keys_of_listeners_are_options() {
        let of = |name: &str| {
            let rows = OPTIONS.iter().filter(|o| o.doc.starts_with(&format!("listener {name}:")));
            rows.map(|o| o.name).collect::<Vec<_>>()
        };
        for listener in rjpf_explore::listeners::LISTENERS {
            match listener.name {
                "dot" | "fingerprints" => assert!(find(listener.keys[0]).is_some(), "what {} reads", listener.name),
                name => {
                    let fixed: Vec<&str> = listener.keys.iter().copied().filter(|key| !key.ends_with('*')).collect();
                    assert_eq!(of(name), fixed, "{name}");
                }
            }
        }
    }

    #[test]
    fn every_property_is_an_option() {
        for property in rjpf_explore::properties::PROPERTIES {
            let key = format!("property.{}", property.name);
            let option = find(&key).unwrap_or_else(|| panic!("{key}"));
            for (value, severity) in [
                ("violation", Severity::Violation),
                ("on", Severity::Violation),
                ("note", Severity::Note),
                ("off", Severity::Off),
            ] {
                let mut options = Options::default();
                (option.set)(&mut options, value).unwrap();
                assert_eq!(options.search.properties.severity(property.name), severity, "{key}={value}");
            }
        }
    }

    #[test]
    fn wrong_values_say_what_is_right() {
        let wrong = |key: &str, value: &str| (find(key).unwrap().set)(&mut Options::default(), value).unwrap_err();
        assert!(wrong("search", "bsf").contains("bfs, delays, dfs"));
        assert!(wrong("search.depth_limit", "deep").contains("number"));
        assert!(wrong("por", "maybe").contains("learned, shared, off"));
        assert!(wrong("property.livelock", "maybe").contains("note"));
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
        (find("search.depth_limit").unwrap().set)(&mut o, "MAX").unwrap();
        assert_eq!(o.search.limits.depth, Some(i32::MAX as u32));
        (find("vm.enable_assertions").unwrap().set)(&mut o, "x.*, y.Z").unwrap();
        (find("vm.disable_assertions").unwrap().set)(&mut o, "x.Slow*").unwrap();
        assert_eq!(o.assertion_rules, ["like:x.*", "like:y.Z", "unlike:x.Slow*"]);
        assert!(o.assertions);
        (find("vm.disable_assertions").unwrap().set)(&mut o, "*").unwrap();
        assert!(!o.assertions);
    }
}
