//! The command line's grammar.

use std::path::PathBuf;

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
}

/// What a run was asked to do, resolved no further than the words of the command line.
#[derive(Default)]
pub(crate) struct Options {
    pub(crate) class_path: Option<String>,
    pub(crate) jdk: Option<PathBuf>,
    pub(crate) assertions: bool,
    pub(crate) system_assertions: bool,
    pub(crate) properties: Vec<(String, String)>,
    pub(crate) max_heap_words: Option<u32>,
    pub(crate) target: String,
    pub(crate) arguments: Vec<String>,
}

pub(crate) fn parse(arguments: &[String]) -> Result<Command, ToolError> {
    match arguments.first().map(String::as_str) {
        None | Some("-h" | "--help" | "help") => Ok(Command::Help),
        Some("-V" | "--version" | "version") => Ok(Command::Version),
        Some("run") => parse_run(&arguments[1..]),
        Some(other) => Err(ToolError::usage(format!(
            "unknown command '{other}'; 'rjpf run TARGET' runs a program, 'rjpf --help' says more"
        ))),
    }
}

fn parse_run(words: &[String]) -> Result<Command, ToolError> {
    let mut options = Options::default();
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
            "-h" | "--help" => return Ok(Command::Help),
            "-jar" => {}
            _ if word.starts_with("-D") => {
                let (key, value) = word[2..].split_once('=').unwrap_or((&word[2..], ""));
                options.properties.push((key.to_string(), value.to_string()));
            }
            _ if word.starts_with("-Xmx") => options.max_heap_words = Some(parse_size(&word[4..])?),
            _ if word.starts_with('-') => {
                return Err(ToolError::usage(format!("unknown option '{word}'; see 'rjpf --help'")));
            }
            _ => {
                options.target = word.to_string();
                options.arguments = words[at + 1..].to_vec();
                return Ok(Command::Run(options));
            }
        }
        at += 1;
    }
    Err(ToolError::usage("nothing to run: name a class, a .class or .java file, or a jar"))
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
