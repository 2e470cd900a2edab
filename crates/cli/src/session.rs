//! From options to a booted machine.

use std::path::{Path, PathBuf};

use rjpf_classes::path::{ClassPath, Jdk, NEWEST_TESTED, OLDEST, find_jdk, installed_jdks};
use rjpf_classes::registry::LoadError;
use rjpf_classes::weave::Intervention;
use rjpf_explore::properties::Severity;
use rjpf_vm::{AssertionRule, Assertions, Environment, Input, Peer, Stop, Vm};

use crate::config::grammar::COMMANDS;
use crate::config::nearest::nearest;
use crate::config::table;
use crate::config::{Options, bytes};
use crate::{ToolError, exit, fault, mixed, report, sandbox, stdin, target};

/// A machine that has booted, with `main` of the target set up to run.
pub(crate) struct Session {
    pub(crate) vm: Vm,
    /// Dotted name of the main class.
    pub(crate) main: String,
    pub(crate) class_path: String,
    /// Folders where sources may be.
    pub(crate) source_roots: Vec<PathBuf>,
    pub(crate) jdk: String,
    /// What rjpf reads from now on, and what the program may read.
    readable: Vec<PathBuf>,
}

impl Session {
    /// The program is about to run: gives up the rights that it has no use for.
    pub(crate) fn seal(&self, options: &Options) {
        if options.sandbox {
            let readable: Vec<PathBuf> = self.readable.iter().chain(&self.source_roots).cloned().collect();
            for missing in sandbox::enter(&readable) {
                report::say(&format!("warning: {missing} (+sandbox=off: no sandbox is wanted)"));
            }
        }
    }
}

/// `interventions`: what listeners want woven into the program's code.
pub(crate) fn start(options: &Options, peers: &[Peer], interventions: Vec<Intervention>) -> Result<Session, ToolError> {
    boot(options, peers, interventions, true)
}

/// For a program that runs once and is not explored.
pub(crate) fn start_single(options: &Options, peers: &[Peer]) -> Result<Session, ToolError> {
    boot(options, peers, Vec::new(), false)
}

fn boot(
    options: &Options,
    peers: &[Peer],
    interventions: Vec<Intervention>,
    explores: bool,
) -> Result<Session, ToolError> {
    mixed::check(&options.mixed, peers)?;
    let jdk = jdk(options)?;
    let target = target::find(options, &jdk)?;
    let class_path = bytes::kept(&target.class_path.to_spec());
    let missing: Vec<String> = target.class_path.missing().map(|e| e.path().display().to_string()).collect();
    let searched = target::with_modules(target.class_path, options, &jdk)?;
    let readable = readable(options, &searched, &jdk);
    let environment = Environment { readable: Some(readable.clone()), explores, ..environment(options, &class_path) };
    let source_roots = target.source_roots;
    let jdk_version = jdk.version.clone();
    let peers = all_peers(options, peers);
    let mut vm = if_it_starts(&Release::of(&jdk), || {
        let mut vm = Vm::new(jdk, searched, &peers, rjpf_peers::own_classes(), environment).map_err(|s| stopped(&s))?;
        vm.registry.weave(interventions);
        vm.boot().map_err(|stop| stopped(&stop))?;
        Ok(vm)
    })?;
    vm.start_collecting();
    let where_looked = looked_at(&bytes::shown(&class_path), &missing);
    let class = vm.load_main(&target.main).map_err(|e| ToolError::usage(no_class(&target.main, &where_looked, &e)))?;
    if rjpf_vm::main_method(vm.registry, class).is_none() {
        let wanted = match vm.registry.jdk.feature {
            ..rjpf_vm::ANY_MAIN => "`static void main(String[])`",
            _ => "`main` method that could be started",
        };
        let way_out = "name the class that has one";
        return Err(ToolError::usage(format!("class {} has no {wanted}; {way_out}", target.main)));
    }
    vm.start_main(class, &options.arguments).map_err(|stop| stopped(&stop))?;
    Ok(Session { vm, main: target.main, class_path, source_roots, jdk: jdk_version, readable })
}

/// What is said of a JDK that does not start.
struct Release {
    home: PathBuf,
    version: String,
    untested: bool,
}

impl Release {
    fn of(jdk: &Jdk) -> Release {
        Release { home: jdk.home.clone(), version: jdk.version.clone(), untested: jdk.untested }
    }
}

/// A release that is newer than all that were tested may lack what the machine relies on. That is no fault of rjpf, but
/// a JDK that it does not support.
fn if_it_starts(jdk: &Release, boot: impl FnOnce() -> Result<Vm, ToolError>) -> Result<Vm, ToolError> {
    if !jdk.untested {
        return boot();
    }
    let booted = std::panic::catch_unwind(std::panic::AssertUnwindSafe(boot));
    let reason = match booted {
        Ok(Ok(vm)) => return Ok(vm),
        Ok(Err(error)) if error.code != exit::INTERNAL => return Err(error),
        Ok(Err(error)) => error.message,
        Err(panic) => rjpf_explore::fault::text(&*panic),
    };
    let reason = reason.lines().next().unwrap_or_default();
    let supported = format!("versions {} to {} are supported", OLDEST, NEWEST_TESTED);
    Err(ToolError::usage(format!(
        "the JDK at {} is version {}, which does not start: {reason}\n{supported}; --jdk HOME names another one",
        jdk.home.display(),
        jdk.version
    )))
}

/// What a program may read: the class path, the working folder, the JDK with what it links to, and what
/// the user allows.
fn readable(options: &Options, class_path: &ClassPath, jdk: &Jdk) -> Vec<PathBuf> {
    const DEEP: usize = 8;
    let linked = ["conf", "lib"].into_iter().flat_map(|part| links_below(&jdk.home.join(part), DEEP));
    let there = class_path.entries().iter().map(|entry| entry.path().to_path_buf());
    let all = there.chain([PathBuf::from("."), jdk.home.clone()]).chain(linked).chain(options.readable.iter().cloned());
    all.filter_map(|path| path.canonicalize().ok()).collect()
}

/// The links in a folder and below it, and behind them; Debian's JDKs keep their configuration elsewhere.
fn links_below(path: &Path, depth: usize) -> Vec<PathBuf> {
    let itself = path.is_symlink().then(|| path.to_path_buf());
    let entries = std::fs::read_dir(path).into_iter().flatten().flatten().filter(|_| depth > 0);
    itself.into_iter().chain(entries.flat_map(|entry| links_below(&entry.path(), depth - 1))).collect()
}

/// The built-in peers and a user's own, whose host implementations know whether they are wanted.
pub(crate) fn all_peers(options: &Options, peers: &[Peer]) -> Vec<Peer> {
    let mut all = rjpf_peers::all();
    all.extend(options.enumerate_random.then(rjpf_peers::enumerated_random));
    all.extend(peers.iter().map(|peer| mixed::marked(peer, &options.mixed)));
    all
}

pub(crate) fn jdk(options: &Options) -> Result<Jdk, ToolError> {
    let java_home = std::env::var_os("JAVA_HOME");
    let path = std::env::var_os("PATH");
    let found = find_jdk(options.jdk.as_deref(), java_home.as_deref(), path.as_deref()).map_err(|e| {
        ToolError::usage(format!("{e}\n--jdk HOME names another one; 'rjpf doctor' shows what was looked at"))
    })?;
    Ok(Jdk { preview: options.preview, ..found })
}

/// The home of a JDK of exactly this version, the named one or one that is found without being named; none if there is no such one.
pub(crate) fn jdk_of_version(version: &str, named: Option<PathBuf>) -> Option<PathBuf> {
    let usual = jdk(&Options::default()).ok().map(|jdk| jdk.home);
    let mut homes = named.into_iter().chain(usual).chain(installed_jdks());
    homes.find(|home| Jdk::open(home).is_ok_and(|jdk| jdk.version == version))
}

/// Properties are turned on as such or, as in JPF, as listeners.
fn seeks_races(options: &Options) -> bool {
    let mut properties = options.search.properties.clone();
    for name in &options.listeners {
        properties.set(name, Severity::Violation);
    }
    properties.is_on("race")
}

fn environment(options: &Options, class_path: &str) -> Environment {
    let mut environment = Environment {
        properties: options.properties.clone(),
        config: options.user_keys.clone(),
        class_path: bytes::shown(class_path),
        assertions: assertions(options),
        stdin: Input::new(stdin::Host::new()),
        partial_reads: options.partial_reads,
        spurious_wakeups: options.spurious_wakeups,
        seeks_races: seeks_races(options),
        races: options.races.clone(),
        long_timeout_nanos: options.long_timeout.as_nanos().try_into().unwrap_or(u64::MAX),
        clock_moves: options.clock_moves,
        clock_steps_nanos: options.clock_steps.iter().map(|step| step.as_nanos() as u64).collect(),
        verify: options.verify,
        compile: options.compile,
        explore_only: options.explore_only.clone(),
        translation: options.translation,
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

fn assertions(options: &Options) -> Assertions {
    let rule = |text: &String| {
        let after = |word: &str| text.strip_prefix(word);
        let named = |word: &str, on: bool| after(word).map(|name| AssertionRule::named(name, on));
        let like = || after(table::LIKE).map(|pattern| AssertionRule::Like(pattern.to_string()));
        let unlike = || after(table::UNLIKE).map(|pattern| AssertionRule::Unlike(pattern.to_string()));
        named(table::ON, true).or_else(|| named(table::OFF, false)).or_else(like).or_else(unlike)
    };
    let rules = options.assertion_rules.iter().filter_map(rule).collect();
    Assertions { program: options.assertions, system: options.system_assertions, rules }
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
                None => match crate::mains::almost(name) {
                    Some(command) => format!("did you mean this?\n    {command}"),
                    None => "-cp names the folders and jars to look in".to_string(),
                },
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

/// A stop of the machine as a message and an exit code.
pub(crate) fn stopped(stop: &Stop) -> ToolError {
    match stop {
        Stop::Unsupported { what, chain, peer_file } => {
            let mut message = format!("UNSUPPORTED: {what}");
            for frame in chain.iter().take(40) {
                message.push_str("\n    at ");
                message.push_str(frame);
            }
            match (what.strip_prefix("native method "), peer_file) {
                (Some(method), _) => {
                    message.push_str(&format!("\nrjpf peer new '{method}' writes a peer to begin with"));
                }
                (None, Some(file)) => message.push_str(&format!("\na peer for it would go into {file}")),
                (None, None) => {}
            }
            ToolError { code: exit::INCOMPLETE, message }
        }
        Stop::Halted(_) => {
            ToolError { code: exit::INCOMPLETE, message: "a limit was reached before the search began".into() }
        }
        Stop::Mismatch(message) => ToolError::usage(message.clone()),
        Stop::Internal(message) => ToolError { code: exit::INTERNAL, message: fault::internal(message) },
    }
}
