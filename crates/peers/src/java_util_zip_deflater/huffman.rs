//! Huffman trees from frequencies, built with zlib's way to break ties: the size of a block depends
//! on it.

use super::trees::{Bits, DISTANCES, LITERALS};

const MAX_BITS: usize = 15;
const HEAP: usize = 2 * LITERALS + 1;

/// Bits that a block takes with its own trees and with the fixed ones.
#[derive(Default)]
pub(super) struct Sizes {
    pub(super) dynamic: i64,
    pub(super) fixed: i64,
}

/// What the three kinds of trees differ in.
pub(super) struct Shape {
    pub(super) extra: &'static [u8],
    /// First symbol with extra bits.
    pub(super) base: usize,
    pub(super) max_length: usize,
}

impl Shape {
    fn extra_bits(&self, symbol: usize) -> i64 {
        symbol.checked_sub(self.base).map_or(0, |i| i64::from(self.extra[i]))
    }
}

pub(super) struct Tree {
    pub(super) lens: Vec<u8>,
    codes: Vec<u16>,
    /// Greatest symbol with a code.
    pub(super) max_code: usize,
}

pub(super) struct Fixed {
    pub(super) literals: Tree,
    pub(super) distances: Tree,
}

impl Fixed {
    pub(super) fn new() -> Fixed {
        let literals = (0..288).map(|i| match i {
            0..144 => 8,
            144..256 => 9,
            256..280 => 7,
            _ => 8,
        });
        Fixed { literals: Tree::of_lens(literals.collect()), distances: Tree::of_lens(vec![5; DISTANCES]) }
    }
}

/// The heap by which a tree is built: least frequency first, then least depth.
struct Builder<'a> {
    frequencies: Vec<u32>,
    depths: Vec<u8>,
    parents: Vec<usize>,
    lens: Vec<u8>,
    heap: Vec<usize>,
    heap_len: usize,
    /// Nodes by rising frequency, filled from the end.
    sorted: usize,
    max_code: usize,
    shape: &'a Shape,
}

impl Builder<'_> {
    fn smaller(&self, n: usize, m: usize) -> bool {
        let (a, b) = (self.frequencies[n], self.frequencies[m]);
        a < b || (a == b && self.depths[n] <= self.depths[m])
    }

    fn sift_down(&mut self, mut k: usize) {
        let node = self.heap[k];
        let mut child = k * 2;
        while child <= self.heap_len {
            if child < self.heap_len && self.smaller(self.heap[child + 1], self.heap[child]) {
                child += 1;
            }
            if self.smaller(node, self.heap[child]) {
                break;
            }
            self.heap[k] = self.heap[child];
            k = child;
            child *= 2;
        }
        self.heap[k] = node;
    }

    /// Joins the two rarest nodes until one is left.
    fn join(&mut self, leaves: usize) {
        for k in (1..=self.heap_len / 2).rev() {
            self.sift_down(k);
        }
        let mut node = leaves;
        loop {
            let n = self.heap[1];
            self.heap[1] = self.heap[self.heap_len];
            self.heap_len -= 1;
            self.sift_down(1);
            let m = self.heap[1];
            self.sorted -= 1;
            self.heap[self.sorted] = n;
            self.sorted -= 1;
            self.heap[self.sorted] = m;
            self.frequencies[node] = self.frequencies[n] + self.frequencies[m];
            self.depths[node] = self.depths[n].max(self.depths[m]) + 1;
            self.parents[n] = node;
            self.parents[m] = node;
            self.heap[1] = node;
            node += 1;
            self.sift_down(1);
            if self.heap_len < 2 {
                break;
            }
        }
        self.sorted -= 1;
        self.heap[self.sorted] = self.heap[1];
    }

    /// Gives every leaf a length, and shortens those that are too long.
    fn assign_lengths(&mut self, fixed: Option<&[u8]>, sizes: &mut Sizes) {
        let max = self.shape.max_length;
        let mut counts = [0_i32; MAX_BITS + 1];
        let mut overflow = 0;
        self.lens[self.heap[self.sorted]] = 0;
        for h in self.sorted + 1..HEAP {
            let n = self.heap[h];
            let mut bits = self.lens[self.parents[n]] as usize + 1;
            if bits > max {
                bits = max;
                overflow += 1;
            }
            self.lens[n] = bits as u8;
            if n > self.max_code {
                continue;
            }
            counts[bits] += 1;
            let (extra, frequency) = (self.shape.extra_bits(n), i64::from(self.frequencies[n]));
            sizes.dynamic += frequency * (bits as i64 + extra);
            if let Some(fixed) = fixed {
                sizes.fixed += frequency * (i64::from(fixed[n]) + extra);
            }
        }
        if overflow > 0 {
            self.shorten(&mut counts, overflow, sizes);
        }
    }

    fn shorten(&mut self, counts: &mut [i32; MAX_BITS + 1], mut overflow: i32, sizes: &mut Sizes) {
        let max = self.shape.max_length;
        while overflow > 0 {
            let mut bits = max - 1;
            while counts[bits] == 0 {
                bits -= 1;
            }
            counts[bits] -= 1;
            counts[bits + 1] += 2;
            counts[max] -= 1;
            overflow -= 2;
        }
        let mut h = HEAP;
        for bits in (1..=max).rev() {
            let mut left = counts[bits];
            while left != 0 {
                h -= 1;
                let m = self.heap[h];
                if m > self.max_code {
                    continue;
                }
                sizes.dynamic += (bits as i64 - i64::from(self.lens[m])) * i64::from(self.frequencies[m]);
                self.lens[m] = bits as u8;
                left -= 1;
            }
        }
    }
}

impl Tree {
    /// The tree for these frequencies; adds up what it makes the block take. At least two
    /// symbols get a code, as zlib has it.
    pub(super) fn build(frequencies: &[u16], shape: &Shape, fixed: Option<&[u8]>, sizes: &mut Sizes) -> Tree {
        let leaves = frequencies.len();
        let mut builder = Builder {
            frequencies: frequencies
                .iter()
                .map(|&f| u32::from(f))
                .chain(std::iter::repeat_n(0, HEAP - leaves))
                .collect(),
            depths: vec![0; HEAP],
            parents: vec![0; HEAP],
            lens: vec![0; HEAP],
            heap: vec![0; HEAP],
            heap_len: 0,
            sorted: HEAP,
            max_code: 0,
            shape,
        };
        let mut max_code = -1_i32;
        for (n, &frequency) in frequencies.iter().enumerate() {
            if frequency != 0 {
                builder.heap_len += 1;
                builder.heap[builder.heap_len] = n;
                max_code = n as i32;
            }
        }
        while builder.heap_len < 2 {
            let node = if max_code < 2 {
                max_code += 1;
                max_code as usize
            } else {
                0
            };
            builder.heap_len += 1;
            builder.heap[builder.heap_len] = node;
            builder.frequencies[node] = 1;
            sizes.dynamic -= 1;
            if let Some(fixed) = fixed {
                sizes.fixed -= i64::from(fixed[node]);
            }
        }
        builder.max_code = max_code as usize;
        builder.join(leaves);
        builder.assign_lengths(fixed, sizes);
        let mut lens = builder.lens;
        lens.truncate(leaves);
        let mut tree = Tree::of_lens(lens);
        tree.max_code = builder.max_code;
        tree
    }

    /// The canonical codes of these lengths, bits reversed as they are sent.
    fn of_lens(lens: Vec<u8>) -> Tree {
        let mut next = [0_u32; MAX_BITS + 2];
        for bits in 1..=MAX_BITS {
            let shorter = lens.iter().filter(|&&l| l != 0 && l as usize == bits - 1).count() as u32;
            next[bits] = (next[bits - 1] + shorter) << 1;
        }
        let start = next;
        let mut used = [0_u32; MAX_BITS + 1];
        let codes = lens
            .iter()
            .map(|&len| {
                if len == 0 {
                    return 0;
                }
                let code = start[len as usize] + used[len as usize];
                used[len as usize] += 1;
                (code.reverse_bits() >> (32 - u32::from(len))) as u16
            })
            .collect();
        Tree { max_code: lens.len() - 1, lens, codes }
    }

    pub(super) fn send(&self, bits: &mut Bits, symbol: usize) {
        bits.send(u32::from(self.codes[symbol]), u32::from(self.lens[symbol]));
    }
}
