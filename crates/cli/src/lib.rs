//! The command line: the only place with stdout, environment and clock.
//!
//! [`main_with_all`] is the whole tool with a user's own peers, heuristics and listeners added: a small crate
//! that lists them and calls it is all that an extension needs.

mod check;
mod config;
mod doctor;
mod extensions;
mod interrupt;
mod listen;
mod replay;
mod report;
mod run;
mod session;
mod target;
mod terminal;
mod trace_file;
mod watch;

use std::process::ExitCode;

use config::words::{self, Command, Request};
use config::{Settings, generate};
pub use extensions::Extensions;
use rjpf_vm::Peer;

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
    let words: Vec<String> = std::env::args_os().skip(1).map(|a| a.to_string_lossy().into_owned()).collect();
    match words::parse(&words).and_then(|request| execute(request, extensions)) {
        Ok(code) => ExitCode::from(code),
        Err(error) => {
            eprintln!("rjpf: {}", error.message);
            ExitCode::from(error.code)
        }
    }
}

fn execute(request: Request, extensions: &Extensions<'_>) -> Result<u8, ToolError> {
    let Request { command, warnings, settings } = request;
    for warning in &warnings {
        eprintln!("rjpf: warning: {warning}");
    }
    let text = match command {
        Command::Check(mut options) => {
            options.search.heuristic = config::heuristics::resolve(&options.heuristic, extensions.heuristics)?;
            show(&settings, options.show);
            return check::check(&options, &warnings, extensions);
        }
        Command::Run(options) => {
            show(&settings, options.show);
            return run::run(&options, extensions.peers);
        }
        Command::Replay { file, options } => return replay::replay(&file, *options, &settings, &warnings, extensions),
        Command::Doctor(options) => return doctor::doctor(&options),
        Command::List(what) => generate::list(&what, extensions)?,
        Command::Explain(word) => generate::explain(&word)?,
        Command::Completions(shell) => generate::completions(&shell)?,
        Command::Man => generate::man(),
        Command::Help => generate::help(),
        Command::Version => format!("rjpf {}\n", env!("CARGO_PKG_VERSION")),
    };
    report::print(&text);
    Ok(0)
}

/// `--show`: each setting and where it comes from.
fn show(settings: &Settings, wanted: bool) {
    for e in settings.entries().iter().filter(|_| wanted) {
        eprintln!("rjpf: {} = {} ({})", e.key, e.value, e.source);
    }
}
