//! Layers of keys and values: `.jpf` files first, then the command line; the last word wins.

use std::path::PathBuf;

use super::heuristics;
use super::jpf_keys::{self, Fate};
use super::listeners;
use super::nearest::nearest;
use super::options::{Options, Progress};
use super::table::{self, Kind, OPTIONS};
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
}

/// Namespaces in which an unknown key is a mistake and not a key of the user's own.
#[rustfmt::skip]
pub(crate) const NAMESPACES: &[&str] = &[
    "budget", "cg", "choice", "coverage", "deadlock", "et", "heuristic", "jdk", "listener", "log", "ot", "por",
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

    /// Sets, extends or (with an empty value) removes a key.
    pub(crate) fn put(&mut self, written: &str, value: &str, join: Join, source: Source) {
        let key = canonical(written);
        let at = self.entries.iter().position(|e| e.key == key);
        // The empty storage class means something in JPF: no state matching.
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

    /// Puts these settings over others.
    pub(crate) fn over(self, mut below: Settings) -> Settings {
        for e in self.entries {
            below.put(&e.written, &e.value, Join::Replace, e.source);
        }
        below
    }

    /// Fills in the options; gives what has to be said about the settings.
    pub(crate) fn resolve(&self, options: &mut Options) -> Result<Vec<String>, ToolError> {
        let mut warnings = Vec::new();
        for e in &self.entries {
            self.resolve_one(e, options, &mut warnings)?;
        }
        contradictions(self, options)?;
        heuristics::fit(self, options)?;
        listeners::resolve(options, &mut warnings)?;
        Ok(warnings)
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
        if is_ours(&e.key) {
            return Err(ToolError::usage(unknown_key(e)));
        }
        options.user_keys.push((e.key.clone(), e.value.clone()));
        Ok(())
    }
}

fn is_ours(key: &str) -> bool {
    NAMESPACES.contains(&key.split('.').next().unwrap_or(key))
}

fn unknown_key(e: &Setting) -> String {
    let known = OPTIONS.iter().flat_map(|o| o.aliases.iter().chain([&o.name]).copied());
    let known = known.chain(jpf_keys::JPF_KEYS.iter().map(|k| k.key).filter(|k| !k.ends_with('*')));
    let hint = match nearest(&e.key, known) {
        Some(near) => format!("did you mean '{near}'?"),
        None => "'rjpf list options' names all keys".to_string(),
    };
    format!("unknown key '{}' ({}); {hint}", e.written, e.source)
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
    if options.dot.is_some() && options.replay.is_some() {
        return clash("replay", "report.dot", "a replay explores no state space");
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
        let s = settings(&[("search.class", "bfs", Join::Replace), ("search", "", Join::Replace)]);
        assert_eq!(s.get("search"), None);
    }

    #[test]
    fn unknown_keys_of_ours_are_errors_and_others_are_the_users() {
        assert!(error(&[("search.dept_limit", "3")]).contains("did you mean 'search.depth_limit'"));
        let mut options = Options::default();
        settings(&[("buffer.size", "3", Join::Replace)]).resolve(&mut options).unwrap();
        assert_eq!(options.user_keys, [("buffer.size".to_string(), "3".to_string())]);
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
