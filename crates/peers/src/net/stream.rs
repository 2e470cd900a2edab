//! Connections and pipes: streams of bytes between two ends.

use rjpf_state::Ref;
use rjpf_vm::peer::{ChoiceKind, Resume, unsupported};
use rjpf_vm::{Ctx, Exit};

use super::socket::{self, Address, Kind, Socket, describe};
use super::{Outcome, is_here, wait_for, wake};
use crate::files::{self, Answer, Trouble};

/// Bytes that may be on their way before a writer has to wait.
const ROOM: usize = 1 << 16;
/// The ports that are given out to who asks for any.
const ANY_PORTS: std::ops::Range<u16> = 49152..65535;
const LOOPBACK: u32 = 0x7f00_0001;

// ---- addresses --------------------------------------------------------------------------------

fn is_taken(ctx: &Ctx<'_>, socket: Ref, address: Address) -> bool {
    let kind = describe(ctx.memory(), socket).kind;
    files::sockets(ctx).into_iter().any(|(_, other)| {
        let theirs = describe(ctx.memory(), other);
        let same_ip = theirs.local.ip == address.ip || theirs.local.ip == 0 || address.ip == 0;
        // Connections share the port of their server.
        let owns = theirs.kind != Kind::Stream || theirs.listening || !theirs.connected;
        other != socket && theirs.kind == kind && theirs.local.port == address.port && same_ip && owns && !theirs.closed
    })
}

pub(crate) fn bind(ctx: &mut Ctx<'_>, fd: i32, wanted: Address) -> Answer<()> {
    let socket = super::socket_at(ctx, fd)?;
    is_here(wanted)?;
    let mut address = wanted;
    if address.port == 0 {
        let is_free = |&port: &u16| !is_taken(ctx, socket, Address { port, ..wanted }) && !is_in_use(ctx, port);
        address.port = ANY_PORTS.clone().find(is_free).ok_or(Trouble::Errno(libc::EADDRINUSE))?;
    } else if is_taken(ctx, socket, address) {
        return Err(Trouble::Errno(libc::EADDRINUSE));
    }
    let description = describe(ctx.memory(), socket);
    Ok(socket::set(ctx, socket, &Socket { local: address, ..description })?)
}

/// Is any end of any connection at this port?
fn is_in_use(ctx: &Ctx<'_>, port: u16) -> bool {
    files::sockets(ctx).into_iter().any(|(_, other)| {
        let other = describe(ctx.memory(), other);
        !other.closed && (other.local.port == port || other.remote.port == port)
    })
}

/// Gives a socket without an address one.
pub(super) fn bind_if_needed(ctx: &mut Ctx<'_>, fd: i32) -> Answer<()> {
    let socket = super::socket_at(ctx, fd)?;
    match describe(ctx.memory(), socket).local.port {
        0 => bind(ctx, fd, Address::default()),
        _ => Ok(()),
    }
}

pub(crate) fn local(ctx: &Ctx<'_>, fd: i32) -> Answer<Address> {
    Ok(describe(ctx.memory(), super::socket_at(ctx, fd)?).local)
}

pub(crate) fn remote(ctx: &Ctx<'_>, fd: i32) -> Answer<Address> {
    Ok(describe(ctx.memory(), super::socket_at(ctx, fd)?).remote)
}

// ---- connections ------------------------------------------------------------------------------

pub(crate) fn listen(ctx: &mut Ctx<'_>, fd: i32, backlog: i32) -> Answer<()> {
    bind_if_needed(ctx, fd)?;
    let socket = super::socket_at(ctx, fd)?;
    let description = describe(ctx.memory(), socket);
    let backlog = backlog.max(1) as u32;
    Ok(socket::set(ctx, socket, &Socket { listening: true, backlog, ..description })?)
}

/// Connects to a server of the program, or nobody.
pub(crate) fn connect(ctx: &mut Ctx<'_>, fd: i32, to: Address) -> Answer<Outcome<()>> {
    let client = super::socket_at(ctx, fd)?;
    let description = describe(ctx.memory(), client);
    if description.closed {
        return Ok(Outcome::Interrupted);
    }
    if description.connected {
        return Err(Trouble::Errno(libc::EISCONN));
    }
    is_here(to)?;
    let to = Address { ip: if to.ip == 0 { LOOPBACK } else { to.ip }, port: to.port };
    let Some(server) = server_at(ctx, to) else { return Err(Trouble::Errno(libc::ECONNREFUSED)) };
    let mut queue = socket::pending(ctx.memory(), server);
    // Linux takes one more than was asked for.
    if queue.len() > describe(ctx.memory(), server).backlog as usize && description.blocking {
        return Err(wait_for(ctx, server).into());
    }
    bind_if_needed(ctx, fd)?;
    let mut description = describe(ctx.memory(), client);
    description.local.ip = LOOPBACK;
    let accepted = Socket {
        kind: Kind::Stream,
        blocking: true,
        connected: true,
        local: to,
        remote: description.local,
        ..Socket::default()
    };
    let accepted = socket::make(ctx, &accepted)?;
    socket::set(ctx, client, &Socket { connected: true, remote: to, ..description })?;
    socket::connect_ends(ctx, client, accepted);
    queue.push(accepted);
    socket::set_pending(ctx, server, &queue)?;
    wake(ctx, server);
    wake(ctx, client);
    Ok(Outcome::Done(()))
}

fn server_at(ctx: &Ctx<'_>, to: Address) -> Option<Ref> {
    let sockets = files::sockets(ctx).into_iter();
    sockets.map(|(_, socket)| socket).find(|&socket| {
        let server = describe(ctx.memory(), socket);
        let reaches = server.local.ip == 0 || server.local.ip == to.ip;
        server.listening && !server.closed && reaches && server.local.port == to.port
    })
}

/// Takes the connection that has waited longest; its descriptor and where it comes from.
pub(crate) fn accept(ctx: &mut Ctx<'_>, fd: i32) -> Answer<Outcome<(i32, Address)>> {
    let server = super::socket_at(ctx, fd)?;
    let description = describe(ctx.memory(), server);
    if description.closed {
        return Ok(Outcome::Interrupted);
    }
    if !description.listening {
        return Err(Trouble::Errno(libc::EINVAL));
    }
    let queue = socket::pending(ctx.memory(), server);
    let Some((&first, rest)) = queue.split_first() else {
        return if description.blocking { Err(wait_for(ctx, server).into()) } else { Ok(Outcome::Unavailable) };
    };
    socket::set_pending(ctx, server, rest)?;
    let number = files::add_socket(ctx, first)?;
    wake(ctx, server);
    Ok(Outcome::Done((number, describe(ctx.memory(), first).remote)))
}

// ---- bytes ------------------------------------------------------------------------------------

pub(crate) fn available(ctx: &Ctx<'_>, fd: i32) -> Answer<i32> {
    Ok(socket::arrived(ctx.memory(), super::socket_at(ctx, fd)?).len() as i32)
}

/// Will nothing more come than what has arrived?
pub(super) fn has_ended(ctx: &Ctx<'_>, socket: Ref) -> bool {
    let other = socket::other_end(ctx.memory(), socket).map(|other| describe(ctx.memory(), other));
    describe(ctx.memory(), socket).in_shut || other.is_none_or(|other| other.closed || other.out_shut)
}

/// Is there room for more bytes at the other end, or nobody to take them?
pub(super) fn has_room(ctx: &Ctx<'_>, socket: Ref) -> bool {
    let other = socket::other_end(ctx.memory(), socket);
    other.is_none_or(|other| describe(ctx.memory(), other).closed || socket::arrived(ctx.memory(), other).len() < ROOM)
}

/// Reads what has arrived, or less; nothing at the end.
pub(crate) fn read(ctx: &mut Ctx<'_>, fd: i32, count: usize) -> Answer<Outcome<Vec<u8>>> {
    let socket = super::socket_at(ctx, fd)?;
    let description = describe(ctx.memory(), socket);
    match description.kind {
        _ if description.closed => return Ok(Outcome::Interrupted),
        _ if description.reset => return Err(Trouble::Errno(libc::ECONNRESET)),
        Kind::Stream if !description.connected => return Err(Trouble::Errno(libc::ENOTCONN)),
        _ => {}
    }
    let there = socket::arrived(ctx.memory(), socket).to_vec();
    if there.is_empty() || description.in_shut {
        return match () {
            () if has_ended(ctx, socket) => Ok(Outcome::Done(Vec::new())),
            () if description.blocking => Err(wait_for(ctx, socket).into()),
            () => Ok(Outcome::Unavailable),
        };
    }
    let most = count.min(there.len());
    let taken = if most > 1 && is_cut(ctx)? { 1 } else { most };
    socket::set_arrived(ctx, socket, &there[taken..])?;
    if let Some(other) = socket::other_end(ctx.memory(), socket) {
        wake(ctx, other);
    }
    Ok(Outcome::Done(there[..taken].to_vec()))
}

/// Takes bytes away that nobody wants to see; how many.
pub(crate) fn drain(ctx: &mut Ctx<'_>, fd: i32, most: usize) -> Answer<usize> {
    let socket = super::socket_at(ctx, fd)?;
    let there = socket::arrived(ctx.memory(), socket).to_vec();
    let taken = there.len().min(most);
    socket::set_arrived(ctx, socket, &there[taken..])?;
    if let Some(other) = socket::other_end(ctx.memory(), socket) {
        wake(ctx, other);
    }
    Ok(taken)
}

/// Does a reader get one byte only, as if the others were still on their way?
fn is_cut(ctx: &Ctx<'_>) -> Result<bool, Exit> {
    if !ctx.environment().partial_reads || ctx.environment().ticking {
        return Ok(false);
    }
    match ctx.resumed() {
        Resume::Chosen(way) => Ok(way == 1),
        _ => Err(Exit::Choose(rjpf_vm::peer::ChoiceRequest {
            kind: ChoiceKind::Boolean,
            count: 2,
            label: "all that has arrived, or one byte".into(),
        })),
    }
}

/// Writes as much as there is room for.
pub(crate) fn write(ctx: &mut Ctx<'_>, fd: i32, bytes: &[u8]) -> Answer<Outcome<usize>> {
    let socket = super::socket_at(ctx, fd)?;
    let description = describe(ctx.memory(), socket);
    match description.kind {
        _ if description.closed => return Ok(Outcome::Interrupted),
        _ if description.reset || description.out_shut => return Err(Trouble::Errno(libc::EPIPE)),
        Kind::Stream if !description.connected => return Err(Trouble::Errno(libc::ENOTCONN)),
        Kind::Event => {
            socket::set_arrived(ctx, socket, &[1])?;
            wake(ctx, socket);
            return Ok(Outcome::Done(bytes.len()));
        }
        _ => {}
    }
    let Some(other) = socket::other_end(ctx.memory(), socket) else { return Err(Trouble::Errno(libc::EPIPE)) };
    if describe(ctx.memory(), other).closed {
        if description.kind == Kind::Sink {
            return Err(Trouble::Errno(libc::EPIPE));
        }
        // The first write is taken; the answer to it is that nobody is there.
        socket::set(ctx, socket, &Socket { reset: true, ..description })?;
        return Ok(Outcome::Done(bytes.len()));
    }
    let mut there = socket::arrived(ctx.memory(), other).to_vec();
    let taken = bytes.len().min(ROOM.saturating_sub(there.len()));
    if taken == 0 && !bytes.is_empty() {
        return if description.blocking { Err(wait_for(ctx, socket).into()) } else { Ok(Outcome::Unavailable) };
    }
    there.extend_from_slice(&bytes[..taken]);
    socket::set_arrived(ctx, other, &there)?;
    wake(ctx, other);
    Ok(Outcome::Done(taken))
}

// ---- the end ----------------------------------------------------------------------------------

pub(crate) fn shut_down(ctx: &mut Ctx<'_>, fd: i32, input: bool, output: bool) -> Answer<()> {
    let socket = super::socket_at(ctx, fd)?;
    let description = describe(ctx.memory(), socket);
    if !description.connected {
        return Err(Trouble::Errno(libc::ENOTCONN));
    }
    let (in_shut, out_shut) = (description.in_shut || input, description.out_shut || output);
    socket::set(ctx, socket, &Socket { in_shut, out_shut, ..description })?;
    wake(ctx, socket);
    if let Some(other) = socket::other_end(ctx.memory(), socket) {
        wake(ctx, other);
    }
    Ok(())
}

/// The socket is of no use any more, but its number is not free yet: whoever is in a call comes out of it.
pub(crate) fn pre_close(ctx: &mut Ctx<'_>, socket: Ref) -> Result<(), Exit> {
    let description = describe(ctx.memory(), socket);
    if description.closed {
        return Ok(());
    }
    let unread = !socket::arrived(ctx.memory(), socket).is_empty() && description.kind == Kind::Stream;
    let abrupt = unread || socket::option(ctx, socket, libc::SOL_SOCKET, libc::SO_LINGER) == 0;
    socket::set(ctx, socket, &Socket { closed: true, ..description })?;
    for waiting in socket::pending(ctx.memory(), socket) {
        pre_close(ctx, waiting)?;
        if let Some(client) = socket::other_end(ctx.memory(), waiting) {
            reset(ctx, client)?;
        }
    }
    socket::set_pending(ctx, socket, &[])?;
    wake(ctx, socket);
    if let Some(other) = socket::other_end(ctx.memory(), socket) {
        if abrupt {
            reset(ctx, other)?;
        }
        wake(ctx, other);
    }
    Ok(())
}

fn reset(ctx: &mut Ctx<'_>, socket: Ref) -> Result<(), Exit> {
    let description = describe(ctx.memory(), socket);
    socket::set(ctx, socket, &Socket { reset: true, ..description })?;
    wake(ctx, socket);
    Ok(())
}

/// The last descriptor of a socket is closed.
pub(crate) fn close(ctx: &mut Ctx<'_>, fd: i32, socket: Ref) -> Result<(), Exit> {
    pre_close(ctx, socket)?;
    super::select::forget(ctx, fd)?;
    if describe(ctx.memory(), socket).kind == Kind::Selector
        && !ctx.threads_in(rjpf_state::thread::Status::Parked, socket).is_empty()
    {
        return Err(unsupported("a selector that is closed while a thread waits in it"));
    }
    Ok(())
}
