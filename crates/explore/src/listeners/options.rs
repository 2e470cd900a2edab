//! The values of the keys that listeners read, as the user gave them.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Mutex, PoisonError};

use rjpf_classes::{Class, Trust};
use rustc_hash::FxHashMap;

#[derive(Debug, Default)]
pub struct ListenerOptions {
    values: BTreeMap<String, String>,
    /// Keys that were asked for.
    read: Mutex<BTreeSet<String>>,
}

impl Clone for ListenerOptions {
    fn clone(&self) -> ListenerOptions {
        let read = self.read.lock().unwrap_or_else(PoisonError::into_inner).clone();
        ListenerOptions { values: self.values.clone(), read: read.into() }
    }
}

impl ListenerOptions {
    pub fn new(values: impl IntoIterator<Item = (String, String)>) -> ListenerOptions {
        ListenerOptions { values: values.into_iter().collect(), read: Mutex::default() }
    }

    pub fn text(&self, key: &str) -> Option<&str> {
        self.read.lock().unwrap_or_else(PoisonError::into_inner).insert(key.to_string());
        self.values.get(key).map(String::as_str)
    }

    pub fn number(&self, key: &str) -> Result<Option<u64>, String> {
        // JPF writes MAX for the largest number.
        let number = |text: &str| match text {
            "MAX" => Ok(i64::MAX as u64),
            _ => text.replace('_', "").parse().map_err(|_| format!("{key} is a number, not '{text}'")),
        };
        self.text(key).map(number).transpose()
    }

    pub fn switch(&self, key: &str, default: bool) -> Result<bool, String> {
        match self.text(key) {
            None => Ok(default),
            Some("true" | "on" | "yes" | "1" | "") => Ok(true),
            Some("false" | "off" | "no" | "0") => Ok(false),
            Some(other) => Err(format!("{key} is on or off, not '{other}'")),
        }
    }

    pub fn list(&self, key: &str) -> Vec<String> {
        let words = self.text(key).unwrap_or_default().split([',', ';']);
        words.map(str::trim).filter(|w| !w.is_empty()).map(String::from).collect()
    }

    /// Was this key asked for by a listener?
    pub fn was_read(&self, key: &str) -> bool {
        self.read.lock().unwrap_or_else(PoisonError::into_inner).contains(key)
    }
}

/// Which classes a listener looks at: those of the program, or those that the patterns name.
#[derive(Clone, Debug, Default)]
pub struct Patterns {
    include: Vec<String>,
    exclude: Vec<String>,
    /// By class id; a class is looked at for every event.
    known: FxHashMap<u32, bool>,
}

impl Patterns {
    /// From two keys with lists of dotted class names in which `*` stands for any text.
    pub fn new(options: &ListenerOptions, include: &str, exclude: &str) -> Patterns {
        Patterns { include: options.list(include), exclude: options.list(exclude), known: FxHashMap::default() }
    }

    /// Is this class one to look at?
    pub fn take(&mut self, class: &Class) -> bool {
        if let Some(&known) = self.known.get(&class.id.0) {
            return known;
        }
        let takes = self.fits(class);
        self.known.insert(class.id.0, takes);
        takes
    }

    fn fits(&self, class: &Class) -> bool {
        let name = class.type_name();
        let any = |list: &[String]| list.iter().any(|pattern| matches(pattern, &name));
        let included = match self.include.is_empty() {
            true => class.trust == Trust::User && !name.contains("$$Lambda"),
            false => any(&self.include),
        };
        included && !any(&self.exclude)
    }
}

fn matches(pattern: &str, name: &str) -> bool {
    let mut parts = pattern.split('*');
    let Some(mut rest) = name.strip_prefix(parts.next().unwrap_or_default()) else { return false };
    let mut last = None;
    for part in parts {
        if let Some(part) = last.replace(part) {
            let Some(at) = rest.find(part) else { return false };
            rest = &rest[at + part.len()..];
        }
    }
    match last {
        Some(end) => rest.ends_with(end),
        None => rest.is_empty(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn stars_stand_for_any_text() {
        for (pattern, name, fits) in [
            ("a.B", "a.B", true),
            ("a.B", "a.Bc", false),
            ("a.*", "a.b.C", true),
            ("*.C", "a.b.C", true),
            ("*b*", "a.b.C", true),
            ("a*b*C", "a.b.C", true),
            ("a*x*C", "a.b.C", false),
            ("*", "", true),
        ] {
            assert_eq!(matches(pattern, name), fits, "{pattern} {name}");
        }
    }

    #[test]
    fn values_have_kinds() {
        let options =
            ListenerOptions::new([("n", "1_000"), ("on", "true"), ("list", "a, b")].map(|(k, v)| (k.into(), v.into())));
        assert_eq!(options.number("n"), Ok(Some(1000)));
        assert_eq!(options.switch("on", false), Ok(true));
        assert_eq!(options.list("list"), ["a", "b"]);
        assert!(options.number("list").is_err() && options.switch("n", false).is_err());
        assert!(options.was_read("n") && !options.was_read("m"));
    }
}
