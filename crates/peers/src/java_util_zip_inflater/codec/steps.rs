//! What decoding does in each of its modes.

use super::super::huffman::Code;
use super::{BAD_CHECK, CODE_LENGTHS, Codes, End, Inflate, Io, MESSAGES, Mode, Step, Stop, TOO_FAR, WINDOW};

const ORDER: [usize; CODE_LENGTHS] = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];
const LENGTH_BASE: [u16; 29] = [
    3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195,
    227, 258,
];
const LENGTH_EXTRA: [u8; 29] =
    [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0];
const DISTANCE_BASE: [u16; 30] = [
    1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049, 3073,
    4097, 6145, 8193, 12289, 16385, 24577,
];
const DISTANCE_EXTRA: [u8; 30] =
    [0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13, 13];

impl Inflate {
    pub(super) fn header(&mut self, io: &mut Io<'_>) -> Step<()> {
        self.need(io, 16)?;
        let (first, second) = (self.peek(8), self.peek(16) >> 8);
        if (first << 8 | second) % 31 != 0 {
            return invalid(MESSAGES[0]);
        }
        if first & 15 != 8 {
            return invalid(MESSAGES[1]);
        }
        if first >> 4 > 7 {
            return invalid(MESSAGES[2]);
        }
        self.check = 1;
        self.mode = if second & 0x20 != 0 { Mode::DictionaryId } else { Mode::BlockType };
        self.clear_bits();
        Ok(())
    }

    pub(super) fn block_type(&mut self, io: &mut Io<'_>, codes: &mut Codes) -> Step<()> {
        if self.last {
            self.drop_bits(self.bits & 7);
            self.mode = Mode::Check;
            return Ok(());
        }
        self.need(io, 3)?;
        *codes = Codes::default();
        self.last = self.take(1) != 0;
        match self.take(2) {
            0 => {
                self.drop_bits(self.bits & 7);
                self.mode = Mode::StoredLength;
            }
            1 => {
                self.use_fixed_codes();
                self.mode = Mode::Symbol;
            }
            2 => self.mode = Mode::TableSizes,
            _ => return invalid(MESSAGES[3]),
        }
        Ok(())
    }

    pub(super) fn use_fixed_codes(&mut self) {
        self.literals = 288;
        self.distances = 32;
        for (i, len) in self.lens.iter_mut().enumerate() {
            *len = match i {
                0..144 => 8,
                144..256 => 9,
                256..280 => 7,
                280..288 => 8,
                _ => 5,
            };
        }
    }

    pub(super) fn stored_length(&mut self, io: &mut Io<'_>) -> Step<()> {
        self.need(io, 32)?;
        let word = self.peek(32);
        if word & 0xFFFF != !word >> 16 {
            return invalid(MESSAGES[4]);
        }
        self.length = word & 0xFFFF;
        self.clear_bits();
        self.mode = Mode::StoredCopy;
        Ok(())
    }

    pub(super) fn stored_copy(&mut self, io: &mut Io<'_>) -> Step<()> {
        let room = (io.input.len() - io.read).min(io.output.len() - io.written);
        let count = room.min(self.length as usize);
        if self.length != 0 && count == 0 {
            return Err(Stop(End::More));
        }
        for _ in 0..count {
            let byte = io.input[io.read];
            io.read += 1;
            self.put(io, byte)?;
        }
        self.length -= count as u32;
        if self.length == 0 {
            self.mode = Mode::BlockType;
        }
        Ok(())
    }

    pub(super) fn table_sizes(&mut self, io: &mut Io<'_>) -> Step<()> {
        self.need(io, 14)?;
        self.literals = self.take(5) + 257;
        self.distances = self.take(5) + 1;
        self.code_lengths = self.take(4) + 4;
        if self.literals > 286 || self.distances > 30 {
            return invalid(MESSAGES[5]);
        }
        self.have = 0;
        self.code_lens = [0; CODE_LENGTHS];
        self.mode = Mode::TableCodeLengths;
        Ok(())
    }

    pub(super) fn table_code_lengths(&mut self, io: &mut Io<'_>) -> Step<()> {
        while self.have < self.code_lengths {
            self.need(io, 3)?;
            self.code_lens[ORDER[self.have as usize]] = self.take(3) as u8;
            self.have += 1;
        }
        if Code::of_lengths(&self.code_lens, false).is_none() {
            return invalid(MESSAGES[6]);
        }
        self.have = 0;
        self.mode = Mode::TableLengths;
        Ok(())
    }

    pub(super) fn table_lengths(&mut self, io: &mut Io<'_>, codes: &mut Codes) -> Step<()> {
        let all = self.literals + self.distances;
        let code = codes.lengths.get_or_insert_with(|| code(&self.code_lens, false));
        while self.have < all {
            let decoded = self.decode(io, code)?;
            let (extra, base) = match decoded.symbol {
                symbol @ 0..16 => {
                    self.drop_bits(decoded.bits);
                    self.lens[self.have as usize] = symbol as u8;
                    self.have += 1;
                    continue;
                }
                16 => (2, 3),
                17 => (3, 3),
                _ => (7, 11),
            };
            self.need(io, decoded.bits + extra)?;
            self.drop_bits(decoded.bits);
            if decoded.symbol == 16 && self.have == 0 {
                return invalid(MESSAGES[7]);
            }
            let value = if decoded.symbol == 16 { self.lens[self.have as usize - 1] } else { 0 };
            let count = base + self.take(extra);
            if self.have + count > all {
                return invalid(MESSAGES[7]);
            }
            self.lens[self.have as usize..(self.have + count) as usize].fill(value);
            self.have += count;
        }
        if self.lens[256] == 0 {
            return invalid(MESSAGES[8]);
        }
        let (literals, distances) = self.lens[..all as usize].split_at(self.literals as usize);
        if Code::of_lengths(literals, true).is_none() {
            return invalid(MESSAGES[9]);
        }
        if Code::of_lengths(distances, true).is_none() {
            return invalid(MESSAGES[10]);
        }
        self.mode = Mode::Symbol;
        Ok(())
    }

    pub(super) fn symbol(&mut self, io: &mut Io<'_>, codes: &mut Codes) -> Step<()> {
        let code = codes.literals.get_or_insert_with(|| code(&self.lens[..self.literals as usize], true));
        let decoded = self.decode(io, code)?;
        self.drop_bits(decoded.bits);
        match decoded.symbol {
            literal @ 0..256 if decoded.valid => {
                self.length = literal;
                self.mode = Mode::Literal;
            }
            256 if decoded.valid => self.mode = Mode::BlockType,
            symbol @ 257..286 if decoded.valid => {
                self.length = u32::from(LENGTH_BASE[symbol as usize - 257]);
                self.extra = u32::from(LENGTH_EXTRA[symbol as usize - 257]);
                self.mode = Mode::LengthExtra;
            }
            _ => return invalid(MESSAGES[11]),
        }
        Ok(())
    }

    pub(super) fn distance(&mut self, io: &mut Io<'_>, codes: &mut Codes) -> Step<()> {
        let range = self.literals as usize..(self.literals + self.distances) as usize;
        let code = codes.distances.get_or_insert_with(|| code(&self.lens[range], true));
        let decoded = self.decode(io, code)?;
        self.drop_bits(decoded.bits);
        if !decoded.valid || decoded.symbol > 29 {
            return invalid(MESSAGES[12]);
        }
        self.distance = u32::from(DISTANCE_BASE[decoded.symbol as usize]);
        self.extra = u32::from(DISTANCE_EXTRA[decoded.symbol as usize]);
        self.mode = Mode::DistanceExtra;
        Ok(())
    }

    pub(super) fn copy_match(&mut self, io: &mut Io<'_>) -> Step<()> {
        if io.written == io.output.len() {
            return Err(Stop(End::More));
        }
        if self.distance > self.filled {
            return invalid(TOO_FAR);
        }
        while self.length > 0 {
            let from = (self.next + WINDOW as u32 - self.distance) % WINDOW as u32;
            self.put(io, self.window[from as usize])?;
            self.length -= 1;
        }
        self.mode = Mode::Symbol;
        Ok(())
    }

    pub(super) fn check(&mut self, io: &mut Io<'_>) -> Step<()> {
        if self.wrapped {
            self.need(io, 32)?;
            self.update_check(io);
            if self.peek(32).swap_bytes() != self.check {
                return invalid(BAD_CHECK);
            }
            self.clear_bits();
        }
        self.mode = Mode::Done;
        Ok(())
    }
}

/// A code whose lengths were found valid before.
fn code(lengths: &[u8], may_be_incomplete: bool) -> Code {
    Code::of_lengths(lengths, may_be_incomplete).expect("the lengths were checked when they were read")
}

fn invalid(message: &'static str) -> Step<()> {
    Err(Stop(End::Invalid(message)))
}
