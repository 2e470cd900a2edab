//! Peers of `java.io.UnixFileSystem` (`java.io.File`). Most of its methods have no way to say why something
//! failed: they answer false, or zero.

use rjpf_vm::peer::{native, throw_bare};
use rjpf_vm::{Ctx, Exit, Peer, PeerResult, Value};

use crate::files::{self, Answer, Kind, Trouble};
use crate::java_io_filedescriptor::io_exception;
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
        native("setPermission(Ljava/io/File;IZZ)Z", set_permission),
        native("setPermission0(Ljava/io/File;IZZ)Z", set_permission),
        native("delete0(Ljava/io/File;)Z", delete),
        native("createDirectory(Ljava/io/File;)Z", create_folder),
        native("createDirectory0(Ljava/io/File;)Z", create_folder),
        native("rename0(Ljava/io/File;Ljava/io/File;)Z", rename),
        native("setLastModifiedTime(Ljava/io/File;J)Z", set_last_modified_time),
        native("setLastModifiedTime0(Ljava/io/File;J)Z", set_last_modified_time),
        native("setReadOnly(Ljava/io/File;)Z", set_read_only),
        native("setReadOnly0(Ljava/io/File;)Z", set_read_only),
        native("createFileExclusively(Ljava/lang/String;)Z", create_file),
        native("createFileExclusively0(Ljava/lang/String;)Z", create_file),
    ],
)];

const EXISTS: i32 = 1;
const REGULAR: i32 = 2;
const DIRECTORY: i32 = 4;
const NANOS_PER_MILLI: i64 = 1_000_000;

/// The path of a `File` argument.
fn file_path(ctx: &Ctx<'_>, i: usize) -> Result<Vec<u8>, Exit> {
    let path = ctx.get_field(ctx.non_null(i)?, "path");
    Ok(ctx.string(path).into_bytes())
}

/// An error of the operating system is no answer.
fn answered<T>(answer: Answer<T>) -> Result<Option<T>, Exit> {
    match answer {
        Ok(value) => Ok(Some(value)),
        Err(Trouble::Errno(_)) => Ok(None),
        Err(Trouble::Exit(exit)) => Err(exit),
    }
}

fn succeeded(answer: Answer<()>) -> PeerResult {
    Ok(answered(answer)?.is_some().into())
}

fn attributes(ctx: &mut Ctx<'_>) -> Result<Option<files::Attributes>, Exit> {
    let path = file_path(ctx, 0)?;
    answered(files::stat(ctx, &path, true))
}

fn get_boolean_attributes(ctx: &mut Ctx<'_>) -> PeerResult {
    let kind = attributes(ctx)?.map_or(0, |found| match () {
        () if found.is(Kind::File) => EXISTS | REGULAR,
        () if found.is(Kind::Folder) => EXISTS | DIRECTORY,
        () => EXISTS,
    });
    Ok(kind.into())
}

/// The path without links and dots; parts that do not exist are kept as they are.
fn canonicalize(ctx: &mut Ctx<'_>) -> PeerResult {
    let text = ctx.string(ctx.non_null(0)?);
    let real = files::real_path_as_far_as_there(ctx, text.as_bytes()).map_err(io_exception)?;
    Ok(ctx.new_string(&real.to_string_lossy())?.into())
}

fn check_access(ctx: &mut Ctx<'_>) -> PeerResult {
    let (path, wanted) = (file_path(ctx, 0)?, ctx.int(1) as u32);
    succeeded(files::allows(ctx, &path, wanted))
}

fn get_last_modified_time(ctx: &mut Ctx<'_>) -> PeerResult {
    Ok(attributes(ctx)?.map_or(0, |found| found.modified.div_euclid(NANOS_PER_MILLI)).into())
}

fn get_length(ctx: &mut Ctx<'_>) -> PeerResult {
    Ok(attributes(ctx)?.map_or(0, |found| found.size as i64).into())
}

fn list(ctx: &mut Ctx<'_>) -> PeerResult {
    let path = file_path(ctx, 0)?;
    let Some(names) = answered(files::list(ctx, &path))? else { return Ok(0.into()) };
    let mut strings = Vec::with_capacity(names.len());
    for name in names {
        strings.push(ctx.new_string(&String::from_utf8_lossy(&name))?);
    }
    let class = ctx.known().string.class;
    Ok(ctx.new_object_array(class, &strings)?.into())
}

fn get_name_max(_ctx: &mut Ctx<'_>) -> PeerResult {
    Ok(255_i64.into())
}

fn delete(ctx: &mut Ctx<'_>) -> PeerResult {
    let path = file_path(ctx, 0)?;
    succeeded(files::remove(ctx, &path, None))
}

fn rename(ctx: &mut Ctx<'_>) -> PeerResult {
    let (from, to) = (file_path(ctx, 0)?, file_path(ctx, 1)?);
    succeeded(files::rename(ctx, &from, &to))
}

fn create_folder(ctx: &mut Ctx<'_>) -> PeerResult {
    let path = file_path(ctx, 0)?;
    succeeded(files::create_folder(ctx, &path, 0o777))
}

fn create_file(ctx: &mut Ctx<'_>) -> PeerResult {
    let path = ctx.string(ctx.non_null(0)?);
    match files::create_file(ctx, path.as_bytes()) {
        Err(Trouble::Errno(libc::EEXIST)) => Ok(false.into()),
        other => other.map(|()| Value::from(true)).map_err(io_exception),
    }
}

fn set_last_modified_time(ctx: &mut Ctx<'_>) -> PeerResult {
    let (path, millis) = (file_path(ctx, 0)?, ctx.long(1));
    let nanos = millis.checked_mul(NANOS_PER_MILLI).ok_or_else(|| throw_bare("java/lang/IllegalArgumentException"))?;
    succeeded(files::set_times(ctx, &path, true, nanos))
}

fn set_read_only(ctx: &mut Ctx<'_>) -> PeerResult {
    let path = file_path(ctx, 0)?;
    succeeded(files::chmod(ctx, &path, |mode| mode & !0o222))
}

/// Access is a bit of read (4), write (2), execute (1).
fn set_permission(ctx: &mut Ctx<'_>) -> PeerResult {
    let (path, access) = (file_path(ctx, 0)?, ctx.int(1) as u32);
    let (enable, owner_only) = (ctx.bool(2), ctx.bool(3));
    let bits = if owner_only { access << 6 } else { access << 6 | access << 3 | access };
    succeeded(files::chmod(ctx, &path, |mode| if enable { mode | bits } else { mode & !bits }))
}
