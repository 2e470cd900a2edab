//! Peers of `java.util.zip.CRC32` and `Adler32`.

use rjpf_vm::peer::native;
use rjpf_vm::{Ctx, Exit, PIECE, Peer, PeerResult, Touches};

use crate::jdk_internal_misc_unsafe::address;

pub(crate) const PEERS: &[Peer] = &[
    Peer::of(
        "java/util/zip/CRC32",
        &[
            native("update(II)I", crc32_byte),
            native("updateBytes0(I[BII)I", crc32_bytes).touching(Touches::Arrays { write: false }),
            native("updateByteBuffer0(IJII)I", crc32_buffer),
        ],
    ),
    Peer::of(
        "java/util/zip/Adler32",
        &[
            native("update(II)I", adler32_byte),
            native("updateBytes(I[BII)I", adler32_bytes).touching(Touches::Arrays { write: false }),
            native("updateByteBuffer(IJII)I", adler32_buffer),
        ],
    ),
];

const CRC_TABLE: [u32; 256] = crc_table();

const fn crc_table() -> [u32; 256] {
    let mut table = [0; 256];
    let mut i = 0;
    while i < 256 {
        let mut crc = i as u32;
        let mut bit = 0;
        while bit < 8 {
            crc = if crc & 1 != 0 { crc >> 1 ^ 0xEDB8_8320 } else { crc >> 1 };
            bit += 1;
        }
        table[i] = crc;
        i += 1;
    }
    table
}

pub(crate) fn crc32(crc: u32, bytes: &[u8]) -> u32 {
    !bytes.iter().fold(!crc, |crc, &b| CRC_TABLE[((crc ^ u32::from(b)) & 0xFF) as usize] ^ crc >> 8)
}

pub(crate) fn adler32(adler: u32, bytes: &[u8]) -> u32 {
    const MODULUS: u32 = 65_521;
    /// So many bytes never overflow a word.
    const RUN: usize = 5552;
    let (mut a, mut b) = (adler & 0xFFFF, adler >> 16);
    for run in bytes.chunks(RUN) {
        for &byte in run {
            a += u32::from(byte);
            b += a;
        }
        a %= MODULUS;
        b %= MODULUS;
    }
    b << 16 | a
}

type Checksum = fn(u32, &[u8]) -> u32;

fn one_byte(ctx: &Ctx<'_>, sum: Checksum) -> PeerResult {
    Ok(sum(ctx.int(0) as u32, &[ctx.int(1) as u8]).into())
}

/// The caller has checked the range.
fn array(ctx: &Ctx<'_>, sum: Checksum) -> PeerResult {
    let (array, offset, length) = (ctx.non_null(1)?, ctx.int(2), ctx.int(3));
    crate::java_io_filedescriptor::check_range(ctx, array, offset, length)?;
    let bytes = &ctx.memory().byte_array(array)[offset as usize..(offset + length) as usize];
    over(ctx, sum, bytes)
}

fn buffer(ctx: &Ctx<'_>, sum: Checksum) -> PeerResult {
    let at = buffer_at(ctx)?;
    over(ctx, sum, ctx.memory().bytes(0, at, ctx.int(3) as usize))
}

fn over(ctx: &Ctx<'_>, sum: Checksum, bytes: &[u8]) -> PeerResult {
    let mut value = ctx.int(0) as u32;
    for piece in bytes.chunks(PIECE) {
        ctx.look_at_brake()?;
        value = sum(value, piece);
    }
    Ok(value.into())
}

fn buffer_at(ctx: &Ctx<'_>) -> Result<usize, Exit> {
    address(ctx, 0, ctx.long(1) + i64::from(ctx.int(2)), ctx.int(3) as usize)
}

fn crc32_byte(ctx: &mut Ctx<'_>) -> PeerResult {
    one_byte(ctx, crc32)
}

fn crc32_bytes(ctx: &mut Ctx<'_>) -> PeerResult {
    array(ctx, crc32)
}

fn crc32_buffer(ctx: &mut Ctx<'_>) -> PeerResult {
    buffer(ctx, crc32)
}

fn adler32_byte(ctx: &mut Ctx<'_>) -> PeerResult {
    one_byte(ctx, adler32)
}

fn adler32_bytes(ctx: &mut Ctx<'_>) -> PeerResult {
    array(ctx, adler32)
}

fn adler32_buffer(ctx: &mut Ctx<'_>) -> PeerResult {
    buffer(ctx, adler32)
}

#[cfg(test)]
mod tests {
    use super::{adler32, crc32};

    #[test]
    fn check_values_of_the_specifications() {
        assert_eq!(crc32(0, b"123456789"), 0xCBF4_3926);
        assert_eq!(adler32(1, b"Wikipedia"), 0x11E6_0398);
        assert_eq!(crc32(crc32(0, b"1234"), b"56789"), 0xCBF4_3926);
    }
}
