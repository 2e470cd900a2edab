//! The command line: the only place with stdout, environment and clock.
//!
//! [`main_with`] is the whole tool with a user's own peers added: a small crate that lists its
//! peers and calls it is all that an extension needs.

mod check;
mod options;
mod run;
mod session;
mod target;

use std::process::ExitCode;

use rjpf_vm::Peer;

/// Exit codes of DESIGN section 8.
pub(crate) mod exit {
    pub(crate) const USAGE: u8 = 2;
    pub(crate) const UNSUPPORTED: u8 = 3;
    pub(crate) const INTERNAL: u8 = 4;
    /// A deadlock found by `rjpf run`.
    pub(crate) const VIOLATION: u8 = 1;
}

/// A fault of the user's input or of the tool; findings about programs are not errors.
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
    let arguments: Vec<String> = std::env::args_os().skip(1).map(|a| a.to_string_lossy().into_owned()).collect();
    let result = options::parse(&arguments).and_then(|command| match command {
        options::Command::Help => {
            print!("{}", options::HELP);
            Ok(0)
        }
        options::Command::Version => {
            println!("rjpf {}", env!("CARGO_PKG_VERSION"));
            Ok(0)
        }
        options::Command::Run(options) => run::run(&options, peers),
        options::Command::Check(options) => check::check(&options, peers),
    });
    match result {
        Ok(code) => ExitCode::from(code),
        Err(error) => {
            eprintln!("rjpf: {}", error.message);
            ExitCode::from(error.code)
        }
    }
}
