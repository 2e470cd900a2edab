//! Canonical Huffman codes as RFC 1951 gives them: by the lengths of their code words.

const MAX_BITS: usize = 15;
/// Bits that one look at the table decides.
const FAST_BITS: u32 = 9;

/// A decoded symbol and the bits its code word took.
#[derive(Clone, Copy)]
pub(super) struct Decoded {
    pub(super) symbol: u32,
    pub(super) bits: u32,
    /// The bits are a code word at all: an incomplete code has some that are none.
    pub(super) valid: bool,
}

pub(super) struct Code {
    counts: [u16; MAX_BITS + 1],
    /// Symbols in the order of their code words.
    symbols: Vec<u16>,
    /// By the next bits: symbol and length of the code words that are short enough; length zero
    /// for the others.
    fast: Vec<(u16, u8)>,
    /// One code word of one bit, or none at all.
    incomplete: bool,
}

impl Code {
    /// `None` if there are too many code words, or too few where that is not allowed. A code
    /// of a single one-bit word is allowed for literals and distances, and a code without any
    /// word everywhere: it fails when it is used.
    pub(super) fn of_lengths(lengths: &[u8], may_be_incomplete: bool) -> Option<Code> {
        let mut counts = [0_u16; MAX_BITS + 1];
        for &length in lengths {
            counts[length as usize] += 1;
        }
        let longest = (1..=MAX_BITS).rev().find(|&l| counts[l] != 0).unwrap_or(0);
        let mut left = 1_i32;
        for &count in &counts[1..] {
            left = (left << 1) - i32::from(count);
            if left < 0 {
                return None;
            }
        }
        if longest != 0 && left > 0 && (!may_be_incomplete || longest != 1) {
            return None;
        }
        counts[0] = 0;
        let mut code =
            Code { counts, symbols: sorted(lengths, &counts), fast: Vec::new(), incomplete: left > 0 };
        code.fast = code.fast_table();
        Some(code)
    }

    fn fast_table(&self) -> Vec<(u16, u8)> {
        let mut table = vec![(0, 0); 1 << FAST_BITS];
        let (mut word, mut index) = (0_u32, 0_usize);
        for bits in 1..=FAST_BITS {
            for _ in 0..self.counts[bits as usize] {
                let reversed = word.reverse_bits() >> (32 - bits);
                for entry in (reversed..1 << FAST_BITS).step_by(1 << bits) {
                    table[entry as usize] = (self.symbols[index], bits as u8);
                }
                word += 1;
                index += 1;
            }
            word <<= 1;
        }
        table
    }

    /// Decodes the low `have` bits of `hold`; `None` if they are too few to tell.
    pub(super) fn decode(&self, hold: u64, have: u32) -> Option<Decoded> {
        let (symbol, length) = self.fast[(hold & ((1 << FAST_BITS) - 1)) as usize];
        if length != 0 && u32::from(length) <= have {
            return Some(Decoded { symbol: u32::from(symbol), bits: u32::from(length), valid: true });
        }
        if self.incomplete && have >= 1 {
            let symbol = 0;
            return (length == 0).then_some(Decoded { symbol, bits: 1, valid: false });
        }
        self.decode_slowly(hold, have)
    }

    fn decode_slowly(&self, hold: u64, have: u32) -> Option<Decoded> {
        let (mut word, mut first, mut index) = (0_u32, 0_u32, 0_u32);
        for bits in 1..=have.min(MAX_BITS as u32) {
            word |= (hold >> (bits - 1) & 1) as u32;
            let count = u32::from(self.counts[bits as usize]);
            if word < first + count {
                let symbol = u32::from(self.symbols[(index + word - first) as usize]);
                return Some(Decoded { symbol, bits, valid: true });
            }
            index += count;
            first = (first + count) << 1;
            word <<= 1;
        }
        None
    }
}

/// Symbols by length of their code word, then by value.
fn sorted(lengths: &[u8], counts: &[u16; MAX_BITS + 1]) -> Vec<u16> {
    let mut starts = [0_u16; MAX_BITS + 2];
    for bits in 1..=MAX_BITS {
        starts[bits + 1] = starts[bits] + counts[bits];
    }
    let mut symbols = vec![0; counts.iter().map(|&c| c as usize).sum()];
    for (symbol, &length) in lengths.iter().enumerate() {
        if length != 0 {
            symbols[starts[length as usize] as usize] = symbol as u16;
            starts[length as usize] += 1;
        }
    }
    symbols
}
