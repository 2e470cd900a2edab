//! Peers of `jdk.internal.util.SystemProps$Raw`: the system properties that come from outside.
//!
//! Nothing is read from the host. Positions in the platform array differ between JDKs and are
//! taken from the constants of the class itself.

use rjpf_classfile::Constant;
use rjpf_vm::peer::native;
use rjpf_vm::{Ctx, Peer, PeerResult};

pub(crate) const PEERS: &[Peer] = &[Peer::of(
    "jdk/internal/util/SystemProps$Raw",
    &[
        native("vmProperties()[Ljava/lang/String;", vm_properties),
        native("platformProperties()[Ljava/lang/String;", platform_properties),
    ],
)];

const PLATFORM: &[(&str, &str)] = &[
    ("_display_language_NDX", "en"),
    ("_file_encoding_NDX", "UTF-8"),
    ("_file_separator_NDX", "/"),
    ("_java_io_tmpdir_NDX", "/tmp"),
    ("_line_separator_NDX", "\n"),
    ("_native_encoding_NDX", "UTF-8"),
    ("_os_arch_NDX", "amd64"),
    ("_os_name_NDX", "Linux"),
    ("_os_version_NDX", "5.0"),
    ("_path_separator_NDX", ":"),
    ("_stderr_encoding_NDX", "UTF-8"),
    ("_stdin_encoding_NDX", "UTF-8"),
    ("_stdout_encoding_NDX", "UTF-8"),
    ("_sun_arch_data_model_NDX", "64"),
    ("_sun_cpu_endian_NDX", "little"),
    ("_sun_io_unicode_encoding_NDX", "UnicodeLittle"),
    ("_sun_jnu_encoding_NDX", "UTF-8"),
    ("_sun_os_patch_level_NDX", "unknown"),
    ("_user_home_NDX", "/home/user"),
    ("_user_name_NDX", "user"),
];

fn platform_properties(ctx: &mut Ctx<'_>) -> PeerResult {
    let length = constant(ctx, "FIXED_LENGTH").unwrap_or(0);
    let mut strings = vec![0; length];
    let folder = ctx.environment().working_folder.clone();
    let own = [("_user_dir_NDX", folder.as_str())];
    for &(name, value) in PLATFORM.iter().chain(&own) {
        if let Some(at) = constant(ctx, name) {
            strings[at] = ctx.new_string(value)?;
        }
    }
    let class = ctx.known().string.class;
    Ok(ctx.new_object_array(class, &strings)?.into())
}

/// An int constant of the class, from its class file.
fn constant(ctx: &Ctx<'_>, name: &str) -> Option<usize> {
    let class = ctx.method.class;
    let field = class.fields.iter().find(|f| f.name == name)?;
    let file = class.file?;
    match file.pool.get(file.fields[field.slot as usize].constant_value?) {
        Ok(Constant::Integer(v)) => usize::try_from(*v).ok(),
        _ => None,
    }
}

fn vm_properties(ctx: &mut Ctx<'_>) -> PeerResult {
    let jdk = &ctx.registry().jdk;
    let home = jdk.home.display().to_string();
    let feature = jdk.feature.to_string();
    let environment = &ctx.environment();
    let version = env!("CARGO_PKG_VERSION");
    let mut pairs: Vec<(&str, &str)> = vec![
        ("java.home", &home),
        ("java.vm.specification.name", "Java Virtual Machine Specification"),
        ("java.vm.specification.vendor", "Oracle Corporation"),
        ("java.vm.specification.version", &feature),
        ("java.vm.name", "rjpf"),
        ("java.vm.vendor", "rjpf"),
        ("java.vm.version", version),
        ("java.vm.info", "interpreted mode"),
        ("jdk.debug", "release"),
        ("java.library.path", ""),
        ("sun.boot.library.path", ""),
        ("java.class.path", &environment.class_path),
        // Reflection goes through the native accessors: nothing is generated behind the program.
        ("sun.reflect.inflationThreshold", "2147483647"),
        ("jdk.reflect.useNativeAccessorOnly", "true"),
        // The JDK's image is read piece by piece instead of being mapped.
        ("jdk.image.map.all", "false"),
    ];
    pairs.extend(environment.properties.iter().map(|(k, v)| (k.as_str(), v.as_str())));
    let texts: Vec<String> = pairs.iter().flat_map(|(k, v)| [(*k).to_string(), (*v).to_string()]).collect();
    let mut strings = Vec::with_capacity(texts.len());
    for text in texts {
        strings.push(ctx.new_string(&text)?);
    }
    let class = ctx.known().string.class;
    Ok(ctx.new_object_array(class, &strings)?.into())
}
