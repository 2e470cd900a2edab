//! The command line's grammar.

use std::path::PathBuf;
use std::time::Duration;

use rjpf_explore::{Config, Path, Strategy};

use crate::ToolError;

pub(crate) const HELP: &str = "\
rjpf: runs JVM programs on a virtual machine whose state can be saved, restored and compared

usage: rjpf run [options] TARGET [arguments]

TARGET is one of
  Main | pkg.Main          a class on the class path
  path/to/Main.class       a class file; its class-path root follows from its package
  path/to/Main.java        a source file, compiled with the JDK's javac into a cache
  path/to/app.jar          a jar with a Main-Class

options
  -cp, --class-path PATH   folders and jars, separated by ':' (default: the working folder)
  --jdk HOME               the JDK to take the library from (default: JAVA_HOME, then the java
                           on the PATH, then the usual places)
  -ea, -da                 assertions on or off (default: off); -esa for system classes
  -Dkey=value              a system property of the program
  --max-heap SIZE          bound of the Java heap, as 512m or 2g (default: 2g)
  -h, --help               this text
  -V, --version            the version

exit codes: the program's own; 1 uncaught exception or deadlock, 2 usage or input error,
3 unsupported, 4 internal error
";

pub(crate) enum Command {
    Help,
    Version,
    Run(Options),
    Check(Options),
}

/// What a run was asked to do, resolved no further than the words of the command line.
pub(crate) struct Options {
    pub(crate) search: Config,
    /// Partial-order reduction.
    pub(crate) reduction: bool,
    /// Calls into linearizable library classes are one step.
    pub(crate) trust_library: bool,
    pub(crate) replay: Option<Path>,
    pub(crate) class_path: Option<String>,
    pub(crate) jdk: Option<PathBuf>,
    pub(crate) assertions: bool,
    pub(crate) system_assertions: bool,
    pub(crate) properties: Vec<(String, String)>,
    pub(crate) max_heap_words: Option<u32>,
    pub(crate) target: String,
    pub(crate) arguments: Vec<String>,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            search: Config::default(),
            reduction: true,
            trust_library: true,
            replay: None,
            class_path: None,
            jdk: None,
            assertions: false,
            system_assertions: false,
            properties: Vec::new(),
            max_heap_words: None,
            target: String::new(),
            arguments: Vec::new(),
        }
    }
}

pub(crate) fn parse(arguments: &[String]) -> Result<Command, ToolError> {
    match arguments.first().map(String::as_str) {
        None | Some("-h" | "--help" | "help") => Ok(Command::Help),
        Some("-V" | "--version" | "version") => Ok(Command::Version),
        Some("run") => parse_words(&arguments[1..], false).map(wrap(Command::Run)),
        Some(_) => parse_words(arguments, true).map(wrap(Command::Check)),
    }
}

fn wrap(make: fn(Options) -> Command) -> impl Fn(Option<Options>) -> Command {
    move |options| options.map_or(Command::Help, make)
}

/// Parses the words behind the command; `None` means that help was asked for.
fn parse_words(words: &[String], checking: bool) -> Result<Option<Options>, ToolError> {
    let mut options = Options { assertions: checking, ..Options::default() };
    let mut at = 0;
    while at < words.len() {
        let word = words[at].as_str();
        let mut value = |name: &str| {
            at += 1;
            words.get(at).cloned().ok_or_else(|| ToolError::usage(format!("{name} needs a value")))
        };
        match word {
            "-cp" | "-classpath" | "--class-path" => options.class_path = Some(value(word)?),
            "--jdk" => options.jdk = Some(value(word)?.into()),
            "--max-heap" => options.max_heap_words = Some(parse_size(&value(word)?)?),
            "-ea" | "-enableassertions" => options.assertions = true,
            "-da" | "-disableassertions" => options.assertions = false,
            "-esa" | "-enablesystemassertions" => options.system_assertions = true,
            "-h" | "--help" => return Ok(None),
            "-jar" => {}
            _ if word.starts_with("-D") => {
                let (key, value) = word[2..].split_once('=').unwrap_or((&word[2..], ""));
                options.properties.push((key.to_string(), value.to_string()));
            }
            _ if word.starts_with("-Xmx") => options.max_heap_words = Some(parse_size(&word[4..])?),
            _ if word.starts_with('+') && checking => {
                let (key, value) = word[1..].split_once('=').unwrap_or((&word[1..], "true"));
                set(&mut options, key, value)?;
            }
            _ if word.starts_with('-') => {
                return Err(ToolError::usage(format!("unknown option '{word}'; see 'rjpf --help'")));
            }
            _ if options.target.is_empty() => options.target = word.to_string(),
            _ => options.arguments.push(word.to_string()),
        }
        if !checking && !options.target.is_empty() {
            // Everything behind the target belongs to the program.
            options.arguments = words[at + 1..].to_vec();
            break;
        }
        at += 1;
    }
    if options.target.is_empty() {
        return Err(ToolError::usage("nothing to run: name a class, a .class or .java file, or a jar"));
    }
    Ok(Some(options))
}

/// Sets one `+key=value`.
fn set(options: &mut Options, key: &str, value: &str) -> Result<(), ToolError> {
    let flag = || match value {
        "true" | "on" | "yes" => Ok(true),
        "false" | "off" | "no" => Ok(false),
        _ => Err(ToolError::usage(format!("+{key} is on or off, not '{value}'"))),
    };
    let number = || value.parse::<u64>().map_err(|_| ToolError::usage(format!("+{key} is a number, not '{value}'")));
    match key {
        "search" | "search.class" => {
            options.search.strategy = Strategy::find(value)
                .ok_or_else(|| ToolError::usage(format!("there is no search '{value}'")))?;
        }
        "search.multiple_errors" => options.search.multiple_errors = flag()?,
        "search.matching" => options.search.matching = flag()?,
        "search.depth_limit" => options.search.limits.depth = Some(number()? as u32),
        "search.state_limit" => options.search.limits.states = Some(number()?),
        "search.time_limit" => options.search.limits.time = Some(Duration::from_secs(number()?)),
        "search.walks" => options.search.walks = number()?,
        "search.seed" => options.search.seed = number()?,
        "search.pct_depth" => options.search.pct_depth = number()? as u32,
        "search.outputs" => options.search.collect_outputs = flag()?,
        "por" => options.reduction = flag()?,
        "jdk.trust" => {
            options.trust_library = match value {
                "list" => true,
                "none" => false,
                _ => return Err(ToolError::usage(format!("+jdk.trust is list or none, not '{value}'"))),
            };
        }
        "replay" => {
            options.replay = Some(value.parse().map_err(|e: rjpf_explore::PathError| ToolError::usage(e.to_string()))?);
        }
        _ => return Err(ToolError::usage(format!("unknown key '{key}'"))),
    }
    Ok(())
}

/// `512m`, `2g` or plain bytes, in words.
fn parse_size(text: &str) -> Result<u32, ToolError> {
    let bad = || ToolError::usage(format!("'{text}' is no size; try 512m or 2g"));
    let digits = text.trim_end_matches(|c: char| c.is_ascii_alphabetic());
    let unit: u64 = match text[digits.len()..].to_ascii_lowercase().as_str() {
        "" => 1,
        "k" => 1 << 10,
        "m" => 1 << 20,
        "g" => 1 << 30,
        _ => return Err(bad()),
    };
    let bytes = digits.parse::<u64>().map_err(|_| bad())?.saturating_mul(unit);
    u32::try_from(bytes / 4).map_err(|_| bad())
}
