//! Peers of `java.net.PlainDatagramSocketImpl`, over the network of `net`: what `DatagramSocket` is made of up to JDK 14.
//! Looking at a datagram without taking it is not modelled, nor is multicast.

use rjpf_classes::BaseType;
use rjpf_state::Ref;
use rjpf_vm::peer::native;
use rjpf_vm::{Ctx, Exit, Peer, PeerResult, Touches, Value};

use crate::files;
use crate::java_io_filedescriptor::check_range;
use crate::java_net_plainsocketimpl::{
    MAKING_ADDRESS, NUMBERS, SO_BINDADDR, SO_TIMEOUT, available, create_of, local_name, option_of, put_local_port, put_option,
    socket_closed, this_fd, trouble, wait_until_ready,
};
use crate::jdk_internal_misc_unsafe::nothing;
use crate::jdk_internal_misc_vm::no;
use crate::jdk_internal_reflect_boxing::box_method;
use crate::net::{self, Address, Kind, Outcome};
use crate::sun_nio_ch_net::{address_argument, ip_of, make_address};

pub(crate) const PEERS: &[Peer] = &[
    Peer::of("java/net/AbstractPlainDatagramSocketImpl", &[native("isReusePortAvailable0()Z", no)]),
    Peer::of(
        "java/net/PlainDatagramSocketImpl",
        &[
            native("init()V", nothing),
            native("datagramSocketCreate()V", |ctx| create_of(ctx, Kind::Datagram)),
            native("datagramSocketClose()V", close),
            native("bind0(ILjava/net/InetAddress;)V", bind),
            native("connect0(Ljava/net/InetAddress;I)V", connect),
            native("disconnect0(I)V", disconnect),
            native("send(Ljava/net/DatagramPacket;)V", send).touching(Touches::Anything),
            native("receive0(Ljava/net/DatagramPacket;)V", receive).touching(Touches::Anything),
            native("dataAvailable()I", available),
            native("socketSetOption0(ILjava/lang/Object;)V", set_option),
            native("socketGetOption(I)Ljava/lang/Object;", get_option),
        ],
    ),
];

fn close(ctx: &mut Ctx<'_>) -> PeerResult {
    let descriptor = ctx.get_field(ctx.this(), "fd");
    if let Ok(fd) = this_fd(ctx) {
        if let Some(socket) = files::socket_at(ctx, fd) {
            net::ask(ctx)?;
            net::pre_close(ctx, socket)?;
        }
        files::close(ctx, fd)?;
        ctx.put_field(descriptor, "fd", u32::MAX);
    }
    Ok(Value::Void)
}

fn bind(ctx: &mut Ctx<'_>) -> PeerResult {
    net::ask(ctx)?;
    let (fd, port) = (this_fd(ctx)?, ctx.int(0) as u16);
    let wanted = Address { ip: ip_of(ctx, ctx.non_null(1)?)?, port };
    net::bind(ctx, fd, wanted).map_err(|it| trouble(it, "Bind failed"))?;
    put_local_port(ctx, "localPort", fd)?;
    Ok(Value::Void)
}

fn connect(ctx: &mut Ctx<'_>) -> PeerResult {
    net::ask(ctx)?;
    let (fd, to) = (this_fd(ctx)?, address_argument(ctx, 0)?);
    net::connect_datagrams(ctx, fd, to).map_err(|it| trouble(it, "Connect failed"))?;
    Ok(Value::Void)
}

fn disconnect(ctx: &mut Ctx<'_>) -> PeerResult {
    net::ask(ctx)?;
    let fd = this_fd(ctx)?;
    net::disconnect(ctx, fd).map_err(|it| trouble(it, "Disconnect failed"))?;
    Ok(Value::Void)
}

fn send(ctx: &mut Ctx<'_>) -> PeerResult {
    net::ask(ctx)?;
    let (fd, packet) = (this_fd(ctx)?, ctx.non_null(0)?);
    let [array, host] = ["buf", "address"].map(|name| ctx.get_field(packet, name));
    let [offset, length, port] = ["offset", "length", "port"].map(|name| ctx.get_field(packet, name) as i32);
    check_range(ctx, array, offset, length)?;
    let bytes = ctx.memory().byte_array(array)[offset as usize..(offset + length) as usize].to_vec();
    let to = Address { ip: ip_of(ctx, host)?, port: port as u16 };
    match net::send(ctx, fd, to, &bytes).map_err(|it| trouble(it, "sendto failed"))? {
        Outcome::Done(_) => Ok(Value::Void),
        Outcome::Unavailable | Outcome::Interrupted => Err(socket_closed()),
    }
}

/// Puts a datagram into the packet, then its sender, made by the JDK's own code.
fn receive(ctx: &mut Ctx<'_>) -> PeerResult {
    let packet = ctx.non_null(0)?;
    if ctx.step() == MAKING_ADDRESS {
        let address = ctx.returned().word();
        ctx.put_field(packet, "address", address);
        return Ok(Value::Void);
    }
    net::ask(ctx)?;
    let (fd, this) = (this_fd(ctx)?, ctx.this());
    let timeout = ctx.get_field(this, "timeout") as i32;
    wait_until_ready(ctx, fd, timeout, "Receive timed out")?;
    let array: Ref = ctx.get_field(packet, "buf");
    let [offset, room] = ["offset", "bufLength"].map(|name| ctx.get_field(packet, name) as i32);
    check_range(ctx, array, offset, room)?;
    let received = net::receive(ctx, fd, room as usize).map_err(|it| trouble(it, "Receive failed"))?;
    let Outcome::Done((bytes, from)) = received else { return Err(socket_closed()) };
    let start = offset as usize;
    ctx.byte_array_mut(array)[start..start + bytes.len()].copy_from_slice(&bytes);
    ctx.put_field(packet, "length", bytes.len() as u32);
    ctx.put_field(packet, "port", u32::from(from.port));
    ctx.set_step(MAKING_ADDRESS);
    Err(make_address(ctx, from)?)
}

fn set_option(ctx: &mut Ctx<'_>) -> PeerResult {
    let (fd, option, value) = (this_fd(ctx)?, ctx.int(0), ctx.non_null(1)?);
    if option == SO_TIMEOUT {
        return Ok(Value::Void);
    }
    let value = ctx.get_field(value, "value") as i32;
    put_option(ctx, fd, option, if NUMBERS.contains(&option) { value } else { i32::from(value != 0) })
}

/// The local address, a number or a switch, each as an object that the JDK's own code makes.
fn get_option(ctx: &mut Ctx<'_>) -> PeerResult {
    let (fd, option) = (this_fd(ctx)?, ctx.int(0));
    if option == SO_BINDADDR {
        let local = local_name(ctx, fd)?;
        return match ctx.step() {
            MAKING_ADDRESS => Ok(ctx.returned()),
            _ => {
                ctx.set_step(MAKING_ADDRESS);
                Err(make_address(ctx, local)?)
            }
        };
    }
    let value = option_of(ctx, fd, option)?;
    let (kind, word) = match NUMBERS.contains(&option) {
        true => (BaseType::Int, value as u32),
        false => (BaseType::Boolean, u32::from(value != 0)),
    };
    let method = box_method(ctx, kind)?;
    Err(Exit::TailCall { method, args: vec![word] })
}
