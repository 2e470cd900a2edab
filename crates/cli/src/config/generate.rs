//! Texts made from tables: lists and explanations by hand; help, completions and the manual page by clap
//! from the grammar, with what clap knows nothing of (keys, targets, exit codes).

use clap_complete::Shell;
use clap_mangen::roff::{Inline, Roff, bold, italic, roman};
use rjpf_classes::trust::{COUNTERS, LINEARIZABLE, LOCKING, OBSERVED, OF_THE_MACHINE, OF_THE_PROGRAM, PLUMBING};
use rjpf_explore::STRATEGIES;
use rjpf_explore::heuristics::HEURISTICS;
use rjpf_explore::listeners as registry;
use rjpf_explore::properties::PROPERTIES;

use super::grammar::{self, COMMANDS};
use super::jpf_keys::{self, Fate};
use super::listeners::{self, LISTENERS};
use super::nearest::nearest;
use super::table::{self, Kind, OPTIONS, OptionDef, Searches};
use crate::{Extensions, ToolError};

const EXIT_CODES: &[(u8, &str)] = &[
    (0, "no error found; 'rjpf run': the program's own exit code"),
    (1, "a violation was found"),
    (2, "usage or input error"),
    (3, "unsupported, or the search was incomplete"),
    (4, "internal error"),
];

const TARGETS: &[(&str, &str)] = &[
    ("Main | pkg.Main", "a class on the class path"),
    ("path/to/Main.class", "a class file; its class-path root follows from its package"),
    ("path/to/Main.java", "a source file, compiled with the JDK's javac into a cache"),
    ("path/to/app.jar", "a jar with a Main-Class"),
    (
        "-m module/pkg.Main",
        "a class of a module on the module path (-p, --module-path; --add-opens and the like as in Java)",
    ),
    ("path/to/app.jpf", "a configuration file with 'target = ...'"),
];

/// How words that are no options are read.
const WORDS: &[(&str, &str)] = &[
    ("+key=value", "sets a key; every option has one, 'rjpf list options' names them, 'rjpf explain KEY' says more"),
    ("+key+=value, ++key=value", "adds to the end or to the beginning of a list"),
    ("+key=, +key", "takes a key away; turns a switch on"),
    ("+app.key=value", "a key of the program's own, which it reads as 'key' or 'app.key'"),
    ("--no-FLAG, --FLAG=off", "turns a switch off"),
    (
        "-- ARGUMENTS",
        "all that follows is for the program: rjpf Main.java -- -x +y ('rjpf run': all words behind TARGET are)",
    ),
];

pub(crate) fn properties() -> impl Iterator<Item = (&'static str, &'static str)> {
    let listeners = ("property", "what a listener of your own checks");
    PROPERTIES.iter().map(|p| (p.name, p.doc)).chain([listeners])
}

/// Lines of text, the second column aligned and wrapped.
fn columns(rows: impl Iterator<Item = (String, String)>, at: usize) -> String {
    const WIDTH: usize = 100;
    let mut text = String::new();
    for (left, right) in rows {
        let mut line = format!("  {left:<width$}", width = at - 2);
        if line.chars().count() > at {
            text.push_str(line.trim_end());
            text.push('\n');
            line = " ".repeat(at);
        }
        for word in right.split_whitespace() {
            if line.chars().count() + 1 + word.chars().count() > WIDTH {
                text.push_str(line.trim_end());
                text.push('\n');
                line = " ".repeat(at);
            }
            if !line.ends_with(' ') {
                line.push(' ');
            }
            line.push_str(word);
        }
        text.push_str(line.trim_end());
        text.push('\n');
    }
    text
}

pub(crate) fn described(option: &OptionDef) -> String {
    if option.default.is_empty() {
        option.doc.to_string()
    } else {
        format!("{} (default: {})", option.doc, option.default)
    }
}

/// What is said when nothing was asked for.
pub(crate) fn short_usage() -> String {
    format!(
        "nothing to check\n\nusage: {}\n\n  rjpf Main.java            checks a program\n  rjpf help                 \
         says what else there is",
        grammar::USAGE
    )
}

/// The help text of everything or of a command.
pub(crate) fn help(command: Option<&str>) -> String {
    let mut grammar = command.map_or_else(grammar::root, grammar::command);
    grammar.render_help().to_string()
}

/// What stands below the options in the help text.
pub(crate) fn after_help() -> String {
    let rows = |rows: &[(&str, &str)]| columns(rows.iter().map(|(n, d)| (n.to_string(), d.to_string())), 28);
    let codes = columns(EXIT_CODES.iter().map(|(n, d)| (n.to_string(), d.to_string())), 6);
    format!("TARGET is one of\n{}\nWords\n{}\nExit codes\n{codes}", rows(TARGETS), rows(WORDS))
}

/// `rjpf list WHAT`.
pub(crate) fn list(what: &str, extensions: &Extensions<'_>) -> Result<String, ToolError> {
    let rows: Vec<(String, String)> = match what {
        "searches" => STRATEGIES.iter().map(|s| (s.name.to_string(), s.doc.to_string())).collect(),
        "heuristics" => {
            let all = extensions.heuristics.iter().chain(HEURISTICS);
            all.map(|h| (h.name.to_string(), h.doc.to_string())).collect()
        }
        "options" => OPTIONS.iter().map(|o| (o.name.to_string(), described(o))).collect(),
        "listeners" => {
            let there = extensions.listeners.iter().chain(registry::LISTENERS);
            let there = there.map(|l| (l.name.to_string(), listener_doc(l)));
            there.chain(LISTENERS.iter().map(|l| (l.name.to_string(), listener_text(&l.fate)))).collect()
        }
        "properties" => {
            let own = extensions.properties.iter().map(|p| (p.name, p.doc));
            own.chain(properties()).map(|(n, d)| (n.to_string(), d.to_string())).collect()
        }
        "keys" => jpf_keys::JPF_KEYS.iter().map(|k| (k.key.to_string(), fate_text(&k.fate))).collect(),
        "peers" => peer_rows(&crate::session::all_peers(&super::Options::default(), extensions.peers)),
        _ => return Err(ToolError::usage(format!("'rjpf list' needs one of {}", grammar::LISTS.join(", ")))),
    };
    let widest = rows.iter().map(|(left, _)| left.len()).max().unwrap_or(0);
    Ok(columns(rows.into_iter(), (widest + 4).min(44)))
}

fn peer_rows(peers: &[rjpf_vm::Peer]) -> Vec<(String, String)> {
    let mut counts = std::collections::BTreeMap::<String, usize>::new();
    for peer in peers {
        *counts.entry(peer.class.replace('/', ".")).or_default() += peer.methods.len();
    }
    counts.into_iter().map(|(class, n)| (class, format!("{n} methods"))).collect()
}

fn listener_doc(listener: &registry::ListenerDef) -> String {
    let mut text = listener.doc.to_string();
    for (what, names) in [("keys", listener.keys), ("JPF's", listener.aliases)] {
        if !names.is_empty() {
            text.push_str(&format!("; {what} {}", names.join(", ")));
        }
    }
    text
}

fn listener_text(fate: &listeners::Fate) -> String {
    match fate {
        listeners::Fate::Sets(option, _) => format!("the option {option}"),
        listeners::Fate::BuiltIn(what) => format!("built in: {what}"),
        listeners::Fate::Missing(why) => format!("not there: {why}"),
        listeners::Fate::Refused(why) => format!("not there (an error): {why}"),
    }
}

fn fate_text(fate: &Fate) -> String {
    match fate {
        Fate::Same => "same".into(),
        Fate::Renamed(to) => to.to_string(),
        Fate::Translated { to, how, .. } => format!("{to}: {how}"),
        Fate::NotNeeded(why) => format!("not needed: {why}"),
        Fate::Missing { why, .. } => format!("not there: {why}"),
        Fate::Refused { why, .. } => format!("not there (an error): {why}"),
    }
}

/// `rjpf explain WORD`.
pub(crate) fn explain(word: &str) -> Result<String, ToolError> {
    let word = word.trim_start_matches('+');
    if let Some(option) = table::find(word).or_else(|| table::find_flag(word)) {
        return Ok(explain_option(option));
    }
    if let Some(row) = jpf_keys::find(word) {
        return Ok(format!("{word}: a key of JPF\n  here: {}\n", fate_text(&row.fate)));
    }
    if let Some(def) = registry::LISTENERS.iter().find(|def| def.is_called(word)) {
        return Ok(format!("{0}: a listener (+listener={0})\n  {1}\n", def.name, listener_doc(def)));
    }
    let class = word.rsplit('.').next().unwrap_or(word);
    if let Some(listener) = LISTENERS.iter().find(|l| l.name == class) {
        return Ok(format!("{class}: a listener of JPF\n  here: {}\n", listener_text(&listener.fate)));
    }
    if let Some(s) = STRATEGIES.iter().find(|s| s.name == word || s.aliases.contains(&word)) {
        return Ok(format!("{}: a search strategy (+search={})\n  {}\n", s.name, s.name, s.doc));
    }
    if let Some(h) = rjpf_explore::heuristics::find(word) {
        return Ok(format!("{}: a heuristic (+search=best-first +heuristic={})\n  {}\n", h.name, h.name, h.doc));
    }
    let by_class = PROPERTIES.iter().find(|p| p.is_called(word)).map(|p| (p.name, p.doc));
    if let Some((name, doc)) = by_class.or_else(|| properties().find(|p| p.0 == word)) {
        return Ok(format!("{name}: a property\n  {doc}\n"));
    }
    if let Some((code, doc)) = EXIT_CODES.iter().find(|(code, _)| code.to_string() == word) {
        return Ok(format!("exit code {code}\n  {doc}\n"));
    }
    let known = OPTIONS
        .iter()
        .map(|o| o.name)
        .chain(STRATEGIES.iter().map(|s| s.name))
        .chain(HEURISTICS.iter().map(|h| h.name));
    let known = known.chain(jpf_keys::JPF_KEYS.iter().map(|k| k.key)).chain(LISTENERS.iter().map(|l| l.name));
    let hint = nearest(word, known)
        .map_or_else(|| "'rjpf list options' names the keys".to_string(), |near| format!("did you mean '{near}'?"));
    Err(ToolError::usage(format!("nothing is known about '{word}'; {hint}")))
}

fn explain_option(option: &OptionDef) -> String {
    let mut text = format!("{}: {}\n", option.name, option.doc);
    let value = match option.kind {
        Kind::Switch => "on or off".to_string(),
        Kind::Severity => "violation (or on), note, or off".to_string(),
        Kind::OneOf(words) => format!("one of {}", words.join(", ")),
        Kind::Number => "a number".into(),
        Kind::Size => "a size: bytes, or with k, m, g".into(),
        Kind::Time => "a time: seconds, or with ms, s, m, h".into(),
        Kind::Text => "text".into(),
        Kind::List => "words separated by commas".into(),
        Kind::Paths => "folders and jars separated by ':', ';' or ','".into(),
        Kind::File => "a file".into(),
    };
    text.push_str(&format!("  value:    {value}\n"));
    let default = if option.default.is_empty() { "none" } else { option.default };
    text.push_str(&format!("  default:  {default}\n"));
    if !option.flags.is_empty() {
        text.push_str(&format!("  flags:    {}\n", option.flags.join(", ")));
    }
    if !option.aliases.is_empty() {
        text.push_str(&format!("  also:     {}\n", option.aliases.join(", ")));
    }
    match option.searches {
        Searches::All => {}
        Searches::Only(names) => text.push_str(&format!("  only for: search = {}\n", names.join(", "))),
        Searches::Not(names) => text.push_str(&format!("  not for:  search = {}\n", names.join(", "))),
    }
    if option.name == "jdk.trust" {
        text.push_str(&trusted());
    }
    if option.name == "search" {
        for s in STRATEGIES {
            text.push_str(&format!("  {:<10} {}\n", s.name, s.doc));
        }
    }
    if option.name == "heuristic" {
        for h in HEURISTICS {
            text.push_str(&format!("  {:<20} {}\n", h.name, h.doc));
        }
    }
    text
}

/// `rjpf completions SHELL`.
pub(crate) fn completions(shell: Shell) -> String {
    let mut text = Vec::new();
    clap_complete::generate(shell, &mut grammar::root(), "rjpf", &mut text);
    let mut text = String::from_utf8_lossy(&text).into_owned();
    if shell == Shell::Fish {
        // It offers no words for what is neither an option nor a command.
        for o in OPTIONS {
            let doc = o.doc.replace('\'', "\\'");
            text.push_str(&format!("complete -c rjpf -a '+{}=' -d '{doc}'\n", o.name));
        }
    }
    text
}

/// `rjpf man`: the manual page in roff.
pub(crate) fn man() -> String {
    let page = clap_mangen::Man::new(grammar::root()).title("RJPF").manual("User Commands");
    let mut text = Vec::new();
    let made = page
        .render_title(&mut text)
        .and_then(|()| page.render_name_section(&mut text))
        .and_then(|()| synopsis().to_writer(&mut text))
        .and_then(|()| page.render_options_section(&mut text))
        .and_then(|()| keys_and_codes().to_writer(&mut text));
    debug_assert!(made.is_ok(), "writing to memory does not fail");
    String::from_utf8_lossy(&text).into_owned()
}

/// There is one page for all commands.
fn synopsis() -> Roff {
    let mut roff = Roff::new();
    roff.control("SH", ["SYNOPSIS"]).text([bold("rjpf"), roman(grammar::USAGE.trim_start_matches("rjpf"))]);
    roff.control("SH", ["COMMANDS"]);
    for (name, words, doc) in COMMANDS {
        item(&mut roff, vec![bold(*name), roman(" "), italic(*words)], doc);
    }
    roff
}

fn item(roff: &mut Roff, head: Vec<Inline>, body: &str) {
    roff.control("TP", []).text(head).text([roman(body)]);
}

/// What clap knows nothing of: keys, with or without a flag, targets and exit codes.
fn keys_and_codes() -> Roff {
    let mut roff = Roff::new();
    roff.control("SH", ["TARGETS AND WORDS"]);
    for (name, doc) in TARGETS.iter().chain(WORDS) {
        item(&mut roff, vec![bold(*name)], doc);
    }
    roff.control("SH", ["KEYS"]).text([roman("On the command line and, without the plus sign, in .jpf files.")]);
    for o in OPTIONS {
        item(&mut roff, vec![bold(format!("+{}=", o.name)), italic(o.kind.placeholder())], &described(o));
    }
    roff.control("SH", ["EXIT STATUS"]);
    for (code, doc) in EXIT_CODES {
        item(&mut roff, vec![bold(code.to_string())], doc);
    }
    roff
}

/// All that is assumed about the library, each with its reason.
fn trusted() -> String {
    let mut text = String::new();
    let mut section = |title: &str, lines: Vec<String>| {
        text.push_str(&format!("  {title}:\n"));
        lines.iter().for_each(|line| text.push_str(&format!("    {line}\n")));
    };
    let with_methods = |name: &str, methods: &[&str], why: &str| {
        let head = format!("{}: {why}", classes_of(name));
        let methods: Vec<String> = methods.iter().map(|m| method_of(m)).collect();
        if methods.is_empty() { head } else { format!("{head}\n      {}", methods.join(", ")) }
    };
    let member = |class: &str, name: &str| format!("{}.{name}", classes_of(class));
    let listed = LINEARIZABLE.iter().map(|listed| with_methods(listed.class, listed.methods, listed.why));
    section("methods that behave as if they happened at one moment", listed.collect());
    let counters = COUNTERS.iter().map(|(class, field, adder)| {
        format!("{}: added to by {}, which commutes", member(class, field), member(adder.class, adder.method))
    });
    section("fields of such classes that count", counters.collect());
    let plumbing = PLUMBING.iter().map(|(name, why)| format!("{}: {why}", classes_of(name)));
    section("classes and packages whose own words no program can observe", plumbing.collect());
    let observed = OBSERVED.iter().map(|(class, field)| member(class, field));
    section("fields of these that programs do observe, and that are explored", observed.collect());
    let locking = LOCKING.iter().map(|(class, method)| member(class, method));
    section("methods of these that take a monitor for the program, which is explored", locking.collect());
    let machine = OF_THE_MACHINE.iter().map(|(name, methods, why)| with_methods(name, methods, why));
    section("methods of the machine's own work, which are no steps, trusted or not", machine.collect());
    let explored = OF_THE_PROGRAM.iter().map(|(name, why)| format!("{}: {why}", classes_of(name)));
    section("classes in such packages that are explored all the same", explored.collect());
    text
}

/// A listed method; one with `!` before it is a step of its own.
fn method_of(entry: &str) -> String {
    match entry.strip_prefix('!') {
        Some(name) => format!("{name} (a step of its own)"),
        None => entry.to_string(),
    }
}

/// A class, or a package that ends in `/`, as people write it.
fn classes_of(entry: &str) -> String {
    let entry = if entry.ends_with('/') { format!("{entry}*") } else { entry.to_string() };
    entry.replace('/', ".")
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Whatever is assumed about the library is said, with its reason.
    #[test]
    fn all_lists_about_the_library_are_printed() {
        let text = trusted();
        let has = |part: &str| assert!(text.contains(part), "{part}");
        for listed in LINEARIZABLE {
            has(&format!("    {}: {}\n", classes_of(listed.class), listed.why));
            listed.methods.iter().for_each(|method| has(method.trim_start_matches('!')));
        }
        for (class, methods, why) in OF_THE_MACHINE {
            has(&format!("    {}: {why}\n", classes_of(class)));
            methods.iter().for_each(|method| has(method));
        }
        PLUMBING
            .iter()
            .chain(OF_THE_PROGRAM)
            .for_each(|(name, why)| has(&format!("    {}: {why}\n", classes_of(name))));
        for (class, member) in OBSERVED.iter().chain(LOCKING) {
            has(&format!("    {}.{member}\n", classes_of(class)));
        }
        COUNTERS.iter().for_each(|(class, field, _)| has(&format!("    {}.{field}: added", classes_of(class))));
        has("ConcurrentHashMap.addCount, which commutes");
        has("addCount (a step of its own)");
    }

    #[test]
    fn help_and_manual_have_every_option() {
        let (help, man) = (help(None), man().replace("\\-", "-"));
        for o in OPTIONS {
            for flag in o.flags {
                assert!(help.contains(flag), "{flag}");
            }
            assert!(man.contains(&format!("\\fB+{}=\\fR", o.name)), "{}", o.name);
            assert!(explain(o.name).unwrap().contains(o.doc));
        }
        assert!(help.lines().all(|l| l.chars().count() <= 110), "too wide");
    }

    #[test]
    fn completions_are_there_for_three_shells() {
        for shell in [Shell::Bash, Shell::Zsh, Shell::Fish] {
            let text = completions(shell);
            assert!(text.contains("search.depth_limit") && text.contains("depth"), "{shell}");
        }
    }

    #[test]
    fn lists_and_explanations() {
        assert!(list("searches", &Extensions::default()).unwrap().contains("bfs"));
        assert!(list("things", &Extensions::default()).is_err());
        assert!(explain("gov.nasa.jpf.listener.SimpleDot").unwrap().contains("report.dot"));
        assert!(explain("vm.gc").unwrap().contains("not needed"));
        assert!(explain("3").unwrap().contains("incomplete"));
        assert!(explain("serch").err().unwrap().message.contains("'search'"));
    }

    /// `RJPF_BLESS=1` writes the tables into the document.
    #[test]
    fn the_migration_document_has_the_tables_of_the_code() {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/JPF-MIGRATION.md");
        let text = std::fs::read_to_string(path).expect("docs/JPF-MIGRATION.md");
        let mut fresh = text.clone();
        let searches: String = STRATEGIES
            .iter()
            .flat_map(|s| s.aliases.iter().map(|a| format!("| `{a}` | `{}` | {} |\n", s.name, s.doc)))
            .collect();
        let guided: String = HEURISTICS
            .iter()
            .flat_map(|h| {
                h.aliases
                    .iter()
                    .map(|a| format!("| `{a}` | `best-first` with `heuristic = {}` | {} |\n", h.name, h.doc))
            })
            .collect();
        let searches = format!("| JPF search | here | remark |\n|---|---|---|\n{searches}{guided}");
        let tables = [
            ("keys", jpf_keys::migration_table()),
            ("listeners", listeners::migration_table()),
            ("searches", searches),
        ];
        for (name, table) in tables {
            let (begin, end) = (format!("<!-- begin {name} -->\n"), format!("<!-- end {name} -->"));
            let from = fresh.find(&begin).expect(name) + begin.len();
            let to = fresh.find(&end).expect(name);
            fresh.replace_range(from..to, &table);
        }
        if std::env::var_os("RJPF_BLESS").is_some() {
            std::fs::write(path, &fresh).unwrap();
        } else {
            assert!(text == fresh, "docs/JPF-MIGRATION.md is not as the tables are; run with RJPF_BLESS=1");
        }
    }
}
