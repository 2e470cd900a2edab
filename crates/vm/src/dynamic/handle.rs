//! Signature-polymorphic calls: the linker methods of lambda forms and `MethodHandle.invoke*`.
//!
//! `invokeBasic` and `linkTo*` are what HotSpot's intrinsics are: a jump to the method that an
//! object names. `invokeExact` and `invoke` go straight to the target of a direct handle whose
//! type is that of the call; all others take an invoker made by the JDK.

use rjpf_classes::code::{CallKind, CallSite, Target};
use rjpf_classes::registry::descriptor_types;
use rjpf_classes::{Class, Method};
use rjpf_state::{Ref, ThreadId};

use super::kind;
use super::layout::has_descriptor;
use super::links::Place;
use crate::invoke::Step;
use crate::peer::{Exit, throw_bare};
use crate::{Stop, Vm};

/// A method to run and its argument words.
pub(super) type Call = (&'static Method, Vec<u32>);

impl Vm {
    pub(crate) fn invoke_handle(
        &mut self,
        thread: ThreadId,
        method: &'static Method,
        fp: u32,
        site: &'static CallSite,
        target: &'static Method,
    ) -> Result<Step, Stop> {
        if let Some(answer) = target.fixed_answer {
            self.note_fixed_answer(thread, answer);
        }
        let args = self.collect(fp, site);
        let call = match target.name.bytes() {
            b"invokeBasic" => self.basic_call(args),
            b"linkToStatic" | b"linkToSpecial" | b"linkToVirtual" | b"linkToInterface" => {
                self.linker_call(target, args)
            }
            b"linkToNative" => Err(Exit::Unsupported("calls of native code (java.lang.foreign)".into())),
            _ if args[0] == 0 => Err(throw_bare("java/lang/NullPointerException")),
            _ => match self.shortcut(thread, method.class, site, target, &args) {
                Some(call) => call,
                None => return self.invoke_by_invoker(thread, method.class, fp, site),
            },
        };
        match call {
            Ok((target, args)) => self.enter_target(thread, target, &args),
            Err(exit) => self.exit_step(thread, exit),
        }
    }

    /// `invokeBasic`: the code of the handle's lambda form, with the handle as first argument.
    fn basic_call(&self, args: Vec<u32>) -> Result<Call, Exit> {
        let (layout, memory) = (&self.known.invoke, &self.pages.memory);
        if args[0] == 0 {
            return Err(throw_bare("java/lang/NullPointerException"));
        }
        let form = memory.get(args[0] + layout.handle_form);
        let entry = memory.get(form + layout.form_entry);
        let target = if entry == 0 { None } else { self.member_target(entry) };
        let target = target.ok_or_else(|| Exit::Unsupported("a method handle without code".into()))?;
        Ok((target, args))
    }

    /// `linkTo*`: the last argument names the method, the others are its arguments.
    fn linker_call(&self, linker: &Method, mut args: Vec<u32>) -> Result<Call, Exit> {
        let member = args.pop().filter(|&m| m != 0).ok_or_else(|| throw_bare("java/lang/InternalError"))?;
        let target = self.member_target(member).ok_or_else(|| throw_bare("java/lang/InternalError"))?;
        if linker.name == "linkToStatic" {
            return Ok((target, args));
        }
        let receiver = args.first().copied().unwrap_or(0);
        if receiver == 0 {
            return Err(throw_bare("java/lang/NullPointerException"));
        }
        let call_kind = match linker.name.bytes() {
            b"linkToVirtual" => CallKind::Virtual,
            b"linkToInterface" => CallKind::Interface,
            _ => CallKind::Special,
        };
        Ok((self.select_target(Target { kind: call_kind, method: target }, call_kind, receiver)?, args))
    }

    /// A call that needs no invoker; `None` if it is not one of the simple cases.
    fn shortcut(
        &mut self,
        thread: ThreadId,
        from: &'static Class,
        site: &CallSite,
        target: &Method,
        args: &[u32],
    ) -> Option<Result<Call, Exit>> {
        if std::ptr::eq(target.class, self.known.invoke.var_handle) {
            return self.var_handle_call(thread, from, site, args);
        }
        self.direct_call(from, site, args)
    }

    /// A direct method handle of exactly the type of the call.
    fn direct_call(&self, from: &'static Class, site: &CallSite, args: &[u32]) -> Option<Result<Call, Exit>> {
        let (layout, memory) = (&self.known.invoke, &self.pages.memory);
        let handle = args[0];
        let class = self.class_of(handle);
        if !std::ptr::eq(class, layout.direct) && !std::ptr::eq(class, layout.direct_interface) {
            return None;
        }
        if !self.is_type(from, memory.get(handle + layout.handle_type), site.descriptor.bytes()) {
            return None;
        }
        let member = memory.get(handle + layout.direct_member);
        let target = self.member_target(member)?;
        let args = args[1..].to_vec();
        let call_kind = match self.member_kind(member) {
            kind::INVOKE_STATIC => return Some(Ok((target, args))),
            kind::INVOKE_VIRTUAL => CallKind::Virtual,
            kind::INVOKE_INTERFACE => CallKind::Interface,
            _ => return None,
        };
        if args[0] == 0 {
            return Some(Err(throw_bare("java/lang/NullPointerException")));
        }
        Some(
            self.select_target(Target { kind: call_kind, method: target }, call_kind, args[0])
                .map(|target| (target, args)),
        )
    }

    /// Is a `MethodType` what this descriptor means to code of `from`? May say no too often.
    fn is_type(&self, from: &'static Class, method_type: Ref, descriptor: &[u8]) -> bool {
        let (layout, memory) = (&self.known.invoke, &self.pages.memory);
        let Some((wanted, ret)) = descriptor_types(descriptor) else {
            return false;
        };
        let mirrors = memory.word_array(memory.get(method_type + layout.type_parameters));
        let same = |mirror: Ref, descriptor: &[u8]| self.means(from, self.class_of_mirror(mirror), descriptor);
        mirrors.len() == wanted.len()
            && same(memory.get(method_type + layout.type_return), ret)
            && mirrors.iter().zip(&wanted).all(|(&mirror, descriptor)| same(mirror, descriptor))
    }

    /// Does a descriptor in code of `from` mean this class? May say no too often.
    pub(super) fn means(&self, from: &'static Class, class: &'static Class, descriptor: &[u8]) -> bool {
        let visible = class.loader == from.loader
            || class.loader.is_builtin() && (from.loader.is_builtin() || class.name.bytes().starts_with(b"java/"));
        !class.hidden && visible && has_descriptor(class, descriptor)
    }

    /// The general case: an invoker that the JDK made for this call.
    fn invoke_by_invoker(
        &mut self,
        thread: ThreadId,
        class: &'static Class,
        fp: u32,
        site: &'static CallSite,
    ) -> Result<Step, Stop> {
        if let Some(link) = self.link_at(class, Place::pool(site.pool_index)) {
            return self.invoke_linked(thread, fp, site, link);
        }
        let mirror = self.mirror(class);
        let linker = self.machine_method("linkHandle");
        let args = vec![mirror, u32::from(site.pool_index)];
        self.exit_step(thread, Exit::Call { method: linker, args, catch: false })
    }
}
