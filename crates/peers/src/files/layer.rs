//! The layer in words of the state: a sorted table from paths to nodes, and the nodes.
//!
//! The table is an `Object[]` of pairs: a path as `byte[]`, and a node, or null for what the program has
//! deleted from the host's files. A node is an `Object[]` of content and description, both `byte[]`. The content
//! is null while it is still the host's; its array is larger than the file, by a rule that depends on
//! nothing but the size, so that equal files are equal states.

use std::path::{Path, PathBuf};

use rjpf_classes::BaseType;
use rjpf_classes::address::ARRAY_HEADER;
use rjpf_state::clock::EPOCH_MILLIS;
use rjpf_state::{Memory, Ref, global};
use rjpf_vm::peer::unsupported;
use rjpf_vm::{Ctx, Exit};

use super::bytes_of;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    File = 1,
    Folder = 2,
    Link = 3,
}

/// What is known of a file besides its bytes.
#[derive(Clone, Debug)]
pub(super) struct Description {
    pub(super) kind: Kind,
    pub(super) mode: u32,
    pub(super) links: u32,
    /// Nanoseconds since the epoch.
    pub(super) modified: i64,
    /// Tells files apart (an inode).
    pub(super) number: u64,
    pub(super) size: u64,
    /// Where the host has its bytes, or, of a folder, the files below it.
    pub(super) host: Option<PathBuf>,
}

const CONTENT: u32 = 0;
const DESCRIPTION: u32 = 1;
/// The largest file that a program may write.
const MOST_BYTES: u64 = 256 << 20;

impl Description {
    fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = vec![self.kind as u8];
        bytes.extend(self.mode.to_le_bytes());
        bytes.extend(self.links.to_le_bytes());
        bytes.extend(self.modified.to_le_bytes());
        bytes.extend(self.number.to_le_bytes());
        bytes.extend(self.size.to_le_bytes());
        bytes.extend(self.host.as_deref().map_or(&[][..], bytes_of));
        bytes
    }

    fn of_bytes(bytes: &[u8]) -> Description {
        let word = |at: usize| u32::from_le_bytes(bytes[at..at + 4].try_into().unwrap_or_default());
        let wide = |at: usize| u64::from_le_bytes(bytes[at..at + 8].try_into().unwrap_or_default());
        let kind = match bytes[0] {
            1 => Kind::File,
            2 => Kind::Folder,
            _ => Kind::Link,
        };
        let host = (bytes.len() > 33).then(|| path_of(&bytes[33..]));
        let (mode, links, modified) = (word(1), word(5), wide(9) as i64);
        Description { kind, mode, links, modified, number: wide(17), size: wide(25), host }
    }
}

pub(super) fn path_of(bytes: &[u8]) -> PathBuf {
    let text: &std::ffi::OsStr = std::os::unix::ffi::OsStrExt::from_bytes(bytes);
    PathBuf::from(text)
}

// ---- the table --------------------------------------------------------------------------------

/// Path and node of each pair, one after the other.
fn words(memory: &Memory) -> &[u32] {
    let table = memory.get(global::FILE_LAYER);
    if table == 0 { &[] } else { memory.word_array(table) }
}

/// All pairs, in the order of paths.
pub(super) fn pairs(memory: &Memory) -> Vec<(PathBuf, Ref)> {
    words(memory).chunks_exact(2).map(|pair| (path_of(memory.byte_array(pair[0])), pair[1])).collect()
}

/// Which pair a path has, or would have.
fn search(memory: &Memory, path: &Path) -> Result<usize, usize> {
    let (pairs, _) = words(memory).as_chunks::<2>();
    pairs.binary_search_by(|pair| memory.byte_array(pair[0]).cmp(bytes_of(path)))
}

/// What the layer has at a path: nothing, something deleted (`Some(None)`), a node.
pub(super) fn find(memory: &Memory, path: &Path) -> Option<Option<Ref>> {
    let node = |at: usize| Some(words(memory)[2 * at + 1]).filter(|&node| node != 0);
    search(memory, path).ok().map(node)
}

/// Writes the whole table anew.
pub(super) fn set_pairs(ctx: &mut Ctx<'_>, mut pairs: Vec<(PathBuf, Ref)>) -> Result<(), Exit> {
    pairs.sort_by(|a, b| bytes_of(&a.0).cmp(bytes_of(&b.0)));
    let mut words = Vec::with_capacity(pairs.len() * 2);
    for (path, node) in pairs {
        words.push(ctx.new_byte_array(bytes_of(&path))?);
        words.push(node);
    }
    set_words(ctx, &words)
}

fn set_words(ctx: &mut Ctx<'_>, words: &[u32]) -> Result<(), Exit> {
    let table = if words.is_empty() { 0 } else { ctx.new_object_array(ctx.known().object, words)? };
    ctx.set_global(global::FILE_LAYER, table);
    Ok(())
}

/// A path leads to this node from now on; to nothing if it is null.
pub(super) fn put(ctx: &mut Ctx<'_>, path: &Path, node: Ref) -> Result<(), Exit> {
    let mut all = words(ctx.memory()).to_vec();
    match search(ctx.memory(), path) {
        Ok(at) => all[2 * at + 1] = node,
        Err(at) => {
            let name = ctx.new_byte_array(bytes_of(path))?;
            all.splice(2 * at..2 * at, [name, node]);
        }
    }
    set_words(ctx, &all)
}

/// What is at a path, and below it, is gone; `hides` says that the host has something there.
pub(super) fn delete(ctx: &mut Ctx<'_>, path: &Path, hides: bool) -> Result<(), Exit> {
    let memory = ctx.memory();
    let stays = |pair: &&[u32]| !path_of(memory.byte_array(pair[0])).starts_with(path);
    let left: Vec<u32> = words(memory).chunks_exact(2).filter(stays).flatten().copied().collect();
    set_words(ctx, &left)?;
    if hides { put(ctx, path, 0) } else { Ok(()) }
}

// ---- nodes ------------------------------------------------------------------------------------

pub(super) fn new_node(ctx: &mut Ctx<'_>, description: &Description, content: Option<&[u8]>) -> Result<Ref, Exit> {
    let bytes = ctx.new_byte_array(&description.to_bytes())?;
    let node = ctx.new_object_array(ctx.known().object, &[0, bytes])?;
    if let Some(content) = content {
        set_content(ctx, node, content)?;
    }
    Ok(node)
}

pub(super) fn describe(memory: &Memory, node: Ref) -> Description {
    Description::of_bytes(memory.byte_array(memory.element(node, DESCRIPTION)))
}

pub(super) fn set_description(ctx: &mut Ctx<'_>, node: Ref, description: &Description) -> Result<(), Exit> {
    let bytes = ctx.new_byte_array(&description.to_bytes())?;
    ctx.put_element(node, DESCRIPTION, bytes);
    Ok(())
}

/// The bytes of a node, unless they are still the host's.
pub(super) fn content(memory: &Memory, node: Ref) -> Option<&[u8]> {
    let array = memory.element(node, CONTENT);
    let size = describe(memory, node).size as usize;
    (array != 0).then(|| &memory.byte_array(array)[..size])
}

/// How long the array of a file of this size is.
fn room(size: u64) -> usize {
    size.next_power_of_two().max(64) as usize
}

fn set_content(ctx: &mut Ctx<'_>, node: Ref, bytes: &[u8]) -> Result<(), Exit> {
    let array = ctx.new_primitive_array(BaseType::Byte, room(bytes.len() as u64))?;
    ctx.put_many_bytes(array + ARRAY_HEADER, 0, bytes)?;
    ctx.put_element(node, CONTENT, array);
    Ok(())
}

/// Makes the content so long; what is new is zero, and takes no memory. The bytes are the layer's from then on.
pub(super) fn resize(ctx: &mut Ctx<'_>, node: Ref, size: u64) -> Result<(), Exit> {
    if size > MOST_BYTES {
        return Err(unsupported(format!("a file of more than {} MB that the program has written", MOST_BYTES >> 20)));
    }
    let mut description = describe(ctx.memory(), node);
    let old = std::mem::replace(&mut description.size, size);
    let array = ctx.memory().element(node, CONTENT);
    if room(old) != room(size) || array == 0 {
        let other = ctx.new_primitive_array(BaseType::Byte, room(size))?;
        if array != 0 {
            let [from, to] = [array, other].map(|array| (array + ARRAY_HEADER) as usize * 4);
            ctx.copy_bytes(from, to, size.min(old) as usize)?;
        }
        ctx.put_element(node, CONTENT, other);
    } else if size < old {
        ctx.fill_bytes((array + ARRAY_HEADER) as usize * 4 + size as usize, (old - size) as usize, 0)?;
    }
    set_description(ctx, node, &description)
}

/// Takes the bytes of a file over from the host, before they are changed.
pub(super) fn take_over(ctx: &mut Ctx<'_>, node: Ref) -> Result<(), Exit> {
    let description = describe(ctx.memory(), node);
    if ctx.memory().element(node, CONTENT) != 0 || description.kind != Kind::File {
        return Ok(());
    }
    let bytes = match &description.host {
        Some(host) if description.size > 0 => {
            if description.size > MOST_BYTES {
                return Err(unsupported(format!(
                    "changing {}, which is larger than {} MB",
                    host.display(),
                    MOST_BYTES >> 20
                )));
            }
            super::host::read(ctx, host, 0, description.size as usize)?
        }
        _ => Vec::new(),
    };
    set_content(ctx, node, &bytes)?;
    set_description(ctx, node, &Description { size: bytes.len() as u64, ..description })
}

/// Writes bytes into a node; what lies between its end and them is zero.
pub(super) fn write(ctx: &mut Ctx<'_>, node: Ref, at: u64, bytes: &[u8]) -> Result<(), Exit> {
    take_over(ctx, node)?;
    let end = at.saturating_add(bytes.len() as u64);
    if end > describe(ctx.memory(), node).size {
        resize(ctx, node, end)?;
    }
    let array = ctx.memory().element(node, CONTENT);
    ctx.put_many_bytes(array + ARRAY_HEADER, at as usize, bytes)?;
    touch(ctx, node)
}

/// The file was modified now.
pub(super) fn touch(ctx: &mut Ctx<'_>, node: Ref) -> Result<(), Exit> {
    let modified = now(ctx);
    let description = describe(ctx.memory(), node);
    if description.modified == modified {
        Ok(())
    } else {
        set_description(ctx, node, &Description { modified, ..description })
    }
}

/// The time that new files get: the virtual clock, as it stands.
pub(super) fn now(ctx: &Ctx<'_>) -> i64 {
    EPOCH_MILLIS.wrapping_mul(1_000_000).wrapping_add(ctx.now() as i64)
}

/// A number for a new file that no other file has: it follows from the path, not from the order in
/// which files are made.
pub(super) fn new_number(ctx: &Ctx<'_>, path: &Path) -> u64 {
    let hash =
        bytes_of(path).iter().fold(0xcbf2_9ce4_8422_2325_u64, |h, &b| (h ^ u64::from(b)).wrapping_mul(0x100_0000_01b3));
    let mut taken: Vec<u64> = pairs(ctx.memory())
        .iter()
        .filter(|(_, node)| *node != 0)
        .map(|&(_, node)| describe(ctx.memory(), node).number)
        .collect();
    taken.extend(super::open::nodes(ctx).into_iter().map(|node| describe(ctx.memory(), node).number));
    (0..).map(|i| (hash >> 1).wrapping_add(i)).find(|number| !taken.contains(number)).unwrap_or(hash)
}
