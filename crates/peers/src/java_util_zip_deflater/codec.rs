//! A compressor to RFC 1950 and 1951 with zlib's choices, so that sizes and bytes are the same.
//!
//! Its whole state is plain data that can be put away between two calls. Here: calls, flushing,
//! the header and trailer, and how the state is stored. Matching is in `matching`, blocks without
//! compression in `stored`, trees in `trees`.

use super::trees::{Bits, Block, DISTANCES, LITERALS};
use crate::java_util_zip_checksum::adler32;

pub(super) const WINDOW: usize = 1 << 15;
pub(super) const HASH: usize = 1 << 15;
pub(super) const MIN_MATCH: usize = 3;
/// Bytes that fit into the buffer for output that has to wait.
pub(super) const PENDING: usize = 1 << 16;

/// What a call asks for; the values are zlib's.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Flush {
    No = 0,
    Sync = 2,
    Full = 3,
    Finish = 4,
    /// End the block, for a change of parameters.
    Block = 5,
}

impl Flush {
    fn rank(self) -> i32 {
        let value = self as i32;
        value * 2 - if value > 4 { 9 } else { 0 }
    }
}

/// How a call ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum End {
    Fine,
    Finished,
    /// No progress was possible.
    Stuck,
    /// The stream was finished before.
    Misused,
}

/// How far the matching got.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Progress {
    NeedMore,
    BlockDone,
    FinishStarted,
    FinishDone,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Status {
    Init,
    Busy,
    Finish,
}

/// Nothing was compressed yet.
const NEVER: i32 = -2;
/// The last call ran out of room: the next one may flush the same way again.
const OUT_OF_ROOM: i32 = -1;

pub(super) const HUFFMAN_ONLY: i32 = 2;

pub(super) struct Deflate {
    status: Status,
    /// With header and checksum; the checksum is written once.
    wrapped: bool,
    trailer_written: bool,
    last_flush: i32,
    pub(super) level: usize,
    pub(super) strategy: i32,
    pub(super) adler: u32,
    pub(super) start: usize,
    pub(super) block_start: i64,
    pub(super) lookahead: usize,
    pub(super) insert: usize,
    pub(super) hash: usize,
    pub(super) match_length: usize,
    pub(super) match_start: usize,
    pub(super) previous_length: usize,
    pub(super) match_available: bool,
    /// How often the window was slid by stored blocks since the hash was right, at most two.
    pub(super) slides: u32,
    pub(super) bits: Bits,
    pub(super) block: Block,
    pub(super) window: Vec<u8>,
    pub(super) head: Vec<u16>,
    pub(super) previous: Vec<u16>,
}

/// Input and output of one call.
pub(super) struct Io<'a> {
    pub(super) input: &'a [u8],
    pub(super) read: usize,
    pub(super) output: &'a mut [u8],
    pub(super) written: usize,
}

impl Io<'_> {
    pub(super) fn input_left(&self) -> usize {
        self.input.len() - self.read
    }

    pub(super) fn room(&self) -> usize {
        self.output.len() - self.written
    }

    pub(super) fn put(&mut self, bytes: &[u8]) {
        self.output[self.written..self.written + bytes.len()].copy_from_slice(bytes);
        self.written += bytes.len();
    }
}

const SCALARS: usize = 22;
const SYMBOL_BYTES: usize = 3;

impl Deflate {
    pub(super) const BYTES: usize = SCALARS * 4
        + (LITERALS + DISTANCES) * 2
        + (Block::FULL + 1) * SYMBOL_BYTES
        + 2 * PENDING
        + 2 * WINDOW
        + 2 * HASH
        + 2 * WINDOW;

    pub(super) fn new(level: i32, strategy: i32, wrapped: bool) -> Deflate {
        Deflate {
            status: Status::Init,
            wrapped,
            trailer_written: false,
            last_flush: NEVER,
            level: level_of(level),
            strategy,
            adler: 1,
            start: 0,
            block_start: 0,
            lookahead: 0,
            insert: 0,
            hash: 0,
            match_length: MIN_MATCH - 1,
            match_start: 0,
            previous_length: MIN_MATCH - 1,
            match_available: false,
            slides: 0,
            bits: Bits::default(),
            block: Block::new(),
            window: vec![0; 2 * WINDOW],
            head: vec![0; HASH],
            previous: vec![0; WINDOW],
        }
    }

    /// The same stream from the beginning.
    pub(super) fn reset(&self) -> Deflate {
        Deflate::new(self.level as i32, self.strategy, self.wrapped)
    }

    /// May input be handed over piece by piece? Not where it is stored as it comes, which is fast, nor at the end.
    pub(super) fn takes_pieces(&self) -> bool {
        self.level != 0 && self.status != Status::Finish
    }

    /// Compresses. Returns bytes read, bytes written, and how it ended.
    pub(super) fn run(&mut self, input: &[u8], output: &mut [u8], flush: Flush) -> (usize, usize, End) {
        let mut io = Io { input, read: 0, output, written: 0 };
        let end = self.deflate(&mut io, flush);
        (io.read, io.written, end)
    }

    fn deflate(&mut self, io: &mut Io<'_>, flush: Flush) -> End {
        if self.status == Status::Finish && flush != Flush::Finish {
            return End::Misused;
        }
        if io.room() == 0 {
            return End::Stuck;
        }
        let old_flush = std::mem::replace(&mut self.last_flush, flush as i32);
        if !self.bits.pending.is_empty() {
            self.flush_pending(io);
            if io.room() == 0 {
                self.last_flush = OUT_OF_ROOM;
                return End::Fine;
            }
        } else if io.input_left() == 0 && flush.rank() <= rank_of(old_flush) && flush != Flush::Finish {
            return End::Stuck;
        }
        if self.status == Status::Finish && io.input_left() != 0 {
            return End::Stuck;
        }
        if self.status == Status::Init {
            self.status = Status::Busy;
            if self.wrapped {
                self.header();
                self.flush_pending(io);
                if !self.bits.pending.is_empty() {
                    self.last_flush = OUT_OF_ROOM;
                    return End::Fine;
                }
            }
        }
        if io.input_left() != 0
            || self.lookahead != 0
            || (flush != Flush::No && self.status != Status::Finish)
        {
            let progress = self.compress(io, flush);
            if matches!(progress, Progress::FinishStarted | Progress::FinishDone) {
                self.status = Status::Finish;
            }
            if matches!(progress, Progress::NeedMore | Progress::FinishStarted) {
                if io.room() == 0 {
                    self.last_flush = OUT_OF_ROOM;
                }
                return End::Fine;
            }
            if progress == Progress::BlockDone {
                self.mark_flush(flush);
                self.flush_pending(io);
                if io.room() == 0 {
                    self.last_flush = OUT_OF_ROOM;
                    return End::Fine;
                }
            }
        }
        self.finish(io, flush)
    }

    /// An empty stored block makes everything before it readable.
    fn mark_flush(&mut self, flush: Flush) {
        if flush == Flush::Block {
            return;
        }
        self.bits.stored_block(&[], false);
        if flush == Flush::Full {
            self.head.fill(0);
            if self.lookahead == 0 {
                self.start = 0;
                self.block_start = 0;
                self.insert = 0;
            }
        }
    }

    fn finish(&mut self, io: &mut Io<'_>, flush: Flush) -> End {
        if flush != Flush::Finish {
            return End::Fine;
        }
        if !self.wrapped || self.trailer_written {
            return End::Finished;
        }
        self.bits.pending.extend_from_slice(&self.adler.to_be_bytes());
        self.flush_pending(io);
        self.trailer_written = true;
        if self.bits.pending.is_empty() { End::Finished } else { End::Fine }
    }

    fn header(&mut self) {
        let speed = match self.level {
            _ if self.strategy >= HUFFMAN_ONLY => 0,
            0 | 1 => 0,
            2..6 => 1,
            6 => 2,
            _ => 3,
        };
        let mut header: u16 = 0x7800 | speed << 6;
        let dictionary = self.start != 0;
        if dictionary {
            header |= 0x20;
        }
        header += 31 - header % 31;
        self.bits.pending.extend_from_slice(&header.to_be_bytes());
        if dictionary {
            self.bits.pending.extend_from_slice(&self.adler.to_be_bytes());
        }
        self.adler = 1;
    }

    pub(super) fn flush_pending(&mut self, io: &mut Io<'_>) {
        let count = self.bits.pending.len().min(io.room());
        io.put(&self.bits.pending[..count]);
        self.bits.pending.drain(..count);
    }

    /// Takes input into the window at `at`, and into the checksum.
    pub(super) fn read_input(&mut self, io: &mut Io<'_>, at: usize, most: usize) -> usize {
        let count = io.input_left().min(most);
        let bytes = &io.input[io.read..io.read + count];
        self.window[at..at + count].copy_from_slice(bytes);
        self.sum(bytes);
        io.read += count;
        count
    }

    pub(super) fn sum(&mut self, bytes: &[u8]) {
        if self.wrapped {
            self.adler = adler32(self.adler, bytes);
        }
    }

    /// Changes level and strategy; stuck if there was no room to end the current block.
    pub(super) fn set_parameters(&mut self, io: &mut Io<'_>, level: i32, strategy: i32) -> End {
        let level = level_of(level);
        let other_way = strategy != self.strategy || kind_of(level) != kind_of(self.level);
        if other_way && self.last_flush != NEVER {
            if self.deflate(io, Flush::Block) == End::Misused {
                return End::Misused;
            }
            if io.input_left() != 0 || self.start as i64 - self.block_start + self.lookahead as i64 != 0 {
                return End::Stuck;
            }
        }
        if self.level != level {
            if self.level == 0 && self.slides != 0 {
                if self.slides == 1 {
                    self.slide_hash()
                } else {
                    self.head.fill(0)
                }
                self.slides = 0;
            }
            self.level = level;
        }
        self.strategy = strategy;
        End::Fine
    }

    /// Starts with a dictionary; false if it is too late for one.
    pub(super) fn set_dictionary(&mut self, dictionary: &[u8]) -> bool {
        if self.wrapped && self.status != Status::Init || self.lookahead != 0 {
            return false;
        }
        self.sum(dictionary);
        let wrapped = std::mem::replace(&mut self.wrapped, false);
        if dictionary.len() >= WINDOW && !wrapped {
            self.head.fill(0);
            self.start = 0;
            self.block_start = 0;
            self.insert = 0;
        }
        let input = &dictionary[dictionary.len().saturating_sub(WINDOW)..];
        self.insert_dictionary(&mut Io { input, read: 0, output: &mut [], written: 0 });
        self.wrapped = wrapped;
        true
    }

    pub(super) fn to_bytes(&self) -> Vec<u8> {
        let scalars: [u32; SCALARS] = [
            self.status as u32,
            u32::from(self.wrapped),
            u32::from(self.trailer_written),
            self.last_flush as u32,
            self.level as u32,
            self.strategy as u32,
            self.adler,
            self.start as u32,
            self.block_start as i32 as u32,
            self.lookahead as u32,
            self.insert as u32,
            self.hash as u32,
            self.match_length as u32,
            self.match_start as u32,
            self.previous_length as u32,
            u32::from(self.match_available),
            self.slides,
            self.bits.hold,
            self.bits.valid,
            self.bits.pending.len() as u32,
            self.block.symbols.len() as u32,
            0,
        ];
        let mut bytes = Vec::with_capacity(Deflate::BYTES);
        bytes.extend(scalars.iter().flat_map(|s| s.to_le_bytes()));
        bytes.extend_from_slice(&self.window);
        for shorts in [&self.head, &self.previous] {
            bytes.extend(shorts.iter().flat_map(|s| s.to_le_bytes()));
        }
        bytes.extend(self.block.literals.iter().chain(&self.block.distances).flat_map(|s| s.to_le_bytes()));
        let symbols = self.block.symbols.iter().flat_map(|&(d, v)| [d as u8, (d >> 8) as u8, v]);
        let symbols_end = bytes.len() + (Block::FULL + 1) * SYMBOL_BYTES;
        bytes.extend(symbols);
        bytes.resize(symbols_end, 0);
        bytes.extend_from_slice(&self.bits.pending);
        assert!(bytes.len() <= Deflate::BYTES, "more output is pending than a block can make");
        bytes.resize(Deflate::BYTES, 0);
        bytes
    }

    pub(super) fn from_bytes(bytes: &[u8]) -> Deflate {
        let (scalars, rest) = bytes.split_at(SCALARS * 4);
        let words: Vec<u32> =
            scalars.chunks_exact(4).map(|c| u32::from_le_bytes([c[0], c[1], c[2], c[3]])).collect();
        let shorts =
            |b: &[u8]| -> Vec<u16> { b.chunks_exact(2).map(|c| u16::from_le_bytes([c[0], c[1]])).collect() };
        let (window, rest) = rest.split_at(2 * WINDOW);
        let (head, rest) = rest.split_at(2 * HASH);
        let (previous, rest) = rest.split_at(2 * WINDOW);
        let (counts, rest) = rest.split_at((LITERALS + DISTANCES) * 2);
        let (symbols, pending) = rest.split_at((Block::FULL + 1) * SYMBOL_BYTES);
        let counts = shorts(counts);
        let mut block = Block::new();
        block.literals.copy_from_slice(&counts[..LITERALS]);
        block.distances.copy_from_slice(&counts[LITERALS..]);
        let symbols = symbols.chunks_exact(SYMBOL_BYTES).take(words[20] as usize);
        block.symbols = symbols.map(|c| (u16::from_le_bytes([c[0], c[1]]), c[2])).collect();
        let pending = pending[..words[19] as usize].to_vec();
        Deflate {
            status: [Status::Init, Status::Busy, Status::Finish][words[0] as usize],
            wrapped: words[1] != 0,
            trailer_written: words[2] != 0,
            last_flush: words[3] as i32,
            level: words[4] as usize,
            strategy: words[5] as i32,
            adler: words[6],
            start: words[7] as usize,
            block_start: i64::from(words[8] as i32),
            lookahead: words[9] as usize,
            insert: words[10] as usize,
            hash: words[11] as usize,
            match_length: words[12] as usize,
            match_start: words[13] as usize,
            previous_length: words[14] as usize,
            match_available: words[15] != 0,
            slides: words[16],
            bits: Bits { pending, hold: words[17], valid: words[18] },
            block,
            window: window.to_vec(),
            head: shorts(head),
            previous: shorts(previous),
        }
    }
}

/// The default level is six.
fn level_of(level: i32) -> usize {
    if (0..=9).contains(&level) { level as usize } else { 6 }
}

/// Stored, greedy or lazy: levels between which a block must end.
fn kind_of(level: usize) -> u32 {
    match level {
        0 => 0,
        1..4 => 1,
        _ => 2,
    }
}

fn rank_of(flush: i32) -> i32 {
    flush * 2 - if flush > 4 { 9 } else { 0 }
}
