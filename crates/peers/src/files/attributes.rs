//! What can be asked about files, and the attributes that can be set.

use std::fs::Metadata;
use std::os::unix::fs::MetadataExt;
use std::path::Path;

use rjpf_state::Ref;
use rjpf_vm::Ctx;

use super::layer::{self, Description, Kind};
use super::walk::{Spot, There, walk};
use super::{Answer, Touched, Trouble, bytes_of, change, open};

/// The device of files that the program has made.
const DEVICE: u64 = 1;
const KIND_BITS: u32 = libc::S_IFMT;

#[derive(Clone, Copy, Debug)]
pub(crate) struct Attributes {
    /// Kind and permissions, as `stat` has them.
    pub(crate) mode: u32,
    pub(crate) links: u32,
    pub(crate) user: u32,
    pub(crate) group: u32,
    pub(crate) number: u64,
    pub(crate) device: u64,
    pub(crate) size: u64,
    /// Nanoseconds since the epoch. Reading a file must not change what can be asked about it: the access time
    /// is this one too.
    pub(crate) modified: i64,
}

impl Attributes {
    pub(crate) fn is(&self, kind: Kind) -> bool {
        let bits = match kind {
            Kind::File => libc::S_IFREG,
            Kind::Folder => libc::S_IFDIR,
            Kind::Link => libc::S_IFLNK,
        };
        self.mode & KIND_BITS == bits
    }

    fn of_host(metadata: &Metadata, path: &Path) -> Attributes {
        Attributes {
            mode: metadata.mode(),
            links: metadata.nlink() as u32,
            user: metadata.uid(),
            group: metadata.gid(),
            number: host_number(path),
            device: DEVICE,
            size: metadata.size(),
            modified: metadata.mtime() * 1_000_000_000 + metadata.mtime_nsec(),
        }
    }
}

/// The number of a file of the host's: it does not depend on the machine, and stays when the file gets a node.
/// Second names of one file have one number.
pub(super) fn host_number(path: &Path) -> u64 {
    let linked = std::fs::metadata(path).ok().filter(|m| m.nlink() > 1 && m.is_file());
    match linked {
        Some(metadata) => metadata.ino() | 1 << 63,
        None => {
            bytes_of(path)
                .iter()
                .fold(0xcbf2_9ce4_8422_2325_u64, |h, &b| (h ^ u64::from(b)).wrapping_mul(0x100_0000_01b3))
                >> 1
        }
    }
}

pub(super) fn of_spot(ctx: &Ctx<'_>, spot: &Spot) -> Answer<Attributes> {
    match &spot.there {
        There::Nothing => Err(Trouble::Errno(libc::ENOENT)),
        There::Host(metadata) => Ok(Attributes::of_host(metadata, spot.host.as_deref().unwrap_or(&spot.path))),
        There::Node(node) => Ok(of_node(ctx, *node)),
    }
}

fn of_node(ctx: &Ctx<'_>, node: Ref) -> Attributes {
    let description = layer::describe(ctx.memory(), node);
    let kind = match description.kind {
        Kind::File => libc::S_IFREG,
        Kind::Folder => libc::S_IFDIR,
        Kind::Link => libc::S_IFLNK,
    };
    // New files belong to whom the working folder belongs to.
    let owner = std::fs::metadata(&ctx.environment().working_folder).ok();
    Attributes {
        mode: kind | description.mode,
        links: description.links,
        user: owner.as_ref().map_or(0, MetadataExt::uid),
        group: owner.as_ref().map_or(0, MetadataExt::gid),
        number: description.number,
        device: DEVICE,
        size: description.size,
        modified: description.modified,
    }
}

/// The number of what is there.
pub(super) fn number(ctx: &Ctx<'_>, spot: &Spot) -> u64 {
    match (&spot.there, &spot.host) {
        (There::Node(node), _) => layer::describe(ctx.memory(), *node).number,
        (_, Some(host)) => host_number(host),
        _ => 0,
    }
}

pub(crate) fn stat(ctx: &mut Ctx<'_>, path: &[u8], follow: bool) -> Answer<Attributes> {
    let mut touched = Touched::default();
    let spot = walk(ctx, path, follow, &mut touched);
    if let Ok(spot) = &spot {
        touched.content(number(ctx, spot), false);
    }
    touched.ask(ctx)?;
    of_spot(ctx, &spot?)
}

pub(crate) fn attributes_of_open(ctx: &mut Ctx<'_>, fd: i32) -> Answer<Attributes> {
    let found = open::node_or_host(ctx, fd)?;
    if found.is_err() {
        ctx.rely_on_outside();
    }
    let mut touched = Touched::default();
    touched.content(
        match &found {
            Ok(node) => layer::describe(ctx.memory(), *node).number,
            Err(host) => host_number(host),
        },
        false,
    );
    touched.ask(ctx)?;
    match found {
        Ok(node) => Ok(of_node(ctx, node)),
        Err(host) => Ok(Attributes::of_host(&std::fs::metadata(&host)?, &host)),
    }
}

/// Does anybody have these permissions? Who runs the checker makes no difference.
pub(super) fn has(mode: u32, wanted: u32) -> bool {
    wanted & (mode | mode >> 3 | mode >> 6) & 7 == wanted
}

/// Does the path lead to something that allows this?
pub(crate) fn allows(ctx: &mut Ctx<'_>, path: &[u8], wanted: u32) -> Answer<()> {
    if has(stat(ctx, path, true)?.mode, wanted) { Ok(()) } else { Err(Trouble::Errno(libc::EACCES)) }
}

/// Changes the description of what is at a path.
fn change(ctx: &mut Ctx<'_>, path: &[u8], follow: bool, edit: impl FnOnce(&mut Description)) -> Answer<()> {
    let mut touched = Touched::default();
    let spot = walk(ctx, path, follow, &mut touched);
    if let Ok(spot) = &spot {
        touched.content(number(ctx, spot), true);
    }
    touched.ask(ctx)?;
    let spot = spot?;
    spot.exists()?;
    let node = change::in_layer(ctx, &spot)?;
    edit_node(ctx, node, edit)
}

fn edit_node(ctx: &mut Ctx<'_>, node: Ref, edit: impl FnOnce(&mut Description)) -> Answer<()> {
    let mut description = layer::describe(ctx.memory(), node);
    edit(&mut description);
    Ok(layer::set_description(ctx, node, &description)?)
}

/// Sets the permissions that `edit` makes of the present ones.
pub(crate) fn chmod(ctx: &mut Ctx<'_>, path: &[u8], edit: impl FnOnce(u32) -> u32) -> Answer<()> {
    change(ctx, path, true, |description| description.mode = edit(description.mode) & 0o7777)
}

/// Sets the time of modification, in nanoseconds.
pub(crate) fn set_times(ctx: &mut Ctx<'_>, path: &[u8], follow: bool, modified: i64) -> Answer<()> {
    change(ctx, path, follow, |description| description.modified = modified)
}

pub(crate) fn set_attributes_of_open(
    ctx: &mut Ctx<'_>,
    fd: i32,
    modified: Option<i64>,
    mode: Option<u32>,
) -> Answer<()> {
    let node = match open::node_or_host(ctx, fd)? {
        Ok(node) => node,
        // A file of the host that was opened for its attributes: by its path, which has no links.
        Err(host) => {
            return change(ctx, bytes_of(&host), true, |description| {
                description.modified = modified.unwrap_or(description.modified);
                description.mode = mode.unwrap_or(description.mode) & 0o7777;
            });
        }
    };
    let mut touched = Touched::default();
    touched.content(layer::describe(ctx.memory(), node).number, true);
    touched.ask(ctx)?;
    edit_node(ctx, node, |description| {
        description.modified = modified.unwrap_or(description.modified);
        description.mode = mode.unwrap_or(description.mode) & 0o7777;
    })
}
