//! The command line: the only place with stdout, environment and clock.
//!
//! [`main_with`] is the whole tool with a user's own peers added: a small crate that lists its
//! peers and calls it is all that an extension needs.

mod check;
mod config;
mod doctor;
mod interrupt;
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
    let words: Vec<String> = std::env::args_os().skip(1).map(|a| a.to_string_lossy().into_owned()).collect();
    match words::parse(&words).and_then(|request| execute(request, peers)) {
        Ok(code) => ExitCode::from(code),
        Err(error) => {
            eprintln!("rjpf: {}", error.message);
            ExitCode::from(error.code)
        }
    }
}

fn execute(request: Request, peers: &[Peer]) -> Result<u8, ToolError> {
    let Request { command, warnings, settings } = request;
    for warning in &warnings {
        eprintln!("rjpf: warning: {warning}");
    }
    let text = match command {
        Command::Check(options) => {
            show(&settings, options.show);
            return check::check(&options, &warnings, peers);
        }
        Command::Run(options) => {
            show(&settings, options.show);
            return run::run(&options, peers);
        }
        Command::Replay { file, options } => return replay::replay(&file, *options, &settings, &warnings, peers),
        Command::Doctor(options) => return doctor::doctor(&options),
        Command::List(what) => generate::list(&what, &session::all_peers(peers))?,
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
