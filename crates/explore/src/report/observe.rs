//! What a paused thread is about to do.
//!
//! A thread pauses *before* each step that others could notice, so the op at its program counter,
//! its registers and the memory say which variable it reads or writes and with which value.

use rjpf_classes::address::ARRAY_HEADER;
use rjpf_classes::code::{Code, FieldSite, Op, Reg};
use rjpf_classes::{BaseType, Method, Trust};
use rjpf_state::thread::{NO_DEADLINE, Status, word};
use rjpf_state::{Ref, ThreadId};
use rjpf_vm::{FrameView, Vm};

use super::call::is_of_program;
use super::heap::boxed;
use super::trace::{Access, Place, What};

/// Package of the classes that stand in for the virtual machine.
const MACHINE: &[u8] = b"rjpf/vm/";
/// Longest string shown in full.
const LONGEST_TEXT: usize = 40;

/// What the thread does when it goes on.
pub fn pending(vm: &Vm, thread: ThreadId) -> What {
    let memory = &vm.pages.memory;
    match thread.status(memory) {
        Status::Runnable => {}
        // It is chosen only when the monitor is free: then it takes it.
        Status::Blocked => return What::Lock { object: short_object(vm, memory.get(thread.at(word::OBJECT))) },
        Status::Waiting | Status::Parked if thread.deadline(memory) == NO_DEADLINE => return What::WakeUp,
        _ => return What::TimeOut,
    }
    let Some(frame) = vm.frames(thread).next() else { return What::Go };
    if is_machine(frame.method) && vm.frames(thread).all(|f| is_machine(f.method)) {
        return What::Start;
    }
    let Some(code) = vm.registry.decoded(frame.method).filter(|_| !frame.is_native()) else { return What::Go };
    let Some(&op) = code.ops.get(frame.pc as usize) else { return What::Go };
    Pending { vm, frame, code }.what(op).unwrap_or(What::Go)
}

struct Pending<'v> {
    vm: &'v Vm,
    frame: FrameView,
    code: &'static Code,
}

impl Pending<'_> {
    fn register(&self, r: Reg) -> u32 {
        self.vm.pages.memory.get(self.frame.fp + u32::from(r))
    }

    fn register2(&self, r: Reg) -> u64 {
        self.vm.pages.memory.get2(self.frame.fp + u32::from(r))
    }

    #[rustfmt::skip]
    fn what(&self, op: Op) -> Option<What> {
        use Op::*;
        Some(match op {
            GetField { o, .. } | GetFieldA { o, .. } | GetField2 { o, .. } => self.field(self.site()?, self.register(o), None)?,
            PutField { o, s, .. } | PutFieldA { o, s, .. } | PutField2 { o, s, .. } => self.field(self.site()?, self.register(o), Some(s))?,
            GetFieldLazy { o, k, .. } => self.field(&self.code.fields[k as usize], self.register(o), None)?,
            PutFieldLazy { o, s, k } => self.field(&self.code.fields[k as usize], self.register(o), Some(s))?,
            GetStatic { .. } | GetStaticA { .. } | GetStatic2 { .. } => self.field(self.site()?, 0, None)?,
            PutStatic { s, .. } | PutStaticA { s, .. } | PutStatic2 { s, .. } => self.field(self.site()?, 0, Some(s))?,
            GetStaticLazy { k, .. } => self.field(&self.code.fields[k as usize], 0, None)?,
            PutStaticLazy { s, k } => self.field(&self.code.fields[k as usize], 0, Some(s))?,
            ALoadI { a, i, .. } | ALoadA { a, i, .. } | ALoadL { a, i, .. } | ALoadB { a, i, .. }
            | ALoadC { a, i, .. } | ALoadS { a, i, .. } => self.element(self.register(a), self.register(i), None)?,
            AStoreI { a, i, s } | AStoreA { a, i, s } | AStoreL { a, i, s } | AStoreB { a, i, s }
            | AStoreS { a, i, s } => self.element(self.register(a), self.register(i), Some(s))?,
            MonitorEnter { s } => What::Lock { object: short_object(self.vm, self.register(s)) },
            // Whether a static access is one op or two depends on what was loaded when the method was decoded, and to rest before
            // either of the two is the same: it is told as the access.
            InitClass { .. } => self.op_behind().and_then(|next| self.what(next)).unwrap_or(What::Initialize { class: None }),
            New { .. } => What::Initialize { class: None },
            InvokeStatic { k, .. } | InvokeSpecial { k, .. } | InvokeVirtual { k, .. }
            | InvokeInterface { k, .. } | InvokeLazy { k, .. } | InvokeHandle { k, .. } => self.call(k)?,
            _ => return None,
        })
    }

    /// The next op of the same instruction.
    fn op_behind(&self) -> Option<Op> {
        let at = self.frame.pc as usize;
        let is_same = self.code.bcis.get(at + 1).is_some_and(|next| *next == self.code.bcis[at]);
        self.code.ops.get(at + 1).copied().filter(|_| is_same)
    }

    fn site(&self) -> Option<&FieldSite> {
        self.code.field_at(self.frame.pc)
    }

    fn field(&self, site: &FieldSite, object: Ref, stored: Option<Reg>) -> Option<What> {
        let field = self.vm.resolved_field(site);
        let owner = if site.is_static { simple(&site.class.dotted()) } else { short_object(self.vm, object) };
        if !site.is_static && object == 0 {
            return None;
        }
        let at = field.map(|f| if site.is_static { f.offset } else { object + f.offset });
        let load = || at.map(|at| self.load(at, site.kind));
        let (value, before) = match stored {
            Some(s) => (Some(self.stored(s, site.kind)), load()),
            None => (load(), None),
        };
        Some(What::Access(Access {
            variable: format!("{owner}.{}", site.name),
            value,
            before,
            is_write: stored.is_some(),
            address: u64::from(at?) << 2,
            is_volatile: field.is_some_and(|f| f.is_volatile()),
        }))
    }

    fn element(&self, array: Ref, index: u32, stored: Option<Reg>) -> Option<What> {
        if array == 0 {
            return None;
        }
        let kind = self.vm.class_of(array).element_type()?;
        let now = load_element(self.vm, array, index, kind);
        let (value, before) = match stored {
            Some(s) => (self.stored(s, kind), Some(now)),
            None => (now, None),
        };
        let bytes = u64::from(index) * u64::from(kind.element_bytes());
        Some(What::Access(Access {
            variable: format!("{}[{index}]", short_object(self.vm, array)),
            value: Some(value),
            before,
            is_write: stored.is_some(),
            address: (u64::from(array + ARRAY_HEADER) << 2) + bytes,
            is_volatile: false,
        }))
    }

    fn stored(&self, s: Reg, kind: BaseType) -> String {
        let bits = if kind.is_wide() { self.register2(s) } else { u64::from(self.register(s)) };
        show(self.vm, kind, bits)
    }

    fn load(&self, at: u32, kind: BaseType) -> String {
        let memory = &self.vm.pages.memory;
        let bits = if kind.is_wide() { memory.get2(at) } else { u64::from(memory.get(at)) };
        show(self.vm, kind, bits)
    }

    fn call(&self, k: u32) -> Option<What> {
        let site = &self.code.calls[k as usize];
        if site.class.bytes().starts_with(MACHINE) {
            return None;
        }
        let target = self.vm.resolved_target(site);
        if let Some(target) = target
            && target.method.is_synchronized()
            && target.method.class.trust == Trust::User
        {
            let object = if target.method.is_static() {
                format!("class {}", simple(&target.method.class.name.dotted()))
            } else {
                short_object(self.vm, self.register(*site.args.first()?))
            };
            return Some(What::Lock { object });
        }
        let is_static = site.kind == rjpf_classes::code::CallKind::Static;
        let receiver = match (is_static, site.args.first()) {
            (false, Some(&r)) if self.register(r) != 0 => short_object(self.vm, self.register(r)),
            _ => simple(&site.class.dotted()),
        };
        Some(What::Call { method: format!("{receiver}.{}()", site.name), object: None, result: None })
    }
}

/// The value of an array element.
pub(super) fn load_element(vm: &Vm, array: Ref, index: u32, kind: BaseType) -> String {
    let memory = &vm.pages.memory;
    let size = kind.element_bytes() as usize;
    let bytes = memory.bytes(array + ARRAY_HEADER, index as usize * size, size);
    let mut word = [0; 8];
    word[..size].copy_from_slice(bytes);
    let bits = u64::from_le_bytes(word);
    let bits = match kind {
        BaseType::Byte => bits as u8 as i8 as u32 as u64,
        BaseType::Short => bits as u16 as i16 as u32 as u64,
        _ => bits,
    };
    show(vm, kind, bits)
}

/// `Node#1`: an object by its class without the package.
pub(crate) fn short_object(vm: &Vm, object: Ref) -> String {
    let text = vm.describe_object(object);
    match text.strip_prefix("class ") {
        Some(class) => format!("class {}", simple(class)),
        None => simple(&text),
    }
}

/// A class name without its package; `$` of inner classes stays.
pub(super) fn simple(name: &str) -> String {
    name.rsplit('.').next().unwrap_or(name).to_string()
}

pub(super) fn show(vm: &Vm, kind: BaseType, bits: u64) -> String {
    match kind {
        BaseType::Boolean => (bits as u32 & 1 != 0).to_string(),
        BaseType::Byte | BaseType::Short | BaseType::Int => (bits as i32).to_string(),
        BaseType::Char => {
            char::from_u32(bits as u32 & 0xFFFF).map_or_else(|| format!("\\u{:04x}", bits as u16), |c| format!("{c:?}"))
        }
        BaseType::Long => (bits as i64).to_string(),
        BaseType::Float => f32::from_bits(bits as u32).to_string(),
        BaseType::Double => f64::from_bits(bits).to_string(),
        BaseType::Ref => show_ref(vm, bits as u32),
        BaseType::Void => String::new(),
    }
}

fn show_ref(vm: &Vm, object: Ref) -> String {
    if object == 0 {
        return "null".into();
    }
    if std::ptr::eq(vm.class_of(object), vm.known.string.class) {
        let text = vm.known.string.for_people(&vm.pages.memory, object);
        let short: String = text.chars().take(LONGEST_TEXT).collect();
        let more = if short.len() < text.len() { "..." } else { "" };
        return format!("{short:?}{more}");
    }
    match boxed(vm, vm.class_of(object), object) {
        // As a program would write it: `3` for an `Integer`.
        Some(text) => text.split_once(' ').map_or(text.clone(), |(_, value)| value.to_string()),
        None => short_object(vm, object),
    }
}

/// Where a thread stands: its innermost frame in the program's own code, else the innermost one.
pub(crate) fn place_of(vm: &Vm, thread: ThreadId) -> Place {
    let own = vm.frames(thread).find(|f| is_own(f.method));
    let glue = || called_by_glue(vm, thread).map(|method| place(method, 0));
    own.map(|f| place(f.method, f.bci)).or_else(glue).unwrap_or_else(|| {
        let innermost = vm.frames(thread).find(|f| !is_machine(f.method));
        innermost.map_or_else(Place::default, |f| place(f.method, f.bci))
    })
}

/// The method of the program that the object of a method reference is about to call: `latch::done`.
fn called_by_glue(vm: &Vm, thread: ThreadId) -> Option<&'static Method> {
    let frame = vm.frames(thread).next().filter(|f| !is_own(f.method) && is_of_program(f.method) && !f.is_native())?;
    let code = vm.registry.decoded(frame.method)?;
    let (Op::InvokeStatic { k, .. }
    | Op::InvokeSpecial { k, .. }
    | Op::InvokeVirtual { k, .. }
    | Op::InvokeInterface { k, .. }
    | Op::InvokeLazy { k, .. }) = *code.ops.get(frame.pc as usize)?
    else {
        return None;
    };
    vm.resolved_target(&code.calls[k as usize]).map(|target| target.method).filter(|method| is_own(method))
}

/// Does the program do it, although the object of a method reference calls it?
pub(super) fn is_called_by_glue(vm: &Vm, thread: ThreadId) -> bool {
    called_by_glue(vm, thread).is_some()
}

fn is_machine(method: &Method) -> bool {
    method.class.name.bytes().starts_with(MACHINE)
}

/// Code that the user wrote: not hidden, not made up for a lambda, not what rjpf brings for it to call.
pub(crate) fn is_own(method: &Method) -> bool {
    const BROUGHT: &[&[u8]] = &[b"gov/nasa/jpf/vm/Verify", b"rjpf/Explore"];
    let name = method.class.name.bytes();
    let made_up = || name.windows(8).any(|w| w == b"$$Lambda");
    method.class.trust == Trust::User && !method.hidden && !made_up() && !BROUGHT.contains(&name)
}

/// Is the thread's innermost frame not of the program's own code?
pub(crate) fn is_in_library(vm: &Vm, thread: ThreadId) -> bool {
    vm.frames(thread).next().is_some_and(|f| !is_own(f.method) && !is_machine(f.method))
}

/// Packages and classes whose insides are no business of the program: what they are for is told by the calls.
const MACHINERY: &[&[u8]] = &[
    b"java/util/concurrent/",
    b"java/lang/Thread",
    b"java/lang/VirtualThread",
    b"java/lang/Shutdown",
    b"java/lang/ApplicationShutdownHooks",
    b"java/lang/Runtime",
    b"java/lang/invoke/",
    b"java/lang/ref/",
    b"jdk/",
];

/// Is the thread in the machinery of the library, or in code that no code of the program has called?
pub(crate) fn is_machinery(vm: &Vm, thread: ThreadId) -> bool {
    let mut frames = vm.frames(thread).filter(|f| !is_machine(f.method)).peekable();
    let Some(innermost) = frames.peek() else { return false };
    let class = innermost.method.class.name.bytes();
    !is_own(innermost.method)
        && (MACHINERY.iter().any(|prefix| class.starts_with(prefix)) || !frames.any(|f| is_of_program(f.method)))
}

pub(crate) fn place(method: &Method, bci: u16) -> Place {
    let class = method.class.name.dotted();
    let package = class.rsplit_once('.').map(|(package, _)| package.replace('.', "/"));
    let source = method.class.source_file().map(|file| match package {
        Some(package) => format!("{package}/{file}"),
        None => file,
    });
    Place { class, method: method.name.to_string(), source, line: method.line_of(bci) }
}
