//! Peers of `java.util.prefs.FileSystemPreferences`: files of the layer. Its locks keep other processes away, and
//! there are none.

use rjpf_classes::BaseType;
use rjpf_vm::peer::native;
use rjpf_vm::{Ctx, Exit, Peer, PeerResult, Value};

use crate::files::{self, Mode, Trouble};

pub(crate) const PEERS: &[Peer] = &[Peer::of(
    "java/util/prefs/FileSystemPreferences",
    &[
        native("chmod(Ljava/lang/String;I)I", chmod),
        native("lockFile0(Ljava/lang/String;IZ)[I", lock_file),
        native("unlockFile0(I)I", unlock_file),
    ],
)];

/// The number of an error, or none of them.
fn errno<T>(answer: Result<T, Trouble>) -> Result<Result<T, i32>, Exit> {
    match answer {
        Ok(value) => Ok(Ok(value)),
        Err(Trouble::Errno(number)) => Ok(Err(number)),
        Err(Trouble::Exit(exit)) => Err(exit),
    }
}

fn chmod(ctx: &mut Ctx<'_>) -> PeerResult {
    let (path, mode) = (ctx.string(ctx.non_null(0)?), ctx.int(1) as u32);
    let changed = files::chmod(ctx, path.as_bytes(), |_| mode);
    Ok(errno(changed)?.err().unwrap_or(0).into())
}

/// A pair: the open file, which stands for the lock, and the number of the error.
fn lock_file(ctx: &mut Ctx<'_>) -> PeerResult {
    let (path, permissions) = (ctx.string(ctx.non_null(0)?), ctx.int(1) as u32);
    let mode = Mode { read: true, write: true, create: true, permissions, ..Mode::default() };
    let opened = files::open(ctx, path.as_bytes(), mode);
    let (handle, error) = match errno(opened)? {
        Ok(handle) => (handle, 0),
        Err(number) => (0, number),
    };
    let pair = ctx.new_primitive_array(BaseType::Int, 2)?;
    ctx.put_element(pair, 0, handle as u32);
    ctx.put_element(pair, 1, error as u32);
    Ok(pair.into())
}

fn unlock_file(ctx: &mut Ctx<'_>) -> PeerResult {
    let handle = ctx.int(0);
    files::close(ctx, handle)?;
    Ok(Value::from(0))
}
