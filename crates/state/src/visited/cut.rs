//! Where a form is cut: the stacks of its threads, and the rest.

use std::ops::Range;

use crate::canonical::{Form, mark};

/// Threads with greater numbers are part of the rest.
const MOST_PLACES: u32 = 1 << 12;

/// A thread and its frames.
#[derive(Clone, Debug, Default)]
pub(super) struct Stack {
    pub(super) place: u32,
    /// Its parts, as indices of them.
    pub(super) parts: Range<usize>,
}

#[derive(Default)]
pub(super) struct Cut {
    /// Where each part ends: the one before all others, which may be empty, then those that begin where the form says.
    ends: Vec<u32>,
    /// By ascending places, directly behind the first part.
    pub(super) stacks: Vec<Stack>,
    /// First part behind the stacks.
    pub(super) behind: usize,
}

impl Cut {
    pub(super) fn make(&mut self, form: Form<'_>) {
        self.ends.clear();
        self.ends.extend_from_slice(form.parts);
        self.ends.push(form.words.len() as u32);
        self.stacks.clear();
        let mut next = 1;
        while let Some(place) = self.begins_stack(form.words, next) {
            let start = next;
            next += 1;
            while next < self.len() && form.words[self.words(next)].first() == Some(&mark::FRAME) {
                next += 1;
            }
            self.stacks.push(Stack { place, parts: start..next });
        }
        self.behind = next.min(self.len());
    }

    /// Number of parts, at least one.
    pub(super) fn len(&self) -> usize {
        self.ends.len()
    }

    pub(super) fn words(&self, part: usize) -> Range<usize> {
        let start = if part == 0 { 0 } else { self.ends[part - 1] };
        start as usize..self.ends[part] as usize
    }

    /// The words of a stack.
    pub(super) fn stack_words(&self, stack: &Stack) -> Range<usize> {
        self.words(stack.parts.start).start..self.words(stack.parts.end - 1).end
    }

    fn begins_stack(&self, words: &[u32], part: usize) -> Option<u32> {
        let &[mark::THREAD, place, ..] = (part < self.len()).then(|| &words[self.words(part)])? else { return None };
        let is_next = place < MOST_PLACES && self.stacks.last().is_none_or(|last| last.place < place);
        is_next.then_some(place)
    }
}
