//! The command line: the only place with stdout, environment and clock.
//!
//! [`main_with_all`] is the whole tool with a user's own peers, heuristics and listeners added: a small crate
//! that lists them and calls it is all that an extension needs.

mod check;
mod checkpoint;
mod config;
mod deep;
mod digest;
mod doctor;
mod expand;
pub mod extension;
mod extensions;
mod fault;
mod incremental;
mod interrupt;
mod listen;
mod log;
mod mains;
mod merge;
mod mixed;
mod modules;
mod peer_stub;
mod range;
mod replay;
mod report;
mod run;
mod sandbox;
mod session;
mod stdin;
mod stores;
mod target;
mod terminal;
mod timer;
mod trace_file;
mod verify_jar;
mod watch;

use std::ffi::OsString;
use std::path::Path;
use std::process::ExitCode;

use config::words::{self, Command, Request};
use config::{Checkpoints, Options, Settings, bytes, generate};
pub use extensions::Extensions;
use rjpf_vm::Peer;

/// Entry points for `fuzz`: readers of files that come from outside. No stable interface.
#[doc(hidden)]
pub mod fuzzing {
    use std::path::Path;

    /// Can this be read as a `.jpf` file?
    pub fn configuration(file: &Path) -> bool {
        crate::config::jpf_file::read(file, &crate::Settings::default()).is_ok()
    }

    /// Can this be read as a trace?
    pub fn trace(text: &str) -> bool {
        crate::trace_file::parse(text).is_ok()
    }

    /// Can the folder's checkpoint be read, header and search?
    pub fn checkpoint(folder: &Path) -> bool {
        crate::checkpoint::read(folder).is_ok_and(|read| rjpf_explore::checkpoint_is_readable(&read.search))
    }

    /// Can these bytes be read as an incremental store?
    pub fn store(bytes: &[u8]) -> bool {
        rjpf_explore::Store::header(bytes).is_ok() && rjpf_explore::Store::of_bytes(bytes).is_ok()
    }

    /// Can this be read as a file with the states of a level, all of them?
    pub fn level(file: &Path) -> bool {
        crate::expand::is_readable(file)
    }
}

/// Exit codes of DESIGN section 8.
pub(crate) mod exit {
    pub(crate) const VIOLATION: u8 = 1;
    pub(crate) const USAGE: u8 = 2;
    /// Unsupported, or a search that did not cover everything.
    pub(crate) const INCOMPLETE: u8 = 3;
    pub(crate) const INTERNAL: u8 = 4;
}

/// A fault of the user's input or of the tool; findings about programs are not errors.
#[derive(Debug)]
pub(crate) struct ToolError {
    pub(crate) code: u8,
    pub(crate) message: String,
}

impl ToolError {
    pub(crate) fn usage(message: impl Into<String>) -> ToolError {
        ToolError { code: exit::USAGE, message: message.into() }
    }
}

/// Runs the command line of this process with these peers beside the built-in ones.
pub fn main_with(peers: &[Peer]) -> ExitCode {
    main_with_all(&Extensions { peers, ..Extensions::default() })
}

/// Runs the command line of this process with these extensions beside what is built in.
pub fn main_with_all(extensions: &Extensions<'_>) -> ExitCode {
    fault::keep_quiet();
    let words: Vec<OsString> = std::env::args_os().skip(1).collect();
    match fault::caught(|| parse(&words, extensions).and_then(|request| execute(request, extensions, None))) {
        Ok(code) => ExitCode::from(code),
        Err(error) => {
            report::say(&error.message);
            ExitCode::from(error.code)
        }
    }
}

/// A search knows the words that it was asked for with.
fn parse(words: &[OsString], extensions: &Extensions<'_>) -> Result<Request, ToolError> {
    let mut request = words::parse(words, extensions)?;
    if let Command::Check(options) = &mut request.command {
        options.words = words.iter().map(|word| bytes::kept(word)).collect();
    }
    Ok(request)
}

/// Goes on with the search of a checkpoint: the same command line, and these words behind it.
fn resume(folder: &Path, more: &[OsString], extensions: &Extensions<'_>) -> Result<u8, ToolError> {
    let folder = folder.canonicalize().unwrap_or_else(|_| folder.to_path_buf());
    let checkpoint = checkpoint::read(&folder)?;
    let mut request = parse(&checkpoint.words(more)?, extensions)?;
    if let Command::Check(options) = &mut request.command {
        options.checkpoints = Checkpoints::In(folder);
    }
    execute(request, extensions, Some(checkpoint))
}

fn execute(
    request: Request,
    extensions: &Extensions<'_>,
    resumed: Option<checkpoint::Checkpoint>,
) -> Result<u8, ToolError> {
    let Request { command, warnings, settings } = request;
    for warning in &warnings {
        report::say(&format!("warning: {warning}"));
    }
    let text = match command {
        Command::Check(mut options) => {
            begin(&options, &settings)?;
            options.search.heuristic = config::heuristics::resolve(&options.heuristic, extensions.heuristics)?;
            return check::check(&options, &warnings, extensions, resumed);
        }
        Command::Run(options) => {
            begin(&options, &settings)?;
            return run::run(&options, extensions.peers);
        }
        Command::Replay { file, options } => {
            begin(&options, &Settings::default())?;
            return replay::replay(&file, *options, &settings, &warnings, extensions);
        }
        Command::Doctor(options) => {
            begin(&options, &Settings::default())?;
            return doctor::doctor(&options);
        }
        Command::VerifyJar(options) => return verify_jar::verify_jar(&options),
        Command::Peer { what, options } => return peer_stub::peer(&what, &options),
        Command::Split(options) => {
            begin(&options, &settings)?;
            return range::split(&options, extensions);
        }
        Command::Expand(options) => {
            begin(&options, &settings)?;
            return expand::expand(&options, extensions);
        }
        Command::Sift(request) => return expand::sift(&request),
        Command::Resume(words) => {
            let more: Vec<OsString> = words[1..].iter().map(|word| word.clone().into_os_string()).collect();
            return resume(&words[0], &more, extensions);
        }
        Command::Merge(reports) => return merge::merge(&reports),
        Command::Digest(request) => return digest::digest(&request),
        Command::Store(request) => stores::store(&request)?,
        Command::List(what) => generate::list(&what, extensions)?,
        Command::Explain(word) => generate::explain(&word)?,
        Command::Completions(shell) => generate::completions(shell),
        Command::Print(text) => text,
    };
    report::print(&text);
    Ok(0)
}

/// Starts the log; `--show`: each setting and where it comes from.
fn begin(options: &Options, settings: &Settings) -> Result<(), ToolError> {
    log::start(options)?;
    for e in settings.entries().iter().filter(|_| options.show) {
        report::say(&format!("{} = {} ({})", e.key, e.value, e.source));
    }
    Ok(())
}
