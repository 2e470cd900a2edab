//! Numbers for strings of words, one to one, in the order in which the strings came.

use xxhash_rust::xxh3::xxh3_64;

#[derive(Default)]
pub(super) struct Strings {
    /// The strings themselves, one behind the other.
    words: Vec<u32>,
    /// Where each of them ends.
    ends: Vec<u32>,
    /// Open addressing over numbers plus one; zero is empty.
    index: Vec<u32>,
}

impl Strings {
    pub(super) fn len(&self) -> usize {
        self.ends.len()
    }

    fn get(&self, number: usize) -> &[u32] {
        let start = if number == 0 { 0 } else { self.ends[number - 1] };
        &self.words[start as usize..self.ends[number] as usize]
    }

    fn place(&self, hash: u64) -> usize {
        ((u128::from(hash) * self.index.len() as u128) >> 64) as usize
    }

    /// The number of a string; `None` if it is new and there are so many already.
    pub(super) fn number(&mut self, string: &[u32], most: usize) -> Option<u32> {
        if self.len() * 4 >= self.index.len() * 3 {
            self.grow();
        }
        let mut at = self.place(hash(string));
        while self.index[at] != 0 {
            let number = self.index[at] - 1;
            if self.get(number as usize) == string {
                return Some(number);
            }
            at = (at + 1) % self.index.len();
        }
        let number = self.len();
        if number >= most {
            return None;
        }
        make_room(&mut self.words, string.len());
        make_room(&mut self.ends, 1);
        self.words.extend_from_slice(string);
        self.ends.push(u32::try_from(self.words.len()).expect("fewer than 2^32 words of different strings"));
        self.index[at] = number as u32 + 1;
        Some(number as u32)
    }

    fn grow(&mut self) {
        let places = (self.index.len() + self.index.len() / 2).max(16);
        self.index = vec![0; places];
        for number in 0..self.len() {
            let mut at = self.place(hash(self.get(number)));
            while self.index[at] != 0 {
                at = (at + 1) % places;
            }
            self.index[at] = number as u32 + 1;
        }
    }

    pub(super) fn bytes(&self) -> usize {
        (self.words.capacity() + self.ends.capacity() + self.index.capacity()) * size_of::<u32>()
    }
}

/// Room for so many more, a quarter more than there are at least: doubling wastes more than it saves.
fn make_room(words: &mut Vec<u32>, more: usize) {
    if words.capacity() - words.len() < more {
        words.reserve_exact(more.max(words.len() / 4).max(16));
    }
}

pub(super) fn hash(words: &[u32]) -> u64 {
    // SAFETY: any word is four bytes, and bytes need no alignment.
    xxh3_64(unsafe { std::slice::from_raw_parts(words.as_ptr().cast::<u8>(), size_of_val(words)) })
}
