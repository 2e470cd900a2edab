//! Peers of `java.util.zip.Inflater`. The state of a stream is a block of off-heap memory: it
//! backtracks, and the handle that Java keeps is its address.

mod codec;
mod huffman;

use rjpf_vm::peer::{native, out_of_memory, throw, throw_bare};
use rjpf_vm::{Ctx, Exit, Peer, PeerResult, Touches, Value};

use self::codec::{End, Inflate};
use crate::jdk_internal_misc_unsafe::{address, nothing};
use crate::jdk_internal_misc_unsafe_memory::{allocate, free};

pub(crate) const PEERS: &[Peer] = &[Peer::of(
    "java/util/zip/Inflater",
    &[
        native("initIDs()V", nothing),
        native("init(Z)J", init),
        native("setDictionary(J[BII)V", set_dictionary).touching(Touches::Arrays { write: false }),
        native("setDictionaryBuffer(JJI)V", set_dictionary_buffer).touching(Touches::OffHeap { write: false }),
        native("inflateBytesBytes(J[BII[BII)J", inflate_bytes_bytes).touching(Touches::Blocks),
        native("inflateBytesBuffer(J[BIIJI)J", inflate_bytes_buffer).touching(Touches::ArrayAndOffHeap { write: false }),
        native("inflateBufferBytes(JJI[BII)J", inflate_buffer_bytes).touching(Touches::ArrayAndOffHeap { write: true }),
        native("inflateBufferBuffer(JJIJI)J", inflate_buffer_buffer).touching(Touches::OffHeap { write: true }),
        native("getAdler(J)I", get_adler),
        native("reset(J)V", reset),
        native("end(J)V", end),
    ],
)];

/// Bytes that a program hands over: part of an array or off-heap memory.
#[derive(Clone, Copy)]
pub(crate) struct Bytes {
    at: usize,
    len: usize,
}

impl Bytes {
    /// `len` bytes of the array argument `i` from the offset in argument `i + 1`.
    pub(crate) fn in_array(ctx: &Ctx<'_>, i: usize) -> Result<Bytes, Exit> {
        let (array, offset, len) = (ctx.non_null(i)?, ctx.int(i + 1), ctx.int(i + 2));
        crate::java_io_filedescriptor::check_range(ctx, array, offset, len)?;
        let start = (array + rjpf_classes::address::ARRAY_HEADER) as usize * 4;
        Ok(Bytes { at: start + offset as usize, len: len as usize })
    }

    /// The bytes at the address in argument `i`.
    pub(crate) fn in_buffer(ctx: &Ctx<'_>, i: usize) -> Result<Bytes, Exit> {
        let len = ctx.int(i + 1) as usize;
        if len == 0 {
            return Ok(Bytes { at: 0, len });
        }
        Ok(Bytes { at: address(ctx, 0, ctx.long(i), len)?, len })
    }

    pub(crate) fn len(self) -> usize {
        self.len
    }

    pub(crate) fn read(self, ctx: &Ctx<'_>) -> Vec<u8> {
        ctx.memory().bytes(0, self.at, self.len).to_vec()
    }

    pub(crate) fn write(self, ctx: &mut Ctx<'_>, bytes: &[u8]) {
        ctx.put_bytes(0, self.at, bytes);
    }
}

/// Stores a state in its block, touching only what changed: a call moves little of a window.
pub(crate) fn store(ctx: &mut Ctx<'_>, handle: usize, state: &[u8]) {
    const PART: usize = 256;
    for (i, part) in state.chunks(PART).enumerate() {
        if ctx.memory().bytes(0, handle + i * PART, part.len()) != part {
            ctx.put_bytes(0, handle + i * PART, part);
        }
    }
}

fn load(ctx: &Ctx<'_>) -> Result<(usize, Inflate), Exit> {
    let handle = address(ctx, 0, ctx.long(0), Inflate::BYTES)?;
    Ok((handle, Inflate::from_bytes(ctx.memory().bytes(0, handle, Inflate::BYTES))))
}

fn init(ctx: &mut Ctx<'_>) -> PeerResult {
    let state = Inflate::new(!ctx.bool(0));
    let handle = allocate(ctx, Inflate::BYTES as i64);
    if handle == 0 {
        return Err(out_of_memory());
    }
    store(ctx, handle as usize, &state.to_bytes());
    Ok(Value::Wide(handle))
}

fn reset(ctx: &mut Ctx<'_>) -> PeerResult {
    let (handle, old) = load(ctx)?;
    store(ctx, handle, &Inflate::new(old.is_wrapped()).to_bytes());
    Ok(Value::Void)
}

fn end(ctx: &mut Ctx<'_>) -> PeerResult {
    let handle = ctx.long(0) as u64;
    free(ctx, handle)?;
    Ok(Value::Void)
}

fn get_adler(ctx: &mut Ctx<'_>) -> PeerResult {
    Ok(load(ctx)?.1.adler().into())
}

fn set_dictionary(ctx: &mut Ctx<'_>) -> PeerResult {
    let dictionary = Bytes::in_array(ctx, 1)?;
    use_dictionary(ctx, dictionary)
}

fn set_dictionary_buffer(ctx: &mut Ctx<'_>) -> PeerResult {
    let dictionary = Bytes::in_buffer(ctx, 1)?;
    use_dictionary(ctx, dictionary)
}

fn use_dictionary(ctx: &mut Ctx<'_>, dictionary: Bytes) -> PeerResult {
    let (handle, mut state) = load(ctx)?;
    if !state.set_dictionary(&dictionary.read(ctx)) {
        return Err(throw_bare("java/lang/IllegalArgumentException"));
    }
    store(ctx, handle, &state.to_bytes());
    Ok(Value::Void)
}

fn inflate_bytes_bytes(ctx: &mut Ctx<'_>) -> PeerResult {
    let (input, output) = (Bytes::in_array(ctx, 1)?, Bytes::in_array(ctx, 4)?);
    inflate(ctx, input, output)
}

fn inflate_bytes_buffer(ctx: &mut Ctx<'_>) -> PeerResult {
    let (input, output) = (Bytes::in_array(ctx, 1)?, Bytes::in_buffer(ctx, 4)?);
    inflate(ctx, input, output)
}

fn inflate_buffer_bytes(ctx: &mut Ctx<'_>) -> PeerResult {
    let (input, output) = (Bytes::in_buffer(ctx, 1)?, Bytes::in_array(ctx, 3)?);
    inflate(ctx, input, output)
}

fn inflate_buffer_buffer(ctx: &mut Ctx<'_>) -> PeerResult {
    let (input, output) = (Bytes::in_buffer(ctx, 1)?, Bytes::in_buffer(ctx, 3)?);
    inflate(ctx, input, output)
}

/// Bytes that are written before somebody looks whether time is up.
const PIECE: usize = 1 << 20;

/// The result packs the counts and what happened as `Inflater` unpacks them.
fn inflate(ctx: &mut Ctx<'_>, input: Bytes, output: Bytes) -> PeerResult {
    const FINISHED: u64 = 1 << 62;
    const NEEDS_DICTIONARY: u64 = 1 << 63;
    let (handle, mut state) = load(ctx)?;
    let mut room = vec![0; output.len()];
    let input = input.read(ctx);
    let (mut read, mut written) = (0, 0);
    let end = loop {
        ctx.look_at_brake()?;
        let until = room.len().min(written + PIECE);
        let (more_read, more_written, end) = state.run(&input[read..], &mut room[written..until]);
        (read, written) = (read + more_read, written + more_written);
        // Unless the piece is full there is nothing left to read.
        if !matches!(end, End::More) || written < until || until == room.len() {
            break end;
        }
    };
    output.write(ctx, &room[..written]);
    store(ctx, handle, &state.to_bytes());
    let flags = match end {
        End::More => 0,
        End::Finished => FINISHED,
        End::NeedsDictionary => NEEDS_DICTIONARY,
        End::Invalid(message) => {
            let this = ctx.this();
            ctx.put_field(this, "inputConsumed", read as u32);
            ctx.put_field(this, "outputConsumed", written as u32);
            return Err(throw("java/util/zip/DataFormatException", message));
        }
    };
    Ok(Value::Wide(read as u64 | (written as u64) << 31 | flags))
}

#[cfg(test)]
pub(crate) mod tests {
    use super::codec::{End, Inflate};

    /// Decompresses piece by piece, putting the state away between any two calls. The error
    /// is zlib's message, or says that the data ends too early.
    pub(crate) fn inflate_in_pieces(input: &[u8], piece: usize) -> Result<Vec<u8>, &'static str> {
        let mut state = Inflate::new(true);
        let (mut all, mut at) = (Vec::new(), 0);
        loop {
            let mut output = vec![0; piece];
            let end = input.len().min(at + piece);
            let (read, written, why) = state.run(&input[at..end], &mut output);
            at += read;
            all.extend_from_slice(&output[..written]);
            match why {
                End::Finished => return Ok(all),
                End::Invalid(message) => return Err(message),
                End::NeedsDictionary => return Err("dictionary"),
                End::More if read == 0 && written == 0 => return Err("too short"),
                End::More => state = Inflate::from_bytes(&state.to_bytes()),
            }
        }
    }

    #[test]
    fn errors_are_in_the_words_of_zlib() {
        assert_eq!(inflate_in_pieces(&[0x78, 0x9D], 1), Err("incorrect header check"));
        assert_eq!(inflate_in_pieces(&[0x78, 0x9C, 0x07], 1), Err("invalid block type"));
        assert_eq!(
            inflate_in_pieces(&[0x78, 0x9C, 0x01, 1, 0, 1, 0], 8),
            Err("invalid stored block lengths")
        );
        assert_eq!(inflate_in_pieces(&[0x78, 0x9C, 0x03, 0, 0, 0, 0, 2], 1), Err("incorrect data check"));
        assert_eq!(inflate_in_pieces(&[0x78, 0x9C, 0x03, 0, 0, 0, 0, 1], 1), Ok(vec![]));
    }
}
