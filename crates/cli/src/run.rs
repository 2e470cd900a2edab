//! `rjpf run`: one execution on one schedule, like `java`.

use std::io::{self, Write};

use rjpf_state::ThreadId;
use rjpf_vm::{Peer, RunEnd, Stream, Vm};

use crate::config::Options;
use crate::{ToolError, exit, report, sandbox, session};

pub(crate) fn run(options: &Options, peers: &[Peer]) -> Result<u8, ToolError> {
    if !options.listeners.is_empty() {
        report::say("warning: listeners have no effect in 'rjpf run', which executes once and does not explore");
    }
    let session = session::start_single(options, peers)?;
    session.seal(options);
    let mut vm = session.vm;
    let end = vm.run_program(Box::new(write));
    if options.write_files {
        write_files(&vm)?;
    }
    let end = end.map_err(|s| session::stopped(&s))?;
    match end {
        RunEnd::Exited(code) => Ok(code as u8),
        RunEnd::Ignored => Ok(0),
        RunEnd::Deadlock(threads) => {
            _ = io::stderr().write_all(deadlock(&vm, &threads).as_bytes());
            Ok(exit::VIOLATION)
        }
    }
}

/// A closed pipe or a full disk is the program's affair, as it is for `java`: its streams take note of it.
fn write(stream: Stream, bytes: &[u8]) -> io::Result<()> {
    match stream {
        Stream::Out => {
            let mut out = io::stdout().lock();
            out.write_all(bytes).and_then(|()| out.flush())
        }
        Stream::Err => io::stderr().lock().write_all(bytes),
    }
}

/// Puts on the disk what the program has changed of files.
fn write_files(vm: &Vm) -> Result<(), ToolError> {
    let changes = rjpf_peers::files::changes(&vm.pages.memory);
    let written = changes.and_then(|changes| sandbox::outside(move || rjpf_peers::files::apply(&changes)));
    written.map_err(|error| ToolError::usage(format!("the program's files could not be written: {error}")))
}

fn deadlock(vm: &Vm, threads: &[ThreadId]) -> String {
    let mut text = String::from("rjpf: deadlock: no thread can run\n");
    for &thread in threads {
        text.push_str(&vm.describe_thread(thread));
    }
    text
}
