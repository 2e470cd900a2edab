//! What a search has learned about places: shared by all its workers, never backtracked.
//!
//! A place starts unknown, is taken for harmless as long as its accesses allow, and is contended once
//! they do not. [`Mode`]s that make a difference to where threads pause, or to what is kept in the
//! state, change only between rounds of a search: what breaks an assumption is noted as a [`Lesson`],
//! the round is over, and the next one begins with it. An exception are places that nobody had
//! touched: nothing was explored under an assumption about them.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, AtomicU8, AtomicU64, Ordering};
use std::sync::{Mutex, MutexGuard, OnceLock, PoisonError};

use rjpf_classes::{Class, Place, PlaceOf, Registry};

use super::Special;
use super::broken::Rule;

/// What is assumed of the accesses to a place, once other threads can reach the object.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Mode {
    /// Nobody has looked.
    Unknown,
    /// Its accesses never matter: see `classes::trust` and `state::filter`.
    Quiet,
    /// There were none.
    Untouched,
    /// Reads only.
    ReadOnly,
    /// Reads only, each with the object's own monitor held.
    ReadUnderOwn,
    /// Each with the object's own monitor held.
    UnderOwn,
    /// Each object's word has a guard of its own: one lock, or one thread at a time.
    Guarded,
    /// The same, with both in mind, and for each element of an array by itself.
    GuardedClosely,
    /// A word that is not zero stays as it is: whoever reads it then reads what everybody will. Threads pause before
    /// all other accesses.
    SetForGood,
    /// The same of a word that is zero.
    ClearedForGood,
    /// Threads pause before every access.
    Contended,
}

impl Mode {
    /// The mode with this number.
    pub fn of(number: u32) -> Option<Mode> {
        Mode::ALL.get(number as usize).copied()
    }

    /// What two processes assume together, which have looked at other accesses to the same place. If that is not what
    /// each could have come to without breaking an assumption, what they explored is void.
    #[must_use]
    pub fn joined(self, other: Mode) -> Mode {
        let (low, high) = (self.min(other), self.max(other));
        match (low, high) {
            (Mode::ReadOnly, Mode::ReadUnderOwn) => Mode::ReadOnly,
            // Whoever comes next to the access that does not fit says what becomes of the place.
            (Mode::ReadOnly, Mode::UnderOwn) => Mode::ReadOnly,
            _ => high,
        }
    }

    /// Can a place that was taken for this be taken for something else, and what was explored stands?
    pub fn can_become(self, other: Mode) -> bool {
        match self {
            Mode::Unknown | Mode::Untouched => true,
            Mode::ReadUnderOwn => matches!(other, Mode::ReadOnly | Mode::ReadUnderOwn | Mode::UnderOwn),
            _ => self == other,
        }
    }

    /// Do threads pause before accesses to such a place, be it before some of them only?
    pub fn has_pauses(self) -> bool {
        self >= Mode::SetForGood
    }

    /// A place with pauses as options and traces call it.
    pub fn pauses_at(self, place: &str) -> String {
        match PREFIXES.iter().find(|(_, mode)| *mode == self) {
            Some((prefix, _)) => format!("{prefix}{place}"),
            None => place.to_string(),
        }
    }

    /// The place that options and traces call so, and what it is taken for.
    fn of_pauses(name: &str) -> (&str, Mode) {
        let named = PREFIXES.iter().find_map(|(prefix, mode)| Some((name.strip_prefix(prefix)?, *mode)));
        named.unwrap_or((name, Mode::Contended))
    }

    /// Modes in which a read needs neither a note nor a pause, a bit each.
    pub(crate) const HARMLESS_READS: u32 = 1 << Mode::Quiet as u32 | 1 << Mode::ReadOnly as u32;
    /// The same for writes.
    pub(crate) const HARMLESS_WRITES: u32 = 1 << Mode::Quiet as u32;

    /// The mode as files call it.
    pub fn word(self) -> String {
        format!("{self:?}")
    }

    /// The mode with this word.
    pub fn of_word(word: &str) -> Option<Mode> {
        Mode::ALL.into_iter().find(|mode| mode.word() == word)
    }

    const ALL: [Mode; 11] = [
        Mode::Unknown,
        Mode::Quiet,
        Mode::Untouched,
        Mode::ReadOnly,
        Mode::ReadUnderOwn,
        Mode::UnderOwn,
        Mode::Guarded,
        Mode::GuardedClosely,
        Mode::SetForGood,
        Mode::ClearedForGood,
        Mode::Contended,
    ];
}

/// Why a place is no longer taken for what it was.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lesson {
    pub mode: Mode,
    /// What was seen, and where: "written by "T1" without the lock ..., at Account.java:12".
    pub why: String,
}

/// Before the names of places at which threads pause before some accesses only.
const PREFIXES: [(&str, Mode); 2] = [("set:", Mode::SetForGood), ("cleared:", Mode::ClearedForGood)];

/// Why a place is contended that was so from the start.
const PRESET: &str = "known from the start";

/// More places than any program has; what lies beyond is contended.
pub(crate) const MOST_PLACES: usize = 1 << 22;

/// As many modes of places that nobody has looked at.
static UNKNOWN: [AtomicU8; MOST_PLACES] = [const { AtomicU8::new(Mode::Unknown as u8) }; MOST_PLACES];

pub struct Learned {
    modes: Box<[AtomicU8]>,
    lessons: Mutex<Lessons>,
    broken: AtomicBool,
    /// Counts the changes of modes, and the lessons.
    changes: AtomicU64,
    /// What is known from the start, by name: what an earlier search has learned.
    preset: BTreeMap<String, Lesson>,
    /// A path is followed: threads pause where they did when it was found, and nowhere else.
    fixed: bool,
    /// Places that code of no named class touched without being looked at (`named.rs`).
    let_through: OnceLock<Box<[AtomicBool]>>,
}

#[derive(Clone, Default)]
struct Lessons {
    /// What the next round begins with.
    next: BTreeMap<Place, Lesson>,
    /// What this round began with or found at once.
    known: BTreeMap<Place, Lesson>,
}

impl Default for Learned {
    fn default() -> Learned {
        let modes = std::iter::repeat_with(|| AtomicU8::new(0)).take(MOST_PLACES).collect();
        Learned {
            modes,
            lessons: Mutex::default(),
            broken: AtomicBool::new(false),
            changes: AtomicU64::new(0),
            preset: BTreeMap::new(),
            fixed: false,
            let_through: OnceLock::new(),
        }
    }
}

impl Learned {
    /// Begins with places that are known to have pauses, by the names that [`Mode::pauses_at`] gives them.
    pub fn with_pauses(names: impl IntoIterator<Item = String>) -> Learned {
        let mut known: BTreeMap<String, Lesson> = BTreeMap::new();
        for name in names {
            let (place, mode) = Mode::of_pauses(&name);
            let lesson = known.entry(place.to_string()).or_insert(Lesson { mode, why: PRESET.into() });
            lesson.mode = lesson.mode.max(mode);
        }
        Learned::with_lessons(known)
    }

    /// The same for a path that was found with these pauses. Others had been learned for the next round only, if at all.
    pub fn with_these_pauses_only(names: impl IntoIterator<Item = String>) -> Learned {
        Learned { fixed: true, ..Learned::with_pauses(names) }
    }

    /// Begins with what another process has learned about all places.
    pub fn with_lessons(preset: BTreeMap<String, Lesson>) -> Learned {
        let learned = Learned { preset, ..Learned::default() };
        // Places of classes are looked up when somebody comes to them; of these, some are only ever asked about.
        for special in Special::ALL {
            if let Some(lesson) = learned.preset.get(special.name()) {
                learned.take_over(special.place(), lesson);
            }
        }
        learned
    }

    /// A place that nobody has looked at is what another process knows of it.
    fn take_over(&self, place: Place, lesson: &Lesson) {
        if self.change(place, Mode::Unknown, lesson.mode) && !lesson.why.is_empty() {
            self.found(place, lesson.clone());
        }
    }

    /// All that is known about places, by name, for another process that goes on from here. An assumption that was
    /// made about a place counts as much as one that was broken: what was explored rests on it.
    pub fn lessons_for_others(&self, registry: &Registry) -> BTreeMap<String, Lesson> {
        let mut all: BTreeMap<String, Lesson> = self.preset.clone();
        let named = |class: &'static Class| class.all_places().zip(0..).map(move |(p, at)| (p, name_in(class, p, at)));
        let own = registry.all_classes().flat_map(named);
        let special = Special::ALL.iter().map(|special| (special.place(), special.name().to_string()));
        let lessons = self.lessons();
        for (place, name) in own.chain(special) {
            let mode = self.mode(place);
            if mode == Mode::Unknown {
                continue;
            }
            let why = lessons.known.get(&place).map(|lesson| lesson.why.clone()).unwrap_or_default();
            let lesson = all.entry(name).or_insert(Lesson { mode, why: String::new() });
            // Classes of other loaders have the same names.
            let joined = lesson.mode.joined(mode);
            if joined != lesson.mode || mode == joined {
                *lesson = Lesson { mode: joined, why };
            }
        }
        all
    }

    /// The same, to be learned on apart from this.
    #[must_use]
    pub fn copy(&self) -> Learned {
        let modes = self.modes.iter().map(|mode| AtomicU8::new(mode.load(Ordering::Relaxed))).collect();
        let (lessons, broken) = (self.lessons().clone(), self.is_broken());
        let (changes, preset) = (self.changes().into(), self.preset.clone());
        let let_through = OnceLock::new();
        if let Some(all) = self.let_through.get() {
            _ = let_through.set(all.iter().map(|place| AtomicBool::new(place.load(Ordering::Relaxed))).collect());
        }
        Learned {
            modes,
            lessons: lessons.into(),
            broken: broken.into(),
            changes,
            preset,
            fixed: self.fixed,
            let_through,
        }
    }

    /// What a place begins as, if nobody has looked at it yet.
    pub(super) fn begin(&self, registry: &Registry, place: Place, mode: Mode) -> Mode {
        let known = if self.preset.is_empty() { None } else { self.preset.get(&name(registry, place)) };
        if let Some(lesson) = known {
            self.take_over(place, lesson);
        }
        self.change(place, Mode::Unknown, mode);
        self.mode(place)
    }

    /// The modes of all places below [`MOST_PLACES`], a byte each.
    pub(crate) fn modes(&self) -> &[AtomicU8] {
        &self.modes
    }

    /// The same where nothing is known about any.
    pub(crate) fn unknown_modes() -> &'static [AtomicU8] {
        &UNKNOWN
    }

    #[inline]
    pub fn mode(&self, place: Place) -> Mode {
        match self.modes.get(place.0 as usize) {
            Some(mode) => Mode::ALL[mode.load(Ordering::Relaxed) as usize],
            None => Mode::Contended,
        }
    }

    /// Changes a mode at once, unless somebody else has changed it meanwhile.
    pub(super) fn change(&self, place: Place, from: Mode, to: Mode) -> bool {
        let Some(mode) = self.modes.get(place.0 as usize) else { return false };
        let changed = mode.compare_exchange(from as u8, to as u8, Ordering::Relaxed, Ordering::Relaxed).is_ok();
        self.changes.fetch_add(u64::from(changed), Ordering::Relaxed);
        changed
    }

    /// An access to the place was not looked at.
    pub(super) fn let_through(&self, place: Place) {
        let none = || std::iter::repeat_with(|| AtomicBool::new(false)).take(MOST_PLACES).collect();
        if let Some(place) = self.let_through.get_or_init(none).get(place.0 as usize) {
            place.store(true, Ordering::Relaxed);
        }
    }

    pub(super) fn was_let_through(&self, place: Place) -> bool {
        let place = self.let_through.get().and_then(|all| all.get(place.0 as usize));
        place.is_some_and(|place| place.load(Ordering::Relaxed))
    }

    /// Can threads pause at places where nobody had come to, from now on?
    pub(super) fn can_find_pauses(&self) -> bool {
        !self.fixed
    }

    /// How often something was learned, be it known already: whoever compares two answers knows whether
    /// anything was in between.
    pub fn changes(&self) -> u64 {
        self.changes.load(Ordering::Relaxed)
    }

    /// A place nobody had touched turns out to matter: this is noted, nothing has to be done again.
    pub(super) fn found(&self, place: Place, lesson: Lesson) {
        self.lessons().known.entry(place).or_insert(lesson);
    }

    /// An assumption is broken: what was explored under it has to be explored again.
    pub(super) fn learn(&self, place: Place, mode: Mode, why: impl FnOnce() -> String) {
        self.changes.fetch_add(1, Ordering::Relaxed);
        let mut lessons = self.lessons();
        if self.mode(place) >= mode || lessons.next.get(&place).is_some_and(|known| known.mode >= mode) {
            return;
        }
        lessons.next.insert(place, Lesson { mode, why: why() });
        self.broken.store(!Rule::ForgetRestart.is_chosen(), Ordering::Release);
    }

    /// Has an assumption been broken in this round?
    #[inline]
    pub fn is_broken(&self) -> bool {
        self.broken.load(Ordering::Acquire)
    }

    /// Begins the next round with what this one has taught.
    pub fn begin_round(&self) {
        self.changes.fetch_add(1, Ordering::Relaxed);
        let mut lessons = self.lessons();
        for (place, lesson) in std::mem::take(&mut lessons.next) {
            if let Some(mode) = self.modes.get(place.0 as usize) {
                mode.store(lesson.mode as u8, Ordering::Relaxed);
            }
            lessons.known.insert(place, lesson);
        }
        self.broken.store(false, Ordering::Release);
    }

    /// Places that are not taken for harmless, by name, with the reason.
    pub fn lessons_by_name(&self, registry: &Registry) -> BTreeMap<String, Lesson> {
        // What another process has learned counts, even if nobody has looked at the place in this one.
        let others = |(_, lesson): &(&String, &Lesson)| !lesson.why.is_empty() && lesson.why != PRESET;
        let others = self.preset.iter().filter(others).map(|(name, lesson)| (name.clone(), lesson.clone()));
        let own = self.lessons();
        others.chain(own.known.iter().map(|(place, lesson)| (name(registry, *place), lesson.clone()))).collect()
    }

    /// Do threads pause at a place where they did not from the start?
    pub fn has_new_pauses(&self, registry: &Registry) -> bool {
        let lessons = self.lessons();
        let mut learned = lessons.known.iter().filter(|(_, l)| l.mode.has_pauses() && l.why != PRESET);
        // One that was known may have been learned again, before anybody came to it.
        learned.any(|(place, l)| self.preset.get(&name(registry, *place)).is_none_or(|known| known.mode != l.mode))
    }

    pub fn contended(&self) -> usize {
        self.lessons().known.values().filter(|lesson| lesson.mode == Mode::Contended).count()
    }

    fn lessons(&self) -> MutexGuard<'_, Lessons> {
        self.lessons.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A place as people and files call it, without blanks: `Account.balance`, `int[]`, `monitor:Account`.
pub(super) fn name(registry: &Registry, place: Place) -> String {
    if let Some(special) = Special::ALL.iter().find(|s| s.place() == place) {
        return special.name().to_string();
    }
    registry.owner_of(place).map_or_else(|| format!("place {}", place.0), |(class, at)| name_in(class, place, at))
}

fn name_in(class: &Class, place: Place, at: u32) -> String {
    let name = class.type_name();
    match at {
        _ if at == PlaceOf::Content as u32 && class.is_array() => name,
        _ if at == PlaceOf::Content as u32 => format!("inside:{name}"),
        _ if at == PlaceOf::Monitor as u32 => format!("monitor:{name}"),
        _ if at == PlaceOf::IdentityHash as u32 => format!("hash:{name}"),
        _ if at == PlaceOf::Initialization as u32 => format!("init:{name}"),
        _ => match class.fields.iter().find(|f| f.place == place) {
            Some(field) => format!("{name}.{}", field.name),
            None => name,
        },
    }
}

/// A place as files of other processes know it, told from those of classes of the same name.
pub fn place_key(registry: &Registry, place: Place) -> String {
    match registry.owner_of(place) {
        Some((class, at)) => key(class, at),
        None => format!("{}", place.0),
    }
}

/// The places of a class with their keys.
pub fn places_of(class: &Class) -> impl Iterator<Item = (Place, String)> {
    let first = class.place(PlaceOf::Content).0;
    let count = PlaceOf::Initialization as u32 + 1 + class.fields.len() as u32;
    (0..count).map(move |at| (Place(first + at), key(class, at)))
}

/// The places of no class with their keys.
pub fn special_places() -> impl Iterator<Item = (Place, String)> {
    Special::ALL.iter().map(|special| (special.place(), format!("{}", special.place().0)))
}

fn key(class: &Class, at: u32) -> String {
    let (loader, definition) = (class.loader.0, class.definition);
    let place = Place(class.place(PlaceOf::Content).0 + at);
    let field = class.fields.iter().find(|field| field.place == place);
    let member = field.map_or_else(|| at.to_string(), |field| format!("{} {}", field.name, field.descriptor));
    format!("{} {loader} {definition:x} {member}", class.name)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Reads under the own monitor fit both other kinds of access, which do not fit each other.
    #[test]
    fn what_two_processes_assume_is_what_one_would() {
        use Mode::{Contended, Guarded, ReadOnly, ReadUnderOwn, UnderOwn, Untouched};
        for (a, b, both) in [
            (Untouched, UnderOwn, UnderOwn),
            (ReadUnderOwn, ReadOnly, ReadOnly),
            (ReadUnderOwn, UnderOwn, UnderOwn),
            (ReadOnly, Guarded, Guarded),
            (Guarded, Contended, Contended),
        ] {
            assert_eq!((a.joined(b), b.joined(a)), (both, both), "{a:?} {b:?}");
        }
        assert_eq!(Mode::of_pauses(&Mode::SetForGood.pauses_at("A.f")), ("A.f", Mode::SetForGood));
        assert_eq!(Mode::of_pauses(&Mode::Contended.pauses_at("monitor:A")), ("monitor:A", Mode::Contended));
        assert!(ReadUnderOwn.can_become(ReadOnly) && Untouched.can_become(Contended));
        assert!(!ReadOnly.can_become(Guarded) && !Guarded.can_become(Contended));
        let both = ReadOnly.joined(UnderOwn);
        assert!(!UnderOwn.can_become(both), "a write under the monitor and a read without it: one of them is void");
        for mode in Mode::ALL {
            assert_eq!(Mode::of_word(&mode.word()), Some(mode));
        }
    }
}
