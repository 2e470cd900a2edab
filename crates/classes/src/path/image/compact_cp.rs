//! The "compact-cp" layer of `jlink --compress`: class files whose UTF-8 constants were moved into
//! the image's string table. Expanding puts them back.

use super::JdkImage;

/// In the place of a `CONSTANT_Utf8`: the whole string is in the string table.
const SHARED_STRING: u8 = 23;
/// In the place of a `CONSTANT_Utf8`: a descriptor whose class names are in the string table.
const SHARED_DESCRIPTOR: u8 = 25;
const UTF8: u8 = 1;

/// `None` if `body` is not what this layer produces.
pub(super) fn expand(image: &JdkImage, body: &[u8]) -> Option<Vec<u8>> {
    let mut input = Input { rest: body };
    let mut class = Vec::with_capacity(body.len() * 2);
    class.extend_from_slice(input.take(8)?); // magic and version
    let count = input.take(2)?;
    class.extend_from_slice(count);
    let count = u16::from_be_bytes([count[0], count[1]]);
    let mut index = 1;
    while index < count {
        let tag = input.byte()?;
        match tag {
            SHARED_STRING => {
                let string = image.string(input.int()?).ok()?;
                push_utf8(&mut class, string)?;
            }
            SHARED_DESCRIPTOR => {
                let string = descriptor(image, &mut input)?;
                push_utf8(&mut class, &string)?;
            }
            UTF8 => {
                let len = input.take(2)?;
                let len = u16::from_be_bytes([len[0], len[1]]);
                push_utf8(&mut class, input.take(usize::from(len))?)?;
            }
            _ => {
                class.push(tag);
                class.extend_from_slice(input.take(constant_size(tag)?)?);
            }
        }
        // A long or a double takes two indices.
        index += if matches!(tag, 5 | 6) { 2 } else { 1 };
    }
    class.extend_from_slice(input.rest);
    Some(class)
}

/// A descriptor with every class name cut out behind its `L`; the names follow as pairs of string
/// offsets, package and simple name.
fn descriptor(image: &JdkImage, input: &mut Input<'_>) -> Option<Vec<u8>> {
    let pattern = image.string(input.int()?).ok()?;
    let names_size = input.int()? as usize;
    if names_size == 0 {
        return Some(pattern.to_vec());
    }
    let mut names = Input { rest: input.take(names_size)? };
    let mut descriptor = Vec::with_capacity(64);
    for &byte in pattern {
        descriptor.push(byte);
        if byte == b'L' {
            let package = image.string(names.int()?).ok()?;
            if !package.is_empty() {
                descriptor.extend_from_slice(package);
                descriptor.push(b'/');
            }
            descriptor.extend_from_slice(image.string(names.int()?).ok()?);
        }
    }
    Some(descriptor)
}

fn push_utf8(class: &mut Vec<u8>, string: &[u8]) -> Option<()> {
    let len = u16::try_from(string.len()).ok()?;
    class.push(UTF8);
    class.extend_from_slice(&len.to_be_bytes());
    class.extend_from_slice(string);
    Some(())
}

/// The bytes behind the tag of every other constant (JVMS 4.4).
fn constant_size(tag: u8) -> Option<usize> {
    Some(match tag {
        7 | 8 | 16 | 19 | 20 => 2,
        15 => 3,
        3 | 4 | 9 | 10 | 11 | 12 | 17 | 18 => 4,
        5 | 6 => 8,
        _ => return None,
    })
}

struct Input<'a> {
    rest: &'a [u8],
}

impl<'a> Input<'a> {
    fn take(&mut self, len: usize) -> Option<&'a [u8]> {
        let (taken, rest) = self.rest.split_at_checked(len)?;
        self.rest = rest;
        Some(taken)
    }

    fn byte(&mut self) -> Option<u8> {
        Some(self.take(1)?[0])
    }

    /// A number of 1 to 4 bytes: with the top bit set, two bits of length and then the value;
    /// without it, four plain bytes.
    fn int(&mut self) -> Option<u32> {
        let first = self.byte()?;
        let (start, more) = match first & 0x80 {
            0 => (first, 3),
            _ => (first & 0x1F, usize::from((first >> 5) & 3).checked_sub(1)?),
        };
        let more = self.take(more)?;
        Some(more.iter().fold(u32::from(start), |sum, &b| sum << 8 | u32::from(b)))
    }
}
