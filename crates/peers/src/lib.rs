//! Native peers of JDK classes, one file per Java class (or family of tiny ones), and the
//! checker's own `Verify` API.
//!
//! A peer file holds one `PEER` (or `PEERS`) table of JVM signatures and plain functions; the
//! contract is `rjpf_vm::peer`. Registration is one word in the list below.

#[expect(unreachable_pub, reason = "a library of plain functions, public to all peers")]
mod math;

pub mod files;
mod gov_nasa_jpf_vm_verify_variables;
mod java_util_random;
mod net;

use rjpf_classes::Name;
use rjpf_vm::Peer;

/// Declares the peer modules and collects their tables.
macro_rules! peers {
    ($($module:ident),* $(,)?) => {
        $(mod $module;)*
        /// Every peer that rjpf ships.
        pub fn all() -> Vec<Peer> {
            let mut peers = Vec::new();
            $(peers.extend_from_slice($module::PEERS);)*
            peers
        }
    };
}

peers! {
    gov_nasa_jpf_vm_verify,
    gov_nasa_jpf_vm_verify_attributes,
    gov_nasa_jpf_vm_verify_bits,
    gov_nasa_jpf_vm_verify_choice,
    gov_nasa_jpf_vm_verify_config,
    gov_nasa_jpf_vm_verify_json,
    gov_nasa_jpf_vm_verify_output,
    java_io_filedescriptor,
    java_io_streams,
    java_io_unixfilesystem,
    java_lang_class,
    java_lang_class_forname,
    java_lang_class_members,
    java_lang_class_owner,
    java_lang_classloader,
    java_lang_invoke_methodhandle,
    java_lang_invoke_methodhandlenatives,
    java_lang_math,
    java_lang_module,
    java_lang_nullpointerexception,
    java_lang_object,
    java_lang_process,
    java_lang_ref_reference,
    java_lang_reflect_array,
    java_lang_reflect_executable,
    java_lang_runtime,
    java_lang_stackwalker,
    java_lang_string,
    java_lang_string_bytes,
    java_lang_system,
    java_lang_thread,
    java_lang_thread_stacks,
    java_lang_throwable,
    java_net_address,
    java_net_networkinterface,
    java_net_plaindatagramsocketimpl,
    java_net_plainsocketimpl,
    java_security_accesscontroller,
    java_util_concurrent_locks,
    java_util_concurrent_threadlocalrandom,
    java_util_misc,
    java_util_prefs,
    java_util_zip_checksum,
    java_util_zip_deflater,
    java_util_zip_inflater,
    jdk_internal_loader,
    jdk_internal_misc_unsafe,
    jdk_internal_misc_unsafe_layout,
    jdk_internal_misc_unsafe_memory,
    jdk_internal_misc_unsafe_park,
    jdk_internal_misc_vm,
    jdk_internal_reflect_accessor,
    jdk_internal_reflect_boxing,
    jdk_internal_reflect_constantpool,
    jdk_internal_reflect_fieldaccessor,
    jdk_internal_reflect_reflection,
    jdk_internal_util_systemprops,
    jdk_internal_vm,
    rjpf_explore,
    rjpf_vm_weave,
    sun_management,
    sun_nio_ch,
    sun_nio_ch_net,
    sun_nio_ch_select,
    sun_nio_fs,
}

/// The peer that makes the answers of `java.util.Random` choices: only for those who ask for it.
pub fn enumerated_random() -> Peer {
    java_util_random::ENUMERATED
}

/// Classes that exist only through their peers: the checker's interface.
pub fn own_classes() -> Vec<(Name, Vec<u8>)> {
    let signatures = |class: &'static str| {
        let peers = all().into_iter().filter(move |p| p.class == class);
        peers.flat_map(|p| p.methods.iter().map(|m| m.signature))
    };
    let verify = gov_nasa_jpf_vm_verify::CLASS;
    let explore = rjpf_explore::CLASS;
    let weave = rjpf_vm_weave::CLASS;
    let (ignored, ignored_file) = gov_nasa_jpf_vm_verify::path_ignored_class_file();
    vec![
        (Name::from(verify), gov_nasa_jpf_vm_verify::class_file(signatures(verify))),
        (Name::from(ignored), ignored_file),
        (Name::from(explore), rjpf_vm::class_of_natives(explore, signatures(explore))),
        (Name::from(weave), rjpf_vm::class_of_natives(weave, signatures(weave))),
    ]
}

#[cfg(test)]
mod tests {
    use rjpf_vm::Touches;

    /// Peers that are given arrays and touch nothing that others could have: the library makes the array for the call, the
    /// array is only passed on, or it belongs to a string.
    const OF_NOBODY_ELSE: &[(&str, &[&str])] = &[
        ("java/lang/Class", &["setSigners"]),
        ("java/lang/Module", &["defineModule0"]),
        ("java/lang/StackStreamFactory$AbstractStackWalker", &["callStackWalk", "fetchStackFrames"]),
        ("java/lang/StackTraceElement", &["initStackTraceElements"]),
        ("java/lang/StringLatin1", &["hashCode", "equals", "compareTo", "indexOfChar"]),
        ("java/lang/Thread", &["setScopedValueCache", "dumpThreads"]),
        ("java/lang/invoke/MethodHandleImpl", &["profileBoolean", "tryFinally"]),
        ("java/lang/invoke/MethodHandleNatives", &["getNamedCon", "copyOutBootstrapArguments"]),
        ("java/net/Inet4AddressImpl", &["getHostByAddr"]),
        ("java/net/NetworkInterface", &["getMacAddr0"]),
        ("jdk/internal/misc/Unsafe", &["getLoadAverage0"]),
        ("sun/nio/ch/FileKey", &["init"]),
        ("sun/nio/ch/Net", &["accept"]),
        ("sun/nio/ch/ServerSocketChannelImpl", &["accept0"]),
    ];
    /// Calls of these take their arguments one by one; the arrays are how their classes declare them.
    const SIGNATURE_POLYMORPHIC: &[&str] = &["java/lang/invoke/MethodHandle", "java/lang/invoke/VarHandle"];

    #[test]
    fn whoever_is_given_an_array_says_what_becomes_of_it() {
        let mut silent = Vec::new();
        for peer in super::all().iter().filter(|p| !SIGNATURE_POLYMORPHIC.contains(&p.class)) {
            let excused =
                OF_NOBODY_ELSE.iter().find(|(class, _)| *class == peer.class).map_or(&[][..], |(_, names)| *names);
            for method in peer.methods {
                let (name, rest) = method.signature.split_at(method.signature.find('(').unwrap());
                let takes_array = rest[..rest.find(')').unwrap()].contains('[');
                if takes_array && method.touches == Touches::Nothing && !excused.contains(&name) {
                    silent.push(format!("{}.{}", peer.class, method.signature));
                }
            }
        }
        assert!(silent.is_empty(), "what do these touch? {silent:#?}");
    }
}
