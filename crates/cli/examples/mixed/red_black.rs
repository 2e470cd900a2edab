//! Red-black trees: `examples-java/treemap` with ints as keys, and `java.util.TreeMap` with `Integer`s and no
//! comparator. Both mend colours in the same way, here written once over what their entries have in common.

use std::cmp::Ordering;

use rjpf::extension::{Abandon, Field, Host, HostClass, HostResult, Object, Peer, host, host_class};

use super::int_of;

type Done = Result<(), Abandon>;

const RED: bool = false;
const BLACK: bool = true;

trait Entry: HostClass {
    const VALUE: Field<Self, Option<Object>>;
    const COLOR: Field<Self, bool>;
    const LEFT: Field<Self, Option<Self>>;
    const RIGHT: Field<Self, Option<Self>>;
    const PARENT: Field<Self, Option<Self>>;
    /// What the keys of an entry are compared by.
    fn key(self, host: &mut Host<'_>) -> Result<i32, Abandon>;
    fn take_key(self, host: &mut Host<'_>, from: Self) -> Done;
}

trait Map: HostClass {
    type Entry: Entry;
    const ROOT: Field<Self, Option<Self::Entry>>;
    const SIZE: Field<Self, i32>;
    /// Does the map compare keys in the way known here? Then it counts a change, if it counts any.
    fn changes(self, host: &mut Host<'_>) -> Done;
    fn compares(self, host: &mut Host<'_>) -> Done;
}

host_class! {
    pub(crate) IntMap = "treemap/TreeMap" {
        THE_ROOT: Option<IntEntry> = "root",
        THE_SIZE: i32 = "size",
    }
}
host_class! {
    pub(crate) IntEntry = "treemap/TreeMap$Entry" {
        KEY: i32 = "key",
        OF_VALUE: Option<Object> = "value",
        OF_COLOR: bool = "color",
        TO_LEFT: Option<IntEntry> = "left",
        TO_RIGHT: Option<IntEntry> = "right",
        TO_PARENT: Option<IntEntry> = "parent",
    }
}
host_class! {
    pub(crate) TreeMap = "java/util/TreeMap" {
        THE_ROOT: Option<TreeEntry> = "root",
        THE_SIZE: i32 = "size",
        CHANGES: i32 = "modCount",
        COMPARATOR: Option<Comparator> = "comparator",
    }
}
host_class! {
    pub(crate) Comparator = "java/util/Comparator" {}
}
host_class! {
    pub(crate) TreeEntry = "java/util/TreeMap$Entry" {
        KEY: Option<Object> = "key",
        OF_VALUE: Option<Object> = "value",
        OF_COLOR: bool = "color",
        TO_LEFT: Option<TreeEntry> = "left",
        TO_RIGHT: Option<TreeEntry> = "right",
        TO_PARENT: Option<TreeEntry> = "parent",
    }
}

macro_rules! entry {
    ($entry:ident, $key:expr) => {
        impl Entry for $entry {
            const VALUE: Field<Self, Option<Object>> = $entry::OF_VALUE;
            const COLOR: Field<Self, bool> = $entry::OF_COLOR;
            const LEFT: Field<Self, Option<Self>> = $entry::TO_LEFT;
            const RIGHT: Field<Self, Option<Self>> = $entry::TO_RIGHT;
            const PARENT: Field<Self, Option<Self>> = $entry::TO_PARENT;
            fn key(self, host: &mut Host<'_>) -> Result<i32, Abandon> {
                let key = host.get(self, $entry::KEY)?;
                $key(host, key)
            }
            fn take_key(self, host: &mut Host<'_>, from: Self) -> Done {
                let key = host.get(from, $entry::KEY)?;
                host.put(self, $entry::KEY, key)
            }
        }
    };
}
entry!(IntEntry, |_: &mut Host<'_>, key| Ok(key));
entry!(TreeEntry, int_of);

impl Map for IntMap {
    type Entry = IntEntry;
    const ROOT: Field<Self, Option<IntEntry>> = IntMap::THE_ROOT;
    const SIZE: Field<Self, i32> = IntMap::THE_SIZE;
    fn changes(self, _host: &mut Host<'_>) -> Done {
        Ok(())
    }
    fn compares(self, _host: &mut Host<'_>) -> Done {
        Ok(())
    }
}

impl Map for TreeMap {
    type Entry = TreeEntry;
    const ROOT: Field<Self, Option<TreeEntry>> = TreeMap::THE_ROOT;
    const SIZE: Field<Self, i32> = TreeMap::THE_SIZE;
    fn changes(self, host: &mut Host<'_>) -> Done {
        let changes = host.get(self, TreeMap::CHANGES)?;
        host.put(self, TreeMap::CHANGES, changes.wrapping_add(1))
    }
    fn compares(self, host: &mut Host<'_>) -> Done {
        if host.get(self, TreeMap::COMPARATOR)?.is_some() { Err(Abandon) } else { Ok(()) }
    }
}

pub(super) const OF_INTS: Peer = Peer::of(
    "treemap/TreeMap",
    &[
        host("get(I)Ljava/lang/Object;", |host| get::<IntMap>(host, |host| Ok(host.int(0)))),
        host("put(ILjava/lang/Object;)Ljava/lang/Object;", put_int),
        host("remove(I)Ljava/lang/Object;", |host| remove::<IntMap>(host, |host| Ok(host.int(0)))),
    ],
);

pub(super) const OF_OBJECTS: Peer = Peer::of(
    "java/util/TreeMap",
    &[
        host("get(Ljava/lang/Object;)Ljava/lang/Object;", |host| get::<TreeMap>(host, first)),
        host("containsKey(Ljava/lang/Object;)Z", contains_key),
        host("put(Ljava/lang/Object;Ljava/lang/Object;)Ljava/lang/Object;", put_object),
        host("remove(Ljava/lang/Object;)Ljava/lang/Object;", |host| remove::<TreeMap>(host, first)),
    ],
);

type Key = fn(&mut Host<'_>) -> Result<i32, Abandon>;

fn first(host: &mut Host<'_>) -> Result<i32, Abandon> {
    int_of(host, host.object(0))
}

fn open<M: Map>(host: &mut Host<'_>) -> Result<M, Abandon> {
    let map = host.this::<M>()?;
    map.compares(host)?;
    Ok(map)
}

fn find<M: Map>(host: &mut Host<'_>, map: M, key: i32) -> Result<Option<M::Entry>, Abandon> {
    let mut at = host.get(map, M::ROOT)?;
    while let Some(entry) = at {
        at = match key.cmp(&entry.key(host)?) {
            Ordering::Equal => return Ok(at),
            Ordering::Less => host.get(entry, M::Entry::LEFT)?,
            Ordering::Greater => host.get(entry, M::Entry::RIGHT)?,
        };
    }
    Ok(None)
}

fn get<M: Map>(host: &mut Host<'_>, key: Key) -> HostResult {
    let (map, key) = (open::<M>(host)?, key(host)?);
    match find(host, map, key)? {
        Some(entry) => Ok(host.get(entry, M::Entry::VALUE)?.into()),
        None => Ok(None::<Object>.into()),
    }
}

fn contains_key(host: &mut Host<'_>) -> HostResult {
    let (map, key) = (open::<TreeMap>(host)?, first(host)?);
    Ok(find(host, map, key)?.is_some().into())
}

fn put_int(host: &mut Host<'_>) -> HostResult {
    let (key, value) = (host.int(0), host.object(1));
    put::<IntMap>(host, key, value, |host, entry| host.put(entry, IntEntry::KEY, host.int(0)))
}

fn put_object(host: &mut Host<'_>) -> HostResult {
    let (key, value) = (first(host)?, host.object(1));
    put::<TreeMap>(host, key, value, |host, entry| host.put(entry, TreeEntry::KEY, host.object(0)))
}

fn put<M: Map>(
    host: &mut Host<'_>,
    key: i32,
    value: Option<Object>,
    set_key: fn(&mut Host<'_>, M::Entry) -> Done,
) -> HostResult {
    let map = open::<M>(host)?;
    let mut parent = None;
    let mut side = Ordering::Equal;
    let mut at = host.get(map, M::ROOT)?;
    while let Some(entry) = at {
        side = key.cmp(&entry.key(host)?);
        parent = at;
        at = match side {
            Ordering::Less => host.get(entry, M::Entry::LEFT)?,
            Ordering::Greater => host.get(entry, M::Entry::RIGHT)?,
            Ordering::Equal => {
                let old = host.get(entry, M::Entry::VALUE)?;
                host.put(entry, M::Entry::VALUE, value)?;
                return Ok(old.into());
            }
        };
    }
    let entry = host.create::<M::Entry>()?;
    set_key(host, entry)?;
    host.put(entry, M::Entry::VALUE, value)?;
    host.put(entry, M::Entry::COLOR, BLACK)?;
    host.put(entry, M::Entry::PARENT, parent)?;
    match parent {
        None => host.put(map, M::ROOT, Some(entry))?,
        Some(parent) => {
            let way = if side == Ordering::Less { M::Entry::LEFT } else { M::Entry::RIGHT };
            host.put(parent, way, Some(entry))?;
            fix_after_insertion(host, map, entry)?;
        }
    }
    resize(host, map, 1)?;
    Ok(None::<Object>.into())
}

fn resize<M: Map>(host: &mut Host<'_>, map: M, by: i32) -> Done {
    let size = host.get(map, M::SIZE)?;
    host.put(map, M::SIZE, size + by)?;
    map.changes(host)
}

fn remove<M: Map>(host: &mut Host<'_>, key: Key) -> HostResult {
    let (map, key) = (open::<M>(host)?, key(host)?);
    let Some(entry) = find(host, map, key)? else { return Ok(None::<Object>.into()) };
    let old = host.get(entry, M::Entry::VALUE)?;
    delete(host, map, entry)?;
    resize(host, map, -1)?;
    Ok(old.into())
}

fn delete<M: Map>(host: &mut Host<'_>, map: M, mut entry: M::Entry) -> Done {
    if host.get(entry, M::Entry::LEFT)?.is_some()
        && let Some(mut heir) = host.get(entry, M::Entry::RIGHT)?
    {
        while let Some(left) = host.get(heir, M::Entry::LEFT)? {
            heir = left;
        }
        entry.take_key(host, heir)?;
        let value = host.get(heir, M::Entry::VALUE)?;
        host.put(entry, M::Entry::VALUE, value)?;
        entry = heir;
    }
    let child = match host.get(entry, M::Entry::LEFT)? {
        None => host.get(entry, M::Entry::RIGHT)?,
        left => left,
    };
    let is_black = host.get(entry, M::Entry::COLOR)? == BLACK;
    match child {
        Some(child) => {
            replace(host, map, entry, Some(child))?;
            if is_black {
                fix_after_deletion(host, map, child)?;
            }
        }
        None => {
            // A leaf stands in for its own missing child while the colours are mended.
            if is_black && host.get(entry, M::Entry::PARENT)?.is_some() {
                fix_after_deletion(host, map, entry)?;
            }
            replace(host, map, entry, None)?;
        }
    }
    Ok(())
}

fn replace<M: Map>(host: &mut Host<'_>, map: M, old: M::Entry, child: Option<M::Entry>) -> Done {
    let parent = host.get(old, M::Entry::PARENT)?;
    if let Some(child) = child {
        host.put(child, M::Entry::PARENT, parent)?;
    }
    match parent {
        None => host.put(map, M::ROOT, child),
        Some(parent) if host.get(parent, M::Entry::LEFT)? == Some(old) => host.put(parent, M::Entry::LEFT, child),
        Some(parent) => host.put(parent, M::Entry::RIGHT, child),
    }
}

// ---- what the algorithms of the book take for granted of null -----------------------------------

fn of<E: Entry>(host: &mut Host<'_>, entry: Option<E>, way: Field<E, Option<E>>) -> Result<Option<E>, Abandon> {
    entry.map_or(Ok(None), |entry| host.get(entry, way))
}
fn color_of<E: Entry>(host: &mut Host<'_>, entry: Option<E>) -> Result<bool, Abandon> {
    entry.map_or(Ok(BLACK), |entry| host.get(entry, E::COLOR))
}
fn paint<E: Entry>(host: &mut Host<'_>, entry: Option<E>, color: bool) -> Done {
    entry.map_or(Ok(()), |entry| host.put(entry, E::COLOR, color))
}
fn parent_of<E: Entry>(host: &mut Host<'_>, entry: Option<E>) -> Result<Option<E>, Abandon> {
    of(host, entry, E::PARENT)
}

/// The child on a side.
fn side<E: Entry>(left: bool) -> Field<E, Option<E>> {
    if left { E::LEFT } else { E::RIGHT }
}

fn rotate<M: Map>(host: &mut Host<'_>, map: M, entry: Option<M::Entry>, left: bool) -> Done {
    let Some(entry) = entry else { return Ok(()) };
    let up = host.get(entry, side(!left))?.ok_or(Abandon)?;
    let inner = host.get(up, side(left))?;
    host.put(entry, side(!left), inner)?;
    if let Some(inner) = inner {
        host.put(inner, M::Entry::PARENT, Some(entry))?;
    }
    replace(host, map, entry, Some(up))?;
    host.put(up, side(left), Some(entry))?;
    host.put(entry, M::Entry::PARENT, Some(up))
}

fn fix_after_insertion<M: Map>(host: &mut Host<'_>, map: M, entry: M::Entry) -> Done {
    host.put(entry, M::Entry::COLOR, RED)?;
    let mut x = Some(entry);
    while x.is_some() && x != host.get(map, M::ROOT)? {
        let parent = parent_of(host, x)?;
        if color_of(host, parent)? != RED {
            break;
        }
        let grand = parent_of(host, parent)?;
        let on_left = parent == of(host, grand, M::Entry::LEFT)?;
        let uncle = of(host, grand, side(!on_left))?;
        if color_of(host, uncle)? == RED {
            paint(host, parent, BLACK)?;
            paint(host, uncle, BLACK)?;
            paint(host, grand, RED)?;
            x = grand;
        } else {
            if x == of(host, parent, side(!on_left))? {
                x = parent;
                rotate(host, map, x, on_left)?;
            }
            let parent = parent_of(host, x)?;
            let grand = parent_of(host, parent)?;
            paint(host, parent, BLACK)?;
            paint(host, grand, RED)?;
            rotate(host, map, grand, !on_left)?;
        }
    }
    let root = host.get(map, M::ROOT)?;
    paint(host, root, BLACK)
}

fn fix_after_deletion<M: Map>(host: &mut Host<'_>, map: M, entry: M::Entry) -> Done {
    let mut x = Some(entry);
    while x != host.get(map, M::ROOT)? && color_of(host, x)? == BLACK {
        let parent = parent_of(host, x)?;
        let on_left = x == of(host, parent, M::Entry::LEFT)?;
        let mut sibling = of(host, parent, side(!on_left))?;
        if color_of(host, sibling)? == RED {
            paint(host, sibling, BLACK)?;
            paint(host, parent, RED)?;
            rotate(host, map, parent, on_left)?;
            let parent = parent_of(host, x)?;
            sibling = of(host, parent, side(!on_left))?;
        }
        let near = of(host, sibling, side(on_left))?;
        let far = of(host, sibling, side(!on_left))?;
        let parent = parent_of(host, x)?;
        if color_of(host, near)? == BLACK && color_of(host, far)? == BLACK {
            paint(host, sibling, RED)?;
            x = parent;
            continue;
        }
        if color_of(host, far)? == BLACK {
            paint(host, near, BLACK)?;
            paint(host, sibling, RED)?;
            rotate(host, map, sibling, !on_left)?;
            let parent = parent_of(host, x)?;
            sibling = of(host, parent, side(!on_left))?;
        }
        let parent = parent_of(host, x)?;
        let color = color_of(host, parent)?;
        paint(host, sibling, color)?;
        paint(host, parent, BLACK)?;
        let far = of(host, sibling, side(!on_left))?;
        paint(host, far, BLACK)?;
        rotate(host, map, parent, on_left)?;
        x = host.get(map, M::ROOT)?;
    }
    paint(host, x, BLACK)
}
