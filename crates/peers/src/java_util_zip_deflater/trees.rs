//! Blocks of RFC 1951: Huffman trees from frequencies, and how symbols are written with them.
//!
//! Tree building breaks ties exactly as zlib does, since the size of the result depends on it.

use super::huffman::{Fixed, Shape, Sizes, Tree};

pub(super) const LITERALS: usize = 286;
pub(super) const DISTANCES: usize = 30;
const LENGTH_CODES: usize = 29;
const BIT_LENGTHS: usize = 19;
const END_OF_BLOCK: usize = 256;

const LENGTH_EXTRA: [u8; LENGTH_CODES] =
    [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0];
const DISTANCE_EXTRA: [u8; DISTANCES] =
    [0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13, 13];
const BIT_LENGTH_EXTRA: [u8; BIT_LENGTHS] = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 3, 7];
const BIT_LENGTH_ORDER: [usize; BIT_LENGTHS] =
    [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];

/// The three kinds of trees.
const LITERAL_SHAPE: Shape = Shape { extra: &LENGTH_EXTRA, base: 257, max_length: 15 };
const DISTANCE_SHAPE: Shape = Shape { extra: &DISTANCE_EXTRA, base: 0, max_length: 15 };
const BIT_LENGTH_SHAPE: Shape = Shape { extra: &BIT_LENGTH_EXTRA, base: 0, max_length: 7 };

/// The code of a match length minus three, and the least length minus three with that code.
pub(super) fn length_code(length: u8) -> (usize, u32) {
    if length == 255 {
        return (LENGTH_CODES - 1, 255);
    }
    let mut base = 0;
    for (code, &extra) in LENGTH_EXTRA.iter().enumerate().take(LENGTH_CODES - 1) {
        if u32::from(length) < base + (1 << extra) {
            return (code, base);
        }
        base += 1 << extra;
    }
    (LENGTH_CODES - 1, 255)
}

/// The code of a distance minus one, and the least distance minus one with that code.
pub(super) fn distance_code(distance: u32) -> (usize, u32) {
    if distance < 4 {
        return (distance as usize, distance);
    }
    let bits = 31 - distance.leading_zeros();
    let half = distance >> (bits - 1) & 1;
    ((2 * bits + half) as usize, (2 | half) << (bits - 1))
}

/// Bits on their way out: whole bytes go to `pending` at once.
#[derive(Default)]
pub(super) struct Bits {
    pub(super) pending: Vec<u8>,
    pub(super) hold: u32,
    pub(super) valid: u32,
}

impl Bits {
    pub(super) fn send(&mut self, value: u32, count: u32) {
        self.hold |= value << self.valid;
        self.valid += count;
        while self.valid >= 8 {
            self.pending.push(self.hold as u8);
            self.hold >>= 8;
            self.valid -= 8;
        }
    }

    /// Fills the last byte up with zeros.
    pub(super) fn align(&mut self) {
        if self.valid > 0 {
            self.pending.push(self.hold as u8);
        }
        self.hold = 0;
        self.valid = 0;
    }

    pub(super) fn stored_block(&mut self, bytes: &[u8], last: bool) {
        self.send(u32::from(last), 3);
        self.align();
        let length = bytes.len() as u16;
        self.pending.extend_from_slice(&length.to_le_bytes());
        self.pending.extend_from_slice(&(!length).to_le_bytes());
        self.pending.extend_from_slice(bytes);
    }
}

/// A literal (distance zero) or a match: distance, and length minus three.
pub(super) type Symbol = (u16, u8);

/// The symbols of the block being collected and how often each code occurs.
pub(super) struct Block {
    pub(super) symbols: Vec<Symbol>,
    pub(super) literals: [u16; LITERALS],
    pub(super) distances: [u16; DISTANCES],
}

impl Block {
    /// Symbols after which a block is full.
    pub(super) const FULL: usize = (1 << 14) - 1;

    pub(super) fn new() -> Block {
        let mut block = Block { symbols: Vec::new(), literals: [0; LITERALS], distances: [0; DISTANCES] };
        block.literals[END_OF_BLOCK] = 1;
        block
    }

    /// Adds a literal; true if the block is full.
    pub(super) fn literal(&mut self, byte: u8) -> bool {
        self.symbols.push((0, byte));
        self.literals[byte as usize] += 1;
        self.symbols.len() == Block::FULL
    }

    /// Adds a match; true if the block is full.
    pub(super) fn matched(&mut self, distance: u32, length_minus_three: u8) -> bool {
        self.symbols.push((distance as u16, length_minus_three));
        self.literals[length_code(length_minus_three).0 + 257] += 1;
        self.distances[distance_code(distance - 1).0] += 1;
        self.symbols.len() == Block::FULL
    }

    /// Writes the block in the shortest of the three ways. `stored` are the bytes it stands for,
    /// if they are all still there.
    pub(super) fn write(&self, bits: &mut Bits, stored: Option<&[u8]>, last: bool) {
        let fixed = Fixed::new();
        let mut sizes = Sizes::default();
        let literals = Tree::build(&self.literals, &LITERAL_SHAPE, Some(&fixed.literals.lens), &mut sizes);
        let distances =
            Tree::build(&self.distances, &DISTANCE_SHAPE, Some(&fixed.distances.lens), &mut sizes);
        let runs = [runs_of(&literals), runs_of(&distances)].concat();
        let mut counts = [0; BIT_LENGTHS];
        for run in &runs {
            counts[run.0 as usize] += 1;
        }
        let lengths = Tree::build(&counts, &BIT_LENGTH_SHAPE, None, &mut sizes);
        let rank = (3..BIT_LENGTHS).rev().find(|&i| lengths.lens[BIT_LENGTH_ORDER[i]] != 0).unwrap_or(2);
        sizes.dynamic += 3 * (rank as i64 + 1) + 14;
        let dynamic_bytes = (sizes.dynamic + 3 + 7) >> 3;
        let fixed_bytes = (sizes.fixed + 3 + 7) >> 3;
        let best = dynamic_bytes.min(fixed_bytes);
        match stored {
            Some(bytes) if bytes.len() as i64 + 4 <= best => bits.stored_block(bytes, last),
            _ if fixed_bytes == best => {
                bits.send(1 << 1 | u32::from(last), 3);
                self.write_symbols(bits, &fixed.literals, &fixed.distances);
            }
            _ => {
                bits.send(2 << 1 | u32::from(last), 3);
                bits.send(literals.max_code as u32 + 1 - 257, 5);
                bits.send(distances.max_code as u32, 5);
                bits.send(rank as u32 + 1 - 4, 4);
                for &symbol in &BIT_LENGTH_ORDER[..=rank] {
                    bits.send(u32::from(lengths.lens[symbol]), 3);
                }
                for (symbol, extra) in runs {
                    lengths.send(bits, symbol as usize);
                    bits.send(u32::from(extra), u32::from(BIT_LENGTH_EXTRA[symbol as usize]));
                }
                self.write_symbols(bits, &literals, &distances);
            }
        }
        if last {
            bits.align();
        }
    }

    fn write_symbols(&self, bits: &mut Bits, literals: &Tree, distances: &Tree) {
        for &(distance, value) in &self.symbols {
            if distance == 0 {
                literals.send(bits, value as usize);
                continue;
            }
            let (code, base) = length_code(value);
            literals.send(bits, code + 257);
            bits.send(u32::from(value) - base, u32::from(LENGTH_EXTRA[code]));
            let distance = u32::from(distance) - 1;
            let (code, base) = distance_code(distance);
            distances.send(bits, code);
            bits.send(distance - base, u32::from(DISTANCE_EXTRA[code]));
        }
        literals.send(bits, END_OF_BLOCK);
    }
}

/// The lengths of a tree as runs: symbols of the code-length code with their extra bits.
fn runs_of(tree: &Tree) -> Vec<(u8, u8)> {
    const REPEAT: u8 = 16;
    const ZEROS: u8 = 17;
    const MANY_ZEROS: u8 = 18;
    let lens = &tree.lens[..=tree.max_code];
    let mut runs = Vec::new();
    let (mut previous, mut count) = (None, 0_u8);
    let (mut most, mut least) = if lens[0] == 0 { (138, 3) } else { (7, 4) };
    for (n, &len) in lens.iter().enumerate() {
        let next = lens.get(n + 1).copied();
        count += 1;
        if count < most && next == Some(len) {
            continue;
        }
        if count < least {
            runs.extend(std::iter::repeat_n((len, 0), count as usize));
        } else if len != 0 {
            if previous != Some(len) {
                runs.push((len, 0));
                count -= 1;
            }
            runs.push((REPEAT, count - 3));
        } else if count <= 10 {
            runs.push((ZEROS, count - 3));
        } else {
            runs.push((MANY_ZEROS, count - 11));
        }
        count = 0;
        previous = Some(len);
        (most, least) = match next {
            Some(0) => (138, 3),
            Some(next) if next == len => (6, 3),
            _ => (7, 4),
        };
    }
    runs
}
