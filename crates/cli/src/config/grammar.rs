//! The command line's grammar for clap, made from the option table: the commands, their options and
//! words. Help, suggestions, completions and the manual page follow from it.
//!
//! Not its job: what the words mean (`words.rs`), what a value may be (the setters of the table).

use std::ffi::{OsStr, OsString};

use clap::builder::{PossibleValue, StyledStr, TypedValueParser};
use clap::{Arg, ArgAction, Command, ValueHint};
use rjpf_explore::STRATEGIES;
use rjpf_explore::heuristics::HEURISTICS;
use rjpf_explore::listeners::LISTENERS;

use super::generate;
use super::table::{Kind, OPTIONS, OptionDef};

/// Name, words behind it, description; in the order of the help text.
pub(crate) const COMMANDS: &[(&str, &str, &str)] = &[
    (
        "check",
        "TARGET [+KEY=VALUE]... [ARGUMENTS]... [-- ARGUMENTS]",
        "explores every interleaving and choice (the default command)",
    ),
    ("run", "TARGET [ARGUMENTS]...", "executes once, like java"),
    ("replay", "TRACE", "follows the path of a trace file"),
    ("resume", "FOLDER [WORDS]...", "goes on with a search that left a checkpoint"),
    ("range", "split|run TARGET [+KEY=VALUE]...", "splits all paths into parts, or searches one of them"),
    (
        "expand",
        "TARGET --into FILE [--open FILE,...]",
        "takes all alternatives of the states in files (docs/CLUSTER.md)",
    ),
    (
        "sift",
        "--partition NUMBER --into FILE FILE...",
        "drops the states that a partition knows, and writes its next level",
    ),
    ("merge", "REPORT...", "puts the JSON reports of all parts together"),
    ("list", "WHAT", "searches, heuristics, options, listeners, properties, peers or keys"),
    ("explain", "KEY", "says what a key, a listener, a search or an exit code means"),
    ("peer", "new CLASS.METHOD(DESCRIPTOR) [FOLDER]", "writes a peer to begin with, for a method that needs one"),
    ("digest", "[--json] PATH...", "prints digests of classes and methods: what changes when the program does"),
    ("store", "WHAT [--all] [FOLDER]", "lists, shows or prunes what incremental searches have kept"),
    ("doctor", "[TARGET]", "says which JDK and class path are used and what is missing"),
    ("verify-jar", "[FILE]", "writes the classes of Verify as a jar that programs are compiled with"),
    ("completions", "SHELL", "prints completions for a shell"),
    ("man", "", "prints the manual page"),
    ("help", "[COMMAND]", "prints this text, or that of a command"),
    ("version", "", "prints the version"),
];

/// What `rjpf list` takes.
pub(crate) const LISTS: [&str; 7] = ["heuristics", "keys", "listeners", "options", "peers", "properties", "searches"];

/// What `rjpf store` does.
pub(crate) const STORE: [&str; 3] = ["list", "prune", "show"];

pub(crate) const ABOUT: &str = "explores every interleaving and every choice of a JVM program";
pub(crate) const USAGE: &str = "rjpf [COMMAND] [OPTIONS] TARGET [+KEY=VALUE]... [ARGUMENTS]... [-- ARGUMENTS]";

/// Names of words that are no options.
pub(crate) const TARGET: &str = "TARGET";
pub(crate) const WORDS: &str = "WORDS";
pub(crate) const BEHIND: &str = "ARGUMENTS";
pub(crate) const KEY_WORD: &str = "KEY=VALUE";
pub(crate) const PROPERTY: &str = "PROPERTY";
/// How `-Dkey=value` is spelt for clap, which takes a word of letters that are no flags for a word of the program.
pub(crate) const PROPERTY_LONG: &str = "system-property";
/// What [`OptionDef::name`] is called where it is turned off.
const OFF: &str = "off:";

/// Everything, for help, completions and the manual page.
pub(crate) fn root() -> Command {
    let mut root = plain("rjpf", ABOUT).override_usage(USAGE).args(options()).args(target_and_words());
    root = root.after_help(generate::after_help()).subcommand_help_heading("Commands");
    root.subcommands(COMMANDS.iter().map(|c| command(c.0)))
}

/// Options up to the first word that is none, and that word with all behind it.
pub(crate) fn finder() -> Command {
    plain("rjpf", ABOUT).override_usage(USAGE).args(options()).arg(rest(WORDS))
}

/// One command of [`COMMANDS`].
pub(crate) fn command(name: &str) -> Command {
    let &(name, words, doc) = COMMANDS.iter().find(|c| c.0 == name).unwrap_or(&COMMANDS[0]);
    let base = plain(name, doc).bin_name(format!("rjpf {name}"));
    match name {
        "check" => base.args(options()).args(target_and_words()).after_help(generate::after_help()),
        "run" => base.args(options()).arg(rest(TARGET).help("the program, and all words behind it are its arguments")),
        "replay" | "doctor" | "range" | "expand" | "verify-jar" | "peer" => {
            base.args(options()).args(target_and_words())
        }
        "list" => base.arg(word("WHAT").required(true).value_parser(LISTS)),
        "explain" => base.arg(word("KEY").required(true).allow_hyphen_values(true)),
        "digest" => base.args(paths_to_digest()),
        "resume" => base.arg(rest("WORDS").required(true).help("the folder, and words to add to the command line")),
        "merge" => base.arg(paths("REPORT").help("JSON reports (--json) of searches with range.from and range.to")),
        "sift" => base.args(sifted()),
        "store" => base.args(stores()),
        "completions" => base.arg(word("SHELL").required(true).value_parser(clap::value_parser!(clap_complete::Shell))),
        "help" => base.arg(word("COMMAND").value_parser(Known(COMMANDS.iter().map(|c| c.0.to_string()).collect()))),
        _ => base,
    }
    .override_usage(format!("rjpf {name} {}{words}", if takes_options(name) { "[OPTIONS] " } else { "" }))
}

/// Does a command take the options of the table? Words of others are taken as they are written.
pub(crate) fn takes_options(command: &str) -> bool {
    matches!(command, "check" | "run" | "replay" | "doctor" | "range" | "expand" | "verify-jar" | "peer")
}

fn plain(name: &str, about: &str) -> Command {
    Command::new(name.to_string())
        .about(about.to_string())
        .version(env!("CARGO_PKG_VERSION"))
        .disable_help_subcommand(true)
        .disable_help_flag(true)
        .disable_version_flag(true)
        .arg(Arg::new("help").short('h').long("help").action(ArgAction::Help).help("prints this text"))
        .arg(Arg::new("version").short('V').long("version").action(ArgAction::Version).help("prints the version"))
        .max_term_width(100)
}

fn word(name: &'static str) -> Arg {
    Arg::new(name).action(ArgAction::Set)
}

fn paths_to_digest() -> [Arg; 2] {
    let json = Arg::new("json").long("json").action(ArgAction::SetTrue).help("prints them as JSON");
    [json, paths("PATH").help("class files, folders and jars")]
}

fn paths(name: &'static str) -> Arg {
    let arg = Arg::new(name).num_args(1..).required(true).value_parser(Known(Vec::new()));
    arg.value_hint(ValueHint::AnyPath)
}

fn sifted() -> [Arg; 3] {
    let partition = Arg::new("partition").long("partition").required(true).value_parser(clap::value_parser!(u64));
    let into = Arg::new("into").long("into").required(true).value_parser(Known(Vec::new()));
    [
        partition.help("the partition, from 0 on"),
        into.value_hint(ValueHint::FilePath).help("where to write the states of its next level"),
        paths("FILE").help("what all states of a level led to, and the states of the partition on all levels before"),
    ]
}

fn stores() -> [Arg; 3] {
    let what = word("WHAT").required(true).value_parser(STORE);
    let all = Arg::new("all").long("all").action(ArgAction::SetTrue).help("prune: those too that can still be used");
    let folder = Arg::new("FOLDER").value_parser(Known(Vec::new())).value_hint(ValueHint::DirPath);
    [what, all, folder.help("where they are, if not in the default folder")]
}

/// All words from here on, whatever they look like.
fn rest(name: &'static str) -> Arg {
    let arg = Arg::new(name).num_args(0..).trailing_var_arg(true).allow_hyphen_values(true);
    arg.value_parser(Known(Vec::new())).value_hint(ValueHint::AnyPath)
}

fn target_and_words() -> [Arg; 3] {
    let keys = OPTIONS.iter().map(|o| format!("+{}=", o.name)).collect();
    let target = Arg::new(TARGET).value_parser(Known(Vec::new())).value_hint(ValueHint::FilePath);
    let words = Arg::new(WORDS).num_args(0..).value_name("+KEY=VALUE | ARGUMENT").value_parser(Known(keys));
    let behind = Arg::new(BEHIND).num_args(0..).last(true).value_parser(Known(Vec::new()));
    [
        target.help("the program: a class, a .class, .java, .jar or .jpf file"),
        words.hide_possible_values(true).help("keys of rjpf, and arguments for the program"),
        behind.help("behind --: arguments for the program, even if they begin with - or +"),
    ]
}

fn options() -> Vec<Arg> {
    let mut rows: Vec<&'static OptionDef> = OPTIONS.iter().collect();
    rows.sort_by_key(|o| HEADINGS.iter().position(|h| *h == heading(o.name)));
    let mut args: Vec<Arg> = rows.iter().filter_map(|o| on(o)).chain(rows.iter().filter_map(|o| off(o))).collect();
    let property = Arg::new(PROPERTY).short('D').alias(PROPERTY_LONG).value_name("key=value").action(ArgAction::Append);
    args.push(property.value_parser(Known(Vec::new())).help("a system property of the program"));
    // `+key=value` arrives here as it is.
    let key = Arg::new(KEY_WORD).long("set").action(ArgAction::Append).num_args(1).hide(true);
    args.push(key.require_equals(true).value_parser(Known(Vec::new())));
    args
}

/// The long flag that an option has on the command line, without its dashes.
pub(crate) fn long(option: &OptionDef) -> Option<&'static str> {
    option.flags.iter().find_map(|flag| flag.strip_prefix("--"))
}

/// The long flag that turns it off.
pub(crate) fn long_off(option: &OptionDef) -> Option<String> {
    let own = option.off_flags.iter().find_map(|flag| flag.strip_prefix("--")).map(String::from);
    own.or_else(|| long(option).filter(|_| option.kind.is_switch()).map(|long| format!("no-{long}")))
}

fn on(option: &'static OptionDef) -> Option<Arg> {
    let mut arg = Arg::new(option.name).long(long(option)?).action(ArgAction::Append).help(help(option));
    let shorts = option.flags.iter().filter(|f| !f.starts_with("--")).filter_map(|f| only_letter(f));
    for short in shorts {
        arg = arg.short(short);
    }
    arg = arg.help_heading(heading(option.name)).value_parser(Known(values(option))).hide_possible_values(true);
    arg = arg.value_name(option.kind.placeholder());
    Some(
        match option.kind.is_switch() {
            true => arg.num_args(0..=1).require_equals(true).default_missing_value("on"),
            false => arg.num_args(1).allow_negative_numbers(true),
        }
        .value_hint(match option.kind {
            Kind::File | Kind::Paths => ValueHint::AnyPath,
            _ => ValueHint::Other,
        }),
    )
}

/// The letter of a flag as `-q`.
pub(crate) fn only_letter(flag: &str) -> Option<char> {
    let mut letters = flag.strip_prefix('-')?.chars();
    letters.next().filter(|_| letters.next().is_none())
}

fn off(option: &'static OptionDef) -> Option<Arg> {
    let arg = Arg::new(format!("{OFF}{}", option.name)).long(long_off(option)?).action(ArgAction::Append);
    let hidden = long(option).is_some();
    let arg = arg.num_args(0).default_missing_value("off").value_parser(Known(Vec::new()));
    Some(arg.hide(hidden).help_heading(heading(option.name)).help(format!("do not {}", option.doc)))
}

/// The option that an argument sets.
pub(crate) fn option_of(id: &str) -> &str {
    id.strip_prefix(OFF).unwrap_or(id)
}

fn help(option: &OptionDef) -> StyledStr {
    let mut text = generate::described(option);
    let java: Vec<&str> = option.flags.iter().copied().filter(|f| !f.starts_with("--") && f.len() > 2).collect();
    if !java.is_empty() {
        text.push_str(&format!("; also {}", java.join(", ")));
    }
    if !option.off_flags.is_empty() {
        text.push_str(&format!("; off with {}", option.off_flags.join(", ")));
    }
    text.into()
}

/// In the order of the help text.
const HEADINGS: [&str; 4] = ["The program", "The search", "The machine it runs on", "Reports"];

/// Under which heading the help text has an option.
fn heading(name: &str) -> &'static str {
    HEADINGS[match name.split('.').next().unwrap_or(name) {
        "classpath" | "sourcepath" | "target" => 0,
        "jdk" if name == "jdk" => 0,
        "vm" | "cg" => 2,
        "report" | "trace" | "listener" => 3,
        _ => 1,
    }]
}

/// Words that the shell may offer for a value.
fn values(option: &OptionDef) -> Vec<String> {
    let words: Vec<&str> = match (option.kind, option.name) {
        (_, "search") => STRATEGIES.iter().map(|s| s.name).collect(),
        (_, "heuristic") => HEURISTICS.iter().map(|h| h.name).collect(),
        (_, "listener") => LISTENERS.iter().map(|l| l.name).collect(),
        (kind, _) => kind.words().to_vec(),
    };
    words.into_iter().map(String::from).collect()
}

/// Takes any value, bytes that are no UTF-8 included, and offers these words to shells. The setters
/// of the option table say what is wrong with a value, wherever it comes from.
#[derive(Clone)]
struct Known(Vec<String>);

impl TypedValueParser for Known {
    type Value = OsString;

    fn parse_ref(&self, _: &Command, _: Option<&Arg>, value: &OsStr) -> Result<OsString, clap::Error> {
        Ok(value.to_os_string())
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        if self.0.is_empty() {
            return None;
        }
        Some(Box::new(self.0.iter().map(PossibleValue::new)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clap_finds_no_fault() {
        root().debug_assert();
        finder().debug_assert();
        COMMANDS.iter().for_each(|c| command(c.0).debug_assert());
    }

    #[test]
    fn commands_are_unique() {
        let mut names: Vec<_> = COMMANDS.iter().map(|c| c.0).collect();
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), COMMANDS.len());
    }
}
