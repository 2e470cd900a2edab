//! Properties: what a verdict is about.
//!
//! One file per property and one word in `properties!`. A property is noticed by the machine itself in
//! a transition, by a listener on a path, or by looking at all that a search has seen. How grave it is
//! is a setting: a violation with a counterexample, a note in the verdict, or nothing.
//!
//! Not their job: whether the search goes on after a finding. Users add properties of their own
//! without a fork: `docs/extending/properties.md`.

use rjpf_vm::transition::{Violation, ViolationKind};

use crate::listeners::{Listener, Listeners};
use crate::search::Explored;
use crate::verdict::Finding;

/// How grave a finding is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Severity {
    /// Nobody looks.
    Off,
    /// Said in the verdict, which stays what it is.
    Note,
    Violation,
}

/// Who finds out.
#[derive(Clone, Copy)]
pub enum Check {
    /// The machine itself, in a transition: violations of this kind.
    Machine(fn(&ViolationKind) -> bool),
    /// A listener that answers with [`crate::listeners::Flow::Violation`].
    Path(fn() -> Box<dyn Listener>),
    /// Whoever looks at all that a search has seen, once it is over.
    Search(fn(&Explored<'_>) -> Vec<Conclusion>),
}

/// What a search shows once it is over.
pub struct Conclusion {
    pub finding: Finding,
    /// A property may say of something that it is no more than worth a note.
    pub at_most: Severity,
}

/// What a violation is called that no property is about.
const UNNAMED: &str = "property";

/// One property by name.
#[derive(Clone, Copy)]
pub struct PropertyDef {
    pub name: &'static str,
    /// Names of the classes that JPF users know, without their package.
    pub aliases: &'static [&'static str],
    pub doc: &'static str,
    /// Unless a setting says otherwise.
    pub severity: Severity,
    pub check: Check,
}

macro_rules! properties {
    ($($name:ident),* $(,)?) => {
        $(mod $name;)*
        /// In alphabetic order.
        pub const PROPERTIES: &[PropertyDef] = &[$($name::PROPERTY),*];
    };
}

properties! {
    assertion,
    deadlock,
    exception,
    exit_status,
    livelock,
    race,
    stored_trace,
    stuck_threads,
    swallowed,
}

pub(crate) use swallowed::hands_on_stages;

impl PropertyDef {
    /// Is this the property of that name: ours, or a JPF class with or without its package?
    pub fn is_called(&self, name: &str) -> bool {
        let class = name.rsplit('.').next().unwrap_or(name);
        self.name == name || self.aliases.contains(&class)
    }
}

/// The properties of a search, each with its severity.
#[derive(Clone)]
pub struct Properties(Vec<(PropertyDef, Severity)>);

impl Default for Properties {
    /// The built-in ones as they are meant to be.
    fn default() -> Properties {
        Properties(PROPERTIES.iter().map(|def| (*def, def.severity)).collect())
    }
}

impl std::fmt::Debug for Properties {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_map().entries(self.0.iter().map(|(def, severity)| (def.name, severity))).finish()
    }
}

impl Properties {
    /// Nothing is looked at but what the machine notices.
    pub fn of_machine() -> Properties {
        let mut properties = Properties::default();
        properties.0.retain(|(def, _)| matches!(def.check, Check::Machine(_)));
        properties
    }

    /// Adds properties of a user's own.
    pub fn add(&mut self, defs: &[PropertyDef]) {
        self.0.extend(defs.iter().map(|def| (*def, def.severity)));
    }

    /// False if there is none of that name.
    pub fn set(&mut self, name: &str, severity: Severity) -> bool {
        let found = self.0.iter_mut().find(|(def, _)| def.is_called(name));
        found.map(|entry| entry.1 = severity).is_some()
    }

    pub fn severity(&self, name: &str) -> Severity {
        self.0.iter().find(|(def, _)| def.name == name).map_or(Severity::Off, |(_, severity)| *severity)
    }

    /// The name of a property of this search, or of what no property is about.
    pub(crate) fn name(&self, name: &str) -> Option<&'static str> {
        let mut names = self.0.iter().map(|(def, _)| def.name).chain([UNNAMED]);
        names.find(|own| *own == name)
    }

    pub fn is_on(&self, name: &str) -> bool {
        self.severity(name) != Severity::Off
    }

    /// How grave is a violation that the machine noticed, and what is it called? One that no property
    /// is about is one all the same.
    pub(crate) fn of_kind(&self, kind: &ViolationKind) -> (&'static str, Severity) {
        let about = |def: &PropertyDef| matches!(def.check, Check::Machine(is_about) if is_about(kind));
        let entry = self.0.iter().find(|(def, _)| about(def));
        entry.map_or((UNNAMED, Severity::Violation), |(def, severity)| (def.name, *severity))
    }

    /// Adds the listeners of those that look at paths.
    pub(crate) fn join(&self, listeners: &Listeners) {
        for (def, severity) in self.0.iter().filter(|(_, severity)| *severity != Severity::Off) {
            if let Check::Path(build) = def.check {
                listeners.add_property(def.name, *severity, build());
            }
        }
    }

    /// What a search that is over shows.
    pub(crate) fn conclude(&self, explored: &Explored<'_>) -> Vec<(&'static str, Severity, Finding)> {
        let mut found = Vec::new();
        for (def, severity) in self.0.iter().filter(|(_, severity)| *severity != Severity::Off) {
            if let Check::Search(look) = def.check {
                let concluded = look(explored).into_iter();
                found.extend(concluded.map(|c| (def.name, c.at_most.min(*severity), c.finding)));
            }
        }
        found
    }
}

/// A violation without a kind of its own.
pub(crate) fn violated(property: &str, message: String, details: String, resumable: bool) -> Violation {
    Violation { kind: ViolationKind::Property(property.into()), message, details, resumable }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_sorted_unique_and_documented() {
        assert!(PROPERTIES.windows(2).all(|w| w[0].name < w[1].name), "sort the list by name");
        let listeners = crate::listeners::LISTENERS.iter().flat_map(|l| l.aliases.iter().chain([&l.name]));
        let all = PROPERTIES.iter().flat_map(|p| p.aliases).chain(listeners);
        let mut all: Vec<&str> = all.copied().collect();
        let before = all.len();
        all.sort_unstable();
        all.dedup();
        assert_eq!(before, all.len(), "a name is used twice");
        assert!(PROPERTIES.iter().all(|p| p.doc.len() > 10 && !p.doc.ends_with('.')));
    }

    #[test]
    fn every_kind_of_violation_that_the_machine_notices_has_one_property() {
        let kinds = [ViolationKind::Deadlock, ViolationKind::Assertion, ViolationKind::Uncaught("x".into())];
        for kind in kinds {
            let about = PROPERTIES.iter().filter(|p| matches!(p.check, Check::Machine(about) if about(&kind)));
            assert_eq!(about.map(|p| p.name).collect::<Vec<_>>(), [kind.name()]);
        }
        let (name, severity) = Properties::default().of_kind(&ViolationKind::Property("x".into()));
        assert_eq!((name, severity), ("property", Severity::Violation));
    }

    #[test]
    fn severities_are_set_by_name_or_class() {
        let mut properties = Properties::default();
        assert!(properties.set("gov.nasa.jpf.listener.PreciseRaceDetector", Severity::Note));
        assert_eq!(properties.severity("race"), Severity::Note);
        assert!(properties.set("deadlock", Severity::Off) && !properties.is_on("deadlock"));
        assert!(!properties.set("nothing", Severity::Off));
    }
}
