//! Numbers and texts as bytes: what a store file consists of.

#[derive(Default)]
pub(super) struct Out(pub(super) Vec<u8>);

impl Out {
    /// Seven bits a byte, the lowest first.
    pub(super) fn number(&mut self, mut value: u64) {
        while value >= 0x80 {
            self.0.push(value as u8 | 0x80);
            value >>= 7;
        }
        self.0.push(value as u8);
    }

    /// Small numbers of either sign are short.
    pub(super) fn signed(&mut self, value: i64) {
        self.number((value << 1 ^ value >> 63) as u64);
    }

    pub(super) fn wide(&mut self, value: u128) {
        self.0.extend_from_slice(&value.to_le_bytes());
    }

    pub(super) fn bytes(&mut self, bytes: &[u8]) {
        self.number(bytes.len() as u64);
        self.0.extend_from_slice(bytes);
    }

    pub(super) fn list<T>(&mut self, all: &[T], mut write: impl FnMut(&mut Out, &T)) {
        self.number(all.len() as u64);
        all.iter().for_each(|one| write(self, one));
    }
}

/// What has not been read yet. Every question is `None` where the bytes are none that were written.
pub(super) struct In<'a>(pub(super) &'a [u8]);

impl<'a> In<'a> {
    #[inline]
    pub(super) fn number(&mut self) -> Option<u64> {
        match self.0.split_first() {
            // As most are.
            Some((&byte, rest)) if byte < 0x80 => {
                self.0 = rest;
                Some(u64::from(byte))
            }
            _ => self.long_number(),
        }
    }

    fn long_number(&mut self) -> Option<u64> {
        let mut value = 0;
        for shift in (0..64).step_by(7) {
            let (&byte, rest) = self.0.split_first()?;
            self.0 = rest;
            value |= u64::from(byte & 0x7F) << shift;
            if byte & 0x80 == 0 {
                return Some(value);
            }
        }
        None
    }

    pub(super) fn small(&mut self) -> Option<u32> {
        self.number()?.try_into().ok()
    }

    /// A place in a table of so many.
    pub(super) fn index(&mut self, len: usize) -> Option<u32> {
        self.small().filter(|&index| (index as usize) < len)
    }

    pub(super) fn signed(&mut self) -> Option<i64> {
        let value = self.number()?;
        Some((value >> 1) as i64 ^ -((value & 1) as i64))
    }

    pub(super) fn wide(&mut self) -> Option<u128> {
        let (bytes, rest) = self.0.split_first_chunk::<16>()?;
        self.0 = rest;
        Some(u128::from_le_bytes(*bytes))
    }

    pub(super) fn bytes(&mut self) -> Option<&'a [u8]> {
        let length = self.number()?.try_into().ok()?;
        let (bytes, rest) = self.0.split_at_checked(length)?;
        self.0 = rest;
        Some(bytes)
    }

    pub(super) fn text(&mut self) -> Option<String> {
        String::from_utf8(self.bytes()?.to_vec()).ok()
    }

    pub(super) fn flag(&mut self) -> Option<bool> {
        self.number().filter(|&flag| flag < 2).map(|flag| flag == 1)
    }

    pub(super) fn list<T>(&mut self, mut read: impl FnMut(&mut In<'a>) -> Option<T>) -> Option<Vec<T>> {
        let count: usize = self.number()?.try_into().ok()?;
        // Each takes a byte at least: a number that is none makes no room for itself.
        let mut all = Vec::with_capacity(count.min(self.0.len()));
        for _ in 0..count {
            all.push(read(self)?);
        }
        Some(all)
    }
}
