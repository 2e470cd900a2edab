//! Peers of `java.lang.Class` that make reflection objects: fields, methods, constructors, record
//! components. The objects are what HotSpot makes: their constructors are not run, their fields are
//! written.

use rjpf_classes::registry::descriptor_types;
use rjpf_classes::{Class, Field, Method, Name};
use rjpf_classfile::access::{ACC_FINAL, ACC_PUBLIC};
use rjpf_state::Ref;
use rjpf_vm::peer::native;
use rjpf_vm::{Ctx, Exit, Peer, PeerResult};

use crate::java_lang_class::{annotation_bytes, class_of_descriptor, interned, mirror_array, this_class};

pub(crate) const PEERS: &[Peer] = &[Peer::of(
    "java/lang/Class",
    &[
        native("getDeclaredFields0(Z)[Ljava/lang/reflect/Field;", get_declared_fields),
        native("getDeclaredMethods0(Z)[Ljava/lang/reflect/Method;", get_declared_methods),
        native("getDeclaredConstructors0(Z)[Ljava/lang/reflect/Constructor;", get_declared_constructors),
        native("getRecordComponents0()[Ljava/lang/reflect/RecordComponent;", get_record_components),
    ],
)];

const FIELD: &str = "java/lang/reflect/Field";
const METHOD: &str = "java/lang/reflect/Method";
const CONSTRUCTOR: &str = "java/lang/reflect/Constructor";

/// The class of reflection objects, initialised.
fn ready(ctx: &mut Ctx<'_>, name: &str) -> Result<&'static Class, Exit> {
    let class = ctx.registry().known(name);
    ctx.ensure_initialized(class)?;
    Ok(class)
}

fn get_declared_fields(ctx: &mut Ctx<'_>) -> PeerResult {
    let (class, public_only) = (this_class(ctx), ctx.bool(0));
    ctx.link_class(class)?;
    let shape = ready(ctx, FIELD)?;
    let wanted = class.fields.iter().filter(|f| !public_only || f.access & ACC_PUBLIC != 0);
    let mut objects = Vec::new();
    for field in wanted {
        objects.push(field_object(ctx, class, field)?);
    }
    Ok(ctx.new_object_array(shape, &objects)?.into())
}

fn get_declared_methods(ctx: &mut Ctx<'_>) -> PeerResult {
    ctx.link_class(this_class(ctx))?;
    let shape = ready(ctx, METHOD)?;
    let wanted = executables(ctx, |m| !m.is_constructor());
    let mut objects = Vec::new();
    for method in wanted {
        objects.push(method_object(ctx, method)?);
    }
    Ok(ctx.new_object_array(shape, &objects)?.into())
}

fn get_declared_constructors(ctx: &mut Ctx<'_>) -> PeerResult {
    ctx.link_class(this_class(ctx))?;
    let shape = ready(ctx, CONSTRUCTOR)?;
    let wanted = executables(ctx, Method::is_constructor);
    let mut objects = Vec::new();
    for method in wanted {
        objects.push(constructor_object(ctx, method)?);
    }
    Ok(ctx.new_object_array(shape, &objects)?.into())
}

/// Methods of the class in the order of its file, static initialiser left out.
fn executables(ctx: &Ctx<'_>, kind: impl Fn(&Method) -> bool) -> Vec<&'static Method> {
    let (class, public_only) = (this_class(ctx), ctx.bool(0));
    let all = class.methods().iter().copied();
    all.filter(|m| !m.is_class_initializer() && kind(m) && (!public_only || m.is_public())).collect()
}

/// A `java.lang.reflect.Field`; its class must be initialised.
pub(crate) fn field_object(ctx: &mut Ctx<'_>, class: &'static Class, field: &'static Field) -> Result<Ref, Exit> {
    let shape = ready(ctx, FIELD)?;
    let file = class.file.map(|f| &f.fields[usize::from(field.slot)]);
    let kind = class_of_descriptor(ctx, class, field.descriptor.bytes())?;
    let object = ctx.new_object(shape)?;
    let owner = ctx.mirror(class);
    let kind = ctx.mirror(kind);
    let name = interned(ctx, field.name.bytes());
    let signature = file.and_then(|f| f.signature).map_or(0, |s| interned(ctx, s));
    let annotations = annotation_bytes(ctx, class, file.and_then(|f| f.annotations.visible))?;
    let is_record = class.file.is_some_and(|f| f.attributes.record.is_some());
    let trusted = field.access & ACC_FINAL != 0 && (field.is_static() || class.hidden || is_record);
    put_all(
        ctx,
        object,
        &[
            ("clazz", owner),
            ("slot", u32::from(field.slot)),
            ("name", name),
            ("type", kind),
            ("modifiers", u32::from(field.access)),
            ("signature", signature),
            ("annotations", annotations),
        ],
    );
    if ctx.has_field(shape, "trustedFinal") {
        ctx.put_field(object, "trustedFinal", u32::from(trusted));
    }
    Ok(object)
}

fn put_all(ctx: &mut Ctx<'_>, object: Ref, fields: &[(&str, u32)]) {
    for &(name, value) in fields {
        ctx.put_field(object, name, value);
    }
}

/// A `java.lang.reflect.Method`.
pub(crate) fn method_object(ctx: &mut Ctx<'_>, method: &'static Method) -> Result<Ref, Exit> {
    let shape = ready(ctx, METHOD)?;
    let (params, ret) = descriptor_types(method.descriptor.bytes()).unwrap_or_default();
    let ret = class_of_descriptor(ctx, method.class, ret)?;
    let common = executable_parts(ctx, method, &params)?;
    let object = ctx.new_object(shape)?;
    put_all(ctx, object, &common);
    let name = interned(ctx, method.name.bytes());
    let ret = ctx.mirror(ret);
    let default = annotation_bytes(ctx, method.class, method.file.annotation_default)?;
    put_all(ctx, object, &[("name", name), ("returnType", ret), ("annotationDefault", default)]);
    Ok(object)
}

/// A `java.lang.reflect.Constructor`.
pub(crate) fn constructor_object(ctx: &mut Ctx<'_>, method: &'static Method) -> Result<Ref, Exit> {
    let shape = ready(ctx, CONSTRUCTOR)?;
    let (params, _) = descriptor_types(method.descriptor.bytes()).unwrap_or_default();
    let common = executable_parts(ctx, method, &params)?;
    let object = ctx.new_object(shape)?;
    put_all(ctx, object, &common);
    Ok(object)
}

/// What methods and constructors have in common.
fn executable_parts(
    ctx: &mut Ctx<'_>,
    method: &'static Method,
    params: &[&[u8]],
) -> Result<[(&'static str, u32); 8], Exit> {
    let class = method.class;
    let mut types = Vec::with_capacity(params.len());
    for param in params {
        types.push(class_of_descriptor(ctx, class, param)?);
    }
    let mut thrown = Vec::new();
    for &index in &method.file.exceptions {
        if let Some(Ok(name)) = class.file.map(|f| f.pool.class_name(index)) {
            thrown.push(ctx.resolve_class(class, Name::of_static(name))?);
        }
    }
    let owner = ctx.mirror(class);
    let types = mirror_array(ctx, &types)?;
    let thrown = mirror_array(ctx, &thrown)?;
    let signature = method.file.signature.map_or(0, |s| interned(ctx, s));
    let annotations = annotation_bytes(ctx, class, method.file.annotations.visible)?;
    let parameter_annotations = annotation_bytes(ctx, class, method.file.parameter_annotations)?;
    Ok([
        ("clazz", owner),
        ("slot", u32::from(method.slot)),
        ("parameterTypes", types),
        ("exceptionTypes", thrown),
        ("modifiers", u32::from(method.access)),
        ("signature", signature),
        ("annotations", annotations),
        ("parameterAnnotations", parameter_annotations),
    ])
}

/// The method that a reflection object stands for.
pub(crate) fn method_of(ctx: &Ctx<'_>, executable: Ref) -> &'static Method {
    let class = ctx.class_of_mirror(ctx.get_field(executable, "clazz"));
    ctx.ask_members(class);
    let slot = ctx.get_field(executable, "slot");
    class.methods()[slot as usize]
}

/// The field that a `java.lang.reflect.Field` stands for.
pub(crate) fn field_of(ctx: &Ctx<'_>, field: Ref) -> &'static Field {
    let class = ctx.class_of_mirror(ctx.get_field(field, "clazz"));
    ctx.ask_members(class);
    let slot = ctx.get_field(field, "slot");
    &class.fields[slot as usize]
}

fn get_record_components(ctx: &mut Ctx<'_>) -> PeerResult {
    let class = this_class(ctx);
    let shape = ready(ctx, "java/lang/reflect/RecordComponent")?;
    ready(ctx, METHOD)?;
    let Some(components) = class.file.and_then(|f| f.attributes.record.as_ref()) else {
        return Ok(0u32.into());
    };
    let mut objects = Vec::new();
    for component in components {
        let kind = class_of_descriptor(ctx, class, component.descriptor)?;
        let descriptor = [b"()".as_slice(), component.descriptor].concat();
        let accessor = class.declared_method(Name::of_static(component.name), Name::new(&descriptor));
        let accessor = match accessor.filter(|m| !m.is_static()) {
            Some(method) => method_object(ctx, method)?,
            None => 0,
        };
        let object = ctx.new_object(shape)?;
        let (owner, kind) = (ctx.mirror(class), ctx.mirror(kind));
        let name = interned(ctx, component.name);
        let signature = component.signature.map_or(0, |s| interned(ctx, s));
        let annotations = annotation_bytes(ctx, class, component.annotations.visible)?;
        let type_annotations = annotation_bytes(ctx, class, component.annotations.visible_types)?;
        put_all(
            ctx,
            object,
            &[
                ("clazz", owner),
                ("name", name),
                ("type", kind),
                ("accessor", accessor),
                ("signature", signature),
                ("annotations", annotations),
                ("typeAnnotations", type_annotations),
            ],
        );
        objects.push(object);
    }
    Ok(ctx.new_object_array(shape, &objects)?.into())
}
