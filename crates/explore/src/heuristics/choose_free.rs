//! Choose-free first: the fewer choices of data on the way, the better.
//!
//! Choices that an abstraction has put in place of computed values can make errors that the
//! program does not have; an error on a path without any is real. Deviation: the paper counts the
//! choices that are enabled in a state; counting those already made as well keeps the whole
//! choose-free part in front.

use super::{Heuristic, HeuristicDef, Scene};

pub(super) const HEURISTIC: HeuristicDef = HeuristicDef {
    name: "choose-free",
    aliases: &[],
    doc: "fewest choices of data on the path first",
    build: |_| Box::new(ChooseFree),
};

struct ChooseFree;

impl Heuristic for ChooseFree {
    fn score(&mut self, scene: &Scene<'_>) -> i64 {
        let made = scene.steps.last().map_or(0, |step| i64::from(step.data_choices));
        made + i64::from(scene.is_data)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::coverage::Trodden;
    use crate::heuristics::tests::{Made, scene};
    use crate::steps::{Added, Steps, ran};

    #[test]
    fn choices_made_and_choices_ahead_count() {
        let made = Made::default();
        let ahead = Made { is_data: true, ..Made::default() };
        let (branches, instructions) = (Trodden::default(), Trodden::default());
        let after = Steps::default().then(Added { thread: 0, preempts: false, chooses_data: true, branches, instructions });
        assert_eq!(ChooseFree.score(&scene(&made, &ran(&[0, 1, 0]))), 0);
        assert_eq!(ChooseFree.score(&scene(&ahead, &ran(&[0]))), 1);
        assert_eq!(ChooseFree.score(&scene(&made, &after)), 1);
        assert_eq!(ChooseFree.score(&scene(&ahead, &after)), 2);
    }
}
