//! What a run was asked to do: plain values, filled in by the rows of the option table.

use std::path::PathBuf;
use std::time::Duration;

use rjpf_explore::{Config, Path};

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

#[derive(Clone, Debug)]
pub(crate) struct Options {
    pub(crate) search: Config,
    /// Names of the heuristics that guide the search.
    pub(crate) heuristic: Vec<String>,
    /// Partial-order reduction.
    pub(crate) reduction: bool,
    /// Calls into linearizable library classes are one step.
    pub(crate) trust_library: bool,
    /// Fields to leave out of matching.
    pub(crate) filter_fields: Vec<String>,
    pub(crate) replay: Option<Path>,
    /// The path to follow is one into a livelock with this message.
    pub(crate) replay_livelock: Option<String>,
    /// Time for making a counterexample shorter.
    pub(crate) shorten: Duration,
    pub(crate) class_path: Option<String>,
    pub(crate) source_path: Vec<PathBuf>,
    pub(crate) jdk: Option<PathBuf>,
    pub(crate) assertions: bool,
    pub(crate) system_assertions: bool,
    pub(crate) properties: Vec<(String, String)>,
    pub(crate) max_heap_words: Option<u32>,
    pub(crate) processors: Option<u32>,
    pub(crate) random_seed: Option<u64>,
    pub(crate) enumerate_random: bool,
    /// `Object.wait` may return without a notification.
    pub(crate) spurious_wakeups: bool,
    pub(crate) long_timeout: Duration,
    /// Report pairs of accesses that race.
    pub(crate) races: bool,
    /// Names of listeners that were asked for.
    pub(crate) listeners: Vec<String>,
    /// Keys that listeners read.
    pub(crate) listener_keys: Vec<(String, String)>,
    /// Report threads that still wait when the program ends.
    pub(crate) stuck_threads: bool,
    /// Calls and backward jumps after which a transition is cut.
    pub(crate) max_transition_length: Option<u32>,
    pub(crate) target: String,
    pub(crate) arguments: Vec<String>,
    pub(crate) style: ReportStyle,
    pub(crate) json: Option<PathBuf>,
    pub(crate) junit: Option<PathBuf>,
    pub(crate) sarif: Option<PathBuf>,
    pub(crate) dot: Option<PathBuf>,
    pub(crate) html: Option<PathBuf>,
    /// Where the trace of a violation goes; made up from the target if not given.
    pub(crate) trace_file: Option<PathBuf>,
    pub(crate) write_trace: bool,
    pub(crate) verbose: bool,
    pub(crate) quiet: bool,
    pub(crate) color: Progress,
    pub(crate) progress: Progress,
    pub(crate) width: Option<usize>,
    /// Print each setting and where it comes from.
    pub(crate) show: bool,
    /// Keys of the user's own, for the program.
    pub(crate) user_keys: Vec<(String, String)>,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            search: Config::default(),
            heuristic: Vec::new(),
            reduction: true,
            trust_library: true,
            filter_fields: Vec::new(),
            replay: None,
            replay_livelock: None,
            shorten: Duration::from_secs(2),
            class_path: None,
            source_path: Vec::new(),
            jdk: None,
            assertions: true,
            system_assertions: false,
            properties: Vec::new(),
            max_heap_words: None,
            processors: None,
            random_seed: None,
            enumerate_random: false,
            spurious_wakeups: false,
            long_timeout: Duration::from_secs(3600),
            races: false,
            listeners: Vec::new(),
            listener_keys: Vec::new(),
            stuck_threads: false,
            max_transition_length: None,
            target: String::new(),
            arguments: Vec::new(),
            style: ReportStyle::People,
            json: None,
            junit: None,
            sarif: None,
            dot: None,
            html: None,
            trace_file: None,
            write_trace: true,
            verbose: false,
            quiet: false,
            color: Progress::Auto,
            progress: Progress::Auto,
            width: None,
            show: false,
            user_keys: Vec::new(),
        }
    }
}
