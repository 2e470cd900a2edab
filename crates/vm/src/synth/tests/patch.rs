//! Changes in class files that leave the rest of the bytes alone.

use rjpf_classfile::access::{ACC_PRIVATE, ACC_PUBLIC};
use rjpf_classfile::opcode::{INVOKESTATIC, NOP};

use super::super::LINK;

fn u2(bytes: &[u8], at: usize) -> usize {
    usize::from(u16::from_be_bytes([bytes[at], bytes[at + 1]]))
}

fn u4(bytes: &[u8], at: usize) -> usize {
    u2(bytes, at) << 16 | u2(bytes, at + 2)
}

const POOL_START: usize = 10;

/// Where the constants stand and where they end.
fn constants(bytes: &[u8]) -> (Vec<usize>, usize) {
    let (mut starts, mut at, mut index) = (Vec::new(), POOL_START, 1);
    while index < u2(bytes, 8) {
        starts.push(at);
        index += if matches!(bytes[at], 5 | 6) { 2 } else { 1 };
        at += match bytes[at] {
            1 => 3 + u2(bytes, at + 1),
            5 | 6 => 9,
            15 => 4,
            7 | 8 | 16 | 19 | 20 => 3,
            _ => 5,
        };
    }
    (starts, at)
}

/// The class with another name, given by what it ends with now, and another version.
pub(super) fn renamed(bytes: &[u8], from: &str, to: &str, major: u16) -> Vec<u8> {
    let (starts, end) = constants(bytes);
    let mut out = bytes[..POOL_START].to_vec();
    out[6..8].copy_from_slice(&major.to_be_bytes());
    for (number, &start) in starts.iter().enumerate() {
        let next = starts.get(number + 1).copied().unwrap_or(end);
        if bytes[start] != 1 {
            out.extend(&bytes[start..next]);
            continue;
        }
        let mut text = bytes[start + 3..next].to_vec();
        let plain = text.ends_with(from.as_bytes());
        let in_descriptor = text.ends_with(format!("{from};").as_bytes());
        if plain || in_descriptor {
            text.truncate(text.len() - from.len() - usize::from(in_descriptor));
            text.extend(to.as_bytes());
            text.extend(in_descriptor.then_some(b';'));
        }
        out.push(1);
        out.extend((text.len() as u16).to_be_bytes());
        out.extend(text);
    }
    out.extend(&bytes[end..]);
    out
}

/// A call site to replace: where its instruction stands and what to call instead.
pub(super) struct Replaced {
    pub(super) offset: usize,
    pub(super) class: Vec<u8>,
    pub(super) descriptor: Vec<u8>,
}

/// The class with call sites replaced by static calls. Private members become public, because the
/// called classes are no nest mates here.
pub(super) fn relinked(bytes: &[u8], sites: &[Replaced]) -> Vec<u8> {
    let (_, end) = constants(bytes);
    let mut bytes = bytes.to_vec();
    publish(&mut bytes, end);
    let mut extra = Vec::new();
    let mut count = u2(&bytes, 8) as u16;
    let mut add = |entry: &[u8]| {
        extra.extend(entry);
        count += 1;
        (count - 1).to_be_bytes()
    };
    for site in sites {
        let class_name = add(&utf8(&site.class));
        let class = add(&[&[7], &class_name[..]].concat());
        let name = add(&utf8(LINK.as_bytes()));
        let descriptor = add(&utf8(&site.descriptor));
        let both = add(&[&[12], &name[..], &descriptor].concat());
        let method = add(&[&[10], &class[..], &both].concat());
        let instruction = [INVOKESTATIC, method[0], method[1], NOP, NOP];
        bytes[site.offset..site.offset + 5].copy_from_slice(&instruction);
    }
    bytes[8..10].copy_from_slice(&count.to_be_bytes());
    bytes.splice(end..end, extra);
    bytes
}

fn utf8(text: &[u8]) -> Vec<u8> {
    let length = (text.len() as u16).to_be_bytes();
    [&[1], &length[..], text].concat()
}

/// Makes private members public.
fn publish(bytes: &mut [u8], pool_end: usize) {
    let mut at = pool_end + 6;
    at += 2 + 2 * u2(bytes, at);
    for _fields_and_methods in 0..2 {
        let count = u2(bytes, at);
        at += 2;
        for _ in 0..count {
            let access = u2(bytes, at) as u16;
            if access & ACC_PRIVATE != 0 {
                let access = access & !ACC_PRIVATE | ACC_PUBLIC;
                bytes[at..at + 2].copy_from_slice(&access.to_be_bytes());
            }
            let attributes = u2(bytes, at + 6);
            at += 8;
            for _ in 0..attributes {
                at += 6 + u4(bytes, at + 2);
            }
        }
    }
}
