//! Peers of `java.net.NetworkInterface`: the network inside the program has one interface, the loopback.

use rjpf_state::Ref;
use rjpf_vm::peer::{native, throw};
use rjpf_vm::{Ctx, Exit, Peer, PeerResult};

use crate::jdk_internal_misc_unsafe::nothing;
use crate::jdk_internal_misc_vm::{no, yes};

pub(crate) const PEERS: &[Peer] = &[Peer::of(
    "java/net/NetworkInterface",
    &[
        native("init()V", nothing),
        native("getAll()[Ljava/net/NetworkInterface;", all),
        native("getByName0(Ljava/lang/String;)Ljava/net/NetworkInterface;", by_name),
        native("getByIndex0(I)Ljava/net/NetworkInterface;", by_index),
        native("getByInetAddress0(Ljava/net/InetAddress;)Ljava/net/NetworkInterface;", by_address),
        native("boundInetAddress0(Ljava/net/InetAddress;)Z", is_bound),
        native("isUp0(Ljava/lang/String;I)Z", yes),
        native("isLoopback0(Ljava/lang/String;I)Z", yes),
        native("supportsMulticast0(Ljava/lang/String;I)Z", no),
        native("isP2P0(Ljava/lang/String;I)Z", no),
        native("getMacAddr0([BLjava/lang/String;I)[B", no_hardware_address),
        native("getMTU0(Ljava/lang/String;I)I", largest_packet),
    ],
)];

/// As Linux names and numbers it.
const NAME: &str = "lo";
const INDEX: i32 = 1;
/// Bits of the address that name the network.
const MASK_LENGTH: u32 = 8;

/// The interface as a Java object; its address is made by Java code.
fn loopback(ctx: &mut Ctx<'_>) -> Result<Ref, Exit> {
    const MADE: u32 = 1;
    let address_class = ctx.registry().known("java/net/InetAddress");
    if ctx.step() != MADE {
        ctx.set_step(MADE);
        let method = ctx
            .find_method(address_class, "getLoopbackAddress", "()Ljava/net/InetAddress;")
            .ok_or_else(|| throw("java/lang/NoSuchMethodError", "getLoopbackAddress"))?;
        return Err(ctx.call(method, Vec::new()));
    }
    let address = ctx.returned().word();
    let binding_class = ctx.registry().known("java/net/InterfaceAddress");
    let class = ctx.registry().known("java/net/NetworkInterface");
    let binding = ctx.new_object(binding_class)?;
    ctx.put_field(binding, "address", address);
    ctx.put_field(binding, "maskLength", MASK_LENGTH);
    let name = ctx.new_string(NAME)?;
    let addresses = ctx.new_object_array(address_class, &[address])?;
    let bindings = ctx.new_object_array(binding_class, &[binding])?;
    let children = ctx.new_object_array(class, &[])?;
    let interface = ctx.new_object(class)?;
    let fields =
        [("name", name), ("displayName", name), ("addrs", addresses), ("bindings", bindings), ("childs", children)];
    for (field, value) in fields {
        ctx.put_field(interface, field, value);
    }
    ctx.put_field(interface, "index", INDEX as u32);
    Ok(interface)
}

fn all(ctx: &mut Ctx<'_>) -> PeerResult {
    let interface = loopback(ctx)?;
    let class = ctx.registry().known("java/net/NetworkInterface");
    Ok(ctx.new_object_array(class, &[interface])?.into())
}

/// The interface if it is the one that was asked for, else null.
fn only_if(ctx: &mut Ctx<'_>, asked_for: bool) -> PeerResult {
    Ok(if asked_for { loopback(ctx)? } else { 0 }.into())
}

fn by_name(ctx: &mut Ctx<'_>) -> PeerResult {
    let asked_for = ctx.string(ctx.non_null(0)?) == NAME;
    only_if(ctx, asked_for)
}

fn by_index(ctx: &mut Ctx<'_>) -> PeerResult {
    let asked_for = ctx.int(0) == INDEX;
    only_if(ctx, asked_for)
}

/// Every address of 127.0.0.0/8 is the loopback's.
fn is_of_loopback(ctx: &Ctx<'_>, address: Ref) -> bool {
    let holder = ctx.get_field(address, "holder");
    let number = ctx.get_field(holder, "address");
    number.to_be_bytes()[0] == 127
}

fn by_address(ctx: &mut Ctx<'_>) -> PeerResult {
    let asked_for = is_of_loopback(ctx, ctx.non_null(0)?);
    only_if(ctx, asked_for)
}

fn is_bound(ctx: &mut Ctx<'_>) -> PeerResult {
    Ok(is_of_loopback(ctx, ctx.non_null(0)?).into())
}

fn no_hardware_address(_ctx: &mut Ctx<'_>) -> PeerResult {
    Ok(0u32.into())
}

fn largest_packet(_ctx: &mut Ctx<'_>) -> PeerResult {
    Ok(65536.into())
}
