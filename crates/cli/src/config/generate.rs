//! Texts made from the option table: help, lists, explanations, completions, the manual page.

use rjpf_explore::STRATEGIES;
use rjpf_explore::heuristics::HEURISTICS;
use rjpf_explore::listeners as registry;

use super::jpf_keys::{self, Fate};
use super::listeners::{self, LISTENERS};
use super::nearest::nearest;
use super::table::{self, Kind, OPTIONS, OptionDef, Searches};
use super::words::COMMANDS;
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
    ("path/to/app.jpf", "a configuration file with 'target = ...'"),
];

pub(crate) const PROPERTIES: &[(&str, &str)] = &[
    ("assertion", "an AssertionError that nothing catches"),
    ("deadlock", "no thread can run, and some thread that is no daemon is alive"),
    ("exception", "any other exception that leaves a thread"),
    ("livelock", "a fair run that never ends (search.livelock)"),
    ("property", "what a listener checks: stuck_threads, or one of your own"),
    ("race", "two threads about to access the same plain variable, one of them writing (race)"),
];

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

fn usage_of(option: &OptionDef) -> String {
    let mut flags: Vec<&str> = option.flags.to_vec();
    flags.sort_by_key(|f| f.len());
    let names = flags.join(", ");
    let value = option.kind.placeholder();
    let shown = if value.len() > 14 { "WORD".to_string() } else { value };
    format!("{names} {shown}").trim().to_string()
}

fn described(option: &OptionDef) -> String {
    if option.default.is_empty() {
        option.doc.to_string()
    } else {
        format!("{} (default: {})", option.doc, option.default)
    }
}

pub(crate) fn help() -> String {
    let mut text = String::from(
        "rjpf: explores every interleaving and every choice of a JVM program\n\n\
         usage: rjpf [COMMAND] [options] TARGET [+key=value ...] [arguments]\n\ncommands\n",
    );
    text.push_str(&columns(COMMANDS.iter().map(|(n, w, d)| (format!("{n} {w}"), d.to_string())), 28));
    text.push_str("\nTARGET is one of\n");
    text.push_str(&columns(TARGETS.iter().map(|(n, d)| (n.to_string(), d.to_string())), 28));
    text.push_str("\noptions\n");
    let with_flags = OPTIONS.iter().filter(|o| !o.flags.is_empty());
    text.push_str(&columns(with_flags.map(|o| (usage_of(o), described(o))), 28));
    let others = [
        ("-ea, -da", "assertions of the program on or off"),
        ("-Dkey=value", "a system property of the program"),
        ("--no-trace", "write no trace file"),
        ("--no-FLAG", "turns a switch off"),
        ("-h, --help", "this text"),
        ("-V, --version", "the version"),
    ];
    text.push_str(&columns(others.iter().map(|(n, d)| (n.to_string(), d.to_string())), 28));
    text.push_str(
        "\nEvery option is also a key: +key=value, +key+=value (append), ++key=value (prepend), +key= (remove).\n\
         'rjpf list options' names the keys, 'rjpf explain KEY' says more about one of them.\n\nexit codes\n",
    );
    text.push_str(&columns(EXIT_CODES.iter().map(|(n, d)| (n.to_string(), d.to_string())), 6));
    text
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
        "properties" => PROPERTIES.iter().map(|(n, d)| (n.to_string(), d.to_string())).collect(),
        "keys" => jpf_keys::JPF_KEYS.iter().map(|k| (k.key.to_string(), fate_text(&k.fate))).collect(),
        "peers" => peer_rows(&crate::session::all_peers(&super::Options::default(), extensions.peers)),
        _ => {
            let known = "searches, heuristics, options, listeners, properties, peers, keys";
            return Err(ToolError::usage(format!("'rjpf list' needs one of {known}")));
        }
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
    if let Some((name, doc)) = PROPERTIES.iter().find(|p| p.0 == word) {
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
pub(crate) fn completions(shell: &str) -> Result<String, ToolError> {
    let commands: Vec<&str> = COMMANDS.iter().map(|c| c.0).collect();
    let flags: Vec<&str> = OPTIONS.iter().flat_map(|o| o.flags.iter().copied()).collect();
    let keys: Vec<String> = OPTIONS.iter().map(|o| format!("+{}=", o.name)).collect();
    let all = format!("{} {} {}", commands.join(" "), flags.join(" "), keys.join(" "));
    match shell {
        "bash" => Ok(format!(
            "_rjpf() {{\n  local word=\"${{COMP_WORDS[COMP_CWORD]}}\"\n  COMPREPLY=($(compgen -W \"{all}\" -- \"$word\") \
             $(compgen -f -- \"$word\"))\n}}\ncomplete -o nospace -o filenames -F _rjpf rjpf\n"
        )),
        "zsh" => {
            let mut text = String::from("#compdef rjpf\n_rjpf() {\n  local -a words\n  words=(\n");
            for (name, _, doc) in COMMANDS {
                text.push_str(&format!("    {}\n", zsh_word(name, doc)));
            }
            for o in OPTIONS {
                for name in o.flags.iter().map(|f| f.to_string()).chain([format!("+{}=", o.name)]) {
                    text.push_str(&format!("    {}\n", zsh_word(&name, o.doc)));
                }
            }
            text.push_str("  )\n  _describe -o 'rjpf' words -- || true\n  _files\n}\ncompdef _rjpf rjpf\n");
            Ok(text)
        }
        "fish" => {
            let mut text = String::new();
            for (name, _, doc) in COMMANDS {
                text.push_str(&format!("complete -c rjpf -n __fish_use_subcommand -a {name} -d '{}'\n", quoted(doc)));
            }
            for o in OPTIONS {
                for flag in o.flags.iter().filter_map(|f| f.strip_prefix("--")) {
                    let takes = if o.kind == Kind::Switch { "" } else { " -r" };
                    text.push_str(&format!("complete -c rjpf -l {flag}{takes} -d '{}'\n", quoted(o.doc)));
                }
                text.push_str(&format!("complete -c rjpf -a '+{}=' -d '{}'\n", o.name, quoted(o.doc)));
            }
            Ok(text)
        }
        _ => Err(ToolError::usage(format!("there are completions for bash, zsh and fish, not for '{shell}'"))),
    }
}

fn quoted(text: &str) -> String {
    text.replace('\'', "\\'")
}

fn zsh_word(name: &str, doc: &str) -> String {
    format!("'{}:{}'", name.replace(':', "\\:"), doc.replace('\'', "'\\''").replace(':', "\\:"))
}

/// `rjpf man`: the manual page in roff.
pub(crate) fn man() -> String {
    let escape = |text: &str| text.replace('\\', "\\\\").replace('-', "\\-");
    let mut text = format!(
        ".TH RJPF 1 \"\" \"rjpf {}\" \"User Commands\"\n.SH NAME\nrjpf \\- explores every interleaving and every choice of a JVM program\n\
         .SH SYNOPSIS\n.B rjpf\n[\\fICOMMAND\\fR] [\\fIoptions\\fR] \\fITARGET\\fR [+\\fIkey\\fR=\\fIvalue\\fR ...] [\\fIarguments\\fR]\n.SH COMMANDS\n",
        env!("CARGO_PKG_VERSION")
    );
    let item = |head: &str, body: &str| format!(".TP\n.B {}\n{}\n", escape(head), escape(body));
    for (name, words, doc) in COMMANDS {
        text.push_str(&item(&format!("{name} {words}"), doc));
    }
    text.push_str(
        ".SH OPTIONS\nEach option is also a key: +key=value on the command line, key = value in a .jpf file.\n",
    );
    for o in OPTIONS {
        let head = format!("{} (+{})", usage_of(o), o.name);
        text.push_str(&item(head.trim(), &described(o)));
    }
    text.push_str(".SH EXIT STATUS\n");
    for (code, doc) in EXIT_CODES {
        text.push_str(&item(&code.to_string(), doc));
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn help_and_manual_have_every_option() {
        let (help, man) = (help(), man());
        for o in OPTIONS {
            for flag in o.flags {
                assert!(help.contains(flag), "{flag}");
            }
            assert!(man.contains(&o.name.replace('-', "\\-")), "{}", o.name);
            assert!(explain(o.name).unwrap().contains(o.doc));
        }
        assert!(help.lines().all(|l| l.chars().count() <= 110), "too wide");
    }

    #[test]
    fn completions_are_there_for_three_shells() {
        for shell in ["bash", "zsh", "fish"] {
            let text = completions(shell).unwrap();
            assert!(text.contains("search.depth_limit") && text.contains("depth"), "{shell}");
        }
        assert!(completions("tcsh").is_err());
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
