//! `rjpf run`: one execution on one schedule, like `java`.

use std::io::{IsTerminal, Read, Write};

use rjpf_classes::path::find_jdk;
use rjpf_classes::registry::LoadError;
use rjpf_state::ThreadId;
use rjpf_vm::{Environment, Peer, RunEnd, Stop, Stream, Vm};

use crate::options::Options;
use crate::{ToolError, exit, target};

pub(crate) fn run(options: &Options, peers: &[Peer]) -> Result<u8, ToolError> {
    let java_home = std::env::var_os("JAVA_HOME");
    let path = std::env::var_os("PATH");
    let jdk = find_jdk(options.jdk.as_deref(), java_home.as_deref(), path.as_deref())
        .map_err(|e| ToolError::usage(e.to_string()))?;
    let target = target::find(&options.target, options.class_path.as_deref(), &jdk)?;
    let environment = environment(options, &target.class_path.to_spec());
    let mut all = rjpf_peers::all();
    all.extend_from_slice(peers);
    let mut vm = Vm::new(jdk, target.class_path, &all, rjpf_peers::own_classes(), environment)
        .map_err(|stop| stopped(&stop))?;
    vm.boot().map_err(|stop| stopped(&stop))?;
    vm.start_collecting();
    let class = vm.load_main(&target.main).map_err(|e| ToolError::usage(no_main(&target.main, &e)))?;
    vm.start_main(class, &options.arguments).map_err(|stop| stopped(&stop))?;
    let end = vm.run_program(&mut |stream, bytes| write(stream, bytes)).map_err(|stop| stopped(&stop))?;
    match end {
        RunEnd::Exited(code) => Ok(code as u8),
        RunEnd::Ignored => Ok(0),
        RunEnd::Deadlock(threads) => {
            eprint!("{}", deadlock(&vm, &threads));
            Ok(exit::VIOLATION)
        }
    }
}

fn environment(options: &Options, class_path: &str) -> Environment {
    let mut environment = Environment {
        properties: options.properties.clone(),
        class_path: class_path.to_string(),
        assertions: options.assertions,
        system_assertions: options.system_assertions,
        stdin: stdin(),
        ..Environment::default()
    };
    if let Some(words) = options.max_heap_words {
        environment.max_heap_words = words;
    }
    if let Ok(folder) = std::env::current_dir() {
        environment.working_folder = folder.display().to_string();
    }
    environment
}

/// All of standard input, unless it is a terminal: input is given, not asked for.
fn stdin() -> Vec<u8> {
    let mut bytes = Vec::new();
    let mut input = std::io::stdin();
    if !input.is_terminal() {
        _ = input.read_to_end(&mut bytes);
    }
    bytes
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

fn no_main(name: &str, error: &LoadError) -> String {
    match error {
        LoadError::NotFound(_) => {
            format!("class {name} was not found; -cp names the folders and jars to look in")
        }
        other => other.to_string(),
    }
}

fn stopped(stop: &Stop) -> ToolError {
    match stop {
        Stop::Unsupported { what, chain, peer_file } => {
            let mut message = format!("UNSUPPORTED: {what}");
            for frame in chain.iter().take(40) {
                message.push_str("\n    at ");
                message.push_str(frame);
            }
            if let Some(file) = peer_file {
                message.push_str(&format!("\na peer for it would go into {file}"));
            }
            ToolError { code: exit::UNSUPPORTED, message }
        }
        Stop::Internal(message) => {
            ToolError { code: exit::INTERNAL, message: format!("internal error: {message}") }
        }
    }
}

fn deadlock(vm: &Vm, threads: &[ThreadId]) -> String {
    let mut text = String::from("rjpf: deadlock: no thread can run\n");
    for &thread in threads {
        text.push_str(&format!("  thread \"{}\" {:?}\n", vm.thread_name(thread), thread.status(&vm.pages.memory)));
        for frame in vm.call_chain(thread) {
            text.push_str(&format!("    at {frame}\n"));
        }
    }
    text
}
