//! The table of all bodies in Rust of a machine.

use rjpf_classes::{Name, PeerIndex, PeerRef};

use crate::Touches;
use crate::host::HostFn;
use crate::peer::{Peer, PeerFn, PeerKind, PeerMethod};

/// A body in Rust.
#[derive(Clone, Copy)]
pub enum Function {
    /// Runs in a native frame, and may leave it and come back.
    Peer(PeerFn),
    /// Does a whole call or nothing.
    Host(HostFn),
}

pub struct PeerEntry {
    pub class: &'static str,
    pub signature: &'static str,
    pub function: Function,
    pub kind: PeerKind,
    pub touches: Touches,
}

pub struct PeerTable {
    pub entries: Vec<PeerEntry>,
}

impl PeerTable {
    /// Flattens peers; a later entry for the same method replaces an earlier one, so users can
    /// override what we ship.
    pub fn new(peers: &[Peer]) -> PeerTable {
        let mut entries = Vec::new();
        for peer in crate::native::PEERS.iter().chain([&crate::uncaught::PEER]).chain(peers) {
            for method in peer.methods {
                let &PeerMethod { signature, function, kind, touches } = method;
                entries.push(PeerEntry { class: peer.class, signature, function, kind, touches });
            }
        }
        PeerTable { entries }
    }

    /// The index by which the registry marks methods.
    pub fn index(&self) -> PeerIndex {
        let mut index = PeerIndex::default();
        for (i, entry) in self.entries.iter().enumerate() {
            let (name, descriptor) = split(entry.signature);
            let i = i as u32;
            let peer = match entry.kind {
                PeerKind::Native => PeerRef::Native(i),
                PeerKind::Intercept => PeerRef::Intercept(i),
                PeerKind::Host { wanted } => PeerRef::Host { index: i, wanted },
            };
            index.insert((Name::from(entry.class), Name::from(name), Name::from(descriptor)), peer);
        }
        index
    }
}

/// `wait0(J)V` into its name and descriptor.
pub(crate) fn split(signature: &'static str) -> (&'static str, &'static str) {
    let at = signature.find('(').unwrap_or(signature.len());
    signature.split_at(at)
}
