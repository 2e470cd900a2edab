//! From the words of a command line to what was asked for.
//!
//! clap takes the words apart (`grammar.rs`), in the spelling that `spelling.rs` gives them. Not its job:
//! what a value may be (`table.rs`), doing what was asked.

use std::ffi::{OsStr, OsString};
use std::path::{Path, PathBuf};

use clap::ArgMatches;
use clap::error::{ContextKind, ContextValue, ErrorKind};

use super::effect::{self, Purpose};
use super::grammar::{self, BEHIND, COMMANDS, KEY_WORD, PROPERTY, TARGET, WORDS};
use super::nearest::nearest;
use super::options::Options;
use super::settings::{Join, Settings, Source};
use super::spelling::Line;
use super::table::find;
use super::{bytes, generate, jpf_file};
use crate::{Extensions, ToolError, digest, expand, stores};

/// What was asked for.
pub(crate) enum Command {
    Check(Box<Options>),
    Run(Box<Options>),
    Replay {
        file: String,
        options: Box<Options>,
    },
    Doctor(Box<Options>),
    VerifyJar(Box<Options>),
    List(String),
    Explain(String),
    Peer {
        what: String,
        options: Box<Options>,
    },
    Digest(digest::Request),
    Split(Box<Options>),
    Expand(Box<Options>),
    Sift(expand::Request),
    Merge(Vec<PathBuf>),
    /// A folder with a checkpoint, and words for the search.
    Resume(Vec<PathBuf>),
    Store(stores::Request),
    Completions(clap_complete::Shell),
    /// A text that only has to be printed.
    Print(String),
}

/// A command and what has to be said about how it was asked for.
pub(crate) struct Request {
    pub(crate) command: Command,
    pub(crate) warnings: Vec<String>,
    /// The settings, for `--show`.
    pub(crate) settings: Settings,
}

impl Request {
    fn plain(command: Command) -> Result<Request, ToolError> {
        Ok(Request { command, warnings: Vec::new(), settings: Settings::default() })
    }
}

pub(crate) fn parse(words: &[OsString], extensions: &Extensions<'_>) -> Result<Request, ToolError> {
    if words.is_empty() {
        return Err(ToolError::usage(generate::short_usage()));
    }
    let mut line = Line::of(words);
    let name = match line.take_command() {
        Ok(name) => name,
        Err(error) => return told_by_clap(&error, None),
    };
    let grammar = grammar::command(name).no_binary_name(true);
    let matches = match grammar::takes_options(name) {
        true => grammar.try_get_matches_from(line.spelt()),
        false => grammar.try_get_matches_from(line.without_command()),
    };
    let matches = match matches {
        Ok(matches) => matches,
        Err(error) => return told_by_clap(&error, Some(name)),
    };
    let one = |id: &str| matches.get_one::<String>(id).cloned().unwrap_or_default();
    match name {
        "list" => Request::plain(Command::List(one("WHAT"))),
        "explain" => Request::plain(Command::Explain(one("KEY"))),
        "digest" => {
            let json = matches.get_flag("json");
            Request::plain(Command::Digest(digest::Request { json, paths: paths(&matches, "PATH") }))
        }
        "resume" => Request::plain(Command::Resume(paths(&matches, "WORDS"))),
        "sift" => Request::plain(Command::Sift(expand::Request {
            partition: matches.get_one::<u64>("partition").copied().unwrap_or_default(),
            into: matches.get_one::<OsString>("into").map(PathBuf::from).unwrap_or_default(),
            files: paths(&matches, "FILE"),
        })),
        "merge" => Request::plain(Command::Merge(paths(&matches, "REPORT"))),
        "store" => {
            let folder = matches.get_one::<OsString>("FOLDER").map(PathBuf::from);
            Request::plain(Command::Store(stores::Request { what: one("WHAT"), folder, all: matches.get_flag("all") }))
        }
        "completions" => match matches.get_one::<clap_complete::Shell>("SHELL") {
            Some(&shell) => Request::plain(Command::Completions(shell)),
            None => Err(ToolError::usage("'rjpf completions' needs the name of a shell")),
        },
        "man" => Request::plain(Command::Print(generate::man())),
        "version" => Request::plain(Command::Print(version())),
        "help" => help(matches.get_one::<OsString>("COMMAND")),
        "run" => request(Words::of_run(&matches, &line)?, Rules::RUN, extensions),
        "doctor" => request(Words::of(&matches)?, Rules::DOCTOR, extensions),
        "verify-jar" => match request(Words::of(&matches)?, Rules::DOCTOR, extensions)? {
            Request { command: Command::Doctor(options), warnings, settings } => {
                Ok(Request { command: Command::VerifyJar(options), warnings, settings })
            }
            other => Ok(other),
        },
        "replay" => request(Words::of(&matches)?, Rules::REPLAY, extensions),
        "peer" => peer(Words::of(&matches)?, extensions),
        "range" => range(Words::of(&matches)?, extensions),
        "expand" => match request(Words::of(&matches)?, Rules::CHECK, extensions)? {
            Request { command: Command::Check(options), warnings, settings } => {
                Ok(Request { command: Command::Expand(options), warnings, settings })
            }
            other => Ok(other),
        },
        _ => request(Words::of(&matches)?, Rules::CHECK, extensions),
    }
}

fn paths(matches: &ArgMatches, name: &str) -> Vec<PathBuf> {
    matches.get_many::<OsString>(name).into_iter().flatten().map(PathBuf::from).collect()
}

/// `peer new`: the words behind it are no target.
fn peer(mut words: Words, extensions: &Extensions<'_>) -> Result<Request, ToolError> {
    let what = words.target.take().unwrap_or_default();
    let request = request(words, Rules::DOCTOR, extensions)?;
    match request.command {
        Command::Doctor(options) => Ok(Request { command: Command::Peer { what, options }, ..request }),
        command => Ok(Request { command, ..request }),
    }
}

/// `range split` and `range run`: the word before the target says which.
fn range(mut words: Words, extensions: &Extensions<'_>) -> Result<Request, ToolError> {
    let what = words.target.take().unwrap_or_default();
    words.target = (!words.arguments.is_empty()).then(|| words.arguments.remove(0));
    words.others.retain(|other| Some(other) != words.target.as_ref());
    let request = request(words, Rules::CHECK, extensions);
    match (what.as_str(), request) {
        ("run", request) => request,
        ("split", Ok(Request { command: Command::Check(options), warnings, settings })) => {
            Ok(Request { command: Command::Split(options), warnings, settings })
        }
        ("split", request) => request,
        _ => Err(ToolError::usage(
            "'rjpf range' needs to know what to do: rjpf range split TARGET, or rjpf range run TARGET",
        )),
    }
}

fn version() -> String {
    format!("rjpf {}\n", env!("CARGO_PKG_VERSION"))
}

fn help(command: Option<&OsString>) -> Result<Request, ToolError> {
    let Some(name) = command else { return Request::plain(Command::Print(generate::help(None))) };
    let name = name.to_string_lossy();
    let names = || COMMANDS.iter().map(|c| c.0);
    if names().any(|known| known == name) {
        return Request::plain(Command::Print(generate::help(Some(&name))));
    }
    let near = nearest(&name, names()).map_or_else(String::new, |near| format!(" (did you mean '{near}'?)"));
    Err(ToolError::usage(format!("there is no command '{name}'{near}; 'rjpf help' names all of them")))
}

/// Help and version are no errors; an error is said in one line.
fn told_by_clap(error: &clap::Error, command: Option<&str>) -> Result<Request, ToolError> {
    match error.kind() {
        ErrorKind::DisplayHelp => Request::plain(Command::Print(generate::help(command))),
        ErrorKind::DisplayVersion => Request::plain(Command::Print(version())),
        _ => Err(ToolError::usage(in_one_line(error, command))),
    }
}

fn in_one_line(error: &clap::Error, command: Option<&str>) -> String {
    let said = |kind: ContextKind| match error.get(kind) {
        Some(ContextValue::String(text)) => text.clone(),
        Some(ContextValue::Strings(texts)) => texts.join(", "),
        _ => String::new(),
    };
    let (argument, value) = (said(ContextKind::InvalidArg), said(ContextKind::InvalidValue));
    let command = command.unwrap_or("check");
    match error.kind() {
        ErrorKind::UnknownArgument if !argument.starts_with('-') => {
            format!("'rjpf {command}' has no use for the word '{argument}'; see 'rjpf help {command}'")
        }
        ErrorKind::UnknownArgument => match said(ContextKind::SuggestedArg) {
            near if near.is_empty() => format!("unknown option '{argument}'; see 'rjpf help {command}'"),
            near => format!("unknown option '{argument}'; did you mean '{near}'?"),
        },
        ErrorKind::InvalidValue if value.is_empty() => {
            let flag = argument.split(' ').next().unwrap_or_default();
            format!("{flag} needs a value: {argument}")
        }
        ErrorKind::InvalidValue => {
            let near = match said(ContextKind::SuggestedValue) {
                near if near.is_empty() => String::new(),
                near => format!("; did you mean '{near}'?"),
            };
            format!("'{value}' is none of {}{near}", said(ContextKind::ValidValue))
        }
        ErrorKind::MissingRequiredArgument => {
            let words = COMMANDS.iter().find(|c| c.0 == command).map_or(("", ""), |c| (c.1, c.2));
            format!("'rjpf {command}' needs a word behind it: rjpf {command} {}: {}", words.0, words.1)
        }
        _ => error.to_string().trim_start_matches("error: ").lines().next().unwrap_or_default().to_string(),
    }
}

// ---- what the words say ------------------------------------------------------------------------

/// How the commands differ in what they take.
#[derive(Clone, Copy)]
struct Rules {
    needs_target: bool,
    assertions: bool,
    purpose: Purpose,
}

impl Rules {
    const RUN: Rules = Rules { needs_target: true, assertions: false, purpose: Purpose::Run };
    const CHECK: Rules = Rules { needs_target: true, assertions: true, purpose: Purpose::Check };
    const REPLAY: Rules = Rules { purpose: Purpose::Replay, ..Rules::CHECK };
    const DOCTOR: Rules = Rules { needs_target: false, assertions: true, purpose: Purpose::Doctor };
}

fn request(words: Words, rules: Rules, extensions: &Extensions<'_>) -> Result<Request, ToolError> {
    let Words { mut settings, target, arguments, properties, others } = words;
    if rules.purpose == Purpose::Replay && target.is_none() {
        return Err(ToolError::usage("'rjpf replay' needs a trace file: rjpf replay rjpf-trace-Main.json"));
    }
    let mut options = Options { assertions: rules.assertions, properties, ..Options::default() };
    extensions.listeners.iter().flat_map(|l| l.keys).for_each(|key| settings.declare(key));
    let settings = match &target {
        Some(file) if is_config(file) => {
            let file = jpf_file::read(&bytes::path(file), &settings)?;
            settings.over(file)
        }
        _ => settings,
    };
    let mut warnings = settings.resolve(&mut options)?;
    warnings.extend(effect::without_effect(&settings, &options, rules.purpose));
    if let (Some(target), [other, ..], Purpose::Check) = (&target, others.as_slice(), rules.purpose) {
        warnings.push(format!(
            "{other} is given to {target} as an argument, because one program is checked at a time; behind -- it is without this warning"
        ));
    }
    if let Some(target) = target.filter(|t| !is_config(t)) {
        options.target = target;
    }
    if !arguments.is_empty() {
        options.arguments = arguments;
    }
    if options.target.is_empty() && rules.needs_target {
        return Err(ToolError::usage(
            "nothing to check: name a class, a .class, .java, .jar or .jpf file; see 'rjpf help'",
        ));
    }
    let options = Box::new(options);
    let command = match rules.purpose {
        Purpose::Check => Command::Check(options),
        Purpose::Run => Command::Run(options),
        Purpose::Doctor => Command::Doctor(options),
        Purpose::Replay => Command::Replay { file: options.target.clone(), options },
    };
    Ok(Request { command, warnings, settings })
}

fn is_config(target: &str) -> bool {
    target.ends_with(".jpf") || target.ends_with(".properties")
}

/// A file that could be checked.
fn is_program(word: &Path) -> bool {
    let kind = word.extension().and_then(OsStr::to_str);
    kind.is_some_and(|kind| ["class", "java", "jar", "jpf"].contains(&kind)) && word.is_file()
}

/// The words of a command, sorted out but not looked up in files yet.
#[derive(Default)]
struct Words {
    settings: Settings,
    target: Option<String>,
    arguments: Vec<String>,
    properties: Vec<(String, String)>,
    /// Arguments that look like another program, and were not said to be arguments by `--`.
    others: Vec<String>,
}

impl Words {
    fn of(matches: &ArgMatches) -> Result<Words, ToolError> {
        let mut words = Words::options(matches)?;
        let plain = [TARGET, WORDS, BEHIND].into_iter().flat_map(|id| {
            let words = matches.get_raw(id).into_iter().flatten();
            words.map(move |word| (id, word))
        });
        for (id, word) in plain {
            match words.target {
                None => words.target = Some(bytes::kept(word)),
                Some(_) => {
                    let argument = word.to_string_lossy().into_owned();
                    words
                        .others
                        .extend(Some(&argument).filter(|_| id == WORDS && is_program(Path::new(word))).cloned());
                    words.arguments.push(argument);
                }
            }
        }
        Ok(words)
    }

    /// Everything behind the target belongs to the program, as the user wrote it.
    fn of_run(matches: &ArgMatches, line: &Line<'_>) -> Result<Words, ToolError> {
        let mut words = Words::options(matches)?;
        let rest = matches.get_raw(TARGET).map_or(0, |words| words.len());
        if let Some(target) = line.spelt.get(line.spelt.len() - rest) {
            words.target = Some(bytes::kept(&line.written[target.from]));
            let arguments = line.written[target.from + 1..].iter();
            words.arguments = arguments.map(|word| word.to_string_lossy().into_owned()).collect();
        }
        Ok(words)
    }

    /// Flags and keys, in the order in which they were written: the last one counts.
    fn options(matches: &ArgMatches) -> Result<Words, ToolError> {
        let mut words = Words::default();
        let mut given: Vec<(usize, &str, &OsStr)> = Vec::new();
        for id in matches.ids().map(|id| id.as_str()).filter(|id| ![TARGET, WORDS, BEHIND].contains(id)) {
            let (Some(values), Some(at)) = (matches.get_raw(id), matches.indices_of(id)) else { continue };
            given.extend(at.zip(values).map(|(at, value)| (at, id, value)));
        }
        given.sort_unstable();
        for (_, id, value) in given {
            let value = bytes::kept(value);
            match id {
                KEY_WORD => words.key(value.strip_prefix('+').unwrap_or(&value))?,
                PROPERTY => {
                    let (key, value) = value.split_once('=').unwrap_or((&value, ""));
                    words.properties.push((bytes::shown(key), bytes::shown(value)));
                }
                _ => words.settings.put(grammar::option_of(id), &value, Join::Replace, Source::CommandLine),
            }
        }
        Ok(words)
    }

    /// `+key=v`, `+key+=v`, `++key=v`, `+key`, `+key=`.
    fn key(&mut self, text: &str) -> Result<(), ToolError> {
        let (key, value) = match text.split_once('=') {
            Some((key, value)) => (key.trim(), value.trim()),
            None => (text, "true"),
        };
        let (key, join) = match (key.strip_suffix('+'), key.strip_prefix('+')) {
            (Some(key), _) => (key, Join::Append),
            (None, Some(key)) => (key, Join::Prepend),
            (None, None) => (key, Join::Replace),
        };
        if key.is_empty() {
            return Err(ToolError::usage(format!("'+{text}' names no key; write +key=value")));
        }
        if let Some(option) = find(key).filter(|option| !text.contains('=') && option.needs_value()) {
            let (value, doc) = (option.kind.placeholder(), format!("'rjpf explain {key}' says which"));
            return Err(ToolError::usage(format!("+{key} needs a value: +{key}={value}; {doc}")));
        }
        let mut used = Vec::new();
        let value = jpf_file::expand(value, &[&self.settings], Path::new("."), &mut used)
            .map_err(|e| ToolError::usage(format!("+{text}: {e}")))?;
        used.iter().for_each(|key| self.settings.declare(key));
        self.settings.put(key, &value, join, Source::CommandLine);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use rjpf_explore::Strategy;
    use rjpf_explore::properties::Severity;

    use super::super::options::Reduction;
    use super::*;

    fn check(line: &str) -> Options {
        match parsed(line).map(|r| r.command) {
            Ok(Command::Check(options)) => *options,
            Ok(_) => panic!("'{line}' is no check"),
            Err(e) => panic!("'{line}': {}", e.message),
        }
    }

    fn parsed(line: &str) -> Result<Request, ToolError> {
        let words: Vec<OsString> = line.split_whitespace().map(OsString::from).collect();
        parse(&words, &Extensions::default())
    }

    fn run(line: &str) -> Options {
        match parsed(line).map(|r| r.command) {
            Ok(Command::Run(options)) => *options,
            Ok(_) => panic!("'{line}' is no run"),
            Err(e) => panic!("'{line}': {}", e.message),
        }
    }

    fn error(line: &str) -> String {
        parsed(line).err().map(|e| e.message).unwrap_or_else(|| panic!("'{line}' is fine"))
    }

    #[test]
    fn flags_and_keys_say_the_same() {
        for line in [
            "Main +search=bfs +search.depth_limit=7",
            "--search bfs --depth=7 Main",
            "+search.class=gov.nasa.jpf.search.heuristic.BFSHeuristic Main --depth 7",
            "check Main --search=bfs +search.depth_limit=7",
        ] {
            let options = check(line);
            assert_eq!(options.search.strategy, Strategy::BreadthFirst, "{line}");
            assert_eq!(options.search.limits.depth, Some(7), "{line}");
            assert_eq!(options.target, "Main");
            assert!(options.assertions);
        }
    }

    #[test]
    fn switches_take_a_word_or_none() {
        assert_eq!(check("--por off Main").reduction, Reduction::Off);
        assert_eq!(check("--por shared Main").reduction, Reduction::Shared);
        assert_eq!(check("Main").reduction, Reduction::Learned);
        assert!(check("Main +search.multiple_errors").search.multiple_errors);
        let livelock = |line: &str| check(line).search.properties.severity("livelock");
        assert_eq!(livelock("Main"), Severity::Note);
        assert_eq!(livelock("--livelock Main"), Severity::Violation);
        assert_eq!(livelock("--livelock note Main"), Severity::Note);
        assert_eq!(livelock("Main --livelock=off"), Severity::Off);
        assert_eq!(livelock("Main --no-livelock"), Severity::Off);
        assert!(!check("-da Main").assertions);
        assert!(!check("Main --no-trace").write_trace);
    }

    #[test]
    fn arguments_follow_the_target() {
        let options = check("Main a +app.k=v b -- -x +y");
        assert_eq!(options.arguments, ["a", "b", "-x", "+y"]);
        assert!(options.user_keys.contains(&("k".to_string(), "v".to_string())));
        let options = run("run -ea Main --depth +x");
        assert_eq!(options.arguments, ["--depth", "+x"]);
        assert!(options.assertions);
        // As they were written, not as clap would have them.
        let words = "--por off -cp x -- -ea -Xmx1g -jar +k=v --no-trace";
        assert_eq!(run(&format!("run Main {words}")).arguments, words.split(' ').collect::<Vec<_>>());
        assert_eq!(check("-- Main -x").arguments, ["-x"]);
        assert_eq!(check("-- run x").target, "run");
        assert_eq!(check("Main run --depth 7 replay").arguments, ["run", "replay"]);
    }

    #[test]
    fn options_may_stand_before_the_command() {
        let options = run("--jdk X +vm.random_seed=3 -ea run --processors 4 Main --jdk Y");
        assert_eq!(options.jdk, Some("X".into()));
        assert_eq!((options.random_seed, options.processors), (Some(3), Some(4)));
        assert_eq!(options.arguments, ["--jdk", "Y"]);
        assert!(options.assertions);
        assert_eq!(check("--depth 7 check Main").search.limits.depth, Some(7));
        assert_eq!(check("--trace run Main").trace_file, Some("run".into()), "a value is no command");
    }

    #[test]
    fn the_last_word_counts() {
        assert_eq!(check("Main +search=bfs --search dfs").search.strategy, Strategy::DepthFirst);
        assert_eq!(check("Main --search dfs +search=bfs").search.strategy, Strategy::BreadthFirst);
        assert_eq!(check("Main --por off --por learned").reduction, Reduction::Learned);
        assert_eq!(check("Main --por=shared +por=off").reduction, Reduction::Off);
        assert!(!check("Main -ea -da").assertions);
    }

    #[test]
    fn words_as_java_has_them() {
        let options = check("-cp a:b -Xmx64m -esa -Dk=v -D e -jar Main -qv=off -disableassertions");
        assert_eq!(options.class_path.as_deref(), Some("a:b"));
        assert_eq!(options.max_heap_words, Some(16 << 20));
        assert_eq!(check("-j4 Main").search.workers, 4);
        assert_eq!(options.properties, [("k".into(), "v".into()), ("e".into(), String::new())]);
        assert!(options.system_assertions && !options.assertions && options.quiet && !options.verbose);
        assert_eq!(check("Main --trace +odd").trace_file, Some("+odd".into()));
    }

    #[test]
    fn bytes_that_are_no_text_are_kept() {
        use std::os::unix::ffi::OsStrExt;
        let words = [OsStr::from_bytes(b"\xff/Main.class"), OsStr::from_bytes(b"+classpath=\xfe")];
        let words: Vec<OsString> = words.iter().map(|w| w.to_os_string()).collect();
        let Ok(Request { command: Command::Check(options), .. }) = parse(&words, &Extensions::default()) else {
            panic!()
        };
        assert_eq!(bytes::word(&options.target), words[0]);
        assert_eq!(bytes::word(&options.class_path.unwrap()).as_bytes(), b"\xfe");
    }

    #[test]
    fn lists_grow_at_both_ends() {
        let options = check("Main +target.args=b +target.args+=c ++target.args=a");
        assert_eq!(options.arguments, ["a", "b", "c"]);
    }

    #[test]
    fn mistakes_name_the_word_and_the_way_out() {
        assert!(error("--serch bfs Main").contains("--search"));
        assert!(error("Main --depth").contains("needs a value"));
        assert!(error("Main +=x").contains("names no key"));
        assert!(error("--race").contains("nothing to check"));
        assert!(error("Main +search.time_limit=soon").contains("search.time_limit"));
        assert!(error("nothere.jpf").contains("nothere.jpf"));
        assert!(error("explain").contains("needs a word"));
        assert!(error("Main --depth -3").contains("'-3'"));
        assert!(error("Main -verbos").contains("'--verbose'"));
        assert!(
            error("Main +serach=bfs").contains("did you mean 'search'") && error("Main +serach=1").contains("+app.")
        );
        assert!(error("Main +vm.foo=1").contains("vm."));
        assert!(matches!(parsed("explain -cp").unwrap().command, Command::Explain(word) if word == "-cp"));
        assert!(matches!(parsed("explain +search").unwrap().command, Command::Explain(word) if word == "+search"));
        assert!(error("man x").contains("no use for the word 'x'"));
        assert!(error("help serch").contains("no command") && error("help repaly").contains("'replay'"));
        assert!(error("Main --no-por").contains("unknown option '--no-por'"));
        assert!(error("Main --por").contains("needs a value"));
        assert!(error("digest").contains("needs a word") && error("digest --jsn x").contains("'--json'"));
        assert!(error("completions tcsh").contains("bash"));
        assert!(error("").contains("usage: rjpf"));
    }

    #[test]
    fn a_key_that_is_no_switch_needs_a_value() {
        let said = |line: &str| parsed(line).err().map(|e| e.message).unwrap_or_default();
        assert!(said("+search Main").starts_with("+search needs a value: +search=TEXT"), "{}", said("+search Main"));
        assert!(said("+search.depth_limit Main").contains("needs a value: +search.depth_limit=N"));
        assert!(said("Main +search.depth_limit=-3").contains("it is a number from 0 on, not '-3'"));
        assert_eq!(check("+vm.gc Main").target, "Main", "a switch is turned on");
        assert!(said("help nonsense").contains("'rjpf help' names all of them"));
    }
}
