//! A set of short byte strings that are compared as they are, shared by all workers.
//!
//! Open addressing with the records themselves as entries; those of one length share a table. There is no index
//! and nothing is numbered, so a record costs its bytes and the empty places: a fifth to a third more.

use std::sync::{Mutex, MutexGuard, PoisonError};

use xxhash_rust::xxh3::xxh3_64;

const SHARDS: usize = 16;

/// Records of one length.
#[derive(Default)]
struct Table {
    /// Empty places begin with a zero.
    entries: Vec<u8>,
    places: usize,
    len: usize,
}

impl Table {
    /// The place of a record, or the empty one where it belongs.
    fn place(&self, record: &[u8]) -> (usize, bool) {
        let mut place = ((u128::from(hash(record)) * self.places as u128) >> 64) as usize;
        loop {
            let entry = &self.entries[place * record.len()..][..record.len()];
            if entry[0] == 0 || entry == record {
                return (place, entry[0] != 0);
            }
            place += 1;
            if place == self.places {
                place = 0;
            }
        }
    }

    fn insert(&mut self, record: &[u8]) -> bool {
        if self.len * 6 >= self.places * 5 {
            self.grow(record.len());
        }
        let (place, is_there) = self.place(record);
        if !is_there {
            self.entries[place * record.len()..][..record.len()].copy_from_slice(record);
            self.len += 1;
        }
        !is_there
    }

    fn grow(&mut self, width: usize) {
        let places = self.places + (self.places / 8).max(8);
        let old = std::mem::replace(&mut self.entries, vec![0; places * width]);
        self.places = places;
        for record in old.chunks_exact(width).filter(|record| record[0] != 0) {
            let (place, _) = self.place(record);
            self.entries[place * width..][..width].copy_from_slice(record);
        }
    }
}

/// Other bits of the hash choose the shard than the place.
fn hash(record: &[u8]) -> u64 {
    xxh3_64(record)
}

#[derive(Default)]
pub(super) struct Records {
    /// By shard, then by length.
    shards: [Mutex<Vec<Table>>; SHARDS],
}

impl Records {
    fn shard(&self, index: usize) -> MutexGuard<'_, Vec<Table>> {
        self.shards[index].lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Adds a record, whose first byte is not zero; true if it is new.
    pub(super) fn insert(&self, record: &[u8]) -> bool {
        debug_assert!(record.first().is_some_and(|&first| first != 0), "{record:?}");
        let mut tables = self.shard(hash(record) as usize % SHARDS);
        if tables.len() <= record.len() {
            tables.resize_with(record.len() + 1, Table::default);
        }
        tables[record.len()].insert(record)
    }

    fn sum(&self, of: impl Fn(&Table) -> usize) -> usize {
        (0..SHARDS).map(|i| self.shard(i).iter().map(&of).sum::<usize>()).sum()
    }

    pub(super) fn len(&self) -> usize {
        self.sum(|table| table.len)
    }

    pub(super) fn bytes(&self) -> usize {
        self.sum(|table| table.entries.capacity())
    }
}
