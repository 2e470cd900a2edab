//! Peers of `java.io.FileDescriptor`, and the table of open files behind it.
//!
//! Descriptors 0 to 2 are the standard streams. Any other is an index into an array in the heap;
//! each entry is a byte array of position and path, so that open files backtrack. The content
//! is read from the host's file at that position whenever it is asked for: files are inputs, and
//! nothing is ever written to them.

use std::fs::File;
use std::io::{Read, Seek, SeekFrom};
use std::path::{Path, PathBuf};

use rjpf_classes::BaseType;
use rjpf_state::{Ref, global};
use rjpf_vm::peer::{native, throw, unsupported};
use rjpf_vm::{Ctx, Exit, Peer, PeerResult, Stream, Value};

use crate::jdk_internal_misc_unsafe::nothing;
use crate::jdk_internal_misc_vm::no;

pub(crate) const PEERS: &[Peer] = &[
    Peer::of(
        "java/io/FileDescriptor",
        &[
            native("initIDs()V", nothing),
            native("getHandle(I)J", get_handle),
            native("getAppend(I)Z", no),
            native("close0()V", close_this),
            // Nothing is buffered between the program and its output.
            native("sync()V", nothing),
            native("sync0()V", nothing),
        ],
    ),
    Peer::of("java/io/FileCleanable", &[native("cleanupClose0(IJ)V", cleanup_close)]),
];

pub(crate) const STDIN: i32 = 0;
pub(crate) const STDOUT: i32 = 1;
pub(crate) const STDERR: i32 = 2;
const FIRST_FILE: i32 = 3;
/// Bytes of position before the path in an entry.
const POSITION_BYTES: usize = 8;

/// Only Windows has handles besides descriptors.
fn get_handle(_ctx: &mut Ctx<'_>) -> PeerResult {
    Ok((-1_i64).into())
}

fn close_this(ctx: &mut Ctx<'_>) -> PeerResult {
    let descriptor = ctx.this();
    let fd = ctx.get_field(descriptor, "fd") as i32;
    ctx.put_field(descriptor, "fd", -1_i32 as u32);
    close(ctx, fd);
    Ok(Value::Void)
}

fn cleanup_close(ctx: &mut Ctx<'_>) -> PeerResult {
    let fd = ctx.int(0);
    close(ctx, fd);
    Ok(Value::Void)
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

/// The system's sources of randomness, which are a function of the seed here.
const RANDOM: [&str; 2] = ["/dev/random", "/dev/urandom"];

/// What is written here is gone: sources of randomness are not stirred, which no program can tell.
pub(crate) fn is_sink(path: &Path) -> bool {
    RANDOM.iter().any(|r| Path::new(r) == path) || path == Path::new("/dev/null")
}

/// Files whose content is not fixed are no inputs that a path could be repeated with.
fn refuse_volatile(path: &Path) -> Result<(), Exit> {
    let real = path.canonicalize().unwrap_or_else(|_| path.to_path_buf());
    let of_the_kernel = real.starts_with("/proc") || real.starts_with("/sys");
    let special = !(real.is_file() || real.is_dir());
    if !is_sink(path) && (of_the_kernel || special) {
        return Err(unsupported(format!("reading {}, whose content is not fixed", path.display())));
    }
    Ok(())
}

/// Opens a file that exists for reading; the lowest free descriptor.
pub(crate) fn open(ctx: &mut Ctx<'_>, path: &[u8]) -> Result<i32, Exit> {
    refuse_volatile(&host_path(ctx, path))?;
    let mut content = vec![0; POSITION_BYTES];
    content.extend_from_slice(path);
    let entry = ctx.new_byte_array(&content)?;
    let table = ctx.memory().get(global::OPEN_FILES);
    let mut entries = if table == 0 { Vec::new() } else { ctx.memory().word_array(table).to_vec() };
    let index = entries.iter().position(|&e| e == 0).unwrap_or(entries.len());
    if index < entries.len() {
        ctx.memory_mut().set_element(table, index as u32, entry);
    } else {
        entries.push(entry);
        entries.resize((index + 1).next_multiple_of(8), 0);
        let class = ctx.vm.known.object;
        let grown = ctx.new_object_array(class, &entries)?;
        ctx.memory_mut().set(global::OPEN_FILES, grown);
    }
    Ok(FIRST_FILE + index as i32)
}

pub(crate) fn close(ctx: &mut Ctx<'_>, fd: i32) {
    if entry(ctx, fd).is_some() {
        let table = ctx.memory().get(global::OPEN_FILES);
        ctx.memory_mut().set_element(table, (fd - FIRST_FILE) as u32, 0);
    }
}

fn entry_or_throw(ctx: &Ctx<'_>, fd: i32) -> Result<Ref, Exit> {
    entry(ctx, fd).ok_or_else(bad_descriptor)
}

fn bad_descriptor() -> Exit {
    throw("java/io/IOException", "Bad file descriptor")
}

/// The host path of an open file.
pub(crate) fn path_of(ctx: &Ctx<'_>, fd: i32) -> Result<PathBuf, Exit> {
    let entry = entry_or_throw(ctx, fd)?;
    Ok(host_path(ctx, &ctx.memory().byte_array(entry)[POSITION_BYTES..]))
}

pub(crate) fn position(ctx: &Ctx<'_>, fd: i32) -> Result<u64, Exit> {
    if fd == STDIN {
        return Ok(u64::from(ctx.memory().get(global::PEER_STDIN_POSITION)));
    }
    let entry = entry_or_throw(ctx, fd)?;
    let mut bytes = [0; POSITION_BYTES];
    bytes.copy_from_slice(&ctx.memory().byte_array(entry)[..POSITION_BYTES]);
    Ok(u64::from_le_bytes(bytes))
}

pub(crate) fn set_position(ctx: &mut Ctx<'_>, fd: i32, position: u64) -> Result<(), Exit> {
    let entry = entry_or_throw(ctx, fd)?;
    ctx.memory_mut().byte_array_mut(entry)[..POSITION_BYTES].copy_from_slice(&position.to_le_bytes());
    Ok(())
}

/// A path as the program means it: relative ones start in the working folder.
pub(crate) fn host_path(ctx: &Ctx<'_>, path: &[u8]) -> PathBuf {
    use std::os::unix::ffi::OsStrExt;
    let path = Path::new(std::ffi::OsStr::from_bytes(path));
    Path::new(&ctx.vm.environment.working_folder).join(path)
}

/// Length of an open file, or of what is given as standard input.
pub(crate) fn length(ctx: &Ctx<'_>, fd: i32) -> Result<u64, Exit> {
    if fd == STDIN {
        return Ok(ctx.vm.environment.stdin.len() as u64);
    }
    let path = path_of(ctx, fd)?;
    std::fs::metadata(&path).map(|m| m.len()).map_err(|e| io_exception(&e))
}

/// Reads up to `count` bytes at the current position and moves it. Empty at the end.
pub(crate) fn read(ctx: &mut Ctx<'_>, fd: i32, count: usize) -> Result<Vec<u8>, Exit> {
    let at = position(ctx, fd)?;
    let bytes = read_at(ctx, fd, at, count)?;
    if fd == STDIN {
        ctx.memory_mut().set(global::PEER_STDIN_POSITION, (at + bytes.len() as u64) as u32);
    } else {
        set_position(ctx, fd, at + bytes.len() as u64)?;
    }
    Ok(bytes)
}

/// Reads up to `count` bytes at a position without moving.
pub(crate) fn read_at(ctx: &Ctx<'_>, fd: i32, at: u64, count: usize) -> Result<Vec<u8>, Exit> {
    if fd == STDIN {
        let rest = ctx.vm.environment.stdin.get(at as usize..).unwrap_or_default();
        return Ok(rest[..count.min(rest.len())].to_vec());
    }
    let path = path_of(ctx, fd)?;
    if RANDOM.iter().any(|r| Path::new(r) == path) {
        let seed = ctx.vm.environment.seed;
        return Ok((at..at + count as u64).map(|i| random_byte(seed, i)).collect());
    }
    read_host(&path, at, count).map_err(|e| io_exception(&e))
}

/// Byte `i` of the random stream of a seed (splitmix64).
fn random_byte(seed: u64, i: u64) -> u8 {
    let mut z = seed.wrapping_add((i / 8 + 1).wrapping_mul(0x9E37_79B9_7F4A_7C15));
    z = (z ^ z >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    z = (z ^ z >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
    ((z ^ z >> 31) >> (i % 8 * 8)) as u8
}

fn read_host(path: &Path, at: u64, count: usize) -> std::io::Result<Vec<u8>> {
    let mut file = File::open(path)?;
    let room = file.metadata()?.len().saturating_sub(at);
    file.seek(SeekFrom::Start(at))?;
    let mut bytes = Vec::with_capacity(count.min(room as usize));
    file.take(count as u64).read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// Writes to a standard stream; files are never written.
pub(crate) fn write(ctx: &mut Ctx<'_>, fd: i32, bytes: &[u8]) -> Result<(), Exit> {
    let stream = match fd {
        STDOUT => Stream::Out,
        STDERR => Stream::Err,
        _ if entry(ctx, fd).is_some() => {
            return if is_sink(&path_of(ctx, fd)?) { Ok(()) } else { Err(bad_descriptor()) };
        }
        _ => return Err(throw("java/io/IOException", "Stream Closed")),
    };
    ctx.vm.write_output(stream, bytes);
    Ok(())
}

/// Why nothing can be created at this path: the folder is not there, or is none.
pub(crate) fn parent_error(path: &Path) -> Option<std::io::Error> {
    let parent = path.parent()?;
    // Asking for something below it gives the host's own error.
    parent.join(".").metadata().err()
}

pub(crate) fn write_unsupported(path: &str) -> Exit {
    unsupported(format!("writing the file {path}"))
}

/// The operating system's text for an error, as Java's messages have it.
pub(crate) fn error_text(error: &std::io::Error) -> String {
    let text = error.to_string();
    text.split(" (os error").next().unwrap_or_default().to_string()
}

pub(crate) fn io_exception(error: &std::io::Error) -> Exit {
    throw("java/io/IOException", error_text(error))
}

/// The descriptor number in the `fd` field of a stream, which is a `FileDescriptor`.
pub(crate) fn fd_of_stream(ctx: &Ctx<'_>, stream: Ref) -> Result<i32, Exit> {
    let descriptor = ctx.get_field(stream, "fd");
    let fd = if descriptor == 0 { -1 } else { ctx.get_field(descriptor, "fd") as i32 };
    if fd < 0 { Err(throw("java/io/IOException", "Stream Closed")) } else { Ok(fd) }
}

/// Checks the range of a `byte[]` argument as the JDK's native code does.
pub(crate) fn check_range(ctx: &Ctx<'_>, array: Ref, offset: i32, length: i32) -> Result<(), Exit> {
    debug_assert_eq!(ctx.class_of(array).element_type(), Some(BaseType::Byte));
    let size = i64::from(ctx.memory().array_length(array));
    if offset < 0 || length < 0 || i64::from(offset) + i64::from(length) > size {
        return Err(rjpf_vm::peer::throw_bare("java/lang/IndexOutOfBoundsException"));
    }
    Ok(())
}
