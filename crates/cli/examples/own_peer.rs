//! rjpf with a peer of one's own: `cargo run --example own_peer -- run -cp DIR Main`.
//!
//! A program's `static native int answer()` in a class `Oracle` is a choice between two values.

use rjpf_vm::peer::{ChoiceKind, ChoiceRequest, Resume, native};
use rjpf_vm::{Ctx, Exit, Peer, PeerResult};

const PEERS: &[Peer] = &[Peer::of("Oracle", &[native("answer()I", answer)])];

fn answer(ctx: &mut Ctx<'_>) -> PeerResult {
    match ctx.resumed() {
        Resume::Chosen(index) => Ok([41, 42][index as usize].into()),
        _ => Err(Exit::Choose(ChoiceRequest { kind: ChoiceKind::User, count: 2, label: "answer".into() })),
    }
}

fn main() -> std::process::ExitCode {
    rjpf::main_with(PEERS)
}
