//! From options to a booted machine.

use std::io::{IsTerminal, Read};
use std::path::{Path, PathBuf};

use rjpf_classes::path::{Jdk, find_jdk};
use rjpf_classes::registry::LoadError;
use rjpf_classes::{Class, Method};
use rjpf_vm::{Environment, Peer, Stop, Vm};

use crate::config::Options;
use crate::config::nearest::nearest;
use crate::config::words::COMMANDS;
use crate::{ToolError, exit, target};

/// A machine that has booted, with `main` of the target set up to run.
pub(crate) struct Session {
    pub(crate) vm: Vm,
    /// Dotted name of the main class.
    pub(crate) main: String,
    pub(crate) class_path: String,
    /// Folders where sources may be.
    pub(crate) source_roots: Vec<PathBuf>,
    pub(crate) jdk: String,
}

pub(crate) fn start(options: &Options, peers: &[Peer]) -> Result<Session, ToolError> {
    let jdk = jdk(options)?;
    let target = target::find(options, &jdk)?;
    let class_path = target.class_path.to_spec();
    let missing: Vec<String> = target.class_path.missing().map(|e| e.path().display().to_string()).collect();
    let environment = environment(options, &class_path);
    let source_roots = target.source_roots;
    let jdk_version = jdk.version.clone();
    let own = rjpf_peers::own_classes();
    let mut vm =
        Vm::new(jdk, target.class_path, &all_peers(options, peers), own, environment).map_err(|s| stopped(&s))?;
    vm.boot().map_err(|stop| stopped(&stop))?;
    vm.start_collecting();
    let where_looked = looked_at(&class_path, &missing);
    let class = vm.load_main(&target.main).map_err(|e| ToolError::usage(no_class(&target.main, &where_looked, &e)))?;
    if !has_main(class) {
        let way_out = "name the class that has one; only `static void main(String[])` can be started";
        return Err(ToolError::usage(format!("class {} has no `static void main(String[])`; {way_out}", target.main)));
    }
    vm.start_main(class, &options.arguments).map_err(|stop| stopped(&stop))?;
    Ok(Session { vm, main: target.main, class_path, source_roots, jdk: jdk_version })
}

/// The built-in peers and a user's own.
pub(crate) fn all_peers(options: &Options, peers: &[Peer]) -> Vec<Peer> {
    let mut all = rjpf_peers::all();
    all.extend(options.enumerate_random.then(rjpf_peers::enumerated_random));
    all.extend_from_slice(peers);
    all
}

pub(crate) fn jdk(options: &Options) -> Result<Jdk, ToolError> {
    let java_home = std::env::var_os("JAVA_HOME");
    let path = std::env::var_os("PATH");
    find_jdk(options.jdk.as_deref(), java_home.as_deref(), path.as_deref()).map_err(|e| {
        ToolError::usage(format!("{e}\n--jdk HOME names another one; 'rjpf doctor' shows what was looked at"))
    })
}

fn environment(options: &Options, class_path: &str) -> Environment {
    let mut environment = Environment {
        properties: options.properties.clone(),
        config: options.user_keys.clone(),
        class_path: class_path.to_string(),
        assertions: options.assertions,
        system_assertions: options.system_assertions,
        stdin: stdin(),
        spurious_wakeups: options.spurious_wakeups,
        long_timeout_nanos: options.long_timeout.as_nanos().try_into().unwrap_or(u64::MAX),
        outputs_matter: options.search.collect_outputs,
        ..Environment::default()
    };
    if let Some(words) = options.max_heap_words {
        environment.max_heap_words = words;
    }
    if let Some(length) = options.max_transition_length {
        environment.max_transition_length = length;
    }
    if let Some(processors) = options.processors {
        environment.processors = processors;
    }
    if let Some(seed) = options.random_seed {
        environment.seed = seed;
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

/// The class path, with the entries that are not there.
fn looked_at(class_path: &str, missing: &[String]) -> String {
    match (class_path.is_empty(), missing) {
        (_, []) => format!("in '{class_path}'"),
        (true, missing) => format!("('{}' is not there)", missing.join("', '")),
        (false, missing) => format!("in '{class_path}' ('{}' is not there)", missing.join("', '")),
    }
}

fn no_class(name: &str, looked: &str, error: &LoadError) -> String {
    match error {
        LoadError::NotFound(missing) if missing.dotted() == name => {
            let file = format!("{}.java", name.replace('.', "/"));
            let is_word = name.bytes().all(|b| b.is_ascii_lowercase());
            let hint = match nearest(name, COMMANDS.iter().map(|c| c.0).filter(|_| is_word)) {
                _ if Path::new(&file).is_file() => format!("'rjpf {file}' compiles and checks the source that is here"),
                Some(near) if near == name => format!("a command comes first: rjpf {name} ..."),
                Some(near) => format!("did you mean the command '{near}'?"),
                None => "-cp names the folders and jars to look in".to_string(),
            };
            format!("class {name} was not found {looked}; {hint}")
        }
        LoadError::NotFound(missing) => {
            format!(
                "class {name} needs class {missing}, which was not found {looked}; -cp names the folders and jars to look in"
            )
        }
        LoadError::Format { origin, error } => target::bad_class_file(origin, error),
        other => other.to_string(),
    }
}

/// Can the class be started, by its own main method or one that it inherits?
fn has_main(class: &'static Class) -> bool {
    let is_main = |m: &&'static Method| m.is_static() && m.name == "main" && m.descriptor == "([Ljava/lang/String;)V";
    std::iter::successors(Some(class), |c| c.super_class).any(|c| c.methods().iter().any(&is_main))
}

/// A stop of the machine as a message and an exit code.
pub(crate) fn stopped(stop: &Stop) -> ToolError {
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
            ToolError { code: exit::INCOMPLETE, message }
        }
        Stop::Mismatch(message) => ToolError::usage(message.clone()),
        Stop::Internal(message) => ToolError { code: exit::INTERNAL, message: format!("internal error: {message}") },
    }
}
