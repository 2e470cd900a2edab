//! Peers of `java.lang.reflect.Executable` and `Field` beyond access: parameters and annotations.

use rjpf_state::Ref;
use rjpf_vm::peer::{native, throw};
use rjpf_vm::{Ctx, Exit, Peer, PeerResult};

use crate::java_lang_class::{annotation_bytes, interned};
use crate::java_lang_class_members::{field_of, method_of};

pub(crate) const PEERS: &[Peer] = &[
    Peer::of(
        "java/lang/reflect/Executable",
        &[
            native("getParameters0()[Ljava/lang/reflect/Parameter;", get_parameters),
            native("getTypeAnnotationBytes0()[B", executable_type_annotations),
        ],
    ),
    Peer::of("java/lang/reflect/Field", &[native("getTypeAnnotationBytes0()[B", field_type_annotations)]),
];

/// `Parameter`s from the `MethodParameters` attribute; null if the method has none.
fn get_parameters(ctx: &mut Ctx<'_>) -> PeerResult {
    let executable = ctx.this();
    let method = method_of(ctx, executable);
    let (Some(parameters), Some(file)) = (&method.file.parameters, method.class.file) else {
        return Ok(0u32.into());
    };
    let class = ctx.registry().known("java/lang/reflect/Parameter");
    ctx.ensure_initialized(class)?;
    let mut objects: Vec<Ref> = Vec::new();
    for (i, parameter) in parameters.iter().enumerate() {
        let name = match parameter.name {
            0 => 0,
            index => match file.pool.utf8(index) {
                Ok(text) => interned(ctx, text),
                Err(_) => return Err(malformed("Wrong type at constant pool index")),
            },
        };
        let object = ctx.new_object(class)?;
        ctx.put_field(object, "name", name);
        ctx.put_field(object, "modifiers", u32::from(parameter.access));
        ctx.put_field(object, "executable", executable);
        ctx.put_field(object, "index", i as u32);
        objects.push(object);
    }
    Ok(ctx.new_object_array(class, &objects)?.into())
}

fn malformed(message: &str) -> Exit {
    throw("java/lang/IllegalArgumentException", message)
}

fn executable_type_annotations(ctx: &mut Ctx<'_>) -> PeerResult {
    let method = method_of(ctx, ctx.this());
    Ok(annotation_bytes(ctx, method.class, method.file.annotations.visible_types)?.into())
}

fn field_type_annotations(ctx: &mut Ctx<'_>) -> PeerResult {
    let field = field_of(ctx, ctx.this());
    let class = ctx.registry().class(field.class);
    let bytes = class.file.and_then(|f| f.fields[usize::from(field.slot)].annotations.visible_types);
    Ok(annotation_bytes(ctx, class, bytes)?.into())
}
