//! The verdict of a run, for one of the very same program: if no class file has changed there is nothing to search.
//!
//! Only verdicts without findings and notes are kept: what is said about these comes from following their paths.

use std::collections::BTreeMap;

use rjpf_vm::{Learned, Lesson, Mode};

use super::bytes::{In, Out};
use super::known::Known;
use crate::jvm::Jvm;
use crate::limits::Limit;
use crate::storage::StorageUse;
use crate::verdict::{Statistics, Verdict};

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
    pub(super) transitions: u64,
}

impl Remembered {
    /// `None` if the verdict is not one that could be given again.
    pub(super) fn of(verdict: &Verdict, search: &str, jvm: &Jvm, transitions: u64) -> Option<Remembered> {
        let depth_limit = match verdict.limits.as_slice() {
            [] => None,
            [Limit::Depth(depth)] => Some(*depth),
            _ => return None,
        };
        let is_plain = verdict.findings.is_empty() && verdict.notes.is_empty() && verdict.bound.is_none();
        let storage = verdict.storage.filter(|_| is_plain)?;
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
            search: search.into(),
            statistics,
            depth_limit,
            outputs: verdict.outputs.iter().cloned().collect(),
            exit_codes: verdict.exit_codes.iter().copied().collect(),
            storage: [storage.states, storage.bytes, storage.expected_misses.to_bits()],
            lessons: lessons.into_iter().map(|(name, lesson)| (name, lesson.mode as u8, lesson.why)).collect(),
            assumptions: persistent.assumptions.parts(),
            keys: persistent.keys_read.iter().cloned().collect(),
            transitions,
        })
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

    pub(super) fn write(&self, out: &mut Out) {
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
    }

    pub(super) fn read(input: &mut In<'_>) -> Option<Remembered> {
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
        })
    }
}

impl Known {
    /// The verdict of an earlier run, if this one would do the very same: no class file has changed, nothing
    /// that was asked for has another answer, and the search is the one that was asked for then. Says how many
    /// transitions are not run.
    pub fn verdict(&self, search: &str, jvm: &mut Jvm) -> Option<(Verdict, u64)> {
        let remembered = self.store.verdict.as_ref().filter(|remembered| remembered.search == search)?;
        if !self.is_unchanged() || !self.changed_classes().is_empty() {
            return None;
        }
        let lessons = remembered.lessons.iter().map(|(name, mode, why)| {
            let mode = Mode::of(u32::from(*mode))?;
            Some((name.clone(), Lesson { mode, why: why.clone() }))
        });
        let lessons = lessons.collect::<Option<BTreeMap<_, _>>>()?;
        jvm.vm.learned = std::sync::Arc::new(Learned::with_lessons(lessons));
        let persistent = &mut jvm.vm.persistent;
        persistent.assumptions.note_parts(&remembered.assumptions);
        persistent.keys_read.extend(remembered.keys.iter().cloned());
        Some((remembered.verdict(), remembered.transitions))
    }
}
