//! Which host implementations are wanted: `+mixed=java.util.TreeMap.*,bst.Bst.add`.

use rjpf_vm::Peer;
use rjpf_vm::peer::{PeerKind, PeerMethod};

use crate::ToolError;

/// The peer with its host implementations marked that a pattern names.
pub(crate) fn marked(peer: &Peer, patterns: &[String]) -> Peer {
    let is_wanted = |method: &PeerMethod| patterns.iter().any(|pattern| matches(pattern, &name_of(peer, method)));
    let methods = peer.methods.iter().map(|method| match method.kind {
        PeerKind::Host { wanted } => {
            PeerMethod { kind: PeerKind::Host { wanted: wanted || is_wanted(method) }, ..*method }
        }
        PeerKind::Native | PeerKind::Intercept => *method,
    });
    // As long-lived as the registry that refers to them.
    Peer { class: peer.class, methods: Box::leak(methods.collect()) }
}

/// Every pattern must name something that is there: a misspelt one would do nothing without a word.
pub(crate) fn check(patterns: &[String], peers: &[Peer]) -> Result<(), ToolError> {
    let hosts = || {
        let methods = peers.iter().flat_map(|peer| peer.methods.iter().map(move |method| (peer, method)));
        methods.filter(|(_, method)| matches!(method.kind, PeerKind::Host { .. })).map(|(peer, m)| name_of(peer, m))
    };
    let Some(idle) = patterns.iter().find(|pattern| !hosts().any(|name| matches(pattern, &name))) else {
        return Ok(());
    };
    let there: Vec<String> = hosts().collect();
    Err(ToolError::usage(match there.as_slice() {
        [] => format!("+mixed={idle}: this rjpf has no host implementations; docs/MIXED.md says how to write some"),
        there => format!("+mixed={idle} names no host implementation; there are {}", there.join(", ")),
    }))
}

/// `bst.Bst.add`.
fn name_of(peer: &Peer, method: &PeerMethod) -> String {
    let name = method.signature.split('(').next().unwrap_or_default();
    format!("{}.{name}", peer.class.replace('/', "."))
}

/// Does a text fit a pattern in which `*` stands for any text?
fn matches(pattern: &str, text: &str) -> bool {
    match pattern.split_once('*') {
        None => pattern == text,
        Some((before, rest)) => text.strip_prefix(before).is_some_and(|tail| {
            let starts = tail.char_indices().map(|(i, _)| i).chain([tail.len()]);
            starts.into_iter().any(|i| matches(rest, &tail[i..]))
        }),
    }
}

#[cfg(test)]
mod tests {
    use super::matches;

    #[test]
    fn patterns() {
        assert!(matches("bst.Bst.add", "bst.Bst.add") && !matches("bst.Bst.add", "bst.Bst.addAll"));
        assert!(matches("java.util.TreeMap.*", "java.util.TreeMap.put") && matches("*", "a.B.c"));
        assert!(matches("*.p*t", "java.util.TreeMap.put") && !matches("*.p*t", "java.util.TreeMap.get"));
    }
}
