//! Peers of `java.lang.Class`: finding classes and what a class says about itself.
//!
//! Members (fields, methods, constructors, record components) are in `java_lang_class_members`.

use rjpf_classes::{BaseType, Class, LoadError, LoaderId, Name};
use rjpf_classfile::InnerClass;
use rjpf_state::{Ref, global};
use rjpf_vm::peer::{Resume, native, throw};
use rjpf_vm::{Ctx, Exit, Peer, PeerResult, Value};

pub(crate) const PEERS: &[Peer] = &[Peer::of(
    "java/lang/Class",
    &[
        native("registerNatives()V", nothing),
        native("forName0(Ljava/lang/String;ZLjava/lang/ClassLoader;Ljava/lang/Class;)Ljava/lang/Class;", for_name),
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
        native("getSigners()[Ljava/lang/Object;", get_signers),
        native("setSigners([Ljava/lang/Object;)V", set_signers),
        native("getEnclosingMethod0()[Ljava/lang/Object;", get_enclosing_method),
        native("getDeclaringClass0()Ljava/lang/Class;", get_declaring_class),
        native("getSimpleBinaryName0()Ljava/lang/String;", get_simple_binary_name),
        native("getProtectionDomain0()Ljava/security/ProtectionDomain;", get_protection_domain),
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
    ctx.class_of_mirror(ctx.this())
}

/// The interned string of a modified UTF-8 text from a class file.
pub(crate) fn interned(ctx: &mut Ctx<'_>, text: &[u8]) -> Ref {
    let at = ctx.vm.registry.literal(text);
    ctx.vm.literal(at)
}

/// A new `byte[]` of an undecoded attribute, or null.
pub(crate) fn optional_bytes(ctx: &mut Ctx<'_>, bytes: Option<&[u8]>) -> Result<Ref, Exit> {
    bytes.map_or(Ok(0), |b| ctx.new_byte_array(b))
}

/// `Class[]` with the mirrors of `classes`.
pub(crate) fn mirror_array(ctx: &mut Ctx<'_>, classes: &[&'static Class]) -> Result<Ref, Exit> {
    let mirrors: Vec<Ref> = classes.iter().map(|c| ctx.mirror(c)).collect();
    let class = ctx.vm.known.class;
    ctx.new_object_array(class, &mirrors)
}

/// The class that a field descriptor means to code of `from`.
pub(crate) fn class_of_descriptor(
    ctx: &mut Ctx<'_>,
    from: &'static Class,
    descriptor: &[u8],
) -> Result<&'static Class, Exit> {
    match BaseType::of(descriptor) {
        BaseType::Ref => ctx.vm.resolve_class(from, rjpf_classes::registry::class_name_of(descriptor)),
        primitive => Ok(ctx.vm.registry.primitive(primitive)),
    }
}

// ---- forName ----------------------------------------------------------------------------------

const LOOK: u32 = 0;
const ASKED: u32 = 1;
const ADDED: u32 = 2;

/// `Class.forName`: built-in loaders are asked here, others through their `loadClass`.
fn for_name(ctx: &mut Ctx<'_>) -> PeerResult {
    let text = ctx.string(ctx.non_null(0)?);
    let loader = ctx.object(2);
    if ctx.saved_ref(0) == 0 {
        let class = find_by_name(ctx, &text, loader)?;
        let mirror = ctx.mirror(class);
        ctx.save_ref(0, mirror);
        // The name of an array class does not initialise its element class.
    }
    let class = ctx.class_of_mirror(ctx.saved_ref(0));
    if ctx.bool(1) {
        ctx.ensure_initialized(class)?;
    }
    Ok(ctx.saved_ref(0).into())
}

fn not_found(text: &str) -> Exit {
    throw("java/lang/ClassNotFoundException", text)
}

fn find_by_name(ctx: &mut Ctx<'_>, text: &str, loader: Ref) -> Result<&'static Class, Exit> {
    if text.contains('/') {
        return Err(not_found(text));
    }
    let dimensions = text.bytes().take_while(|&b| b == b'[').count();
    let element = &text[dimensions..];
    let mut class = match element.as_bytes() {
        _ if dimensions == 0 => return find_element(ctx, text, text, loader),
        [b'L', .., b';'] => find_element(ctx, &element[1..element.len() - 1], text, loader)?,
        [letter] if b"ZBCSIFJD".contains(letter) => ctx.vm.registry.primitive(BaseType::of(&[*letter])),
        _ => return Err(illegal_name(text)),
    };
    if dimensions > 255 {
        return Err(illegal_name(text));
    }
    for _ in 0..dimensions {
        class = ctx.vm.registry.array_of(class);
    }
    Ok(class)
}

/// A text that names no class at all is reported in the form the class file format has for names.
fn illegal_name(text: &str) -> Exit {
    not_found(&text.replace('.', "/"))
}

fn find_element(ctx: &mut Ctx<'_>, element: &str, whole: &str, loader: Ref) -> Result<&'static Class, Exit> {
    if element.split('.').any(str::is_empty) || element.contains([';', '[']) {
        return Err(illegal_name(whole));
    }
    let units: Vec<u16> = element.replace('.', "/").encode_utf16().collect();
    let name = Name::new(&rjpf_classfile::mutf8::encode(&units));
    let id = ctx.vm.loader_id(loader);
    if id.is_builtin() {
        return load_builtin(ctx, id, name, whole);
    }
    ask_loader(ctx, loader, name, element)
}

/// Loads through a built-in loader; a class that is not there is `ClassNotFoundException`.
pub(crate) fn load_builtin(ctx: &Ctx<'_>, id: LoaderId, name: Name, text: &str) -> Result<&'static Class, Exit> {
    match ctx.vm.registry.load(id, name) {
        Ok(class) => Ok(class),
        Err(LoadError::NotFound(missing)) if missing == name => Err(not_found(text)),
        Err(error) => Err(load_failure(&error)),
    }
}

/// The Java error of a load that failed although the class is there.
pub(crate) fn load_failure(error: &LoadError) -> Exit {
    let (class, message) = match error {
        LoadError::NotFound(name) => ("java/lang/NoClassDefFoundError", name.display()),
        LoadError::WrongName { expected, found, .. } => {
            ("java/lang/NoClassDefFoundError", format!("{expected} (wrong name: {found})"))
        }
        LoadError::Format { .. } => ("java/lang/ClassFormatError", error.to_string()),
        LoadError::Circular(name) => ("java/lang/ClassCircularityError", name.display()),
        LoadError::Incompatible(text) => ("java/lang/IncompatibleClassChangeError", text.clone()),
        LoadError::Read(text) => ("java/lang/NoClassDefFoundError", text.clone()),
    };
    throw(class, message)
}

/// Calls `loadClass` of a user's loader and remembers the class as initiated by it.
fn ask_loader(ctx: &mut Ctx<'_>, loader: Ref, name: Name, text: &str) -> Result<&'static Class, Exit> {
    if let Some(class) = ctx.vm.initiated(loader, name) {
        return Ok(class);
    }
    match (ctx.step(), ctx.resumed()) {
        (LOOK, _) => {
            let class = ctx.class_of(loader);
            let method = ctx
                .find_method(class, "loadClass", "(Ljava/lang/String;)Ljava/lang/Class;")
                .and_then(|m| ctx.vm.registry.select(class, m))
                .ok_or_else(|| throw("java/lang/NoSuchMethodError", "loadClass"))?;
            ctx.set_step(ASKED);
            let string = ctx.new_string(text)?;
            Err(ctx.call(method, vec![loader, string]))
        }
        (ASKED, Resume::Returned(mirror)) => {
            let mirror = mirror.word();
            if mirror == 0 || ctx.class_of_mirror(mirror).name != name {
                return Err(not_found(text));
            }
            ctx.set_step(ADDED);
            ctx.save_ref(1, mirror);
            let owner = ctx.vm.known_class_loader();
            match ctx.find_method(owner, "addClass", "(Ljava/lang/Class;)V") {
                Some(add) => Err(ctx.call(add, vec![loader, mirror])),
                None => Ok(ctx.class_of_mirror(mirror)),
            }
        }
        _ => Ok(ctx.class_of_mirror(ctx.saved_ref(1))),
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
    Ok(ctx.vm.modifiers(class).into())
}

fn get_primitive_class(ctx: &mut Ctx<'_>) -> PeerResult {
    let text = ctx.string(ctx.non_null(0)?);
    let Some(found) = BaseType::PRIMITIVES.iter().find(|t| t.keyword() == text) else {
        return Err(not_found(&text));
    };
    let class = ctx.vm.registry.primitive(*found);
    Ok(ctx.mirror(class).into())
}

fn init_class_name(ctx: &mut Ctx<'_>) -> PeerResult {
    Ok(class_name(ctx, ctx.this()).into())
}

/// `Class.getName` of a mirror: interned and kept in its `name` field.
pub(crate) fn class_name(ctx: &mut Ctx<'_>, mirror: Ref) -> Ref {
    let at = mirror + ctx.vm.field_offset(ctx.vm.known.class, "name");
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
    ctx.memory_mut().set(at, name);
    name
}

// ---- attributes -------------------------------------------------------------------------------

fn get_generic_signature(ctx: &mut Ctx<'_>) -> PeerResult {
    let signature = this_class(ctx).file.and_then(|f| f.attributes.signature);
    Ok(signature.map_or(0, |s| interned(ctx, s)).into())
}

fn get_raw_annotations(ctx: &mut Ctx<'_>) -> PeerResult {
    let bytes = this_class(ctx).file.and_then(|f| f.attributes.annotations.visible);
    Ok(optional_bytes(ctx, bytes)?.into())
}

fn get_raw_type_annotations(ctx: &mut Ctx<'_>) -> PeerResult {
    let bytes = this_class(ctx).file.and_then(|f| f.attributes.annotations.visible_types);
    Ok(optional_bytes(ctx, bytes)?.into())
}

fn get_constant_pool(ctx: &mut Ctx<'_>) -> PeerResult {
    let class = this_class(ctx);
    if class.file.is_none() {
        return Ok(0u32.into());
    }
    let pool_class = ctx.vm.registry.known("jdk/internal/reflect/ConstantPool");
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

fn get_declaring_class(ctx: &mut Ctx<'_>) -> PeerResult {
    let class = this_class(ctx);
    let outer = own_entry(class).filter(|e| e.outer != 0);
    let (Some(entry), Some(file)) = (outer, class.file) else { return Ok(0u32.into()) };
    let Ok(name) = file.pool.class_name(entry.outer) else { return Ok(0u32.into()) };
    let outer = ctx.vm.resolve_class(class, Name::of_static(name))?;
    if !lists_inner(outer, class.name) {
        let message = format!(
            "{} and {} disagree on InnerClasses attribute",
            outer.external_name(),
            class.external_name()
        );
        return Err(throw("java/lang/IncompatibleClassChangeError", message));
    }
    Ok(ctx.mirror(outer).into())
}

fn lists_inner(outer: &'static Class, inner: Name) -> bool {
    let Some(file) = outer.file else { return false };
    let entries = file.attributes.inner_classes.iter().flatten();
    let named = |index: u16, name: &[u8]| file.pool.class_name(index).is_ok_and(|n| n == name);
    entries.into_iter().any(|e| e.outer != 0 && named(e.inner, inner.bytes()) && named(e.outer, outer.name.bytes()))
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
    let outer = ctx.vm.resolve_class(class, Name::of_static(outer))?;
    let mut parts = [ctx.mirror(outer), 0, 0];
    if method != 0
        && let Ok((name, descriptor)) = file.pool.name_and_type(method)
    {
        parts[1] = interned(ctx, name);
        parts[2] = interned(ctx, descriptor);
    }
    let object = ctx.vm.known.object;
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
                inner.push(ctx.vm.resolve_class(class, Name::of_static(name))?);
            }
        }
    }
    Ok(mirror_array(ctx, &inner)?.into())
}

fn get_nest_host(ctx: &mut Ctx<'_>) -> PeerResult {
    let class = this_class(ctx);
    let host = match class.file.and_then(|f| f.pool.class_name(f.attributes.nest_host?).ok()) {
        // A user's loader may have to find the host first.
        Some(name) if class.nest_host.get().is_none() => {
            let found = ctx.vm.resolve_class(class, Name::of_static(name));
            if let Err(exit @ Exit::Call { .. }) = found {
                return Err(exit);
            }
            ctx.vm.registry.nest_host(class)
        }
        _ => ctx.vm.registry.nest_host(class),
    };
    Ok(ctx.mirror(host).into())
}

fn get_nest_members(ctx: &mut Ctx<'_>) -> PeerResult {
    let class = this_class(ctx);
    let host = ctx.vm.registry.nest_host(class);
    let mut members = vec![host];
    if let Some(file) = host.file {
        for &index in file.attributes.nest_members.iter().flatten() {
            let Ok(name) = file.pool.class_name(index) else { continue };
            let member = ctx.vm.resolve_class(host, Name::of_static(name))?;
            if std::ptr::eq(ctx.vm.registry.nest_host(member), host) {
                members.push(member);
            }
        }
    }
    if class.hidden {
        members.push(class);
    }
    Ok(mirror_array(ctx, &members)?.into())
}

fn get_permitted_subclasses(ctx: &mut Ctx<'_>) -> PeerResult {
    let class = this_class(ctx);
    let Some((file, indices)) = class.file.and_then(|f| Some((f, f.attributes.permitted_subclasses.as_ref()?))) else {
        return Ok(0u32.into());
    };
    let mut subclasses = Vec::new();
    for &index in indices {
        let Ok(name) = file.pool.class_name(index) else { continue };
        match ctx.vm.resolve_class(class, Name::of_static(name)) {
            Ok(subclass) => subclasses.push(subclass),
            Err(exit @ Exit::Call { .. }) => return Err(exit),
            // Subclasses that do not exist are left out.
            Err(_) => {}
        }
    }
    Ok(mirror_array(ctx, &subclasses)?.into())
}

fn get_class_file_version(ctx: &mut Ctx<'_>) -> PeerResult {
    let version = this_class(ctx).file.map_or(0, |f| u32::from(f.major) | u32::from(f.minor) << 16);
    Ok(version.into())
}

fn get_class_access_flags_raw(ctx: &mut Ctx<'_>) -> PeerResult {
    Ok(u32::from(this_class(ctx).access).into())
}

// ---- assertions, domains, signers -------------------------------------------------------------

fn desired_assertion_status(ctx: &mut Ctx<'_>) -> PeerResult {
    let class = ctx.class_of_mirror(ctx.non_null(0)?);
    let environment = &ctx.vm.environment;
    let on = if class.loader == LoaderId::BOOT { environment.system_assertions } else { environment.assertions };
    Ok(on.into())
}

/// Words of one entry of the list of class owners: mirror, protection domain, signers.
const OWNER_WORDS: usize = 3;
const DOMAIN: usize = 1;
const SIGNERS: usize = 2;

/// What JDKs without the field keep beside a class: its protection domain or signers.
fn owner_entry(ctx: &Ctx<'_>, mirror: Ref, what: usize) -> Ref {
    let list = ctx.memory().get(global::CLASS_OWNERS);
    if list == 0 {
        return 0;
    }
    let words = ctx.memory().word_array(list);
    words.chunks_exact(OWNER_WORDS).find(|e| e[0] == mirror).map_or(0, |e| e[what])
}

fn set_owner_entry(ctx: &mut Ctx<'_>, mirror: Ref, what: usize, value: Ref) -> Result<(), Exit> {
    let list = ctx.memory().get(global::CLASS_OWNERS);
    let mut words = if list == 0 { Vec::new() } else { ctx.memory().word_array(list).to_vec() };
    let at = match words.chunks_exact(OWNER_WORDS).position(|e| e[0] == mirror) {
        Some(i) => i * OWNER_WORDS,
        None => {
            words.extend([mirror, 0, 0]);
            words.len() - OWNER_WORDS
        }
    };
    words[at + what] = value;
    let object = ctx.vm.known.object;
    let list = ctx.new_object_array(object, &words)?;
    ctx.memory_mut().set(global::CLASS_OWNERS, list);
    Ok(())
}

/// Remembers the protection domain a class was defined with.
pub(crate) fn set_protection_domain(ctx: &mut Ctx<'_>, mirror: Ref, domain: Ref) -> Result<(), Exit> {
    if ctx.vm.has_field(ctx.vm.known.class, "protectionDomain") {
        ctx.put_field(mirror, "protectionDomain", domain);
        return Ok(());
    }
    if domain == 0 { Ok(()) } else { set_owner_entry(ctx, mirror, DOMAIN, domain) }
}

fn get_protection_domain(ctx: &mut Ctx<'_>) -> PeerResult {
    Ok(owner_entry(ctx, ctx.this(), DOMAIN).into())
}

fn get_signers(ctx: &mut Ctx<'_>) -> PeerResult {
    let signers = owner_entry(ctx, ctx.this(), SIGNERS);
    if signers == 0 {
        return Ok(0u32.into());
    }
    let copy = ctx.memory().word_array(signers).to_vec();
    let object = ctx.vm.known.object;
    Ok(ctx.new_object_array(object, &copy)?.into())
}

fn set_signers(ctx: &mut Ctx<'_>) -> PeerResult {
    let (mirror, signers) = (ctx.this(), ctx.object(0));
    let class = this_class(ctx);
    if !class.is_array() && !class.is_primitive() {
        set_owner_entry(ctx, mirror, SIGNERS, signers)?;
    }
    Ok(Value::Void)
}
