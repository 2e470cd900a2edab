//! Choice paths: the index taken at each choice since the start.
//!
//! One type for replay, traces, ranges and reports. Totally ordered (lexicographically), printed
//! as `0/2/1` and parsed back.

use std::cmp::Ordering;
use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

/// A sequence of choice indices.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Path(pub Vec<u32>);

/// Why a text is no path.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PathError(pub String);

impl fmt::Display for PathError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "'{}' is no choice index; a path is written as 0/2/1", self.0)
    }
}

impl std::error::Error for PathError {}

impl fmt::Display for Path {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, index) in self.0.iter().enumerate() {
            if i > 0 {
                f.write_str("/")?;
            }
            write!(f, "{index}")?;
        }
        Ok(())
    }
}

impl FromStr for Path {
    type Err = PathError;

    fn from_str(text: &str) -> Result<Path, PathError> {
        if text.trim().is_empty() {
            return Ok(Path::default());
        }
        let part = |p: &str| p.trim().parse::<u32>().map_err(|_| PathError(p.trim().to_string()));
        text.split('/').map(part).collect::<Result<_, _>>().map(Path)
    }
}

/// A path shared with the branches it grew from, so that open branches cost one link each.
#[derive(Clone, Debug, Default)]
pub(crate) struct Trail(Option<Arc<Link>>);

#[derive(Debug)]
struct Link {
    before: Trail,
    index: u32,
    length: u32,
}

impl Trail {
    pub(crate) fn then(&self, index: u32) -> Trail {
        Trail(Some(Arc::new(Link { before: self.clone(), index, length: self.len() + 1 })))
    }

    pub(crate) fn len(&self) -> u32 {
        self.0.as_ref().map_or(0, |link| link.length)
    }

    pub(crate) fn path(&self) -> Path {
        Path(self.since(0))
    }

    /// The indices behind so many.
    pub(crate) fn since(&self, start: u32) -> Vec<u32> {
        let links = std::iter::successors(self.0.as_ref(), |link| link.before.0.as_ref());
        let mut indices: Vec<u32> = links.take_while(|link| link.length > start).map(|link| link.index).collect();
        indices.reverse();
        indices
    }

    /// How many indices two trails begin with alike, and which of them comes first. Takes as long as they differ, if they
    /// grew from the same trail.
    pub(crate) fn meet(&self, other: &Trail) -> (u32, Ordering) {
        let shorter = self.len().min(other.len());
        let (mut one, mut two) = (self.at_length(shorter), other.at_length(shorter));
        let mut met = (shorter, self.len().cmp(&other.len()));
        while let (Some(a), Some(b)) = (&one.0, &two.0) {
            if Arc::ptr_eq(a, b) {
                break;
            }
            if a.index != b.index {
                met = (a.length - 1, a.index.cmp(&b.index));
            }
            (one, two) = (&a.before, &b.before);
        }
        met
    }

    fn at_length(&self, length: u32) -> &Trail {
        let mut at = self;
        while let Some(link) = at.0.as_ref().filter(|link| link.length > length) {
            at = &link.before;
        }
        at
    }
}

impl Drop for Link {
    /// Long trails are dropped in a loop, not by recursion.
    fn drop(&mut self) {
        let mut next = self.before.0.take();
        while let Some(link) = next {
            match Arc::try_unwrap(link) {
                Ok(mut link) => next = link.before.0.take(),
                Err(_) => break,
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn printed_paths_parse_back() {
        for path in [Path::default(), Path(vec![0]), Path(vec![3, 0, 12])] {
            assert_eq!(path.to_string().parse::<Path>().unwrap(), path);
        }
        assert!("1/x".parse::<Path>().is_err());
        assert!("1//2".parse::<Path>().is_err());
    }

    #[test]
    fn a_million_links_drop_without_recursion() {
        let mut trail = Trail::default();
        for i in 0..1_000_000 {
            trail = trail.then(i % 3);
        }
        assert_eq!(trail.path().0.len(), 1_000_000);
    }
}
