//! The verdict of a run, for one that would do the very same: if nothing has changed that any transition relied on, there
//! is nothing to search. What is said about findings comes from following their paths, which are kept.

use std::collections::BTreeMap;

use rjpf_vm::{Asked, Learned, Lesson, Mode, Vm};

use super::broken::Guard;
use super::bytes::{In, Out};
use super::found::{Found, read_path, write_path};
use super::known::Known;
use super::program::Versions;
use super::reliance::Reliance;
use super::tables::{Answered, Store};
use crate::jvm::Jvm;
use crate::limits::Limit;
use crate::machine::Machine;
use crate::path::Path;
use crate::properties::Properties;
use crate::storage::StorageUse;
use crate::verdict::{Statistics, Verdict};

/// What a search is asked, and where.
#[derive(Clone, Debug)]
pub struct Asking {
    /// Order, bounds, properties, in words.
    pub search: String,
    /// What a program can read of its surroundings, as a number.
    pub surroundings: u128,
    /// Reasons with lines in them are wanted.
    pub reasons: bool,
}

/// The path that a finding is shown by.
#[derive(Clone, Debug, PartialEq)]
pub struct Explained {
    pub path: Path,
    pub is_shortest: bool,
}

/// The verdict of an earlier run.
pub struct Given {
    pub verdict: Verdict,
    /// Those that are not run.
    pub transitions: u64,
    /// By finding, if that is known.
    pub explained: Vec<Explained>,
}

/// What a search came to, and what it was asked.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Remembered {
    /// The search that was asked for, in words.
    search: String,
    statistics: [u64; 10],
    depth_limit: Option<u32>,
    outputs: Vec<Vec<u8>>,
    exit_codes: Vec<i32>,
    /// States, bytes, and expected misses as bits.
    storage: [u64; 3],
    lessons: Vec<(String, u8, String)>,
    assumptions: (Vec<u8>, Vec<(String, u64)>),
    keys: Vec<String>,
    /// Transitions that were taken or run, void rounds included.
    transitions: u64,
    found: Found,
    explained: Vec<Explained>,
    reliance: Reliance,
}

impl Remembered {
    /// `None` if the verdict is not one that could be given again.
    pub(super) fn of(
        verdict: &Verdict,
        asking: &Asking,
        jvm: &Jvm,
        transitions: u64,
        reliance: Reliance,
    ) -> Option<Remembered> {
        let depth_limit = match verdict.limits.as_slice() {
            [] => None,
            [Limit::Depth(depth)] => Some(*depth),
            _ => return None,
        };
        let storage = verdict.storage.filter(|_| verdict.bound.is_none())?;
        let s = &verdict.statistics;
        let statistics = [
            s.states,
            s.matched,
            s.transitions,
            s.ends,
            s.ignored,
            u64::from(s.max_depth),
            s.thread_choices,
            s.data_choices,
            s.peak_frontier,
            s.restarts,
        ];
        let lessons = jvm.vm.learned.lessons_by_name(jvm.vm.registry);
        let persistent = &jvm.vm.persistent;
        Some(Remembered {
            search: asking.search.clone(),
            statistics,
            depth_limit,
            outputs: verdict.outputs.iter().cloned().collect(),
            exit_codes: verdict.exit_codes.iter().copied().collect(),
            storage: [storage.states, storage.bytes, storage.expected_misses.to_bits()],
            lessons: lessons.into_iter().map(|(name, lesson)| (name, lesson.mode as u8, lesson.why)).collect(),
            assumptions: persistent.assumptions.parts(),
            keys: persistent.keys_read.iter().cloned().collect(),
            transitions,
            found: Found::of(verdict),
            explained: Vec::new(),
            reliance,
        })
    }

    /// May something of it have a line in it that nobody has asked for?
    fn may_name_lines(&self, asking: &Asking) -> bool {
        let has_reasons = asking.reasons && self.lessons.iter().any(|(.., why)| !why.is_empty());
        has_reasons && !Guard::Reasons.is_left_out() || self.found.may_name_lines()
    }

    fn verdict(&self) -> Verdict {
        let [
            states,
            matched,
            transitions,
            ends,
            ignored,
            max_depth,
            thread_choices,
            data_choices,
            peak_frontier,
            restarts,
        ] = self.statistics;
        let statistics = Statistics {
            states,
            matched,
            transitions,
            ends,
            ignored,
            max_depth: max_depth as u32,
            thread_choices,
            data_choices,
            peak_frontier,
            restarts,
            ..Statistics::default()
        };
        let [states, bytes, misses] = self.storage;
        Verdict {
            statistics,
            limits: self.depth_limit.map(Limit::Depth).into_iter().collect(),
            outputs: self.outputs.iter().cloned().collect(),
            exit_codes: self.exit_codes.iter().copied().collect(),
            storage: Some(StorageUse { states, bytes, expected_misses: f64::from_bits(misses) }),
            ..Verdict::default()
        }
    }

    pub(super) fn write(&self, out: &mut Out, answers: &[Answered]) {
        out.bytes(self.search.as_bytes());
        self.statistics.iter().for_each(|&number| out.number(number));
        out.number(self.depth_limit.map_or(0, |depth| u64::from(depth) + 1));
        out.list(&self.outputs, |out, output| out.bytes(output));
        out.list(&self.exit_codes, |out, &code| out.signed(i64::from(code)));
        self.storage.iter().for_each(|&number| out.number(number));
        out.list(&self.lessons, |out, (name, mode, why)| {
            out.bytes(name.as_bytes());
            out.number(u64::from(*mode));
            out.bytes(why.as_bytes());
        });
        out.bytes(&self.assumptions.0);
        out.list(&self.assumptions.1, |out, (place, nanos)| {
            out.bytes(place.as_bytes());
            out.number(*nanos);
        });
        out.list(&self.keys, |out, key| out.bytes(key.as_bytes()));
        out.number(self.transitions);
        self.found.write(out);
        out.list(&self.explained, |out, explained| {
            write_path(out, &explained.path);
            out.number(u64::from(explained.is_shortest));
        });
        self.reliance.write(out, answers);
    }

    pub(super) fn read(input: &mut In<'_>, answers: &[Answered]) -> Option<Remembered> {
        let search = input.text()?;
        let mut statistics = [0; 10];
        for number in &mut statistics {
            *number = input.number()?;
        }
        let depth_limit = input.number()?.checked_sub(1).map(|depth| depth as u32);
        let outputs = input.list(|i| Some(i.bytes()?.to_vec()))?;
        let exit_codes = input.list(|i| i.signed()?.try_into().ok())?;
        let storage = [input.number()?, input.number()?, input.number()?];
        let lessons = input.list(|i| Some((i.text()?, i.number()?.try_into().ok()?, i.text()?)))?;
        let assumptions = (input.bytes()?.to_vec(), input.list(|i| Some((i.text()?, i.number()?)))?);
        let keys = input.list(In::text)?;
        let transitions = input.number()?;
        let found = Found::read(input)?;
        let explained = input.list(|i| Some(Explained { path: read_path(i)?, is_shortest: i.flag()? }))?;
        let reliance = Reliance::read(input, answers)?;
        Some(Remembered {
            search,
            statistics,
            depth_limit,
            outputs,
            exit_codes,
            storage,
            lessons,
            assumptions,
            keys,
            transitions,
            found,
            explained,
            reliance,
        })
    }
}

impl Store {
    pub fn forget_verdict(&mut self) {
        self.verdict = None;
    }

    /// Keeps the paths that findings are shown by, with what the machine relied on to find them (noted since
    /// [`rjpf_vm::Footprint::begin_apart`]).
    pub fn explain(&mut self, explained: Vec<Explained>, vm: &mut Vm, versions: &Versions) {
        let Some(remembered) = &mut self.verdict else { return };
        if remembered.found.findings() > 0 {
            // Somebody has run paths once more, and their states were not looked at.
            vm.footprint.ask(Asked::Arguments);
        }
        if !remembered.reliance.add(vm, versions) {
            self.verdict = None;
        } else if explained.len() == remembered.found.findings() {
            remembered.explained = explained;
        }
    }
}

impl Known {
    /// The verdict of an earlier run, if this one would do the very same: nothing that was asked for by any transition
    /// has another answer, and the search is the one that was asked for then.
    pub fn verdict(&self, asking: &Asking, properties: &Properties, jvm: &mut Jvm) -> Option<Given> {
        let is_asked = |remembered: &&Remembered| remembered.search == asking.search || Guard::Search.is_left_out();
        let remembered = self.store.verdict.as_ref().filter(is_asked)?;
        let files_changed = self.files_changed;
        let starts_alike = self.store.start == jvm.fingerprint().ok()? || Guard::Start.is_left_out();
        let is_same = starts_alike && remembered.reliance.holds(&self.versions, asking.surroundings);
        if !is_same || files_changed && remembered.may_name_lines(asking) {
            return None;
        }
        let mut verdict = remembered.verdict();
        remembered.found.add_to(&mut verdict, properties, files_changed)?;
        let lessons = remembered.lessons.iter().map(|(name, mode, why)| {
            let mode = Mode::of(u32::from(*mode))?;
            Some((name.clone(), Lesson { mode, why: why.clone() }))
        });
        let lessons = lessons.collect::<Option<BTreeMap<_, _>>>()?;
        jvm.vm.learned = std::sync::Arc::new(Learned::with_lessons(lessons));
        let persistent = &mut jvm.vm.persistent;
        persistent.assumptions.note_parts(&remembered.assumptions);
        persistent.keys_read.extend(remembered.keys.iter().cloned());
        let (transitions, explained) = (remembered.transitions, remembered.explained.clone());
        Some(Given { verdict, transitions, explained })
    }
}
