//! Peers of `java.net`: addresses. Names of this machine are known, others belong to the world outside.

use rjpf_vm::peer::{native, throw, unsupported};
use rjpf_vm::{Ctx, Peer, PeerResult};

use crate::jdk_internal_misc_unsafe::nothing;
use crate::jdk_internal_misc_vm::{no, yes};

pub(crate) const PEERS: &[Peer] = &[
    Peer::of(
        "java/net/InetAddress",
        &[native("init()V", nothing), native("isIPv4Available()Z", yes), native("isIPv6Supported()Z", no)],
    ),
    Peer::of("java/net/InetAddressImplFactory", &[native("isIPv6Supported()Z", no)]),
    Peer::of("java/net/DatagramPacket", &[native("init()V", nothing)]),
    Peer::of("java/net/Inet4Address", &[native("init()V", nothing)]),
    Peer::of("java/net/Inet6Address", &[native("init()V", nothing)]),
    Peer::of(
        "java/net/Inet4AddressImpl",
        &[
            native("getLocalHostName()Ljava/lang/String;", local_name),
            native("lookupAllHostAddr(Ljava/lang/String;)[Ljava/net/InetAddress;", look_up),
            native("getHostByAddr([B)Ljava/lang/String;", name_of),
        ],
    ),
    Peer::of("sun/net/dns/ResolverConfigurationImpl", &[native("fallbackDomain0()Ljava/lang/String;", no_domain), native("localDomain0()Ljava/lang/String;", no_domain)]),
];

const NAME: &str = "localhost";

fn local_name(ctx: &mut Ctx<'_>) -> PeerResult {
    Ok(ctx.new_string(NAME)?.into())
}

/// The name of this machine has no dots.
fn no_domain(_ctx: &mut Ctx<'_>) -> PeerResult {
    Ok(0u32.into())
}

const MADE: u32 = 1;

fn look_up(ctx: &mut Ctx<'_>) -> PeerResult {
    let class = ctx.registry().known("java/net/InetAddress");
    if ctx.step() == MADE {
        let address = ctx.returned().word();
        return Ok(ctx.new_object_array(class, &[address])?.into());
    }
    let name = ctx.string(ctx.non_null(0)?);
    if name != NAME {
        let hint = "only localhost and addresses in numbers are known: no packet leaves the program";
        return Err(unsupported(format!("the address of {name}; {hint}")));
    }
    ctx.set_step(MADE);
    let method = ctx
        .find_method(class, "getByAddress", "(Ljava/lang/String;[B)Ljava/net/InetAddress;")
        .ok_or_else(|| throw("java/lang/NoSuchMethodError", "getByAddress"))?;
    let (name, bytes) = (ctx.object(0), ctx.new_byte_array(&[127, 0, 0, 1])?);
    Err(ctx.call(method, vec![name, bytes]))
}

fn name_of(ctx: &mut Ctx<'_>) -> PeerResult {
    if ctx.memory().byte_array(ctx.non_null(0)?).first() == Some(&127) {
        return local_name(ctx);
    }
    Err(throw("java/net/UnknownHostException", "nobody knows this address"))
}
