//! Branch coverage by the three ranks of Fig. 3 (`ranking.rs`): explores breadth-first, except
//! where taking branches that were not (or seldom) taken pays.

use super::ranking::Ranking;
use super::{Heuristic, HeuristicDef, Scene};

pub(super) const HEURISTIC: HeuristicDef = HeuristicDef {
    name: "branch",
    aliases: &[],
    doc: "branches not taken yet first, then no branch, then branches taken seldom (heuristic.counts, .persist, .summed)",
    build: |tuning| Box::new(Branch(Ranking::new(tuning))),
};

struct Branch(Ranking);

impl Heuristic for Branch {
    fn score(&mut self, scene: &Scene<'_>) -> i64 {
        self.0.score(scene.steps.last().map(|step| &step.branches))
    }
}
