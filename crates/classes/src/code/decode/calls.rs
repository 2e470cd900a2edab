//! Calls, and arrays of several dimensions, whose operands are counted like arguments.

use std::sync::OnceLock;

use rjpf_classfile::Constant;

use super::super::stack::Ty;
use super::super::*;
use super::{Decoder, Result, ty_of};

/// Calls of the checker's interface that may look at the variables of whoever calls them.
fn looks_at_locals(class: Name, name: Name, descriptor: Name) -> bool {
    class == "gov/nasa/jpf/vm/Verify"
        && ["getInt", "getDouble", "getObject", "randomObject"].iter().any(|&method| name == method)
        && descriptor.bytes().starts_with(b"(Ljava/lang/String;)")
}

impl Decoder<'_> {
    pub(super) fn invoke(&mut self, kind: CallKind, index: u16) -> Result<()> {
        let member = self.pool(self.class_file()?.pool.member(index))?;
        let (class, name, descriptor) =
            (Name::of_static(member.class), Name::of_static(member.name), Name::of_static(member.descriptor));
        let k = self.call_site(kind, class, name, descriptor, index)?;
        self.calls[k as usize].by_interface = member.interface;
        let by = self.method.class;
        let target = self
            .accessible(class)
            .and_then(|c| self.registry.link_call(by, c, kind, (name, descriptor), member.interface).ok());
        if let Some(target) = target {
            _ = self.calls[k as usize].resolved.set(target);
        }
        let ret = self.calls[k as usize].ret;
        let d = self.result(ret);
        self.emit(match target.map(|t| t.kind) {
            None => Op::InvokeLazy { d, k },
            Some(CallKind::Static) => Op::InvokeStatic { d, k },
            Some(CallKind::Special) => Op::InvokeSpecial { d, k },
            Some(CallKind::Virtual) => Op::InvokeVirtual { d, k },
            Some(CallKind::Interface) => Op::InvokeInterface { d, k },
            Some(CallKind::Handle) => Op::InvokeHandle { d, k },
        });
        if looks_at_locals(class, name, descriptor) {
            self.keep_locals()?;
        }
        Ok(())
    }

    /// Local variables in scope stay alive over the call at hand: ops behind it that use each, to no effect.
    fn keep_locals(&mut self) -> Result<()> {
        let is_there = |start: u16, length: u16| {
            (usize::from(start)..usize::from(start) + usize::from(length)).contains(&self.bci)
        };
        let locals = self.local_variables().into_iter().filter(|v| is_there(v.start, v.length));
        let locals: Vec<(u16, BaseType)> = locals.map(|v| (v.index, BaseType::of(v.descriptor))).collect();
        let d = self.stack.next_home();
        self.frame_top = self.frame_top.max(self.stack.depth() + 2);
        for (a, kind) in locals {
            self.local(a, ty_of(kind))?;
            match ty_of(kind) {
                Ty::Ref => {
                    let name = Name::from("java/lang/Object");
                    let known = self.classes.iter().position(|c| c.name == name);
                    let k = known.unwrap_or_else(|| {
                        let resolved = OnceLock::from(self.registry.known("java/lang/Object"));
                        self.classes.push(ClassRef { name, resolved, word: OnceLock::new() });
                        self.classes.len() - 1
                    });
                    let k = self.index(k)?;
                    self.emit(Op::CheckCast { s: a, k });
                }
                Ty::Long | Ty::Double => self.emit(Op::LNeg { d, a }),
                Ty::Int | Ty::Float => self.emit(Op::INeg { d, a }),
            }
        }
        Ok(())
    }

    pub(super) fn invoke_dynamic(&mut self, index: u16) -> Result<()> {
        let pool = &self.class_file()?.pool;
        let Constant::InvokeDynamic { name_and_type, .. } = *self.pool(pool.get(index))? else {
            return self.fail("invokedynamic without a call site constant");
        };
        let (name, descriptor) = self.pool(pool.name_and_type(name_and_type))?;
        let (name, descriptor) = (Name::of_static(name), Name::of_static(descriptor));
        let k = self.call_site(CallKind::Static, self.method.class.name, name, descriptor, index)?;
        let d = self.result(self.calls[k as usize].ret);
        self.emit(Op::InvokeDynamic { d, k });
        Ok(())
    }

    /// Pops the arguments of a call and makes its site.
    pub(super) fn call_site(
        &mut self,
        kind: CallKind,
        class: Name,
        name: Name,
        descriptor: Name,
        pool_index: u16,
    ) -> Result<u32> {
        let Some((params, ret)) = self.registry.types_of(descriptor) else {
            return self.fail("a malformed method descriptor");
        };
        let mut types = Vec::with_capacity(params.len() + 1);
        if kind != CallKind::Static {
            types.push(BaseType::Ref);
        }
        types.extend_from_slice(params);
        let mut entries = Vec::with_capacity(types.len());
        for &ty in types.iter().rev() {
            entries.push(self.pop(ty_of(ty))?);
        }
        let mut args = Vec::new();
        for entry in entries.into_iter().rev() {
            let reg = self.reg(entry);
            args.push(reg);
            if entry.ty.wide() {
                args.push(reg + 1);
            }
        }
        let site = CallSite {
            kind,
            by_interface: false,
            class,
            name,
            descriptor,
            args: args.into(),
            types: types.into(),
            ret,
            pool_index,
            resolved: OnceLock::new(),
            word: OnceLock::new(),
            linked: OnceLock::new(),
            accessor: OnceLock::new(),
        };
        self.calls.push(site);
        Ok(self.calls.len() as u32 - 1)
    }

    pub(super) fn result(&mut self, ret: BaseType) -> Reg {
        if ret == BaseType::Void { self.stack.next_home() } else { self.push(ty_of(ret)) }
    }

    pub(super) fn multi_array(&mut self, index: u16, dimensions: u8) -> Result<()> {
        let class = self.class_ref(index)?;
        let mut regs = Vec::new();
        for _ in 0..dimensions {
            regs.push(self.pop_reg(Ty::Int)?);
        }
        let depth = self.classes[class as usize].name.bytes().iter().take_while(|&&b| b == b'[').count();
        if regs.is_empty() || regs.len() > depth {
            return self.fail("multianewarray with a wrong number of dimensions");
        }
        regs.reverse();
        let k = self.index(self.arrays.len())?;
        self.arrays.push(ArraySite { class, dimensions: regs.into() });
        let d = self.push(Ty::Ref);
        self.emit(Op::MultiNewArray { d, k });
        Ok(())
    }
}
