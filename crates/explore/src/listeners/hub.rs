//! The listeners of one search: events are passed on to each that wants them, in the order in
//! which they were asked for.
//!
//! The machine and the explorer share them through a lock that nobody else wants.

use std::sync::{Arc, Mutex, PoisonError};

use rjpf_vm::transition::{ChoicePoint, Violation};
use rjpf_vm::{Event, Events, Observe, Place, Vm};

use super::tracked::SavedValue;
use super::{Flow, Listener, ListenerDef, ListenerOptions, Notice, Section};
use crate::limits::Limit;

/// Tracked data of all listeners at one moment; nothing if nobody tracks anything.
#[derive(Clone, Default)]
pub(crate) struct Saved(Option<Arc<Vec<SavedValue>>>);

#[derive(Default)]
pub struct Listeners {
    entries: Vec<Entry>,
    /// Found, and not reported yet; the first one counts.
    violation: Option<Violation>,
    end: Option<Limit>,
    tracks: bool,
}

struct Entry {
    name: &'static str,
    wants: Events,
    listener: Box<dyn Listener>,
}

impl Listeners {
    /// Builds listeners; the error says which one cannot be had and why.
    pub fn build(defs: &[ListenerDef], options: &ListenerOptions) -> Result<Listeners, String> {
        let mut listeners = Listeners::default();
        for def in defs {
            let listener = (def.build)(options).map_err(|why| format!("listener {}: {why}", def.name))?;
            listeners.add(def.name, listener);
        }
        Ok(listeners)
    }

    pub fn add(&mut self, name: &'static str, mut listener: Box<dyn Listener>) {
        self.tracks |= !listener.tracked().is_empty();
        self.entries.push(Entry { name, wants: listener.wants(), listener });
    }

    pub fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }

    /// What each has to say at the end, with its name.
    pub fn report(&mut self, vm: &Vm) -> Vec<(&'static str, Section)> {
        let said = |e: &mut Entry| e.listener.report(vm).map(|section| (e.name, section));
        self.entries.iter_mut().filter_map(said).collect()
    }

    pub(crate) fn notice(&mut self, vm: &Vm, notice: &Notice<'_, ChoicePoint>) {
        for i in 0..self.entries.len() {
            let flow = self.entries[i].listener.notice(vm, notice);
            self.obey(i, flow);
        }
    }

    fn obey(&mut self, i: usize, flow: Flow) {
        match flow {
            Flow::Continue => {}
            Flow::Violation(violation) => _ = self.violation.get_or_insert(violation),
            Flow::Stop(why) => _ = self.end.get_or_insert(Limit::Ended { by: self.entries[i].name, why }),
        }
    }

    pub(crate) fn take_violation(&mut self) -> Option<Violation> {
        self.violation.take()
    }

    pub(crate) fn end(&self) -> Option<Limit> {
        self.end
    }

    pub(crate) fn save(&mut self) -> Saved {
        if !self.tracks {
            return Saved(None);
        }
        let all = self.entries.iter_mut().flat_map(|e| e.listener.tracked());
        Saved(Some(Arc::new(all.map(|t| t.save()).collect())))
    }

    pub(crate) fn restore(&mut self, saved: &Saved) {
        let Some(values) = &saved.0 else { return };
        let all = self.entries.iter_mut().flat_map(|e| e.listener.tracked());
        for (tracked, value) in all.zip(values.iter()) {
            tracked.restore(value);
        }
    }

    /// A state's fingerprint with the tracked data that is part of it.
    pub(crate) fn fingerprint(&mut self, state: u128) -> u128 {
        self.tracked_fingerprint().map_or(state, |tracked| mix(state, tracked))
    }

    /// The tracked data that is part of a state, if there is any.
    pub(crate) fn tracked_fingerprint(&mut self) -> Option<u128> {
        if !self.tracks {
            return None;
        }
        self.entries.iter_mut().flat_map(|e| e.listener.tracked()).filter_map(|t| t.fingerprint()).reduce(mix)
    }
}

fn mix(a: u128, b: u128) -> u128 {
    a.rotate_left(41).wrapping_mul(0x9E37_79B9_7F4A_7C15_F39C_C060_5CED_C835) ^ b
}

/// What the machine holds of the listeners.
pub(crate) struct Ear {
    wants: Events,
    listeners: Arc<Mutex<Listeners>>,
}

impl Ear {
    pub(crate) fn new(listeners: Arc<Mutex<Listeners>>) -> Ear {
        let all = lock(&listeners).entries.iter().fold(Events::NONE, |all, e| all | e.wants);
        Ear { wants: all, listeners }
    }
}

impl Observe for Ear {
    fn wants(&self) -> Events {
        self.wants
    }

    fn event(&mut self, vm: &Vm, at: Place, event: &Event<'_>) {
        let mut listeners = lock(&self.listeners);
        let kind = event.kind();
        for i in 0..listeners.entries.len() {
            if listeners.entries[i].wants.has(kind) {
                let flow = listeners.entries[i].listener.event(vm, at, event);
                listeners.obey(i, flow);
            }
        }
    }
}

pub(crate) fn lock(listeners: &Mutex<Listeners>) -> std::sync::MutexGuard<'_, Listeners> {
    listeners.lock().unwrap_or_else(PoisonError::into_inner)
}
