//! Numbers written as half bytes: three bits each, low ones first, and whether more follow. A sequence of them
//! reads in one way only.

#[derive(Default)]
pub(super) struct Nibbles {
    /// One in each byte.
    each: Vec<u8>,
}

impl Nibbles {
    pub(super) fn clear(&mut self) {
        self.each.clear();
    }

    pub(super) fn len(&self) -> usize {
        self.each.len()
    }

    pub(super) fn truncate(&mut self, len: usize) {
        self.each.truncate(len);
    }

    pub(super) fn push(&mut self, mut number: u32) {
        while number >= 8 {
            self.each.push(8 | (number & 7) as u8);
            number >>= 3;
        }
        self.each.push(number as u8);
    }

    /// Two in a byte. The first one says whether one is left over at the end, and is never zero.
    pub(super) fn pack(&self, bytes: &mut Vec<u8>) {
        bytes.clear();
        let is_even = self.each.len().is_multiple_of(2);
        let mut high = if is_even { 2 } else { 1 };
        let mut rest = self.each.iter();
        while let Some(&low) = rest.next() {
            bytes.push(high << 4 | low);
            let Some(&next) = rest.next() else { return };
            high = next;
        }
        bytes.push(high << 4);
    }
}
