//! What a run was asked to do: plain values, filled in by the rows of the option table.

use std::num::NonZero;
use std::path::PathBuf;
use std::time::Duration;

use rjpf_explore::{Config, Path};
use rjpf_vm::host::Translation;
use rjpf_vm::{Compile, RaceFilter};

/// How the console report looks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum ReportStyle {
    People,
    /// The sections of JPF, in its order.
    Jpf,
}

/// Whether something that depends on the terminal is wanted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Progress {
    Auto,
    On,
    Off,
}

/// Where threads pause.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Reduction {
    /// Before every access.
    Off,
    /// Before accesses to objects that several threads can reach.
    Shared,
    /// Before accesses that break what is assumed about their place.
    #[default]
    Learned,
}

impl Reduction {
    pub(crate) const WORDS: [&'static str; 3] = ["learned", "shared", "off"];

    pub(crate) fn word(self) -> &'static str {
        match self {
            Reduction::Learned => "learned",
            Reduction::Shared => "shared",
            Reduction::Off => "off",
        }
    }

    pub(crate) fn of(word: &str) -> Option<Reduction> {
        match word {
            "learned" | "on" | "true" | "yes" | "1" | "" => Some(Reduction::Learned),
            "shared" => Some(Reduction::Shared),
            "off" | "false" | "no" | "0" => Some(Reduction::Off),
            _ => None,
        }
    }
}

/// Where a search leaves checkpoints.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Checkpoints {
    Nowhere,
    /// In the cache folder, if it takes long.
    OfLongSearches,
    /// In this folder, whenever it stops.
    In(PathBuf),
}

#[derive(Clone, Debug)]
pub(crate) struct Options {
    pub(crate) search: Config,
    /// Names of the heuristics that guide the search.
    pub(crate) heuristic: Vec<String>,
    /// Partial-order reduction.
    pub(crate) reduction: Reduction,
    /// Places that are contended from the start, by name.
    pub(crate) contended: Vec<String>,
    /// Patterns of the classes whose code is explored; none: all.
    pub(crate) explore_only: Vec<String>,
    /// Calls into linearizable library classes are one step.
    pub(crate) trust_library: bool,
    /// Fields to leave out of matching.
    pub(crate) filter_fields: Vec<String>,
    /// Leave out what JPF leaves out, unasked there: `None` if nothing is said about it.
    pub(crate) filter_like_jpf: Option<bool>,
    /// States that differ in the identity of threads only are one.
    pub(crate) symmetric_threads: bool,
    pub(crate) replay: Option<Path>,
    pub(crate) checkpoints: Checkpoints,
    pub(crate) checkpoint_every: Duration,
    /// The command line.
    pub(crate) words: Vec<String>,
    /// Parts that all paths are split into.
    pub(crate) parts: u64,
    /// Files with states to expand; none: the program's start.
    pub(crate) expand_states: Vec<PathBuf>,
    /// Where what they lead to is written.
    pub(crate) expand_into: Option<PathBuf>,
    /// Partitions that states belong to, by fingerprint.
    pub(crate) partitions: u64,
    /// Time for making a counterexample shorter.
    pub(crate) shorten: Duration,
    pub(crate) class_path: Option<String>,
    pub(crate) source_path: Vec<PathBuf>,
    pub(crate) jdk: Option<PathBuf>,
    pub(crate) assertions: bool,
    pub(crate) system_assertions: bool,
    /// What else is said about assertions, class by class: `on:com.acme...`, `off:Main`, `like:x.*`, `unlike:x.*`.
    pub(crate) assertion_rules: Vec<String>,
    pub(crate) properties: Vec<(String, String)>,
    pub(crate) max_heap_words: Option<u32>,
    pub(crate) processors: Option<u32>,
    pub(crate) random_seed: Option<u64>,
    pub(crate) enumerate_random: bool,
    /// `Object.wait` may return without a notification.
    pub(crate) spurious_wakeups: bool,
    /// Which variables races are reported of.
    pub(crate) races: RaceFilter,
    pub(crate) long_timeout: Duration,
    pub(crate) clock_moves: bool,
    pub(crate) clock_steps: Vec<Duration>,
    pub(crate) preview: bool,
    pub(crate) verify: bool,
    /// Further folders and files that the program may read.
    pub(crate) readable: Vec<PathBuf>,
    /// The kernel keeps the process from what a search does not need.
    pub(crate) sandbox: bool,
    /// What a single run has changed of files is written to the disk when it ends.
    pub(crate) write_files: bool,
    pub(crate) partial_reads: bool,
    pub(crate) compile: Compile,
    /// Methods to run on the host, and how objects get there.
    pub(crate) mixed: Vec<String>,
    pub(crate) translation: Translation,
    /// Reuse what earlier runs have explored; in this folder, or in the default one.
    pub(crate) incremental: Option<Option<PathBuf>>,
    /// Percentage of what is reused that is run all the same, to compare.
    pub(crate) incremental_audit: u32,
    /// Largest store that is kept, in bytes.
    pub(crate) incremental_size: u64,
    /// Names of listeners that were asked for.
    pub(crate) listeners: Vec<String>,
    /// Keys that listeners read.
    pub(crate) listener_keys: Vec<(String, String)>,
    /// Calls and backward jumps after which a transition is cut.
    pub(crate) max_transition_length: Option<u32>,
    /// Backward jumps after which JPF's `IdleFilter` breaks a loop.
    pub(crate) idle_rounds: u32,
    pub(crate) target: String,
    pub(crate) arguments: Vec<String>,
    pub(crate) style: ReportStyle,
    pub(crate) json: Option<PathBuf>,
    pub(crate) junit: Option<PathBuf>,
    pub(crate) sarif: Option<PathBuf>,
    pub(crate) dot: Option<PathBuf>,
    /// What the program writes is shown while it is explored.
    pub(crate) show_output: bool,
    pub(crate) fingerprints: Option<PathBuf>,
    pub(crate) html: Option<PathBuf>,
    /// Where the trace of a violation goes; made up from the target if not given.
    pub(crate) trace_file: Option<PathBuf>,
    pub(crate) write_trace: bool,
    pub(crate) verbose: bool,
    pub(crate) quiet: bool,
    pub(crate) color: Progress,
    pub(crate) progress: Progress,
    pub(crate) width: Option<usize>,
    /// What rjpf tells about itself, as a filter of `tracing`.
    pub(crate) log: Option<String>,
    pub(crate) log_as_json: bool,
    /// Print each setting and where it comes from.
    pub(crate) show: bool,
    /// Keys of the user's own, for the program.
    pub(crate) user_keys: Vec<(String, String)>,
}

/// One worker for each; one if nobody knows how many there are.
fn all_processors() -> usize {
    std::thread::available_parallelism().map_or(1, NonZero::get)
}

impl Default for Options {
    fn default() -> Options {
        Options {
            search: Config { workers: all_processors(), ..Config::default() },
            heuristic: Vec::new(),
            reduction: Reduction::Learned,
            contended: Vec::new(),
            explore_only: Vec::new(),
            trust_library: true,
            filter_fields: Vec::new(),
            filter_like_jpf: None,
            symmetric_threads: false,
            replay: None,
            checkpoints: Checkpoints::OfLongSearches,
            checkpoint_every: Duration::from_secs(600),
            words: Vec::new(),
            parts: 8,
            expand_states: Vec::new(),
            expand_into: None,
            partitions: 1,
            shorten: Duration::from_secs(2),
            class_path: None,
            source_path: Vec::new(),
            jdk: None,
            assertions: true,
            system_assertions: false,
            assertion_rules: Vec::new(),
            properties: Vec::new(),
            max_heap_words: None,
            processors: None,
            random_seed: None,
            enumerate_random: false,
            spurious_wakeups: false,
            races: RaceFilter::default(),
            long_timeout: Duration::from_secs(1),
            clock_moves: true,
            clock_steps: rjpf_vm::CLOCK_STEPS_NANOS.map(Duration::from_nanos).to_vec(),
            preview: false,
            verify: true,
            readable: Vec::new(),
            sandbox: true,
            write_files: false,
            partial_reads: true,
            compile: Compile::Auto,
            mixed: Vec::new(),
            translation: Translation::Lazy,
            incremental: None,
            incremental_audit: 0,
            incremental_size: 1 << 30,
            listeners: Vec::new(),
            listener_keys: Vec::new(),
            max_transition_length: None,
            idle_rounds: 500,
            target: String::new(),
            arguments: Vec::new(),
            style: ReportStyle::People,
            json: None,
            junit: None,
            sarif: None,
            dot: None,
            show_output: false,
            fingerprints: None,
            html: None,
            trace_file: None,
            write_trace: true,
            verbose: false,
            quiet: false,
            color: Progress::Auto,
            progress: Progress::Auto,
            width: None,
            log: None,
            log_as_json: false,
            show: false,
            user_keys: Vec::new(),
        }
    }
}
