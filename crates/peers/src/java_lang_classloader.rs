//! Peers of `java.lang.ClassLoader`: finding and defining classes.
//!
//! Built-in loaders find their classes here at once, so that Java-level delegation stops where it
//! starts. Classes of user-defined loaders live in the loader object's own list, which is state.

use rjpf_classes::registry::Registry;
use rjpf_classes::{Class, Definition, LoadError, LoaderId, Name};
use rjpf_state::{Ref, global};
use rjpf_vm::peer::{Resume, native, throw, throw_bare, unsupported};
use rjpf_vm::{AssertionRule, Ctx, Exit, Peer, PeerResult, Touches, Value};

use crate::java_lang_class_forname::load_failure;
use crate::java_lang_class_owner::set_protection_domain;

pub(crate) const PEERS: &[Peer] = &[
    Peer::of(
    "java/lang/ClassLoader",
    &[
        native("registerNatives()V", nothing),
        native("findBootstrapClass(Ljava/lang/String;)Ljava/lang/Class;", find_bootstrap_class),
        native("findLoadedClass0(Ljava/lang/String;)Ljava/lang/Class;", find_loaded_class)
            .touching(Touches::Loaded { write: false }),
        native("retrieveDirectives()Ljava/lang/AssertionStatusDirectives;", retrieve_directives),
        native(
            "defineClass1(Ljava/lang/ClassLoader;Ljava/lang/String;[BIILjava/security/ProtectionDomain;Ljava/lang/String;)Ljava/lang/Class;",
            define_class_of_array,
        )
        .touching(Touches::Loaded { write: true }),
        native(
            "defineClass2(Ljava/lang/ClassLoader;Ljava/lang/String;Ljava/nio/ByteBuffer;IILjava/security/ProtectionDomain;Ljava/lang/String;)Ljava/lang/Class;",
            define_class_of_buffer,
        )
        .touching(Touches::Loaded { write: true }),
        native(
            "defineClass0(Ljava/lang/ClassLoader;Ljava/lang/Class;Ljava/lang/String;[BIILjava/security/ProtectionDomain;ZILjava/lang/Object;)Ljava/lang/Class;",
            define_class_for_lookup,
        )
        .touching(Touches::Loaded { write: true }),
    ],
),
    Peer::of(
        "jdk/internal/misc/Unsafe",
        &[native(
            "defineClass0(Ljava/lang/String;[BIILjava/lang/ClassLoader;Ljava/security/ProtectionDomain;)Ljava/lang/Class;",
            define_class_of_unsafe,
        )
        .touching(Touches::Anything),
        // What hidden classes were before JDK 15.
        native(
            "defineAnonymousClass0(Ljava/lang/Class;[B[Ljava/lang/Object;)Ljava/lang/Class;",
            define_anonymous_class,
        )
        .touching(Touches::Anything)],
    ),
];

fn nothing(_ctx: &mut Ctx<'_>) -> PeerResult {
    Ok(Value::Void)
}

/// A class name given by Java code; `None` if no class can have it.
fn internal_name(ctx: &Ctx<'_>, string: Ref) -> Option<Name> {
    let mut units = ctx.string_units(string);
    if units.is_empty() || units.contains(&u16::from(b'/')) || units[0] == u16::from(b'[') {
        return None;
    }
    units.iter_mut().filter(|u| **u == u16::from(b'.')).for_each(|u| *u = u16::from(b'/'));
    Some(Name::new(&rjpf_classfile::mutf8::encode(&units)))
}

fn find_through(ctx: &mut Ctx<'_>, id: LoaderId, string: Ref) -> PeerResult {
    let Some(name) = internal_name(ctx, string) else { return Ok(0u32.into()) };
    match ctx.find_class(id, name) {
        Ok(class) => Ok(ctx.mirror(class).into()),
        Err(LoadError::NotFound(missing)) if missing == name => Ok(0u32.into()),
        Err(error) => Err(load_failure(&error)),
    }
}

fn find_bootstrap_class(ctx: &mut Ctx<'_>) -> PeerResult {
    let name = ctx.object(0);
    if name == 0 { Ok(0u32.into()) } else { find_through(ctx, LoaderId::BOOT, name) }
}

fn find_loaded_class(ctx: &mut Ctx<'_>) -> PeerResult {
    let (loader, name) = (ctx.this(), ctx.object(0));
    if name == 0 {
        return Ok(0u32.into());
    }
    let id = builtin_id(ctx, loader);
    if let Some(id) = id {
        return find_through(ctx, id, name);
    }
    let found = internal_name(ctx, name).and_then(|n| ctx.initiated(loader, n));
    Ok(found.map_or(0, |c| ctx.mirror(c)).into())
}

/// The number of a built-in loader object, by its class while the JDK is still booting.
fn builtin_id(ctx: &mut Ctx<'_>, loader: Ref) -> Option<LoaderId> {
    let class = ctx.class_of(loader);
    let name = class.name;
    if name == "jdk/internal/loader/ClassLoaders$AppClassLoader" {
        return Some(LoaderId::APP);
    }
    if name == "jdk/internal/loader/ClassLoaders$PlatformClassLoader" {
        return Some(LoaderId::PLATFORM);
    }
    if name == "jdk/internal/loader/ClassLoaders$BootClassLoader" {
        return Some(LoaderId::BOOT);
    }
    (loader == ctx.memory().get(global::APP_LOADER)).then_some(LoaderId::APP)
}

fn retrieve_directives(ctx: &mut Ctx<'_>) -> PeerResult {
    let class = ctx.registry().known("java/lang/AssertionStatusDirectives");
    ctx.ensure_initialized(class)?;
    let directives = ctx.new_object(class)?;
    let (mut classes, mut packages) = (Vec::new(), Vec::new());
    for rule in &ctx.environment().assertions.rules {
        match rule {
            AssertionRule::Class { name, on } => classes.push((name.clone(), *on)),
            AssertionRule::Package { name, on } => packages.push((name.clone(), *on)),
            // What is left of these is asked for class by class.
            AssertionRule::Like(_) | AssertionRule::Unlike(_) => {}
        }
    }
    put_switches(ctx, directives, ["classes", "classEnabled"], &classes)?;
    put_switches(ctx, directives, ["packages", "packageEnabled"], &packages)?;
    let on = u32::from(ctx.environment().assertions.program);
    ctx.put_field(directives, "deflt", on);
    Ok(directives.into())
}

/// Names and, beside them, whether their assertions are on.
fn put_switches(
    ctx: &mut Ctx<'_>,
    directives: Ref,
    [names, switches]: [&str; 2],
    all: &[(String, bool)],
) -> Result<(), Exit> {
    let string = ctx.known().string.class;
    let array = ctx.new_object_array(string, &vec![0; all.len()])?;
    ctx.put_field(directives, names, array);
    for (i, (name, _)) in all.iter().enumerate() {
        let name = ctx.new_string(name)?;
        let array = ctx.get_field(directives, names);
        ctx.put_element(array, i as u32, name);
    }
    let flags = ctx.new_primitive_array(rjpf_classes::BaseType::Boolean, all.len())?;
    for (byte, (_, on)) in ctx.byte_array_mut(flags).iter_mut().zip(all) {
        *byte = u8::from(*on);
    }
    ctx.put_field(directives, switches, flags);
    Ok(())
}

// ---- definition -------------------------------------------------------------------------------

/// What Java code asks to define.
struct Request {
    loader: Ref,
    /// Null if the caller does not say.
    name: Ref,
    bytes: Vec<u8>,
    domain: Ref,
    /// Only if a lookup defines it.
    lookup: Option<Lookup>,
    source: Ref,
}

struct Lookup {
    class: &'static Class,
    initialize: bool,
    hidden: bool,
    nest_mate: bool,
    data: Ref,
}

fn define_class_of_array(ctx: &mut Ctx<'_>) -> PeerResult {
    let bytes = array_part(ctx, ctx.object(2), ctx.int(3), ctx.int(4))?;
    let (loader, name, domain, source) = (ctx.object(0), ctx.object(1), ctx.object(5), ctx.object(6));
    define(ctx, Request { loader, name, bytes, domain, lookup: None, source })
}

/// `Unsafe` defines without asking the loader; the arguments stand behind the receiver.
fn define_class_of_unsafe(ctx: &mut Ctx<'_>) -> PeerResult {
    let bytes = array_part(ctx, ctx.object(1), ctx.int(2), ctx.int(3))?;
    let (name, loader, domain) = (ctx.object(0), ctx.object(4), ctx.object(5));
    define(ctx, Request { loader, name, bytes, domain, lookup: None, source: 0 })
}

/// An anonymous class may do what its host may, as a hidden nest mate may; its name is in its bytes.
fn define_anonymous_class(ctx: &mut Ctx<'_>) -> PeerResult {
    let (host, array, patches) = (ctx.class_of_mirror(ctx.non_null(0)?), ctx.non_null(1)?, ctx.object(2));
    if patches != 0 && ctx.memory().word_array(patches).iter().any(|&patch| patch != 0) {
        return Err(unsupported("an anonymous class whose constants are patched"));
    }
    let bytes = ctx.memory().byte_array(array).to_vec();
    let loader = ctx.loader_object(host);
    let lookup = Lookup { class: host, initialize: false, hidden: true, nest_mate: true, data: 0 };
    define(ctx, Request { loader, name: 0, bytes, domain: 0, lookup: Some(lookup), source: 0 })
}

fn array_part(ctx: &Ctx<'_>, array: Ref, offset: i32, length: i32) -> Result<Vec<u8>, Exit> {
    if array == 0 {
        return Err(throw_bare("java/lang/NullPointerException"));
    }
    let all = ctx.memory().byte_array(array);
    let part = usize::try_from(offset).ok().zip(usize::try_from(length).ok());
    let part = part.and_then(|(o, l)| all.get(o..o.checked_add(l)?));
    part.map(<[u8]>::to_vec).ok_or_else(|| throw_bare("java/lang/ArrayIndexOutOfBoundsException"))
}

/// A direct buffer: its bytes are in the native region.
fn define_class_of_buffer(ctx: &mut Ctx<'_>) -> PeerResult {
    let buffer = ctx.non_null(2)?;
    let (offset, length) = (ctx.int(3), ctx.int(4));
    let start = ctx.get_field2(buffer, "address").wrapping_add(offset as u64);
    let bytes = ctx.memory().bytes(0, start as usize, length.max(0) as usize).to_vec();
    let (loader, name, domain, source) = (ctx.object(0), ctx.object(1), ctx.object(5), ctx.object(6));
    define(ctx, Request { loader, name, bytes, domain, lookup: None, source })
}

const NEST_MATE: i32 = 1;
const HIDDEN: i32 = 2;

fn define_class_for_lookup(ctx: &mut Ctx<'_>) -> PeerResult {
    let bytes = array_part(ctx, ctx.object(3), ctx.int(4), ctx.int(5))?;
    let class = ctx.class_of_mirror(ctx.non_null(1)?);
    let flags = ctx.int(8);
    let lookup = Lookup {
        class,
        initialize: ctx.bool(7),
        hidden: flags & HIDDEN != 0,
        nest_mate: flags & NEST_MATE != 0,
        data: ctx.object(9),
    };
    let (loader, name, domain) = (ctx.object(0), ctx.object(2), ctx.object(6));
    define(ctx, Request { loader, name, bytes, domain, lookup: Some(lookup), source: 0 })
}

const RESOLVING: u32 = 0;
const ADDED: u32 = 1;

fn define(ctx: &mut Ctx<'_>, request: Request) -> PeerResult {
    if ctx.step() == RESOLVING {
        let class = define_now(ctx, &request)?;
        let mirror = ctx.mirror(class);
        set_protection_domain(ctx, mirror, request.domain)?;
        if let Some(lookup) = request.lookup.as_ref().filter(|_| ctx.has_field(ctx.known().class, "classData")) {
            ctx.put_field(mirror, "classData", lookup.data);
        }
        ctx.save_ref(0, mirror);
        ctx.set_step(ADDED);
        let hidden = request.lookup.as_ref().is_some_and(|l| l.hidden);
        if request.loader != 0 && !hidden {
            let owner = ctx.known_class_loader();
            if let Some(add) = ctx.find_method(owner, "addClass", "(Ljava/lang/Class;)V") {
                return Err(ctx.call(add, vec![request.loader, mirror]));
            }
        }
    }
    let mirror = ctx.saved_ref(0);
    if request.lookup.is_some_and(|l| l.initialize) {
        let class = ctx.class_of_mirror(mirror);
        ctx.ensure_initialized(class)?;
    }
    Ok(mirror.into())
}

fn define_now(ctx: &mut Ctx<'_>, request: &Request) -> Result<&'static Class, Exit> {
    let id = ctx.loader_id(request.loader);
    let origin = if request.source == 0 { "__JVM_DefineClass__".to_string() } else { ctx.string(request.source) };
    let given = if request.name == 0 { None } else { internal_name_of(ctx, request.name) };
    check_head(ctx, &request.bytes, given)?;
    let hidden = request.lookup.as_ref().filter(|l| l.hidden);
    // A hidden class goes by the name that it is given, whatever its bytes say: the JDK has templates.
    let name = given.filter(|_| hidden.is_none());
    let (found, supers) = Registry::supertypes(&request.bytes, &origin).map_err(|e| {
        // What is wrong behind the name is found after the name.
        match (rjpf_classfile::ClassFile::name_of(&request.bytes).map(Name::new), name) {
            (Some(found), Some(expected)) if found != expected => wrong_name(expected, found),
            _ => load_failure(&e),
        }
    })?;
    if let Some(expected) = name
        && expected != found
    {
        return Err(wrong_name(expected, found));
    }
    if hidden.is_none() {
        check_duplicate(ctx, request.loader, id, found)?;
    }
    let from = Defining { loader: request.loader, id, lookup: request.lookup.as_ref().map(|l| l.class) };
    let mut resolved = Vec::new();
    for s in supers {
        resolved.push((s, from.resolve(ctx, s, found)?));
    }
    let hidden_name = hidden.map(|_| next_hidden_name(ctx, given.unwrap_or(found)));
    let nest_host = match request.lookup.as_ref().filter(|l| l.nest_mate) {
        Some(lookup) => Some(ctx.nest_host(lookup.class)?),
        None => None,
    };
    let definition = Definition {
        loader: id,
        name,
        bytes: &request.bytes,
        origin: Name::from(origin.as_str()),
        hidden_name,
        nest_host,
        supers: &resolved,
    };
    let class = ctx.registry().define(&definition).map_err(|e| load_failure(&e))?;
    if hidden.is_none() {
        ctx.admit_class(request.loader, class)?;
    }
    let by = match request.loader {
        0 => ctx.registry().mirror_address(class),
        loader => loader,
    };
    ctx.set_global(class.statics + rjpf_vm::DEFINED_BY, by);
    Ok(class)
}

fn wrong_name(expected: Name, found: Name) -> Exit {
    throw("java/lang/NoClassDefFoundError", format!("{expected} (wrong name: {found})"))
}

/// Magic number and version, with HotSpot's complaints about them.
fn check_head(ctx: &Ctx<'_>, bytes: &[u8], name: Option<Name>) -> Result<(), Exit> {
    const MAGIC: u32 = 0xCAFE_BABE;
    /// A feature release reads class files up to this much more than its number.
    const VERSION_OFFSET: u32 = 44;
    let shown = name.map_or("<Unknown>".into(), Name::display);
    let &[a, b, c, d, minor_high, minor_low, major_high, major_low, ..] = bytes else {
        return Err(throw("java/lang/ClassFormatError", "Truncated class file"));
    };
    let magic = u32::from_be_bytes([a, b, c, d]);
    if magic != MAGIC {
        let message = format!("Incompatible magic value {magic} in class file {shown}");
        return Err(throw("java/lang/ClassFormatError", message));
    }
    let (major, minor) = (u16::from_be_bytes([major_high, major_low]), u16::from_be_bytes([minor_high, minor_low]));
    let newest = ctx.registry().jdk.feature + VERSION_OFFSET;
    if u32::from(major) > newest {
        let message = format!(
            "{shown} has been compiled by a more recent version of the Java Runtime \
             (class file version {major}.{minor}), this version of the Java Runtime only recognizes \
             class file versions up to {newest}.0"
        );
        return Err(throw("java/lang/UnsupportedClassVersionError", message));
    }
    Ok(())
}

/// A name that `defineClass` was given: slashes or dots.
fn internal_name_of(ctx: &Ctx<'_>, string: Ref) -> Option<Name> {
    let mut units = ctx.string_units(string);
    units.iter_mut().filter(|u| **u == u16::from(b'.')).for_each(|u| *u = u16::from(b'/'));
    Some(Name::new(&rjpf_classfile::mutf8::encode(&units)))
}

/// `Outer+0x1`: numbers count in the state, so that the same path gives the same names.
fn next_hidden_name(ctx: &mut Ctx<'_>, found: Name) -> Name {
    let number = ctx.memory().get(global::NEXT_HIDDEN) + 1;
    ctx.set_global(global::NEXT_HIDDEN, number);
    let mut bytes = found.bytes().to_vec();
    bytes.extend_from_slice(format!("+0x{number:016x}").as_bytes());
    Name::new(&bytes)
}

fn check_duplicate(ctx: &mut Ctx<'_>, loader: Ref, id: LoaderId, name: Name) -> Result<(), Exit> {
    let before = if id.is_builtin() {
        taken_name(ctx, id, name)?
    } else {
        ctx.initiated(loader, name).filter(|c| c.loader == id)
    };
    let Some(class) = before else { return Ok(()) };
    let shown = class.external_name();
    let who = describe_loader(ctx, loader)?;
    let message = format!(
        "loader {who} attempted duplicate class definition for {shown}. ({shown} is in unnamed module of loader {who}{})",
        parent_text(ctx, loader)?
    );
    Err(throw("java/lang/LinkageError", message))
}

/// The class that has this name already with a built-in loader. What the class path has under that
/// name counts as loaded; the JVM would load it only when it is needed.
fn taken_name(ctx: &Ctx<'_>, id: LoaderId, name: Name) -> Result<Option<&'static Class>, Exit> {
    if let Some(class) = ctx.defined_at_run_time(id, name) {
        return Ok(Some(class));
    }
    match ctx.registry().load(id, name) {
        Ok(class) if class.loader == id && ctx.is_in_use(class) => Ok(Some(class)),
        Ok(class) if class.loader == id => {
            let what = format!("a second class {} beside that of the class path, in the same loader", name.dotted());
            Err(unsupported(what))
        }
        _ => Ok(None),
    }
}

/// HotSpot's name of a loader: `'app'`, `Loader @1b2c3d`, `'name' @1b2c3d`.
fn describe_loader(ctx: &mut Ctx<'_>, loader: Ref) -> Result<String, Exit> {
    if loader == 0 {
        return Ok("'bootstrap'".into());
    }
    let name = match ctx.get_field(loader, "name") {
        0 => ctx.class_of(loader).external_name(),
        name => format!("'{}'", ctx.string(name)),
    };
    if loader == ctx.memory().get(global::APP_LOADER) || loader == ctx.memory().get(global::PLATFORM_LOADER) {
        return Ok(name);
    }
    let hash = crate::java_lang_object::identity_hash(ctx, loader)?;
    Ok(format!("{name} @{hash:x}"))
}

fn parent_text(ctx: &mut Ctx<'_>, loader: Ref) -> Result<String, Exit> {
    let parent = ctx.get_field(loader, "parent");
    Ok(format!(", parent loader {}", describe_loader(ctx, parent)?))
}

/// Who asks for the supertypes of a class being defined.
struct Defining {
    loader: Ref,
    id: LoaderId,
    lookup: Option<&'static Class>,
}

impl Defining {
    fn resolve(&self, ctx: &mut Ctx<'_>, name: Name, subclass: Name) -> Result<&'static Class, Exit> {
        if let Some(class) = self.lookup {
            return ctx.resolve_class(class, name);
        }
        if self.id.is_builtin() {
            return ctx.find_class(self.id, name).map_err(|e| load_failure(&e));
        }
        if let Some(class) = ctx.initiated(self.loader, name) {
            return Ok(class);
        }
        if let Resume::Thrown(exception) = ctx.resumed() {
            return Err(Exit::Throw(exception));
        }
        let machine = ctx.registry().known("rjpf/vm/Machine");
        let descriptor = "(Ljava/lang/ClassLoader;Ljava/lang/String;Ljava/lang/String;)V";
        let method = ctx
            .find_method(machine, "loadSuper", descriptor)
            .ok_or_else(|| unsupported("loading a superclass through its loader"))?;
        let (text, subclass) = (ctx.new_string(&name.dotted())?, ctx.new_string(&subclass.dotted())?);
        // The superclass of a class that does not exist yet: nobody remembers a failure.
        Err(ctx.call(method, vec![self.loader, text, subclass]))
    }
}
