//! `examples-java/trie`: a set of words as a tree of letters.

use rjpf::extension::{Abandon, Array, Host, HostResult, Peer, Value, host, host_class};

host_class! {
    pub(crate) Trie = "trie/Trie" {
        ROOT: Option<Node> = "root",
    }
}
host_class! {
    pub(crate) Node = "trie/Trie$Node" {
        LETTER: u16 = "letter",
        ENDS_WORD: bool = "endsWord",
        FIRST_CHILD: Option<Node> = "firstChild",
        NEXT_SIBLING: Option<Node> = "nextSibling",
    }
}
host_class! {
    pub(crate) Text = "java/lang/String" {
        VALUE: Option<Array<i8>> = "value",
        CODER: i8 = "coder",
    }
}

pub(super) const PEER: Peer = Peer::of(
    "trie/Trie",
    &[
        host("add(Ljava/lang/String;)V", add),
        host("isWord(Ljava/lang/String;)Z", is_word),
        host("isProperPrefix(Ljava/lang/String;)Z", is_proper_prefix),
    ],
);

/// The letters of a word of Latin-1.
fn letters(host: &mut Host<'_>) -> Result<Vec<u16>, Abandon> {
    let word = host.object(0).ok_or(Abandon)?;
    let word = host.cast::<Text>(word)?.ok_or(Abandon)?;
    if host.get(word, Text::CODER)? != 0 {
        return Err(Abandon);
    }
    let bytes = host.get(word, Text::VALUE)?.ok_or(Abandon)?;
    (0..host.length(bytes)?).map(|i| Ok(u16::from(host.element(bytes, i)? as u8))).collect()
}

fn root(host: &mut Host<'_>) -> Result<Node, Abandon> {
    let trie = host.this::<Trie>()?;
    host.get(trie, Trie::ROOT)?.ok_or(Abandon)
}

fn add(host: &mut Host<'_>) -> HostResult {
    let word = letters(host)?;
    let mut at = root(host)?;
    for letter in word {
        at = child_for_adding(host, at, letter)?;
    }
    host.put(at, Node::ENDS_WORD, true)?;
    Ok(Value::Void)
}

fn child_for_adding(host: &mut Host<'_>, parent: Node, letter: u16) -> Result<Node, Abandon> {
    let mut before = None;
    let mut child = host.get(parent, Node::FIRST_CHILD)?;
    while let Some(node) = child {
        match host.get(node, Node::LETTER)? {
            found if found == letter => return Ok(node),
            found if found > letter => break,
            _ => (before, child) = (child, host.get(node, Node::NEXT_SIBLING)?),
        }
    }
    let added = host.create::<Node>()?;
    host.put(added, Node::LETTER, letter)?;
    host.put(added, Node::NEXT_SIBLING, child)?;
    match before {
        None => host.put(parent, Node::FIRST_CHILD, Some(added))?,
        Some(before) => host.put(before, Node::NEXT_SIBLING, Some(added))?,
    }
    Ok(added)
}

fn find(host: &mut Host<'_>) -> Result<Option<Node>, Abandon> {
    let word = letters(host)?;
    let mut at = root(host)?;
    for letter in word {
        let mut child = host.get(at, Node::FIRST_CHILD)?;
        loop {
            let Some(node) = child else { return Ok(None) };
            if host.get(node, Node::LETTER)? == letter {
                at = node;
                break;
            }
            child = host.get(node, Node::NEXT_SIBLING)?;
        }
    }
    Ok(Some(at))
}

fn is_word(host: &mut Host<'_>) -> HostResult {
    match find(host)? {
        Some(node) => Ok(host.get(node, Node::ENDS_WORD)?.into()),
        None => Ok(false.into()),
    }
}

fn is_proper_prefix(host: &mut Host<'_>) -> HostResult {
    match find(host)? {
        Some(node) => Ok(host.get(node, Node::FIRST_CHILD)?.is_some().into()),
        None => Ok(false.into()),
    }
}
