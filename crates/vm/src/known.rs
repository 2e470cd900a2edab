//! Classes and field offsets of the JDK that the machine itself works with, found once.

use rjpf_classes::{Class, Name, Registry};
use rjpf_state::StringLayout;

pub struct Known {
    pub object: &'static Class,
    pub class: &'static Class,
    pub string: StringLayout,
    pub thread: &'static Class,
    pub throwable: &'static Class,
    pub error: &'static Class,
    /// The VM's own record for objects with an identity hash.
    pub monitor: &'static Class,
    pub class_loader: u32,
    pub class_component: u32,
    pub class_module: u32,
    pub class_primitive: Option<u32>,
    pub class_modifiers: Option<u32>,
    pub throwable_message: u32,
    pub throwable_cause: u32,
    pub throwable_backtrace: u32,
    pub throwable_depth: u32,
    pub throwable_stack_trace: u32,
    pub throwable_suppressed: u32,
    pub thread_eetop: u32,
    pub thread_fields: ThreadFields,
    pub print_stream: &'static Class,
    pub thread_group: &'static Class,
    /// Threads of the library's own.
    pub service_thread: &'static Class,
    pub invoke: crate::dynamic::InvokeLayout,
}

impl Known {
    pub fn of(registry: &'static Registry) -> Known {
        let object = registry.known("java/lang/Object");
        let class = registry.known("java/lang/Class");
        let throwable = registry.known("java/lang/Throwable");
        let thread = registry.known("java/lang/Thread");
        Known {
            object,
            class,
            string: StringLayout::of(registry),
            thread,
            throwable,
            error: registry.known("java/lang/Error"),
            monitor: registry.known(crate::native::MONITOR_CLASS),
            class_loader: offset(class, "classLoader"),
            class_component: offset(class, "componentType"),
            class_module: offset(class, "module"),
            class_primitive: find(class, "primitive"),
            class_modifiers: find(class, "modifiers"),
            throwable_message: offset(throwable, "detailMessage"),
            throwable_cause: offset(throwable, "cause"),
            throwable_backtrace: offset(throwable, "backtrace"),
            throwable_depth: offset(throwable, "depth"),
            throwable_stack_trace: offset(throwable, "stackTrace"),
            throwable_suppressed: offset(throwable, "suppressedExceptions"),
            thread_eetop: offset(thread, "eetop"),
            thread_fields: ThreadFields::of(registry, thread),
            print_stream: registry.known("java/io/PrintStream"),
            thread_group: registry.known("java/lang/ThreadGroup"),
            service_thread: registry.known("jdk/internal/misc/InnocuousThread"),
            invoke: crate::dynamic::InvokeLayout::of(registry),
        }
    }
}

/// Where this JDK keeps what a thread is: in its object, or in a holder that virtual threads lack.
pub struct ThreadFields {
    pub holder: Option<u32>,
    pub status: u32,
    pub daemon: u32,
}

impl ThreadFields {
    fn of(registry: &'static Registry, thread: &'static Class) -> ThreadFields {
        let holder = find(thread, "holder");
        let owner = if holder.is_some() { registry.known("java/lang/Thread$FieldHolder") } else { thread };
        ThreadFields { holder, status: offset(owner, "threadStatus"), daemon: offset(owner, "daemon") }
    }
}

fn find(class: &'static Class, name: &str) -> Option<u32> {
    let name = Name::from(name);
    class.fields.iter().find(|f| f.name == name && !f.is_static()).map(|f| f.offset)
}

fn offset(class: &'static Class, name: &str) -> u32 {
    find(class, name).unwrap_or_else(|| panic!("{} of this JDK has no field {name}", class.name))
}
