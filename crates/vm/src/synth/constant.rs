//! Static arguments of a bootstrap method, read with the type the bootstrap method expects.
//!
//! A dynamic constant may stand wherever any constant may. Its value is unknown here, so the call
//! site is left to the real bootstrap method, except for the shapes `javac` itself writes.

use rjpf_classfile::descriptor::{BaseType, MethodDescriptor};
use rjpf_classfile::{BootstrapMethod, Constant, MemberRef};

use super::{REF_INVOKE_STATIC, Refusal, Request, malformed};

/// A dynamic constant that stands for a value known without running anything.
pub(super) enum KnownDynamic<'a> {
    /// An enum constant by the binary name of its class (with dots) and its own.
    EnumConstant {
        class: &'a [u8],
        name: &'a [u8],
    },
    PrimitiveClass(BaseType),
    Boolean(bool),
}

impl<'a> Request<'a> {
    pub(super) fn constant(&self, index: u16) -> Result<Constant<'a>, Refusal> {
        Ok(*self.caller.pool.get(index)?)
    }

    /// The index of static argument `at`.
    fn argument(&self, at: usize) -> Result<u16, Refusal> {
        match self.bootstrap.args.get(at) {
            Some(&index) => Ok(index),
            None => malformed(format!("static argument {at} is missing")),
        }
    }

    /// The index of static argument `at`, which is no dynamic constant.
    fn fixed_argument(&self, at: usize) -> Result<u16, Refusal> {
        let index = self.argument(at)?;
        match self.constant(index)? {
            Constant::Dynamic { .. } => Err(Refusal::NotOurs),
            _ => Ok(index),
        }
    }

    pub(super) fn method_type(&self, at: usize) -> Result<MethodDescriptor<'a>, Refusal> {
        let text = self.caller.pool.method_type(self.fixed_argument(at)?)?;
        Ok(MethodDescriptor::parse(text)?)
    }

    pub(super) fn method_handle(&self, at: usize) -> Result<(u8, MemberRef<'a>), Refusal> {
        let index = self.fixed_argument(at)?;
        Ok(self.caller.pool.method_handle(index)?)
    }

    pub(super) fn class_argument(&self, at: usize) -> Result<&'a [u8], Refusal> {
        Ok(self.caller.pool.class_name(self.fixed_argument(at)?)?)
    }

    pub(super) fn string(&self, at: usize) -> Result<&'a [u8], Refusal> {
        Ok(self.caller.pool.string(self.fixed_argument(at)?)?)
    }

    pub(super) fn integer(&self, at: usize) -> Result<i32, Refusal> {
        match self.constant(self.fixed_argument(at)?)? {
            Constant::Integer(value) => Ok(value),
            _ => malformed(format!("static argument {at} is no int")),
        }
    }

    /// The value of a dynamic constant, if it has one of the shapes `javac` writes for labels.
    pub(super) fn known_dynamic(&self, index: u16) -> Result<KnownDynamic<'a>, Refusal> {
        let pool = &self.caller.pool;
        let (_, name, descriptor) = pool.dynamic(index)?;
        let (factory, bootstrap) = self.dynamic_factory(index)?;
        if factory.class != b"java/lang/invoke/ConstantBootstraps" {
            return Err(Refusal::NotOurs);
        }
        match (factory.name, descriptor, &bootstrap.args[..]) {
            (b"invoke", b"Ljava/lang/Enum$EnumDesc;", &[method, class, name]) => {
                self.expect_static(method, b"java/lang/Enum$EnumDesc", b"of")?;
                Ok(KnownDynamic::EnumConstant { class: self.class_desc(class)?, name: pool.string(name)? })
            }
            (b"primitiveClass", b"Ljava/lang/Class;", []) => match name {
                [letter] => match BaseType::from_letter(*letter) {
                    Some(base) => Ok(KnownDynamic::PrimitiveClass(base)),
                    None => Err(Refusal::NotOurs),
                },
                _ => Err(Refusal::NotOurs),
            },
            (b"getStaticFinal", b"Ljava/lang/Boolean;", []) => match name {
                b"TRUE" => Ok(KnownDynamic::Boolean(true)),
                b"FALSE" => Ok(KnownDynamic::Boolean(false)),
                _ => Err(Refusal::NotOurs),
            },
            _ => Err(Refusal::NotOurs),
        }
    }

    /// The class a constant `ClassDesc.of(name)` names.
    fn class_desc(&self, index: u16) -> Result<&'a [u8], Refusal> {
        let (factory, bootstrap) = self.dynamic_factory(index)?;
        let is_invoke = factory.class == b"java/lang/invoke/ConstantBootstraps";
        match (factory.name, &bootstrap.args[..]) {
            (b"invoke", &[method, class]) if is_invoke => {
                self.expect_static(method, b"java/lang/constant/ClassDesc", b"of")?;
                Ok(self.caller.pool.string(class)?)
            }
            _ => Err(Refusal::NotOurs),
        }
    }

    /// The bootstrap method of a dynamic constant, with its arguments.
    fn dynamic_factory(&self, index: u16) -> Result<(MemberRef<'a>, &'a BootstrapMethod), Refusal> {
        if !matches!(self.constant(index)?, Constant::Dynamic { .. }) {
            return Err(Refusal::NotOurs);
        }
        let (number, _, _) = self.caller.pool.dynamic(index)?;
        let table = &self.caller.attributes.bootstrap_methods;
        let Some(bootstrap) = table.get(usize::from(number)) else {
            return malformed("a dynamic constant without bootstrap method");
        };
        let (_, factory) = self.caller.pool.method_handle(bootstrap.method)?;
        Ok((factory, bootstrap))
    }

    fn expect_static(&self, index: u16, class: &[u8], name: &[u8]) -> Result<(), Refusal> {
        let (kind, method) = self.caller.pool.method_handle(index)?;
        let expected = kind == REF_INVOKE_STATIC && method.class == class && method.name == name;
        expected.then_some(()).ok_or(Refusal::NotOurs)
    }
}
