//! A cursor over big-endian bytes that never reads past its end.

use crate::error::{ErrorKind, Fail, Parsed};

/// Reads `bytes[pos..end]`; positions are file offsets, also in a reader of one attribute.
#[derive(Clone)]
pub(crate) struct Reader<'a> {
    bytes: &'a [u8],
    pos: usize,
}

impl<'a> Reader<'a> {
    pub(crate) fn new(bytes: &'a [u8]) -> Reader<'a> {
        Reader { bytes, pos: 0 }
    }

    pub(crate) fn at(bytes: &'a [u8], pos: usize) -> Reader<'a> {
        Reader { bytes, pos }
    }

    pub(crate) fn pos(&self) -> usize {
        self.pos
    }

    pub(crate) fn remaining(&self) -> usize {
        self.bytes.len().saturating_sub(self.pos)
    }

    fn truncated(&self) -> Fail {
        Fail::new(self.pos, ErrorKind::Truncated)
    }

    #[inline]
    fn array<const N: usize>(&mut self) -> Parsed<[u8; N]> {
        match self.bytes.get(self.pos..).and_then(<[u8]>::first_chunk) {
            Some(chunk) => {
                self.pos += N;
                Ok(*chunk)
            }
            None => Err(self.truncated()),
        }
    }

    #[inline]
    pub(crate) fn u1(&mut self) -> Parsed<u8> {
        self.array::<1>().map(|[byte]| byte)
    }

    #[inline]
    pub(crate) fn u2(&mut self) -> Parsed<u16> {
        self.array().map(u16::from_be_bytes)
    }

    #[inline]
    pub(crate) fn u4(&mut self) -> Parsed<u32> {
        self.array().map(u32::from_be_bytes)
    }

    #[inline]
    pub(crate) fn u8(&mut self) -> Parsed<u64> {
        self.array().map(u64::from_be_bytes)
    }

    #[inline]
    pub(crate) fn take(&mut self, length: usize) -> Parsed<&'a [u8]> {
        match self.bytes.get(self.pos..).and_then(|rest| rest.get(..length)) {
            Some(taken) => {
                self.pos += length;
                Ok(taken)
            }
            None => Err(self.truncated()),
        }
    }

    /// Splits off a reader for the next `length` bytes and moves behind them.
    #[inline]
    pub(crate) fn sub(&mut self, length: usize) -> Parsed<Reader<'a>> {
        let start = self.pos;
        self.take(length)?;
        Ok(Reader { bytes: &self.bytes[..start + length], pos: start })
    }

    /// Everything not yet read.
    pub(crate) fn rest(&mut self) -> &'a [u8] {
        let rest = self.bytes.get(self.pos..).unwrap_or_default();
        self.pos = self.bytes.len();
        rest
    }

    /// Reads a count of items that take at least `item_size` bytes each. A count the remaining
    /// bytes cannot hold is refused here, so callers may reserve room for it.
    #[inline]
    pub(crate) fn count(&mut self, item_size: usize) -> Parsed<usize> {
        let count = usize::from(self.u2()?);
        if count * item_size > self.remaining() {
            return Err(self.truncated());
        }
        Ok(count)
    }

    /// Checks that everything was read.
    #[inline]
    pub(crate) fn finish(&self, kind: ErrorKind) -> Parsed<()> {
        if self.remaining() == 0 { Ok(()) } else { Err(Fail::new(self.pos, kind)) }
    }
}
