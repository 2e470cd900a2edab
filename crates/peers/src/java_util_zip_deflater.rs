//! Peers of `java.util.zip.Deflater`. The state of a stream is a block of off-heap memory, as for
//! `Inflater`.

mod codec;
mod huffman;
mod matching;
mod stored;
mod trees;

use rjpf_vm::peer::{native, out_of_memory, throw, throw_bare};
use rjpf_vm::{Ctx, Exit, Peer, PeerResult, Touches, Value};

use self::codec::{Deflate, End, Flush, Io};
use crate::java_util_zip_inflater::{Bytes, store};
use crate::jdk_internal_misc_unsafe::address;
use crate::jdk_internal_misc_unsafe_memory::{allocate, free};

pub(crate) const PEERS: &[Peer] = &[Peer::of(
    "java/util/zip/Deflater",
    &[
        native("init(IIZ)J", init),
        native("setDictionary(J[BII)V", set_dictionary).touching(Touches::Arrays { write: false }),
        native("setDictionaryBuffer(JJI)V", set_dictionary_buffer).touching(Touches::OffHeap { write: false }),
        native("deflateBytesBytes(J[BII[BIIII)J", deflate_bytes_bytes).touching(Touches::Blocks),
        native("deflateBytesBuffer(J[BIIJIII)J", deflate_bytes_buffer).touching(Touches::ArrayAndOffHeap { write: false }),
        native("deflateBufferBytes(JJI[BIIII)J", deflate_buffer_bytes).touching(Touches::ArrayAndOffHeap { write: true }),
        native("deflateBufferBuffer(JJIJIII)J", deflate_buffer_buffer).touching(Touches::OffHeap { write: true }),
        native("getAdler(J)I", get_adler),
        native("reset(J)V", reset),
        native("end(J)V", end),
    ],
)];

fn load(ctx: &Ctx<'_>) -> Result<(usize, Deflate), Exit> {
    let handle = address(ctx, 0, ctx.long(0), Deflate::BYTES)?;
    Ok((handle, Deflate::from_bytes(ctx.memory().bytes(0, handle, Deflate::BYTES))))
}

fn init(ctx: &mut Ctx<'_>) -> PeerResult {
    let state = Deflate::new(ctx.int(0), ctx.int(1), !ctx.bool(2));
    let handle = allocate(ctx, Deflate::BYTES as i64);
    if handle == 0 {
        return Err(out_of_memory());
    }
    store(ctx, handle as usize, &state.to_bytes());
    Ok(Value::Wide(handle))
}

fn reset(ctx: &mut Ctx<'_>) -> PeerResult {
    let (handle, old) = load(ctx)?;
    store(ctx, handle, &old.reset().to_bytes());
    Ok(Value::Void)
}

fn end(ctx: &mut Ctx<'_>) -> PeerResult {
    let handle = ctx.long(0) as u64;
    free(ctx, handle)?;
    Ok(Value::Void)
}

fn get_adler(ctx: &mut Ctx<'_>) -> PeerResult {
    Ok(load(ctx)?.1.adler.into())
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

fn deflate_bytes_bytes(ctx: &mut Ctx<'_>) -> PeerResult {
    let (input, output) = (Bytes::in_array(ctx, 1)?, Bytes::in_array(ctx, 4)?);
    deflate(ctx, input, output, 7)
}

fn deflate_bytes_buffer(ctx: &mut Ctx<'_>) -> PeerResult {
    let (input, output) = (Bytes::in_array(ctx, 1)?, Bytes::in_buffer(ctx, 4)?);
    deflate(ctx, input, output, 6)
}

fn deflate_buffer_bytes(ctx: &mut Ctx<'_>) -> PeerResult {
    let (input, output) = (Bytes::in_buffer(ctx, 1)?, Bytes::in_array(ctx, 3)?);
    deflate(ctx, input, output, 6)
}

fn deflate_buffer_buffer(ctx: &mut Ctx<'_>) -> PeerResult {
    let (input, output) = (Bytes::in_buffer(ctx, 1)?, Bytes::in_buffer(ctx, 3)?);
    deflate(ctx, input, output, 5)
}

/// The last two arguments are the flush mode and new parameters: bit 0 says that there are
/// some, then two bits of strategy, then the level. The result packs counts and flags.
fn deflate(ctx: &mut Ctx<'_>, input: Bytes, output: Bytes, flush_at: usize) -> PeerResult {
    const FINISHED: u64 = 1 << 62;
    const PARAMETERS_LEFT: u64 = 1 << 63;
    let (handle, mut state) = load(ctx)?;
    let (input, mut room) = (input.read(ctx), vec![0; output.len()]);
    let parameters = ctx.int(flush_at + 1);
    let (read, written, flags) = if parameters & 1 != 0 {
        let mut io = Io { input: &input, read: 0, output: &mut room, written: 0 };
        let end = state.set_parameters(&mut io, parameters >> 3, parameters >> 1 & 3);
        match end {
            End::Misused => return Err(misused()),
            End::Stuck => (io.read, io.written, PARAMETERS_LEFT),
            End::Fine | End::Finished => (io.read, io.written, 0),
        }
    } else {
        let flush = flush_of(ctx.int(flush_at));
        match run_in_pieces(&mut state, &input, &mut room, flush, PIECE, || ctx.look_at_brake())? {
            (read, written, End::Finished) => (read, written, FINISHED),
            (read, written, End::Fine) => (read, written, 0),
            (_, _, End::Stuck) => (0, 0, 0),
            (_, _, End::Misused) => return Err(misused()),
        }
    };
    output.write(ctx, &room[..written]);
    store(ctx, handle, &state.to_bytes());
    Ok(Value::Wide(read as u64 | (written as u64) << 31 | flags))
}

/// Bytes that are compressed before somebody looks whether time is up.
const PIECE: usize = 1 << 20;

/// What the stream makes of all input is what it makes of one piece of it after the other.
fn run_in_pieces<E>(
    state: &mut Deflate,
    input: &[u8],
    output: &mut [u8],
    flush: Flush,
    piece: usize,
    look: impl Fn() -> Result<(), E>,
) -> Result<(usize, usize, End), E> {
    let (mut read, mut written) = (0, 0);
    loop {
        look()?;
        let is_last = !state.takes_pieces() || input.len() - read <= piece;
        let (part, how) = if is_last { (&input[read..], flush) } else { (&input[read..read + piece], Flush::No) };
        let (more_read, more_written, end) = state.run(part, &mut output[written..], how);
        (read, written) = (read + more_read, written + more_written);
        if is_last || end != End::Fine || more_read < part.len() || written == output.len() {
            return Ok((read, written, end));
        }
    }
}

/// zlib's answer to a stream that is used after its end.
fn misused() -> Exit {
    throw("java/lang/InternalError", "stream error")
}

fn flush_of(value: i32) -> Flush {
    match value {
        2 => Flush::Sync,
        3 => Flush::Full,
        4 => Flush::Finish,
        _ => Flush::No,
    }
}

#[cfg(test)]
mod tests {
    use super::codec::{Deflate, End, Flush};
    use crate::java_util_zip_inflater::tests::inflate_in_pieces;

    /// What zlib makes of the text at its default level.
    const TEXT: &[u8] = b"hello hello hello hello world, hello";
    const COMPRESSED: &[u8] = &[
        0x78, 0x9C, 0xCB, 0x48, 0xCD, 0xC9, 0xC9, 0x57, 0xC8, 0xC0, 0x20, 0xCB, 0xF3, 0x8B, 0x72, 0x52, 0x74,
        0x20, 0x1C, 0x00, 0xF8, 0x74, 0x0D, 0x59,
    ];

    /// Compresses through small outputs, putting the state away between any two calls.
    fn deflate_in_pieces(input: &[u8], level: i32, room: usize) -> Vec<u8> {
        let mut state = Deflate::new(level, 0, true);
        let (mut all, mut at) = (Vec::new(), 0);
        loop {
            let mut output = vec![0; room];
            let (read, written, end) = state.run(&input[at..], &mut output, Flush::Finish);
            at += read;
            all.extend_from_slice(&output[..written]);
            if end == End::Finished {
                return all;
            }
            state = Deflate::from_bytes(&state.to_bytes());
        }
    }

    #[test]
    fn input_in_pieces_makes_the_same_stream() {
        let input = sample(100_000);
        for level in 0..=9 {
            let compress = |piece: usize| {
                let (mut state, mut room) = (Deflate::new(level, 0, true), vec![0; 200_000]);
                let look = || Ok::<(), ()>(());
                let (read, written, end) =
                    super::run_in_pieces(&mut state, &input, &mut room, Flush::Finish, piece, look).unwrap();
                assert_eq!((read, end), (input.len(), End::Finished));
                room.truncate(written);
                room
            };
            for piece in [1, 300, 4096, 70_000] {
                assert!(compress(piece) == compress(usize::MAX), "level {level}, {piece} bytes");
            }
        }
    }

    /// Some text with repetitions at many distances, the same on every run.
    fn sample(len: usize) -> Vec<u8> {
        let mut word = 1_u32;
        (0..len)
            .map(|i| {
                word = word.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                b'a' + ((word >> 24) as u8 & if i / 1000 % 2 == 0 { 3 } else { 15 })
            })
            .collect()
    }

    #[test]
    fn bytes_are_those_of_zlib() {
        assert_eq!(deflate_in_pieces(TEXT, -1, 100), COMPRESSED);
        assert_eq!(deflate_in_pieces(TEXT, -1, 1), COMPRESSED);
    }

    #[test]
    fn what_goes_in_comes_out_at_every_level() {
        let input = sample(150_000);
        for level in 0..=9 {
            let compressed = deflate_in_pieces(&input, level, 10_000);
            assert!(level == 0 || compressed.len() < input.len() * 3 / 5, "level {level}");
            assert_eq!(inflate_in_pieces(&compressed, 5_000), Ok(input.clone()), "level {level}");
        }
    }

    #[test]
    fn damage_is_noticed() {
        for i in 0..COMPRESSED.len() {
            let mut damaged = COMPRESSED.to_vec();
            damaged[i] ^= 0x10;
            assert_ne!(inflate_in_pieces(&damaged, 3).as_deref(), Ok(TEXT), "byte {i}");
        }
    }
}
