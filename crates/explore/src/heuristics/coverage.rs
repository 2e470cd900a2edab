//! Plain coverage: the more branches covered, the better.
//!
//! The paper found it to get stuck where coverage was high once; it is here for comparison. The
//! number of branches stands for their percentage, since all states share what is known.

use super::{Heuristic, HeuristicDef, Scene, Scope};

pub(super) const HEURISTIC: HeuristicDef = HeuristicDef {
    name: "coverage",
    aliases: &[],
    doc: "most branches covered first (heuristic.counts)",
    build: |tuning| Box::new(Covered(tuning.scope)),
};

struct Covered(Scope);

impl Heuristic for Covered {
    fn score(&mut self, scene: &Scene<'_>) -> i64 {
        let covered = match self.0 {
            Scope::Global => scene.coverage.branches.covered() as i64,
            Scope::Path => scene.steps.last().map_or(0, |step| i64::from(step.branches.counts.covered())),
        };
        -covered
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::coverage::{Trodden, Unit};
    use crate::heuristics::tests::{Made, scene};
    use crate::steps::{Added, Steps};

    #[test]
    fn more_is_better_on_the_path_or_in_the_whole_search() {
        let unit = |at| (Unit { thread: 0, method: 0, at, way: 0 }, 1);
        let mut made = Made::default();
        let branches = made.coverage.branches.tread(&[unit(1), unit(2)], None);
        made.coverage.branches.tread(&[unit(3)], None);
        let instructions = Trodden::default();
        let two = Steps::default().then(Added { thread: 0, preempts: false, chooses_data: false, branches, instructions });
        assert_eq!(Covered(Scope::Path).score(&scene(&made, &two)), -2);
        assert_eq!(Covered(Scope::Path).score(&scene(&made, &Steps::default())), 0);
        assert_eq!(Covered(Scope::Global).score(&scene(&made, &two)), -3);
    }
}
