//! Accesses through a `VarHandle` that need no method handle.
//!
//! The JDK's own guards call the static method of the handle's class that implements the access
//! mode when the erased type of the call is that method's; so does this, without the guards. Any
//! other access (conversions, exact handles, views, unsupported modes) is left to them.

use rjpf_classes::code::CallSite;
use rjpf_classes::registry::descriptor_types;
use rjpf_classes::{BaseType, Class, Method, Name};
use rjpf_state::Ref;

use super::handle::Call;
use crate::Vm;
use crate::peer::Exit;

impl Vm {
    pub(super) fn var_handle_call(
        &mut self,
        from: &'static Class,
        site: &CallSite,
        args: &[u32],
    ) -> Option<Result<Call, Exit>> {
        let (layout, memory) = (&self.known.invoke, &self.pages.memory);
        let handle = args[0];
        if memory.get(handle + layout.var_exact) != 0 {
            return None;
        }
        let class = self.class_of(handle);
        let form = memory.get(handle + layout.var_form);
        let implementation = memory.get(form + layout.var_form_class);
        // Indirect and lazy handles share the form of another class or have none.
        if implementation == 0 || !std::ptr::eq(self.class_of_mirror(implementation), class) {
            return None;
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
        fits.then(|| Ok((method, args.to_vec())))
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

/// The static method that implements an access mode, if it has the erased type of the call.
fn access_method(class: &'static Class, site: &CallSite) -> Option<&'static Method> {
    let method = named_method(class, site)?;
    let (params, _) = descriptor_types(site.descriptor.bytes())?;
    let returns = site.ret == BaseType::Void || site.ret == method.ret;
    (returns && same_erasure(method, &params)).then_some(method)
}

fn named_method(class: &'static Class, site: &CallSite) -> Option<&'static Method> {
    let mut at = Some(class);
    while let Some(c) = at {
        let found = c.methods().iter().copied().find(|m| m.is_static() && m.name == site.name);
        if found.is_some_and(|m| m.descriptor.bytes().starts_with(b"(Ljava/lang/invoke/VarHandle;")) {
            return found;
        }
        at = c.super_class;
    }
    None
}

/// Are the parameters behind the handle those of the call, references being all alike?
fn same_erasure(method: &Method, params: &[&[u8]]) -> bool {
    method.params.len() == params.len() + 1 && method.params[1..].iter().zip(params).all(|(&p, d)| p == BaseType::of(d))
}
