//! Peers of `jdk.internal.loader`: what the boot loader has, and native libraries.
//!
//! The JDK's own libraries count as built in, since their functions are the peers. A library of
//! the program cannot be loaded: native code has no words that could be backtracked.

use rjpf_classes::{LoaderId, Name};
use rjpf_state::{Ref, global};
use rjpf_vm::peer::{native, unsupported};
use rjpf_vm::{Ctx, Peer, PeerResult, Value};

pub(crate) const PEERS: &[Peer] = &[
    Peer::of(
        "jdk/internal/loader/BootLoader",
        &[
            native("setBootLoaderUnnamedModule0(Ljava/lang/Module;)V", set_unnamed_module),
            native("getSystemPackageNames()[Ljava/lang/String;", package_names),
            native("getSystemPackageLocation(Ljava/lang/String;)Ljava/lang/String;", package_location),
        ],
    ),
    Peer::of(
        "jdk/internal/loader/NativeLibraries",
        &[
            native("findBuiltinLib(Ljava/lang/String;)Ljava/lang/String;", find_builtin),
            native(
                "load(Ljdk/internal/loader/NativeLibraries$NativeLibraryImpl;Ljava/lang/String;ZZZ)Z",
                load,
            ),
            native(
                "load(Ljdk/internal/loader/NativeLibraries$NativeLibraryImpl;Ljava/lang/String;ZZ)Z",
                load,
            ),
            native("unload(Ljava/lang/String;ZZJ)V", unload),
            native("unload(Ljava/lang/String;ZJ)V", unload),
            native(
                "findEntry0(Ljdk/internal/loader/NativeLibraries$NativeLibraryImpl;Ljava/lang/String;)J",
                no_entry,
            ),
        ],
    ),
    Peer::of("jdk/internal/loader/NativeLibrary", &[native("findEntry0(JLjava/lang/String;)J", no_entry)]),
    // JDK 11 keeps native libraries in the class loader.
    Peer::of(
        "java/lang/ClassLoader",
        &[native("findBuiltinLib(Ljava/lang/String;)Ljava/lang/String;", find_builtin)],
    ),
    Peer::of(
        "java/lang/ClassLoader$NativeLibrary",
        &[
            native("load0(Ljava/lang/String;Z)Z", load_itself),
            native("unload(Ljava/lang/String;ZJ)V", unload),
            native("findEntry(Ljava/lang/String;)J", no_entry),
        ],
    ),
];

fn set_unnamed_module(ctx: &mut Ctx<'_>) -> PeerResult {
    let module = ctx.object(0);
    ctx.set_global(global::BOOT_UNNAMED_MODULE, module);
    Ok(Value::Void)
}

/// Packages of the boot classes that this state has used, in internal form.
fn package_names(ctx: &mut Ctx<'_>) -> PeerResult {
    let registry = ctx.registry();
    let mut names: Vec<&'static [u8]> = registry
        .all_classes()
        .filter(|c| c.loader == LoaderId::BOOT && !c.is_array() && !c.is_primitive())
        // What the registry holds depends on other paths; what has a mirror here does not.
        .filter(|c| ctx.memory().get(registry.mirror_address(c)) != 0)
        .map(|c| c.name.package())
        .collect();
    names.sort_unstable();
    names.dedup();
    let mut strings = Vec::with_capacity(names.len());
    for name in names {
        strings.push(ctx.new_string(&String::from_utf8_lossy(name))?);
    }
    let class = ctx.known().string.class;
    Ok(ctx.new_object_array(class, &strings)?.into())
}

/// `jrt:/module` for a package of a module of the boot loader; null for any other.
fn package_location(ctx: &mut Ctx<'_>) -> PeerResult {
    let package = ctx.string(ctx.non_null(0)?).replace('.', "/");
    let registry = ctx.registry();
    let classes = registry.jdk.image.classes().map_err(|e| unsupported(e.to_string()))?;
    let inside = classes.iter().filter_map(|(_, path)| path.strip_suffix(".class"));
    let Some(name) = inside.filter(|n| n.rsplit_once('/').is_some_and(|(p, _)| p == package)).min() else {
        return Ok(0.into());
    };
    let module = match registry.load(LoaderId::BOOT, Name::from(name)) {
        Ok(class) if class.loader == LoaderId::BOOT => class.module,
        _ => None,
    };
    match module {
        Some(module) => Ok(ctx.new_string(&format!("jrt:/{module}"))?.into()),
        None => Ok(0.into()),
    }
}

/// The JDK's own libraries: what has no peer in them is unsupported by its name when it is called.
fn find_builtin(ctx: &mut Ctx<'_>) -> PeerResult {
    let name = ctx.non_null(0)?;
    let file = ctx.string(name);
    let built_in = !file.contains('/') && ctx.registry().jdk.home.join("lib").join(&file).is_file();
    Ok(if built_in { name } else { 0 }.into())
}

fn load(ctx: &mut Ctx<'_>) -> PeerResult {
    let (library, name, built_in) = (ctx.non_null(0)?, ctx.string(ctx.non_null(1)?), ctx.bool(2));
    load_library(ctx, library, &name, built_in)
}

fn load_itself(ctx: &mut Ctx<'_>) -> PeerResult {
    let (library, name, built_in) = (ctx.this(), ctx.string(ctx.non_null(0)?), ctx.bool(1));
    load_library(ctx, library, &name, built_in)
}

fn load_library(ctx: &mut Ctx<'_>, library: Ref, name: &str, built_in: bool) -> PeerResult {
    const JNI_VERSION_1_8: u32 = 0x0001_0008;
    if !built_in {
        return Err(unsupported(format!("the native library {name}")));
    }
    ctx.put_field2(library, "handle", 1);
    ctx.put_field(library, "jniVersion", JNI_VERSION_1_8);
    Ok(true.into())
}

fn unload(_ctx: &mut Ctx<'_>) -> PeerResult {
    Ok(Value::Void)
}

/// No library has symbols that a program could call.
fn no_entry(_ctx: &mut Ctx<'_>) -> PeerResult {
    Ok(Value::Wide(0))
}
