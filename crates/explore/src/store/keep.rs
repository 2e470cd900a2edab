//! What a run leaves for the next one.

use std::collections::BTreeSet;

use rjpf_vm::Assumption;

use super::broken::Guard;
use super::machine::Incremental;
use super::notebook::open;
use super::reliance::Reliance;
use super::tables::{From, Question, Store};
use super::verdict::{Asking, Remembered};
use crate::verdict::Verdict;

/// How far a search has come.
#[derive(Clone, Copy, Debug)]
pub struct Came {
    /// To the end of everything, or of what was asked for: the same search would come to the same end.
    pub ended: bool,
    /// To the end of everything, with nothing found.
    pub complete: bool,
    /// From where a checkpoint was left: what lies before was covered by another process.
    pub resumed: bool,
}

impl Incremental<'_> {
    /// What the next run can know; `None` if that is no more and no less than what this one knew. A search that
    /// has not covered everything keeps what it did not come by.
    pub fn into_store(self, verdict: &Verdict, asking: &Asking, came: Came) -> Option<Store> {
        let registry = self.jvm.vm.registry;
        let own = || registry.all_classes().filter(|class| rjpf_vm::is_of_class_path(class));
        if !Guard::Refused.is_left_out() && own().any(|class| class.verified().is_some_and(Result::is_err)) {
            return Some(Store::default());
        }
        let mut notebook = open(&self.notebook);
        let all = notebook.reuse.reused + notebook.reuse.run;
        let reliance = Reliance::of(&notebook, asking.surroundings).filter(|_| came.ended && !came.resumed);
        let remembered = reliance.and_then(|reliance| Remembered::of(verdict, asking, &self.jvm, all, reliance));
        let versions = notebook.known.versions.clone();
        notebook.known.forget_lines();
        let store = &mut notebook.known.store;
        let mut classes: Vec<_> =
            own().filter_map(|c| Some((c.name.bytes().to_vec(), versions.bytes(c.name.bytes())?))).collect();
        classes.extend(store.classes.iter().filter_map(|(name, _)| Some((name.clone(), versions.bytes(name)?))));
        classes.sort_unstable();
        classes.dedup();
        let drops = came.complete && !came.resumed;
        let is_dropped = |from: From| drops && from == From::Earlier;
        let (news, dropped) = store.records.all().fold((false, false), |(news, dropped), record| {
            (news || record.from == From::Run, dropped || is_dropped(record.from))
        });
        if !news && !dropped && classes == store.classes && remembered == store.verdict {
            return None;
        }
        (store.classes, store.verdict) = (classes, remembered);
        store.events = self.events.bits();
        let mut store = std::mem::take(store);
        if dropped {
            store.retain(|record| !is_dropped(record.from));
        }
        Some(store)
    }

    /// Notes what follows from code that was run, by an earlier run or by this one.
    pub fn note_reliance(&mut self) {
        let notebook = open(&self.notebook);
        let (store, versions) = (&notebook.known.store, &notebook.known.versions);
        let taken = store.records.all().filter(|record| record.from == From::Taken);
        let needs: BTreeSet<u32> = taken.map(|record| record.needs).collect();
        let mut answers = needs.iter().flat_map(|&needs| &store.needs.get(needs).answers);
        let finalizes = answers.any(|&answer| match &store.answers.get(answer).question {
            Question::Method { class, name, .. } => name == b"<init>" && versions.declares_finalizer(class),
            _ => false,
        });
        drop(notebook);
        if finalizes && !Guard::Finalizers.is_left_out() {
            self.jvm.vm.persistent.assumptions.note(Assumption::Finalization);
        }
        self.jvm.vm.note_reliance();
    }
}
