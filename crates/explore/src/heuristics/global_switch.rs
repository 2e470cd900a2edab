//! Switching threads over the whole search: as `interleaving`, but the history is that of the
//! states reached one after the other, whatever path they are on.

use std::collections::VecDeque;

use super::{Heuristic, HeuristicDef, Scene};

/// Steps that are remembered if nothing else is said; JPF's number.
const HISTORY: u32 = 10;

pub(super) const HEURISTIC: HeuristicDef = HeuristicDef {
    name: "global-switch",
    aliases: &["gov.nasa.jpf.search.heuristic.GlobalSwitchThread"],
    doc: "as interleaving, by the threads that ran last in the whole search (heuristic.history)",
    build: |tuning| Box::new(GlobalSwitch { history: tuning.history.unwrap_or(HISTORY), threads: VecDeque::new() }),
};

struct GlobalSwitch {
    history: u32,
    /// The last one first.
    threads: VecDeque<u32>,
}

impl Heuristic for GlobalSwitch {
    fn score(&mut self, scene: &Scene<'_>) -> i64 {
        let Some(last) = scene.steps.last().map(|step| step.thread) else { return 0 };
        let weighted = self.threads.iter().zip((1..=self.history).rev());
        let weight: i64 = weighted.filter(|(thread, _)| **thread == last).map(|(_, weight)| i64::from(weight)).sum();
        self.threads.push_front(last);
        self.threads.truncate(self.history as usize);
        weight * i64::from(scene.state.live_threads())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::heuristics::tests::{Made, scene};
    use crate::steps::ran;

    #[test]
    fn the_history_is_that_of_the_search() {
        let mut switch = GlobalSwitch { history: 3, threads: VecDeque::new() };
        let made = Made { live: 2, ..Made::default() };
        let scores = [&[0][..], &[1], &[0, 0], &[1], &[2]].map(|path| switch.score(&scene(&made, &ran(path))));
        // The third: thread 0 ran two states ago (weight 2); the fourth likewise.
        assert_eq!(scores, [0, 0, 4, 4, 0]);
        // Only three are remembered.
        assert_eq!(switch.score(&scene(&made, &ran(&[0]))), 2);
    }
}
