//! `examples-java/disjset`: disjoint sets in two arrays.

use rjpf::extension::{Abandon, Array, Host, HostResult, Peer, host, host_class};

host_class! {
    pub(crate) DisjSet = "disjset/DisjSet" {
        PARENT: Option<Array<i32>> = "parent",
        RANK: Option<Array<i32>> = "rank",
    }
}

pub(super) const PEER: Peer = Peer::of("disjset/DisjSet", &[host("find(I)I", find), host("union(II)Z", union)]);

/// The root of an element. All on the way point to it from now on.
fn root(host: &mut Host<'_>, parent: Array<i32>, x: i32) -> Result<i32, Abandon> {
    let mut root = x;
    loop {
        match host.element(parent, root)? {
            up if up == root => break,
            up => root = up,
        }
    }
    let mut at = x;
    while at != root {
        let up = host.element(parent, at)?;
        host.set_element(parent, at, root)?;
        at = up;
    }
    Ok(root)
}

fn find(host: &mut Host<'_>) -> HostResult {
    let sets = host.this::<DisjSet>()?;
    let parent = host.get(sets, DisjSet::PARENT)?.ok_or(Abandon)?;
    Ok(root(host, parent, host.int(0))?.into())
}

fn union(host: &mut Host<'_>) -> HostResult {
    let sets = host.this::<DisjSet>()?;
    let parent = host.get(sets, DisjSet::PARENT)?.ok_or(Abandon)?;
    let ranks = host.get(sets, DisjSet::RANK)?.ok_or(Abandon)?;
    let one = root(host, parent, host.int(0))?;
    let other = root(host, parent, host.int(1))?;
    if one == other {
        return Ok(false.into());
    }
    let (rank, rank_of_other) = (host.element(ranks, one)?, host.element(ranks, other)?);
    if rank < rank_of_other {
        host.set_element(parent, one, other)?;
    } else {
        if rank == rank_of_other {
            host.set_element(ranks, one, rank + 1)?;
        }
        host.set_element(parent, other, one)?;
    }
    Ok(true.into())
}
