//! Numbers for pairs of numbers, one to one, shared by all workers.

use std::sync::{Mutex, MutexGuard, PoisonError};

const SHARDS: usize = 16;
const SHARD_BITS: u32 = SHARDS.trailing_zeros();

/// All numbers are smaller.
const LIMIT: u32 = 1 << 31;

/// Pairs of words, numbered in the order in which they came.
#[derive(Default)]
struct Pairs {
    /// By number; in blocks, so that growing copies nothing and wastes little.
    blocks: Vec<Box<[u64]>>,
    len: usize,
    /// Open addressing over numbers plus one; zero is empty.
    index: Vec<u32>,
}

const BLOCK: usize = 1 << 6;

impl Pairs {
    fn pair(&self, number: u32) -> u64 {
        self.blocks[number as usize / BLOCK][number as usize % BLOCK]
    }

    fn place(&self, hash: u64) -> usize {
        ((u128::from(hash) * self.index.len() as u128) >> 64) as usize
    }

    /// The number of a pair, and whether it is new.
    fn number(&mut self, pair: u64, hash: u64) -> (u32, bool) {
        if self.len * 5 >= self.index.len() * 4 {
            self.grow();
        }
        let mut at = self.place(hash);
        while self.index[at] != 0 {
            let number = self.index[at] - 1;
            if self.pair(number) == pair {
                return (number, false);
            }
            at += 1;
            if at == self.index.len() {
                at = 0;
            }
        }
        let number = self.len as u32;
        assert!(number < LIMIT >> SHARD_BITS, "more pairs than numbers");
        if self.len.is_multiple_of(BLOCK) {
            self.blocks.push(vec![0; BLOCK].into());
        }
        self.blocks[self.len / BLOCK][self.len % BLOCK] = pair;
        self.len += 1;
        self.index[at] = number + 1;
        (number, true)
    }

    fn grow(&mut self) {
        let places = (self.index.len() + self.index.len() / 3).max(64);
        self.index = vec![0; places];
        for number in 0..self.len as u32 {
            let mut at = self.place(mix(self.pair(number)));
            while self.index[at] != 0 {
                at = (at + 1) % places;
            }
            self.index[at] = number + 1;
        }
    }

    fn bytes(&self) -> usize {
        self.blocks.len() * BLOCK * 8 + self.index.capacity() * 4
    }
}

fn mix(pair: u64) -> u64 {
    let folded = u128::from(pair ^ 0x9E37_79B9_7F4A_7C15) * 0xD6E8_FEB8_6659_FD93_u128;
    (folded as u64 ^ (folded >> 64) as u64).wrapping_mul(0x9FB2_1C65_1E98_DF25)
}

/// Pairs in shards with a lock each.
pub(super) struct Table {
    shards: Box<[Mutex<Pairs>]>,
}

impl Default for Table {
    fn default() -> Table {
        Table { shards: (0..SHARDS).map(|_| Mutex::default()).collect() }
    }
}

impl Table {
    fn shard(&self, index: usize) -> MutexGuard<'_, Pairs> {
        self.shards[index].lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The number of a pair, and whether it is new.
    pub(super) fn number(&self, left: u32, right: u32) -> (u32, bool) {
        let pair = u64::from(left) << 32 | u64::from(right);
        let hash = mix(pair);
        let shard = hash as usize % SHARDS;
        let (number, new) = self.shard(shard).number(pair, hash);
        (number << SHARD_BITS | shard as u32, new)
    }

    pub(super) fn bytes(&self) -> usize {
        (0..SHARDS).map(|i| self.shard(i).bytes()).sum()
    }
}
