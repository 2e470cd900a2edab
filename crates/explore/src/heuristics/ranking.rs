//! The ranking of Fig. 3, for branches and for instructions.
//!
//! A state whose last transition covered something for the first time is best; one whose last
//! transition covered nothing comes next; others are the worse the more often what they covered
//! had been covered before. Deviation: our transitions run from one choice to the next and may
//! cover many branches where those of the paper cover one; the rarest of them counts.
//!
//! With `persist`, a state that covers nothing keeps the rank of the last one on its path that did.
//! With `summed`, counts are added up along the path, so that one common branch does not throw a
//! good path back.

use super::{Scope, Tuning};
use crate::coverage::{Rarity, Trodden};

pub(super) struct Ranking {
    scope: Scope,
    persist: bool,
    summed: bool,
}

impl Ranking {
    pub(super) fn new(tuning: &Tuning) -> Ranking {
        Ranking { scope: tuning.scope, persist: tuning.persist, summed: tuning.summed }
    }

    fn times(&self, rarity: Rarity) -> i64 {
        let times = match self.scope {
            Scope::Global => rarity.overall,
            Scope::Path => rarity.on_path,
        };
        times.min(1 << 32) as i64
    }

    pub(super) fn score(&self, last: Option<&Trodden>) -> i64 {
        let Some(last) = last else { return 0 };
        let covered = if self.persist { last.persisting } else { last.here };
        let level = match covered.map(|rarity| self.times(rarity)) {
            Some(0) => 0,
            None => 1,
            Some(times) => 1 + times,
        };
        // A sum is shared by all that is new and all that covers nothing; the level tells those apart.
        if self.summed { 2 * self.times(last.sum) + level.min(1) } else { level }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::coverage::PathCounts;

    fn trodden(here: Option<u64>, persisting: Option<u64>, sum: u64) -> Trodden {
        // The path has seen everything ten times less often than the search.
        let rarity = |n: u64| Rarity { overall: n, on_path: n / 10 };
        Trodden {
            here: here.map(rarity),
            persisting: persisting.map(rarity),
            sum: rarity(sum),
            counts: PathCounts::default(),
        }
    }

    fn score(tuning: &Tuning, here: Option<u64>, persisting: Option<u64>, sum: u64) -> i64 {
        Ranking::new(tuning).score(Some(&trodden(here, persisting, sum)))
    }

    #[test]
    fn new_then_none_then_rare_then_common() {
        let tuning = Tuning::default();
        let scores = [Some(0), None, Some(1), Some(2), Some(50)].map(|here| score(&tuning, here, here, 0));
        assert!(scores.windows(2).all(|w| w[0] < w[1]), "{scores:?}");
    }

    #[test]
    fn the_path_may_be_new_to_what_the_search_knows() {
        let tuning = Tuning { scope: Scope::Path, ..Tuning::default() };
        assert_eq!(score(&tuning, Some(5), Some(5), 5), 0);
        assert_eq!(score(&Tuning::default(), Some(5), Some(5), 5), 6);
    }

    #[test]
    fn a_persisting_count_replaces_the_second_rank() {
        let tuning = Tuning { persist: true, ..Tuning::default() };
        assert_eq!(score(&tuning, None, Some(0), 0), 0);
        assert_eq!(score(&tuning, None, Some(7), 7), 8);
        assert_eq!(score(&tuning, None, None, 0), 1);
    }

    #[test]
    fn sums_remember_the_path() {
        let tuning = Tuning { summed: true, ..Tuning::default() };
        // A new branch behind common ones is worse than a common one behind new ones.
        assert!(score(&tuning, Some(0), Some(0), 30) > score(&tuning, Some(9), Some(9), 9));
        // Among equal sums, new is better than nothing.
        assert!(score(&tuning, Some(0), Some(0), 9) < score(&tuning, None, Some(9), 9));
    }
}
