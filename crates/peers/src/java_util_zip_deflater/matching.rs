//! Finding repetitions: the window, the hash chains, and the greedy and the lazy way to use them,
//! with the limits of zlib's levels.

use super::codec::{Deflate, Flush, HASH, HUFFMAN_ONLY, Io, MIN_MATCH, Progress, WINDOW};

const MAX_MATCH: usize = 258;
const MIN_LOOKAHEAD: usize = MAX_MATCH + MIN_MATCH + 1;
const MAX_DISTANCE: usize = WINDOW - MIN_LOOKAHEAD;
/// A match of three bytes farther away costs more than three literals.
const TOO_FAR: usize = 4096;
const FILTERED: i32 = 1;

/// How hard a level looks for matches.
struct Effort {
    /// From this length on, look less hard for a better one.
    good: usize,
    /// From this length on, do not look for a better one at the next byte.
    lazy: usize,
    /// From this length on, be content.
    nice: usize,
    chain: usize,
}

const fn effort(good: usize, lazy: usize, nice: usize, chain: usize) -> Effort {
    Effort { good, lazy, nice, chain }
}

const EFFORTS: [Effort; 10] = [
    effort(0, 0, 0, 0),
    effort(4, 4, 8, 4),
    effort(4, 5, 16, 8),
    effort(4, 6, 32, 32),
    effort(4, 4, 16, 16),
    effort(8, 16, 32, 32),
    effort(8, 16, 128, 128),
    effort(8, 32, 128, 256),
    effort(32, 128, 258, 1024),
    effort(32, 258, 258, 4096),
];

impl Deflate {
    pub(super) fn compress(&mut self, io: &mut Io<'_>, flush: Flush) -> Progress {
        match self.level {
            0 => self.store(io, flush),
            _ if self.strategy == HUFFMAN_ONLY => self.literals_only(io, flush),
            1..4 => self.greedy(io, flush),
            _ => self.lazy(io, flush),
        }
    }

    fn update_hash(&mut self, byte: u8) {
        self.hash = (self.hash << 5 ^ byte as usize) & (HASH - 1);
    }

    /// Enters the string at `at`; the one before it in its chain, zero if there is none.
    fn insert_string(&mut self, at: usize) -> usize {
        self.update_hash(self.window[at + MIN_MATCH - 1]);
        let head = self.head[self.hash];
        self.previous[at & (WINDOW - 1)] = head;
        self.head[self.hash] = at as u16;
        head as usize
    }

    pub(super) fn slide_hash(&mut self) {
        for entry in self.head.iter_mut().chain(&mut self.previous) {
            *entry = entry.saturating_sub(WINDOW as u16);
        }
    }

    /// Reads input until there is enough to look at, moving the upper half of the window down.
    fn fill_window(&mut self, io: &mut Io<'_>) {
        loop {
            let mut more = 2 * WINDOW - self.lookahead - self.start;
            if self.start >= WINDOW + MAX_DISTANCE {
                self.window.copy_within(WINDOW..2 * WINDOW - more, 0);
                self.match_start = self.match_start.wrapping_sub(WINDOW);
                self.start -= WINDOW;
                self.block_start -= WINDOW as i64;
                self.insert = self.insert.min(self.start);
                self.slide_hash();
                more += WINDOW;
            }
            if io.input_left() == 0 {
                return;
            }
            self.lookahead += self.read_input(io, self.start + self.lookahead, more);
            self.insert_skipped();
            if self.lookahead >= MIN_LOOKAHEAD || io.input_left() == 0 {
                return;
            }
        }
    }

    /// Enters strings for which there was not enough input before.
    fn insert_skipped(&mut self) {
        if self.lookahead + self.insert < MIN_MATCH {
            return;
        }
        let mut at = self.start - self.insert;
        self.hash = self.window[at] as usize;
        self.update_hash(self.window[at + 1]);
        while self.insert > 0 {
            self.insert_string(at);
            at += 1;
            self.insert -= 1;
            if self.lookahead + self.insert < MIN_MATCH {
                break;
            }
        }
    }

    pub(super) fn insert_dictionary(&mut self, io: &mut Io<'_>) {
        self.fill_window(io);
        while self.lookahead >= MIN_MATCH {
            let count = self.lookahead - (MIN_MATCH - 1);
            for at in self.start..self.start + count {
                self.insert_string(at);
            }
            self.start += count;
            self.lookahead = MIN_MATCH - 1;
            self.fill_window(io);
        }
        self.start += self.lookahead;
        self.block_start = self.start as i64;
        self.insert = self.lookahead;
        self.lookahead = 0;
        self.match_length = MIN_MATCH - 1;
        self.previous_length = MIN_MATCH - 1;
        self.match_available = false;
    }

    /// The longest match in a chain; sets `match_start` if it is longer than the previous one.
    fn longest_match(&mut self, mut candidate: usize) -> usize {
        let effort = &EFFORTS[self.level];
        let mut chain = if self.previous_length >= effort.good { effort.chain >> 2 } else { effort.chain };
        let nice = effort.nice.min(self.lookahead);
        let limit = self.start.saturating_sub(MAX_DISTANCE);
        let mut best = self.previous_length;
        let scan = &self.window[self.start..];
        loop {
            let there = &self.window[candidate..];
            // The previous length may be zero: then the byte before is compared, and there is one.
            let same_end = self.window[candidate + best - 1] == self.window[self.start + best - 1];
            let promising = there[best] == scan[best] && same_end && there[..2] == scan[..2];
            if promising {
                let most = MAX_MATCH.min(scan.len());
                let length = (2..most).find(|&i| scan[i] != there[i]).unwrap_or(most);
                if length > best {
                    self.match_start = candidate;
                    best = length;
                    if length >= nice {
                        break;
                    }
                }
            }
            candidate = self.previous[candidate & (WINDOW - 1)] as usize;
            chain -= 1;
            if candidate <= limit || chain == 0 {
                break;
            }
        }
        best.min(self.lookahead)
    }

    /// Ends the block; false if there is no more room for output.
    fn flush_block(&mut self, io: &mut Io<'_>, last: bool) -> bool {
        let stored = usize::try_from(self.block_start).ok().map(|at| &self.window[at..self.start]);
        self.block.write(&mut self.bits, stored, last);
        self.block = super::trees::Block::new();
        self.slides = 0;
        self.block_start = self.start as i64;
        self.flush_pending(io);
        io.room() != 0
    }

    /// Makes sure there is something to look at; `Some` if the caller has to stop or (`BlockDone`)
    /// has come to the end of the input.
    fn look_ahead(&mut self, io: &mut Io<'_>, flush: Flush) -> Option<Progress> {
        if self.lookahead < MIN_LOOKAHEAD {
            self.fill_window(io);
            if self.lookahead < MIN_LOOKAHEAD && flush == Flush::No {
                return Some(Progress::NeedMore);
            }
            if self.lookahead == 0 {
                return Some(Progress::BlockDone);
            }
        }
        None
    }

    /// What is left to do when all input is in symbols.
    fn end_of_input(&mut self, io: &mut Io<'_>, flush: Flush, insert: usize) -> Progress {
        self.insert = insert;
        if flush == Flush::Finish {
            return if self.flush_block(io, true) { Progress::FinishDone } else { Progress::FinishStarted };
        }
        if !self.block.symbols.is_empty() && !self.flush_block(io, false) {
            return Progress::NeedMore;
        }
        Progress::BlockDone
    }

    fn greedy(&mut self, io: &mut Io<'_>, flush: Flush) -> Progress {
        loop {
            match self.look_ahead(io, flush) {
                Some(Progress::BlockDone) => break,
                Some(stop) => return stop,
                None => {}
            }
            let head = if self.lookahead >= MIN_MATCH { self.insert_string(self.start) } else { 0 };
            if head != 0 && self.start - head <= MAX_DISTANCE {
                self.match_length = self.longest_match(head);
            }
            let full = if self.match_length >= MIN_MATCH {
                self.take_match_greedily()
            } else {
                let full = self.block.literal(self.window[self.start]);
                self.lookahead -= 1;
                self.start += 1;
                full
            };
            if full && !self.flush_block(io, false) {
                return Progress::NeedMore;
            }
        }
        self.end_of_input(io, flush, self.start.min(MIN_MATCH - 1))
    }

    fn take_match_greedily(&mut self) -> bool {
        let (length, distance) = (self.match_length, self.start - self.match_start);
        let full = self.block.matched(distance as u32, (length - MIN_MATCH) as u8);
        self.lookahead -= length;
        if length <= EFFORTS[self.level].lazy && self.lookahead >= MIN_MATCH {
            for _ in 1..length {
                self.start += 1;
                self.insert_string(self.start);
            }
            self.start += 1;
        } else {
            self.start += length;
            self.hash = self.window[self.start] as usize;
            self.update_hash(self.window[self.start + 1]);
        }
        self.match_length = 0;
        full
    }

    fn lazy(&mut self, io: &mut Io<'_>, flush: Flush) -> Progress {
        loop {
            match self.look_ahead(io, flush) {
                Some(Progress::BlockDone) => break,
                Some(stop) => return stop,
                None => {}
            }
            let head = if self.lookahead >= MIN_MATCH { self.insert_string(self.start) } else { 0 };
            self.previous_length = self.match_length;
            let previous_match = self.match_start;
            self.match_length = MIN_MATCH - 1;
            let promising = head != 0 && self.previous_length < EFFORTS[self.level].lazy;
            if promising && self.start - head <= MAX_DISTANCE {
                self.match_length = self.longest_match(head);
                if self.match_length <= 5 && self.not_worth_it() {
                    self.match_length = MIN_MATCH - 1;
                }
            }
            if self.previous_length >= MIN_MATCH && self.match_length <= self.previous_length {
                if self.take_previous_match(previous_match) && !self.flush_block(io, false) {
                    return Progress::NeedMore;
                }
            } else if self.match_available {
                if self.block.literal(self.window[self.start - 1]) {
                    self.flush_block(io, false);
                }
                self.start += 1;
                self.lookahead -= 1;
                if io.room() == 0 {
                    return Progress::NeedMore;
                }
            } else {
                self.match_available = true;
                self.start += 1;
                self.lookahead -= 1;
            }
        }
        if self.match_available {
            self.block.literal(self.window[self.start - 1]);
            self.match_available = false;
        }
        self.end_of_input(io, flush, self.start.min(MIN_MATCH - 1))
    }

    fn not_worth_it(&self) -> bool {
        let far = self.match_length == MIN_MATCH && self.start.wrapping_sub(self.match_start) > TOO_FAR;
        self.strategy == FILTERED || far
    }

    /// The match at the byte before is better than the one here; true if the block is full.
    fn take_previous_match(&mut self, previous_match: usize) -> bool {
        let last_insert = (self.start + self.lookahead).wrapping_sub(MIN_MATCH);
        let distance = self.start.wrapping_sub(1).wrapping_sub(previous_match);
        let length = self.previous_length;
        let full = self.block.matched(distance as u32, (length - MIN_MATCH) as u8);
        self.lookahead -= length - 1;
        for _ in 0..length - 2 {
            self.start += 1;
            if self.start <= last_insert {
                self.insert_string(self.start);
            }
        }
        self.previous_length = 0;
        self.match_available = false;
        self.match_length = MIN_MATCH - 1;
        self.start += 1;
        full
    }

    fn literals_only(&mut self, io: &mut Io<'_>, flush: Flush) -> Progress {
        loop {
            if self.lookahead == 0 {
                self.fill_window(io);
                if self.lookahead == 0 {
                    if flush == Flush::No {
                        return Progress::NeedMore;
                    }
                    break;
                }
            }
            self.match_length = 0;
            let full = self.block.literal(self.window[self.start]);
            self.lookahead -= 1;
            self.start += 1;
            if full && !self.flush_block(io, false) {
                return Progress::NeedMore;
            }
        }
        self.end_of_input(io, flush, 0)
    }
}
