//! Compressed resources of an image made by `jlink --compress`.
//!
//! A compressed resource starts with a header that names its decompressor; what comes out may again
//! start with such a header, so the layers are peeled one by one.

use std::io::Read;

use super::{ImageError, JdkImage, Location, compact_cp, slice};

const MAGIC: u32 = 0xCAFE_FAFA;
const HEADER_SIZE: usize = 29;
/// Nothing in a JDK comes near; stops a damaged size field from taking all memory.
const MAX_SIZE: u64 = 256 << 20;

struct Header {
    size: u64,
    uncompressed_size: u64,
    decompressor: u32,
}

pub(super) fn decompress(image: &JdkImage, location: &Location, stored: &[u8]) -> Result<Vec<u8>, ImageError> {
    let damaged = |what: &str| image.damaged(format!("{what} of {}", location.path_in_module()));
    let mut bytes = stored.to_vec();
    while let Some(header) = header(image, &bytes) {
        if header.uncompressed_size > MAX_SIZE {
            return Err(damaged("unbelievable size"));
        }
        let body = slice(&bytes, HEADER_SIZE as u64, header.size).ok_or_else(|| damaged("compressed size"))?;
        let plain = match image.string(header.decompressor)? {
            b"zip" => inflate(body, header.uncompressed_size),
            b"compact-cp" => compact_cp::expand(image, body),
            other => {
                return Err(ImageError::UnknownCompression {
                    path: image.path.clone(),
                    resource: location.path_in_module(),
                    decompressor: super::lossy(other),
                });
            }
        };
        bytes = plain.ok_or_else(|| damaged("compressed content"))?;
        if bytes.len() as u64 != header.uncompressed_size {
            return Err(damaged("size after decompression"));
        }
    }
    if bytes.len() as u64 != location.uncompressed_size {
        return Err(damaged("size"));
    }
    Ok(bytes)
}

fn header(image: &JdkImage, bytes: &[u8]) -> Option<Header> {
    let order = image.byte_order;
    if bytes.len() < HEADER_SIZE || order.u32_at(bytes, 0)? != MAGIC {
        return None;
    }
    Some(Header {
        size: order.u64_at(bytes, 4)?,
        uncompressed_size: order.u64_at(bytes, 12)?,
        decompressor: order.u32_at(bytes, 20)?,
    })
}

fn inflate(body: &[u8], size: u64) -> Option<Vec<u8>> {
    let mut plain = Vec::with_capacity(size as usize);
    let decoder = flate2::read::ZlibDecoder::new(body);
    decoder.take(size + 1).read_to_end(&mut plain).ok()?;
    Some(plain)
}
