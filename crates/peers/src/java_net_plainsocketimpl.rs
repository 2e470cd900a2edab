//! Peers of `java.net.PlainSocketImpl` and its streams, over the network of `net`: what `Socket` and `ServerSocket`
//! are made of up to JDK 12. Later ones are made of channels (`sun_nio_ch_net`).

use rjpf_state::Ref;
use rjpf_vm::peer::{native, throw};
use rjpf_vm::{Ctx, Exit, Peer, PeerResult, Touches, Value};

use crate::files::{self, Trouble};
use crate::java_io_filedescriptor::check_range;
use crate::jdk_internal_misc_unsafe::nothing;
use crate::jdk_internal_misc_vm::no;
use crate::net::{self, Address, Kind, Outcome};
use crate::sun_nio_ch_net::{address_argument, make_address};

pub(crate) const PEERS: &[Peer] = &[
    Peer::of("java/net/AbstractPlainSocketImpl", &[native("isReusePortAvailable0()Z", no)]),
    Peer::of(
        "java/net/PlainSocketImpl",
        &[
            native("initProto()V", nothing),
            native("socketCreate(Z)V", create),
            native("socketConnect(Ljava/net/InetAddress;II)V", connect),
            native("socketBind(Ljava/net/InetAddress;I)V", bind),
            native("socketListen(I)V", listen),
            native("socketAccept(Ljava/net/SocketImpl;)V", accept),
            native("socketAvailable()I", available),
            native("socketClose0(Z)V", close),
            native("socketShutdown(I)V", shut_down),
            native("socketSetOption0(IZLjava/lang/Object;)V", set_option),
            native("socketGetOption(ILjava/lang/Object;)I", get_option),
        ],
    ),
    Peer::of("java/net/SocketCleanable", &[native("cleanupClose0(I)V", cleanup_close)]),
    Peer::of(
        "java/net/SocketInputStream",
        &[
            native("init()V", nothing),
            native("socketRead0(Ljava/io/FileDescriptor;[BIII)I", read).touching(Touches::Arrays { write: true }),
        ],
    ),
    Peer::of(
        "java/net/SocketOutputStream",
        &[
            native("init()V", nothing),
            native("socketWrite0(Ljava/io/FileDescriptor;[BII)V", write).touching(Touches::Arrays { write: false }),
        ],
    ),
];

const POLL_IN: i32 = 1;

/// What went wrong, as this native code says it: the kernel's words, then its own.
pub(crate) fn trouble(trouble: Trouble, what: &str) -> Exit {
    let errno = match trouble {
        Trouble::Exit(exit) => return exit,
        Trouble::Errno(errno) => errno,
    };
    let class = match errno {
        libc::EBADF => return socket_closed(),
        libc::ECONNRESET => return throw("sun/net/ConnectionResetException", "Connection reset"),
        libc::ECONNREFUSED | libc::ETIMEDOUT => "java/net/ConnectException",
        libc::EADDRINUSE | libc::EADDRNOTAVAIL => "java/net/BindException",
        _ => "java/net/SocketException",
    };
    throw(class, format!("{} ({what})", files::error_text(errno)))
}

pub(crate) fn socket_closed() -> Exit {
    throw("java/net/SocketException", "Socket closed")
}

/// The number in a descriptor that may be closed.
fn number(ctx: &Ctx<'_>, descriptor: Ref) -> Result<i32, Exit> {
    match descriptor {
        0 => Err(socket_closed()),
        _ => Some(ctx.get_field(descriptor, "fd") as i32).filter(|&fd| fd >= 0).ok_or_else(socket_closed),
    }
}

pub(crate) fn this_fd(ctx: &Ctx<'_>) -> Result<i32, Exit> {
    number(ctx, ctx.get_field(ctx.this(), "fd"))
}

/// Waits for a socket as long as the timeout says, zero being for ever.
pub(crate) fn wait_until_ready(ctx: &mut Ctx<'_>, fd: i32, timeout: i32, expired: &str) -> Result<(), Exit> {
    if timeout <= 0 {
        return Ok(());
    }
    match net::poll(ctx, fd, POLL_IN, i64::from(timeout)).map_err(|it| trouble(it, "poll"))? {
        0 => Err(throw("java/net/SocketTimeoutException", expired)),
        _ => Ok(()),
    }
}

// ---- connections ------------------------------------------------------------------------------

pub(crate) fn create_of(ctx: &mut Ctx<'_>, kind: Kind) -> PeerResult {
    let descriptor = ctx.get_field(ctx.this(), "fd");
    if descriptor == 0 {
        return Err(throw("java/net/SocketException", "null fd object"));
    }
    let (socket, fd) = net::new_socket(ctx, kind)?;
    if kind == Kind::Datagram {
        net::set_option(ctx, socket, libc::SOL_SOCKET, libc::SO_BROADCAST, 1)?;
    }
    ctx.put_field(descriptor, "fd", fd as u32);
    Ok(Value::Void)
}

fn create(ctx: &mut Ctx<'_>) -> PeerResult {
    create_of(ctx, Kind::Stream)
}

fn connect(ctx: &mut Ctx<'_>) -> PeerResult {
    net::ask(ctx)?;
    let (fd, to) = (this_fd(ctx)?, address_argument(ctx, 0)?);
    if let Outcome::Interrupted = net::connect(ctx, fd, to).map_err(|it| trouble(it, "Connection refused"))? {
        return Err(socket_closed());
    }
    let (this, host) = (ctx.this(), ctx.object(0));
    ctx.put_field(this, "address", host);
    ctx.put_field(this, "port", u32::from(to.port));
    if ctx.get_field(this, "localport") == 0 {
        put_local_port(ctx, "localport", fd)?;
    }
    Ok(Value::Void)
}

pub(crate) fn local_name(ctx: &mut Ctx<'_>, fd: i32) -> Result<Address, Exit> {
    net::local(ctx, fd).map_err(|it| trouble(it, "Error getting socket name"))
}

pub(crate) fn put_local_port(ctx: &mut Ctx<'_>, field: &str, fd: i32) -> Result<(), Exit> {
    let port = local_name(ctx, fd)?.port;
    let this = ctx.this();
    ctx.put_field(this, field, u32::from(port));
    Ok(())
}

fn bind(ctx: &mut Ctx<'_>) -> PeerResult {
    net::ask(ctx)?;
    let (fd, wanted) = (this_fd(ctx)?, address_argument(ctx, 0)?);
    net::bind(ctx, fd, wanted).map_err(|it| trouble(it, "Bind failed"))?;
    let (this, host) = (ctx.this(), ctx.object(0));
    ctx.put_field(this, "address", host);
    put_local_port(ctx, "localport", fd)?;
    Ok(Value::Void)
}

fn listen(ctx: &mut Ctx<'_>) -> PeerResult {
    net::ask(ctx)?;
    let (fd, backlog) = (this_fd(ctx)?, ctx.int(0));
    net::listen(ctx, fd, backlog).map_err(|it| trouble(it, "Listen failed"))?;
    Ok(Value::Void)
}

pub(crate) const MAKING_ADDRESS: u32 = 2;

/// Takes a connection, then makes the address of its other end by the JDK's own code.
fn accept(ctx: &mut Ctx<'_>) -> PeerResult {
    let accepted = ctx.non_null(0)?;
    if ctx.step() == MAKING_ADDRESS {
        let address = ctx.returned().word();
        ctx.put_field(accepted, "address", address);
        return Ok(Value::Void);
    }
    net::ask(ctx)?;
    let this = ctx.this();
    let (fd, timeout) = (this_fd(ctx)?, ctx.get_field(this, "timeout") as i32);
    wait_until_ready(ctx, fd, timeout, "Accept timed out")?;
    let Outcome::Done((number, from)) = net::accept(ctx, fd).map_err(|it| trouble(it, "Accept failed"))? else {
        return Err(socket_closed());
    };
    let descriptor = ctx.get_field(accepted, "fd");
    ctx.put_field(descriptor, "fd", number as u32);
    ctx.put_field(accepted, "port", u32::from(from.port));
    let local = ctx.get_field(this, "localport");
    ctx.put_field(accepted, "localport", local);
    ctx.set_step(MAKING_ADDRESS);
    Err(make_address(ctx, from)?)
}

pub(crate) fn available(ctx: &mut Ctx<'_>) -> PeerResult {
    net::ask(ctx)?;
    let fd = this_fd(ctx)?;
    Ok(net::available(ctx, fd).map_err(|it| trouble(it, "ioctl FIONREAD failed"))?.into())
}

/// Deferred, the number stays taken, and whoever is in a call comes out of it. What is closed already stays so.
fn close(ctx: &mut Ctx<'_>) -> PeerResult {
    let deferred = ctx.bool(0);
    let Ok(fd) = this_fd(ctx) else { return Ok(Value::Void) };
    match files::socket_at(ctx, fd) {
        Some(socket) if deferred => {
            net::ask(ctx)?;
            net::pre_close(ctx, socket)?;
        }
        _ => {
            files::close(ctx, fd)?;
            let descriptor = ctx.get_field(ctx.this(), "fd");
            ctx.put_field(descriptor, "fd", u32::MAX);
        }
    }
    Ok(Value::Void)
}

fn cleanup_close(ctx: &mut Ctx<'_>) -> PeerResult {
    let fd = ctx.int(0);
    files::close(ctx, fd)?;
    Ok(Value::Void)
}

/// As the JDK does: whoever is not connected has nothing to shut down.
fn shut_down(ctx: &mut Ctx<'_>) -> PeerResult {
    const READ: i32 = 0;
    const WRITE: i32 = 1;
    net::ask(ctx)?;
    let (fd, how) = (this_fd(ctx)?, ctx.int(0));
    match net::shut_down(ctx, fd, how != WRITE, how != READ) {
        Ok(()) | Err(Trouble::Errno(_)) => Ok(Value::Void),
        Err(Trouble::Exit(exit)) => Err(exit),
    }
}

// ---- options ----------------------------------------------------------------------------------

/// Options that are numbers; the others are switches.
pub(crate) const NUMBERS: [i32; 3] = [SO_SNDBUF, SO_RCVBUF, IP_TOS];
const IP_TOS: i32 = 0x03;
pub(crate) const SO_BINDADDR: i32 = 0x0f;
const SO_LINGER: i32 = 0x80;
const SO_SNDBUF: i32 = 0x1001;
const SO_RCVBUF: i32 = 0x1002;
pub(crate) const SO_TIMEOUT: i32 = 0x1006;

/// Level and name of an option of `java.net.SocketOptions`.
fn named(option: i32) -> Option<(i32, i32)> {
    Some(match option {
        0x01 => (libc::IPPROTO_TCP, libc::TCP_NODELAY),
        IP_TOS => (libc::IPPROTO_IP, libc::IP_TOS),
        0x04 => (libc::SOL_SOCKET, libc::SO_REUSEADDR),
        0x08 => (libc::SOL_SOCKET, libc::SO_KEEPALIVE),
        0x0e => (libc::SOL_SOCKET, libc::SO_REUSEPORT),
        0x20 => (libc::SOL_SOCKET, libc::SO_BROADCAST),
        SO_LINGER => (libc::SOL_SOCKET, libc::SO_LINGER),
        SO_SNDBUF => (libc::SOL_SOCKET, libc::SO_SNDBUF),
        SO_RCVBUF => (libc::SOL_SOCKET, libc::SO_RCVBUF),
        0x1003 => (libc::SOL_SOCKET, libc::SO_OOBINLINE),
        _ => return None,
    })
}

fn level_and_name(option: i32) -> Result<(i32, i32), Exit> {
    named(option).ok_or_else(|| throw("java/net/SocketException", "Invalid option"))
}

pub(crate) fn put_option(ctx: &mut Ctx<'_>, fd: i32, option: i32, value: i32) -> PeerResult {
    let (level, name) = level_and_name(option)?;
    let socket = net::socket_at(ctx, fd).map_err(|it| trouble(it, "Error setting socket option"))?;
    net::set_option(ctx, socket, level, name, value)?;
    Ok(Value::Void)
}

pub(crate) fn option_of(ctx: &mut Ctx<'_>, fd: i32, option: i32) -> Result<i32, Exit> {
    let (level, name) = level_and_name(option)?;
    let socket = net::socket_at(ctx, fd).map_err(|it| trouble(it, "Error getting socket option"))?;
    Ok(net::option(ctx, socket, level, name))
}

fn set_option(ctx: &mut Ctx<'_>) -> PeerResult {
    let (fd, option, on) = (this_fd(ctx)?, ctx.int(0), ctx.bool(1));
    if option == SO_TIMEOUT {
        return Ok(Value::Void);
    }
    let value = match option {
        SO_LINGER if !on => -1,
        _ if option == SO_LINGER || NUMBERS.contains(&option) => ctx.get_field(ctx.non_null(2)?, "value") as i32,
        _ => i32::from(on),
    };
    put_option(ctx, fd, option, value)
}

/// The address goes into a container; switches are 1 and -1.
fn get_option(ctx: &mut Ctx<'_>) -> PeerResult {
    let (fd, option) = (this_fd(ctx)?, ctx.int(0));
    if option == SO_BINDADDR {
        if ctx.step() == MAKING_ADDRESS {
            let (container, address) = (ctx.non_null(1)?, ctx.returned().word());
            ctx.put_field(container, "addr", address);
            return Ok(0.into());
        }
        let local = local_name(ctx, fd)?;
        ctx.set_step(MAKING_ADDRESS);
        return Err(make_address(ctx, local)?);
    }
    let value = option_of(ctx, fd, option)?;
    Ok(match option {
        _ if option == SO_LINGER || NUMBERS.contains(&option) => value,
        _ if value == 0 => -1,
        _ => 1,
    }
    .into())
}

// ---- bytes ------------------------------------------------------------------------------------

/// Nothing at the end, which the stream knows for what it is.
fn read(ctx: &mut Ctx<'_>) -> PeerResult {
    net::ask(ctx)?;
    let (fd, array) = (number(ctx, ctx.object(0))?, ctx.non_null(1)?);
    let (offset, length, timeout) = (ctx.int(2), ctx.int(3), ctx.int(4));
    check_range(ctx, array, offset, length)?;
    wait_until_ready(ctx, fd, timeout, "Read timed out")?;
    let Outcome::Done(bytes) = net::read(ctx, fd, length as usize).map_err(|it| trouble(it, "Read failed"))? else {
        return Err(socket_closed());
    };
    let start = offset as usize;
    ctx.byte_array_mut(array)[start..start + bytes.len()].copy_from_slice(&bytes);
    Ok((bytes.len() as i32).into())
}

/// Writes all, however often it has to wait; how much has gone is a word of the frame.
fn write(ctx: &mut Ctx<'_>) -> PeerResult {
    const GONE: u32 = 0;
    net::ask(ctx)?;
    let (fd, array) = (number(ctx, ctx.object(0))?, ctx.non_null(1)?);
    let (offset, length) = (ctx.int(2), ctx.int(3));
    check_range(ctx, array, offset, length)?;
    let (start, end) = (offset as usize, (offset + length) as usize);
    let bytes = ctx.memory().byte_array(array)[start..end].to_vec();
    loop {
        let gone = ctx.saved_word(GONE);
        let Some(left) = bytes.get(gone as usize..).filter(|left| !left.is_empty()) else { return Ok(Value::Void) };
        match net::write(ctx, fd, left).map_err(|it| trouble(it, "Write failed"))? {
            Outcome::Done(written) => ctx.save_word(GONE, gone + written as u32),
            Outcome::Unavailable | Outcome::Interrupted => return Err(socket_closed()),
        }
    }
}
