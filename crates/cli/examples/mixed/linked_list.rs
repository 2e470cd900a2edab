//! `java.util.LinkedList`, with elements that are `Integer`s where they are compared.

use rjpf::extension::{Abandon, Host, HostResult, Object, Peer, host, host_class};

use super::{equals, int_of};

host_class! {
    pub(crate) LinkedList = "java/util/LinkedList" {
        FIRST: Option<Node> = "first",
        LAST: Option<Node> = "last",
        SIZE: i32 = "size",
        CHANGES: i32 = "modCount",
    }
}
host_class! {
    pub(crate) Node = "java/util/LinkedList$Node" {
        ITEM: Option<Object> = "item",
        NEXT: Option<Node> = "next",
        PREVIOUS: Option<Node> = "prev",
    }
}

pub(super) const PEER: Peer = Peer::of(
    "java/util/LinkedList",
    &[
        host("add(Ljava/lang/Object;)Z", add),
        host("removeLast()Ljava/lang/Object;", remove_last),
        host("contains(Ljava/lang/Object;)Z", contains),
    ],
);

fn resize(host: &mut Host<'_>, list: LinkedList, by: i32) -> Result<(), Abandon> {
    let (size, changes) = (host.get(list, LinkedList::SIZE)?, host.get(list, LinkedList::CHANGES)?);
    host.put(list, LinkedList::SIZE, size + by)?;
    host.put(list, LinkedList::CHANGES, changes.wrapping_add(1))
}

fn add(host: &mut Host<'_>) -> HostResult {
    let (list, item) = (host.this::<LinkedList>()?, host.object(0));
    let last = host.get(list, LinkedList::LAST)?;
    let node = host.create::<Node>()?;
    host.put(node, Node::ITEM, item)?;
    host.put(node, Node::PREVIOUS, last)?;
    host.put(list, LinkedList::LAST, Some(node))?;
    match last {
        None => host.put(list, LinkedList::FIRST, Some(node))?,
        Some(last) => host.put(last, Node::NEXT, Some(node))?,
    }
    resize(host, list, 1)?;
    Ok(true.into())
}

fn remove_last(host: &mut Host<'_>) -> HostResult {
    let list = host.this::<LinkedList>()?;
    // An empty list throws.
    let last = host.get(list, LinkedList::LAST)?.ok_or(Abandon)?;
    let (item, previous) = (host.get(last, Node::ITEM)?, host.get(last, Node::PREVIOUS)?);
    host.put(last, Node::ITEM, None)?;
    host.put(last, Node::PREVIOUS, None)?;
    host.put(list, LinkedList::LAST, previous)?;
    match previous {
        None => host.put(list, LinkedList::FIRST, None)?,
        Some(previous) => host.put(previous, Node::NEXT, None)?,
    }
    resize(host, list, -1)?;
    Ok(item.into())
}

fn contains(host: &mut Host<'_>) -> HostResult {
    let list = host.this::<LinkedList>()?;
    let value = int_of(host, host.object(0))?;
    let mut at = host.get(list, LinkedList::FIRST)?;
    while let Some(node) = at {
        let item = host.get(node, Node::ITEM)?;
        if equals(host, value, item)? {
            return Ok(true.into());
        }
        at = host.get(node, Node::NEXT)?;
    }
    Ok(false.into())
}
