//! Peers of `sun.nio.ch`: selectors (`EPoll`, `EventFD`) and pipes (`IOUtil`), over the network of `net`.

use rjpf_vm::peer::native;
use rjpf_vm::{Ctx, Exit, Peer, PeerResult, Value};

use crate::files;
use crate::java_io_filedescriptor::io_exception;
use crate::jdk_internal_misc_unsafe::address;
use crate::jdk_internal_misc_vm::zero;
use crate::net::{self, Interest, Kind};
use crate::sun_nio_ch::descriptor;

pub(crate) const PEERS: &[Peer] = &[
    Peer::of(
        "sun/nio/ch/EPoll",
        &[
            // As `epoll_event` lies in memory on Linux, packed.
            native("eventSize()I", |_| Ok(12.into())),
            native("eventsOffset()I", zero),
            native("dataOffset()I", |_| Ok(4.into())),
            native("create()I", |ctx| new(ctx, Kind::Selector)),
            native("ctl(IIII)I", control),
            native("wait(IJII)I", wait),
        ],
    ),
    Peer::of(
        "sun/nio/ch/EventFD",
        &[native("eventfd0()I", |ctx| new(ctx, Kind::Event)), native("set0(I)I", set_event)],
    ),
    Peer::of(
        "sun/nio/ch/IOUtil",
        &[
            native("configureBlocking(Ljava/io/FileDescriptor;Z)V", configure_blocking),
            native("makePipe(Z)J", make_pipe),
            native("write1(IB)I", write_one),
            native("drain(I)Z", drain),
            native("drain1(I)I", drain_one),
        ],
    ),
];

fn new(ctx: &mut Ctx<'_>, kind: Kind) -> PeerResult {
    let (socket, fd) = net::new_socket(ctx, kind)?;
    net::set_blocking(ctx, socket, false)?;
    Ok(fd.into())
}

fn control(ctx: &mut Ctx<'_>) -> PeerResult {
    net::ask(ctx)?;
    let (selector, operation) = (ctx.int(0), ctx.int(1));
    let interest = Interest { fd: ctx.int(2), events: ctx.int(3) };
    Ok(net::control(ctx, selector, operation, interest).map_err(io_exception)?.into())
}

fn wait(ctx: &mut Ctx<'_>) -> PeerResult {
    net::ask(ctx)?;
    let (selector, to, most, millis) = (ctx.int(0), ctx.long(1), ctx.int(2), i64::from(ctx.int(3)));
    let ready = net::wait(ctx, selector, most as usize, millis).map_err(io_exception)?;
    let mut bytes = Vec::new();
    for one in &ready {
        bytes.extend(one.events.to_le_bytes());
        bytes.extend(i64::from(one.fd).to_le_bytes());
    }
    let at = address(ctx, 0, to, bytes.len())?;
    ctx.put_bytes(0, at, &bytes);
    Ok((ready.len() as i32).into())
}

fn set_event(ctx: &mut Ctx<'_>) -> PeerResult {
    write(ctx, ctx.int(0), &[1])?;
    Ok(0.into())
}

fn write(ctx: &mut Ctx<'_>, fd: i32, bytes: &[u8]) -> Result<(), Exit> {
    net::ask(ctx)?;
    net::write(ctx, fd, bytes).map(|_| ()).map_err(io_exception)
}

/// Files never block.
fn configure_blocking(ctx: &mut Ctx<'_>) -> PeerResult {
    let (fd, blocking) = (descriptor(ctx, 0)?, ctx.bool(1));
    if let Some(socket) = files::socket_at(ctx, fd) {
        net::set_blocking(ctx, socket, blocking)?;
    }
    Ok(Value::Void)
}

/// Both descriptors in one number: the source above, the sink below.
fn make_pipe(ctx: &mut Ctx<'_>) -> PeerResult {
    let blocking = ctx.bool(0);
    let (source, read) = net::new_socket(ctx, Kind::Source)?;
    let (sink, write) = net::new_socket(ctx, Kind::Sink)?;
    net::join(ctx, source, sink);
    for end in [source, sink] {
        net::set_blocking(ctx, end, blocking)?;
    }
    Ok((i64::from(read) << 32 | i64::from(write)).into())
}

fn write_one(ctx: &mut Ctx<'_>) -> PeerResult {
    let (fd, byte) = (ctx.int(0), ctx.int(1) as u8);
    write(ctx, fd, &[byte])?;
    Ok(1.into())
}

/// Takes everything that is there; was there anything?
fn drain(ctx: &mut Ctx<'_>) -> PeerResult {
    net::ask(ctx)?;
    let taken = net::drain(ctx, ctx.int(0), usize::MAX).map_err(io_exception)?;
    Ok((taken > 0).into())
}

fn drain_one(ctx: &mut Ctx<'_>) -> PeerResult {
    net::ask(ctx)?;
    let taken = net::drain(ctx, ctx.int(0), 1).map_err(io_exception)?;
    Ok(if taken == 0 { net::UNAVAILABLE } else { 1 }.into())
}
