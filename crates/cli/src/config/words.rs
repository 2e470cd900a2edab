//! The command line's grammar: a command, flags, `+key=value` words, a target, its arguments.

use std::path::Path;

use super::effect::{self, Purpose};
use super::jpf_file;
use super::nearest::nearest;
use super::options::Options;
use super::settings::{Join, Settings, Source};
use super::table::{self, Kind, OPTIONS};
use crate::ToolError;

/// What was asked for.
pub(crate) enum Command {
    Check(Box<Options>),
    Run(Box<Options>),
    Replay { file: String, options: Box<Options> },
    List(String),
    Explain(String),
    Doctor(Box<Options>),
    Completions(String),
    Man,
    Help,
    Version,
}

/// A command and what has to be said about how it was asked for.
pub(crate) struct Request {
    pub(crate) command: Command,
    pub(crate) warnings: Vec<String>,
    /// The settings, for `--show`.
    pub(crate) settings: Settings,
}

/// Name, words behind it, description; in the order of the help text.
pub(crate) const COMMANDS: &[(&str, &str, &str)] = &[
    ("check", "TARGET [ARGUMENTS]", "explores every interleaving and choice (the default command)"),
    ("run", "TARGET [ARGUMENTS]", "executes once, like java"),
    ("replay", "TRACE", "follows the path of a trace file"),
    ("list", "WHAT", "searches, options, listeners, properties, peers or keys"),
    ("explain", "KEY", "says what a key, a listener, a search or an exit code means"),
    ("doctor", "[TARGET]", "says which JDK and class path are used and what is missing"),
    ("completions", "SHELL", "prints completions for bash, zsh or fish"),
    ("man", "", "prints the manual page"),
    ("help", "", "prints this text"),
    ("version", "", "prints the version"),
];

pub(crate) fn parse(words: &[String]) -> Result<Request, ToolError> {
    let plain = |command| Ok(Request { command, warnings: Vec::new(), settings: Settings::default() });
    let Some(first) = words.first() else { return plain(Command::Help) };
    let rest = &words[1..];
    match first.as_str() {
        "-h" | "--help" | "-help" | "help" => plain(Command::Help),
        "-V" | "--version" | "-version" | "version" => plain(Command::Version),
        "man" => plain(Command::Man),
        "list" => plain(Command::List(one(rest, "list").unwrap_or_default())),
        "explain" => plain(Command::Explain(one(rest, "explain")?)),
        "completions" => plain(Command::Completions(one(rest, "completions")?)),
        "replay" if !rest.iter().any(|word| !word.starts_with(['-', '+']) || word.contains("help") || word == "-h") => {
            Err(ToolError::usage("'rjpf replay' needs a trace file: rjpf replay rjpf-trace-Main.json"))
        }
        "run" => request(rest, Rules::RUN, |options| Command::Run(Box::new(options))),
        "check" => request(rest, Rules::CHECK, |options| Command::Check(Box::new(options))),
        "doctor" => request(rest, Rules::DOCTOR, |options| Command::Doctor(Box::new(options))),
        "replay" => request(rest, Rules::REPLAY, |options| {
            let file = options.target.clone();
            Command::Replay { file, options: Box::new(options) }
        }),
        _ => request(words, Rules::CHECK, |options| Command::Check(Box::new(options))),
    }
}

fn one(words: &[String], command: &str) -> Result<String, ToolError> {
    match words {
        [word] => Ok(word.clone()),
        [] => {
            let words = COMMANDS.iter().find(|c| c.0 == command).map_or(("", ""), |c| (c.1, c.2));
            Err(ToolError::usage(format!(
                "'rjpf {command}' needs a word behind it: rjpf {command} {}: {}",
                words.0, words.1
            )))
        }
        _ => Err(ToolError::usage(format!("'rjpf {command}' takes one word, not {}", words.len()))),
    }
}

/// How the commands differ in what they take.
#[derive(Clone, Copy)]
struct Rules {
    /// Everything behind the target belongs to the program.
    greedy: bool,
    needs_target: bool,
    assertions: bool,
    purpose: Purpose,
}

impl Rules {
    const RUN: Rules = Rules { greedy: true, needs_target: true, assertions: false, purpose: Purpose::Run };
    const CHECK: Rules = Rules { greedy: false, needs_target: true, assertions: true, purpose: Purpose::Check };
    const REPLAY: Rules = Rules { purpose: Purpose::Replay, ..Rules::CHECK };
    const DOCTOR: Rules = Rules { greedy: false, needs_target: false, assertions: true, purpose: Purpose::Doctor };
}

fn request(words: &[String], rules: Rules, make: impl Fn(Options) -> Command) -> Result<Request, ToolError> {
    let Some(parsed) = Words::read(words, rules)? else {
        return Ok(Request { command: Command::Help, warnings: Vec::new(), settings: Settings::default() });
    };
    let Words { settings, target, arguments, properties, .. } = parsed;
    let mut options = Options { assertions: rules.assertions, properties, ..Options::default() };
    let settings = match &target {
        Some(file) if is_config(file) => {
            let file = jpf_file::read(Path::new(file), &settings)?;
            settings.over(file)
        }
        _ => settings,
    };
    let mut warnings = settings.resolve(&mut options)?;
    warnings.extend(effect::without_effect(&settings, &options, rules.purpose));
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
    Ok(Request { command: make(options), warnings, settings })
}

fn is_config(target: &str) -> bool {
    target.ends_with(".jpf") || target.ends_with(".properties")
}

/// The words of a command, sorted out but not looked up in files yet.
#[derive(Default)]
struct Words {
    settings: Settings,
    target: Option<String>,
    arguments: Vec<String>,
    properties: Vec<(String, String)>,
    /// Behind `--`: no more options.
    plain: bool,
}

impl Words {
    /// `None` means that help was asked for.
    fn read(words: &[String], rules: Rules) -> Result<Option<Words>, ToolError> {
        let mut read = Words::default();
        let mut at = 0;
        while at < words.len() {
            let word = words[at].as_str();
            at += 1;
            if rules.greedy && read.target.is_some() {
                read.arguments.push(word.to_string());
            } else if read.plain || !word.starts_with(['-', '+']) || word.len() == 1 {
                read.plain_word(word);
            } else if matches!(word, "-h" | "--help") {
                return Ok(None);
            } else if let Some(key) = word.strip_prefix('+') {
                read.key(key)?;
            } else {
                at += read.flag(word, words.get(at).map(String::as_str))?;
            }
        }
        Ok(Some(read))
    }

    fn plain_word(&mut self, word: &str) {
        match self.target {
            None => self.target = Some(word.to_string()),
            Some(_) => self.arguments.push(word.to_string()),
        }
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
        let folder = Path::new(".");
        let value = jpf_file::expand(value, &[&self.settings], folder)
            .map_err(|e| ToolError::usage(format!("+{text}: {e}")))?;
        self.settings.put(key, &value, join, Source::CommandLine);
        Ok(())
    }

    fn set(&mut self, key: &str, value: &str) {
        self.settings.put(key, value, Join::Replace, Source::CommandLine);
    }

    /// Takes a flag and says how many further words were its value.
    fn flag(&mut self, word: &str, next: Option<&str>) -> Result<usize, ToolError> {
        let (name, inline) = match word.split_once('=') {
            Some((name, value)) if word.starts_with("--") => (name, Some(value)),
            _ => (word, None),
        };
        match name {
            "--" => self.plain = true,
            "-jar" => {}
            "-ea" | "-enableassertions" => self.set("vm.enable_assertions", "on"),
            "-da" | "-disableassertions" => self.set("vm.enable_assertions", "off"),
            "--no-trace" => self.set("trace.write", "off"),
            _ if word.starts_with("-Xmx") => self.set("vm.max_heap", &word[4..]),
            _ if word.starts_with("-D") => {
                let (key, value) = word[2..].split_once('=').unwrap_or((&word[2..], ""));
                self.properties.push((key.to_string(), value.to_string()));
            }
            _ => return self.table_flag(name, inline, next),
        }
        Ok(0)
    }

    fn table_flag(&mut self, name: &str, inline: Option<&str>, next: Option<&str>) -> Result<usize, ToolError> {
        if let Some(positive) = name.strip_prefix("--no-")
            && let Some(option) = table::find_flag(&format!("--{positive}"))
            && option.kind == Kind::Switch
        {
            self.set(option.name, "off");
            return Ok(0);
        }
        let Some(option) = table::find_flag(name) else {
            return Err(ToolError::usage(unknown_flag(name)));
        };
        if let Some(value) = inline {
            self.set(option.name, value);
            return Ok(0);
        }
        if option.kind == Kind::Switch {
            let words = ["on", "off", "true", "false"];
            let value = next.filter(|n| words.contains(n));
            self.set(option.name, value.unwrap_or("on"));
            return Ok(usize::from(value.is_some()));
        }
        match next {
            Some(value) => {
                self.set(option.name, value);
                Ok(1)
            }
            None => Err(ToolError::usage(format!("{name} needs a value: {name} {}", option.kind.placeholder()))),
        }
    }
}

fn unknown_flag(name: &str) -> String {
    let known = OPTIONS.iter().flat_map(|o| o.flags.iter().copied());
    match nearest(name, known) {
        Some(near) => format!("unknown option '{name}'; did you mean '{near}'?"),
        None => format!("unknown option '{name}'; see 'rjpf help'"),
    }
}

#[cfg(test)]
mod tests {
    use rjpf_explore::Strategy;

    use super::*;

    fn check(line: &str) -> Options {
        let words: Vec<String> = line.split_whitespace().map(String::from).collect();
        match parse(&words).map(|r| r.command) {
            Ok(Command::Check(options)) => *options,
            Ok(_) => panic!("'{line}' is no check"),
            Err(e) => panic!("'{line}': {}", e.message),
        }
    }

    fn error(line: &str) -> String {
        let words: Vec<String> = line.split_whitespace().map(String::from).collect();
        parse(&words).err().map(|e| e.message).unwrap_or_else(|| panic!("'{line}' is fine"))
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
        assert!(!check("--por off Main").reduction);
        assert!(!check("--no-por Main").reduction);
        assert!(check("--por Main").reduction);
        assert!(check("Main +search.multiple_errors").search.multiple_errors);
        assert!(!check("-da Main").assertions);
        assert!(!check("Main --no-trace").write_trace);
    }

    #[test]
    fn arguments_follow_the_target() {
        let options = check("Main a +k=v b -- -x +y");
        assert_eq!(options.arguments, ["a", "b", "-x", "+y"]);
        assert_eq!(options.user_keys, [("k".to_string(), "v".to_string())]);
        let words: Vec<String> = ["run", "-ea", "Main", "--depth", "+x"].map(String::from).to_vec();
        let Ok(Request { command: Command::Run(options), .. }) = parse(&words) else { panic!() };
        assert_eq!(options.arguments, ["--depth", "+x"]);
        assert!(options.assertions);
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
        assert!(error("--por").contains("nothing to check"));
        assert!(error("Main +search.time_limit=soon").contains("search.time_limit"));
        assert!(error("nothere.jpf").contains("nothere.jpf"));
        assert!(error("explain").contains("needs a word"));
    }

    #[test]
    fn commands_are_unique() {
        let mut names: Vec<_> = COMMANDS.iter().map(|c| c.0).collect();
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), COMMANDS.len());
    }
}
