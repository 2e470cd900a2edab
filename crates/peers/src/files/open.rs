//! Open files: a table in the heap, so that they backtrack.
//!
//! Descriptors 0 to 2 are the standard streams. Any other is an index into an `Object[]`; an entry is an
//! `Object[]` of the node, null if the file is the host's and unchanged, and a `byte[]` of position, mode and,
//! without a node, the host's path.

use std::path::{Path, PathBuf};

use rjpf_state::{Ref, global};
use rjpf_vm::peer::{throw, unsupported};
use rjpf_vm::{Ctx, Exit, Outside, Stream};

use super::layer::{self, Description, Kind};
use super::walk::{Spot, There, walk};
use super::{Answer, RANDOM, Touched, Trouble, attributes, bytes_of, change, host, is_sink, named};
use crate::net;

pub(crate) const STDIN: i32 = 0;
const STDOUT: i32 = 1;
pub(crate) const STDERR: i32 = 2;
const FIRST_FILE: i32 = 3;
/// Bytes of output that a step of a search may have.
const MOST_OUTPUT: usize = 256 << 20;

const NODE: u32 = 0;
const STATE: u32 = 1;
/// Bytes of position and mode before the path.
const STATE_BYTES: usize = 9;

/// How a file is opened.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct Mode {
    pub(crate) read: bool,
    pub(crate) write: bool,
    pub(crate) append: bool,
    pub(crate) create: bool,
    /// It must not be there before.
    pub(crate) exclusive: bool,
    pub(crate) truncate: bool,
    /// It must be a folder.
    pub(crate) folder: bool,
    pub(crate) no_follow: bool,
    /// Folders are not opened.
    pub(crate) files_only: bool,
    /// Permissions of a new file.
    pub(crate) permissions: u32,
}

const READ: u8 = 1;
const WRITE: u8 = 2;
const APPEND: u8 = 4;

/// What an entry of the table holds.
#[derive(Clone)]
struct Open {
    node: Option<Ref>,
    position: u64,
    mode: u8,
    host: PathBuf,
}

// ---- the table --------------------------------------------------------------------------------

fn entry(ctx: &Ctx<'_>, fd: i32) -> Option<Ref> {
    let table = ctx.memory().get(global::OPEN_FILES);
    let index = u32::try_from(fd.checked_sub(FIRST_FILE)?).ok()?;
    if table == 0 || index >= ctx.memory().array_length(table) {
        return None;
    }
    Some(ctx.memory().element(table, index)).filter(|&entry| entry != 0)
}

fn open_of(ctx: &Ctx<'_>, entry: Ref) -> Open {
    let state = ctx.memory().byte_array(ctx.memory().element(entry, STATE));
    let position = u64::from_le_bytes(state[..8].try_into().unwrap_or_default());
    let node = Some(ctx.memory().element(entry, NODE)).filter(|&node| node != 0);
    Open { node, position, mode: state[8], host: layer::path_of(&state[STATE_BYTES..]) }
}

fn is_file(ctx: &Ctx<'_>, entry: Ref) -> bool {
    ctx.memory().array_length(entry) == STATE + 1
}

/// The socket of a descriptor: an entry with nothing but it.
pub(crate) fn socket_at(ctx: &Ctx<'_>, fd: i32) -> Option<Ref> {
    entry(ctx, fd).filter(|&entry| !is_file(ctx, entry)).map(|entry| ctx.memory().element(entry, 0))
}

/// All sockets that a descriptor leads to.
pub(crate) fn sockets(ctx: &Ctx<'_>) -> Vec<(i32, Ref)> {
    let table = ctx.memory().get(global::OPEN_FILES);
    let count = if table == 0 { 0 } else { ctx.memory().array_length(table) };
    (FIRST_FILE..FIRST_FILE + count as i32).filter_map(|fd| Some((fd, socket_at(ctx, fd)?))).collect()
}

pub(crate) fn add_socket(ctx: &mut Ctx<'_>, socket: Ref) -> Result<i32, Exit> {
    let entry = ctx.new_object_array(ctx.known().object, &[socket])?;
    add_entry(ctx, entry)
}

fn open_at(ctx: &Ctx<'_>, fd: i32) -> Answer<Open> {
    entry(ctx, fd)
        .filter(|&entry| is_file(ctx, entry))
        .map(|entry| open_of(ctx, entry))
        .ok_or(Trouble::Errno(libc::EBADF))
}

fn set_position(ctx: &mut Ctx<'_>, fd: i32, position: u64) {
    if let Some(entry) = entry(ctx, fd) {
        let state = ctx.memory().element(entry, STATE);
        ctx.byte_array_mut(state)[..8].copy_from_slice(&position.to_le_bytes());
    }
}

/// The nodes of open files, which may have no name any more.
pub(super) fn nodes(ctx: &Ctx<'_>) -> Vec<Ref> {
    entries(ctx).into_iter().filter_map(|entry| open_of(ctx, entry).node).collect()
}

fn entries(ctx: &Ctx<'_>) -> Vec<Ref> {
    let table = ctx.memory().get(global::OPEN_FILES);
    if table == 0 {
        return Vec::new();
    }
    ctx.memory().word_array(table).iter().copied().filter(|&entry| entry != 0 && is_file(ctx, entry)).collect()
}

/// A file of the host is in the layer from now on: whoever has it open sees what becomes of it there.
pub(super) fn take_over(ctx: &mut Ctx<'_>, host: &Path, node: Ref) {
    for entry in entries(ctx) {
        let open = open_of(ctx, entry);
        if open.node.is_none() && open.host == host {
            ctx.put_element(entry, NODE, node);
        }
    }
}

/// Puts an open file into the table; the lowest free descriptor.
fn add(ctx: &mut Ctx<'_>, open: &Open) -> Result<i32, Exit> {
    let mut state = open.position.to_le_bytes().to_vec();
    state.push(open.mode);
    if open.node.is_none() {
        state.extend_from_slice(bytes_of(&open.host));
    }
    let state = ctx.new_byte_array(&state)?;
    let entry = ctx.new_object_array(ctx.known().object, &[open.node.unwrap_or(0), state])?;
    add_entry(ctx, entry)
}

fn add_entry(ctx: &mut Ctx<'_>, entry: Ref) -> Result<i32, Exit> {
    let table = ctx.memory().get(global::OPEN_FILES);
    let mut entries = if table == 0 { Vec::new() } else { ctx.memory().word_array(table).to_vec() };
    let index = entries.iter().position(|&e| e == 0).unwrap_or(entries.len());
    if index < entries.len() {
        ctx.put_element(table, index as u32, entry);
    } else {
        entries.push(entry);
        entries.resize((index + 1).next_multiple_of(8), 0);
        let grown = ctx.new_object_array(ctx.known().object, &entries)?;
        ctx.set_global(global::OPEN_FILES, grown);
    }
    Ok(FIRST_FILE + index as i32)
}

/// Closes a descriptor; what is not open stays so.
pub(crate) fn close(ctx: &mut Ctx<'_>, fd: i32) -> Result<(), Exit> {
    if let Some(socket) = socket_at(ctx, fd) {
        net::ask(ctx)?;
        net::close(ctx, fd, socket)?;
        let table = ctx.memory().get(global::OPEN_FILES);
        ctx.put_element(table, (fd - FIRST_FILE) as u32, 0);
    } else if entry(ctx, fd).is_some() {
        let mut touched = Touched::default();
        touched.position(fd, true);
        touched.ask(ctx)?;
        let table = ctx.memory().get(global::OPEN_FILES);
        ctx.put_element(table, (fd - FIRST_FILE) as u32, 0);
        // The next file of this number is another one.
        ctx.forget_outside(Outside::FileContent, &named(b'p', &fd.to_le_bytes()));
    }
    Ok(())
}

// ---- opening ----------------------------------------------------------------------------------

/// Opens a file; a new descriptor.
pub(crate) fn open(ctx: &mut Ctx<'_>, path: &[u8], mode: Mode) -> Answer<i32> {
    let named = host::host_path(ctx, path);
    if !path.is_empty() && is_sink(&named) {
        let open = Open { node: None, position: 0, mode: bits(mode), host: named };
        return Ok(add(ctx, &open)?);
    }
    let mut touched = Touched::default();
    let spot = walk(ctx, path, !mode.no_follow && !mode.exclusive, &mut touched);
    if let Ok(spot) = &spot {
        let is_new = matches!(spot.there, There::Nothing) && mode.create;
        touched.name(&spot.path, is_new);
        if is_new {
            touched.one_of_names(&spot.parent());
        } else if mode.truncate && mode.write {
            touched.content(attributes::number(ctx, spot), true);
        }
    }
    touched.ask(ctx)?;
    let spot = spot?;
    let node = match (&spot.there, spot.kind(ctx)) {
        (There::Nothing, _) if mode.create => Some(change::new_file(ctx, &spot, mode.permissions)?),
        (There::Nothing, _) => return Err(Trouble::Errno(libc::ENOENT)),
        _ if mode.create && mode.exclusive => return Err(Trouble::Errno(libc::EEXIST)),
        (_, Some(Kind::Link)) => return Err(Trouble::Errno(libc::ELOOP)),
        (_, Some(Kind::Folder)) if mode.write || mode.files_only => return Err(Trouble::Errno(libc::EISDIR)),
        (_, Some(Kind::File)) if mode.folder => return Err(Trouble::Errno(libc::ENOTDIR)),
        _ => existing(ctx, &spot, mode)?,
    };
    let open = Open { node, position: 0, mode: bits(mode), host: spot.host.unwrap_or_default() };
    Ok(add(ctx, &open)?)
}

fn bits(mode: Mode) -> u8 {
    let bit = |set: bool, bit: u8| if set { bit } else { 0 };
    bit(mode.read, READ) | bit(mode.write, WRITE) | bit(mode.append, APPEND)
}

/// The node of something that is there; none if it is the host's and is only read.
fn existing(ctx: &mut Ctx<'_>, spot: &Spot, mode: Mode) -> Answer<Option<Ref>> {
    let attributes = attributes::of_spot(ctx, spot)?;
    let wanted = if mode.write { 2 } else { 0 } | if mode.read { 4 } else { 0 };
    if !attributes::has(attributes.mode, wanted) {
        return Err(Trouble::Errno(libc::EACCES));
    }
    if let (There::Host(_), Some(host)) = (&spot.there, &spot.host) {
        host::may_read(ctx, host)?;
        if !mode.write {
            // The host has the last word on who may read.
            std::fs::File::open(host)?;
            return Ok(None);
        }
    }
    let node = change::in_layer(ctx, spot)?;
    if mode.truncate && mode.write {
        layer::resize(ctx, node, 0)?;
        layer::touch(ctx, node)?;
    }
    Ok(Some(node))
}

// ---- reading and writing ----------------------------------------------------------------------

/// Says that the bytes of an open file are about to be touched, and where it stands.
fn ask(ctx: &mut Ctx<'_>, fd: i32, content: Option<bool>, position: Option<bool>) -> Answer<Open> {
    let open = open_at(ctx, fd)?;
    if open.node.is_none() {
        ctx.rely_on_outside();
    }
    let mut touched = Touched::default();
    if let Some(write) = content {
        touched.content(number_of(ctx, &open), write);
    }
    if let Some(write) = position {
        touched.position(fd, write);
    }
    touched.ask(ctx)?;
    Ok(open)
}

fn number_of(ctx: &Ctx<'_>, open: &Open) -> u64 {
    match open.node {
        Some(node) => layer::describe(ctx.memory(), node).number,
        None => attributes::host_number(&open.host),
    }
}

/// The description of an open file's node, or the host's path.
pub(super) fn node_or_host(ctx: &Ctx<'_>, fd: i32) -> Answer<Result<Ref, PathBuf>> {
    let open = open_at(ctx, fd)?;
    Ok(open.node.ok_or(open.host))
}

pub(crate) fn append_mode(ctx: &Ctx<'_>, fd: i32) -> bool {
    open_at(ctx, fd).is_ok_and(|open| open.mode & APPEND != 0)
}

pub(crate) fn position(ctx: &mut Ctx<'_>, fd: i32) -> Answer<u64> {
    if fd == STDIN {
        return Ok(u64::from(ctx.memory().get(global::PEER_STDIN_POSITION)));
    }
    Ok(ask(ctx, fd, None, Some(false))?.position)
}

pub(crate) fn seek(ctx: &mut Ctx<'_>, fd: i32, to: u64) -> Answer<()> {
    ask(ctx, fd, None, Some(true))?;
    set_position(ctx, fd, to);
    Ok(())
}

/// Moves the position by so many bytes, also beyond the end; how far it has moved.
pub(crate) fn skip(ctx: &mut Ctx<'_>, fd: i32, count: i64) -> Answer<i64> {
    let at = ask(ctx, fd, None, Some(true))?.position as i64;
    let to = at.checked_add(count).filter(|&to| to >= 0).ok_or(Trouble::Errno(libc::EINVAL))?;
    set_position(ctx, fd, to as u64);
    Ok(to - at)
}

/// Bytes that can be read without waiting.
pub(crate) fn available(ctx: &mut Ctx<'_>, fd: i32) -> Answer<i32> {
    let rest = if fd == STDIN {
        ctx.rely_on_outside();
        let at = ctx.memory().get(global::PEER_STDIN_POSITION);
        ctx.environment().stdin.available(at as usize)?
    } else {
        let open = ask(ctx, fd, Some(false), Some(false))?;
        size_of(ctx, &open)?.saturating_sub(open.position)
    };
    Ok(rest.min(i32::MAX as u64) as i32)
}

/// Length of an open file. Standard input is a pipe and has none.
pub(crate) fn length(ctx: &mut Ctx<'_>, fd: i32) -> Answer<u64> {
    if fd == STDIN {
        return Ok(0);
    }
    let open = ask(ctx, fd, Some(false), None)?;
    size_of(ctx, &open)
}

fn size_of(ctx: &Ctx<'_>, open: &Open) -> Answer<u64> {
    match open.node {
        Some(node) => Ok(layer::describe(ctx.memory(), node).size),
        None => Ok(std::fs::metadata(&open.host)?.len()),
    }
}

/// Reads up to `count` bytes at the current position and moves it. Empty at the end.
pub(crate) fn read(ctx: &mut Ctx<'_>, fd: i32, count: usize) -> Answer<Vec<u8>> {
    if fd == STDIN {
        ctx.rely_on_outside();
        let at = ctx.memory().get(global::PEER_STDIN_POSITION);
        let read = ctx.environment().stdin.read_at(at as usize, count);
        // It may have been given up.
        ctx.look_at_brake()?;
        let bytes = read?;
        ctx.set_global(global::PEER_STDIN_POSITION, at + bytes.len() as u32);
        return Ok(bytes);
    }
    let open = ask(ctx, fd, Some(false), Some(true))?;
    let bytes = bytes_at(ctx, &open, open.position, count)?;
    set_position(ctx, fd, open.position + bytes.len() as u64);
    Ok(bytes)
}

/// Reads up to `count` bytes at a position without moving.
pub(crate) fn read_at(ctx: &mut Ctx<'_>, fd: i32, at: u64, count: usize) -> Answer<Vec<u8>> {
    let open = ask(ctx, fd, Some(false), None)?;
    bytes_at(ctx, &open, at, count)
}

fn bytes_at(ctx: &Ctx<'_>, open: &Open, at: u64, count: usize) -> Answer<Vec<u8>> {
    if open.mode & READ == 0 {
        return Err(Trouble::Errno(libc::EBADF));
    }
    let host = match open.node {
        None => open.host.clone(),
        Some(node) => match layer::content(ctx.memory(), node) {
            Some(content) => {
                let from = content.len().min(at as usize);
                let wanted = &content[from..from.saturating_add(count).min(content.len())];
                ctx.expect_bytes(wanted.len())?;
                return Ok(wanted.to_vec());
            }
            None => match layer::describe(ctx.memory(), node) {
                Description { kind: Kind::File, host: Some(host), .. } => host,
                Description { kind: Kind::File, .. } => return Ok(Vec::new()),
                _ => return Err(Trouble::Errno(libc::EISDIR)),
            },
        },
    };
    if RANDOM.iter().any(|r| Path::new(r) == host) {
        let seed = ctx.environment().seed;
        return Ok((at..at + count as u64).map(|i| random_byte(seed, i)).collect());
    }
    Ok(host::read(ctx, &host, at, count)?)
}

/// Byte `i` of the random stream of a seed (splitmix64).
fn random_byte(seed: u64, i: u64) -> u8 {
    let mut z = seed.wrapping_add((i / 8 + 1).wrapping_mul(0x9E37_79B9_7F4A_7C15));
    z = (z ^ z >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    z = (z ^ z >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
    ((z ^ z >> 31) >> (i % 8 * 8)) as u8
}

/// Writes at the current position, or at the end of a file that is only appended to, and moves it.
pub(crate) fn write(ctx: &mut Ctx<'_>, fd: i32, bytes: &[u8]) -> Answer<()> {
    let stream = match fd {
        STDOUT | STDERR => {
            ctx.before_output()?;
            if fd == STDOUT { Stream::Out } else { Stream::Err }
        }
        _ if entry(ctx, fd).is_none() => return Err(throw("java/io/IOException", "Stream Closed").into()),
        _ => {
            let open = ask(ctx, fd, Some(true), Some(true))?;
            let at = if open.mode & APPEND != 0 { size_of(ctx, &open)? } else { open.position };
            put(ctx, &open, at, bytes)?;
            set_position(ctx, fd, at + bytes.len() as u64);
            return Ok(());
        }
    };
    let errno = |error: std::io::Error| Trouble::Errno(error.raw_os_error().unwrap_or(libc::EIO));
    ctx.write_output(stream, bytes).map_err(errno)?;
    // Pieces of either stream; many small ones are no trouble.
    let waiting: usize = ctx.output().iter().rev().take(64).map(|(_, bytes)| bytes.len()).sum();
    if waiting > MOST_OUTPUT {
        return Err(unsupported(format!("more than {} MB of output in one step", MOST_OUTPUT >> 20)).into());
    }
    Ok(())
}

/// Writes at a position without moving.
pub(crate) fn write_at(ctx: &mut Ctx<'_>, fd: i32, at: u64, bytes: &[u8]) -> Answer<()> {
    let open = ask(ctx, fd, Some(true), None)?;
    put(ctx, &open, at, bytes)
}

fn put(ctx: &mut Ctx<'_>, open: &Open, at: u64, bytes: &[u8]) -> Answer<()> {
    match open.node {
        _ if open.mode & WRITE == 0 => Err(Trouble::Errno(libc::EBADF)),
        // Only sinks are written without a node.
        None => Ok(()),
        Some(_) if bytes.is_empty() => Ok(()),
        Some(node) => Ok(layer::write(ctx, node, at, bytes)?),
    }
}

/// Makes an open file so long; it stands at its end if it stood behind that.
pub(crate) fn truncate(ctx: &mut Ctx<'_>, fd: i32, size: u64) -> Answer<()> {
    let open = ask(ctx, fd, Some(true), Some(true))?;
    if open.position > size {
        set_position(ctx, fd, size);
    }
    match open.node {
        Some(node) if open.mode & WRITE != 0 => {
            layer::take_over(ctx, node)?;
            layer::resize(ctx, node, size)?;
            Ok(layer::touch(ctx, node)?)
        }
        _ => Err(Trouble::Errno(libc::EINVAL)),
    }
}

/// Copies what is left of one open file to the end of another.
pub(crate) fn copy(ctx: &mut Ctx<'_>, from: i32, to: i32) -> Answer<()> {
    let (source, target) = (open_at(ctx, from)?, open_at(ctx, to)?);
    let mut touched = Touched::default();
    touched.content(number_of(ctx, &source), false);
    touched.content(number_of(ctx, &target), true);
    touched.position(from, true);
    touched.position(to, true);
    touched.ask(ctx)?;
    let bytes = bytes_at(ctx, &source, source.position, usize::MAX / 2)?;
    put(ctx, &target, target.position, &bytes)?;
    set_position(ctx, from, source.position + bytes.len() as u64);
    set_position(ctx, to, target.position + bytes.len() as u64);
    Ok(())
}
