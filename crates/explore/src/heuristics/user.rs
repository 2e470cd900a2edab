//! The program's own score: `Verify.setHeuristicSearchValue` gives it (lower is better), and
//! `Verify.interesting` and `boring` put a path in front of or behind all others.

use super::{Heuristic, HeuristicDef, Scene};

pub(super) const HEURISTIC: HeuristicDef = HeuristicDef {
    name: "user",
    aliases: &["gov.nasa.jpf.search.heuristic.UserHeuristic"],
    doc: "by Verify.setHeuristicSearchValue (lower first), interesting paths before, boring ones behind all others",
    build: |_| Box::new(User),
};

/// More than any value that a program can set.
const APART: i64 = 1 << 33;

struct User;

impl Heuristic for User {
    fn score(&mut self, scene: &Scene<'_>) -> i64 {
        let value = i64::from(scene.state.user_value());
        value - APART * i64::from(scene.state.interest().signum())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::heuristics::tests::{Made, scene};
    use crate::steps::Steps;

    #[test]
    fn interest_comes_before_values() {
        let score = |value, interest| User.score(&scene(&Made { value, interest, ..Made::default() }, &Steps::default()));
        let order = [(i32::MAX, 1), (i32::MIN, 0), (-1, 0), (3, 0), (i32::MIN, -1)].map(|(v, i)| score(v, i));
        assert!(order.windows(2).all(|w| w[0] < w[1]), "{order:?}");
    }
}
