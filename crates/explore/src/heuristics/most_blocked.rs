//! The more threads are blocked, the better: nearest to a deadlock.

use super::{Heuristic, HeuristicDef, Scene};

pub(super) const HEURISTIC: HeuristicDef = HeuristicDef {
    name: "most-blocked",
    aliases: &["gov.nasa.jpf.search.heuristic.MostBlocked"],
    doc: "most blocked threads first",
    build: |_| Box::new(MostBlocked),
};

struct MostBlocked;

impl Heuristic for MostBlocked {
    fn score(&mut self, scene: &Scene<'_>) -> i64 {
        -i64::from(scene.state.blocked_threads())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::heuristics::tests::{Made, scene};
    use crate::steps::Steps;

    #[test]
    fn more_blocked_threads_are_better() {
        let score = |blocked| MostBlocked.score(&scene(&Made { blocked, ..Made::default() }, &Steps::default()));
        assert!(score(2) < score(1) && score(1) < score(0));
    }
}
