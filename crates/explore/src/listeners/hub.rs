//! Who is told of a search and of the program in it: events are passed on to each that wants them, in
//! the order in which they were asked for.
//!
//! The search and the machine hold the same listeners through a lock that nobody else wants.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use rjpf_vm::transition::Violation;
use rjpf_vm::{Event, Events, Observe, Place, Vm};

use super::tracked::SavedValue;
use super::{Flow, Listener, ListenerDef, ListenerOptions, Notice, Section};
use crate::heuristics::View;
use crate::limits::Limit;
use crate::properties::Severity;

/// Tracked data of all listeners at one moment; nothing if nobody tracks anything.
#[derive(Clone, Default)]
pub(crate) struct Saved(Option<Arc<Vec<SavedValue>>>);

/// A handle: clones tell the same listeners.
#[derive(Clone, Default)]
pub struct Listeners(Arc<Mutex<Hub>>);

#[derive(Default)]
struct Hub {
    entries: Vec<Entry>,
    /// Found in the transition at hand, and not reported yet; of violations the first one counts.
    found: Vec<Found>,
    end: Option<Limit>,
    tracks: bool,
    /// What those were built from that users have asked for.
    recipe: Vec<ListenerDef>,
    options: ListenerOptions,
}

struct Entry {
    name: &'static str,
    origin: Origin,
    wants: Events,
    /// How grave it is what the listener finds.
    severity: Severity,
    listener: Box<dyn Listener>,
}

/// Where a listener comes from.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Origin {
    /// Users have asked for it by name: it can be built once more.
    Built,
    /// Whoever runs the search has made it.
    Given,
    /// Part of the search: a property, or what guides it.
    Own,
}

/// What a listener found.
pub(crate) struct Found {
    pub(crate) property: &'static str,
    pub(crate) severity: Severity,
    pub(crate) violation: Violation,
}

impl Listeners {
    /// Builds listeners; the error says which one cannot be had and why.
    pub fn build(defs: &[ListenerDef], options: &ListenerOptions) -> Result<Listeners, String> {
        let listeners = Listeners::default();
        for def in defs {
            let listener = (def.build)(options).map_err(|why| format!("listener {}: {why}", def.name))?;
            listeners.enter(def.name, Origin::Built, Severity::Violation, listener);
        }
        let mut hub = listeners.hub();
        (hub.recipe, hub.options) = (defs.to_vec(), options.clone());
        drop(hub);
        Ok(listeners)
    }

    /// The same once more for another worker, as far as they were built: each looks at the paths of its own.
    pub(crate) fn for_another_worker(&self) -> Result<Listeners, String> {
        let hub = self.hub();
        Listeners::build(&hub.recipe, &hub.options)
    }

    /// Does one that is no part of the search look at states when it is told what the search does?
    pub(crate) fn watch_closely(&self) -> bool {
        self.hub().entries.iter().any(|e| e.origin != Origin::Own && e.listener.looks_at_states())
    }

    pub fn add(&self, name: &'static str, listener: Box<dyn Listener>) {
        self.enter(name, Origin::Given, Severity::Violation, listener);
    }

    /// A listener that is part of the search, and finds nothing.
    pub(crate) fn add_own(&self, name: &'static str, listener: Box<dyn Listener>) {
        self.enter(name, Origin::Own, Severity::Violation, listener);
    }

    /// A listener that is part of the search, whose findings are as grave as this.
    pub(crate) fn add_property(&self, name: &'static str, severity: Severity, listener: Box<dyn Listener>) {
        self.enter(name, Origin::Own, severity, listener);
    }

    fn enter(&self, name: &'static str, origin: Origin, severity: Severity, mut listener: Box<dyn Listener>) {
        let mut hub = self.hub();
        hub.tracks |= !listener.tracked().is_empty();
        hub.entries.push(Entry { name, origin, wants: listener.wants(), severity, listener });
    }

    /// Does one of them look at every state?
    pub(crate) fn look_at_states(&self) -> bool {
        self.hub().entries.iter().any(|e| e.listener.looks_at_states())
    }

    /// Is what they track what was saved then?
    pub(crate) fn are_as(&self, saved: &Saved) -> bool {
        let Some(values) = &saved.0 else { return true };
        let mut hub = self.hub();
        let mut all = hub.entries.iter_mut().flat_map(|e| e.listener.tracked()).zip(values.iter());
        all.all(|(tracked, then)| Arc::ptr_eq(&tracked.save(), then))
    }

    pub fn is_empty(&self) -> bool {
        self.hub().entries.is_empty()
    }

    /// The first of them that needs to see all paths in the order of one worker, or that other workers cannot have.
    pub(crate) fn needs_order(&self) -> Option<&'static str> {
        let cannot_be_had = |e: &Entry| e.origin == Origin::Given && !e.wants.is_empty();
        self.hub().entries.iter().find(|e| !e.listener.any_order() || cannot_be_had(e)).map(|e| e.name)
    }

    /// Does what they know of a state depend on the path that came to it first?
    pub(crate) fn depend_on_order(&self) -> bool {
        let mut hub = self.hub();
        hub.tracks && hub.entries.iter_mut().flat_map(|e| e.listener.tracked()).any(|t| t.has_varied())
    }

    /// The first of them that has to do with quiet steps of a program's only thread.
    pub(crate) fn restless(&self) -> Option<&'static str> {
        self.hub().entries.iter().find(|e| !e.listener.rests()).map(|e| e.name)
    }

    /// What each has to say at the end, with its name.
    pub fn report(&self, vm: &Vm) -> Vec<(&'static str, Section)> {
        let said = |e: &mut Entry| e.listener.report(vm).map(|section| (e.name, section));
        self.hub().entries.iter_mut().filter_map(said).collect()
    }

    fn hub(&self) -> MutexGuard<'_, Hub> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// For the machine: passes on what happens in the program; `None` if nobody wants to know.
    pub(crate) fn ear(&self) -> Option<Box<dyn Observe>> {
        let wants = self.hub().entries.iter().fold(Events::NONE, |all, e| all | e.wants);
        (!wants.is_empty()).then(|| Box::new(Ear { wants, listeners: self.clone() }) as Box<dyn Observe>)
    }

    /// Tells everyone what the search does.
    pub(crate) fn notice(&self, state: &dyn View, notice: &Notice<'_>) {
        let mut hub = self.hub();
        for i in 0..hub.entries.len() {
            let flow = hub.entries[i].listener.notice(state, notice);
            hub.obey(i, flow);
        }
    }

    /// What was found since the last question.
    pub(crate) fn take_found(&self) -> Vec<Found> {
        std::mem::take(&mut self.hub().found)
    }

    /// Has one of them asked for the end of the search?
    pub(crate) fn end(&self) -> Option<Limit> {
        self.hub().end
    }

    pub(crate) fn save(&self) -> Saved {
        let mut hub = self.hub();
        if !hub.tracks {
            return Saved(None);
        }
        let all = hub.entries.iter_mut().flat_map(|e| e.listener.tracked());
        Saved(Some(Arc::new(all.map(|t| t.save()).collect())))
    }

    pub(crate) fn restore(&self, saved: &Saved) {
        let Some(values) = &saved.0 else { return };
        let mut hub = self.hub();
        let all = hub.entries.iter_mut().flat_map(|e| e.listener.tracked());
        for (tracked, value) in all.zip(values.iter()) {
            tracked.restore(value);
        }
    }

    /// A state's fingerprint with the tracked data that is part of it.
    pub(crate) fn fingerprint(&self, state: u128) -> u128 {
        self.tracked_fingerprint().map_or(state, |tracked| mix(state, tracked))
    }

    /// The tracked data that is part of a state, if there is any.
    pub(crate) fn tracked_fingerprint(&self) -> Option<u128> {
        let mut hub = self.hub();
        if !hub.tracks {
            return None;
        }
        hub.entries.iter_mut().flat_map(|e| e.listener.tracked()).filter_map(|t| t.fingerprint()).reduce(mix)
    }
}

impl Hub {
    fn obey(&mut self, i: usize, flow: Flow) {
        match flow {
            Flow::Continue => {}
            Flow::Violation(violation) => self.keep(i, violation),
            Flow::Violations(all) => all.into_iter().for_each(|violation| self.keep(i, violation)),
            Flow::Stop(why) => _ = self.end.get_or_insert(Limit::Ended { by: self.entries[i].name, why }),
        }
    }

    fn keep(&mut self, i: usize, violation: Violation) {
        let Entry { name, severity, .. } = self.entries[i];
        let is_first = self.found.iter().all(|f| f.severity != Severity::Violation);
        if is_first || severity != Severity::Violation {
            self.found.push(Found { property: name, severity, violation });
        }
    }
}

fn mix(a: u128, b: u128) -> u128 {
    a.rotate_left(41).wrapping_mul(0x9E37_79B9_7F4A_7C15_F39C_C060_5CED_C835) ^ b
}

/// What the machine holds of the listeners.
struct Ear {
    wants: Events,
    listeners: Listeners,
}

impl Observe for Ear {
    fn wants(&self) -> Events {
        self.wants
    }

    fn event(&mut self, vm: &Vm, at: Place, event: &Event<'_>) {
        let mut hub = self.listeners.hub();
        let kind = event.kind();
        for i in 0..hub.entries.len() {
            if hub.entries[i].wants.has(kind) {
                let flow = hub.entries[i].listener.event(vm, at, event);
                hub.obey(i, flow);
            }
        }
    }
}
