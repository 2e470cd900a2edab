//! The network inside the program: sockets, pipes and what selects among them, in words of the state.
//!
//! No packet leaves the process: whoever connects meets a server of the same program, or nobody. What is sent is
//! there at once and in order, as on the loopback of a quiet machine; a reader may get less than is there, which is
//! a choice (`+net.partial_reads`). A thread that would block in the kernel is parked on its socket until
//! something happens to it, so that deadlocks among them are found.
//!
//! A socket is an `Object[]` of a description, bytes that have arrived, the other end, and connections nobody
//! has accepted (`socket.rs`). Streams are in `stream.rs`, datagrams in `datagram.rs`, readiness in `select.rs`.

mod datagram;
mod select;
mod socket;
mod stream;

use rjpf_state::Ref;
use rjpf_state::thread::{NO_DEADLINE, Status, Wake};
use rjpf_vm::peer::{Resume, unsupported};
use rjpf_vm::{Assumption, Ctx, Exit, Outside, OutsideTouch};

use crate::files::{self, Answer, Trouble};

pub(crate) use datagram::{connect_datagrams, disconnect, receive, send, send_connected};
pub(crate) use select::{Interest, control, poll, wait};
pub(crate) use socket::connect_ends as join;
pub(crate) use socket::{Address, Kind, describe, new_socket, option, set_blocking, set_option};
pub(crate) use stream::{
    accept, available, bind, close, connect, drain, listen, local, pre_close, read, remote, shut_down, write,
};

/// What an operation of the kernel answers besides a result: JDK's `IOStatus`.
pub(crate) const UNAVAILABLE: i32 = -2;
pub(crate) const INTERRUPTED: i32 = -3;

/// How an operation that may have to wait ends.
pub(crate) enum Outcome<T> {
    Done(T),
    /// It would have to wait, and may not.
    Unavailable,
    /// The socket was closed meanwhile.
    Interrupted,
}

/// The socket of a descriptor.
pub(crate) fn socket_at(ctx: &Ctx<'_>, fd: i32) -> Answer<Ref> {
    files::socket_at(ctx, fd).ok_or(Trouble::Errno(libc::EBADF))
}

/// Others may run before the network is touched. To be asked once, first of all.
pub(crate) fn ask(ctx: &mut Ctx<'_>) -> Result<(), Exit> {
    ctx.note_assumption(Assumption::Network);
    if matches!(ctx.resumed(), Resume::Chosen(_) | Resume::Returned(_)) {
        return Ok(());
    }
    ctx.before_touching(&[OutsideTouch::new(Outside::Network, &[], true)])
}

/// Waits until something happens to the socket; the peer then looks again.
fn wait_for(ctx: &Ctx<'_>, socket: Ref) -> Exit {
    ctx.block(Status::Parked, socket, NO_DEADLINE)
}

/// Something has happened to a socket: whoever waits for it, alone or among others, looks again.
fn wake(ctx: &mut Ctx<'_>, socket: Ref) {
    let selectors = select::watchers(ctx, socket);
    for waited_for in std::iter::once(socket).chain(selectors) {
        for thread in ctx.threads_in(Status::Parked, waited_for) {
            ctx.wake(thread, Wake::Notified);
        }
    }
}

/// Only this machine is there.
fn is_here(address: Address) -> Result<(), Exit> {
    if address.ip == 0 || address.ip >> 24 == 127 {
        return Ok(());
    }
    let ip = std::net::Ipv4Addr::from(address.ip);
    let hint = "only servers of the program itself can be reached, at 127.0.0.1";
    Err(unsupported(format!("a connection to {ip}:{}; {hint}", address.port)))
}
