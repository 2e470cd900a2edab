//! Fewest preemptions first: most errors need few switches away from a thread that could go on
//! (Musuvathi and Qadeer, "Iterative Context Bounding", PLDI 2007). Preemptions of the whole path
//! count, so that everything with n of them comes before anything with n + 1.

use super::{Heuristic, HeuristicDef, Scene};

pub(super) const HEURISTIC: HeuristicDef = HeuristicDef {
    name: "minimize-preemptions",
    aliases: &["gov.nasa.jpf.search.heuristic.MinimizePreemption"],
    doc: "fewest switches away from a thread that could go on first",
    build: |_| Box::new(MinimizePreemptions),
};

struct MinimizePreemptions;

impl Heuristic for MinimizePreemptions {
    fn score(&mut self, scene: &Scene<'_>) -> i64 {
        scene.steps.last().map_or(0, |step| i64::from(step.preemptions))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::coverage::Trodden;
    use crate::heuristics::tests::{Made, scene};
    use crate::steps::{Added, ran};

    #[test]
    fn preemptions_of_the_whole_path_count() {
        let made = Made::default();
        let (branches, instructions) = (Trodden::default(), Trodden::default());
        let free = ran(&[0, 1]);
        let forced = free.then(Added { thread: 0, preempts: true, chooses_data: false, branches, instructions });
        assert_eq!(MinimizePreemptions.score(&scene(&made, &free)), 0);
        assert_eq!(MinimizePreemptions.score(&scene(&made, &forced)), 1);
    }
}
