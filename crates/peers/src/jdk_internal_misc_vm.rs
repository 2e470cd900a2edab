//! Peers of `jdk.internal.misc.VM`, `CDS`, `Signal` and `PreviewFeatures`: what the JDK asks the
//! machine about itself. There is no class archive, and no signal is ever delivered.

use rjpf_classes::LoaderId;
use rjpf_state::clock::{Clock, EPOCH_MILLIS};
use rjpf_vm::peer::{native, throw};
use rjpf_vm::{Ctx, Peer, PeerResult, Value};

use crate::jdk_internal_misc_unsafe::nothing;

pub(crate) const PEERS: &[Peer] = &[
    Peer::of(
        "jdk/internal/misc/VM",
        &[
            native("initialize()V", nothing),
            native("initializeFromArchive(Ljava/lang/Class;)V", nothing),
            native("latestUserDefinedLoader0()Ljava/lang/ClassLoader;", latest_user_defined_loader),
            native("getuid()J", user_id),
            native("geteuid()J", user_id),
            native("getgid()J", user_id),
            native("getegid()J", user_id),
            native("getNanoTimeAdjustment(J)J", get_nano_time_adjustment),
            native("getRuntimeArguments()[Ljava/lang/String;", get_runtime_arguments),
        ],
    ),
    Peer::of(
        "jdk/internal/misc/CDS",
        &[
            native("isDumpingClassList0()Z", no),
            native("isDumpingArchive0()Z", no),
            native("isSharingEnabled0()Z", no),
            native("initializeFromArchive(Ljava/lang/Class;)V", nothing),
            native("getRandomSeedForDumping()J", seed),
            native("getCDSConfigStatus()I", zero),
            native("needsClassInitBarrier0(Ljava/lang/Class;)Z", no),
        ],
    ),
    Peer::of(
        "jdk/internal/misc/Signal",
        &[native("findSignal0(Ljava/lang/String;)I", find_signal), native("handle0(IJ)J", handle_signal)],
    ),
    Peer::of("jdk/internal/misc/PreviewFeatures", &[native("isPreviewEnabled()Z", is_preview_enabled)]),
];

fn is_preview_enabled(ctx: &mut Ctx<'_>) -> PeerResult {
    Ok(ctx.registry().jdk.preview.into())
}

pub(crate) fn no(_ctx: &mut Ctx<'_>) -> PeerResult {
    Ok(false.into())
}

pub(crate) fn yes(_ctx: &mut Ctx<'_>) -> PeerResult {
    Ok(true.into())
}

pub(crate) fn zero(_ctx: &mut Ctx<'_>) -> PeerResult {
    Ok(0.into())
}

/// The loader of the nearest caller that is neither a boot nor a platform class.
fn latest_user_defined_loader(ctx: &mut Ctx<'_>) -> PeerResult {
    let found = ctx
        .frames(ctx.thread)
        .map(|f| f.method.class)
        .find(|c| c.loader != LoaderId::BOOT && c.loader != LoaderId::PLATFORM);
    Ok(found.map_or(0, |class| ctx.loader_object(class)).into())
}

/// The user of the checked program: nobody of the host.
fn user_id(_ctx: &mut Ctx<'_>) -> PeerResult {
    Ok(1000_i64.into())
}

/// Nanoseconds between now and a second since 1970; -1 if that is too far away.
fn get_nano_time_adjustment(ctx: &mut Ctx<'_>) -> PeerResult {
    const FAR: i128 = 0x1_0000_0000;
    ctx.note_clock_read();
    let passed = ctx.read_clock(Clock::Other)?;
    let now = i128::from(EPOCH_MILLIS) * 1_000_000 + i128::from(passed);
    let offset = i128::from(ctx.long(0));
    let seconds = now.div_euclid(1_000_000_000) - offset;
    if seconds.abs() > FAR {
        return Ok((-1_i64).into());
    }
    Ok(((now - offset * 1_000_000_000) as i64).into())
}

pub(crate) fn get_runtime_arguments(ctx: &mut Ctx<'_>) -> PeerResult {
    let properties = ctx.environment().properties.clone();
    let mut arguments = Vec::new();
    for (key, value) in properties {
        arguments.push(ctx.new_string(&format!("-D{key}={value}"))?);
    }
    let class = ctx.known().string.class;
    Ok(ctx.new_object_array(class, &arguments)?.into())
}

/// The salt of immutable collections: with it their iteration order is a function of the inputs.
fn seed(ctx: &mut Ctx<'_>) -> PeerResult {
    Ok((ctx.environment().seed.max(1) as i64).into())
}

/// Linux's numbers; -1 for a name that is none.
fn find_signal(ctx: &mut Ctx<'_>) -> PeerResult {
    let name = ctx.string(ctx.non_null(0)?);
    let number = match name.as_str() {
        "HUP" => 1,
        "INT" => 2,
        "QUIT" => 3,
        "ILL" => 4,
        "TRAP" => 5,
        "ABRT" | "IOT" => 6,
        "BUS" => 7,
        "FPE" => 8,
        "KILL" => 9,
        "USR1" => 10,
        "SEGV" => 11,
        "USR2" => 12,
        "PIPE" => 13,
        "ALRM" => 14,
        "TERM" => 15,
        "CHLD" | "CLD" => 17,
        "CONT" => 18,
        "STOP" => 19,
        "TSTP" => 20,
        "TTIN" => 21,
        "TTOU" => 22,
        "WINCH" => 28,
        _ => -1,
    };
    Ok(number.into())
}

/// Installing a handler is allowed and changes nothing: signals come from outside the program,
/// and there is no outside. The previous handler was the default one.
fn handle_signal(ctx: &mut Ctx<'_>) -> PeerResult {
    const RESERVED: &[i32] = &[4, 8, 9, 11, 19];
    if RESERVED.contains(&ctx.int(0)) {
        return Err(throw("java/lang/IllegalArgumentException", "Signal already used by VM or OS"));
    }
    Ok(Value::Wide(0))
}
