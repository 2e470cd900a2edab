//! How a program starts: which `main` a class has, and how it is called.
//!
//! Up to JDK 24 that is `static void main(String[])`. From JDK 25 on any `main` will do that is not
//! private, with or without the arguments, declared or inherited; one of an instance is called on a new object.

use rjpf_classes::{Class, Method, Name, Registry};

use crate::peer::{Ctx, Exit, Resume, throw};

/// The first release whose launcher takes every `main`.
pub const ANY_MAIN: u32 = 25;
const WITH_ARGUMENTS: &str = "([Ljava/lang/String;)V";
const WITHOUT_ARGUMENTS: &str = "()V";

/// The method that starts the program, if the class can be started.
pub fn main_method(registry: &Registry, class: &'static Class) -> Option<&'static Method> {
    if registry.jdk.feature < ANY_MAIN {
        return registry.find_method(class, Name::from("main"), Name::from(WITH_ARGUMENTS)).filter(|m| m.is_static());
    }
    [WITH_ARGUMENTS, WITHOUT_ARGUMENTS].iter().find_map(|descriptor| candidate(registry, class, descriptor))
}

/// The `main` of this kind that a class declares or inherits. An instance is made by a constructor without
/// arguments that is not private.
fn candidate(registry: &Registry, class: &'static Class, descriptor: &str) -> Option<&'static Method> {
    let (main, descriptor) = (Name::from("main"), Name::from(descriptor));
    let lineage = std::iter::successors(Some(class), |c| c.super_class);
    let mut declared = lineage.filter_map(|c| c.declared_method(main, descriptor));
    let visible = declared.find(|m| !m.is_private() && registry.may_access_method(class, m));
    let inherited = || registry.find_method(class, main, descriptor).filter(|m| m.class.is_interface());
    visible.or_else(inherited).filter(|m| m.is_static() || constructor(class).is_some())
}

fn constructor(class: &'static Class) -> Option<&'static Method> {
    let made = class.declared_method(Name::from("<init>"), Name::from(WITHOUT_ARGUMENTS));
    made.filter(|m| !m.is_private() && !class.is_abstract())
}

const INSTANCE: u32 = 0;
/// Steps on the way to an instance; a caller's own steps are smaller.
const INITIALIZED: u32 = 100;
const CONSTRUCTED: u32 = 101;

/// The next call on the way to `main` and into it; none if something on that way has thrown. The step that
/// follows the end of `main` is `done`.
pub(crate) fn call_main(ctx: &mut Ctx<'_>, class: &'static Class, done: u32) -> Result<Option<Exit>, Exit> {
    for descriptor in [WITH_ARGUMENTS, WITHOUT_ARGUMENTS] {
        ctx.vm.footprint.ask_for_method(class, Name::from("main"), Name::from(descriptor));
    }
    let Some(main) = main_method(ctx.vm.registry, class) else {
        return Err(Exit::Unsupported(format!("class {} has no main method to start", class.name.dotted())));
    };
    if matches!(ctx.resumed(), Resume::Thrown(_)) {
        ctx.set_step(done);
        return Ok(None);
    }
    let arguments = (!main.params.is_empty()).then(|| ctx.object(2));
    let (next, call) = match ctx.step() {
        _ if main.is_static() => (done, ctx.call_catching(main, arguments.into_iter().collect())),
        INITIALIZED => {
            let constructor = constructor(class).ok_or_else(|| throw("java/lang/NoSuchMethodError", "<init>"))?;
            let instance = ctx.new_object(class)?;
            ctx.save_ref(INSTANCE, instance);
            (CONSTRUCTED, ctx.call_catching(constructor, vec![instance]))
        }
        CONSTRUCTED => {
            let words = [ctx.saved_ref(INSTANCE)].into_iter().chain(arguments);
            let main = ctx.vm.registry.select(class, main).unwrap_or(main);
            (done, ctx.call_catching(main, words.collect()))
        }
        _ => {
            let (initialize, mirror) = (ctx.vm.machine_method("initialize"), ctx.mirror(class));
            (INITIALIZED, ctx.call_catching(initialize, vec![mirror]))
        }
    };
    ctx.set_step(next);
    Ok(Some(call))
}
