//! Peers of `java.net`: enough for addresses as values. There is no network: sockets and name
//! lookups are listed as unsupported.

use rjpf_vm::Peer;
use rjpf_vm::peer::native;

use crate::jdk_internal_misc_unsafe::nothing;
use crate::jdk_internal_misc_vm::{no, yes};

pub(crate) const PEERS: &[Peer] = &[
    Peer::of(
        "java/net/InetAddress",
        &[native("init()V", nothing), native("isIPv4Available()Z", yes), native("isIPv6Supported()Z", no)],
    ),
    Peer::of("java/net/InetAddressImplFactory", &[native("isIPv6Supported()Z", no)]),
    Peer::of("java/net/Inet4Address", &[native("init()V", nothing)]),
    Peer::of("java/net/Inet6Address", &[native("init()V", nothing)]),
    Peer::of("java/net/NetworkInterface", &[native("init()V", nothing)]),
];
