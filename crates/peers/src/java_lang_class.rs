//! Peers of `java.lang.Class`: what a class says about itself.
//!
//! Members (fields, methods, constructors, record components) are in `java_lang_class_members`,
//! `forName` in `java_lang_class_forname`, domains and signers in `java_lang_class_owner`.

use rjpf_classes::{BaseType, Class, LoaderId, Name};
use rjpf_classfile::{ClassFile, InnerClass};
use rjpf_state::Ref;
use rjpf_vm::peer::{Resume, native, throw};
use rjpf_vm::{Ctx, Exit, Peer, PeerResult, Value};

pub(crate) const PEERS: &[Peer] = &[Peer::of(
    "java/lang/Class",
    &[
        native("registerNatives()V", nothing),
        native("isInstance(Ljava/lang/Object;)Z", is_instance),
        native("isAssignableFrom(Ljava/lang/Class;)Z", is_assignable_from),
        native("isInterface()Z", is_interface),
        native("isArray()Z", is_array),
        native("isPrimitive()Z", is_primitive),
        native("isHidden()Z", is_hidden),
        native("isRecord0()Z", is_record),
        native("initClassName()Ljava/lang/String;", init_class_name),
        native("getSuperclass()Ljava/lang/Class;", get_superclass),
        native("getInterfaces0()[Ljava/lang/Class;", get_interfaces),
        native("getModifiers()I", get_modifiers),
        native("getEnclosingMethod0()[Ljava/lang/Object;", get_enclosing_method),
        native("getDeclaringClass0()Ljava/lang/Class;", get_declaring_class),
        native("getSimpleBinaryName0()Ljava/lang/String;", get_simple_binary_name),
        native("getPrimitiveClass(Ljava/lang/String;)Ljava/lang/Class;", get_primitive_class),
        native("getGenericSignature0()Ljava/lang/String;", get_generic_signature),
        native("getRawAnnotations()[B", get_raw_annotations),
        native("getRawTypeAnnotations()[B", get_raw_type_annotations),
        native("getConstantPool()Ljdk/internal/reflect/ConstantPool;", get_constant_pool),
        native("getDeclaredClasses0()[Ljava/lang/Class;", get_declared_classes),
        native("desiredAssertionStatus0(Ljava/lang/Class;)Z", desired_assertion_status),
        native("getNestHost0()Ljava/lang/Class;", get_nest_host),
        native("getNestMembers0()[Ljava/lang/Class;", get_nest_members),
        native("getPermittedSubclasses0()[Ljava/lang/Class;", get_permitted_subclasses),
        native("getClassFileVersion0()I", get_class_file_version),
        native("getClassAccessFlagsRaw0()I", get_class_access_flags_raw),
    ],
)];

fn nothing(_ctx: &mut Ctx<'_>) -> PeerResult {
    Ok(Value::Void)
}

/// The class that the receiver stands for.
pub(crate) fn this_class(ctx: &Ctx<'_>) -> &'static Class {
    let class = ctx.class_of_mirror(ctx.this());
    ctx.ask_members(class);
    class
}

/// The interned string of a modified UTF-8 text from a class file.
pub(crate) fn interned(ctx: &mut Ctx<'_>, text: &[u8]) -> Ref {
    let at = ctx.registry().literal(text);
    ctx.literal(at)
}

/// Annotations of a class or of its members as they stand in its file, in a new `byte[]`, or null.
pub(crate) fn annotation_bytes(ctx: &mut Ctx<'_>, class: &Class, bytes: Option<&[u8]>) -> Result<Ref, Exit> {
    let Some(bytes) = bytes else { return Ok(0) };
    // They refer to places in the constant pool.
    ctx.ask_file(class);
    ctx.new_byte_array(bytes)
}

/// `Class[]` with the mirrors of `classes`.
pub(crate) fn mirror_array(ctx: &mut Ctx<'_>, classes: &[&'static Class]) -> Result<Ref, Exit> {
    let mirrors: Vec<Ref> = classes.iter().map(|c| ctx.mirror(c)).collect();
    let class = ctx.known().class;
    ctx.new_object_array(class, &mirrors)
}

/// The class that a field descriptor means to code of `from`.
pub(crate) fn class_of_descriptor(
    ctx: &mut Ctx<'_>,
    from: &'static Class,
    descriptor: &[u8],
) -> Result<&'static Class, Exit> {
    match BaseType::of(descriptor) {
        BaseType::Ref => ctx.resolve_class(from, rjpf_classes::registry::class_name_of(descriptor)),
        primitive => Ok(ctx.registry().primitive(primitive)),
    }
}

// ---- kinds and relations ----------------------------------------------------------------------

fn is_instance(ctx: &mut Ctx<'_>) -> PeerResult {
    let object = ctx.object(0);
    Ok((object != 0 && ctx.class_of(object).is_subclass_of(this_class(ctx))).into())
}

fn is_assignable_from(ctx: &mut Ctx<'_>) -> PeerResult {
    let other = ctx.class_of_mirror(ctx.non_null(0)?);
    Ok(other.is_subclass_of(this_class(ctx)).into())
}

fn is_interface(ctx: &mut Ctx<'_>) -> PeerResult {
    Ok(this_class(ctx).is_interface().into())
}

fn is_array(ctx: &mut Ctx<'_>) -> PeerResult {
    Ok(this_class(ctx).is_array().into())
}

fn is_primitive(ctx: &mut Ctx<'_>) -> PeerResult {
    Ok(this_class(ctx).is_primitive().into())
}

fn is_hidden(ctx: &mut Ctx<'_>) -> PeerResult {
    Ok(this_class(ctx).hidden.into())
}

fn is_record(ctx: &mut Ctx<'_>) -> PeerResult {
    let class = this_class(ctx);
    let below_record = class.super_class.is_some_and(|s| s.name == "java/lang/Record");
    Ok((below_record && class.file.is_some_and(|f| f.attributes.record.is_some())).into())
}

fn get_superclass(ctx: &mut Ctx<'_>) -> PeerResult {
    let class = this_class(ctx);
    let above = class.super_class.filter(|_| !class.is_interface());
    Ok(above.map_or(0, |c| ctx.mirror(c)).into())
}

fn get_interfaces(ctx: &mut Ctx<'_>) -> PeerResult {
    let interfaces = this_class(ctx).interfaces.to_vec();
    Ok(mirror_array(ctx, &interfaces)?.into())
}

fn get_modifiers(ctx: &mut Ctx<'_>) -> PeerResult {
    let class = this_class(ctx);
    Ok(ctx.modifiers(class).into())
}

fn get_primitive_class(ctx: &mut Ctx<'_>) -> PeerResult {
    let text = ctx.string(ctx.non_null(0)?);
    let Some(found) = BaseType::PRIMITIVES.iter().find(|t| t.keyword() == text) else {
        return Err(throw("java/lang/ClassNotFoundException", text));
    };
    let class = ctx.registry().primitive(*found);
    Ok(ctx.mirror(class).into())
}

fn init_class_name(ctx: &mut Ctx<'_>) -> PeerResult {
    Ok(class_name(ctx, ctx.this()).into())
}

/// `Class.getName` of a mirror: interned and kept in its `name` field.
pub(crate) fn class_name(ctx: &mut Ctx<'_>, mirror: Ref) -> Ref {
    let at = mirror + ctx.field_offset(ctx.known().class, "name");
    let known = ctx.memory().get(at);
    if known != 0 {
        return known;
    }
    let class = ctx.class_of_mirror(mirror);
    let mut bytes = class.name.bytes().to_vec();
    bytes.iter_mut().filter(|b| **b == b'/').for_each(|b| *b = b'.');
    if class.hidden
        && let Some(plus) = bytes.iter().rposition(|&b| b == b'+')
    {
        // A hidden class `Outer+0x1` shows as `Outer/0x1`.
        bytes[plus] = b'/';
    }
    let name = interned(ctx, &bytes);
    ctx.put_field(mirror, "name", name);
    name
}

// ---- attributes -------------------------------------------------------------------------------

fn get_generic_signature(ctx: &mut Ctx<'_>) -> PeerResult {
    let signature = this_class(ctx).file.and_then(|f| f.attributes.signature);
    Ok(signature.map_or(0, |s| interned(ctx, s)).into())
}

fn get_raw_annotations(ctx: &mut Ctx<'_>) -> PeerResult {
    let class = this_class(ctx);
    let bytes = class.file.and_then(|f| f.attributes.annotations.visible);
    Ok(annotation_bytes(ctx, class, bytes)?.into())
}

fn get_raw_type_annotations(ctx: &mut Ctx<'_>) -> PeerResult {
    let class = this_class(ctx);
    let bytes = class.file.and_then(|f| f.attributes.annotations.visible_types);
    Ok(annotation_bytes(ctx, class, bytes)?.into())
}

fn get_constant_pool(ctx: &mut Ctx<'_>) -> PeerResult {
    let class = this_class(ctx);
    if class.file.is_none() {
        return Ok(0u32.into());
    }
    let pool_class = ctx.registry().known("jdk/internal/reflect/ConstantPool");
    ctx.ensure_initialized(pool_class)?;
    let pool = ctx.new_object(pool_class)?;
    let mirror = ctx.this();
    ctx.put_field(pool, "constantPoolOop", mirror);
    Ok(pool.into())
}

/// The entry of `InnerClasses` that describes the class itself.
fn own_entry(class: &'static Class) -> Option<&'static InnerClass> {
    let file = class.file?;
    let entries = file.attributes.inner_classes.as_ref()?;
    entries.iter().find(|e| file.pool.class_name(e.inner).is_ok_and(|n| n == file.this_class))
}

/// The class that declares a member, and nothing for a local class; but that both know of each other is seen to for both.
fn get_declaring_class(ctx: &mut Ctx<'_>) -> PeerResult {
    let class = this_class(ctx);
    let (Some(entry), Some(file)) = (own_entry(class), class.file) else { return Ok(0u32.into()) };
    let is_member = entry.outer != 0;
    let around = file.attributes.enclosing_method.map_or(0, |(around, _)| around);
    let index = if is_member { entry.outer } else { around };
    let Ok(name) = file.pool.class_name(index) else { return Ok(0u32.into()) };
    let outer = ctx.resolve_class(class, Name::of_static(name))?;
    // Another loader may mean another class by the name.
    let is_known = lists_inner(outer, class.name, is_member)
        && (outer.loader == class.loader || std::ptr::eq(ctx.resolve_class(outer, class.name)?, class));
    if !is_known {
        let message =
            format!("{} and {} disagree on InnerClasses attribute", outer.external_name(), class.external_name());
        return Err(throw("java/lang/IncompatibleClassChangeError", message));
    }
    Ok(if is_member { ctx.mirror(outer) } else { 0 }.into())
}

fn lists_inner(outer: &'static Class, inner: Name, is_member: bool) -> bool {
    let Some(file) = outer.file else { return false };
    let entries = file.attributes.inner_classes.iter().flatten();
    let named = |index: u16, name: &[u8]| file.pool.class_name(index).is_ok_and(|n| n == name);
    let fits = |index: u16| if is_member { named(index, outer.name.bytes()) } else { index == 0 };
    entries.into_iter().any(|e| named(e.inner, inner.bytes()) && fits(e.outer))
}

fn get_simple_binary_name(ctx: &mut Ctx<'_>) -> PeerResult {
    let class = this_class(ctx);
    let name = own_entry(class).filter(|e| e.name != 0).and_then(|e| class.file?.pool.utf8(e.name).ok());
    Ok(name.map_or(0, |n| interned(ctx, n)).into())
}

/// Outer class, and name and descriptor of the enclosing method if there is one.
fn get_enclosing_method(ctx: &mut Ctx<'_>) -> PeerResult {
    let class = this_class(ctx);
    let Some((file, (outer, method))) = class.file.and_then(|f| Some((f, f.attributes.enclosing_method?))) else {
        return Ok(0u32.into());
    };
    let Ok(outer) = file.pool.class_name(outer) else { return Ok(0u32.into()) };
    let outer = ctx.resolve_class(class, Name::of_static(outer))?;
    let mut parts = [ctx.mirror(outer), 0, 0];
    if method != 0
        && let Ok((name, descriptor)) = file.pool.name_and_type(method)
    {
        parts[1] = interned(ctx, name);
        parts[2] = interned(ctx, descriptor);
    }
    let object = ctx.known().object;
    Ok(ctx.new_object_array(object, &parts)?.into())
}

fn get_declared_classes(ctx: &mut Ctx<'_>) -> PeerResult {
    let class = this_class(ctx);
    let mut inner = Vec::new();
    if let Some(file) = class.file {
        for entry in file.attributes.inner_classes.iter().flatten() {
            let is_ours = entry.outer != 0 && file.pool.class_name(entry.outer).is_ok_and(|n| n == file.this_class);
            if !is_ours || entry.inner == 0 {
                continue;
            }
            if let Ok(name) = file.pool.class_name(entry.inner) {
                inner.push(ctx.resolve_class(class, Name::of_static(name))?);
            }
        }
    }
    Ok(mirror_array(ctx, &inner)?.into())
}

fn get_nest_host(ctx: &mut Ctx<'_>) -> PeerResult {
    let class = this_class(ctx);
    let host = ctx.nest_host(class)?;
    Ok(ctx.mirror(host).into())
}

/// Members that do not exist, or say that they belong to another nest, are left out.
fn get_nest_members(ctx: &mut Ctx<'_>) -> PeerResult {
    let class = this_class(ctx);
    let host = ctx.nest_host(class)?;
    let mut members = vec![host];
    if let Some(file) = host.file {
        let indices = file.attributes.nest_members.as_deref().unwrap_or(&[]);
        for member in existing_classes(ctx, host, file, indices)? {
            if std::ptr::eq(ctx.nest_host(member)?, host) {
                members.push(member);
            }
        }
    }
    if class.hidden {
        members.push(class);
    }
    Ok(mirror_array(ctx, &members)?.into())
}

/// Subclasses that do not exist are left out.
fn get_permitted_subclasses(ctx: &mut Ctx<'_>) -> PeerResult {
    let class = this_class(ctx);
    let Some((file, indices)) = class.file.and_then(|f| Some((f, f.attributes.permitted_subclasses.as_ref()?))) else {
        return Ok(0u32.into());
    };
    let subclasses = existing_classes(ctx, class, file, indices)?;
    Ok(mirror_array(ctx, &subclasses)?.into())
}

/// The classes that some constants of a class name, without arrays and those that do not exist. A loader of the program is asked for
/// each once; the step says how many were. What it throws means that there is none, unless it is an error of the machine.
fn existing_classes(
    ctx: &mut Ctx<'_>,
    from: &'static Class,
    file: &'static ClassFile<'static>,
    indices: &[u16],
) -> Result<Vec<&'static Class>, Exit> {
    if let Resume::Thrown(error) = ctx.resumed()
        && ctx.is_instance(error, "java/lang/VirtualMachineError")
    {
        return Err(Exit::Throw(error));
    }
    let mut classes = Vec::new();
    for (number, &index) in (1..).zip(indices) {
        let Ok(name) = file.pool.class_name(index) else { continue };
        match ctx.resolve_class(from, Name::of_static(name)) {
            Ok(class) if class.component().is_some() => {}
            Ok(class) => classes.push(class),
            Err(Exit::Call { method, args, .. }) if number > ctx.step() => {
                ctx.set_step(number);
                return Err(ctx.call_catching(method, args));
            }
            Err(exit @ (Exit::Halted(_) | Exit::Unsupported(_))) => return Err(exit),
            Err(_) => {}
        }
    }
    Ok(classes)
}

fn get_class_file_version(ctx: &mut Ctx<'_>) -> PeerResult {
    let version = this_class(ctx).file.map_or(0, |f| u32::from(f.major) | u32::from(f.minor) << 16);
    Ok(version.into())
}

fn get_class_access_flags_raw(ctx: &mut Ctx<'_>) -> PeerResult {
    Ok(u32::from(this_class(ctx).access).into())
}

fn desired_assertion_status(ctx: &mut Ctx<'_>) -> PeerResult {
    let class = ctx.class_of_mirror(ctx.non_null(0)?);
    let is_system = class.loader == LoaderId::BOOT;
    Ok(ctx.environment().assertions.enabled(&class.name.dotted(), is_system).into())
}
