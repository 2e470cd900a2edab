//! Peers of `java.lang.Class` about who a class comes from: its protection domain and signers.
//!
//! Newer JDKs keep both in fields of the mirror; for the others they are in a list of the machine.

use rjpf_classes::{Class, LoaderId};
use rjpf_state::{Ref, global};
use rjpf_vm::peer::{intercept, native, throw};
use rjpf_vm::{Ctx, Exit, Peer, PeerResult, Value};

use crate::java_lang_class::this_class;

pub(crate) const PEERS: &[Peer] = &[Peer::of(
    "java/lang/Class",
    &[
        native("getSigners()[Ljava/lang/Object;", get_signers),
        native("setSigners([Ljava/lang/Object;)V", set_signers),
        native("getProtectionDomain0()Ljava/security/ProtectionDomain;", get_protection_domain0),
        intercept("getProtectionDomain()Ljava/security/ProtectionDomain;", get_protection_domain),
    ],
)];

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
    ctx.publish(value);
    let object = ctx.known().object;
    let list = ctx.new_object_array(object, &words)?;
    ctx.set_global(global::CLASS_OWNERS, list);
    Ok(())
}

/// Remembers the protection domain a class was defined with.
pub(crate) fn set_protection_domain(ctx: &mut Ctx<'_>, mirror: Ref, domain: Ref) -> Result<(), Exit> {
    if ctx.has_field(ctx.known().class, "protectionDomain") {
        ctx.put_field(mirror, "protectionDomain", domain);
        return Ok(());
    }
    if domain == 0 { Ok(()) } else { set_owner_entry(ctx, mirror, DOMAIN, domain) }
}

/// JDKs with a native for it; classes of the class path get their domain when it is asked for.
fn get_protection_domain0(ctx: &mut Ctx<'_>) -> PeerResult {
    let known = owner_entry(ctx, ctx.this(), DOMAIN);
    if known != 0 {
        return Ok(known.into());
    }
    make_domain(ctx)
}

/// JDKs with a field for it.
fn get_protection_domain(ctx: &mut Ctx<'_>) -> PeerResult {
    let mirror = ctx.this();
    if !ctx.has_field(ctx.known().class, "protectionDomain") {
        let method = ctx
            .find_method(ctx.known().class, "protectionDomain", "()Ljava/security/ProtectionDomain;")
            .ok_or_else(|| throw("java/lang/NoSuchMethodError", "protectionDomain"))?;
        return Err(Exit::TailCall { method, args: vec![mirror] });
    }
    let known = ctx.get_field(mirror, "protectionDomain");
    if known != 0 {
        return Ok(known.into());
    }
    let made = make_domain(ctx)?.word();
    if made != 0 {
        return Ok(made.into());
    }
    let holder = ctx.registry().known("java/lang/Class$Holder");
    ctx.ensure_initialized(holder)?;
    Ok(ctx.memory().get(ctx.static_address("java/lang/Class$Holder", "allPermDomain")).into())
}

const LOCATION: u32 = 0;
const URL_MADE: u32 = 1;
const SOURCE_MADE: u32 = 2;
const DOMAIN_MADE: u32 = 3;

/// The domain of a class from the class path, made by the loader as if it had defined the class;
/// null for classes of the JDK.
fn make_domain(ctx: &mut Ctx<'_>) -> PeerResult {
    let class = ctx.class_of_mirror(ctx.this());
    let Some(url) = location(ctx, class) else { return Ok(0u32.into()) };
    match ctx.step() {
        LOCATION => {
            let text = ctx.new_string(&url)?;
            construct(ctx, URL_MADE, "java/net/URL", "(Ljava/lang/String;)V", &[text])
        }
        URL_MADE => {
            let url = ctx.saved_ref(0);
            let descriptor = "(Ljava/net/URL;[Ljava/security/CodeSigner;)V";
            construct(ctx, SOURCE_MADE, "java/security/CodeSource", descriptor, &[url, 0])
        }
        SOURCE_MADE => {
            ctx.set_step(DOMAIN_MADE);
            let (loader, source) = (ctx.loader_object(class), ctx.saved_ref(0));
            let owner = ctx.registry().known("java/security/SecureClassLoader");
            let descriptor = "(Ljava/security/CodeSource;)Ljava/security/ProtectionDomain;";
            let method = ctx
                .find_method(owner, "getProtectionDomain", descriptor)
                .ok_or_else(|| throw("java/lang/NoSuchMethodError", "getProtectionDomain"))?;
            Err(ctx.call(method, vec![loader, source]))
        }
        _ => {
            let (mirror, domain) = (ctx.this(), ctx.returned().word());
            set_protection_domain(ctx, mirror, domain)?;
            Ok(domain.into())
        }
    }
}

/// Makes an object and runs its constructor; it is saved as the first reference.
fn construct(ctx: &mut Ctx<'_>, next: u32, name: &'static str, descriptor: &str, args: &[Ref]) -> PeerResult {
    let class = ctx.registry().known(name);
    ctx.ensure_initialized(class)?;
    ctx.set_step(next);
    let constructor =
        ctx.find_method(class, "<init>", descriptor).ok_or_else(|| throw("java/lang/NoSuchMethodError", name))?;
    let object = ctx.new_object(class)?;
    ctx.save_ref(0, object);
    Err(ctx.call(constructor, [&[object], args].concat()))
}

/// The folder or jar of a class of the class path, as a URL.
fn location(ctx: &Ctx<'_>, class: &'static Class) -> Option<String> {
    if class.loader != LoaderId::APP || class.module.is_some() {
        return None;
    }
    ctx.ask_place(class);
    let origin = class.origin?.display();
    let path = match origin.split_once("!/") {
        Some((jar, _)) => jar.to_string(),
        None => origin.strip_suffix(&format!("{}.class", class.name))?.to_string(),
    };
    let path = std::path::Path::new(&ctx.environment().working_folder).join(path.trim_start_matches("./"));
    let encoded: String = path.display().to_string().bytes().map(url_byte).collect();
    Some(format!("file:{encoded}"))
}

fn url_byte(byte: u8) -> String {
    if byte.is_ascii_alphanumeric() || b"/-_.!~*'()$&+,;=:@".contains(&byte) {
        return char::from(byte).to_string();
    }
    format!("%{byte:02X}")
}

fn get_signers(ctx: &mut Ctx<'_>) -> PeerResult {
    let signers = owner_entry(ctx, ctx.this(), SIGNERS);
    if signers == 0 {
        return Ok(0u32.into());
    }
    let copy = ctx.memory().word_array(signers).to_vec();
    let object = ctx.known().object;
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
