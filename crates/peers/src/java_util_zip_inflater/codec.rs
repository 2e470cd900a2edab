//! A decompressor of RFC 1950 and 1951 that can stop at any byte and be put away as plain words.
//!
//! It consumes exactly the bytes that decoding needs and stops where zlib would: `Inflater` tells
//! programs how much input remains. Invalid data is reported in zlib's words.

mod steps;

use super::huffman::{Code, Decoded};
use crate::java_util_zip_checksum::adler32;

pub(super) const WINDOW: usize = 1 << 15;
const LENGTHS: usize = 320;
const CODE_LENGTHS: usize = 19;

/// What decoding has to do next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u32)]
enum Mode {
    Header,
    DictionaryId,
    Dictionary,
    BlockType,
    StoredLength,
    StoredCopy,
    TableSizes,
    TableCodeLengths,
    TableLengths,
    Symbol,
    LengthExtra,
    Distance,
    DistanceExtra,
    Match,
    Literal,
    Check,
    Done,
    Bad,
}

const MODES: [Mode; 18] = [
    Mode::Header,
    Mode::DictionaryId,
    Mode::Dictionary,
    Mode::BlockType,
    Mode::StoredLength,
    Mode::StoredCopy,
    Mode::TableSizes,
    Mode::TableCodeLengths,
    Mode::TableLengths,
    Mode::Symbol,
    Mode::LengthExtra,
    Mode::Distance,
    Mode::DistanceExtra,
    Mode::Match,
    Mode::Literal,
    Mode::Check,
    Mode::Done,
    Mode::Bad,
];

/// Why a call ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum End {
    /// Out of input or of room for output.
    More,
    Finished,
    NeedsDictionary,
    Invalid(&'static str),
}

/// zlib's messages; the state keeps an index.
const MESSAGES: [&str; 13] = [
    "incorrect header check",
    "unknown compression method",
    "invalid window size",
    "invalid block type",
    "invalid stored block lengths",
    "too many length or distance symbols",
    "invalid code lengths set",
    "invalid bit length repeat",
    "invalid code -- missing end-of-block",
    "invalid literal/lengths set",
    "invalid distances set",
    "invalid literal/length code",
    "invalid distance code",
];
const TOO_FAR: &str = "invalid distance too far back";
const BAD_CHECK: &str = "incorrect data check";

pub(super) struct Inflate {
    mode: Mode,
    /// With header and checksum (RFC 1950).
    wrapped: bool,
    last: bool,
    has_dictionary: bool,
    hold: u64,
    bits: u32,
    /// Bytes to copy, or a literal.
    length: u32,
    distance: u32,
    extra: u32,
    literals: u32,
    distances: u32,
    code_lengths: u32,
    /// Code lengths read so far.
    have: u32,
    check: u32,
    message: u32,
    /// The last output, as a ring.
    filled: u32,
    next: u32,
    lens: [u8; LENGTHS],
    code_lens: [u8; CODE_LENGTHS],
    window: Vec<u8>,
}

/// The codes of the current block, made from the lengths when a call needs them.
#[derive(Default)]
struct Codes {
    lengths: Option<Code>,
    literals: Option<Code>,
    distances: Option<Code>,
}

/// Input and output of one call.
struct Io<'a> {
    input: &'a [u8],
    read: usize,
    output: &'a mut [u8],
    written: usize,
    /// How much of the output is in the checksum.
    checked: usize,
}

/// There is not enough input, no room, or the data is invalid.
struct Stop(End);

type Step<T> = Result<T, Stop>;

const SCALARS: usize = 18;

impl Inflate {
    pub(super) const BYTES: usize = SCALARS * 4 + LENGTHS + 20 + WINDOW;

    pub(super) fn new(wrapped: bool) -> Inflate {
        Inflate {
            mode: if wrapped { Mode::Header } else { Mode::BlockType },
            wrapped,
            last: false,
            has_dictionary: false,
            hold: 0,
            bits: 0,
            length: 0,
            distance: 0,
            extra: 0,
            literals: 0,
            distances: 0,
            code_lengths: 0,
            have: 0,
            check: u32::from(wrapped),
            message: 0,
            filled: 0,
            next: 0,
            lens: [0; LENGTHS],
            code_lens: [0; CODE_LENGTHS],
            window: vec![0; WINDOW],
        }
    }

    pub(super) fn is_wrapped(&self) -> bool {
        self.wrapped
    }

    /// The checksum so far, or that of the dictionary wanted.
    pub(super) fn adler(&self) -> u32 {
        self.check
    }

    pub(super) fn to_bytes(&self) -> Vec<u8> {
        let scalars: [u32; SCALARS] = [
            self.mode as u32,
            u32::from(self.wrapped),
            u32::from(self.last),
            u32::from(self.has_dictionary),
            self.hold as u32,
            (self.hold >> 32) as u32,
            self.bits,
            self.length,
            self.distance,
            self.extra,
            self.literals,
            self.distances,
            self.code_lengths,
            self.have,
            self.check,
            self.message,
            self.filled,
            self.next,
        ];
        let mut bytes: Vec<u8> = scalars.iter().flat_map(|s| s.to_le_bytes()).collect();
        bytes.extend_from_slice(&self.lens);
        bytes.extend_from_slice(&self.code_lens);
        bytes.push(0);
        bytes.extend_from_slice(&self.window);
        bytes
    }

    pub(super) fn from_bytes(bytes: &[u8]) -> Inflate {
        let scalar = |i: usize| {
            u32::from_le_bytes([bytes[i * 4], bytes[i * 4 + 1], bytes[i * 4 + 2], bytes[i * 4 + 3]])
        };
        let mut state = Inflate::new(scalar(1) != 0);
        state.mode = MODES[scalar(0) as usize];
        state.last = scalar(2) != 0;
        state.has_dictionary = scalar(3) != 0;
        state.hold = u64::from(scalar(4)) | u64::from(scalar(5)) << 32;
        state.bits = scalar(6);
        state.length = scalar(7);
        state.distance = scalar(8);
        state.extra = scalar(9);
        state.literals = scalar(10);
        state.distances = scalar(11);
        state.code_lengths = scalar(12);
        state.have = scalar(13);
        state.check = scalar(14);
        state.message = scalar(15);
        state.filled = scalar(16);
        state.next = scalar(17);
        let rest = &bytes[SCALARS * 4..];
        state.lens.copy_from_slice(&rest[..LENGTHS]);
        state.code_lens.copy_from_slice(&rest[LENGTHS..LENGTHS + CODE_LENGTHS]);
        state.window.copy_from_slice(&rest[LENGTHS + CODE_LENGTHS + 1..][..WINDOW]);
        state
    }

    /// Gives the dictionary; false if none, or another one, is wanted.
    pub(super) fn set_dictionary(&mut self, bytes: &[u8]) -> bool {
        if self.wrapped && (self.mode != Mode::Dictionary || adler32(1, bytes) != self.check) {
            return false;
        }
        for &byte in &bytes[bytes.len().saturating_sub(WINDOW)..] {
            self.remember(byte);
        }
        self.has_dictionary = true;
        true
    }

    fn remember(&mut self, byte: u8) {
        self.window[self.next as usize] = byte;
        self.next = (self.next + 1) % WINDOW as u32;
        self.filled = (self.filled + 1).min(WINDOW as u32);
    }

    /// Decompresses until input or room runs out. Returns bytes read, bytes written, and why.
    pub(super) fn run(&mut self, input: &[u8], output: &mut [u8]) -> (usize, usize, End) {
        let mut io = Io { input, read: 0, output, written: 0, checked: 0 };
        let mut codes = Codes::default();
        let end = loop {
            if let Err(Stop(end)) = self.step(&mut io, &mut codes) {
                break end;
            }
        };
        self.update_check(&mut io);
        if let End::Invalid(message) = end {
            self.mode = Mode::Bad;
            self.message = message_index(message);
        }
        (io.read, io.written, end)
    }

    fn update_check(&mut self, io: &mut Io<'_>) {
        if self.wrapped && io.checked < io.written {
            self.check = adler32(self.check, &io.output[io.checked..io.written]);
            io.checked = io.written;
        }
    }

    /// Makes sure that `count` bits are at hand.
    fn need(&mut self, io: &mut Io<'_>, count: u32) -> Step<()> {
        while self.bits < count {
            let Some(&byte) = io.input.get(io.read) else { return Err(Stop(End::More)) };
            io.read += 1;
            self.hold |= u64::from(byte) << self.bits;
            self.bits += 8;
        }
        Ok(())
    }

    fn peek(&self, count: u32) -> u32 {
        (self.hold & ((1 << count) - 1)) as u32
    }

    fn drop_bits(&mut self, count: u32) {
        self.hold >>= count;
        self.bits -= count;
    }

    fn take(&mut self, count: u32) -> u32 {
        let value = self.peek(count);
        self.drop_bits(count);
        value
    }

    fn clear_bits(&mut self) {
        self.hold = 0;
        self.bits = 0;
    }

    /// A symbol and the bits of its code, which stay where they are.
    fn decode(&mut self, io: &mut Io<'_>, code: &Code) -> Step<Decoded> {
        let mut count = 1;
        loop {
            self.need(io, count)?;
            if let Some(decoded) = code.decode(self.hold, self.bits) {
                return Ok(decoded);
            }
            count = self.bits + 1;
        }
    }

    fn step(&mut self, io: &mut Io<'_>, codes: &mut Codes) -> Step<()> {
        match self.mode {
            Mode::Header => self.header(io),
            Mode::DictionaryId => {
                self.need(io, 32)?;
                self.check = self.take(32).swap_bytes();
                self.mode = Mode::Dictionary;
                Ok(())
            }
            Mode::Dictionary => {
                if !self.has_dictionary {
                    return Err(Stop(End::NeedsDictionary));
                }
                self.check = 1;
                self.mode = Mode::BlockType;
                Ok(())
            }
            Mode::BlockType => self.block_type(io, codes),
            Mode::StoredLength => self.stored_length(io),
            Mode::StoredCopy => self.stored_copy(io),
            Mode::TableSizes => self.table_sizes(io),
            Mode::TableCodeLengths => self.table_code_lengths(io),
            Mode::TableLengths => self.table_lengths(io, codes),
            Mode::Symbol => self.symbol(io, codes),
            Mode::LengthExtra => {
                self.need(io, self.extra)?;
                self.length += self.take(self.extra);
                self.mode = Mode::Distance;
                Ok(())
            }
            Mode::Distance => self.distance(io, codes),
            Mode::DistanceExtra => {
                self.need(io, self.extra)?;
                self.distance += self.take(self.extra);
                self.mode = Mode::Match;
                Ok(())
            }
            Mode::Match => self.copy_match(io),
            Mode::Literal => {
                self.put(io, self.length as u8)?;
                self.mode = Mode::Symbol;
                Ok(())
            }
            Mode::Check => self.check(io),
            Mode::Done => Err(Stop(End::Finished)),
            Mode::Bad => Err(Stop(End::Invalid(message_at(self.message)))),
        }
    }

    fn put(&mut self, io: &mut Io<'_>, byte: u8) -> Step<()> {
        let Some(place) = io.output.get_mut(io.written) else { return Err(Stop(End::More)) };
        *place = byte;
        io.written += 1;
        self.remember(byte);
        Ok(())
    }
}

fn all_messages() -> impl Iterator<Item = &'static str> {
    MESSAGES.into_iter().chain([TOO_FAR, BAD_CHECK])
}

fn message_index(message: &str) -> u32 {
    all_messages().position(|m| m == message).unwrap_or(0) as u32
}

fn message_at(index: u32) -> &'static str {
    all_messages().nth(index as usize).unwrap_or(BAD_CHECK)
}
