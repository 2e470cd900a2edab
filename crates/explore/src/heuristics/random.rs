//! A random score: the yardstick for all others. The same seed gives the same search.

use super::{Heuristic, HeuristicDef, Scene};
use crate::search::SplitMix;

pub(super) const HEURISTIC: HeuristicDef = HeuristicDef {
    name: "random",
    aliases: &["gov.nasa.jpf.search.heuristic.RandomHeuristic"],
    doc: "in random order (search.seed)",
    build: |tuning| Box::new(Random(SplitMix(tuning.seed))),
};

struct Random(SplitMix);

impl Heuristic for Random {
    fn score(&mut self, _: &Scene<'_>) -> i64 {
        (self.0.next() >> 33) as i64
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::heuristics::tests::{Made, scene};
    use crate::steps::Steps;

    #[test]
    fn the_seed_decides() {
        let made = Made::default();
        let scores = |seed| {
            let mut random = Random(SplitMix(seed));
            [0; 5].map(|_| random.score(&scene(&made, &Steps::default())))
        };
        assert_eq!(scores(1), scores(1));
        assert_ne!(scores(1), scores(2));
    }
}
