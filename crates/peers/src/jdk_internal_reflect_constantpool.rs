//! Peers of `jdk.internal.reflect.ConstantPool`, which annotation parsing reads.

use rjpf_classes::{Class, Name};
use rjpf_classfile::{ClassFile, Constant};
use rjpf_state::Ref;
use rjpf_vm::peer::{native, throw};
use rjpf_vm::{Ctx, Exit, Peer, PeerResult, Value};

use crate::java_lang_class::interned;
use crate::java_lang_class_members::{constructor_object, field_object, method_object};

pub(crate) const PEERS: &[Peer] = &[Peer::of(
    "jdk/internal/reflect/ConstantPool",
    &[
        native("getSize0(Ljava/lang/Object;)I", get_size),
        native("getClassAt0(Ljava/lang/Object;I)Ljava/lang/Class;", get_class),
        native("getClassAtIfLoaded0(Ljava/lang/Object;I)Ljava/lang/Class;", get_loaded_class),
        native("getClassRefIndexAt0(Ljava/lang/Object;I)I", get_class_index),
        native("getMethodAt0(Ljava/lang/Object;I)Ljava/lang/reflect/Member;", get_method),
        native("getMethodAtIfLoaded0(Ljava/lang/Object;I)Ljava/lang/reflect/Member;", get_method),
        native("getFieldAt0(Ljava/lang/Object;I)Ljava/lang/reflect/Field;", get_field),
        native("getFieldAtIfLoaded0(Ljava/lang/Object;I)Ljava/lang/reflect/Field;", get_field),
        native("getMemberRefInfoAt0(Ljava/lang/Object;I)[Ljava/lang/String;", get_member_texts),
        native("getNameAndTypeRefIndexAt0(Ljava/lang/Object;I)I", get_name_and_type_index),
        native("getNameAndTypeRefInfoAt0(Ljava/lang/Object;I)[Ljava/lang/String;", get_name_and_type_texts),
        native("getIntAt0(Ljava/lang/Object;I)I", get_number),
        native("getLongAt0(Ljava/lang/Object;I)J", get_number),
        native("getFloatAt0(Ljava/lang/Object;I)F", get_number),
        native("getDoubleAt0(Ljava/lang/Object;I)D", get_number),
        native("getStringAt0(Ljava/lang/Object;I)Ljava/lang/String;", get_string),
        native("getUTF8At0(Ljava/lang/Object;I)Ljava/lang/String;", get_utf8),
        native("getTagAt0(Ljava/lang/Object;I)B", get_tag),
    ],
)];

fn wrong_type() -> Exit {
    throw("java/lang/IllegalArgumentException", "Wrong type at constant pool index")
}

/// The class whose pool this is: the pool object holds its mirror.
fn owner(ctx: &Ctx<'_>) -> Result<(&'static Class, &'static ClassFile<'static>), Exit> {
    let class = ctx.class_of_mirror(ctx.non_null(0)?);
    // Places in the pool are no part of what a class is.
    ctx.ask_file(class);
    class.file.map(|f| (class, f)).ok_or_else(wrong_type)
}

fn index(ctx: &Ctx<'_>, file: &ClassFile<'static>) -> Result<u16, Exit> {
    let index = u16::try_from(ctx.int(1)).ok().filter(|&i| usize::from(i) < file.pool.len());
    index.ok_or_else(|| throw("java/lang/IllegalArgumentException", "Constant pool index out of bounds"))
}

fn constant(ctx: &Ctx<'_>) -> Result<(&'static Class, &'static ClassFile<'static>, Constant<'static>), Exit> {
    let (class, file) = owner(ctx)?;
    let constant = file.pool.get(index(ctx, file)?).map_err(|_| wrong_type())?;
    Ok((class, file, *constant))
}

fn get_size(ctx: &mut Ctx<'_>) -> PeerResult {
    let (_, file) = owner(ctx)?;
    Ok((file.pool.len() as i32).into())
}

fn named_class(ctx: &Ctx<'_>) -> Result<(&'static Class, Name), Exit> {
    let (class, file) = owner(ctx)?;
    let name = file.pool.class_name(index(ctx, file)?).map_err(|_| wrong_type())?;
    Ok((class, Name::of_static(name)))
}

fn get_class(ctx: &mut Ctx<'_>) -> PeerResult {
    let (from, name) = named_class(ctx)?;
    let class = ctx.resolve_class(from, name)?;
    Ok(ctx.mirror(class).into())
}

fn get_loaded_class(ctx: &mut Ctx<'_>) -> PeerResult {
    let (from, name) = named_class(ctx)?;
    let class = ctx.registry().loaded(from, name);
    Ok(class.map_or(0, |c| ctx.mirror(c)).into())
}

fn get_class_index(ctx: &mut Ctx<'_>) -> PeerResult {
    match constant(ctx)?.2 {
        Constant::Field { class, .. } | Constant::Method { class, .. } | Constant::InterfaceMethod { class, .. } => {
            Ok(i32::from(class).into())
        }
        _ => Err(wrong_type()),
    }
}

fn get_name_and_type_index(ctx: &mut Ctx<'_>) -> PeerResult {
    match constant(ctx)?.2 {
        Constant::Field { name_and_type, .. }
        | Constant::Method { name_and_type, .. }
        | Constant::InterfaceMethod { name_and_type, .. }
        | Constant::Dynamic { name_and_type, .. }
        | Constant::InvokeDynamic { name_and_type, .. } => Ok(i32::from(name_and_type).into()),
        _ => Err(wrong_type()),
    }
}

fn get_method(ctx: &mut Ctx<'_>) -> PeerResult {
    let (from, file) = owner(ctx)?;
    let member = file.pool.member(index(ctx, file)?).map_err(|_| wrong_type())?;
    let class = ctx.resolve_class(from, Name::of_static(member.class))?;
    let registry = ctx.registry();
    let found = registry.find_method(class, Name::of_static(member.name), Name::of_static(member.descriptor));
    let method =
        found.ok_or_else(|| throw("java/lang/RuntimeException", "Unable to look up method in target class"))?;
    let object = if method.is_constructor() { constructor_object(ctx, method)? } else { method_object(ctx, method)? };
    Ok(object.into())
}

fn get_field(ctx: &mut Ctx<'_>) -> PeerResult {
    let (from, file) = owner(ctx)?;
    let member = file.pool.member(index(ctx, file)?).map_err(|_| wrong_type())?;
    let class = ctx.resolve_class(from, Name::of_static(member.class))?;
    let registry = ctx.registry();
    let found = registry.find_field(class, Name::of_static(member.name), Name::of_static(member.descriptor));
    let field = found.ok_or_else(|| throw("java/lang/RuntimeException", "Unable to look up field in target class"))?;
    let owner = registry.class(field.class);
    Ok(field_object(ctx, owner, field)?.into())
}

fn texts(ctx: &mut Ctx<'_>, parts: &[&[u8]]) -> PeerResult {
    let strings: Vec<Ref> = parts.iter().map(|p| interned(ctx, p)).collect();
    let class = ctx.known().string.class;
    Ok(ctx.new_object_array(class, &strings)?.into())
}

fn get_member_texts(ctx: &mut Ctx<'_>) -> PeerResult {
    let (_, file) = owner(ctx)?;
    let member = file.pool.member(index(ctx, file)?).map_err(|_| wrong_type())?;
    texts(ctx, &[member.class, member.name, member.descriptor])
}

fn get_name_and_type_texts(ctx: &mut Ctx<'_>) -> PeerResult {
    let (_, file) = owner(ctx)?;
    let (name, descriptor) = file.pool.name_and_type(index(ctx, file)?).map_err(|_| wrong_type())?;
    texts(ctx, &[name, descriptor])
}

/// Ints, longs, floats and doubles: the constant must be of the method's return type.
fn get_number(ctx: &mut Ctx<'_>) -> PeerResult {
    use rjpf_classes::BaseType;
    match (ctx.method.ret, constant(ctx)?.2) {
        (BaseType::Int, Constant::Integer(v)) => Ok(v.into()),
        (BaseType::Long, Constant::Long(v)) => Ok(v.into()),
        (BaseType::Float, Constant::Float(bits)) => Ok(bits.into()),
        (BaseType::Double, Constant::Double(bits)) => Ok(Value::Wide(bits)),
        _ => Err(wrong_type()),
    }
}

fn get_string(ctx: &mut Ctx<'_>) -> PeerResult {
    let (_, file) = owner(ctx)?;
    let text = file.pool.string(index(ctx, file)?).map_err(|_| wrong_type())?;
    Ok(interned(ctx, text).into())
}

fn get_utf8(ctx: &mut Ctx<'_>) -> PeerResult {
    let (_, file) = owner(ctx)?;
    let text = file.pool.utf8(index(ctx, file)?).map_err(|_| wrong_type())?;
    Ok(interned(ctx, text).into())
}

/// JVMS table 4.4-A.
fn get_tag(ctx: &mut Ctx<'_>) -> PeerResult {
    let (_, file) = owner(ctx)?;
    let tag = match file.pool.get(index(ctx, file)?) {
        Ok(Constant::Utf8(_)) => 1,
        Ok(Constant::Integer(_)) => 3,
        Ok(Constant::Float(_)) => 4,
        Ok(Constant::Long(_)) => 5,
        Ok(Constant::Double(_)) => 6,
        Ok(Constant::Class { .. }) => 7,
        Ok(Constant::String { .. }) => 8,
        Ok(Constant::Field { .. }) => 9,
        Ok(Constant::Method { .. }) => 10,
        Ok(Constant::InterfaceMethod { .. }) => 11,
        Ok(Constant::NameAndType { .. }) => 12,
        Ok(Constant::MethodHandle { .. }) => 15,
        Ok(Constant::MethodType { .. }) => 16,
        Ok(Constant::Dynamic { .. }) => 17,
        Ok(Constant::InvokeDynamic { .. }) => 18,
        Ok(Constant::Module { .. }) => 19,
        Ok(Constant::Package { .. }) => 20,
        Ok(Constant::Unusable) | Err(_) => 0,
    };
    Ok(tag.into())
}
