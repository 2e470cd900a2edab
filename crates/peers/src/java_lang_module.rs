//! Peers of `java.lang.Module`: the machine learns which packages belong to which module.
//!
//! Readability and exports are checked by Java code in reflection. The machine looks at what modules of the JDK export
//! to the classes of programs that are in no module, so it takes note of that.

use rjpf_classes::Name;
use rjpf_vm::peer::{native, throw};
use rjpf_vm::{Ctx, Peer, PeerResult, Value};

pub(crate) const PEERS: &[Peer] = &[Peer::of(
    "java/lang/Module",
    &[
        native(
            "defineModule0(Ljava/lang/Module;ZLjava/lang/String;Ljava/lang/String;[Ljava/lang/Object;)V",
            define_module,
        ),
        native(
            "defineModule0(Ljava/lang/Module;ZLjava/lang/String;Ljava/lang/String;[Ljava/lang/String;)V",
            define_module,
        ),
        native("addReads0(Ljava/lang/Module;Ljava/lang/Module;)V", checked_pair),
        native("addExports0(Ljava/lang/Module;Ljava/lang/String;Ljava/lang/Module;)V", export_to),
        native("addExportsToAll0(Ljava/lang/Module;Ljava/lang/String;)V", export),
        native("addExportsToAllUnnamed0(Ljava/lang/Module;Ljava/lang/String;)V", export),
    ],
)];

fn define_module(ctx: &mut Ctx<'_>) -> PeerResult {
    let module = ctx.non_null(0)?;
    let name = ctx.get_field(module, "name");
    if name == 0 {
        return Err(throw("java/lang/IllegalArgumentException", "Module name cannot be null"));
    }
    let name = ctx.string(name);
    let loader = ctx.get_field(module, "loader");
    let packages = match ctx.object(4) {
        0 => Vec::new(),
        array => ctx.memory().word_array(array).to_vec(),
    };
    let packages: Vec<String> = packages.into_iter().map(|p| ctx.string(p)).collect();
    ctx.define_module(&name, module, loader, &packages)?;
    Ok(Value::Void)
}

fn export_to(ctx: &mut Ctx<'_>) -> PeerResult {
    let to = ctx.non_null(2)?;
    if ctx.get_field(to, "name") == 0 { export(ctx) } else { checked_pair(ctx) }
}

/// A package is there for all classes that are in no module, on all paths: which paths have said so is not kept apart.
fn export(ctx: &mut Ctx<'_>) -> PeerResult {
    let (module, package) = (ctx.non_null(0)?, ctx.non_null(1)?);
    let name = ctx.get_field(module, "name");
    if name != 0 {
        let package = ctx.string(package).replace('.', "/");
        let name = ctx.string(name);
        ctx.registry().note_export(Name::from(name.as_str()), Name::from(package.as_str()));
    }
    Ok(Value::Void)
}

/// The arguments of a note about readability or exports must be there.
fn checked_pair(ctx: &mut Ctx<'_>) -> PeerResult {
    ctx.non_null(0)?;
    Ok(Value::Void)
}
