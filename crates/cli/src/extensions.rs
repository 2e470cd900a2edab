//! What a user's own crate adds to the tool.

use rjpf_explore::heuristics::HeuristicDef;
use rjpf_explore::listeners::ListenerDef;
use rjpf_explore::properties::PropertyDef;
use rjpf_vm::Peer;

/// Peers, heuristics, listeners and properties beside the built-in ones.
#[derive(Clone, Copy, Default)]
pub struct Extensions<'e> {
    pub peers: &'e [Peer],
    pub heuristics: &'e [HeuristicDef],
    pub listeners: &'e [ListenerDef],
    pub properties: &'e [PropertyDef],
}
