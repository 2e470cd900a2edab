//! Ranges: parts of the choice tree between two paths.
//!
//! Choices have an order, so paths have one, and two paths in that order bound a part of the tree (Funes,
//! Siddiqui, Khurshid: Ranged model checking, 2012). A range begins with its first path and ends before its
//! last one; a path stands for everything behind it. So ranges that share a boundary have no path in common
//! and leave none out.
//!
//! States on a boundary are expanded in part only. They are never matched and never remembered: a state that a
//! search takes for known is one whose alternatives are all its own, and a range covers what lies behind its
//! inner states by itself, whatever other ranges do.

use std::fmt;
use std::ops;

use rjpf_vm::Stop;
use rjpf_vm::transition::Outcome;

use crate::machine::Machine;
use crate::path::Path;
use crate::search::SplitMix;

/// From a path, which is part of it, up to another, which is not.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Range {
    pub from: Path,
    /// `None`: up to the end.
    pub to: Option<Path>,
}

/// Which boundaries a state lies on: its path is the beginning of theirs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Rim {
    from: bool,
    to: bool,
}

impl Rim {
    pub(crate) fn is_inside(self) -> bool {
        self == Rim::default()
    }
}

impl fmt::Display for Range {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = |path: &Path, none: &str| if path.0.is_empty() { none.to_string() } else { path.to_string() };
        let to = self.to.as_ref().map_or_else(|| "the end".to_string(), |to| name(to, "the start"));
        write!(f, "from {} up to {to}", name(&self.from, "the start"))
    }
}

impl Range {
    /// Everything.
    pub fn is_whole(&self) -> bool {
        self.from.0.is_empty() && self.to.is_none()
    }

    /// Why nothing can be in it, if so.
    pub fn fault(&self) -> Option<String> {
        let to = self.to.as_ref().filter(|to| **to <= self.from)?;
        Some(match *to == self.from {
            true => format!("a range that begins and ends at {to} has nothing in it"),
            false => format!("the range is the wrong way round: {} comes after {to}", self.from),
        })
    }

    /// Consecutive parts with these boundaries between them.
    pub fn parts(&self, boundaries: &[Path]) -> Vec<Range> {
        let mut from = self.from.clone();
        let mut parts = Vec::new();
        for boundary in boundaries {
            parts.push(Range { from: std::mem::replace(&mut from, boundary.clone()), to: Some(boundary.clone()) });
        }
        parts.push(Range { from, to: self.to.clone() });
        parts
    }

    pub(crate) fn root(&self) -> Rim {
        Rim { from: !self.from.0.is_empty(), to: self.to.is_some() }
    }

    /// Where an alternative of a state leads to.
    pub(crate) fn step(&self, rim: Rim, depth: u32, index: u32) -> Rim {
        let at = depth as usize;
        let goes_on = |path: &Path| path.0.get(at) == Some(&index) && path.0.len() > at + 1;
        let to = rim.to && self.to.as_ref().is_some_and(goes_on);
        Rim { from: rim.from && goes_on(&self.from), to }
    }

    /// The alternatives of a state that are in the range.
    pub(crate) fn alternatives(&self, rim: Rim, depth: u32, count: u32) -> Result<ops::Range<u32>, Stop> {
        let at = depth as usize;
        let index = |path: &Path, name: &str, most: u32| match path.0.get(at) {
            Some(&index) if index <= most => Ok(index),
            Some(&index) => Err(no_path(name, path, depth, &format!("has {count} alternatives, there is no {index}"))),
            None => Ok(0),
        };
        let first = if rim.from { index(&self.from, "from", count - 1)? } else { 0 };
        let last = match self.to.as_ref().filter(|_| rim.to) {
            // The last index of the boundary says where the range is over, which may be behind all alternatives.
            Some(to) if to.0.len() <= at + 1 => index(to, "to", count)?,
            Some(to) => index(to, "to", count - 1)? + 1,
            None => count,
        };
        Ok(first..last)
    }

    /// The program ended on a boundary that goes on.
    pub(crate) fn ended(&self, rim: Rim, depth: u32) -> Stop {
        match &self.to {
            Some(to) if rim.to => no_path("to", to, depth, "is over"),
            _ => no_path("from", &self.from, depth, "is over"),
        }
    }
}

fn no_path(name: &str, path: &Path, depth: u32, why: &str) -> Stop {
    Stop::Mismatch(format!("range.{name}={path} is no path of the program: after {depth} choices it {why}"))
}

/// Walks that are tried for each boundary that is wanted.
const TRIES: usize = 20;
/// Choices after which a walk is far enough.
const FAR: usize = 10_000;

/// Up to so many paths of random walks within a range, in order: what parts of it may begin with. The machine
/// is at its start. What the walks teach about the program stays learned, and the paths fit it.
pub fn boundaries<M: Machine>(machine: &mut M, range: &Range, wanted: usize, seed: u64) -> Result<Vec<Path>, Stop> {
    let initial = machine.snapshot();
    let mut random = SplitMix(seed);
    let mut found = std::collections::BTreeSet::new();
    let mut tries = wanted.saturating_mul(TRIES);
    while found.len() < wanted && tries > 0 {
        tries -= 1;
        machine.rewind(&initial);
        let path = walk(machine, range, &mut random)?;
        if machine.broken() {
            machine.begin_round();
            found.clear();
            tries = wanted.saturating_mul(TRIES);
        } else if path > range.from {
            found.insert(path);
        }
    }
    machine.rewind(&initial);
    Ok(found.into_iter().collect())
}

fn walk<M: Machine>(machine: &mut M, range: &Range, random: &mut SplitMix) -> Result<Path, Stop> {
    let mut outcome = machine.start()?;
    let (mut rim, mut path) = (range.root(), Path::default());
    loop {
        let point = match outcome {
            Outcome::Choice(point) => point,
            Outcome::Violation(violation) if violation.resumable => {
                outcome = machine.resume()?;
                continue;
            }
            _ if rim.is_inside() => return Ok(path),
            _ => return Err(range.ended(rim, path.0.len() as u32)),
        };
        let depth = path.0.len() as u32;
        let open = range.alternatives(rim, depth, point.count())?;
        if path.0.len() >= FAR || open.is_empty() {
            return Ok(path);
        }
        let index = open.start + random.below(open.len() as u32);
        rim = range.step(rim, depth, index);
        path.0.push(index);
        outcome = machine.take(index)?;
        machine.drain_output();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn range(from: &str, to: &str) -> Range {
        Range { from: from.parse().unwrap(), to: Some(to.parse().unwrap()) }
    }

    /// All paths of a tree with three alternatives everywhere, three deep, that a range has.
    fn paths(range: &Range) -> Vec<String> {
        fn go(range: &Range, rim: Rim, path: &mut Path, found: &mut Vec<String>) {
            if path.0.len() == 3 {
                return found.push(path.to_string());
            }
            let depth = path.0.len() as u32;
            for index in range.alternatives(rim, depth, 3).unwrap() {
                path.0.push(index);
                go(range, range.step(rim, depth, index), path, found);
                path.0.pop();
            }
        }
        let mut found = Vec::new();
        go(range, range.root(), &mut Path::default(), &mut found);
        found
    }

    #[test]
    fn a_range_has_the_paths_between_its_boundaries() {
        assert_eq!(paths(&range("0/1/2", "1/0/1")), ["0/1/2", "0/2/0", "0/2/1", "0/2/2", "1/0/0"]);
        assert_eq!(paths(&range("2/2", "2/2/1")), ["2/2/0"]);
        assert_eq!(paths(&Range { to: None, ..range("2/1/2", "3") }), ["2/1/2", "2/2/0", "2/2/1", "2/2/2"]);
        assert_eq!(paths(&range("2/2/2", "3")), ["2/2/2"], "behind the last one");
    }

    #[test]
    fn parts_have_every_path_once() {
        let whole = paths(&Range::default());
        let mut random = SplitMix(7);
        for _ in 0..200 {
            let boundaries: std::collections::BTreeSet<Path> =
                (0..random.below(6)).map(|_| Path((0..=random.below(3)).map(|_| random.below(3)).collect())).collect();
            let boundaries: Vec<Path> = boundaries.into_iter().collect();
            let parts = Range::default().parts(&boundaries);
            let found: Vec<String> = parts.iter().flat_map(paths).collect();
            assert_eq!(found, whole, "{boundaries:?}");
        }
    }

    #[test]
    fn what_is_no_range_is_refused() {
        assert!(range("0/2", "0/1/1").fault().unwrap().contains("wrong way round"));
        assert!(range("0/2", "0/2").fault().unwrap().contains("nothing in it"));
        assert!(range("0/2", "0/2/1").fault().is_none() && Range::default().fault().is_none());
        let far = range("0/5", "1/4");
        let rim = far.step(far.root(), 0, 0);
        assert!(matches!(far.alternatives(rim, 1, 3), Err(Stop::Mismatch(why)) if why.contains("range.from=0/5")));
    }
}
