//! Peers of `java.io.UnixFileSystem` (`java.io.File`): questions about the host's files. Nothing
//! is changed there: what fails on the host anyway fails as it does there, the rest is not
//! supported.

use std::fs::Metadata;
use std::os::unix::fs::{MetadataExt, PermissionsExt};
use std::path::PathBuf;

use rjpf_vm::peer::{native, unsupported};
use rjpf_vm::{Ctx, Exit, Peer, PeerResult};

use crate::java_io_filedescriptor::{self as files, host_path};
use crate::jdk_internal_misc_unsafe::nothing;

pub(crate) const PEERS: &[Peer] = &[Peer::of(
    "java/io/UnixFileSystem",
    &[
        native("initIDs()V", nothing),
        native("canonicalize0(Ljava/lang/String;)Ljava/lang/String;", canonicalize),
        native("getBooleanAttributes0(Ljava/io/File;)I", get_boolean_attributes),
        native("checkAccess(Ljava/io/File;I)Z", check_access),
        native("checkAccess0(Ljava/io/File;I)Z", check_access),
        native("getLastModifiedTime(Ljava/io/File;)J", get_last_modified_time),
        native("getLastModifiedTime0(Ljava/io/File;)J", get_last_modified_time),
        native("getLength(Ljava/io/File;)J", get_length),
        native("getLength0(Ljava/io/File;)J", get_length),
        native("list(Ljava/io/File;)[Ljava/lang/String;", list),
        native("list0(Ljava/io/File;)[Ljava/lang/String;", list),
        native("getNameMax0(Ljava/lang/String;)J", get_name_max),
        native("setPermission(Ljava/io/File;IZZ)Z", change),
        native("setPermission0(Ljava/io/File;IZZ)Z", change),
        native("delete0(Ljava/io/File;)Z", change),
        native("createDirectory(Ljava/io/File;)Z", create_folder),
        native("createDirectory0(Ljava/io/File;)Z", create_folder),
        native("rename0(Ljava/io/File;Ljava/io/File;)Z", change),
        native("setLastModifiedTime(Ljava/io/File;J)Z", change),
        native("setLastModifiedTime0(Ljava/io/File;J)Z", change),
        native("setReadOnly(Ljava/io/File;)Z", change),
        native("setReadOnly0(Ljava/io/File;)Z", change),
        native("createFileExclusively(Ljava/lang/String;)Z", create_file),
        native("createFileExclusively0(Ljava/lang/String;)Z", create_file),
    ],
)];

const EXISTS: i32 = 1;
const REGULAR: i32 = 2;
const DIRECTORY: i32 = 4;

fn file_path(ctx: &Ctx<'_>) -> Result<PathBuf, Exit> {
    let path = ctx.get_field(ctx.non_null(0)?, "path");
    Ok(host_path(ctx, ctx.string(path).as_bytes()))
}

fn attributes(metadata: std::io::Result<Metadata>) -> i32 {
    match metadata {
        Ok(m) if m.is_file() => EXISTS | REGULAR,
        Ok(m) if m.is_dir() => EXISTS | DIRECTORY,
        Ok(_) => EXISTS,
        Err(_) => 0,
    }
}

fn get_boolean_attributes(ctx: &mut Ctx<'_>) -> PeerResult {
    Ok(attributes(std::fs::metadata(file_path(ctx)?)).into())
}

/// The path without links and dots; parts that do not exist are kept as they are.
fn canonicalize(ctx: &mut Ctx<'_>) -> PeerResult {
    let text = ctx.string(ctx.non_null(0)?);
    let path = host_path(ctx, text.as_bytes());
    let mut known = path.clone();
    let mut missing = Vec::new();
    let resolved = loop {
        match known.canonicalize() {
            Ok(resolved) => break resolved,
            Err(_) => match (known.file_name().map(ToOwned::to_owned), known.pop()) {
                (Some(name), true) => missing.push(name),
                _ => break known,
            },
        }
    };
    let whole = missing.iter().rev().fold(resolved, |path, name| path.join(name));
    Ok(ctx.new_string(&whole.to_string_lossy())?.into())
}

/// Asks for the permission bits of anybody: who runs the checker makes no difference.
fn check_access(ctx: &mut Ctx<'_>) -> PeerResult {
    let wanted = ctx.int(1) as u32;
    let allowed = std::fs::metadata(file_path(ctx)?).is_ok_and(|m| {
        let mode = m.permissions().mode();
        wanted & (mode | mode >> 3 | mode >> 6) & 7 == wanted
    });
    Ok(allowed.into())
}

fn get_last_modified_time(ctx: &mut Ctx<'_>) -> PeerResult {
    let millis =
        std::fs::metadata(file_path(ctx)?).map_or(0, |m| m.mtime() * 1000 + m.mtime_nsec() / 1_000_000);
    Ok(millis.into())
}

fn get_length(ctx: &mut Ctx<'_>) -> PeerResult {
    Ok(std::fs::metadata(file_path(ctx)?).map_or(0, |m| m.len() as i64).into())
}

/// Names in a folder, sorted: the host's order means nothing.
fn list(ctx: &mut Ctx<'_>) -> PeerResult {
    let Ok(entries) = std::fs::read_dir(file_path(ctx)?) else { return Ok(0.into()) };
    let mut names: Vec<String> =
        entries.filter_map(|e| Some(e.ok()?.file_name().to_string_lossy().into_owned())).collect();
    names.sort_unstable();
    let mut strings = Vec::with_capacity(names.len());
    for name in names {
        strings.push(ctx.new_string(&name)?);
    }
    let class = ctx.vm.known.string.class;
    Ok(ctx.new_object_array(class, &strings)?.into())
}

fn get_name_max(_ctx: &mut Ctx<'_>) -> PeerResult {
    Ok(255_i64.into())
}

/// Changes to something that is not there fail.
fn change(ctx: &mut Ctx<'_>) -> PeerResult {
    let path = file_path(ctx)?;
    if path.symlink_metadata().is_err() {
        return Ok(false.into());
    }
    Err(unsupported(format!("changing the file {}", path.display())))
}

fn create_folder(ctx: &mut Ctx<'_>) -> PeerResult {
    let path = file_path(ctx)?;
    if path.symlink_metadata().is_ok() || files::parent_error(&path).is_some() {
        return Ok(false.into());
    }
    Err(unsupported(format!("creating the folder {}", path.display())))
}

fn create_file(ctx: &mut Ctx<'_>) -> PeerResult {
    let text = ctx.string(ctx.non_null(0)?);
    let path = host_path(ctx, text.as_bytes());
    if path.symlink_metadata().is_ok() {
        return Ok(false.into());
    }
    match files::parent_error(&path) {
        Some(error) => Err(files::io_exception(&error)),
        None => Err(unsupported(format!("creating the file {text}"))),
    }
}
