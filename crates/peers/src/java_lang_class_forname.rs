//! Peer of `Class.forName`: classes by name, through whichever loader.

use rjpf_classes::{BaseType, Class, LoadError, LoaderId, Name};
use rjpf_state::Ref;
use rjpf_vm::peer::{Resume, native, throw};
use rjpf_vm::{Ctx, Exit, Peer, PeerResult};

pub(crate) const PEERS: &[Peer] = &[Peer::of(
    "java/lang/Class",
    &[native("forName0(Ljava/lang/String;ZLjava/lang/ClassLoader;Ljava/lang/Class;)Ljava/lang/Class;", for_name)],
)];

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
        [letter] if b"ZBCSIFJD".contains(letter) => ctx.registry().primitive(BaseType::of(&[*letter])),
        _ => return Err(illegal_name(text)),
    };
    if dimensions > 255 {
        return Err(illegal_name(text));
    }
    for _ in 0..dimensions {
        class = ctx.registry().array_of(class);
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
    let id = ctx.loader_id(loader);
    if id.is_builtin() {
        return load_builtin(ctx, id, name, element);
    }
    ask_loader(ctx, loader, name, element)
}

/// Loads through a built-in loader; a class that is not there is `ClassNotFoundException`.
pub(crate) fn load_builtin(ctx: &Ctx<'_>, id: LoaderId, name: Name, text: &str) -> Result<&'static Class, Exit> {
    match ctx.find_class(id, name) {
        Ok(class) => Ok(class),
        Err(LoadError::NotFound(missing)) if missing == name => Err(not_found(text)),
        Err(error) => Err(load_failure(&error)),
    }
}

/// The Java error of a load that failed although the class is there.
pub(crate) fn load_failure(error: &LoadError) -> Exit {
    let (class, message) = error.java_error();
    throw(class, message)
}

/// Calls `loadClass` of a user's loader and remembers the class as initiated by it.
fn ask_loader(ctx: &mut Ctx<'_>, loader: Ref, name: Name, text: &str) -> Result<&'static Class, Exit> {
    if let Some(class) = ctx.initiated(loader, name) {
        return Ok(class);
    }
    match (ctx.step(), ctx.resumed()) {
        (LOOK, _) => {
            let class = ctx.class_of(loader);
            let method = ctx
                .find_method(class, "loadClass", "(Ljava/lang/String;)Ljava/lang/Class;")
                .and_then(|m| ctx.registry().select(class, m))
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
            let owner = ctx.known_class_loader();
            match ctx.find_method(owner, "addClass", "(Ljava/lang/Class;)V") {
                Some(add) => Err(ctx.call(add, vec![loader, mirror])),
                None => Ok(ctx.class_of_mirror(mirror)),
            }
        }
        _ => Ok(ctx.class_of_mirror(ctx.saved_ref(1))),
    }
}
