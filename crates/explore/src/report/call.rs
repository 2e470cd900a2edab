//! Calls of the program into the library that are worth a line: on objects that other threads can reach,
//! and those by which threads deal with each other.

use rjpf_classes::{BaseType, Method, Trust};
use rjpf_state::{Ref, ThreadId};
use rjpf_vm::{FrameView, Value, Vm};

use super::observe::{short_object, show, simple};
use super::trace::What;

/// Arguments that are shown.
const MOST_ARGUMENTS: usize = 3;
/// Receivers that nobody can change, or that say nothing about the program.
const QUIET: &[&[u8]] = &[
    b"java/lang/",
    b"java/math/",
    b"java/time/",
    b"java/io/PrintStream",
    b"java/util/Locale",
    b"java/util/Objects",
    b"jdk/",
    b"sun/",
];

/// Of these packages, those that threads can change.
const LOUD: &[&[u8]] = &[b"java/lang/StringBu", b"java/lang/ref/", b"java/lang/ThreadLocal"];

/// The call that a thread has just entered, if it is of the program, goes into the library and matters; threads are called what
/// `name` says.
pub(super) fn library_call(vm: &Vm, thread: ThreadId, name: &dyn Fn(Ref) -> String) -> Option<What> {
    let mut frames = vm.frames(thread);
    let (callee, caller) = (frames.next()?, frames.next()?);
    if is_of_program(callee.method) || !is_of_program(caller.method) {
        return None;
    }
    let class = callee.method.class.name.bytes();
    if callee.method.is_static() {
        let waits = class == b"java/lang/Thread" && callee.method.name == "sleep"
            || class == b"java/util/concurrent/locks/LockSupport"
            || class == b"java/lang/System" && callee.method.name == "exit";
        let object = subject(vm, &callee).filter(|&object| is_told(vm, object)).map(|object| short_object(vm, object));
        let is_told = waits || object.is_some();
        return is_told.then(|| call(vm, &callee, simple(&callee.method.class.name.dotted()), object));
    }
    let receiver = vm.pages.memory.get(callee.fp);
    if class == b"java/lang/Thread" {
        return thread_call(name(receiver), callee.method);
    }
    let may_be_told = is_told(vm, receiver) || is_reached_later(vm, receiver);
    let is_told = class != b"java/lang/Object" && callee.method.name != "<init>" && may_be_told;
    let name = || short_object(vm, receiver);
    is_told.then(|| call(vm, &callee, name(), Some(name())))
}

fn is_quiet(class: &[u8]) -> bool {
    let any = |prefixes: &[&[u8]]| prefixes.iter().any(|prefix| class.starts_with(prefix));
    any(QUIET) && !any(LOUD)
}

/// What a call of the library is about: its receiver, or the array or collection that a static method is given first.
fn subject(vm: &Vm, callee: &FrameView) -> Option<Ref> {
    let (method, first) = (callee.method, vm.pages.memory.get(callee.fp));
    if !method.is_static() {
        return Some(first);
    }
    let is_given = method.params.first() == Some(&BaseType::Ref) && !is_quiet(method.class.name.bytes());
    Some(first).filter(|&object| is_given && is_mutable(vm, object) && is_of_library(vm, object))
}

/// Is it an object that other threads can reach, and worth a line?
fn is_told(vm: &Vm, object: Ref) -> bool {
    is_mutable(vm, object) && vm.is_shared(object)
}

/// Is it an object of the program's whose class is none of the quiet ones?
fn is_mutable(vm: &Vm, object: Ref) -> bool {
    object >= vm.heap_start() && !is_quiet(vm.class_of(object).name.bytes())
}

/// The call that a thread has just entered, if it is one of the program into the library on an object that nobody else can reach.
/// It is told if others come to touch that.
pub(super) fn private_call(vm: &Vm, thread: ThreadId) -> Option<(FrameView, Ref)> {
    let mut frames = vm.frames(thread);
    let (callee, caller) = (frames.next()?, frames.next()?);
    let class = callee.method.class.name.bytes();
    let is_it = !is_of_program(callee.method)
        && is_of_program(caller.method)
        && callee.method.name != "<init>"
        && ![&b"java/lang/Object"[..], b"java/lang/Thread"].contains(&class);
    let object = subject(vm, &callee).filter(|&object| is_it && is_mutable(vm, object) && !vm.is_shared(object))?;
    Some((callee, object))
}

/// What the program calls on an object of `java.util.concurrent` may hand it to another thread: the first task of a pool.
fn is_reached_later(vm: &Vm, object: Ref) -> bool {
    object >= vm.heap_start() && vm.class_of(object).name.bytes().starts_with(b"java/util/concurrent/")
}

/// Can other threads reach the receiver of a call by now?
pub(super) fn is_reached(vm: &Vm, fp: u32) -> bool {
    let receiver = vm.pages.memory.get(fp);
    receiver == 0 || vm.is_shared(receiver)
}

/// Arrays and collections: `Collections.sort(list)` is about the list.
fn is_of_library(vm: &Vm, object: Ref) -> bool {
    let class = vm.class_of(object);
    class.element_type().is_some() || class.name.bytes().starts_with(b"java/util/")
}

fn call(vm: &Vm, callee: &FrameView, on: String, object: Option<String>) -> What {
    told(vm, callee.method, &arguments(vm, callee), &on, object)
}

/// A call of a method on something, with these arguments.
pub(super) fn told(vm: &Vm, method: &Method, arguments: &[u64], on: &str, object: Option<String>) -> What {
    let mut texts: Vec<String> =
        method.params.iter().zip(arguments).map(|(&kind, &bits)| value(vm, kind, bits)).collect();
    if texts.len() > MOST_ARGUMENTS {
        texts.truncate(MOST_ARGUMENTS);
        texts.push("...".into());
    }
    What::Call { method: format!("{on}.{}({})", method.name, texts.join(", ")), object, result: None }
}

/// What one thread does to another.
fn thread_call(thread: String, method: &Method) -> Option<What> {
    match method.name.display().as_str() {
        "join" => Some(What::Join { thread }),
        "interrupt" => Some(What::Call { method: format!("interrupt {thread}"), object: None, result: None }),
        _ => None,
    }
}

/// The values that a method was called with.
pub(super) fn arguments(vm: &Vm, callee: &FrameView) -> Vec<u64> {
    let memory = &vm.pages.memory;
    let mut at = callee.fp + u32::from(!callee.method.is_static());
    let value = |kind: &BaseType| {
        let bits = if kind.is_wide() { memory.get2(at) } else { u64::from(memory.get(at)) };
        at += 1 + u32::from(kind.is_wide());
        bits
    };
    callee.method.params.iter().map(value).collect()
}

/// ` -> true`, or nothing for a method without a result.
pub(super) fn result(vm: &Vm, method: &Method, returned: Value) -> Option<String> {
    let bits = if method.ret.is_wide() { returned.wide() } else { u64::from(returned.word()) };
    (method.ret != BaseType::Void).then(|| format!("-> {}", value(vm, method.ret, bits)))
}

/// A value as a program would write it: `3` for an `Integer`, `lambda` for the object of one.
fn value(vm: &Vm, kind: BaseType, bits: u64) -> String {
    let object = bits as u32;
    let is_lambda = |object| vm.class_of(object).name.bytes().windows(8).any(|w| w == b"$$Lambda");
    if kind == BaseType::Ref && object != 0 && is_lambda(object) {
        return "lambda".into();
    }
    show(vm, kind, bits)
}

/// Code of the program, what was made up for its lambdas and method references included.
pub(super) fn is_of_program(method: &Method) -> bool {
    let class = method.class;
    class.trust == Trust::User || class.trust == Trust::Glue && class.module.is_none()
}
