//! Damage to class files: anywhere, and more often where it leaves them readable.

use rjpf_classfile::opcode;
use rjpf_classfile::{ClassFile, Code};

/// SplitMix64: good enough, and the same everywhere.
pub(crate) struct Random(pub(crate) u64);

impl Random {
    pub(crate) fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    pub(crate) fn below(&mut self, n: usize) -> usize {
        (self.next() % n as u64) as usize
    }
}

/// A damaged copy of a sound class file.
pub(crate) fn mutant(sound: &[u8], random: &mut Random) -> Vec<u8> {
    mutant_with(sound, random, |_| true)
}

/// The same with some of its damages only; by their numbers, 0 and 1.
pub(crate) fn mutant_with(sound: &[u8], random: &mut Random, is_wanted: impl Fn(usize) -> bool) -> Vec<u8> {
    let file = ClassFile::parse(sound).expect("a sound class file");
    let mut bytes = sound.to_vec();
    // Old versions are verified by inference; what they cannot hold makes the mutant uninteresting.
    let modern = file.pool.iter().any(|(_, constant)| {
        use rjpf_classfile::Constant::*;
        matches!(constant, MethodHandle { .. } | MethodType { .. } | Dynamic { .. } | InvokeDynamic { .. })
    });
    if !modern && random.below(3) == 0 {
        let version = [45, 46, 48, 49, 49, 50, 50, 50][random.below(8)];
        bytes[6..8].copy_from_slice(&u16::to_be_bytes(version));
    }
    let codes: Vec<&Code<'_>> = file.methods.iter().filter_map(|m| m.code.as_ref()).collect();
    for number in 0..=random.below(2) {
        // One that is not wanted is done to a copy, so that the numbers that follow are the same.
        let mut copy = bytes.clone();
        let bytes = if is_wanted(number) { &mut bytes } else { &mut copy };
        match random.below(10) {
            0..=5 if !codes.is_empty() => damage_code(bytes, codes[random.below(codes.len())], random),
            6 | 7 => {
                // Behind the pool: flags, members, attributes.
                let start = pool_end(sound);
                let at = start + random.below(bytes.len() - start);
                damage_byte(bytes, at, random);
            }
            _ => {
                let at = random.below(bytes.len());
                damage_byte(bytes, at, random);
            }
        }
    }
    bytes
}

fn damage_byte(bytes: &mut [u8], at: usize, random: &mut Random) {
    bytes[at] = match random.below(4) {
        0 => bytes[at] ^ 1 << random.below(8),
        1 => random.next() as u8,
        2 => [0, 1, 0x7f, 0xff][random.below(4)],
        _ => bytes[at].wrapping_add(random.below(9) as u8).wrapping_sub(4),
    };
}

fn damage_code(bytes: &mut [u8], code: &Code<'_>, random: &mut Random) {
    let start = code.code_offset;
    let instructions: Vec<opcode::Instruction<'_>> = code.instructions().map_while(Result::ok).collect();
    let one = instructions[random.below(instructions.len())];
    let (pc, length) = (one.pc as usize, (one.next - one.pc) as usize);
    match random.below(8) {
        // Another opcode of the same length.
        0..=2 => {
            for _ in 0..20 {
                let mut other = code.code.to_vec();
                other[pc] = random.below(202) as u8;
                if opcode::length(&other, pc).is_ok_and(|l| l == length) {
                    bytes[start + pc] = other[pc];
                    break;
                }
            }
        }
        // Another operand.
        3 | 4 => {
            let at = start + pc + if length > 1 { 1 + random.below(length - 1) } else { 0 };
            damage_byte(bytes, at, random);
        }
        // Two instructions change places.
        5 => {
            let same = |it: &&opcode::Instruction<'_>| (it.next - it.pc) as usize == length;
            let others: Vec<_> = instructions.iter().filter(same).collect();
            let other = others[random.below(others.len())].pc as usize;
            for i in 0..length {
                bytes[start + pc + i] = code.code[other + i];
                bytes[start + other + i] = code.code[pc + i];
            }
        }
        // Stack map, exception table and other tables behind the code.
        6 => {
            let at = (start + code.code.len() + random.below(60)).min(bytes.len() - 1);
            damage_byte(bytes, at, random);
        }
        // Limits, lengths, and anything inside the code.
        _ => {
            let at = start - 8 + random.below(8 + code.code.len());
            damage_byte(bytes, at, random);
        }
    }
}

/// Where the constant pool of a sound class file ends.
fn pool_end(bytes: &[u8]) -> usize {
    let u2 = |at: usize| usize::from(u16::from_be_bytes([bytes[at], bytes[at + 1]]));
    let (mut at, mut index) = (10, 1);
    while index < u2(8) {
        let (size, entries) = match bytes[at] {
            1 => (3 + u2(at + 1), 1),
            5 | 6 => (9, 2),
            15 => (4, 1),
            7 | 8 | 16 | 19 | 20 => (3, 1),
            _ => (5, 1),
        };
        at += size;
        index += entries;
    }
    at
}
