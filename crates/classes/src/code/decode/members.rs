//! Constants, classes and fields: resolved where the class is there already, lazy where not.

use std::sync::OnceLock;

use rjpf_classfile::Constant;
use rjpf_classfile::opcode::*;

use super::super::stack::{Place, Ty};
use super::super::*;
use super::{Decoder, Result, ty_of};
use crate::ClassId;

impl Decoder<'_> {
    pub(super) fn pool<T>(&self, entry: std::result::Result<T, rjpf_classfile::ClassFileError>) -> Result<T> {
        entry.or_else(|e| self.fail(e.to_string()))
    }

    pub(super) fn class_file(&self) -> Result<&'static rjpf_classfile::ClassFile<'static>> {
        match self.method.class.file {
            Some(file) => Ok(file),
            None => self.fail("the class has no constant pool"),
        }
    }

    pub(super) fn ldc(&mut self, index: u16) -> Result<()> {
        let pool = &self.class_file()?.pool;
        match *self.pool(pool.get(index))? {
            Constant::Integer(v) => _ = self.stack.push(Ty::Int, Place::Const(v)),
            Constant::Float(bits) => _ = self.stack.push(Ty::Float, Place::Const(bits as i32)),
            Constant::Long(v) => self.push_wide(Ty::Long, v as u64)?,
            Constant::Double(bits) => self.push_wide(Ty::Double, bits)?,
            Constant::String { .. } => {
                let bytes = self.pool(pool.string(index))?;
                let addr = self.registry.literal(bytes);
                let d = self.push(Ty::Ref);
                self.emit(Op::LoadString { d, addr });
            }
            Constant::Class { .. } => {
                let k = self.class_ref(index)?;
                let d = self.push(Ty::Ref);
                self.emit(Op::LoadClass { d, k });
            }
            Constant::MethodHandle { .. } | Constant::MethodType { .. } => {
                self.load_dynamic(index, BaseType::Ref)?;
            }
            Constant::Dynamic { name_and_type, .. } => {
                let (_, descriptor) = self.pool(pool.name_and_type(name_and_type))?;
                self.load_dynamic(index, BaseType::of(descriptor))?;
            }
            _ => return self.fail("ldc of a constant that cannot be loaded"),
        }
        Ok(())
    }

    pub(super) fn load_dynamic(&mut self, pool_index: u16, kind: BaseType) -> Result<()> {
        let k = self.index(self.dynamics.len())?;
        self.dynamics.push(DynamicSite { pool_index, kind });
        let d = self.push(ty_of(kind));
        self.emit(Op::LoadDynamic { d, k });
        Ok(())
    }

    /// The class of a constant, if it is there already and code of this class may name it.
    pub(super) fn accessible(&self, name: Name) -> Option<&'static Class> {
        let from = self.method.class;
        self.registry.loaded(from, name).filter(|class| self.registry.may_access_class(from, class))
    }

    pub(super) fn class_ref(&mut self, index: u16) -> Result<u16> {
        let name = Name::of_static(self.pool(self.class_file()?.pool.class_name(index))?);
        if let Some(k) = self.classes.iter().position(|c| c.name == name) {
            return self.index(k);
        }
        let resolved = OnceLock::new();
        if let Some(class) = self.accessible(name) {
            _ = resolved.set(class);
        }
        self.classes.push(ClassRef { name, resolved, word: OnceLock::new() });
        self.index(self.classes.len() - 1)
    }

    pub(super) fn field_site(
        &mut self,
        index: u16,
        is_static: bool,
    ) -> Result<(u16, BaseType, Option<&'static Field>)> {
        let member = self.pool(self.class_file()?.pool.member(index))?;
        let (class, name, descriptor) =
            (Name::of_static(member.class), Name::of_static(member.name), Name::of_static(member.descriptor));
        let kind = BaseType::of(descriptor.bytes());
        let field = self
            .accessible(class)
            .and_then(|c| self.registry.find_field(c, name, descriptor))
            .filter(|f| f.is_static() == is_static && self.registry.may_access_field(self.method.class, f));
        let resolved = OnceLock::new();
        if let Some(field) = field {
            _ = resolved.set(field);
        }
        let k = self.index(self.fields.len())?;
        self.field_bcis.push((self.bci as u16, k));
        let (word, linked) = (OnceLock::new(), OnceLock::new());
        self.fields.push(FieldSite { class, name, descriptor, kind, is_static, resolved, word, linked });
        Ok((k, kind, field))
    }

    pub(super) fn instance_field(&mut self, op: u8, index: u16) -> Result<()> {
        let (k, kind, field) = self.field_site(index, false)?;
        let offset = field.and_then(|f| u16::try_from(f.offset).ok());
        let offset = offset.filter(|_| op == GETFIELD || field.is_some_and(|f| self.method.may_write(f)));
        let ty = ty_of(kind);
        if op == GETFIELD {
            let o = self.pop_reg(Ty::Ref)?;
            let d = self.push(ty);
            self.emit(match (offset, kind) {
                (None, _) => Op::GetFieldLazy { d, o, k },
                (Some(f), BaseType::Ref) => Op::GetFieldA { d, o, f },
                (Some(f), BaseType::Long | BaseType::Double) => Op::GetField2 { d, o, f },
                (Some(f), _) => Op::GetField { d, o, f },
            });
        } else {
            let s = self.pop(ty)?;
            let o = self.pop(Ty::Ref)?;
            let (o, s) = (self.reg(o), self.narrowed(s, kind));
            self.emit(match (offset, kind) {
                (None, _) => Op::PutFieldLazy { o, s, k },
                (Some(f), BaseType::Ref) => Op::PutFieldA { o, s, f },
                (Some(f), BaseType::Long | BaseType::Double) => Op::PutField2 { o, s, f },
                (Some(f), _) => Op::PutField { o, s, f },
            });
        }
        Ok(())
    }

    pub(super) fn static_field(&mut self, op: u8, index: u16) -> Result<()> {
        let (k, kind, field) = self.field_site(index, true)?;
        let ty = ty_of(kind);
        let field = field.filter(|f| op == GETSTATIC || self.method.may_write(f));
        let s = match op {
            PUTSTATIC => {
                let entry = self.pop(ty)?;
                Some(self.narrowed(entry, kind))
            }
            _ => None,
        };
        if let Some(field) = field {
            self.init_class(field.class);
        }
        match (s, field) {
            (None, None) => {
                let d = self.push(ty);
                self.emit(Op::GetStaticLazy { d, k });
            }
            (None, Some(field)) => {
                let (d, addr) = (self.push(ty), field.offset);
                self.emit(match kind {
                    BaseType::Ref => Op::GetStaticA { d, addr },
                    BaseType::Long | BaseType::Double => Op::GetStatic2 { d, addr },
                    _ => Op::GetStatic { d, addr },
                });
            }
            (Some(s), None) => self.emit(Op::PutStaticLazy { s, k }),
            (Some(s), Some(field)) => {
                let addr = field.offset;
                self.emit(match kind {
                    BaseType::Ref => Op::PutStaticA { s, addr },
                    BaseType::Long | BaseType::Double => Op::PutStatic2 { s, addr },
                    _ => Op::PutStatic { s, addr },
                });
            }
        }
        Ok(())
    }

    /// A static method or constructor of the class itself runs only after its initialisation has
    /// begun in the same thread or is done. An instance method may run on an instance that leaked
    /// out of an initialiser still running elsewhere, so it has to check.
    pub(super) fn init_class(&mut self, class: ClassId) {
        let own = self.method.class;
        let running = self.method.is_static() || self.method.is_constructor();
        if running && own.display.contains(&class) {
            return;
        }
        self.emit(Op::InitClass { class: class.0 });
    }
}
