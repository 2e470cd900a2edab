//! Peers of `java.lang.Throwable` and `java.lang.StackTraceElement`: recorded stack traces made
//! readable.

use rjpf_classes::{Method, MethodId};
use rjpf_state::Ref;
use rjpf_vm::peer::{native, throw};
use rjpf_vm::{Ctx, Exit, Peer, PeerResult, Value};

use crate::java_lang_class::{class_name, interned};

pub(crate) const PEERS: &[Peer] = &[
    Peer::of("java/lang/Throwable", &[native("fillInStackTrace(I)Ljava/lang/Throwable;", fill_in_stack_trace)]),
    Peer::of(
        "java/lang/StackTraceElement",
        &[
            native("initStackTraceElements([Ljava/lang/StackTraceElement;Ljava/lang/Throwable;)V", of_throwable),
            native("initStackTraceElements([Ljava/lang/StackTraceElement;Ljava/lang/Object;I)V", of_backtrace),
        ],
    ),
];

fn fill_in_stack_trace(ctx: &mut Ctx<'_>) -> PeerResult {
    let throwable = ctx.this();
    ctx.fill_in_stack_trace(throwable, ctx.thread)?;
    Ok(throwable.into())
}

fn of_throwable(ctx: &mut Ctx<'_>) -> PeerResult {
    let (elements, throwable) = (ctx.non_null(0)?, ctx.non_null(1)?);
    let trace = ctx.backtrace(throwable);
    fill_elements(ctx, elements, &trace)
}

fn of_backtrace(ctx: &mut Ctx<'_>) -> PeerResult {
    let (elements, backtrace) = (ctx.non_null(0)?, ctx.non_null(1)?);
    let words = ctx.memory().word_array(backtrace).to_vec();
    let trace: Vec<_> = words.chunks_exact(2).map(|p| (ctx.registry().method(MethodId(p[0])), p[1] as u16)).collect();
    fill_elements(ctx, elements, &trace)
}

fn fill_elements(ctx: &mut Ctx<'_>, elements: Ref, trace: &[(&'static Method, u16)]) -> PeerResult {
    let thread = ctx.thread;
    ctx.notice_thread_in_initializer(thread);
    let elements = ctx.memory().word_array(elements).to_vec();
    if elements.len() != trace.len() {
        return Err(throw("java/lang/IndexOutOfBoundsException", "stack trace of another length"));
    }
    for (&element, &(method, bci)) in elements.iter().zip(trace) {
        if element == 0 {
            return Err(rjpf_vm::peer::throw_bare("java/lang/NullPointerException"));
        }
        fill_element(ctx, element, method, bci)?;
    }
    Ok(Value::Void)
}

/// HotSpot's line number of a native method.
const NATIVE_LINE: i32 = -2;

/// Writes one `StackTraceElement`.
pub(crate) fn fill_element(ctx: &mut Ctx<'_>, element: Ref, method: &'static Method, bci: u16) -> Result<(), Exit> {
    let class = method.class;
    let mirror = ctx.mirror(class);
    let name = class_name(ctx, mirror);
    ctx.put_field(element, "declaringClassObject", mirror);
    ctx.put_field(element, "declaringClass", name);
    let method_name = interned(ctx, method.name.bytes());
    ctx.put_field(element, "methodName", method_name);
    let loader = ctx.loader_object(class);
    if loader != 0 {
        let name = ctx.get_field(loader, "name");
        ctx.put_field(element, "classLoaderName", name);
    }
    let module = ctx.module_of(class);
    if module != 0 {
        fill_module(ctx, element, module);
    }
    // Lines move without a change of code.
    ctx.ask_lines(method);
    if let Some(source) = class.file.and_then(|f| f.attributes.source_file) {
        let source = interned(ctx, source);
        ctx.put_field(element, "fileName", source);
    }
    let line = if method.is_native() { NATIVE_LINE } else { method.line_of(bci).map_or(-1, i32::from) };
    ctx.put_field(element, "lineNumber", line as u32);
    Ok(())
}

fn fill_module(ctx: &mut Ctx<'_>, element: Ref, module: Ref) {
    let name = ctx.get_field(module, "name");
    if name == 0 {
        return;
    }
    ctx.put_field(element, "moduleName", name);
    let descriptor = ctx.get_field(module, "descriptor");
    if descriptor != 0 {
        let version = ctx.get_field(descriptor, "rawVersionString");
        ctx.put_field(element, "moduleVersion", version);
    }
}
