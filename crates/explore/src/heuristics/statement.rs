//! As `branch`, with every instruction of the program instead of its branches.
//!
//! Deviation: instructions are those of the decoded code, in which loads and stores of local
//! variables are part of the instruction that uses them.

use super::ranking::Ranking;
use super::{Heuristic, HeuristicDef, Scene};
use crate::coverage::Wanted;

pub(super) const HEURISTIC: HeuristicDef = HeuristicDef {
    name: "statement",
    aliases: &[],
    doc: "as branch, with executed instructions instead of taken branches",
    build: |tuning| Box::new(Statement(Ranking::new(tuning))),
};

struct Statement(Ranking);

impl Heuristic for Statement {
    fn score(&mut self, scene: &Scene<'_>) -> i64 {
        self.0.score(scene.steps.last().map(|step| &step.instructions))
    }

    fn wants(&self) -> Wanted {
        Wanted { branches: true, instructions: true }
    }
}
