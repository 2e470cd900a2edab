//! Peers of `jdk.internal.util.SystemProps$Raw`: the system properties that come from outside.
//!
//! Nothing is read from the host. Positions in the platform array differ between JDKs and are
//! taken from the constants of the class itself. JDK 11 has no such class: `System.initProperties`
//! puts all of them into a table.

use rjpf_classfile::Constant;
use rjpf_vm::peer::{native, throw};
use rjpf_vm::{Ctx, Peer, PeerResult};

pub(crate) const PEERS: &[Peer] = &[
    Peer::of(
        "jdk/internal/util/SystemProps$Raw",
        &[
            native("vmProperties()[Ljava/lang/String;", vm_properties),
            native("platformProperties()[Ljava/lang/String;", platform_properties),
        ],
    ),
    Peer::of(
        "java/lang/System",
        &[native("initProperties(Ljava/util/Properties;)Ljava/util/Properties;", init_properties)],
    ),
];

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
    let mut strings = Vec::new();
    for (key, value) in properties_of_machine(ctx) {
        strings.push(ctx.new_string(&key)?);
        strings.push(ctx.new_string(&value)?);
    }
    let class = ctx.known().string.class;
    Ok(ctx.new_object_array(class, &strings)?.into())
}

fn properties_of_machine(ctx: &Ctx<'_>) -> Vec<(String, String)> {
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
    pairs.into_iter().map(|(key, value)| (key.to_string(), value.to_string())).collect()
}

/// What JDK 11 keeps in its native code and later ones in their classes. Of the vendor it says what a
/// build without one does.
const IN_NATIVE_CODE: &[(&str, &str)] = &[
    ("java.class.version", "55.0"),
    ("java.specification.name", "Java Platform API Specification"),
    ("java.specification.vendor", "Oracle Corporation"),
    ("java.specification.version", "11"),
    ("java.vendor", "N/A"),
    ("java.vendor.url", "N/A"),
    ("java.vendor.url.bug", "N/A"),
    ("user.timezone", ""),
];

/// The property that an entry of the platform array is in JDK 11, which has not yet got all of them.
fn early_property(index: &str) -> Option<String> {
    match index {
        "_display_language_NDX" => Some("user.language".into()),
        "_native_encoding_NDX" | "_stderr_encoding_NDX" | "_stdin_encoding_NDX" | "_stdout_encoding_NDX" => None,
        _ => Some(index.strip_prefix('_')?.strip_suffix("_NDX")?.replace('_', ".")),
    }
}

/// Puts one property after the other; those of the command line come last and win.
fn init_properties(ctx: &mut Ctx<'_>) -> PeerResult {
    let folder = ctx.environment().working_folder.clone();
    let platform = PLATFORM.iter().filter_map(|(index, value)| Some((early_property(index)?, (*value).to_string())));
    let mut pairs: Vec<(String, String)> = platform.collect();
    pairs.extend(IN_NATIVE_CODE.iter().map(|(key, value)| ((*key).to_string(), (*value).to_string())));
    pairs.push(("user.dir".to_string(), folder));
    pairs.extend(properties_of_machine(ctx));
    let table = ctx.non_null(0)?;
    let step = ctx.step();
    let Some((key, value)) = pairs.get(step as usize) else { return Ok(table.into()) };
    let put = "(Ljava/lang/Object;Ljava/lang/Object;)Ljava/lang/Object;";
    let put = ctx
        .find_method(ctx.class_of(table), "put", put)
        .ok_or_else(|| throw("java/lang/NoSuchMethodError", "java.util.Properties.put"))?;
    let (key, value) = (ctx.new_string(key)?, ctx.new_string(value)?);
    ctx.set_step(step + 1);
    Err(ctx.call(put, vec![table, key, value]))
}
