//! Datagrams: they arrive in the order in which they were sent, all of them, if somebody is there.

use rjpf_state::Ref;
use rjpf_vm::Ctx;

use super::socket::{self, Address, Kind, Socket, describe};
use super::stream::bind_if_needed;
use super::{Outcome, is_here, wait_for, wake};
use crate::files::{self, Answer};

/// Bytes of sender and length before a datagram.
const HEAD: usize = 10;

fn receiver(ctx: &Ctx<'_>, from: Address, to: Address) -> Option<Ref> {
    files::sockets(ctx).into_iter().map(|(_, socket)| socket).find(|&socket| {
        let it = describe(ctx.memory(), socket);
        let takes = it.local.ip == 0 || to.ip == 0 || it.local.ip == to.ip;
        let listens = !it.connected || it.remote.port == from.port;
        it.kind == Kind::Datagram && !it.closed && it.local.port == to.port && takes && listens
    })
}

/// Sends to an address; what nobody takes is gone.
pub(crate) fn send(ctx: &mut Ctx<'_>, fd: i32, to: Address, bytes: &[u8]) -> Answer<Outcome<usize>> {
    is_here(to)?;
    bind_if_needed(ctx, fd)?;
    let description = describe(ctx.memory(), super::socket_at(ctx, fd)?);
    if description.closed {
        return Ok(Outcome::Interrupted);
    }
    let from =
        Address { ip: if description.local.ip == 0 { 0x7f00_0001 } else { description.local.ip }, ..description.local };
    if let Some(socket) = receiver(ctx, from, to) {
        let mut there = socket::arrived(ctx.memory(), socket).to_vec();
        there.extend(from.ip.to_le_bytes());
        there.extend(from.port.to_le_bytes());
        there.extend((bytes.len() as u32).to_le_bytes());
        there.extend_from_slice(bytes);
        socket::set_arrived(ctx, socket, &there)?;
        wake(ctx, socket);
    }
    Ok(Outcome::Done(bytes.len()))
}

pub(crate) fn send_connected(ctx: &mut Ctx<'_>, fd: i32, bytes: &[u8]) -> Answer<Outcome<usize>> {
    let to = describe(ctx.memory(), super::socket_at(ctx, fd)?).remote;
    send(ctx, fd, to, bytes)
}

/// The datagram that has waited longest, cut to the size, and who sent it.
pub(crate) fn receive(ctx: &mut Ctx<'_>, fd: i32, most: usize) -> Answer<Outcome<(Vec<u8>, Address)>> {
    let socket = super::socket_at(ctx, fd)?;
    let description = describe(ctx.memory(), socket);
    if description.closed {
        return Ok(Outcome::Interrupted);
    }
    let there = socket::arrived(ctx.memory(), socket).to_vec();
    if there.is_empty() {
        return if description.blocking { Err(wait_for(ctx, socket).into()) } else { Ok(Outcome::Unavailable) };
    }
    let word = |at: usize| u32::from_le_bytes(there[at..at + 4].try_into().unwrap_or_default());
    let from = Address { ip: word(0), port: u16::from_le_bytes([there[4], there[5]]) };
    let end = HEAD + word(6) as usize;
    let bytes = there[HEAD..end.min(HEAD + most)].to_vec();
    socket::set_arrived(ctx, socket, &there[end..])?;
    Ok(Outcome::Done((bytes, from)))
}

pub(crate) fn connect_datagrams(ctx: &mut Ctx<'_>, fd: i32, to: Address) -> Answer<()> {
    is_here(to)?;
    bind_if_needed(ctx, fd)?;
    let socket = super::socket_at(ctx, fd)?;
    let mut description = describe(ctx.memory(), socket);
    if description.local.ip == 0 {
        description.local.ip = 0x7f00_0001;
    }
    Ok(socket::set(ctx, socket, &Socket { connected: true, remote: to, ..description })?)
}

pub(crate) fn disconnect(ctx: &mut Ctx<'_>, fd: i32) -> Answer<()> {
    let socket = super::socket_at(ctx, fd)?;
    let description = describe(ctx.memory(), socket);
    Ok(socket::set(ctx, socket, &Socket { connected: false, remote: Address::default(), ..description })?)
}
