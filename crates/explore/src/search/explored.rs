//! All that a search has seen, for properties that are about more than one path.

use std::collections::BTreeSet;

use rustc_hash::FxHashMap;

use crate::codec::{Reader, Writer};
use crate::graph::StateGraph;
use crate::path::{Path, Trail};

/// What there is to look at once a search (or the replay of one path) is over.
pub struct Explored<'s> {
    /// Every state and transition; `None` unless every state was covered, and nothing was found.
    pub(crate) graph: Option<&'s StateGraph>,
    /// A replayed path that ends in a state which it has been in before.
    pub(crate) round: Option<&'s Path>,
    pub(crate) exits: &'s Exits,
    /// Every path was covered.
    pub(crate) complete: bool,
    /// One path was followed.
    pub(crate) replayed: bool,
    /// The message of the violation that a replayed path was found with.
    pub(crate) expected: Option<&'s str>,
}

impl Explored<'_> {
    /// Was one path followed, and not searched?
    pub fn is_path(&self) -> bool {
        self.replayed
    }

    /// Exit statuses of the paths that ended without an uncaught exception, in order.
    pub fn exit_statuses(&self) -> Vec<i32> {
        self.exits.statuses().into_iter().map(|(status, ..)| status).collect()
    }
}

/// Sequences of data choices that exit statuses are told apart by; beyond so many, they are not.
const MOST_GROUPS: usize = 100_000;

/// What one worker has seen at the ends of paths.
#[derive(Default)]
pub(super) struct Ends {
    pub(super) exit_codes: BTreeSet<i32>,
    /// Everything that was written on paths that ended normally, if asked for.
    pub(super) outputs: BTreeSet<Vec<u8>>,
    /// What was written before anything else could have been done instead.
    pub(super) beginning: Vec<u8>,
    /// Something else could have been done, or a path has ended and another may begin.
    pub(super) branched: bool,
    pub(super) exits: Exits,
}

/// The exit statuses of paths that ended without an uncaught exception.
#[derive(Default)]
pub(crate) struct Exits {
    /// How often each came, and the first path to it.
    statuses: FxHashMap<i32, (u64, Trail)>,
    /// The first status by what was chosen on the way: two statuses behind the same data differ by
    /// the schedule.
    groups: FxHashMap<u64, (i32, Trail)>,
    /// Two paths with the same data and different statuses.
    differing: Vec<[(i32, Trail); 2]>,
}

impl Exits {
    /// A path ended with this status after these data choices.
    pub(crate) fn add(&mut self, status: i32, data: u64, trail: impl Fn() -> Trail) {
        self.statuses.entry(status).or_insert_with(|| (0, trail())).0 += 1;
        if let Some((first, way)) = self.groups.get(&data) {
            let known = |pair: &[(i32, Trail); 2]| pair.iter().any(|(s, _)| *s == status);
            if *first != status && !self.differing.iter().any(known) {
                self.differing.push([(*first, way.clone()), (status, trail())]);
            }
        } else if self.groups.len() < MOST_GROUPS {
            self.groups.insert(data, (status, trail()));
        }
    }

    /// Adds what another worker has seen, which counts as what came later.
    pub(crate) fn absorb(&mut self, other: Exits) {
        if self.statuses.is_empty() {
            *self = other;
            return;
        }
        for (status, (count, trail)) in other.statuses {
            self.statuses.entry(status).or_insert_with(|| (0, trail)).0 += count;
        }
        self.differing.extend(other.differing);
    }

    /// Adds what was seen at the end of one more path.
    pub(super) fn add_path(&mut self, path: Exits) {
        for (data, (status, trail)) in path.groups {
            self.add(status, data, || trail.clone());
        }
    }

    /// Did all paths end with the status zero? Then it does not matter in which order they did.
    pub(crate) fn are_plain(&self) -> bool {
        self.statuses.keys().all(|status| *status == 0)
    }

    pub(super) fn write(&self, w: &mut Writer) {
        let way = |w: &mut Writer, status: i32, trail: &Trail| {
            w.u32(status as u32);
            w.indices(&trail.path().0);
        };
        w.list(self.statuses.iter(), |w, (&status, (count, trail))| {
            w.u64(*count);
            way(w, status, trail);
        });
        w.list(self.groups.iter(), |w, (&data, (status, trail))| {
            w.u64(data);
            way(w, *status, trail);
        });
        w.list(self.differing.iter(), |w, pair| pair.iter().for_each(|(status, trail)| way(w, *status, trail)));
    }

    pub(super) fn read(r: &mut Reader<'_>) -> Option<Exits> {
        let way = |r: &mut Reader<'_>| {
            let status = r.u32()? as i32;
            Some((status, r.indices()?.into_iter().fold(Trail::default(), |trail, index| trail.then(index))))
        };
        let statuses = r.list(|r| {
            let count = r.u64()?;
            let (status, trail) = way(r)?;
            Some((status, (count, trail)))
        })?;
        let groups = r.list(|r| Some((r.u64()?, way(r)?)))?;
        let differing = r.list(|r| Some([way(r)?, way(r)?]))?;
        Some(Exits { statuses: statuses.into_iter().collect(), groups: groups.into_iter().collect(), differing })
    }

    /// Each status, in order, with the number of paths and the first of them.
    pub(crate) fn statuses(&self) -> Vec<(i32, u64, Path)> {
        let mut all: Vec<_> = self.statuses.iter().map(|(s, (n, trail))| (*s, *n, trail.path())).collect();
        all.sort_unstable();
        all
    }

    /// Pairs of statuses that differ by the schedule alone, with a path to each.
    pub(crate) fn differing(&self) -> impl Iterator<Item = [(i32, Path); 2]> {
        self.differing.iter().map(|pair| [0, 1].map(|i| (pair[i].0, pair[i].1.path())))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn statuses_behind_other_data_are_no_difference() {
        let mut exits = Exits::default();
        let trail = Trail::default();
        exits.add(0, 1, || trail.clone());
        exits.add(3, 2, || trail.then(1));
        assert_eq!(exits.differing().count(), 0);
        exits.add(3, 1, || trail.then(2));
        exits.add(3, 1, || trail.then(3));
        let pairs: Vec<_> = exits.differing().collect();
        assert_eq!(pairs, [[(0, Path(vec![])), (3, Path(vec![2]))]], "the first of each");
        assert_eq!(exits.statuses()[1], (3, 3, Path(vec![1])));
    }
}
