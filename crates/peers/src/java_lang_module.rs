//! Peers of `java.lang.Module`: the machine learns which packages belong to which module.
//!
//! Readability and exports are checked by Java code in reflection; the machine itself does not
//! check them when linking, so the notes about them are dropped.

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
        native("addExports0(Ljava/lang/Module;Ljava/lang/String;Ljava/lang/Module;)V", checked_pair),
        native("addExportsToAll0(Ljava/lang/Module;Ljava/lang/String;)V", checked_pair),
        native("addExportsToAllUnnamed0(Ljava/lang/Module;Ljava/lang/String;)V", checked_pair),
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

/// The arguments of a note about readability or exports must be there.
fn checked_pair(ctx: &mut Ctx<'_>) -> PeerResult {
    ctx.non_null(0)?;
    Ok(Value::Void)
}
