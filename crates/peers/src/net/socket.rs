//! Sockets in words of the state.

use rjpf_state::{Memory, Ref};
use rjpf_vm::{Ctx, Exit};

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) enum Kind {
    #[default]
    Stream = 1,
    Datagram = 2,
    /// The end of a pipe that is read.
    Source = 3,
    /// The end of a pipe that is written.
    Sink = 4,
    /// A flag that wakes a selector up.
    Event = 5,
    /// What waits for several others.
    Selector = 6,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Address {
    pub(crate) ip: u32,
    pub(crate) port: u16,
}

/// What is known of a socket besides its bytes.
#[derive(Clone, Debug, Default)]
pub(crate) struct Socket {
    pub(crate) kind: Kind,
    pub(crate) blocking: bool,
    pub(super) listening: bool,
    pub(super) connected: bool,
    pub(super) closed: bool,
    /// Nothing more is sent, or read.
    pub(super) out_shut: bool,
    pub(super) in_shut: bool,
    /// The other end is gone and has said so.
    pub(super) reset: bool,
    pub(super) local: Address,
    pub(super) remote: Address,
    pub(super) backlog: u32,
    /// Level, name and value.
    pub(super) options: Vec<(i32, i32, i32)>,
}

const DESCRIPTION: u32 = 0;
const ARRIVED: u32 = 1;
const OTHER_END: u32 = 2;
const PENDING: u32 = 3;

impl Socket {
    fn to_bytes(&self) -> Vec<u8> {
        let flags =
            [self.blocking, self.listening, self.connected, self.closed, self.out_shut, self.in_shut, self.reset];
        let mut bytes = vec![self.kind as u8];
        bytes.extend(flags.map(u8::from));
        for address in [self.local, self.remote] {
            bytes.extend(address.ip.to_le_bytes());
            bytes.extend(address.port.to_le_bytes());
        }
        bytes.extend(self.backlog.to_le_bytes());
        for &(level, name, value) in &self.options {
            [level, name, value].iter().for_each(|part| bytes.extend(part.to_le_bytes()));
        }
        bytes
    }

    fn of_bytes(bytes: &[u8]) -> Socket {
        let word = |at: usize| u32::from_le_bytes(bytes[at..at + 4].try_into().unwrap_or_default());
        let address = |at: usize| Address { ip: word(at), port: u16::from_le_bytes([bytes[at + 4], bytes[at + 5]]) };
        let kind = match bytes[0] {
            1 => Kind::Stream,
            2 => Kind::Datagram,
            3 => Kind::Source,
            4 => Kind::Sink,
            5 => Kind::Event,
            _ => Kind::Selector,
        };
        let flag = |i: usize| bytes[1 + i] != 0;
        let options = bytes[24..].chunks_exact(12).enumerate();
        let options = options.map(|(i, _)| [0, 4, 8].map(|part| word(24 + 12 * i + part) as i32));
        Socket {
            kind,
            blocking: flag(0),
            listening: flag(1),
            connected: flag(2),
            closed: flag(3),
            out_shut: flag(4),
            in_shut: flag(5),
            reset: flag(6),
            local: address(8),
            remote: address(14),
            backlog: word(20),
            options: options.map(|[level, name, value]| (level, name, value)).collect(),
        }
    }
}

pub(crate) fn describe(memory: &Memory, socket: Ref) -> Socket {
    Socket::of_bytes(memory.byte_array(memory.element(socket, DESCRIPTION)))
}

pub(super) fn set(ctx: &mut Ctx<'_>, socket: Ref, description: &Socket) -> Result<(), Exit> {
    let bytes = ctx.new_byte_array(&description.to_bytes())?;
    ctx.put_element(socket, DESCRIPTION, bytes);
    Ok(())
}

/// A socket that no descriptor leads to yet.
pub(super) fn make(ctx: &mut Ctx<'_>, description: &Socket) -> Result<Ref, Exit> {
    let bytes = ctx.new_byte_array(&description.to_bytes())?;
    let empty = ctx.new_byte_array(&[])?;
    ctx.new_object_array(ctx.known().object, &[bytes, empty, 0, 0])
}

/// A new socket and its descriptor.
pub(crate) fn new_socket(ctx: &mut Ctx<'_>, kind: Kind) -> Result<(Ref, i32), Exit> {
    let socket = make(ctx, &Socket { kind, blocking: true, ..Socket::default() })?;
    let fd = crate::files::add_socket(ctx, socket)?;
    Ok((socket, fd))
}

/// Bytes that have arrived.
pub(super) fn arrived(memory: &Memory, socket: Ref) -> &[u8] {
    memory.byte_array(memory.element(socket, ARRIVED))
}

pub(super) fn set_arrived(ctx: &mut Ctx<'_>, socket: Ref, bytes: &[u8]) -> Result<(), Exit> {
    let array = ctx.new_byte_array(bytes)?;
    ctx.put_element(socket, ARRIVED, array);
    Ok(())
}

/// The socket at the other end of a connection or pipe.
pub(super) fn other_end(memory: &Memory, socket: Ref) -> Option<Ref> {
    Some(memory.element(socket, OTHER_END)).filter(|&other| other != 0)
}

pub(crate) fn connect_ends(ctx: &mut Ctx<'_>, a: Ref, b: Ref) {
    ctx.put_element(a, OTHER_END, b);
    ctx.put_element(b, OTHER_END, a);
}

/// Connections that nobody has accepted, in their order.
pub(super) fn pending(memory: &Memory, socket: Ref) -> Vec<Ref> {
    match memory.element(socket, PENDING) {
        0 => Vec::new(),
        queue => memory.word_array(queue).to_vec(),
    }
}

pub(super) fn set_pending(ctx: &mut Ctx<'_>, socket: Ref, queue: &[Ref]) -> Result<(), Exit> {
    let array = if queue.is_empty() { 0 } else { ctx.new_object_array(ctx.known().object, queue)? };
    ctx.put_element(socket, PENDING, array);
    Ok(())
}

pub(crate) fn set_blocking(ctx: &mut Ctx<'_>, socket: Ref, blocking: bool) -> Result<(), Exit> {
    let description = describe(ctx.memory(), socket);
    set(ctx, socket, &Socket { blocking, ..description })
}

/// What was set, or what Linux would say.
pub(crate) fn option(ctx: &Ctx<'_>, socket: Ref, level: i32, name: i32) -> i32 {
    const BUFFER: i32 = 65536;
    let known = describe(ctx.memory(), socket).options;
    let found = known.into_iter().find(|&(l, n, _)| (l, n) == (level, name)).map(|(_, _, value)| value);
    found.unwrap_or(match (level, name) {
        (libc::SOL_SOCKET, libc::SO_SNDBUF | libc::SO_RCVBUF) => BUFFER,
        (libc::SOL_SOCKET, libc::SO_LINGER) => -1,
        _ => 0,
    })
}

pub(crate) fn set_option(ctx: &mut Ctx<'_>, socket: Ref, level: i32, name: i32, value: i32) -> Result<(), Exit> {
    let mut description = describe(ctx.memory(), socket);
    description.options.retain(|&(l, n, _)| (l, n) != (level, name));
    description.options.push((level, name, value));
    description.options.sort_unstable();
    set(ctx, socket, &description)
}
