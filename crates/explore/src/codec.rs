//! Bytes that another process reads back: numbers in little-endian order, texts and lists with their lengths.

/// Writes values one after the other.
#[derive(Default)]
pub(crate) struct Writer(pub(crate) Vec<u8>);

impl Writer {
    pub(crate) fn u32(&mut self, value: u32) {
        self.0.extend(value.to_le_bytes());
    }
    pub(crate) fn u64(&mut self, value: u64) {
        self.0.extend(value.to_le_bytes());
    }
    pub(crate) fn u128(&mut self, value: u128) {
        self.0.extend(value.to_le_bytes());
    }
    pub(crate) fn bytes(&mut self, value: &[u8]) {
        self.u64(value.len() as u64);
        self.0.extend(value);
    }
    pub(crate) fn text(&mut self, value: &str) {
        self.bytes(value.as_bytes());
    }
    pub(crate) fn list<T>(&mut self, values: impl ExactSizeIterator<Item = T>, mut each: impl FnMut(&mut Writer, T)) {
        self.u64(values.len() as u64);
        values.for_each(|value| each(self, value));
    }
    pub(crate) fn indices(&mut self, values: &[u32]) {
        self.list(values.iter(), |w, &value| w.u32(value));
    }
}

/// Reads them back in the same order; `None` where there are not enough bytes.
pub(crate) struct Reader<'b>(pub(crate) &'b [u8]);

impl<'b> Reader<'b> {
    fn take(&mut self, count: usize) -> Option<&'b [u8]> {
        let (taken, rest) = self.0.split_at_checked(count)?;
        self.0 = rest;
        Some(taken)
    }
    pub(crate) fn u32(&mut self) -> Option<u32> {
        Some(u32::from_le_bytes(self.take(4)?.try_into().ok()?))
    }
    pub(crate) fn u64(&mut self) -> Option<u64> {
        Some(u64::from_le_bytes(self.take(8)?.try_into().ok()?))
    }
    pub(crate) fn u128(&mut self) -> Option<u128> {
        Some(u128::from_le_bytes(self.take(16)?.try_into().ok()?))
    }
    pub(crate) fn bytes(&mut self) -> Option<&'b [u8]> {
        let count = self.u64()?;
        self.take(count.try_into().ok()?)
    }
    pub(crate) fn text(&mut self) -> Option<String> {
        String::from_utf8(self.bytes()?.to_vec()).ok()
    }
    /// Grows as it is read, so that a wrong length takes no memory.
    pub(crate) fn list<T>(&mut self, mut each: impl FnMut(&mut Reader<'b>) -> Option<T>) -> Option<Vec<T>> {
        let count = self.u64()?;
        let mut values = Vec::new();
        for _ in 0..count {
            values.push(each(self)?);
        }
        Some(values)
    }
    pub(crate) fn indices(&mut self) -> Option<Vec<u32>> {
        self.list(Reader::u32)
    }
    pub(crate) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read_back() {
        let mut writer = Writer::default();
        writer.u32(7);
        writer.text("état");
        writer.indices(&[1, 2, 3]);
        writer.u128(1 << 100);
        let mut reader = Reader(&writer.0);
        assert_eq!((reader.u32(), reader.text().as_deref()), (Some(7), Some("état")));
        assert_eq!((reader.indices(), reader.u128()), (Some(vec![1, 2, 3]), Some(1 << 100)));
        assert!(reader.is_empty());
        for cut in 0..writer.0.len() {
            let mut reader = Reader(&writer.0[..cut]);
            let whole = (reader.u32(), reader.text(), reader.indices(), reader.u128());
            assert!(whole.3.is_none(), "{cut} bytes are not enough");
        }
        assert!(Reader(&u64::MAX.to_le_bytes()).bytes().is_none());
    }
}
