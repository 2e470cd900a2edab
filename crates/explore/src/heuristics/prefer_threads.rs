//! States first that a thread of these names has just led to.

use super::{Heuristic, HeuristicDef, Scene};

pub(super) const HEURISTIC: HeuristicDef = HeuristicDef {
    name: "prefer-threads",
    aliases: &["gov.nasa.jpf.search.heuristic.PreferThreads"],
    doc: "steps of threads with these names first (heuristic.prefer)",
    build: |tuning| Box::new(PreferThreads(tuning.preferred.clone())),
};

struct PreferThreads(Vec<String>);

impl Heuristic for PreferThreads {
    fn score(&mut self, scene: &Scene<'_>) -> i64 {
        let name = scene.steps.last().map(|step| scene.state.thread_name(step.thread));
        i64::from(!name.is_some_and(|name| self.0.contains(&name)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::heuristics::tests::{Made, scene};
    use crate::steps::ran;

    #[test]
    fn named_threads_come_first() {
        let made = Made::default();
        let mut prefer = PreferThreads(vec!["#2".into(), "#5".into()]);
        let scores = [&[0, 2][..], &[2, 0], &[5], &[]].map(|path| prefer.score(&scene(&made, &ran(path))));
        assert_eq!(scores, [0, 1, 0, 1]);
    }
}
