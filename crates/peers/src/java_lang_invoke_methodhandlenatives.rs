//! Peers of `java.lang.invoke.MethodHandleNatives`: member names and call sites.
//!
//! A `MemberName` names a field or method of a class; resolving it finds the member, checks access
//! and says in the flags how it is reached. Fields are found again by name each time their offset
//! is asked for, so a member name holds no address.

use rjpf_classes::code::CallKind;
use rjpf_classes::{BaseType, Class, Field, Name};
use rjpf_state::Ref;
use rjpf_vm::{Touches, Value};
use rjpf_vm::dynamic::{Query, Reached, Resolved, compile_form, flag, kind, reach};
use rjpf_vm::peer::{Ctx, Exit, Peer, PeerResult, intercept, native, throw, unsupported};

use crate::jdk_internal_misc_unsafe::static_offset;

pub(crate) const PEERS: &[Peer] = &[
    Peer::of(
        "java/lang/invoke/MethodHandleNatives",
        &[
            native("registerNatives()V", nothing),
            native(
                "init(Ljava/lang/invoke/MemberName;Ljava/lang/Object;)V",
                init,
            ),
            native("expand(Ljava/lang/invoke/MemberName;)V", expand),
            native(
                "resolve(Ljava/lang/invoke/MemberName;Ljava/lang/Class;IZ)Ljava/lang/invoke/MemberName;",
                resolve,
            ),
            native(
                "resolve(Ljava/lang/invoke/MemberName;Ljava/lang/Class;Z)Ljava/lang/invoke/MemberName;",
                resolve_11,
            ),
            native(
                "objectFieldOffset(Ljava/lang/invoke/MemberName;)J",
                object_field_offset,
            ),
            native(
                "staticFieldOffset(Ljava/lang/invoke/MemberName;)J",
                static_field_offset,
            ),
            native(
                "staticFieldBase(Ljava/lang/invoke/MemberName;)Ljava/lang/Object;",
                static_field_base,
            ),
            native(
                "getMemberVMInfo(Ljava/lang/invoke/MemberName;)Ljava/lang/Object;",
                member_vm_info,
            ),
            native("getNamedCon(I[Ljava/lang/Object;)I", named_constant),
            native(
                "setCallSiteTargetNormal(Ljava/lang/invoke/CallSite;Ljava/lang/invoke/MethodHandle;)V",
                set_call_site_target,
            )
            .touching(Touches::Field { name: "target", write: true }),
            native(
                "setCallSiteTargetVolatile(Ljava/lang/invoke/CallSite;Ljava/lang/invoke/MethodHandle;)V",
                set_call_site_target,
            )
            .touching(Touches::Field { name: "target", write: true }),
            native(
                "clearCallSiteContext(Ljava/lang/invoke/MethodHandleNatives$CallSiteContext;)V",
                nothing,
            ),
            native(
                "copyOutBootstrapArguments(Ljava/lang/Class;[III[Ljava/lang/Object;IZLjava/lang/Object;)V",
                copy_out_arguments,
            ),
        ],
    ),
    Peer::of(
        "java/lang/invoke/InvokerBytecodeGenerator",
        &[intercept(
            "generateCustomizedCode(Ljava/lang/invoke/LambdaForm;Ljava/lang/invoke/MethodType;)Ljava/lang/invoke/MemberName;",
            compile_form,
        )],
    ),
    // Counters of a compiler that is not there: they would make every state a new one.
    Peer::of(
        "java/lang/invoke/MethodHandleImpl",
        &[
            intercept("profileBoolean(Z[I)Z", first_argument),
            intercept(
                "tryFinally(Ljava/lang/invoke/MethodHandle;Ljava/lang/invoke/MethodHandle;[Ljava/lang/Object;)Ljava/lang/Object;",
                crate::java_lang_invoke_methodhandle::try_finally,
            ),
        ],
    ),
    Peer::of(
        "java/lang/invoke/Invokers",
        &[
            intercept("checkCustomized(Ljava/lang/invoke/MethodHandle;)V", nothing),
            intercept("maybeCustomize(Ljava/lang/invoke/MethodHandle;)V", nothing),
        ],
    ),
];

fn nothing(_ctx: &mut Ctx<'_>) -> PeerResult {
    Ok(Value::Void)
}

fn first_argument(ctx: &mut Ctx<'_>) -> PeerResult {
    Ok(ctx.bool(0).into())
}

// ---- resolution -------------------------------------------------------------------------------

fn resolve(ctx: &mut Ctx<'_>) -> PeerResult {
    let speculative = ctx.bool(3);
    resolve_with(ctx, speculative)
}

fn resolve_11(ctx: &mut Ctx<'_>) -> PeerResult {
    let speculative = ctx.bool(2);
    resolve_with(ctx, speculative)
}

fn resolve_with(ctx: &mut Ctx<'_>, speculative: bool) -> PeerResult {
    let member = ctx.object(0);
    if member == 0 {
        return Err(throw("java/lang/InternalError", "no member name"));
    }
    let query = match read_query(ctx, member)? {
        Some(query) => query,
        None if speculative => return Ok(0u32.into()),
        None => {
            return Err(throw(
                "java/lang/IllegalArgumentException",
                "nothing to resolve",
            ));
        }
    };
    match ctx.resolve_member(&query) {
        Ok(Resolved::Field(field)) => {
            let setter = matches!(query.kind, kind::PUT_FIELD | kind::PUT_STATIC);
            set_field(ctx, member, field, setter);
            Ok(member.into())
        }
        Ok(Resolved::Method(reached)) => {
            set_method(ctx, member, &reached)?;
            Ok(member.into())
        }
        Err(_) if speculative => Ok(0u32.into()),
        Err(error) => Err(throw(error.class, error.message)),
    }
}

fn read_query(ctx: &mut Ctx<'_>, member: Ref) -> Result<Option<Query>, Exit> {
    let layout = &ctx.known().invoke;
    let (class_at, name_at) = (layout.member_class, layout.member_name_at);
    let (type_at, flags_at) = (layout.member_type, layout.member_flags);
    let memory = ctx.memory();
    let (mirror, name) = (memory.get(member + class_at), memory.get(member + name_at));
    let (of, flags) = (memory.get(member + type_at), memory.get(member + flags_at));
    if mirror == 0 || name == 0 || of == 0 {
        return Ok(None);
    }
    let class = ctx.class_of_mirror(mirror);
    ctx.ask_members(class);
    // Members of arrays are those of Object; primitive classes have none.
    let class = if class.is_array() {
        ctx.known().object
    } else {
        class
    };
    let name = Name::new(&rjpf_classfile::mutf8::encode(&ctx.string_units(name)));
    let Some(descriptor) = descriptor_of(ctx, of) else {
        return Ok(None);
    };
    let caller = match ctx.object(1) {
        0 => None,
        mirror => Some(ctx.class_of_mirror(mirror)),
    };
    let of_field = flags & flag::IS_FIELD != 0;
    let ref_kind = match flags >> flag::KIND_SHIFT & flag::KIND_MASK {
        _ if flags & flag::IS_CONSTRUCTOR != 0 => kind::NEW_INVOKE_SPECIAL,
        given => given,
    };
    if of_field != (ref_kind <= kind::PUT_STATIC) {
        return Ok(None);
    }
    Ok(Some(Query {
        class,
        name,
        descriptor,
        kind: ref_kind,
        caller,
    }))
}

/// The descriptor that a `MethodType`, `Class` or `String` stands for.
fn descriptor_of(ctx: &Ctx<'_>, of: Ref) -> Option<Name> {
    let class = ctx.class_of(of);
    let text = match class.name.bytes() {
        b"java/lang/invoke/MethodType" => ctx.method_type_descriptor(of),
        b"java/lang/Class" => ctx.class_of_mirror(of).descriptor(),
        b"java/lang/String" => {
            return Some(Name::new(&rjpf_classfile::mutf8::encode(
                &ctx.string_units(of),
            )));
        }
        _ => return None,
    };
    Some(Name::from(text.as_str()))
}

fn set_method(ctx: &mut Ctx<'_>, member: Ref, reached: &Reached) -> Result<(), Exit> {
    let method = reached.method;
    let sort = if method.is_constructor() {
        flag::IS_CONSTRUCTOR
    } else {
        flag::IS_METHOD
    };
    let mut flags = u32::from(method.access) | sort | reached.kind << flag::KIND_SHIFT;
    if method.caller_sensitive {
        flags |= flag::CALLER_SENSITIVE;
    }
    if method.hidden && ctx.registry().jdk.feature >= 22 {
        flags |= flag::HIDDEN_MEMBER;
    }
    ctx.set_member_target(member, method)?;
    set_flags_and_class(ctx, member, flags, reached.class);
    Ok(())
}

fn set_field(ctx: &mut Ctx<'_>, member: Ref, field: &'static Field, setter: bool) {
    let owner = ctx.registry().class(field.class);
    let getter = if field.is_static() {
        kind::GET_STATIC
    } else {
        kind::GET_FIELD
    };
    let ref_kind = if setter { getter + 2 } else { getter };
    let mut flags = u32::from(field.access) | flag::IS_FIELD | ref_kind << flag::KIND_SHIFT;
    let record = owner
        .super_class
        .is_some_and(|s| s.name == "java/lang/Record");
    if field.is_final() && (field.is_static() || owner.hidden || record) {
        flags |= flag::TRUSTED_FINAL;
    }
    let at = ctx.known().invoke.member_method;
    ctx.put_word(member, at, 0);
    set_flags_and_class(ctx, member, flags, owner);
}

fn set_flags_and_class(ctx: &mut Ctx<'_>, member: Ref, flags: u32, class: &'static Class) {
    let mirror = ctx.mirror(class);
    let layout = &ctx.known().invoke;
    let (flags_at, class_at) = (layout.member_flags, layout.member_class);
    ctx.put_word(member, flags_at, flags);
    ctx.put_word(member, class_at, mirror);
}

// ---- from and to reflection -------------------------------------------------------------------

/// Makes a member name of a `Field`, `Method` or `Constructor`.
fn init(ctx: &mut Ctx<'_>) -> PeerResult {
    let (member, target) = (ctx.non_null(0)?, ctx.non_null(1)?);
    let class = ctx.class_of_mirror(ctx.get_field(target, "clazz"));
    let slot = ctx.get_field(target, "slot");
    match ctx.class_of(target).name.bytes() {
        b"java/lang/reflect/Field" => {
            if let Some(field) = class.fields.iter().find(|f| u32::from(f.slot) == slot) {
                set_field(ctx, member, field, false);
            }
        }
        b"java/lang/reflect/Method" | b"java/lang/reflect/Constructor" => {
            let method = class
                .methods()
                .iter()
                .copied()
                .find(|m| u32::from(m.slot) == slot);
            // A signature-polymorphic method has no member without a call's type.
            if let Some(method) = method.filter(|m| !m.signature_polymorphic) {
                set_method(ctx, member, &reach(class, CallKind::Virtual, method))?;
            }
        }
        _ => return Err(throw("java/lang/InternalError", "unrecognized type")),
    }
    Ok(Value::Void)
}

/// Fills in name and type of a member name that was made from a method.
fn expand(ctx: &mut Ctx<'_>) -> PeerResult {
    let member = ctx.non_null(0)?;
    let Some(method) = ctx.member_target(member) else {
        return Err(unsupported("MethodHandleNatives.expand of a field"));
    };
    let layout = &ctx.known().invoke;
    let (class_at, name_at, type_at) = (
        layout.member_class,
        layout.member_name_at,
        layout.member_type,
    );
    let (class, name) = (
        ctx.mirror(method.class),
        ctx.intern_str(&method.name.display()),
    );
    let descriptor = ctx.new_string(&method.descriptor.display())?;
    for (offset, value) in [(class_at, class), (name_at, name), (type_at, descriptor)] {
        if ctx.memory().get(member + offset) == 0 {
            ctx.put_word(member, offset, value);
        }
    }
    Ok(Value::Void)
}

// ---- fields -----------------------------------------------------------------------------------

/// The field that a resolved member name stands for.
fn field_of(ctx: &mut Ctx<'_>, is_static: bool) -> Result<&'static Field, Exit> {
    let member = ctx.non_null(0)?;
    let layout = &ctx.known().invoke;
    let (class_at, name_at) = (member + layout.member_class, member + layout.member_name_at);
    let (type_at, flags_at) = (member + layout.member_type, member + layout.member_flags);
    let memory = ctx.memory();
    let (mirror, name, of) = (
        memory.get(class_at),
        memory.get(name_at),
        memory.get(type_at),
    );
    let is_field = memory.get(flags_at) & flag::IS_FIELD != 0;
    let word = if is_static { "static" } else { "non-static" };
    let wrong = || throw("java/lang/InternalError", format!("{word} field required"));
    if !is_field || mirror == 0 || name == 0 || of == 0 {
        return Err(wrong());
    }
    let name = Name::new(&rjpf_classfile::mutf8::encode(&ctx.string_units(name)));
    let class = ctx.class_of_mirror(mirror);
    let descriptor = descriptor_of(ctx, of);
    let found = class
        .fields
        .iter()
        .find(|f| f.name == name && descriptor.is_none_or(|d| f.descriptor == d));
    found
        .filter(|f| f.is_static() == is_static)
        .ok_or_else(wrong)
}

fn object_field_offset(ctx: &mut Ctx<'_>) -> PeerResult {
    let field = field_of(ctx, false)?;
    Ok((i64::from(field.offset) * 4).into())
}

fn static_field_offset(ctx: &mut Ctx<'_>) -> PeerResult {
    let field = field_of(ctx, true)?;
    Ok(static_offset(ctx.registry().class(field.class), field).into())
}

fn static_field_base(ctx: &mut Ctx<'_>) -> PeerResult {
    let field = field_of(ctx, true)?;
    let owner = ctx.registry().class(field.class);
    Ok(ctx.mirror(owner).into())
}

/// `Object[] {index, target}`: what the JDK's own checks look at.
fn member_vm_info(ctx: &mut Ctx<'_>) -> PeerResult {
    let member = ctx.object(0);
    if member == 0 {
        return Ok(0u32.into());
    }
    let (index, target) = match ctx.member_target(member) {
        Some(method) => match ctx.member_kind(member) {
            kind::INVOKE_VIRTUAL | kind::INVOKE_INTERFACE => (i64::from(method.slot), member),
            _ => (-1, member),
        },
        None => {
            let class_at = member + ctx.known().invoke.member_class;
            (0, ctx.memory().get(class_at))
        }
    };
    let long = ctx.registry().known(BaseType::Long.wrapper());
    let boxed = ctx.new_object(long)?;
    ctx.put_field2(boxed, "value", index as u64);
    let object = ctx.known().object;
    Ok(ctx.new_object_array(object, &[boxed, target])?.into())
}

/// No constants to compare with: the JDK checks only those it is told.
fn named_constant(_ctx: &mut Ctx<'_>) -> PeerResult {
    Ok(0i32.into())
}

// ---- call sites -------------------------------------------------------------------------------

fn set_call_site_target(ctx: &mut Ctx<'_>) -> PeerResult {
    let (site, target) = (ctx.non_null(0)?, ctx.object(1));
    ctx.put_field(site, "target", target);
    Ok(Value::Void)
}

/// Only bootstrap methods that pull their arguments one by one ask for this, and none are linked so.
fn copy_out_arguments(_ctx: &mut Ctx<'_>) -> PeerResult {
    Err(unsupported("bootstrap methods that pull their arguments"))
}
