//! What is ready, and waiting for it: `poll` for one socket, `epoll` for several.

use rjpf_state::Ref;
use rjpf_state::thread::{NO_DEADLINE, Status, Wake, deadline_after};
use rjpf_vm::peer::Resume;
use rjpf_vm::{Ctx, Exit};

use super::socket::{self, Kind, describe};
use super::{stream, wake};
use crate::files::{self, Answer, Trouble};

const IN: i32 = 1;
const OUT: i32 = 4;
const ERROR: i32 = 8;
const HANG_UP: i32 = 16;
/// Reported once, then forgotten until it is asked for again.
const ONCE: i32 = 1 << 30;

/// What a selector watches.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Interest {
    pub(crate) fd: i32,
    pub(crate) events: i32,
}

/// What would not block on a socket.
fn events(ctx: &Ctx<'_>, socket: Ref) -> i32 {
    let it = describe(ctx.memory(), socket);
    let bit = |set: bool, bit: i32| if set { bit } else { 0 };
    if it.closed {
        return IN | OUT | HANG_UP;
    }
    let arrived = !socket::arrived(ctx.memory(), socket).is_empty();
    match it.kind {
        Kind::Stream if it.listening => bit(!socket::pending(ctx.memory(), socket).is_empty(), IN),
        Kind::Stream if !it.connected => OUT | HANG_UP,
        Kind::Stream => {
            let ended = stream::has_ended(ctx, socket);
            bit(arrived || ended || it.reset, IN)
                | bit(stream::has_room(ctx, socket) || it.reset, OUT)
                | bit(it.reset, ERROR)
                | bit(it.reset || ended && it.out_shut, HANG_UP)
        }
        Kind::Source => bit(arrived || stream::has_ended(ctx, socket), IN),
        Kind::Sink => bit(stream::has_room(ctx, socket), OUT),
        Kind::Datagram => OUT | bit(arrived, IN),
        Kind::Event => OUT | bit(arrived, IN),
        Kind::Selector => 0,
    }
}

/// Blocks a thread until something happens or the time is up, which it remembers in its frame.
fn wait_until(ctx: &mut Ctx<'_>, socket: Ref, millis: i64) -> Exit {
    const WAITING: u32 = 1;
    if ctx.step() != WAITING {
        let deadline = match millis {
            ..0 => NO_DEADLINE,
            _ => deadline_after(ctx.now(), millis as u64 * 1_000_000),
        };
        ctx.set_step(WAITING);
        ctx.save_word(0, deadline as u32);
        ctx.save_word(1, (deadline >> 32) as u32);
    }
    let deadline = u64::from(ctx.saved_word(0)) | u64::from(ctx.saved_word(1)) << 32;
    ctx.block(Status::Parked, socket, deadline)
}

fn time_is_up(ctx: &Ctx<'_>, millis: i64) -> bool {
    millis == 0 || matches!(ctx.resumed(), Resume::Woken(Wake::TimedOut))
}

/// What of these events a socket is ready for; nothing when the time is up. Negative: without end.
pub(crate) fn poll(ctx: &mut Ctx<'_>, fd: i32, wanted: i32, millis: i64) -> Answer<i32> {
    let socket = super::socket_at(ctx, fd)?;
    let ready = events(ctx, socket) & (wanted | ERROR | HANG_UP);
    if ready != 0 || time_is_up(ctx, millis) {
        return Ok(ready);
    }
    Err(wait_until(ctx, socket, millis).into())
}

// ---- selectors --------------------------------------------------------------------------------

fn interests(ctx: &Ctx<'_>, selector: Ref) -> Vec<Interest> {
    let word = |bytes: &[u8]| i32::from_le_bytes(bytes.try_into().unwrap_or_default());
    let bytes = socket::arrived(ctx.memory(), selector);
    bytes.chunks_exact(8).map(|one| Interest { fd: word(&one[..4]), events: word(&one[4..]) }).collect()
}

fn set_interests(ctx: &mut Ctx<'_>, selector: Ref, mut all: Vec<Interest>) -> Result<(), Exit> {
    all.sort_unstable_by_key(|one| one.fd);
    let bytes: Vec<u8> = all.iter().flat_map(|one| [one.fd.to_le_bytes(), one.events.to_le_bytes()].concat()).collect();
    socket::set_arrived(ctx, selector, &bytes)
}

fn selectors(ctx: &Ctx<'_>) -> Vec<Ref> {
    let sockets = files::sockets(ctx).into_iter().map(|(_, socket)| socket);
    sockets.filter(|&socket| describe(ctx.memory(), socket).kind == Kind::Selector).collect()
}

/// The selectors that watch a socket.
pub(super) fn watchers(ctx: &Ctx<'_>, socket: Ref) -> Vec<Ref> {
    let watches =
        |&selector: &Ref| interests(ctx, selector).iter().any(|one| files::socket_at(ctx, one.fd) == Some(socket));
    selectors(ctx).into_iter().filter(watches).collect()
}

/// A descriptor is closed: no selector watches it any more.
pub(super) fn forget(ctx: &mut Ctx<'_>, fd: i32) -> Result<(), Exit> {
    for selector in selectors(ctx) {
        let mut all = interests(ctx, selector);
        if all.iter().any(|one| one.fd == fd) {
            all.retain(|one| one.fd != fd);
            set_interests(ctx, selector, all)?;
        }
    }
    Ok(())
}

/// `epoll_ctl`: the number of an error, or zero.
pub(crate) fn control(ctx: &mut Ctx<'_>, selector: i32, operation: i32, one: Interest) -> Answer<i32> {
    let selector = super::socket_at(ctx, selector)?;
    let mut all = interests(ctx, selector);
    let known = all.iter().position(|it| it.fd == one.fd);
    match (operation, known) {
        (libc::EPOLL_CTL_ADD, Some(_)) => return Ok(libc::EEXIST),
        (libc::EPOLL_CTL_ADD, None) if files::socket_at(ctx, one.fd).is_none() => return Ok(libc::EPERM),
        (libc::EPOLL_CTL_ADD, None) => all.push(one),
        (_, None) => return Ok(libc::ENOENT),
        (libc::EPOLL_CTL_MOD, Some(at)) => all[at] = one,
        (_, Some(at)) => _ = all.remove(at),
    }
    set_interests(ctx, selector, all)?;
    // Whoever waits may have to wait for something else now.
    wake(ctx, selector);
    Ok(0)
}

/// `epoll_wait`: at most so many that are ready; none when the time is up. Negative: without end.
pub(crate) fn wait(ctx: &mut Ctx<'_>, fd: i32, most: usize, millis: i64) -> Answer<Vec<Interest>> {
    let selector = super::socket_at(ctx, fd)?;
    if describe(ctx.memory(), selector).kind != Kind::Selector {
        return Err(Trouble::Errno(libc::EINVAL));
    }
    let mut all = interests(ctx, selector);
    let mut ready = Vec::new();
    for one in all.iter_mut().filter(|one| one.events & !ONCE != 0) {
        let Some(socket) = files::socket_at(ctx, one.fd) else { continue };
        let found = events(ctx, socket) & (one.events | ERROR | HANG_UP);
        if found != 0 && ready.len() < most {
            ready.push(Interest { fd: one.fd, events: found });
            if one.events & ONCE != 0 {
                one.events = 0;
            }
        }
    }
    if ready.is_empty() && !time_is_up(ctx, millis) {
        return Err(wait_until(ctx, selector, millis).into());
    }
    set_interests(ctx, selector, all)?;
    Ok(ready)
}
