//! What changes names: creating, deleting, renaming, linking.

use std::path::{Path, PathBuf};

use rjpf_state::Ref;
use rjpf_vm::Ctx;

use super::layer::{self, Description, Kind};
use super::walk::{Spot, There, names_in, walk};
use super::{Answer, Touched, Trouble, attributes, bytes_of, host, open};

/// What an ordinary user's new files do not allow to others.
const UMASK: u32 = 0o022;

fn new_description(ctx: &Ctx<'_>, path: &Path, kind: Kind, mode: u32) -> Description {
    let number = layer::new_number(ctx, path);
    Description { kind, mode: mode & !UMASK, links: 1, modified: layer::now(ctx), number, size: 0, host: None }
}

/// A new file at a spot where nothing is; whoever calls has asked.
pub(super) fn new_file(ctx: &mut Ctx<'_>, spot: &Spot, permissions: u32) -> Answer<Ref> {
    let description = new_description(ctx, &spot.path, Kind::File, permissions);
    let node = layer::new_node(ctx, &description, Some(&[]))?;
    layer::put(ctx, &spot.path, node)?;
    Ok(node)
}

/// The node of what is there: what is the host's gets one, with the host's attributes and bytes.
pub(super) fn in_layer(ctx: &mut Ctx<'_>, spot: &Spot) -> Answer<Ref> {
    let host = match (&spot.there, &spot.host) {
        (There::Node(node), _) => return Ok(*node),
        (There::Host(_), Some(host)) => host.clone(),
        _ => return Err(Trouble::Errno(libc::ENOENT)),
    };
    host::may_read(ctx, &host)?;
    let attributes = attributes::of_spot(ctx, spot)?;
    let description = Description {
        kind: spot.kind(ctx).unwrap_or(Kind::File),
        mode: attributes.mode & 0o7777,
        links: attributes.links,
        modified: attributes.modified,
        number: attributes.number,
        size: attributes.size,
        host: Some(host.clone()),
    };
    let node = layer::new_node(ctx, &description, None)?;
    layer::put(ctx, &spot.path, node)?;
    open::take_over(ctx, &host, node);
    Ok(node)
}

/// Follows a path whose last part is about to be changed, and says so.
fn spot_to_change(ctx: &mut Ctx<'_>, path: &[u8]) -> Answer<Spot> {
    let mut touched = Touched::default();
    let spot = walk(ctx, path, false, &mut touched);
    if let Ok(spot) = &spot {
        touched.name(&spot.path, true);
        touched.one_of_names(&spot.parent());
        touched.all_names(&spot.path);
    }
    touched.ask(ctx)?;
    spot
}

fn free_spot(ctx: &mut Ctx<'_>, path: &[u8]) -> Answer<Spot> {
    let spot = spot_to_change(ctx, path)?;
    if matches!(spot.there, There::Nothing) { Ok(spot) } else { Err(Trouble::Errno(libc::EEXIST)) }
}

/// Creates a file that must not be there.
pub(crate) fn create_file(ctx: &mut Ctx<'_>, path: &[u8]) -> Answer<()> {
    let spot = free_spot(ctx, path)?;
    new_file(ctx, &spot, 0o666).map(|_| ())
}

pub(crate) fn create_folder(ctx: &mut Ctx<'_>, path: &[u8], mode: u32) -> Answer<()> {
    let spot = free_spot(ctx, path)?;
    let description = new_description(ctx, &spot.path, Kind::Folder, mode);
    let node = layer::new_node(ctx, &Description { links: 2, size: 4096, ..description }, None)?;
    Ok(layer::put(ctx, &spot.path, node)?)
}

pub(crate) fn symlink(ctx: &mut Ctx<'_>, target: &[u8], path: &[u8]) -> Answer<()> {
    let spot = free_spot(ctx, path)?;
    let description = new_description(ctx, &spot.path, Kind::Link, 0);
    let description = Description { mode: 0o777, size: target.len() as u64, ..description };
    let node = layer::new_node(ctx, &description, Some(target))?;
    Ok(layer::put(ctx, &spot.path, node)?)
}

/// A second name of a file.
pub(crate) fn link(ctx: &mut Ctx<'_>, old: &[u8], new: &[u8]) -> Answer<()> {
    let mut touched = Touched::default();
    let (from, to) = (walk(ctx, old, false, &mut touched), walk(ctx, new, false, &mut touched));
    if let (Ok(from), Ok(to)) = (&from, &to) {
        touched.name(&to.path, true);
        touched.one_of_names(&to.parent());
        touched.content(attributes::number(ctx, from), true);
    }
    touched.ask(ctx)?;
    let (from, to) = (from?, to?);
    if !matches!(to.there, There::Nothing) {
        return Err(Trouble::Errno(libc::EEXIST));
    }
    if from.exists()?.is_folder(ctx) {
        return Err(Trouble::Errno(libc::EPERM));
    }
    let node = in_layer(ctx, &from)?;
    let description = layer::describe(ctx.memory(), node);
    layer::set_description(ctx, node, &Description { links: description.links + 1, ..description })?;
    Ok(layer::put(ctx, &to.path, node)?)
}

/// Is there something of the host at this path, which the layer has to hide?
fn host_has(spot: &Spot) -> bool {
    spot.host.as_deref().is_some_and(|host| std::fs::symlink_metadata(host).is_ok())
}

/// Deletes what is there; `folder` says what it must be, if that matters.
pub(crate) fn remove(ctx: &mut Ctx<'_>, path: &[u8], folder: Option<bool>) -> Answer<()> {
    let spot = spot_to_change(ctx, path)?;
    let is_folder = spot.exists()?.is_folder(ctx);
    match folder {
        Some(true) if !is_folder => return Err(Trouble::Errno(libc::ENOTDIR)),
        Some(false) if is_folder => return Err(Trouble::Errno(libc::EISDIR)),
        _ => {}
    }
    if is_folder && !names_in(ctx, &spot)?.is_empty() {
        return Err(Trouble::Errno(libc::ENOTEMPTY));
    }
    one_name_less(ctx, &spot)?;
    Ok(layer::delete(ctx, &spot.path, host_has(&spot))?)
}

fn one_name_less(ctx: &mut Ctx<'_>, spot: &Spot) -> Answer<()> {
    if let There::Node(node) = spot.there {
        let description = layer::describe(ctx.memory(), node);
        let links = description.links.saturating_sub(1);
        layer::set_description(ctx, node, &Description { links, ..description })?;
    }
    Ok(())
}

pub(crate) fn rename(ctx: &mut Ctx<'_>, old: &[u8], new: &[u8]) -> Answer<()> {
    let mut touched = Touched::default();
    let (from, to) = (walk(ctx, old, false, &mut touched), walk(ctx, new, false, &mut touched));
    for spot in [&from, &to].into_iter().flatten() {
        touched.name(&spot.path, true);
        touched.one_of_names(&spot.parent());
        touched.all_names(&spot.path);
    }
    touched.ask(ctx)?;
    let (from, to) = (from?, to?);
    let is_folder = from.exists()?.is_folder(ctx);
    if to.path.starts_with(&from.path) {
        return if to.path == from.path { Ok(()) } else { Err(Trouble::Errno(libc::EINVAL)) };
    }
    match to.kind(ctx) {
        None => {}
        Some(Kind::Folder) if !is_folder => return Err(Trouble::Errno(libc::EISDIR)),
        Some(Kind::Folder) if !names_in(ctx, &to)?.is_empty() => return Err(Trouble::Errno(libc::ENOTEMPTY)),
        Some(Kind::Folder) => {}
        Some(_) if is_folder => return Err(Trouble::Errno(libc::ENOTDIR)),
        Some(_) => one_name_less(ctx, &to)?,
    }
    let node = in_layer(ctx, &from)?;
    let below: Vec<(PathBuf, Ref)> = layer::pairs(ctx.memory())
        .into_iter()
        .filter(|(path, _)| path.starts_with(&from.path) && *path != from.path)
        .collect();
    layer::delete(ctx, &to.path, false)?;
    layer::delete(ctx, &from.path, host_has(&from))?;
    let mut all = layer::pairs(ctx.memory());
    all.push((to.path.clone(), node));
    for (path, node) in below {
        let rest = &bytes_of(&path)[bytes_of(&from.path).len()..];
        all.push((layer::path_of(&[bytes_of(&to.path), rest].concat()), node));
    }
    Ok(layer::set_pairs(ctx, all)?)
}
