//! Level zero: blocks without compression, copied straight from input to output where possible.

use super::codec::{Deflate, Flush, Io, PENDING, Progress, WINDOW};

/// The longest stored block.
const LONGEST: usize = 65_535;

impl Deflate {
    /// Bytes that the header of a stored block takes from here.
    fn header_bytes(&self) -> usize {
        (self.bits.valid as usize + 42) >> 3
    }

    pub(super) fn store(&mut self, io: &mut Io<'_>, flush: Flush) -> Progress {
        let before = io.read;
        if self.store_directly(io, flush) {
            self.keep_copied(io, io.read - before);
            return Progress::FinishDone;
        }
        self.keep_copied(io, io.read - before);
        let all_out = self.start as i64 == self.block_start;
        if flush != Flush::No && flush != Flush::Finish && io.input_left() == 0 && all_out {
            return Progress::BlockDone;
        }
        self.take_rest(io);
        if self.store_from_window(io, flush) { Progress::FinishStarted } else { Progress::NeedMore }
    }

    /// Copies blocks from window and input to the output; true if the last one is written.
    fn store_directly(&mut self, io: &mut Io<'_>, flush: Flush) -> bool {
        let least = (PENDING - 5).min(WINDOW);
        loop {
            let Some(room) = io.room().checked_sub(self.header_bytes()) else { return false };
            let held = (self.start as i64 - self.block_start) as usize;
            let all = held + io.input_left();
            let length = LONGEST.min(all).min(room);
            let wait = (length == 0 && flush != Flush::Finish) || flush == Flush::No || length != all;
            if length < least && wait {
                return false;
            }
            let last = flush == Flush::Finish && length == all;
            self.bits.stored_block(&[], last);
            let end = self.bits.pending.len();
            self.bits.pending[end - 4..end - 2].copy_from_slice(&(length as u16).to_le_bytes());
            self.bits.pending[end - 2..].copy_from_slice(&(!(length as u16)).to_le_bytes());
            self.flush_pending(io);
            let from_window = held.min(length);
            let at = self.block_start as usize;
            io.put(&self.window[at..at + from_window]);
            self.block_start += from_window as i64;
            let direct = io.input[io.read..io.read + length - from_window].to_vec();
            io.read += direct.len();
            self.sum(&direct);
            io.put(&direct);
            if last {
                return true;
            }
        }
    }

    /// The window always holds the last bytes of the input, for a later change of level.
    fn keep_copied(&mut self, io: &Io<'_>, used: usize) {
        if used == 0 {
            return;
        }
        if used >= WINDOW {
            self.slides = 2;
            self.window[..WINDOW].copy_from_slice(&io.input[io.read - WINDOW..io.read]);
            self.start = WINDOW;
            self.insert = self.start;
        } else {
            if 2 * WINDOW - self.start <= used {
                self.slide_window();
            }
            self.window[self.start..self.start + used].copy_from_slice(&io.input[io.read - used..io.read]);
            self.start += used;
            self.insert += used.min(WINDOW - self.insert);
        }
        self.block_start = self.start as i64;
    }

    fn slide_window(&mut self) {
        self.start -= WINDOW;
        self.window.copy_within(WINDOW..WINDOW + self.start, 0);
        self.slides = (self.slides + 1).min(2);
        self.insert = self.insert.min(self.start);
    }

    fn take_rest(&mut self, io: &mut Io<'_>) {
        let mut room = 2 * WINDOW - self.start;
        if io.input_left() > room && self.block_start >= WINDOW as i64 {
            self.block_start -= WINDOW as i64;
            self.slide_window();
            room += WINDOW;
        }
        let count = self.read_input(io, self.start, room);
        self.start += count;
        self.insert += count.min(WINDOW - self.insert);
    }

    /// Writes a block from the window if it is worth it; true if it is the last one.
    fn store_from_window(&mut self, io: &mut Io<'_>, flush: Flush) -> bool {
        let room = (PENDING - self.header_bytes()).min(LONGEST);
        let held = (self.start as i64 - self.block_start) as usize;
        let asked = (held != 0 || flush == Flush::Finish)
            && flush != Flush::No
            && io.input_left() == 0
            && held <= room;
        if held < room.min(WINDOW) && !asked {
            return false;
        }
        let length = held.min(room);
        let last = flush == Flush::Finish && io.input_left() == 0 && length == held;
        let at = self.block_start as usize;
        let bytes = self.window[at..at + length].to_vec();
        self.bits.stored_block(&bytes, last);
        self.block_start += length as i64;
        self.flush_pending(io);
        last
    }
}
