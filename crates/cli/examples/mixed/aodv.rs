//! `examples-java/aodv`: the questions about all routing tables, which every step of the search asks.

use rjpf::extension::{Abandon, Array, Host, HostResult, Object, Peer, host, host_class};

host_class! {
    pub(crate) Network = "aodv/Network" {
        PROCESSES: Option<Array<Option<Aodv>>> = "processes",
    }
}
host_class! {
    pub(crate) Aodv = "aodv/Aodv" {
        TABLE: Option<RoutingTable> = "table",
    }
}
host_class! {
    pub(crate) RoutingTable = "aodv/RoutingTable" {
        ENTRIES: Option<Array<Option<RouteEntry>>> = "entries",
    }
}
host_class! {
    pub(crate) RouteEntry = "aodv/RouteEntry" {
        SEQNO: i32 = "seqno",
        HOPS: i32 = "hops",
        NEXT_HOP: i32 = "nextHop",
    }
}

pub(super) const NETWORK: Peer = Peer::of("aodv/Network", &[host("hasValidRouteThrough(I)Z", has_valid_route_through)]);

pub(super) const LOOP_FREEDOM: Peer = Peer::of(
    "aodv/LoopFreedom",
    &[host("loop(Laodv/Network;)Ljava/lang/String;", find_loop), host("isOrdered(Laodv/Network;)Z", is_ordered)],
);

const INFINITE: i32 = i32::MAX;

type Processes = Array<Option<Aodv>>;

fn processes(host: &mut Host<'_>, network: Network) -> Result<(Processes, i32), Abandon> {
    let processes = host.get(network, Network::PROCESSES)?.ok_or(Abandon)?;
    Ok((processes, host.length(processes)?))
}

fn given(host: &mut Host<'_>) -> Result<(Processes, i32), Abandon> {
    let network = host.object(0).ok_or(Abandon)?;
    let network = host.cast::<Network>(network)?.ok_or(Abandon)?;
    processes(host, network)
}

fn entry(host: &mut Host<'_>, processes: Processes, at: i32, to: i32) -> Result<Option<RouteEntry>, Abandon> {
    let process = host.element(processes, at)?.ok_or(Abandon)?;
    let table = host.get(process, Aodv::TABLE)?.ok_or(Abandon)?;
    let entries = host.get(table, RoutingTable::ENTRIES)?.ok_or(Abandon)?;
    host.element(entries, to)
}

fn valid_entry(host: &mut Host<'_>, processes: Processes, at: i32, to: i32) -> Result<Option<RouteEntry>, Abandon> {
    match entry(host, processes, at, to)? {
        Some(entry) if host.get(entry, RouteEntry::HOPS)? != INFINITE => Ok(Some(entry)),
        _ => Ok(None),
    }
}

fn has_valid_route_through(host: &mut Host<'_>) -> HostResult {
    let (network, address) = (host.this::<Network>()?, host.int(0));
    let (processes, count) = processes(host, network)?;
    for at in 0..count {
        for to in 0..count {
            if let Some(entry) = valid_entry(host, processes, at, to)?
                && host.get(entry, RouteEntry::NEXT_HOP)? == address
            {
                return Ok(true.into());
            }
        }
    }
    Ok(false.into())
}

/// Null. To describe a loop is the business of the Java body.
fn find_loop(host: &mut Host<'_>) -> HostResult {
    let (processes, count) = given(host)?;
    for to in 0..count {
        for start in 0..count {
            let mut at = start;
            let mut steps = 0;
            while steps < count && at >= 0 {
                at = match if at == to { None } else { valid_entry(host, processes, at, to)? } {
                    Some(entry) => host.get(entry, RouteEntry::NEXT_HOP)?,
                    None => -1,
                };
                steps += 1;
            }
            if at >= 0 {
                return Err(Abandon);
            }
        }
    }
    Ok(None::<Object>.into())
}

fn is_ordered(host: &mut Host<'_>) -> HostResult {
    let (processes, count) = given(host)?;
    for at in 0..count {
        for to in 0..count {
            let Some(mine) = valid_entry(host, processes, at, to)? else { continue };
            let next_hop = host.get(mine, RouteEntry::NEXT_HOP)?;
            if next_hop == to {
                continue;
            }
            let Some(next) = entry(host, processes, next_hop, to)? else { continue };
            let (my_seqno, seqno) = (host.get(mine, RouteEntry::SEQNO)?, host.get(next, RouteEntry::SEQNO)?);
            let (my_hops, hops) = (host.get(mine, RouteEntry::HOPS)?, host.get(next, RouteEntry::HOPS)?);
            if my_seqno >= seqno && !(my_seqno == seqno && my_hops > hops) {
                return Ok(false.into());
            }
        }
    }
    Ok(true.into())
}
