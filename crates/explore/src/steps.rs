//! What happened along a path, for heuristics: who ran, what was chosen, what was covered.
//!
//! A list shared with the paths it grew from, one link per transition, kept in the search and not
//! in the state: two states that are equal may have been reached by different histories.

use std::sync::Arc;

use crate::coverage::Trodden;

/// The transitions of a path, the last one first.
#[derive(Clone, Debug, Default)]
pub struct Steps(Option<Arc<Step>>);

/// One transition, with sums over the path up to it.
#[derive(Debug)]
pub struct Step {
    before: Steps,
    /// Transitions so far, this one included.
    pub length: u32,
    /// The thread that was chosen to run.
    pub thread: u32,
    /// Transitions so far that took the turn from a thread that could have gone on.
    pub preemptions: u32,
    /// Choices of data so far.
    pub data_choices: u32,
    /// Branches of the program taken.
    pub branches: Trodden,
    /// Instructions of the program executed.
    pub instructions: Trodden,
}

/// What a transition adds to a path.
pub(crate) struct Added {
    pub(crate) thread: u32,
    pub(crate) preempts: bool,
    pub(crate) chooses_data: bool,
    pub(crate) branches: Trodden,
    pub(crate) instructions: Trodden,
}

impl Steps {
    pub(crate) fn then(&self, added: Added) -> Steps {
        let last = self.last();
        Steps(Some(Arc::new(Step {
            before: self.clone(),
            length: self.len() + 1,
            thread: added.thread,
            preemptions: last.map_or(0, |s| s.preemptions) + u32::from(added.preempts),
            data_choices: last.map_or(0, |s| s.data_choices) + u32::from(added.chooses_data),
            branches: added.branches,
            instructions: added.instructions,
        })))
    }

    /// Number of transitions since the first choice.
    pub fn len(&self) -> u32 {
        self.last().map_or(0, |s| s.length)
    }

    pub fn is_empty(&self) -> bool {
        self.0.is_none()
    }

    /// The transition that led here; none at the first choice of a program.
    pub fn last(&self) -> Option<&Step> {
        self.0.as_deref()
    }

    /// From the last transition to the first.
    pub fn backwards(&self) -> impl Iterator<Item = &Step> {
        std::iter::successors(self.last(), |step| step.before.last())
    }
}

impl Drop for Step {
    /// Long paths are dropped in a loop, not by recursion.
    fn drop(&mut self) {
        let mut next = self.before.0.take();
        while let Some(step) = next {
            match Arc::try_unwrap(step) {
                Ok(mut step) => next = step.before.0.take(),
                Err(_) => break,
            }
        }
    }
}

/// Paths made by hand, for the tests of heuristics.
#[cfg(test)]
pub(crate) fn ran(threads: &[u32]) -> Steps {
    threads.iter().fold(Steps::default(), |steps, &thread| {
        let (branches, instructions) = (Trodden::default(), Trodden::default());
        steps.then(Added { thread, preempts: false, chooses_data: false, branches, instructions })
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_are_seen_backwards_and_sums_grow() {
        let steps = ran(&[3, 1, 2]);
        assert_eq!(steps.len(), 3);
        assert_eq!(steps.backwards().map(|s| s.thread).collect::<Vec<_>>(), [2, 1, 3]);
        let added = Added {
            thread: 1,
            preempts: true,
            chooses_data: true,
            branches: Trodden::default(),
            instructions: Trodden::default(),
        };
        let last = steps.then(added);
        assert_eq!((last.last().unwrap().preemptions, last.last().unwrap().data_choices), (1, 1));
    }

    #[test]
    fn a_million_steps_drop_without_recursion() {
        let many: Vec<u32> = (0..1_000_000).map(|i| i % 3).collect();
        drop(ran(&many));
    }
}
