//! Memory outside the heap: direct buffers, mapped files, what `Unsafe` allocates.
//!
//! It is one place. Its words are guarded in chunks, because buffers are filled and read as a whole and by one
//! thread, most of the time; where that does not hold, word by word.

use super::{Mode, Special, Touch, WHOLE};
use crate::Vm;

/// Words of a chunk, as a power of two: 4 KB.
const CHUNK: u32 = 10;
/// Told from the offsets of words; where they meet, a guard says less than it could, and nothing wrong.
const IN_CHUNKS: u32 = 0x4000_0000;
/// More parts of a block than this are not looked at one by one.
const MOST_PARTS: u64 = 256;

impl Vm {
    /// A block of so many bytes is about to be read or written.
    pub(super) fn off_heap_block(&self, address: u64, bytes: u64, write: bool) -> Vec<Touch> {
        if bytes == 0 {
            return Vec::new();
        }
        let in_chunks = self.guards_chunks();
        let part = |byte: u64| (byte / 4) >> if in_chunks { CHUNK } else { 0 };
        let (first, last) = (part(address), part(address.saturating_add(bytes - 1)));
        if last - first >= MOST_PARTS || part(u64::from(u32::MAX)) < last {
            return vec![whole(write)];
        }
        (first..=last).map(|part| self.off_heap_part(part as u32, write, in_chunks)).collect()
    }

    /// A word is about to be read or written.
    pub(super) fn off_heap_word(&self, word: u32, write: bool) -> Touch {
        let in_chunks = self.guards_chunks();
        self.off_heap_part(if in_chunks { word >> CHUNK } else { word }, write, in_chunks)
    }

    fn off_heap_part(&self, part: u32, write: bool, in_chunks: bool) -> Touch {
        let offset = if in_chunks { IN_CHUNKS | part } else { part };
        Touch { offset, ..Special::OffHeap.touch(write) }
    }

    fn guards_chunks(&self) -> bool {
        matches!(self.mode(Special::OffHeap.place()), Mode::Unknown | Mode::Guarded)
    }
}

/// All there is.
pub(super) fn whole(write: bool) -> Touch {
    Touch { offset: WHOLE, ..Special::OffHeap.touch(write) }
}
