//! Peers of `java.util.zip.Deflater`. The state of a stream is a block of off-heap memory, as for
//! `Inflater`.

mod codec;
mod matching;
mod stored;
mod trees;

use rjpf_vm::peer::{native, out_of_memory, throw, throw_bare};
use rjpf_vm::{Ctx, Exit, Peer, PeerResult, Value};

use self::codec::{Deflate, End, Flush, Io};
use crate::java_util_zip_inflater::{Bytes, store};
use crate::jdk_internal_misc_unsafe::address;
use crate::jdk_internal_misc_unsafe_memory::{allocate, free};

pub(crate) const PEERS: &[Peer] = &[Peer::of(
    "java/util/zip/Deflater",
    &[
        native("init(IIZ)J", init),
        native("setDictionary(J[BII)V", set_dictionary),
        native("setDictionaryBuffer(JJI)V", set_dictionary_buffer),
        native("deflateBytesBytes(J[BII[BIIII)J", deflate_bytes_bytes),
        native("deflateBytesBuffer(J[BIIJIII)J", deflate_bytes_buffer),
        native("deflateBufferBytes(JJI[BIIII)J", deflate_buffer_bytes),
        native("deflateBufferBuffer(JJIJIII)J", deflate_buffer_buffer),
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
        match state.run(&input, &mut room, flush_of(ctx.int(flush_at))) {
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
