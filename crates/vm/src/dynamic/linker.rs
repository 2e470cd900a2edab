//! Linking through Java code: the upcalls HotSpot makes into `MethodHandleNatives`.
//!
//! Each linker is a native frame that runs again after every call it makes. It asks for what it
//! needs in a fixed order and skips what is there already, so that a rerun costs little and keeps
//! no state but its step and saved references.

use rjpf_classes::registry::descriptor_types;
use rjpf_classes::{BaseType, Class, Method, Name};

use rjpf_classfile::{BootstrapMethod, ClassFile, Constant, MemberRef};
use rjpf_state::Ref;

use super::links::{Link, Place};
use super::{Query, kind, linked_value};
use crate::Vm;
use crate::peer::{Ctx, Exit, PeerResult, Resume, Value, throw};

const NATIVES: &str = "java/lang/invoke/MethodHandleNatives";

/// Saved references of a linker's frame.
const TYPE: u32 = 0;
const ARGUMENTS: u32 = 1;
const APPENDIX: u32 = 2;

/// Steps of a linker's frame.
const START: u32 = 0;
const AWAIT_TYPE: u32 = 1;
const HAVE_TYPE: u32 = 2;
const AWAIT_RESULT: u32 = 3;

/// `linkCallSite(Class owner, int method, int bci, int index)`: an `invokedynamic` instruction.
pub(crate) fn link_call_site(ctx: &mut Ctx<'_>) -> PeerResult {
    let class = ctx.class_of_mirror(ctx.object(0));
    let place = Place { method: ctx.int(1) as u32, index: ctx.int(2) as u32 };
    let index = ctx.int(3) as u16;
    if ctx.step() == AWAIT_RESULT {
        return finish(ctx, class, place);
    }
    let (file, bootstrap, name, descriptor) = dynamic_entry(class, index)?;
    find_type(ctx, class, descriptor)?;
    let handle = constant(ctx, class, bootstrap.method)?;
    let arguments = static_arguments(ctx, class, file, bootstrap)?;
    let appendix = new_appendix(ctx)?;
    let (caller, method_type) = (ctx.mirror(class), ctx.saved_ref(TYPE));
    let name = interned(ctx, name);
    let linker = upcall(ctx, "linkCallSite")?;
    let mut args = vec![caller];
    if linker.params.get(1) == Some(&BaseType::Int) {
        args.push(u32::from(index));
    }
    args.extend([handle, name, method_type, arguments, appendix]);
    ctx.set_step(AWAIT_RESULT);
    Err(ctx.call_catching(linker, args))
}

/// `linkHandle(Class owner, int index)`: a call of `MethodHandle.invoke*` or a `VarHandle` accessor.
pub(crate) fn link_handle(ctx: &mut Ctx<'_>) -> PeerResult {
    let class = ctx.class_of_mirror(ctx.object(0));
    let index = ctx.int(1) as u16;
    if ctx.step() == AWAIT_RESULT {
        return finish(ctx, class, Place::pool(index));
    }
    let member = file_of(class)?.pool.member(index).map_err(bad_pool)?;
    find_type(ctx, class, member.descriptor)?;
    let owner = ctx.vm.resolve_class(class, Name::new(member.class))?;
    let appendix = new_appendix(ctx)?;
    let (caller, owner, method_type) = (ctx.mirror(class), ctx.mirror(owner), ctx.saved_ref(TYPE));
    let name = interned(ctx, member.name);
    let linker = upcall(ctx, "linkMethod")?;
    ctx.set_step(AWAIT_RESULT);
    Err(ctx.call_catching(linker, vec![caller, kind::INVOKE_VIRTUAL, owner, name, method_type, appendix]))
}

/// `linkConstant(Class owner, int index)`: a method type, method handle or dynamic constant.
pub(crate) fn link_constant(ctx: &mut Ctx<'_>) -> PeerResult {
    let class = ctx.class_of_mirror(ctx.object(0));
    let index = ctx.int(1) as u16;
    if ctx.step() == AWAIT_RESULT {
        return finish(ctx, class, Place::pool(index));
    }
    let pool = &file_of(class)?.pool;
    match *pool.get(index).map_err(bad_pool)? {
        Constant::MethodType { .. } => {
            let descriptor = pool.method_type(index).map_err(bad_pool)?;
            find_type(ctx, class, descriptor)?;
            let link = Link { value: ctx.saved_ref(TYPE), appendix: 0, error: 0 };
            ctx.vm.add_link(class, Place::pool(index), link)?;
            Ok(Value::Void)
        }
        Constant::MethodHandle { .. } => link_method_handle(ctx, class, index),
        _ => link_dynamic_constant(ctx, class, index),
    }
}

fn link_method_handle(ctx: &mut Ctx<'_>, class: &'static Class, index: u16) -> PeerResult {
    let (ref_kind, member) = file_of(class)?.pool.method_handle(index).map_err(bad_pool)?;
    let owner = ctx.vm.resolve_accessible(class, Name::new(member.class))?;
    let of_field = member.descriptor.first() != Some(&b'(');
    let member_type = if of_field {
        resolve_first(ctx.vm, class, owner, &member, ref_kind)?;
        let class = type_class(ctx.vm, class, member.descriptor)?;
        ctx.mirror(class)
    } else {
        check_interface(owner, &member, index)?;
        resolve_first(ctx.vm, class, owner, &member, ref_kind)?;
        find_type(ctx, class, member.descriptor)?;
        ctx.saved_ref(TYPE)
    };
    let (caller, owner, name) = (ctx.mirror(class), ctx.mirror(owner), interned(ctx, member.name));
    let linker = upcall(ctx, "linkMethodHandleConstant")?;
    ctx.set_step(AWAIT_RESULT);
    Err(ctx.call_catching(linker, vec![caller, u32::from(ref_kind), owner, name, member_type]))
}

/// Can the method handle at this index be resolved? Its class is loaded for that, as when it is linked.
pub(super) fn is_resolvable(vm: &mut Vm, class: &'static Class, index: u16) -> Result<bool, Exit> {
    let (ref_kind, member) = file_of(class)?.pool.method_handle(index).map_err(bad_pool)?;
    let owner = vm.resolve_class(class, Name::new(member.class))?;
    Ok(vm.registry.may_access_class(class, owner)
        && check_interface(owner, &member, index).is_ok()
        && resolve_first(vm, class, owner, &member, ref_kind).is_ok())
}

/// A method constant must say rightly whether its class is an interface.
fn check_interface(owner: &Class, member: &MemberRef<'_>, index: u16) -> Result<(), Exit> {
    if owner.is_interface() == member.interface {
        return Ok(());
    }
    let word = |interface: bool| {
        if interface { "CONSTANT_InterfaceMethodRef" } else { "CONSTANT_MethodRef" }
    };
    let message = format!(
        "Inconsistent constant pool data in classfile for class {}. Method '{}' at index {index} is {} and should be {}",
        owner.name,
        member_text(owner, member),
        word(member.interface),
        word(owner.is_interface())
    );
    Err(throw("java/lang/IncompatibleClassChangeError", message))
}

/// `int size()`: without the class.
fn member_text(owner: &Class, member: &MemberRef<'_>) -> String {
    let text = rjpf_classes::method_text(owner, Name::new(member.name), Name::new(member.descriptor));
    text.replacen(&format!("{}.", owner.name.dotted()), "", 1).trim_matches('\'').to_string()
}

/// The member is found before the classes of its type are, so that errors come in that order.
fn resolve_first(
    vm: &Vm,
    caller: &'static Class,
    owner: &'static Class,
    member: &MemberRef<'_>,
    ref_kind: u8,
) -> Result<(), Exit> {
    let query = Query {
        class: if owner.is_array() { vm.known.object } else { owner },
        name: Name::new(member.name),
        descriptor: Name::new(member.descriptor),
        kind: u32::from(ref_kind),
        caller: Some(caller),
    };
    let polymorphic = vm.registry.find_method(query.class, query.name, query.descriptor);
    if query.kind == kind::INVOKE_VIRTUAL && polymorphic.is_some_and(|m| m.signature_polymorphic) {
        return Ok(());
    }
    vm.resolve_member(&query).map(drop).map_err(|e| throw(e.class, e.message))
}

fn link_dynamic_constant(ctx: &mut Ctx<'_>, class: &'static Class, index: u16) -> PeerResult {
    let (file, bootstrap, name, descriptor) = dynamic_entry(class, index)?;
    let of = type_class(ctx.vm, class, descriptor)?;
    let handle = constant(ctx, class, bootstrap.method)?;
    let arguments = static_arguments(ctx, class, file, bootstrap)?;
    let (caller, of, name) = (ctx.mirror(class), ctx.mirror(of), interned(ctx, name));
    let linker = upcall(ctx, "linkDynamicConstant")?;
    let mut args = vec![caller];
    if linker.params.get(1) == Some(&BaseType::Int) {
        args.push(u32::from(index));
    }
    args.extend([handle, name, of, arguments]);
    ctx.set_step(AWAIT_RESULT);
    Err(ctx.call_catching(linker, args))
}

/// Records what the upcall returned. Linkage errors stay, other exceptions may not happen again.
fn finish(ctx: &mut Ctx<'_>, class: &'static Class, place: Place) -> PeerResult {
    match ctx.resumed() {
        Resume::Thrown(error) => {
            if ctx.is_instance(error, "java/lang/LinkageError") {
                ctx.vm.add_link(class, place, Link { value: 0, appendix: 0, error })?;
            }
            Err(Exit::Throw(error))
        }
        Resume::Returned(value) => {
            let holder = ctx.saved_ref(APPENDIX);
            let appendix = if holder == 0 { 0 } else { ctx.memory().element(holder, 0) };
            ctx.vm.add_link(class, place, Link { value: value.word(), appendix, error: 0 })?;
            Ok(Value::Void)
        }
        _ => Ok(Value::Void),
    }
}

/// Makes sure the `MethodType` of a descriptor is in the saved references.
fn find_type(ctx: &mut Ctx<'_>, class: &'static Class, descriptor: &[u8]) -> Result<(), Exit> {
    match ctx.step() {
        START => {
            let (params, ret) =
                descriptor_types(descriptor).ok_or_else(|| throw("java/lang/LinkageError", "bad signature"))?;
            let ret = type_class(ctx.vm, class, ret)?;
            let mut mirrors = Vec::with_capacity(params.len());
            for param in params {
                let param = type_class(ctx.vm, class, param)?;
                mirrors.push(ctx.mirror(param));
            }
            let component = ctx.vm.known.class;
            let (ret, params) = (ctx.mirror(ret), ctx.new_object_array(component, &mirrors)?);
            let find = upcall(ctx, "findMethodHandleType")?;
            ctx.set_step(AWAIT_TYPE);
            Err(ctx.call(find, vec![ret, params]))
        }
        AWAIT_TYPE => {
            let found = ctx.returned().word();
            ctx.save_ref(TYPE, found);
            ctx.set_step(HAVE_TYPE);
            Ok(())
        }
        _ => Ok(()),
    }
}

fn type_class(vm: &mut Vm, from: &'static Class, descriptor: &[u8]) -> Result<&'static Class, Exit> {
    match BaseType::of(descriptor) {
        BaseType::Ref => vm.resolve_class(from, rjpf_classes::registry::class_name_of(descriptor)),
        primitive => Ok(vm.registry.primitive(primitive)),
    }
}

/// The static arguments of a bootstrap method: null if there are none, else an array.
fn static_arguments(
    ctx: &mut Ctx<'_>,
    class: &'static Class,
    file: &ClassFile<'static>,
    bootstrap: &BootstrapMethod,
) -> Result<Ref, Exit> {
    if bootstrap.args.is_empty() {
        return Ok(0);
    }
    // Everything that needs Java code first: boxes are made in one go at the end.
    for &index in &bootstrap.args {
        if needs_linking(file, index) {
            constant(ctx, class, index)?;
        }
    }
    let mut values = Vec::with_capacity(bootstrap.args.len());
    for &index in &bootstrap.args {
        values.push(constant(ctx, class, index)?);
    }
    let object = ctx.vm.known.object;
    let array = ctx.new_object_array(object, &values)?;
    ctx.save_ref(ARGUMENTS, array);
    Ok(array)
}

fn needs_linking(file: &ClassFile<'_>, index: u16) -> bool {
    let constant = file.pool.get(index);
    matches!(
        constant,
        Ok(Constant::MethodHandle { .. }
            | Constant::MethodType { .. }
            | Constant::Dynamic { .. }
            | Constant::Class { .. })
    )
}

/// A loadable constant as an object; primitives are boxed.
fn constant(ctx: &mut Ctx<'_>, class: &'static Class, index: u16) -> Result<Ref, Exit> {
    let pool = &file_of(class)?.pool;
    match *pool.get(index).map_err(bad_pool)? {
        Constant::Integer(v) => ctx.vm.boxed(BaseType::Int, u64::from(v as u32)),
        Constant::Float(bits) => ctx.vm.boxed(BaseType::Float, u64::from(bits)),
        Constant::Long(v) => ctx.vm.boxed(BaseType::Long, v as u64),
        Constant::Double(bits) => ctx.vm.boxed(BaseType::Double, bits),
        Constant::String { .. } => Ok(interned(ctx, pool.string(index).map_err(bad_pool)?)),
        Constant::Class { .. } => {
            let name = Name::of_static(pool.class_name(index).map_err(bad_pool)?);
            let found = ctx.vm.resolve_class(class, name)?;
            Ok(ctx.mirror(found))
        }
        _ => match ctx.vm.link_at(class, Place::pool(index)) {
            Some(link) => linked_value(link, true),
            None => {
                let mirror = ctx.mirror(class);
                let linker = ctx.vm.machine_method("linkConstant");
                Err(ctx.call(linker, vec![mirror, u32::from(index)]))
            }
        },
    }
}

/// An `Object[1]` in which the upcall leaves the appendix.
fn new_appendix(ctx: &mut Ctx<'_>) -> Result<Ref, Exit> {
    let object = ctx.vm.known.object;
    let array = ctx.new_object_array(object, &[0])?;
    ctx.save_ref(APPENDIX, array);
    Ok(array)
}

fn interned(ctx: &mut Ctx<'_>, text: &[u8]) -> Ref {
    let at = ctx.vm.registry.literal(text);
    ctx.vm.literal(at)
}

fn upcall(ctx: &Ctx<'_>, name: &str) -> Result<&'static Method, Exit> {
    let natives = ctx.vm.registry.known(NATIVES);
    let found = natives.methods().iter().copied().find(|m| m.name == name);
    found.ok_or_else(|| Exit::Unsupported(format!("this JDK has no MethodHandleNatives.{name}")))
}

type DynamicEntry = (&'static ClassFile<'static>, &'static BootstrapMethod, &'static [u8], &'static [u8]);

/// Bootstrap method, name and descriptor of a dynamic constant or call site.
fn dynamic_entry(class: &'static Class, index: u16) -> Result<DynamicEntry, Exit> {
    let file = file_of(class)?;
    let (bootstrap, name, descriptor) = file.pool.dynamic(index).map_err(bad_pool)?;
    Ok((file, &file.attributes.bootstrap_methods[usize::from(bootstrap)], name, descriptor))
}

fn file_of(class: &'static Class) -> Result<&'static ClassFile<'static>, Exit> {
    class.file.ok_or_else(|| throw("java/lang/InternalError", format!("class {} has no constants", class.name)))
}

fn bad_pool(error: rjpf_classfile::ClassFileError) -> Exit {
    throw("java/lang/ClassFormatError", error.to_string())
}
