//! Peer of `NullPointerException.getExtendedNPEMessage`; the text is made by `rjpf_vm`.

use rjpf_vm::peer::native;
use rjpf_vm::{Ctx, Peer, PeerResult};

pub(crate) const PEERS: &[Peer] =
    &[Peer::of("java/lang/NullPointerException", &[native("getExtendedNPEMessage()Ljava/lang/String;", get_message)])];

fn get_message(ctx: &mut Ctx<'_>) -> PeerResult {
    let trace = ctx.backtrace(ctx.this());
    let message = trace.first().and_then(|&(method, bci)| {
        // It may name local variables, which are no part of the code.
        ctx.ask_variables(method);
        rjpf_vm::null_message(method, bci)
    });
    match message {
        Some(text) => Ok(ctx.new_string(&text)?.into()),
        None => Ok(0u32.into()),
    }
}
