//! What a crate of one's own needs to write peers and host implementations: nothing else of rjpf is meant
//! for it. `docs/extending/peers.md` begins from nothing.

pub use rjpf_classes::BaseType;
pub use rjpf_state::thread::{NO_DEADLINE, Status, Wake};
pub use rjpf_state::{Ref, ThreadId};
pub use rjpf_vm::host::{Abandon, Array, Field, Host, HostClass, HostResult, Object, Stored};
pub use rjpf_vm::host_class;
pub use rjpf_vm::peer::{
    ChoiceKind, ChoiceRequest, PeerMethod, Resume, host, intercept, native, throw, throw_bare, unsupported,
};
pub use rjpf_vm::{Ctx, Exit, Peer, PeerResult, Touches, Value};

use rjpf_classes::path::{ClassPath, Jdk, find_jdk};
use rjpf_classes::{Class, LoaderId, Method, Name, PeerIndex, Registry};
use rjpf_vm::peer::PeerKind;

/// What is wrong with these peers, as far as that can be seen without running anything: methods that are not
/// there, and those that would never run. For tests; the JDK is the one that `rjpf` uses here.
pub fn misfits(peers: &[Peer], class_path: &str) -> Vec<String> {
    let (java_home, path) = (std::env::var_os("JAVA_HOME"), std::env::var_os("PATH"));
    let jdk = match find_jdk(None, java_home.as_deref(), path.as_deref()) {
        Ok(jdk) => jdk,
        Err(error) => return vec![error.to_string()],
    };
    let registry = match registry(jdk, class_path) {
        Ok(registry) => registry,
        Err(error) => return vec![error],
    };
    let methods = peers.iter().flat_map(|peer| peer.methods.iter().map(move |method| (peer.class, method)));
    methods.filter_map(|(class, method)| misfit(registry, class, method).err()).collect()
}

/// Classes without a machine; they stay for the life of the process.
pub(crate) fn registry(jdk: Jdk, class_path: &str) -> Result<&'static Registry, String> {
    let class_path = ClassPath::parse(class_path, jdk.feature).map_err(|e| e.to_string())?;
    Ok(Box::leak(Box::new(Registry::new(jdk, class_path, PeerIndex::default(), Vec::new()))))
}

fn misfit(registry: &'static Registry, class: &str, method: &PeerMethod) -> Result<(), String> {
    let found = find(registry, class, method.signature)?;
    match method.kind {
        PeerKind::Native if !found.is_native() => {
            Err(format!("{} has a Java body, which `native` leaves alone: `intercept` replaces it", found.full_name()))
        }
        PeerKind::Host { .. } if found.is_native() || found.is_abstract() => {
            Err(format!("{} has no Java body that a host implementation could stand for", found.full_name()))
        }
        _ => Ok(()),
    }
}

/// The method that a class declares by this name and descriptor, or why there is none.
pub(crate) fn find(registry: &'static Registry, class: &str, signature: &str) -> Result<&'static Method, String> {
    let class = load(registry, class)?;
    let (name, descriptor) = signature.split_at(signature.find('(').unwrap_or(signature.len()));
    if let Some(method) = class.declared_method(Name::from(name), Name::from(descriptor)) {
        return Ok(method);
    }
    let of_class = class.name.dotted();
    let same: Vec<String> = class.methods().iter().filter(|m| m.name == name).map(|m| m.descriptor.display()).collect();
    match same.as_slice() {
        [] => Err(format!("class {of_class} declares no method {name}")),
        same => Err(format!("{of_class}.{name} is not {descriptor} but {}", same.join(" or "))),
    }
}

fn load(registry: &'static Registry, class: &str) -> Result<&'static Class, String> {
    registry.load(LoaderId::APP, Name::from(class.replace('.', "/").as_str())).map_err(|error| error.to_string())
}
