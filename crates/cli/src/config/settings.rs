//! Layers of keys and values: `.jpf` files first, then the command line; the last word wins.

use std::collections::BTreeSet;
use std::path::PathBuf;

use rjpf_explore::listeners::{LISTENERS, ListenerDef};

use super::jpf_keys::{self, Fate};
use super::listeners;
use super::nearest::{closest, nearest};
use super::options::{Checkpoints, Options, Progress, Reduction};
use super::table::{self, Kind, OPTIONS};
use super::{bytes, heuristics};
use crate::ToolError;

/// Where a setting came from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Source {
    CommandLine,
    File(PathBuf, usize),
}

impl Source {
    pub(crate) fn is_command_line(&self) -> bool {
        *self == Source::CommandLine
    }
}

impl std::fmt::Display for Source {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Source::CommandLine => f.write_str("command line"),
            Source::File(path, line) => write!(f, "{}:{line}", path.display()),
        }
    }
}

#[derive(Clone, Debug)]
pub(crate) struct Setting {
    /// Our name of the key if it is ours.
    pub(crate) key: String,
    /// The key as the user wrote it.
    pub(crate) written: String,
    pub(crate) value: String,
    pub(crate) source: Source,
}

/// How a value joins the one that is there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Join {
    Replace,
    Append,
    Prepend,
}

#[derive(Clone, Debug, Default)]
pub(crate) struct Settings {
    entries: Vec<Setting>,
    /// Keys of the user's own that something is known to use.
    declared: BTreeSet<String>,
    /// What has to be said about how they were read.
    remarks: Vec<String>,
}

/// On the command line, a key that begins so is the program's own.
pub(crate) const OWN: &str = "app.";

/// JPF's word for a key without a value.
const NIL: &str = "nil";

/// Namespaces in which an unknown key is a mistake and not a key of the user's own.
#[rustfmt::skip]
pub(crate) const NAMESPACES: &[&str] = &[
    "budget", "cg", "choice", "coverage", "deadlock", "et", "explore", "heuristic", "jdk", "listener", "log", "ot", "por",
    "property", "race", "replay", "report", "search", "target", "trace", "vm",
];

impl Settings {
    pub(crate) fn get(&self, key: &str) -> Option<&str> {
        let key = canonical(key);
        self.entries.iter().find(|e| e.key == key).map(|e| e.value.as_str())
    }

    pub(crate) fn entries(&self) -> &[Setting] {
        &self.entries
    }

    /// A key of the user's own that may be set on the command line.
    pub(crate) fn declare(&mut self, key: &str) {
        self.declared.insert(key.to_string());
    }

    /// Something to be said once all settings are known; once is enough.
    pub(crate) fn remark(&mut self, text: String) {
        if !self.remarks.contains(&text) {
            self.remarks.push(text);
        }
    }

    /// Sets, extends or (with an empty value) removes a key.
    pub(crate) fn put(&mut self, written: &str, value: &str, join: Join, source: Source) {
        let key = canonical(written);
        let at = self.entries.iter().position(|e| e.key == key);
        // The empty storage class means something in JPF: no state matching. Its word for nothing is nil.
        let value = if value == NIL { "" } else { value };
        if value.is_empty() && join == Join::Replace && written != "vm.storage.class" {
            if let Some(at) = at {
                self.entries.remove(at);
            }
            return;
        }
        let value = match at.map(|at| self.entries[at].value.as_str()) {
            Some(old) if join == Join::Append => joined(old, value, separator(&key)),
            Some(old) if join == Join::Prepend => joined(value, old, separator(&key)),
            _ => value.to_string(),
        };
        let setting = Setting { key, written: written.to_string(), value, source };
        match at {
            Some(at) => self.entries[at] = setting,
            None => self.entries.push(setting),
        }
    }

    /// Puts these settings over those of a file, whose own keys may be set anew.
    pub(crate) fn over(self, mut below: Settings) -> Settings {
        below.declared.extend(below.entries.iter().map(|e| e.key.clone()));
        below.declared.extend(self.declared);
        self.remarks.into_iter().for_each(|text| below.remark(text));
        for e in self.entries {
            below.put(&e.written, &e.value, Join::Replace, e.source);
        }
        below
    }

    /// Fills in the options; gives what has to be said about the settings.
    pub(crate) fn resolve(&self, options: &mut Options) -> Result<Vec<String>, ToolError> {
        let mut warnings = self.remarks.clone();
        for e in &self.entries {
            self.resolve_one(e, options, &mut warnings)?;
        }
        contradictions(self, options)?;
        heuristics::fit(self, options)?;
        listeners::resolve(options, &mut warnings)?;
        Ok(warnings)
    }

    /// Is this a key of a listener that was asked for?
    fn is_of_listener(&self, key: &str) -> bool {
        let asked = table::list(self.get("listener").unwrap_or_default());
        let reads =
            |def: &ListenerDef| def.keys.iter().any(|k| k.strip_suffix('*').is_some_and(|k| key.starts_with(k)));
        asked.iter().any(|name| LISTENERS.iter().any(|def| def.is_called(name) && reads(def)))
    }

    fn resolve_one(&self, e: &Setting, options: &mut Options, warnings: &mut Vec<String>) -> Result<(), ToolError> {
        let wrong = |reason: String| ToolError::usage(format!("{} ({}): {reason}", e.written, e.source));
        if let Some(option) = table::find(&e.key) {
            return (option.set)(options, &e.value).map_err(wrong);
        }
        if let Some(row) = jpf_keys::find(&e.key) {
            let harmless = |values: &[&str]| values.contains(&e.value.as_str());
            match row.fate {
                Fate::Translated { to, value, .. } => {
                    let Some(option) = table::find(to) else { return Ok(()) };
                    match value(&e.value) {
                        Some(value) => (option.set)(options, &value).map_err(wrong)?,
                        None => warnings.push(format!("{} = {} has no effect here", e.written, e.value)),
                    }
                }
                Fate::NotNeeded(why) => warnings.push(format!("{} is not needed: {why}", e.written)),
                Fate::Missing { defaults, why } if !harmless(defaults) => {
                    warnings.push(format!("{} = {} has no effect: {why}", e.written, e.value));
                }
                Fate::Refused { defaults, why } if !harmless(defaults) => {
                    return Err(wrong(format!("{why}; remove the key to go on without it")));
                }
                _ => {}
            }
            return Ok(());
        }
        if self.is_of_listener(&e.key) {
            options.listener_keys.push((e.key.clone(), e.value.clone()));
            return Ok(());
        }
        let own = e.key.strip_prefix(OWN).filter(|key| !key.is_empty());
        let is_declared = own.is_some() || !e.source.is_command_line() || self.declared.contains(&e.key);
        if is_ours(&e.key) || !is_declared {
            return Err(ToolError::usage(unknown_key(e)));
        }
        let value = bytes::shown(&e.value);
        options.user_keys.extend(own.map(|key| (key.to_string(), value.clone())));
        options.user_keys.push((e.key.clone(), value));
        Ok(())
    }
}

fn is_ours(key: &str) -> bool {
    NAMESPACES.contains(&key.split('.').next().unwrap_or(key))
}

fn unknown_key(e: &Setting) -> String {
    let known = OPTIONS.iter().flat_map(|o| o.aliases.iter().chain([&o.name]).copied());
    let space = e.key.split('.').next().unwrap_or_default();
    let beside = known.clone().filter(|key| is_ours(&e.key) && key.split('.').next() == Some(space));
    let hint = match nearest(&e.key, known) {
        Some(near) => format!("did you mean '{near}'?"),
        None => match closest(&e.key, beside, 3).as_slice() {
            [] => "'rjpf list options' names all keys".to_string(),
            near => format!("did you mean one of {}? 'rjpf list options' names all keys", near.join(", ")),
        },
    };
    let own = if is_ours(&e.key) { String::new() } else { format!(" A key of the program's own is +{OWN}{}", e.key) };
    format!("unknown key '{}' ({}); {hint}{own}", e.written, e.source)
}

/// Our name of a key, or the key itself.
fn canonical(key: &str) -> String {
    table::find(key).map_or_else(|| key.to_string(), |option| option.name.to_string())
}

fn separator(key: &str) -> &'static str {
    match table::find(key).map(|o| o.kind) {
        Some(Kind::Paths) => ":",
        Some(Kind::List) | None => ",",
        Some(_) => "",
    }
}

/// Two parts with one separator between them, however many were written.
fn joined(a: &str, b: &str, separator: &str) -> String {
    if separator.is_empty() {
        return format!("{a}{b}");
    }
    let ends = [',', ';'];
    format!("{}{separator}{}", a.trim_end_matches(ends), b.trim_start_matches(ends))
}

fn contradictions(settings: &Settings, options: &Options) -> Result<(), ToolError> {
    let given = |key: &str| settings.get(key).is_some();
    let clash = |a: &str, b: &str, why: &str| {
        Err(ToolError::usage(format!("{a} and {b} contradict each other: {why}; leave one of them out")))
    };
    if options.quiet && options.verbose {
        return clash("report.quiet", "report.verbose", "one says less, the other more");
    }
    if options.quiet && options.progress == Progress::On {
        return clash("report.quiet", "report.progress=on", "one says no progress, the other progress");
    }
    if options.trace_file.is_some() && !options.write_trace {
        return clash("trace.file", "trace.write=off", "the trace cannot be written and not written");
    }
    if options.replay.is_some() && given("search") {
        return clash("replay", "search", "a replay follows one path and does not search");
    }
    if !options.explore_only.is_empty() && options.reduction != Reduction::Learned {
        return clash("explore.only", "por", "what named classes share is learned, which por=learned does");
    }
    let keeps = matches!(options.checkpoints, Checkpoints::In(_));
    if !options.explore_only.is_empty() && (keeps || options.search.range.is_some()) {
        let other = if keeps { "search.checkpoint" } else { "range.from" };
        return clash("explore.only", other, "what was let through is known to one process only");
    }
    if options.dot.is_some() && options.replay.is_some() {
        return clash("replay", "report.dot", "a replay explores no state space");
    }
    if options.fingerprints.is_some() && options.replay.is_some() {
        return clash("replay", "report.fingerprints", "a replay explores no state space");
    }
    if options.fingerprints.is_some() && !options.search.matching {
        return clash("search.matching=off", "report.fingerprints", "states that are not matched have none");
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn settings(words: &[(&str, &str, Join)]) -> Settings {
        let mut settings = Settings::default();
        for (key, value, join) in words {
            settings.put(key, value, *join, Source::CommandLine);
        }
        settings
    }

    fn error(words: &[(&str, &str)]) -> String {
        let words: Vec<_> = words.iter().map(|(k, v)| (*k, *v, Join::Replace)).collect();
        settings(&words).resolve(&mut Options::default()).unwrap_err().message
    }

    #[test]
    fn values_are_replaced_extended_and_removed() {
        let s = settings(&[("a", "1", Join::Replace), ("a", "2", Join::Append), ("a", ",0", Join::Prepend)]);
        assert_eq!(s.get("a"), Some(",0,1,2"));
        let s = settings(&[("classpath", "x", Join::Replace), ("classpath", "y", Join::Append)]);
        assert_eq!(s.get("classpath"), Some("x:y"));
        for nothing in ["", "nil"] {
            let s = settings(&[("search.class", "bfs", Join::Replace), ("search", nothing, Join::Replace)]);
            assert_eq!(s.get("search"), None);
        }
    }

    #[test]
    fn unknown_keys_of_ours_are_errors_and_others_are_the_users() {
        assert!(error(&[("search.dept_limit", "3")]).contains("did you mean 'search.depth_limit'"));
        assert!(error(&[("search.zzzzzzzzzz", "3")]).contains("did you mean one of search"));
        assert!(error(&[("serach", "3")]).contains("did you mean 'search'? A key of the program's own is +app.serach"));
        assert!(error(&[("app.", "3")]).contains("unknown key"));
        let pair = |key: &str| (key.to_string(), "3".to_string());
        let own = |given: Settings| {
            let mut options = Options::default();
            given.resolve(&mut options).map(|_| options.user_keys)
        };
        let words = [("buffer.size", "3", Join::Replace)];
        assert!(own(settings(&words)).is_err());
        let mut declared = settings(&words);
        declared.declare("buffer.size");
        assert_eq!(own(declared).unwrap(), [pair("buffer.size")]);
        let both = own(settings(&[("app.buffer.size", "3", Join::Replace)])).unwrap();
        assert_eq!(both, [pair("buffer.size"), pair("app.buffer.size")]);
        let mut file = Settings::default();
        file.put("buffer.size", "2", Join::Replace, Source::File("x.jpf".into(), 1));
        assert_eq!(own(settings(&words).over(file)).unwrap(), [pair("buffer.size")]);
    }

    #[test]
    fn contradictions_are_named() {
        assert!(error(&[("report.quiet", "on"), ("report.verbose", "on")]).contains("contradict"));
        assert!(error(&[("report.quiet", "on"), ("report.progress", "on")]).contains("contradict"));
        assert!(error(&[("replay", "0/1"), ("search", "bfs")]).contains("does not search"));
        assert!(error(&[("trace.file", "x"), ("trace.write", "off")]).contains("trace.write"));
    }

    #[test]
    fn jpf_keys_without_effect_are_warnings_and_harmless_values_are_silent() {
        let mut options = Options::default();
        let warnings = settings(&[
            ("vm.gc", "true", Join::Replace),
            ("cg.randomize_choices", "NONE", Join::Replace),
            ("vm.heap.class", "gov.nasa.jpf.vm.OVHeap", Join::Replace),
        ])
        .resolve(&mut options)
        .unwrap();
        assert_eq!(warnings.len(), 2, "{warnings:?}");
        assert!(warnings[0].contains("vm.gc") || warnings[1].contains("vm.gc"));
    }
}
