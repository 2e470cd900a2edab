//! Words as Java and JPF users write them (`-cp`, `-ea`, `-Xmx1g`, `+key=value`, `--por off`), spelt so
//! that clap takes them. Each remembers which word of the user's it was, because what stands behind the
//! target of `rjpf run` is the program's and is given to it as it was written.

use std::ffi::{OsStr, OsString};

use super::grammar::{self, COMMANDS, PROPERTY_LONG, WORDS};
use super::table;
use crate::modules;

/// A word in clap's spelling, and which of the user's it was.
pub(crate) struct Spelt {
    word: OsString,
    /// Its place among the user's words.
    pub(crate) from: usize,
}

/// A command line in both spellings.
pub(crate) struct Line<'w> {
    pub(crate) written: &'w [OsString],
    pub(crate) spelt: Vec<Spelt>,
    /// Which word of the user's was the command.
    command: Option<usize>,
}

impl Line<'_> {
    pub(crate) fn of(written: &[OsString]) -> Line<'_> {
        let mut line = Line { written, spelt: Vec::new(), command: None };
        let mut at = 0;
        while at < written.len() {
            at += line.spell(at);
        }
        line
    }

    pub(crate) fn spelt(&self) -> impl Iterator<Item = &OsStr> {
        self.spelt.iter().map(|s| s.word.as_os_str())
    }

    /// The user's words as they are.
    pub(crate) fn without_command(&self) -> impl Iterator<Item = &OsString> {
        self.written.iter().enumerate().filter(|(at, _)| Some(*at) != self.command).map(|(_, word)| word)
    }

    fn push(&mut self, from: usize, word: impl Into<OsString>) {
        self.spelt.push(Spelt { word: word.into(), from });
    }

    /// Spells the word here, and says how many words were taken.
    fn spell(&mut self, at: usize) -> usize {
        let word = &self.written[at];
        let next = self.written.get(at + 1);
        if word == "--" {
            for from in at..self.written.len() {
                self.push(from, &self.written[from]);
            }
            return self.written.len() - at;
        }
        if word.len() > 1 && word.as_encoded_bytes()[0] == b'+' {
            let mut key = OsString::from("--set=");
            key.push(word);
            self.push(at, key);
            return 1;
        }
        let Some(text) = word.to_str().filter(|text| text.len() > 1 && text.starts_with('-')) else {
            self.push(at, word);
            return 1;
        };
        if text == "-jar" {
            return 1;
        }
        if let Some(taken) = self.spell_module_word(at, text) {
            return taken;
        }
        let flag = double_dashed(text);
        match table::find_flag(text) {
            Some(option) if option.kind.is_switch() => {
                match next.filter(|n| option.kind.words().iter().chain(&["on", "true", "false"]).any(|word| n == word))
                {
                    Some(value) => {
                        let mut flag = OsString::from(flag + "=");
                        flag.push(value);
                        self.push(at, flag);
                        2
                    }
                    None => {
                        self.push(at, flag);
                        1
                    }
                }
            }
            // The value is taken as it is, whatever it begins with.
            Some(_) if next.is_some() => {
                self.push(at, flag);
                self.push(at + 1, &self.written[at + 1]);
                2
            }
            _ => {
                self.push(at, flag);
                1
            }
        }
    }

    /// A word about modules is a property; the one that names the main module is the target, too.
    fn spell_module_word(&mut self, at: usize, text: &str) -> Option<usize> {
        let next = self.written.get(at + 1).and_then(|next| next.to_str());
        let property = |key: &str| format!("--{PROPERTY_LONG}={key}.");
        let earlier =
            |key: &str| self.spelt.iter().filter(|s| s.word.to_string_lossy().starts_with(&property(key))).count();
        let said = modules::read(text, next, earlier)?;
        self.push(at, format!("--{PROPERTY_LONG}={}", said.property));
        if said.is_target && said.took_next {
            self.push(at + 1, &self.written[at + 1]);
        }
        Some(1 + usize::from(said.took_next))
    }

    /// Takes the command out of the line: the first word that is no option, if it is one.
    pub(crate) fn take_command(&mut self) -> Result<&'static str, clap::Error> {
        let matches = grammar::finder().no_binary_name(true).try_get_matches_from(self.spelt())?;
        let words = matches.get_raw(WORDS).map_or(0, |words| words.len());
        let at = self.spelt.len() - words;
        let first = self.spelt.get(at).map(|s| s.word.as_os_str());
        let command = COMMANDS.iter().find(|c| first == Some(OsStr::new(c.0)));
        let is_behind_dashes = at > 0 && self.spelt[at - 1].word == "--";
        match command {
            Some(&(name, ..)) if !is_behind_dashes => {
                self.command = Some(self.spelt.remove(at).from);
                Ok(name)
            }
            _ => Ok("check"),
        }
    }
}

/// A flag as Java has it (`-cp`, `-ea`, `-Xmx1g`), or as `make` does (`-j4`), with two dashes.
fn double_dashed(text: &str) -> String {
    if let Some(size) = text.strip_prefix("-Xmx") {
        return format!("--max-heap={size}");
    }
    if let Some(workers) = text.strip_prefix("-j").filter(|n| !n.is_empty() && n.bytes().all(|b| b.is_ascii_digit())) {
        return format!("--workers={workers}");
    }
    if let Some(property) = text.strip_prefix("-D").filter(|property| !property.is_empty()) {
        return format!("--{PROPERTY_LONG}={property}");
    }
    if let Some(rule) = named_assertions(text) {
        return format!("--set=+vm.assertion_rules+={rule}");
    }
    let is_java = !text.starts_with("--") && text.len() > 2 && !is_letters(text);
    if let Some(option) = table::find_flag(text).filter(|_| is_java) {
        return grammar::long(option).map_or_else(|| text.to_string(), |long| format!("--{long}"));
    }
    if let Some(option) = table::find_off_flag(text).filter(|_| is_java) {
        return grammar::long_off(option).map_or_else(|| text.to_string(), |long| format!("--{long}"));
    }
    if is_java { format!("-{text}") } else { text.to_string() }
}

/// `-ea:com.acme...` and `-da:Main`, as a rule of `vm.assertion_rules`.
fn named_assertions(text: &str) -> Option<String> {
    let (flag, name) = text.split_once(':')?;
    match flag {
        "-ea" | "-enableassertions" => Some(format!("{}{name}", table::ON)),
        "-da" | "-disableassertions" => Some(format!("{}{name}", table::OFF)),
        _ => None,
    }
}

/// Several flags of one letter in one word, as `-qv`.
fn is_letters(text: &str) -> bool {
    let letters = text[1..].split('=').next().unwrap_or_default();
    letters.chars().all(|c| c == 'h' || c == 'V' || table::find_flag(&format!("-{c}")).is_some())
}
