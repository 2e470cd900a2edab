//! `invokedynamic`, dynamic constants and signature-polymorphic calls.
//!
//! Its job: finding the method such an instruction runs. The call sites `javac` writes get classes
//! made by [`crate::synth`]; all others run the JDK's own `java.lang.invoke` code, whose upcalls
//! are in `linker`, whose linked results are in `links` and whose lambda forms are compiled by
//! `form`. Not its job: the natives of `java.lang.invoke`, which are peers.

mod form;
mod handle;
mod layout;
mod linker;
mod links;
mod member;
mod var_handle;

pub use form::compile_form;
pub use layout::{InvokeLayout, flag, kind};
pub(crate) use linker::{link_call_site, link_constant, link_handle};
pub(crate) use links::{LINK_CLASS, Link, Place, class_constant, link_class};
pub use member::{Query, Reached, Resolved, reach};

use std::hash::{Hash, Hasher};

use rjpf_classes::code::{CallKind, CallSite, Target};

use rjpf_classes::{BaseType, Class, Definition, MADE, Method, Name};
use rjpf_classfile::{BootstrapMethod, Constant, ConstantPool};
use rjpf_state::frame::Return;
use rjpf_state::{Ref, ThreadId};
use rustc_hash::FxHasher;

use crate::invoke::Step;
use crate::peer::{Exit, Value};
use crate::synth::{LINK, Request, Synthesis, synthesize};
use crate::{Stop, Vm};

impl Vm {
    /// The value of a method handle, method type or dynamic constant.
    pub(crate) fn load_dynamic(&mut self, method: &'static Method, index: u16) -> Result<Value, Exit> {
        let class = method.class;
        if let Some(link) = self.link_at(class, Place::pool(index)) {
            let object = linked_value(link, true)?;
            return Ok(self.unboxed(object, dynamic_type(class, index)));
        }
        let mirror = self.mirror(class);
        let method = self.machine_method("linkConstant");
        Err(Exit::Call { method, args: vec![mirror, u32::from(index)], catch: false })
    }

    /// A linkage error that was thrown before, as a new object: its stack trace is that of now.
    /// As in HotSpot, that of a call site forgets its cause.
    pub(crate) fn same_error(&mut self, thread: ThreadId, error: Ref, with_cause: bool) -> Exit {
        let (message_at, cause_at) = (self.known.throwable_message, self.known.throwable_cause);
        let (message, cause) = (self.pages.memory.get(error + message_at), self.pages.memory.get(error + cause_at));
        match self.throwable_of(self.class_of(error), message, thread) {
            Ok(again) => {
                if with_cause && cause != error {
                    self.pages.memory.set(again + cause_at, cause);
                }
                Exit::Throw(again)
            }
            Err(exit) => exit,
        }
    }

    pub(crate) fn invoke_dynamic(
        &mut self,
        thread: ThreadId,
        method: &'static Method,
        fp: u32,
        site: &'static CallSite,
    ) -> Result<Step, Stop> {
        let bci = self.frame_at(fp).bci;
        let place = Place { method: u32::from(method.slot) + 1, index: u32::from(bci) };
        if let Some(link) = self.link_at(method.class, place) {
            return self.invoke_linked(thread, fp, site, link);
        }
        if let Some(target) = self.made_target(site) {
            let args = self.collect(fp, site);
            return self.enter_target(thread, target, &args);
        }
        match self.synthesize_target(method, site, bci) {
            // The op runs again and finds its target.
            Ok(Some(())) => Ok(Step::Reload),
            Ok(None) => {
                let mirror = self.mirror(method.class);
                let args = vec![mirror, place.method, place.index, u32::from(site.pool_index)];
                let method = self.machine_method("linkCallSite");
                self.exit_step(thread, Exit::Call { method, args, catch: false })
            }
            Err(exit) => self.exit_step(thread, exit),
        }
    }

    /// The method of the class that was made for a call site in this state. Another state may have
    /// made another one: then the site remembers only the first. Sites that are resolved for good are none of its business,
    /// though another machine may have done that a moment ago: there the op runs again, because its call costs fuel.
    fn made_target(&self, site: &CallSite) -> Option<&'static Method> {
        let class = self.resolved_word(&site.word)?;
        let first = site.linked.get().filter(|(id, _)| *id == class.id).map(|(_, target)| target.method);
        first.or_else(|| method_named(class, LINK))
    }

    /// Calls what Java code linked: a static method that takes the appendix as last argument.
    fn invoke_linked(&mut self, thread: ThreadId, fp: u32, site: &CallSite, link: Link) -> Result<Step, Stop> {
        let member = match linked_value(link, false) {
            Ok(member) => member,
            Err(exit) => return self.exit_step(thread, exit),
        };
        let Some(target) = self.member_target(member) else {
            return Err(Stop::Internal(format!("the linker of {} gave no method", site.name)));
        };
        let mut args = self.collect(fp, site);
        if link.appendix != 0 {
            args.push(link.appendix);
        }
        self.enter_target(thread, target, &args)
    }

    /// Calls a method in place of the op at which the frame rests.
    fn enter_target(&mut self, thread: ThreadId, target: &'static Method, args: &[u32]) -> Result<Step, Stop> {
        if target.is_static() && !self.is_initialized(thread, target.class) {
            return self.exit_step(thread, Exit::Initialize(target.class));
        }
        if args.len() != usize::from(target.arg_words) {
            return Err(Stop::Internal(format!("{} called with {} words", target.full_name(), args.len())));
        }
        self.enter_indirectly(thread, target, args, Return::Value)
    }

    /// Makes a class for this call site, if it is one of `javac`'s, and resolves the site to its
    /// method: for good if the classes that it needs follow from the class path, else in this state.
    fn synthesize_target(&mut self, method: &'static Method, site: &CallSite, bci: u16) -> Result<Option<()>, Exit> {
        let class = method.class;
        let Some(file) = class.file else {
            return Ok(None);
        };
        let (bootstrap, ..) = file.pool.dynamic(site.pool_index).map_err(|e| malformed(e.to_string()))?;
        let bootstrap = &file.attributes.bootstrap_methods[usize::from(bootstrap)];
        let request = Request {
            caller: file,
            caller_name: class.name.bytes(),
            name: site.name.bytes(),
            descriptor: site.descriptor.bytes(),
            bootstrap,
            jdk_feature: self.registry.jdk.feature,
        };
        let (bytes, link) = match synthesize(&request) {
            Synthesis::NotOurs => return Ok(None),
            Synthesis::Malformed(why) => return Err(malformed(why)),
            Synthesis::Class { bytes, method } => (bytes, method),
        };
        // Where the method has changed since the caller was compiled, the site fails when it is linked, not when the function is called.
        if let Some(target) = implementation(bootstrap, &file.pool)
            && !linker::is_resolvable(self, class, target)?
        {
            return Ok(None);
        }
        let number = place_of(method) << 16 | u64::from(bci);
        let name = Name::from(format!("{}+0x{number:016x}", made_name(class, &bytes)).as_str());
        let (made, constant) = self.define_made(class, &bytes, name)?;
        let Some(target) = method_named(made, link) else {
            return Ok(None);
        };
        let target = Target { kind: CallKind::Static, method: target };
        if constant {
            _ = site.resolved.set(target);
        } else {
            _ = site.linked.set((made.id, target));
            self.remember_resolution(class, name, &site.word, made);
        }
        Ok(Some(()))
    }

    /// Defines a class made in memory as a hidden nest mate of `host`, and says whether its
    /// supertypes are the same in every state.
    fn define_made(&mut self, host: &'static Class, bytes: &[u8], name: Name) -> Result<(&'static Class, bool), Exit> {
        let (_, supers) = rjpf_classes::Registry::supertypes(bytes, MADE).map_err(|e| malformed(e.to_string()))?;
        let mut resolved = Vec::new();
        for &super_name in &supers {
            resolved.push((super_name, self.resolve_class(host, super_name)?));
        }
        let definition = Definition {
            loader: host.loader,
            name: None,
            bytes,
            origin: Name::from(MADE),
            hidden_name: Some(name),
            nest_host: Some(self.registry.nest_host(host)),
            supers: &resolved,
        };
        let made = self.registry.define(&definition).map_err(|e| crate::resolve::load_exit(&e, name))?;
        let constant = resolved.iter().all(|(_, s)| crate::resolve::follows_from_class_path(host, s));
        Ok((made, constant))
    }
}

/// The constant of the method that a function object stands for, if the site makes one.
fn implementation(bootstrap: &BootstrapMethod, pool: &ConstantPool<'_>) -> Option<u16> {
    let (_, maker) = pool.method_handle(bootstrap.method).ok()?;
    let makes_function = maker.class == b"java/lang/invoke/LambdaMetafactory";
    bootstrap.args.get(1).copied().filter(|_| makes_function)
}

/// A number for a method that does not depend on which others its class has.
fn place_of(method: &Method) -> u64 {
    let mut hasher = FxHasher::default();
    (method.name.bytes(), method.descriptor.bytes()).hash(&mut hasher);
    let hash = hasher.finish();
    hash ^ hash >> 48
}

fn method_named(class: &'static Class, name: &str) -> Option<&'static Method> {
    class.methods().iter().copied().find(|m| m.name == name)
}

fn linked_value(link: Link, of_constant: bool) -> Result<Ref, Exit> {
    match link.error {
        0 => Ok(link.value),
        error => Err(Exit::ThrowAgain { error, with_cause: of_constant }),
    }
}

/// The name in the bytes of a made class, without the number that makes it unique.
fn made_name(host: &Class, bytes: &[u8]) -> String {
    match rjpf_classes::Registry::supertypes(bytes, MADE) {
        Ok((name, _)) => name.display(),
        Err(_) => format!("{}$$Lambda", host.name),
    }
}

/// The type of a constant as a register holds it.
fn dynamic_type(class: &Class, index: u16) -> BaseType {
    let Some(file) = class.file else {
        return BaseType::Ref;
    };
    match file.pool.get(index) {
        Ok(Constant::Dynamic { name_and_type, .. }) => {
            file.pool.name_and_type(*name_and_type).map_or(BaseType::Ref, |(_, descriptor)| BaseType::of(descriptor))
        }
        _ => BaseType::Ref,
    }
}

fn malformed(why: String) -> Exit {
    Exit::ThrowNew { class: "java/lang/BootstrapMethodError", message: Some(why) }
}
