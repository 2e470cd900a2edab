//! Listeners: who watches a search and the program in it, reports on it, checks properties of its
//! own or ends it.
//!
//! Some listeners change what the program does: what they want is woven into its code (`weave`), and the verdict says
//! so. All others only listen.
//!
//! A listener names the events it wants (`wants`), is told them and the steps of the search, and
//! answers with a [`Flow`]. It sees the machine read-only and never makes a thread pause: states and
//! verdicts are the same with and without it, unless it reports a violation or ends the search, and
//! then the verdict says so. Data that must follow backtracking is held in [`Tracked`] values, which
//! the engine saves and restores with the states.
//!
//! One file per listener and one word in `listeners!`. Users add their own without a fork:
//! `docs/extending/listeners.md`.

mod hub;
mod options;
mod section;
mod tracked;
mod woven;

use rjpf_classes::weave::Intervention;
use rjpf_vm::transition::{Violation, ViolationKind};
use rjpf_vm::{Event, Events, Place, Vm};

pub use crate::heuristics::View;
pub use crate::notice::Notice;
pub use hub::Listeners;
pub(crate) use hub::Saved;
pub use options::{ListenerOptions, Patterns};
pub(crate) use section::Log;
pub use section::{Data, Section};
pub use tracked::{Track, Tracked};

/// What a listener wants next.
#[derive(Debug)]
pub enum Flow {
    Continue,
    /// A finding about the program, with the path that led here.
    Violation(Violation),
    /// Several findings at once.
    Violations(Vec<Violation>),
    /// The search ends; the verdict names the listener and this reason.
    Stop(&'static str),
}

impl Flow {
    /// A property of the listener's own is violated.
    pub fn violated(property: &str, message: impl Into<String>, details: impl Into<String>) -> Flow {
        let kind = ViolationKind::Property(property.into());
        Flow::Violation(Violation { kind, message: message.into(), details: details.into(), resumable: true })
    }
}

/// Every answer has a default, so that a listener says only what it cares for.
pub trait Listener: Send {
    /// The events of the program that are told; asked once.
    fn wants(&self) -> Events {
        Events::NONE
    }
    /// Something happens in the program.
    fn event(&mut self, _vm: &Vm, _at: Place, _event: &Event<'_>) -> Flow {
        Flow::Continue
    }
    /// Something happens in the search.
    fn notice(&mut self, _state: &dyn View, _notice: &Notice<'_>) -> Flow {
        Flow::Continue
    }
    /// Does it look at the machine when the search tells it something, even if no event was told and nothing is
    /// tracked? Then an incremental search runs every transition.
    fn looks_at_states(&self) -> bool {
        true
    }
    /// Would it find nothing, and keep nothing, whatever it were told of steps of a program's only thread that throw
    /// nothing and take no monitor? Then it need not be told of them (`search/delta.rs`).
    fn rests(&self) -> bool {
        false
    }
    /// The data that follows backtracking, always the same in the same order.
    fn tracked(&mut self) -> Vec<&mut dyn Track> {
        Vec::new()
    }
    /// Is every path looked at by itself, whatever came before it? Then each worker of a search can have a
    /// listener of its own; otherwise there is one worker.
    fn any_order(&self) -> bool {
        false
    }
    /// What there is to say at the end; `None` if nothing.
    fn report(&mut self, _vm: &Vm) -> Option<Section> {
        None
    }
}

/// One listener by name.
#[derive(Clone, Copy)]
pub struct ListenerDef {
    pub name: &'static str,
    /// Names of the classes that JPF users know, without their package.
    pub aliases: &'static [&'static str],
    pub doc: &'static str,
    /// The keys it reads; a trailing `*` stands for all keys with that beginning.
    pub keys: &'static [&'static str],
    /// It can report violations, so replaying a path needs it too.
    pub checks: bool,
    pub build: fn(&ListenerOptions) -> Result<Box<dyn Listener>, String>,
    /// What is woven into the program's code for it; [`nothing`] for those who only listen.
    pub weave: fn(&ListenerOptions) -> Result<Vec<Intervention>, String>,
}

/// Weaves nothing in.
pub fn nothing(_options: &ListenerOptions) -> Result<Vec<Intervention>, String> {
    Ok(Vec::new())
}

macro_rules! listeners {
    ($($name:ident),* $(,)?) => {
        $(mod $name;)*
        /// In alphabetic order.
        pub const LISTENERS: &[ListenerDef] = &[$($name::LISTENER),*];
    };
}

listeners! {
    bit_flips,
    budget,
    coverage,
    deadlock,
    dot,
    exceptions,
    exec,
    fingerprints,
    numeric_values,
    objects,
    out_of_memory,
    output,
    perturb,
    stack_depth,
    stop_watch,
}

impl ListenerDef {
    /// Is this the listener of that name: ours, or a JPF class with or without its package?
    pub fn is_called(&self, name: &str) -> bool {
        let class = name.rsplit('.').next().unwrap_or(name);
        self.name == name || self.aliases.contains(&class)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_sorted_unique_and_documented() {
        assert!(LISTENERS.windows(2).all(|w| w[0].name < w[1].name));
        let mut all: Vec<&str> = LISTENERS.iter().flat_map(|l| l.aliases.iter().chain([&l.name]).copied()).collect();
        let before = all.len();
        all.sort_unstable();
        all.dedup();
        assert_eq!(before, all.len(), "a name is used twice");
        for l in LISTENERS {
            assert!(l.doc.len() > 10 && !l.doc.ends_with('.'), "{}", l.name);
        }
    }

    #[test]
    fn every_listener_can_be_built_without_options_or_says_what_it_needs() {
        for l in LISTENERS {
            if let Err(why) = (l.build)(&ListenerOptions::default()) {
                let names = |key: &&str| why.contains(key.trim_end_matches('*'));
                assert!(l.keys.iter().any(names), "{}: {why}", l.name);
            }
        }
    }

    #[test]
    fn jpf_classes_are_known_with_and_without_their_package() {
        let coverage = LISTENERS.iter().find(|l| l.name == "coverage").unwrap();
        for name in
            ["coverage", "CoverageAnalyzer", ".listener.CoverageAnalyzer", "gov.nasa.jpf.listener.CoverageAnalyzer"]
        {
            assert!(coverage.is_called(name), "{name}");
        }
        assert!(!coverage.is_called("objects"));
    }
}
