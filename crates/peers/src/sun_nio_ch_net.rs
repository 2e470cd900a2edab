//! Peers of `sun.nio.ch.Net` and the dispatchers of sockets and datagrams, over the network of `net`.

use rjpf_classes::Method;
use rjpf_state::Ref;
use rjpf_vm::peer::{PeerMethod, native, throw};
use rjpf_vm::{Ctx, Exit, Peer, PeerResult, Value};

use crate::files::{self, Answer, Trouble};
use crate::jdk_internal_misc_unsafe::{address, nothing};
use crate::jdk_internal_misc_vm::{no, zero};
use crate::net::{self, Address, INTERRUPTED, Kind, Outcome, UNAVAILABLE};
use crate::sun_nio_ch::{deliver, descriptor, gathered, scatter, vectors};

const READS: &[PeerMethod] = &[
    native("read0(Ljava/io/FileDescriptor;JI)I", read),
    native("readv0(Ljava/io/FileDescriptor;JI)J", read_vector),
    native("write0(Ljava/io/FileDescriptor;JI)I", write),
    native("writev0(Ljava/io/FileDescriptor;JI)J", write_vector),
];

pub(crate) const PEERS: &[Peer] = &[
    Peer::of("sun/nio/ch/SocketDispatcher", READS),
    Peer::of(
        "sun/nio/ch/DatagramDispatcher",
        &[
            native("read0(Ljava/io/FileDescriptor;JI)I", receive_connected),
            native("write0(Ljava/io/FileDescriptor;JI)I", send_connected),
        ],
    ),
    Peer::of(
        "sun/nio/ch/DatagramChannelImpl",
        &[
            native("disconnect0(Ljava/io/FileDescriptor;Z)V", disconnect),
            native("receive0(Ljava/io/FileDescriptor;JIJZ)I", receive),
            native("send0(Ljava/io/FileDescriptor;JIJI)I", send),
            // As JDK 11 has them.
            native("initIDs()V", nothing),
            native("receive0(Ljava/io/FileDescriptor;JIZ)I", receive_with_sender),
            native("send0(ZLjava/io/FileDescriptor;JILjava/net/InetAddress;I)I", send_to_address),
        ],
    ),
    // Of JDK 11: later ones ask `Net`.
    Peer::of(
        "sun/nio/ch/ServerSocketChannelImpl",
        &[
            native("initIDs()V", nothing),
            native(
                "accept0(Ljava/io/FileDescriptor;Ljava/io/FileDescriptor;[Ljava/net/InetSocketAddress;)I",
                accept,
            ),
        ],
    ),
    Peer::of(
        "sun/nio/ch/SocketChannelImpl",
        &[native("checkConnect(Ljava/io/FileDescriptor;Z)I", check_connect)],
    ),
    Peer::of(
        "sun/nio/ch/Net",
        &[
            native("initIDs()V", nothing),
            // There is one family of addresses, and no multicast.
            native("isIPv6Available0()Z", no),
            native("isReusePortAvailable0()Z", no),
            native("isExclusiveBindAvailable()I", minus_one),
            native("shouldShutdownWriteBeforeClose0()Z", no),
            native("shouldSetBothIPv4AndIPv6Options0()Z", no),
            native("canIPv6SocketJoinIPv4Group0()Z", no),
            native("canJoin6WithIPv4Group0()Z", no),
            native("canUseIPv6OptionsWithIPv4LocalAddress0()Z", no),
            native("pollinValue()S", |_| Ok(1.into())),
            native("polloutValue()S", |_| Ok(4.into())),
            native("pollerrValue()S", |_| Ok(8.into())),
            native("pollhupValue()S", |_| Ok(16.into())),
            native("pollnvalValue()S", |_| Ok(32.into())),
            native("pollconnValue()S", |_| Ok(4.into())),
            native("socket0(ZZZZ)I", new_socket),
            native("bind0(Ljava/io/FileDescriptor;ZZLjava/net/InetAddress;I)V", bind),
            native("listen(Ljava/io/FileDescriptor;I)V", listen),
            native("connect0(ZLjava/io/FileDescriptor;Ljava/net/InetAddress;I)I", connect),
            native("accept(Ljava/io/FileDescriptor;Ljava/io/FileDescriptor;[Ljava/net/InetSocketAddress;)I", accept),
            native("shutdown(Ljava/io/FileDescriptor;I)V", shut_down),
            native("localPort(Ljava/io/FileDescriptor;)I", local_port),
            native("localInetAddress(Ljava/io/FileDescriptor;)Ljava/net/InetAddress;", local_address),
            native("remotePort(Ljava/io/FileDescriptor;)I", remote_port),
            native("remoteInetAddress(Ljava/io/FileDescriptor;)Ljava/net/InetAddress;", remote_address),
            native("getIntOption0(Ljava/io/FileDescriptor;ZII)I", get_option),
            native("setIntOption0(Ljava/io/FileDescriptor;ZIIIZ)V", set_option),
            native("poll(Ljava/io/FileDescriptor;IJ)I", poll),
            native("pollConnect(Ljava/io/FileDescriptor;J)Z", poll_connect),
            native("available(Ljava/io/FileDescriptor;)I", available),
        ],
    ),
    Peer::of(
        "sun/nio/ch/NativeSocketAddress",
        &[
            // As `sockaddr_in` and `sockaddr_in6` lie in memory on Linux.
            native("AFINET()I", |_| Ok(2.into())),
            native("AFINET6()I", |_| Ok(10.into())),
            native("sizeofSockAddr4()I", |_| Ok(16.into())),
            native("sizeofSockAddr6()I", |_| Ok(28.into())),
            native("sizeofFamily()I", |_| Ok(2.into())),
            native("offsetFamily()I", zero),
            native("offsetSin4Port()I", |_| Ok(2.into())),
            native("offsetSin4Addr()I", |_| Ok(4.into())),
            native("offsetSin6Port()I", |_| Ok(2.into())),
            native("offsetSin6Addr()I", |_| Ok(8.into())),
            native("offsetSin6ScopeId()I", |_| Ok(24.into())),
            native("offsetSin6FlowInfo()I", |_| Ok(4.into())),
        ],
    ),
    Peer::of(
        "jdk/net/LinuxSocketOptions",
        &[
            native("keepAliveOptionsSupported0()Z", no),
            native("quickAckSupported0()Z", no),
            native("incomingNapiIdSupported0()Z", no),
        ],
    ),
];

fn minus_one(_ctx: &mut Ctx<'_>) -> PeerResult {
    Ok((-1).into())
}

/// What went wrong, as the JDK's native code says it.
fn socket_exception(trouble: Trouble) -> Exit {
    let errno = match trouble {
        Trouble::Exit(exit) => return exit,
        Trouble::Errno(errno) => errno,
    };
    let class = match errno {
        libc::ECONNREFUSED | libc::ETIMEDOUT => "java/net/ConnectException",
        libc::EADDRINUSE | libc::EADDRNOTAVAIL => "java/net/BindException",
        libc::EHOSTUNREACH => "java/net/NoRouteToHostException",
        _ => "java/net/SocketException",
    };
    throw(class, files::error_text(errno))
}

/// The same in a read or write.
fn io_exception(trouble: Trouble) -> Exit {
    match trouble {
        Trouble::Errno(libc::ECONNRESET) => throw("sun/net/ConnectionResetException", "Connection reset"),
        other => crate::java_io_filedescriptor::io_exception(other),
    }
}

/// The answer of the kernel as an `IOStatus`, or a number that `done` makes of it.
fn status<T>(
    ctx: &mut Ctx<'_>,
    outcome: Outcome<T>,
    done: impl FnOnce(&mut Ctx<'_>, T) -> Result<i32, Exit>,
) -> Result<i32, Exit> {
    match outcome {
        Outcome::Done(value) => done(ctx, value),
        Outcome::Unavailable => Ok(UNAVAILABLE),
        Outcome::Interrupted => Ok(INTERRUPTED),
    }
}

// ---- addresses --------------------------------------------------------------------------------

pub(crate) fn ip_of(ctx: &Ctx<'_>, address: Ref) -> Result<u32, Exit> {
    if !ctx.is_instance(address, "java/net/Inet4Address") {
        return Err(throw("java/net/SocketException", "Protocol family unavailable"));
    }
    Ok(ctx.get_field(ctx.get_field(address, "holder"), "address"))
}

pub(crate) fn address_argument(ctx: &Ctx<'_>, i: usize) -> Result<Address, Exit> {
    Ok(Address { ip: ip_of(ctx, ctx.non_null(i)?)?, port: ctx.int(i + 1) as u16 })
}

/// Returns the `InetAddress` of an address.
fn inet_address(ctx: &mut Ctx<'_>, address: Answer<Address>) -> PeerResult {
    let address = address.map_err(socket_exception)?;
    let (method, args) = maker_of_address(ctx, address)?;
    Err(Exit::TailCall { method, args })
}

/// `InetAddress.getByAddress` and what it is given.
fn maker_of_address(ctx: &mut Ctx<'_>, address: Address) -> Result<(&'static Method, Vec<u32>), Exit> {
    let bytes = ctx.new_byte_array(&address.ip.to_be_bytes())?;
    let class = ctx.registry().known("java/net/InetAddress");
    let method = ctx
        .find_method(class, "getByAddress", "([B)Ljava/net/InetAddress;")
        .ok_or_else(|| throw("java/lang/NoSuchMethodError", "getByAddress"))?;
    Ok((method, vec![bytes]))
}

/// The call that makes the `InetAddress` of an address; the peer runs again with it.
pub(crate) fn make_address(ctx: &mut Ctx<'_>, address: Address) -> Result<Exit, Exit> {
    let (method, args) = maker_of_address(ctx, address)?;
    Ok(ctx.call(method, args))
}

fn local_port(ctx: &mut Ctx<'_>) -> PeerResult {
    let fd = descriptor(ctx, 0)?;
    Ok(i32::from(net::local(ctx, fd).map_err(socket_exception)?.port).into())
}

fn remote_port(ctx: &mut Ctx<'_>) -> PeerResult {
    let fd = descriptor(ctx, 0)?;
    Ok(i32::from(net::remote(ctx, fd).map_err(socket_exception)?.port).into())
}

fn local_address(ctx: &mut Ctx<'_>) -> PeerResult {
    let fd = descriptor(ctx, 0)?;
    let address = net::local(ctx, fd);
    inet_address(ctx, address)
}

fn remote_address(ctx: &mut Ctx<'_>) -> PeerResult {
    let fd = descriptor(ctx, 0)?;
    let address = net::remote(ctx, fd);
    inet_address(ctx, address)
}

// ---- sockets ----------------------------------------------------------------------------------

fn new_socket(ctx: &mut Ctx<'_>) -> PeerResult {
    let kind = if ctx.bool(1) { Kind::Stream } else { Kind::Datagram };
    Ok(net::new_socket(ctx, kind)?.1.into())
}

fn bind(ctx: &mut Ctx<'_>) -> PeerResult {
    net::ask(ctx)?;
    let (fd, wanted) = (descriptor(ctx, 0)?, address_argument(ctx, 3)?);
    net::bind(ctx, fd, wanted).map_err(socket_exception)?;
    Ok(Value::Void)
}

fn listen(ctx: &mut Ctx<'_>) -> PeerResult {
    net::ask(ctx)?;
    let (fd, backlog) = (descriptor(ctx, 0)?, ctx.int(1));
    net::listen(ctx, fd, backlog).map_err(socket_exception)?;
    Ok(Value::Void)
}

fn connect(ctx: &mut Ctx<'_>) -> PeerResult {
    net::ask(ctx)?;
    let (fd, to) = (descriptor(ctx, 1)?, address_argument(ctx, 2)?);
    let socket = net::socket_at(ctx, fd).map_err(socket_exception)?;
    if net::describe(ctx.memory(), socket).kind == Kind::Datagram {
        net::connect_datagrams(ctx, fd, to).map_err(socket_exception)?;
        return Ok(1.into());
    }
    let outcome = net::connect(ctx, fd, to).map_err(socket_exception)?;
    Ok(status(ctx, outcome, |_, ()| Ok(1))?.into())
}

const MAKING_ADDRESS: u32 = 2;
const MAKING_SOCKET_ADDRESS: u32 = 3;
const PORT: u32 = 2;
const MADE: u32 = 0;
const HOST: u32 = 1;

/// Begins to make an `InetSocketAddress` by the JDK's own constructors.
fn make_socket_address(ctx: &mut Ctx<'_>, address: Address) -> Result<Exit, Exit> {
    ctx.save_word(PORT, u32::from(address.port));
    ctx.set_step(MAKING_ADDRESS);
    make_address(ctx, address)
}

/// The `InetSocketAddress` that this call has begun to make, and the `InetAddress` in it.
fn made_socket_address(ctx: &mut Ctx<'_>) -> Result<Option<(Ref, Ref)>, Exit> {
    match ctx.step() {
        MAKING_ADDRESS => {
            let address = match ctx.saved_ref(HOST) {
                0 => ctx.returned().word(),
                kept => kept,
            };
            let class = ctx.registry().known("java/net/InetSocketAddress");
            ctx.save_ref(HOST, address);
            ctx.ensure_initialized(class)?;
            let made = ctx.new_object(class)?;
            ctx.save_ref(MADE, made);
            ctx.set_step(MAKING_SOCKET_ADDRESS);
            let constructor = ctx
                .find_method(class, "<init>", "(Ljava/net/InetAddress;I)V")
                .ok_or_else(|| throw("java/lang/NoSuchMethodError", "<init>"))?;
            Err(ctx.call(constructor, vec![made, address, ctx.saved_word(PORT)]))
        }
        MAKING_SOCKET_ADDRESS => Ok(Some((ctx.saved_ref(MADE), ctx.saved_ref(HOST)))),
        _ => Ok(None),
    }
}

/// Takes a connection, then makes the address of its other end.
fn accept(ctx: &mut Ctx<'_>) -> PeerResult {
    if let Some((made, _)) = made_socket_address(ctx)? {
        let array = ctx.non_null(2)?;
        ctx.put_element(array, 0, made);
        return Ok(1.into());
    }
    net::ask(ctx)?;
    let fd = descriptor(ctx, 0)?;
    let (number, from) = match net::accept(ctx, fd).map_err(socket_exception)? {
        Outcome::Done(accepted) => accepted,
        Outcome::Unavailable => return Ok(UNAVAILABLE.into()),
        Outcome::Interrupted => return Ok(INTERRUPTED.into()),
    };
    let new = ctx.non_null(1)?;
    ctx.put_field(new, "fd", number as u32);
    Err(make_socket_address(ctx, from)?)
}

fn shut_down(ctx: &mut Ctx<'_>) -> PeerResult {
    const READ: i32 = 0;
    const WRITE: i32 = 1;
    net::ask(ctx)?;
    let (fd, how) = (descriptor(ctx, 0)?, ctx.int(1));
    match net::shut_down(ctx, fd, how != WRITE, how != READ) {
        // As the JDK does: whoever is not connected has nothing to shut down.
        Ok(()) | Err(Trouble::Errno(libc::ENOTCONN)) => Ok(Value::Void),
        Err(trouble) => Err(socket_exception(trouble)),
    }
}

fn get_option(ctx: &mut Ctx<'_>) -> PeerResult {
    let (fd, level, name) = (descriptor(ctx, 0)?, ctx.int(2), ctx.int(3));
    let socket = net::socket_at(ctx, fd).map_err(socket_exception)?;
    Ok(net::option(ctx, socket, level, name).into())
}

fn set_option(ctx: &mut Ctx<'_>) -> PeerResult {
    let (fd, level, name, value) = (descriptor(ctx, 0)?, ctx.int(2), ctx.int(3), ctx.int(4));
    let socket = net::socket_at(ctx, fd).map_err(socket_exception)?;
    net::set_option(ctx, socket, level, name, value)?;
    Ok(Value::Void)
}

fn poll(ctx: &mut Ctx<'_>) -> PeerResult {
    net::ask(ctx)?;
    let (fd, wanted, millis) = (descriptor(ctx, 0)?, ctx.int(1), ctx.long(2));
    Ok(net::poll(ctx, fd, wanted, millis).map_err(socket_exception)?.into())
}

/// Connections are made, or refused, at once.
fn poll_connect(ctx: &mut Ctx<'_>) -> PeerResult {
    let fd = descriptor(ctx, 0)?;
    net::socket_at(ctx, fd).map_err(socket_exception)?;
    Ok(true.into())
}

fn check_connect(ctx: &mut Ctx<'_>) -> PeerResult {
    poll_connect(ctx)?;
    Ok(1.into())
}

fn available(ctx: &mut Ctx<'_>) -> PeerResult {
    net::ask(ctx)?;
    let fd = descriptor(ctx, 0)?;
    Ok(net::available(ctx, fd).map_err(socket_exception)?.into())
}

// ---- bytes ------------------------------------------------------------------------------------

/// Reads from a socket into memory at an address.
pub(crate) fn read(ctx: &mut Ctx<'_>) -> PeerResult {
    net::ask(ctx)?;
    let (fd, to, count) = (descriptor(ctx, 0)?, ctx.long(1), ctx.int(2));
    match net::read(ctx, fd, count as usize).map_err(io_exception)? {
        Outcome::Done(bytes) => deliver(ctx, to, &bytes),
        other => Ok(status(ctx, other, |_, _| Ok(0))?.into()),
    }
}

pub(crate) fn read_vector(ctx: &mut Ctx<'_>) -> PeerResult {
    net::ask(ctx)?;
    let fd = descriptor(ctx, 0)?;
    let vectors = vectors(ctx, ctx.long(1), ctx.int(2))?;
    let room = vectors.iter().map(|&(_, count)| count).sum();
    match net::read(ctx, fd, room).map_err(io_exception)? {
        Outcome::Done(bytes) => scatter(ctx, &vectors, &bytes),
        other => Ok(i64::from(status(ctx, other, |_, _| Ok(0))?).into()),
    }
}

pub(crate) fn write(ctx: &mut Ctx<'_>) -> PeerResult {
    net::ask(ctx)?;
    let (fd, count) = (descriptor(ctx, 0)?, ctx.int(2));
    let at = address(ctx, 0, ctx.long(1), count as usize)?;
    let bytes = ctx.memory().bytes(0, at, count as usize).to_vec();
    let outcome = net::write(ctx, fd, &bytes).map_err(io_exception)?;
    Ok(status(ctx, outcome, |_, written| Ok(written as i32))?.into())
}

pub(crate) fn write_vector(ctx: &mut Ctx<'_>) -> PeerResult {
    net::ask(ctx)?;
    let fd = descriptor(ctx, 0)?;
    let bytes = gathered(ctx)?;
    let outcome = net::write(ctx, fd, &bytes).map_err(io_exception)?;
    Ok(i64::from(status(ctx, outcome, |_, written| Ok(written as i32))?).into())
}

// ---- datagrams --------------------------------------------------------------------------------

fn disconnect(ctx: &mut Ctx<'_>) -> PeerResult {
    net::ask(ctx)?;
    let fd = descriptor(ctx, 0)?;
    net::disconnect(ctx, fd).map_err(socket_exception)?;
    Ok(Value::Void)
}

/// A datagram and its sender, both to addresses in memory.
fn receive(ctx: &mut Ctx<'_>) -> PeerResult {
    net::ask(ctx)?;
    let (fd, to, count, sender) = (descriptor(ctx, 0)?, ctx.long(1), ctx.int(2), ctx.long(3));
    let outcome = net::receive(ctx, fd, count as usize).map_err(socket_exception)?;
    let received = status(ctx, outcome, |ctx, (bytes, from)| {
        copy_to(ctx, to, &bytes)?;
        if sender != 0 {
            let [p0, p1] = from.port.to_be_bytes();
            let [a, b, c, d] = from.ip.to_be_bytes();
            copy_to(ctx, sender, &[2, 0, p0, p1, a, b, c, d])?;
        }
        Ok(bytes.len() as i32)
    })?;
    Ok(received.into())
}

/// A datagram to an address in memory; its sender becomes a field of the channel.
fn receive_with_sender(ctx: &mut Ctx<'_>) -> PeerResult {
    const RECEIVED: u32 = 3;
    if let Some((made, host)) = made_socket_address(ctx)? {
        let (this, port) = (ctx.this(), ctx.saved_word(PORT));
        ctx.put_field(this, "cachedSenderInetAddress", host);
        ctx.put_field(this, "cachedSenderPort", port);
        ctx.put_field(this, "sender", made);
        return Ok((ctx.saved_word(RECEIVED) as i32).into());
    }
    net::ask(ctx)?;
    let (fd, to, count) = (descriptor(ctx, 0)?, ctx.long(1), ctx.int(2));
    let (bytes, from) = match net::receive(ctx, fd, count as usize).map_err(socket_exception)? {
        Outcome::Done(received) => received,
        Outcome::Unavailable => return Ok(UNAVAILABLE.into()),
        Outcome::Interrupted => return Ok(INTERRUPTED.into()),
    };
    copy_to(ctx, to, &bytes)?;
    ctx.save_word(RECEIVED, bytes.len() as u32);
    Err(make_socket_address(ctx, from)?)
}

fn send_to_address(ctx: &mut Ctx<'_>) -> PeerResult {
    net::ask(ctx)?;
    let (fd, count, to) = (descriptor(ctx, 1)?, ctx.int(3) as usize, address_argument(ctx, 4)?);
    let at = address(ctx, 0, ctx.long(2), count)?;
    let bytes = ctx.memory().bytes(0, at, count).to_vec();
    let outcome = net::send(ctx, fd, to, &bytes).map_err(socket_exception)?;
    Ok(status(ctx, outcome, |_, sent| Ok(sent as i32))?.into())
}

fn copy_to(ctx: &mut Ctx<'_>, to: i64, bytes: &[u8]) -> Result<(), Exit> {
    let at = address(ctx, 0, to, bytes.len())?;
    ctx.put_bytes(0, at, bytes);
    Ok(())
}

fn receive_connected(ctx: &mut Ctx<'_>) -> PeerResult {
    net::ask(ctx)?;
    let (fd, to, count) = (descriptor(ctx, 0)?, ctx.long(1), ctx.int(2));
    let outcome = net::receive(ctx, fd, count as usize).map_err(socket_exception)?;
    let received = status(ctx, outcome, |ctx, (bytes, _)| {
        copy_to(ctx, to, &bytes)?;
        Ok(bytes.len() as i32)
    })?;
    Ok(received.into())
}

fn datagram(ctx: &Ctx<'_>) -> Result<Vec<u8>, Exit> {
    let count = ctx.int(2) as usize;
    let at = address(ctx, 0, ctx.long(1), count)?;
    Ok(ctx.memory().bytes(0, at, count).to_vec())
}

fn send(ctx: &mut Ctx<'_>) -> PeerResult {
    net::ask(ctx)?;
    let (fd, bytes) = (descriptor(ctx, 0)?, datagram(ctx)?);
    let at = address(ctx, 0, ctx.long(3), 8)?;
    let target = ctx.memory().bytes(0, at, 8).to_vec();
    let port = u16::from_be_bytes([target[2], target[3]]);
    let ip = u32::from_be_bytes([target[4], target[5], target[6], target[7]]);
    let outcome = net::send(ctx, fd, Address { ip, port }, &bytes).map_err(socket_exception)?;
    Ok(status(ctx, outcome, |_, sent| Ok(sent as i32))?.into())
}

fn send_connected(ctx: &mut Ctx<'_>) -> PeerResult {
    net::ask(ctx)?;
    let (fd, bytes) = (descriptor(ctx, 0)?, datagram(ctx)?);
    let outcome = net::send_connected(ctx, fd, &bytes).map_err(socket_exception)?;
    Ok(status(ctx, outcome, |_, sent| Ok(sent as i32))?.into())
}
