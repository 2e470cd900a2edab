//! From a path to what is there: the layer first, the host below it.

use std::collections::VecDeque;
use std::ffi::{OsStr, OsString};
use std::fs::Metadata;
use std::path::{Component, Path, PathBuf};

use rjpf_state::Ref;
use rjpf_vm::Ctx;

use super::layer::{self, Kind};
use super::{Answer, Touched, Trouble, bytes_of, host};

/// Links that are followed before they are taken for a circle, as on Linux.
const MOST_LINKS: usize = 40;
/// Bytes that a path, and a name in it, may have, as on Linux.
const MOST_PATH: usize = 4095;
const MOST_NAME: usize = 255;

/// What a path leads to.
pub(super) enum There {
    Nothing,
    Host(Metadata),
    Node(Ref),
}

/// A path without links and dots, and what is there.
pub(super) struct Spot {
    pub(super) path: PathBuf,
    /// Where the host has, or would have, the same.
    pub(super) host: Option<PathBuf>,
    pub(super) there: There,
}

impl Spot {
    /// Is there anything?
    pub(super) fn exists(&self) -> Answer<&Spot> {
        if matches!(self.there, There::Nothing) { Err(Trouble::Errno(libc::ENOENT)) } else { Ok(self) }
    }

    pub(super) fn kind(&self, ctx: &Ctx<'_>) -> Option<Kind> {
        match &self.there {
            There::Nothing => None,
            There::Node(node) => Some(layer::describe(ctx.memory(), *node).kind),
            There::Host(metadata) if metadata.is_dir() => Some(Kind::Folder),
            There::Host(metadata) if metadata.is_symlink() => Some(Kind::Link),
            There::Host(_) => Some(Kind::File),
        }
    }

    pub(super) fn is_folder(&self, ctx: &Ctx<'_>) -> bool {
        self.kind(ctx) == Some(Kind::Folder)
    }

    /// The folder that it is in.
    pub(super) fn parent(&self) -> PathBuf {
        self.path.parent().unwrap_or(Path::new("/")).to_path_buf()
    }
}

/// A folder on the way: its path, and where the host has it.
type Step = (PathBuf, Option<PathBuf>);

/// Follows a path of the program's. Only the last part may be missing.
pub(super) fn walk(ctx: &Ctx<'_>, path: &[u8], follow: bool, touched: &mut Touched) -> Answer<Spot> {
    if path.is_empty() {
        return Err(Trouble::Errno(libc::ENOENT));
    }
    if path.len() > MOST_PATH {
        return Err(Trouble::Errno(libc::ENAMETOOLONG));
    }
    let mut left: VecDeque<OsString> = parts(&host::host_path(ctx, path)).collect();
    let mut way: Vec<Step> = vec![(PathBuf::from("/"), Some(PathBuf::from("/")))];
    let mut links = 0;
    while let Some(part) = left.pop_front() {
        if part == ".." {
            way.truncate((way.len() - 1).max(1));
            continue;
        }
        if part.len() > MOST_NAME {
            return Err(Trouble::Errno(libc::ENAMETOOLONG));
        }
        let spot = child(ctx, way.last().map_or((Path::new("/"), None), |(p, h)| (p, h.as_deref())), &part, touched)?;
        let last = left.is_empty();
        match spot.kind(ctx) {
            Some(Kind::Link) if follow || !last => {
                links += 1;
                if links > MOST_LINKS {
                    return Err(Trouble::Errno(libc::ELOOP));
                }
                let target = target_of(ctx, &spot)?;
                if target.is_absolute() {
                    way.truncate(1);
                }
                parts(&target).collect::<Vec<_>>().into_iter().rev().for_each(|part| left.push_front(part));
            }
            _ if last => return Ok(spot),
            Some(Kind::Folder) => {
                let below = match &spot.there {
                    There::Node(node) => layer::describe(ctx.memory(), *node).host,
                    _ => spot.host,
                };
                way.push((spot.path, below));
            }
            None => return Err(Trouble::Errno(libc::ENOENT)),
            Some(_) => return Err(Trouble::Errno(libc::ENOTDIR)),
        }
    }
    // The path ends in dots, or is the root.
    let (path, _) = way.pop().unwrap_or_default();
    match (path.parent(), path.file_name(), way.pop()) {
        (Some(_), Some(name), Some((above, host))) => child(ctx, (&above, host.as_deref()), name, touched),
        _ => Ok(Spot { host: Some(path.clone()), there: There::Host(std::fs::metadata(&path)?), path }),
    }
}

fn parts(path: &Path) -> impl Iterator<Item = OsString> + '_ {
    path.components().filter_map(|part| match part {
        Component::Normal(name) => Some(name.to_os_string()),
        Component::ParentDir => Some(OsString::from("..")),
        _ => None,
    })
}

/// What a folder has under a name.
fn child(ctx: &Ctx<'_>, folder: (&Path, Option<&Path>), name: &OsStr, touched: &mut Touched) -> Answer<Spot> {
    let (path, host) = (folder.0.join(name), folder.1.map(|host| host.join(name)));
    touched.name(&path, false);
    let there = match layer::find(ctx.memory(), &path) {
        Some(Some(node)) => There::Node(node),
        Some(None) => There::Nothing,
        None if host.as_deref().is_some_and(|host| host::is_hidden(ctx, host)) => There::Nothing,
        None => match host.as_deref().map(std::fs::symlink_metadata) {
            Some(Ok(metadata)) => There::Host(metadata),
            Some(Err(error)) if error.kind() != std::io::ErrorKind::NotFound => return Err(error.into()),
            _ => There::Nothing,
        },
    };
    Ok(Spot { path, host, there })
}

pub(super) fn target_of(ctx: &Ctx<'_>, spot: &Spot) -> Answer<PathBuf> {
    Ok(match (&spot.there, &spot.host) {
        (There::Node(node), _) => {
            match (layer::content(ctx.memory(), *node), layer::describe(ctx.memory(), *node).host) {
                (Some(target), _) => layer::path_of(target),
                (None, Some(host)) => std::fs::read_link(host)?,
                (None, None) => return Err(Trouble::Errno(libc::EINVAL)),
            }
        }
        (There::Host(_), Some(host)) => std::fs::read_link(host)?,
        _ => return Err(Trouble::Errno(libc::EINVAL)),
    })
}

/// The path of what is there, without links and dots.
pub(crate) fn real_path(ctx: &mut Ctx<'_>, path: &[u8]) -> Answer<PathBuf> {
    let mut touched = Touched::default();
    let spot = walk(ctx, path, true, &mut touched);
    touched.ask(ctx)?;
    let spot = spot?;
    spot.exists()?;
    Ok(spot.path)
}

/// The same for a path whose last parts may be missing: they are kept as they are.
pub(crate) fn real_path_as_far_as_there(ctx: &mut Ctx<'_>, path: &[u8]) -> Answer<PathBuf> {
    let mut touched = Touched::default();
    let mut known = host::host_path(ctx, path);
    let mut missing = Vec::new();
    let real = loop {
        match walk(ctx, bytes_of(&known), true, &mut touched) {
            Ok(spot) if !matches!(spot.there, There::Nothing) => break spot.path,
            Err(Trouble::Exit(exit)) => return Err(exit.into()),
            _ => match (known.file_name().map(ToOwned::to_owned), known.pop()) {
                (Some(name), true) => missing.push(name),
                _ => break known,
            },
        }
    };
    touched.ask(ctx)?;
    Ok(missing.iter().rev().fold(real, |path, name| path.join(name)))
}

pub(crate) fn read_link(ctx: &mut Ctx<'_>, path: &[u8]) -> Answer<PathBuf> {
    let mut touched = Touched::default();
    let spot = walk(ctx, path, false, &mut touched);
    touched.ask(ctx)?;
    let spot = spot?;
    match spot.exists()?.kind(ctx) {
        Some(Kind::Link) => target_of(ctx, &spot),
        _ => Err(Trouble::Errno(libc::EINVAL)),
    }
}

/// The names in a folder, sorted: the host's order means nothing.
pub(crate) fn list(ctx: &mut Ctx<'_>, path: &[u8]) -> Answer<Vec<Vec<u8>>> {
    let mut touched = Touched::default();
    let spot = walk(ctx, path, true, &mut touched);
    if let Ok(spot) = &spot {
        touched.all_names(&spot.path);
    }
    touched.ask(ctx)?;
    names_in(ctx, spot?.exists()?)
}

pub(super) fn names_in(ctx: &Ctx<'_>, spot: &Spot) -> Answer<Vec<Vec<u8>>> {
    let below = match &spot.there {
        There::Node(node) => {
            let description = layer::describe(ctx.memory(), *node);
            if description.kind != Kind::Folder {
                return Err(Trouble::Errno(libc::ENOTDIR));
            }
            description.host
        }
        _ => spot.host.clone(),
    };
    let mut names = std::collections::BTreeSet::new();
    if let Some(host) = below {
        host::may_read(ctx, &host)?;
        for entry in std::fs::read_dir(host)? {
            names.insert(bytes_of(Path::new(&entry?.file_name())).to_vec());
        }
    }
    for (path, node) in layer::pairs(ctx.memory()) {
        let (Some(folder), Some(name)) = (path.parent(), path.file_name()) else { continue };
        let name = bytes_of(Path::new(name)).to_vec();
        match folder == spot.path {
            true if node == 0 => _ = names.remove(&name),
            true => _ = names.insert(name),
            false => {}
        }
    }
    Ok(names.into_iter().collect())
}
