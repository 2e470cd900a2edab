//! Field offsets of `java.lang.invoke` objects that the machine reads and writes, found once, and
//! what they mean: the method behind a member name, the types of a method type.

use rjpf_classes::{BaseType, Class, Method, MethodId, Name, Registry};
use rjpf_state::Ref;

use crate::Vm;
use crate::peer::{Exit, out_of_memory};

/// Bits of `MemberName.flags`, as in `MethodHandleNatives.Constants`.
pub mod flag {
    pub const IS_METHOD: u32 = 0x1_0000;
    pub const IS_CONSTRUCTOR: u32 = 0x2_0000;
    pub const IS_FIELD: u32 = 0x4_0000;
    pub const CALLER_SENSITIVE: u32 = 0x10_0000;
    pub const TRUSTED_FINAL: u32 = 0x20_0000;
    /// Since JDK 22: left out of stack traces.
    pub const HIDDEN_MEMBER: u32 = 0x40_0000;
    pub const KIND_SHIFT: u32 = 24;
    pub const KIND_MASK: u32 = 15;
}

/// Reference kinds of JVMS table 5.4.3.5-A.
pub mod kind {
    pub const GET_FIELD: u32 = 1;
    pub const GET_STATIC: u32 = 2;
    pub const PUT_FIELD: u32 = 3;
    pub const PUT_STATIC: u32 = 4;
    pub const INVOKE_VIRTUAL: u32 = 5;
    pub const INVOKE_STATIC: u32 = 6;
    pub const INVOKE_SPECIAL: u32 = 7;
    pub const NEW_INVOKE_SPECIAL: u32 = 8;
    pub const INVOKE_INTERFACE: u32 = 9;
}

pub struct InvokeLayout {
    pub var_handle: &'static Class,
    pub member_name: &'static Class,
    pub direct: &'static Class,
    pub direct_interface: &'static Class,
    resolved_name: &'static Class,
    pub handle_type: u32,
    pub handle_form: u32,
    pub form_entry: u32,
    pub member_class: u32,
    pub member_name_at: u32,
    pub member_type: u32,
    pub member_flags: u32,
    pub member_method: u32,
    pub direct_member: u32,
    pub type_return: u32,
    pub type_parameters: u32,
    pub var_form: u32,
    /// `VarHandle.exact` and `VarForm.implClass`: from JDK 16 and 12 on.
    pub var_exact: Option<u32>,
    pub var_form_class: Option<u32>,
    /// `ResolvedMethodName.vmholder`, where the JDK has it.
    holder: Option<u32>,
}

impl InvokeLayout {
    pub fn of(registry: &'static Registry) -> InvokeLayout {
        let class = |name: &str| registry.known(&format!("java/lang/invoke/{name}"));
        let (handle, form, member) = (class("MethodHandle"), class("LambdaForm"), class("MemberName"));
        let (method_type, var_handle, var_form) = (class("MethodType"), class("VarHandle"), class("VarForm"));
        let (direct, resolved_name) = (class("DirectMethodHandle"), class("ResolvedMethodName"));
        InvokeLayout {
            var_handle,
            member_name: member,
            direct,
            direct_interface: class("DirectMethodHandle$Interface"),
            resolved_name,
            handle_type: offset(handle, "type"),
            handle_form: offset(handle, "form"),
            form_entry: offset(form, "vmentry"),
            member_class: offset(member, "clazz"),
            member_name_at: offset(member, "name"),
            member_type: offset(member, "type"),
            member_flags: offset(member, "flags"),
            member_method: offset(member, "method"),
            direct_member: offset(direct, "member"),
            type_return: offset(method_type, "rtype"),
            type_parameters: offset(method_type, "ptypes"),
            var_form: offset(var_handle, "vform"),
            var_exact: find(var_handle, "exact"),
            var_form_class: find(var_form, "implClass"),
            holder: find(resolved_name, "vmholder"),
        }
    }
}

fn find(class: &'static Class, name: &str) -> Option<u32> {
    let name = Name::from(name);
    class.fields.iter().find(|f| f.name == name && !f.is_static()).map(|f| f.offset)
}

fn offset(class: &'static Class, name: &str) -> u32 {
    find(class, name).unwrap_or_else(|| panic!("{} of this JDK has no field {name}", class.name))
}

impl Vm {
    /// The method a `MemberName` was resolved to.
    pub fn member_target(&self, member: Ref) -> Option<&'static Method> {
        let layout = &self.known.invoke;
        let resolved = self.pages.memory.get(member + layout.member_method);
        let at = resolved + layout.resolved_name.instance_words - 1;
        (resolved != 0).then(|| self.registry.method(MethodId(self.pages.memory.get(at))))
    }

    pub fn member_kind(&self, member: Ref) -> u32 {
        self.pages.memory.get(member + self.known.invoke.member_flags) >> flag::KIND_SHIFT & flag::KIND_MASK
    }

    /// Makes `method` the target of a `MemberName`.
    pub fn set_member_target(&mut self, member: Ref, method: &'static Method) -> Result<(), Exit> {
        let holder = self.mirror(method.class);
        let layout = &self.known.invoke;
        let (class, holder_at, method_at) = (layout.resolved_name, layout.holder, layout.member_method);
        let memory = &mut self.pages.memory;
        let resolved = memory.new_object(class).ok_or_else(out_of_memory)?;
        memory.set(resolved + class.instance_words - 1, method.id.0);
        if let Some(at) = holder_at {
            memory.set(resolved + at, holder);
        }
        memory.set(member + method_at, resolved);
        Ok(())
    }

    /// Return class and parameter classes of a `MethodType`.
    pub fn method_type_classes(&self, method_type: Ref) -> (&'static Class, Vec<&'static Class>) {
        let (layout, memory) = (&self.known.invoke, &self.pages.memory);
        let ret = self.class_of_mirror(memory.get(method_type + layout.type_return));
        let params = memory.word_array(memory.get(method_type + layout.type_parameters));
        (ret, params.iter().map(|&mirror| self.class_of_mirror(mirror)).collect())
    }

    /// The method descriptor of a `MethodType`.
    pub fn method_type_descriptor(&self, method_type: Ref) -> String {
        let (ret, params) = self.method_type_classes(method_type);
        let params: String = params.iter().map(|p| p.descriptor()).collect();
        format!("({params}){}", ret.descriptor())
    }

    /// The bits of a boxed primitive, or the reference itself.
    pub(crate) fn unboxed(&self, object: Ref, of: BaseType) -> crate::Value {
        use crate::Value;
        let at = |vm: &Vm| object + vm.field_offset(vm.class_of(object), "value");
        match of {
            BaseType::Ref => Value::Word(object),
            BaseType::Void => Value::Void,
            BaseType::Long | BaseType::Double => Value::Wide(self.pages.memory.get2(at(self))),
            _ => Value::Word(self.pages.memory.get(at(self))),
        }
    }

    /// A new box, never a cached one.
    pub(crate) fn boxed(&mut self, of: BaseType, bits: u64) -> Result<Ref, Exit> {
        let class = self.registry.known(of.wrapper());
        let object = self.pages.memory.new_object(class).ok_or_else(out_of_memory)?;
        let at = object + self.field_offset(class, "value");
        if of.is_wide() {
            self.pages.memory.set2(at, bits);
        } else {
            self.pages.memory.set(at, bits as u32);
        }
        Ok(object)
    }
}

/// Does a class have this field descriptor? Names only, loaders are the caller's business.
pub(crate) fn has_descriptor(class: &Class, descriptor: &[u8]) -> bool {
    match descriptor {
        [b'[', ..] => class.name.bytes() == descriptor,
        [b'L', name @ .., b';'] => !class.is_primitive() && class.name.bytes() == name,
        primitive => class.is_primitive() && class.base_type().descriptor() == primitive[0],
    }
}
