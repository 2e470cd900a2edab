//! What an earlier run knew, held against the program as it is now.

use std::sync::Arc;

use rjpf_classes::{Place, Registry};
use rjpf_vm::transition::{ChoicePoint, Outcome, Violation};
use rjpf_vm::{Learned, place_key, places_of, special_places};

use super::broken::Guard;
use super::file::{point_key, point_of};
use super::program::Versions;
use super::tables::{Needs, Question, Store, To};

/// A store with what holds of it now.
pub struct Known {
    pub(super) store: Store,
    pub(super) versions: Arc<Versions>,
    pub(super) points: Vec<ChoicePoint>,
    /// How many states earlier runs knew: the first ones.
    earlier: usize,
    /// And how many violations.
    earlier_violations: usize,
    /// By number of the needs: do all of them have the answers that they had?
    holds: Vec<bool>,
    any: bool,
    /// Has a class file changed that was in use?
    pub(super) files_changed: bool,
    /// Names of methods that do not do what they did, sorted.
    pub(super) changed: Vec<String>,
    modes: Modes,
}

/// What is assumed of places now, by their numbers in the store.
#[derive(Default)]
struct Modes {
    places: Vec<Option<Place>>,
    /// Classes whose places were looked for.
    classes: usize,
    /// Numbers of places that were met in this run, by place.
    numbers: Vec<Option<u32>>,
    /// By number of the needs: the count of changes when they were last looked at, and whether they held.
    looked: Vec<(u64, bool)>,
}

impl Known {
    /// Begins with nothing.
    pub fn nothing(versions: Arc<Versions>) -> Known {
        Known::new(Store::default(), versions)
    }

    pub fn new(store: Store, versions: Arc<Versions>) -> Known {
        let stands: Vec<bool> = store.answers.all.iter().map(|a| versions.answer(&a.question) == a.answer).collect();
        let holds: Vec<bool> = store.needs.all.iter().map(|n| n.answers.iter().all(|&a| stands[a as usize])).collect();
        let changed = store.answers.all.iter().zip(&stands).filter(|(_, stands)| !**stands);
        let mut changed: Vec<String> = changed.filter_map(|(a, _)| method_name(&a.question)).collect();
        changed.sort_unstable();
        changed.dedup();
        let any = holds.contains(&true);
        let points = store.points.all.iter().filter_map(point_of).collect();
        let modes = Modes { places: vec![None; store.places.all.len()], ..Modes::default() };
        let (earlier, earlier_violations) = (store.states(), store.violations.all.len());
        let files_changed = store.classes.iter().any(|(name, then)| versions.bytes(name) != Some(*then));
        Known { store, versions, points, earlier, earlier_violations, holds, any, files_changed, changed, modes }
    }

    /// The number of a state that an earlier run knew.
    pub(super) fn state(&self, fingerprint: u128) -> Option<u32> {
        self.store.states.find(&fingerprint).filter(|&state| (state as usize) < self.earlier)
    }

    /// Did an earlier run know anything that still holds?
    pub(super) fn is_any(&self) -> bool {
        self.any
    }

    /// Methods that do not do what they did when the store was written.
    pub fn changed_methods(&self) -> Vec<String> {
        self.changed.clone()
    }

    /// Classes of the program that were in use.
    pub fn classes(&self) -> Vec<String> {
        self.store.classes.iter().map(|(name, _)| String::from_utf8_lossy(name).into_owned()).collect()
    }

    /// Has a class of the program that was in use other bytes now?
    pub fn has_changed(&self) -> bool {
        self.files_changed
    }

    /// Does a transition on the way to a state lead to where it led?
    pub(super) fn is_as_expected(&self, to: To, now: &Outcome) -> bool {
        match (to, now) {
            (To::Choice { point, .. }, Outcome::Choice(now)) => *self.store.points.get(point) == point_key(now),
            (To::Violation(then), Outcome::Violation(now)) => is_same(self.store.violations.get(then), now),
            _ => false,
        }
    }

    /// A violation as it is said now. Its details have lines in them, and it is said again with those of now when the path to it
    /// is explained.
    pub(super) fn violation(&self, number: u32) -> Violation {
        let mut violation = self.store.violations.get(number).clone();
        if self.files_changed {
            violation.details.clear();
        }
        violation
    }

    /// Forgets the lines in what earlier runs said about violations, if they are those of another version.
    pub(super) fn forget_lines(&mut self) {
        if self.files_changed {
            let earlier = self.store.violations.all.iter_mut().take(self.earlier_violations);
            earlier.for_each(|violation| violation.details.clear());
        }
    }

    /// Does everything hold that a transition needs?
    pub(super) fn holds(&mut self, needs: u32, learned: &Learned, registry: &'static Registry) -> bool {
        if !self.holds.get(needs as usize).copied().unwrap_or(false) {
            return false;
        }
        if Guard::Modes.is_left_out() {
            return true;
        }
        let now = learned.changes() + 1;
        if self.modes.looked.len() <= needs as usize {
            self.modes.looked.resize(self.holds.len(), (0, false));
        }
        let (then, held) = self.modes.looked[needs as usize];
        if then == now {
            return held;
        }
        self.modes.find_places(&self.store, registry);
        let Needs { modes, .. } = self.store.needs.get(needs);
        let held = modes.iter().all(|&(place, mode)| {
            self.modes.places[place as usize].is_some_and(|place| learned.mode(place) as u8 == mode)
        });
        self.modes.looked[needs as usize] = (now, held);
        held
    }

    /// Nothing of the earlier run can be taken.
    pub(super) fn refuse(&mut self) {
        self.holds.fill(false);
        self.any = false;
    }

    /// Another set of lessons is in force.
    pub(super) fn forget_modes(&mut self) {
        self.modes.looked.clear();
    }

    /// The number of a place in the store.
    pub(super) fn place(&mut self, place: Place, registry: &'static Registry) -> u32 {
        let index = place.0 as usize;
        if let Some(number) = self.modes.numbers.get(index).copied().flatten() {
            return number;
        }
        let number = self.store.places.number(&place_key(registry, place));
        self.modes.places.resize(self.store.places.all.len(), None);
        self.modes.places[number as usize] = Some(place);
        if self.modes.numbers.len() <= index {
            self.modes.numbers.resize(index + 1, None);
        }
        self.modes.numbers[index] = Some(number);
        number
    }
}

impl Modes {
    /// Looks for the places of the store among those of classes loaded since the last time.
    fn find_places(&mut self, store: &Store, registry: &'static Registry) {
        let count = registry.class_count();
        if self.classes == count {
            return;
        }
        let new = registry.all_classes().skip(self.classes).take(count - self.classes).flat_map(places_of);
        let special = special_places().filter(|_| self.classes == 0);
        for (place, key) in new.chain(special) {
            if let Some(number) = store.places.find(&key) {
                self.places[number as usize] = Some(place);
            }
        }
        self.classes = count;
    }
}

/// Are two violations one, whatever lines are in their details?
pub(super) fn is_same(one: &Violation, other: &Violation) -> bool {
    one.kind == other.kind && one.message == other.message && one.resumable == other.resumable
}

/// `Account.deposit`, if it is about a method.
fn method_name(question: &Question) -> Option<String> {
    let Question::Method { class, name, .. } = question else { return None };
    let (class, name) = (String::from_utf8_lossy(class), String::from_utf8_lossy(name));
    Some(format!("{}.{name}", class.replace('/', ".")))
}
