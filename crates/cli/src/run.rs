//! `rjpf run`: one execution on one schedule, like `java`.

use std::io::Write;

use rjpf_state::ThreadId;
use rjpf_vm::{Peer, RunEnd, Stream, Vm};

use crate::config::Options;
use crate::{ToolError, exit, session};

pub(crate) fn run(options: &Options, peers: &[Peer]) -> Result<u8, ToolError> {
    if !options.listeners.is_empty() {
        eprintln!("rjpf: warning: listeners have no effect in 'rjpf run', which executes once and does not explore");
    }
    let mut vm = session::start(options, peers)?.vm;
    let end = vm.run_program(&mut |stream, bytes| write(stream, bytes)).map_err(|s| session::stopped(&s))?;
    match end {
        RunEnd::Exited(code) => Ok(code as u8),
        RunEnd::Ignored => Ok(0),
        RunEnd::Deadlock(threads) => {
            eprint!("{}", deadlock(&vm, &threads));
            Ok(exit::VIOLATION)
        }
    }
}

/// A closed pipe ends the output, not the run.
fn write(stream: Stream, bytes: &[u8]) {
    _ = match stream {
        Stream::Out => {
            let mut out = std::io::stdout().lock();
            out.write_all(bytes).and_then(|()| out.flush())
        }
        Stream::Err => std::io::stderr().lock().write_all(bytes),
    };
}

fn deadlock(vm: &Vm, threads: &[ThreadId]) -> String {
    let mut text = String::from("rjpf: deadlock: no thread can run\n");
    for &thread in threads {
        text.push_str(&vm.describe_thread(thread));
    }
    text
}
