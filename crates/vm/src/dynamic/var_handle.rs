//! Accesses through a `VarHandle` that need no method handle.
//!
//! The JDK's own guards call the static method of the handle's class that implements the access
//! mode when the erased type of the call is that method's; so does this, without the guards. Numbers are
//! widened on the way (`COUNT.getAndAdd(this, 1)` of a `long`), and handles that initialise a class first have done so
//! or do so now. Any other access (other conversions, exact handles, views, unsupported modes) is left to them.

use rjpf_classes::code::CallSite;
use rjpf_classes::registry::descriptor_types;
use rjpf_classes::{BaseType, Class, Method, Name};
use rjpf_state::{Ref, ThreadId};

use super::handle::Call;
use crate::Vm;
use crate::ops::convert::{f2d, i2d, i2f, i2l, l2d, l2f};
use crate::peer::Exit;

impl Vm {
    pub(super) fn var_handle_call(
        &mut self,
        thread: ThreadId,
        from: &'static Class,
        site: &CallSite,
        args: &[u32],
    ) -> Option<Result<Call, Exit>> {
        let handle = match self.ready_handle(thread, args[0]) {
            Ok(handle) => handle,
            Err(exit) => return Some(Err(exit)),
        };
        let (layout, memory) = (&self.known.invoke, &self.pages.memory);
        if layout.var_exact.is_some_and(|at| memory.get(handle + at) != 0) {
            return None;
        }
        let class = self.class_of(handle);
        // Indirect handles share the form of another class or have none; where forms name no class, there are no such handles.
        if let Some(at) = layout.var_form_class {
            let implementation = memory.get(memory.get(handle + layout.var_form) + at);
            if implementation == 0 || !std::ptr::eq(self.class_of_mirror(implementation), class) {
                return None;
            }
        }
        let method = match site.accessor.get() {
            Some(&(id, method)) if id == class.id => method,
            _ => {
                let method = access_method(class, site)?;
                _ = site.accessor.set((class.id, method));
                method
            }
        };
        let fits = site.ret != BaseType::Ref || self.result_fits(from, handle, site, method);
        let (params, _) = descriptor_types(site.descriptor.bytes())?;
        fits.then(|| Ok((method, widened(handle, method, &params, &args[1..]))))
    }

    /// The handle behind one that initialises the class of its field first (from JDK 22 on). The class is initialised then.
    fn ready_handle(&mut self, thread: ThreadId, handle: Ref) -> Result<Ref, Exit> {
        let class = self.class_of(handle);
        if class.name != "java/lang/invoke/LazyInitializingVarHandle" {
            return Ok(handle);
        }
        let part = |name| self.pages.memory.get(handle + self.field_offset(class, name));
        let (target, of) = (part("target"), self.class_of_mirror(part("refc")));
        if self.is_initialized(thread, of) { Ok(target) } else { Err(Exit::Initialize(of)) }
    }

    /// Is a reference result always of the type the call expects?
    fn result_fits(&mut self, from: &'static Class, handle: Ref, site: &CallSite, method: &Method) -> bool {
        let (wanted, declared) = (return_descriptor(site.descriptor), return_descriptor(method.descriptor));
        if wanted == b"Ljava/lang/Object;" || wanted == declared {
            return true;
        }
        let class = self.class_of(handle);
        let Some(name) = ["fieldType", "componentType"].into_iter().find(|n| self.has_field(class, n)) else {
            return false;
        };
        let variable = self.pages.memory.get(handle + self.field_offset(class, name));
        let variable = self.class_of_mirror(variable);
        if self.means(from, variable, wanted) {
            return true;
        }
        let name = rjpf_classes::registry::class_name_of(wanted);
        self.registry.loaded(from, name).is_some_and(|wanted| variable.is_subclass_of(wanted))
    }
}

fn return_descriptor(descriptor: Name) -> &'static [u8] {
    let bytes = descriptor.bytes();
    let start = bytes.iter().rposition(|&b| b == b')').map_or(0, |at| at + 1);
    &bytes[start..]
}

/// The static method that implements an access mode, if it takes what the call gives.
fn access_method(class: &'static Class, site: &CallSite) -> Option<&'static Method> {
    let method = named_method(class, site)?;
    let (params, _) = descriptor_types(site.descriptor.bytes())?;
    let returns = site.ret == BaseType::Void || site.ret == method.ret;
    (returns && takes(method, &params)).then_some(method)
}

fn named_method(class: &'static Class, site: &CallSite) -> Option<&'static Method> {
    let mut at = Some(class);
    while let Some(c) = at {
        let found = c.methods().iter().copied().find(|m| m.is_static() && m.name == site.name);
        if found.is_some_and(is_given_handle) {
            return found;
        }
        at = c.super_class;
    }
    None
}

/// Is the first parameter the handle: as a `VarHandle`, or up to JDK 11 as what it is?
fn is_given_handle(method: &Method) -> bool {
    let of = |name: &[u8]| method.descriptor.bytes().starts_with(&[b"(L", name, b";"].concat());
    of(b"java/lang/invoke/VarHandle") || of(method.class.name.bytes())
}

/// Are the parameters behind the handle those of the call, references being all alike, or wider numbers?
fn takes(method: &Method, params: &[&[u8]]) -> bool {
    let fits = |(&to, d): (&BaseType, &&[u8])| to == BaseType::of(d) || is_wider(to, BaseType::of(d));
    method.params.len() == params.len() + 1 && method.params[1..].iter().zip(params).all(fits)
}

/// Does a number of the one type become one of the other without a cast?
fn is_wider(to: BaseType, from: BaseType) -> bool {
    use BaseType::{Byte, Char, Double, Float, Int, Long, Short};
    match to {
        Short => from == Byte,
        Int => matches!(from, Byte | Short | Char),
        Long => matches!(from, Byte | Short | Char | Int),
        Float => matches!(from, Byte | Short | Char | Int | Long),
        Double => matches!(from, Byte | Short | Char | Int | Long | Float),
        _ => false,
    }
}

/// The words of a call: the handle, and the arguments as numbers of the method's types.
fn widened(handle: Ref, method: &Method, params: &[&[u8]], args: &[u32]) -> Vec<u32> {
    let mut words = vec![handle];
    let mut at = 0;
    for (&to, descriptor) in method.params[1..].iter().zip(params) {
        let from = BaseType::of(descriptor);
        let own = &args[at..at + from.words() as usize];
        at += own.len();
        let wide = || u64::from(own[0]) | u64::from(own[1]) << 32;
        let both = |value: u64| [value as u32, (value >> 32) as u32];
        match (from, to) {
            _ if from == to => words.extend(own),
            (BaseType::Long, BaseType::Float) => words.push(l2f(wide())),
            (BaseType::Long, BaseType::Double) => words.extend(both(l2d(wide()))),
            (BaseType::Float, BaseType::Double) => words.extend(both(f2d(own[0]))),
            (_, BaseType::Long) => words.extend(both(i2l(own[0]))),
            (_, BaseType::Float) => words.push(i2f(own[0])),
            (_, BaseType::Double) => words.extend(both(i2d(own[0]))),
            _ => words.extend(own),
        }
    }
    words
}
