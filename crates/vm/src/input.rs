//! Standard input: read from the host when the program first asks, remembered for every other path.
//!
//! What a program sees is a function of where it reads and how much it asks for: bytes that came in
//! one piece are given in one piece again, and an answer to "how much is there?" stays as it was. So
//! a state that is restored goes on as it did before. Not its job: where the bytes come from; whoever
//! starts the machine says so ([`Supply`]).

use std::collections::BTreeMap;
use std::fmt;
use std::io;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// Where bytes come from.
pub trait Supply: Send {
    /// Waits for at least one byte and takes at most as many as fit; 0 at the end.
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize>;
    /// Bytes that can be read without waiting.
    fn available(&mut self) -> io::Result<u64>;
}

/// The standard input of a program, shared by all machines of one search.
#[derive(Clone)]
pub struct Input(Arc<Mutex<Remembered>>);

struct Remembered {
    bytes: Vec<u8>,
    /// Where each piece that came at once ends, in order; the last one is the length of `bytes`.
    ends: Vec<usize>,
    /// What was said to be there, by the position it was asked at.
    promised: BTreeMap<usize, u64>,
    at_end: bool,
    supply: Box<dyn Supply>,
}

/// How much is taken from the host at once, however much the program asks for.
const PIECE: usize = 1 << 20;

impl Input {
    pub fn new(supply: impl Supply + 'static) -> Input {
        let supply = Box::new(supply);
        let (bytes, ends, promised) = (Vec::new(), Vec::new(), BTreeMap::new());
        Input(Arc::new(Mutex::new(Remembered { bytes, ends, promised, at_end: false, supply })))
    }

    /// No input at all.
    pub fn empty() -> Input {
        Input::of(Vec::new())
    }

    /// These bytes.
    pub fn of(bytes: Vec<u8>) -> Input {
        Input::new(Given(bytes.into()))
    }

    /// Up to `count` bytes from a position on; empty at the end.
    pub fn read_at(&self, at: usize, count: usize) -> io::Result<Vec<u8>> {
        let mut known = self.lock();
        if count == 0 {
            return Ok(Vec::new());
        }
        while at >= known.bytes.len() && !known.at_end {
            known.fetch(count)?;
        }
        let piece = known.ends.partition_point(|&end| end <= at);
        let end = known.ends.get(piece).map_or(at, |&end| end.min(at.saturating_add(count)));
        Ok(known.bytes.get(at..end).unwrap_or_default().to_vec())
    }

    /// Bytes that can be read from a position on without waiting.
    pub fn available(&self, at: usize) -> io::Result<u64> {
        self.lock().available(at)
    }

    fn lock(&self) -> MutexGuard<'_, Remembered> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Remembered {
    fn fetch(&mut self, count: usize) -> io::Result<()> {
        let from = self.bytes.len();
        self.bytes.resize(from + count.min(PIECE), 0);
        let read = self.supply.read(&mut self.bytes[from..]);
        let got = read.as_ref().map_or(0, |&n| n);
        self.bytes.truncate(from + got);
        self.at_end = got == 0 && read.is_ok();
        if got > 0 {
            self.ends.push(from + got);
        }
        read.map(|_| ())
    }

    fn available(&mut self, at: usize) -> io::Result<u64> {
        if let Some(&promised) = self.promised.get(&at) {
            return Ok(promised);
        }
        let more = if self.at_end { 0 } else { self.supply.available()? };
        let there = (self.bytes.len().saturating_sub(at)) as u64 + more;
        self.promised.insert(at, there);
        Ok(there)
    }
}

/// Bytes that are there from the start.
struct Given(std::collections::VecDeque<u8>);

impl Supply for Given {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        io::Read::read(&mut self.0, into)
    }

    fn available(&mut self) -> io::Result<u64> {
        Ok(self.0.len() as u64)
    }
}

impl fmt::Debug for Input {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Input({} bytes read)", self.lock().bytes.len())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Gives these pieces, one per call, and counts the calls.
    struct Pieces(Vec<&'static [u8]>, Arc<Mutex<usize>>);

    impl Supply for Pieces {
        fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
            *self.1.lock().unwrap() += 1;
            if self.0.is_empty() {
                return Ok(0);
            }
            let piece = self.0.remove(0);
            assert!(piece.len() <= into.len(), "more than was asked for is not taken");
            into[..piece.len()].copy_from_slice(piece);
            Ok(piece.len())
        }

        fn available(&mut self) -> io::Result<u64> {
            Ok(self.0.first().map_or(0, |p| p.len() as u64))
        }
    }

    #[test]
    fn nothing_is_read_before_it_is_asked_for_and_all_paths_see_the_same() {
        let calls = Arc::new(Mutex::new(0));
        let input = Input::new(Pieces(vec![b"abc", b"de"], calls.clone()));
        assert_eq!(*calls.lock().unwrap(), 0);
        assert_eq!(input.available(0).unwrap(), 3);
        assert_eq!(*calls.lock().unwrap(), 0, "asking what is there reads nothing");
        for _ in 0..2 {
            assert_eq!(input.read_at(0, 8).unwrap(), b"abc");
            assert_eq!(input.read_at(1, 8).unwrap(), b"bc", "a piece stays a piece");
            assert_eq!(input.read_at(1, 1).unwrap(), b"b");
            assert_eq!(input.available(0).unwrap(), 3, "what was said once stays said");
        }
        assert_eq!(*calls.lock().unwrap(), 1);
        for _ in 0..2 {
            assert_eq!(input.read_at(3, 8).unwrap(), b"de");
            assert_eq!(input.read_at(5, 8).unwrap(), b"");
        }
        assert_eq!(*calls.lock().unwrap(), 3, "the end is remembered too");
        assert_eq!(input.read_at(0, 8).unwrap(), b"abc");
    }

    #[test]
    fn given_bytes_are_an_input() {
        let input = Input::of(b"xyz".to_vec());
        assert_eq!(input.available(0).unwrap(), 3);
        assert_eq!(input.read_at(0, 2).unwrap(), b"xy");
        assert_eq!(input.read_at(2, 2).unwrap(), b"z");
        assert_eq!(input.read_at(3, 2).unwrap(), b"");
        assert_eq!(Input::empty().read_at(0, 1).unwrap(), b"");
        assert_eq!(Input::empty().read_at(0, 0).unwrap(), b"");
    }
}
