//! Thread interleaving (Fig. 4): the thread that ran last should not have run lately.
//!
//! Each time it appears in the history of the path makes the score worse, in proportion to the
//! number of live threads and to how recent that run is: a bounded history of n steps weighs the
//! step before with n and the oldest with 1, an unbounded one weighs a step by its place in the
//! path. A state reached from the first choice has no history and the best score.
//!
//! Deviation: read to the letter, Fig. 4 weighs old runs more than recent ones, which lets a thread
//! go on rather than switch; docs/HEURISTICS.md has both measured.

use super::{Heuristic, HeuristicDef, Scene};

pub(super) const HEURISTIC: HeuristicDef = HeuristicDef {
    name: "interleaving",
    aliases: &["gov.nasa.jpf.search.heuristic.Interleaving"],
    doc: "switch threads: worse the more often and the more recently the thread that ran last had run (heuristic.history)",
    build: |tuning| Box::new(Interleaving { history: tuning.history }),
};

struct Interleaving {
    history: Option<u32>,
}

impl Heuristic for Interleaving {
    fn score(&mut self, scene: &Scene<'_>) -> i64 {
        let mut steps = scene.steps.backwards();
        let Some(last) = steps.next() else { return 0 };
        let longest = last.length - 1;
        let history = self.history.unwrap_or(longest);
        let recent = steps.take(history as usize).zip((0..=history).rev());
        let weight: i64 = recent.filter(|(step, _)| step.thread == last.thread).map(|(_, weight)| i64::from(weight)).sum();
        weight * i64::from(scene.state.live_threads())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::heuristics::tests::{Made, scene};
    use crate::steps::ran;

    fn score(history: Option<u32>, live: u32, threads: &[u32]) -> i64 {
        Interleaving { history }.score(&scene(&Made { live, ..Made::default() }, &ran(threads)))
    }

    #[test]
    fn a_thread_that_has_not_run_is_best() {
        assert_eq!(score(None, 3, &[]), 0);
        assert_eq!(score(None, 3, &[0, 1, 2]), 0);
        assert_eq!(score(Some(2), 3, &[1, 0, 0, 1]), 0);
    }

    #[test]
    fn recent_runs_weigh_more_than_old_ones() {
        // Unbounded: the place in the path.
        assert_eq!(score(None, 1, &[0, 0]), 1);
        assert_eq!(score(None, 1, &[0, 1, 0]), 1);
        assert_eq!(score(None, 1, &[1, 0, 0]), 2);
        assert_eq!(score(None, 1, &[0, 0, 0]), 3);
        // Bounded: n for the step before.
        assert_eq!(score(Some(4), 1, &[0, 0]), 4);
        assert_eq!(score(Some(4), 1, &[0, 1, 0]), 3);
        assert_eq!(score(Some(1), 1, &[0, 1, 0]), 0);
    }

    #[test]
    fn live_threads_are_a_factor() {
        assert_eq!(score(Some(4), 5, &[0, 0]), 20);
    }
}
