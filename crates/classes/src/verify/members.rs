//! Fields and calls (JVMS 4.10.1.8, 4.10.1.9): operands, constructors, protected access.

use rjpf_classfile::descriptor::{FieldType, MethodDescriptor};
use rjpf_classfile::opcode::*;
use rjpf_classfile::{Constant, MemberRef};

use super::body::Body;
use super::types::Type;
use super::{Name, Stop};

type Result<T> = std::result::Result<T, Stop>;

/// A member as an instruction names it.
#[derive(Clone, Copy)]
struct Member {
    class: Name,
    name: Name,
    descriptor: Name,
    is_method: bool,
}

impl Body<'_, '_> {
    pub(super) fn field(&mut self, opcode: u8, index: u16) -> Result<()> {
        let (owner, member, value) = self.field_at(index)?;
        match opcode {
            GETSTATIC => self.push(value),
            PUTSTATIC => self.pop(value).map(drop),
            GETFIELD => {
                let object = self.pop(owner)?;
                self.push(value)?;
                self.check_protected(member, object, "getfield")
            }
            _ => {
                self.pop(value)?;
                let mut object = self.pop_slot()?;
                if object == Type::UninitThis && owner == self.class.this_type && self.declares_field(member) {
                    // A constructor may set its own fields before it calls another one.
                    object = self.class.this_type;
                }
                if !self.class.is_assignable(object, owner)? {
                    return Err(self.bad_operand(object, owner));
                }
                self.check_protected(member, object, "putfield")
            }
        }
    }

    /// Class, member and type of the field that a constant names.
    fn field_at(&self, index: u16) -> Result<(Type, Member, Type)> {
        let pool = &self.class.file.pool;
        let illegal = || self.illegal_constant(index);
        if !matches!(pool.get(index), Ok(Constant::Field { .. })) {
            return Err(illegal());
        }
        let field = pool.member(index).map_err(|_| illegal())?;
        let value = FieldType::parse(field.descriptor).map_err(|_| illegal())?;
        Ok((Type::Ref(Name::new(field.class)), member_of(&field, false), Type::of(value)))
    }

    fn declares_field(&self, field: Member) -> bool {
        let mut own = self.class.class.fields.iter();
        own.any(|f| f.name == field.name && f.descriptor == field.descriptor)
    }

    /// JVMS 4.10.1.8: a protected member of a superclass in another package is for objects of the
    /// class itself only.
    fn check_protected(&mut self, member: Member, object: Type, instruction: &str) -> Result<()> {
        if object == self.class.this_type || !self.is_protected_elsewhere(member)? {
            return Ok(());
        }
        let clones_array =
            member.is_method && member.class == self.class.object && member.name == "clone" && object.is_array();
        if clones_array || self.class.is_assignable_as(object, self.class.this_type, true)? {
            return Ok(());
        }
        let reason = format!("Type {object} is not assignable to {}", self.class.this_type);
        Err(Stop::verify(&format!("Bad access to protected data in {instruction}"), &reason))
    }

    /// Is it a protected member of a superclass, declared in another package?
    fn is_protected_elsewhere(&mut self, member: Member) -> Result<bool> {
        if !self.class.has_super_named(member.class) {
            return Ok(false);
        }
        let owner = self.class.load(member.class)?;
        let this = self.class.class;
        if !this.is_subclass_of(owner) {
            return Ok(false);
        }
        let registry = self.class.registry;
        let found = match member.is_method {
            true => registry.find_method(owner, member.name, member.descriptor).map(|m| (m.access, m.class)),
            false => {
                registry.find_field(owner, member.name, member.descriptor).map(|f| (f.access, registry.class(f.class)))
            }
        };
        Ok(found.is_some_and(|(access, declared)| {
            access & rjpf_classfile::access::ACC_PROTECTED != 0 && !this.same_package(declared)
        }))
    }

    // ---- calls --------------------------------------------------------------------------------

    pub(super) fn invoke(&mut self, instruction: &Instruction<'_>, index: u16) -> Result<()> {
        let opcode = instruction.opcode;
        let (owner, member, by_interface) = self.callee(opcode, index)?;
        let descriptor =
            MethodDescriptor::parse(member.descriptor.bytes()).map_err(|_| self.illegal_constant(index))?;
        self.check_call_operands(instruction, &descriptor)?;
        if member.name.bytes().first() == Some(&b'<') {
            if opcode != INVOKESPECIAL || member.name != "<init>" {
                return Err(Stop::verify("Illegal call to internal method", ""));
            }
        } else if opcode == INVOKESPECIAL {
            self.check_special(owner, by_interface)?;
        }
        let parameters: Vec<Type> = descriptor.parameters().map(Type::of).collect();
        for &parameter in parameters.iter().rev() {
            self.pop(parameter)?;
        }
        match opcode {
            INVOKESTATIC | INVOKEDYNAMIC => {}
            _ if member.name == "<init>" => self.construct(owner, member)?,
            INVOKESPECIAL => drop(self.pop(self.class.this_type)?),
            INVOKEVIRTUAL => {
                let object = self.pop(owner)?;
                self.check_protected(member, object, "invokevirtual")?;
            }
            _ => drop(self.pop(owner)?),
        }
        match descriptor.result {
            Some(_) if member.name == "<init>" => Err(Stop::verify("Return type must be void in <init> method", "")),
            Some(result) => self.push(Type::of(result)),
            None => Ok(()),
        }
    }

    /// Class and method that a call names, and whether by an interface method reference.
    fn callee(&self, opcode: u8, index: u16) -> Result<(Type, Member, bool)> {
        let pool = &self.class.file.pool;
        let illegal = || self.illegal_constant(index);
        let constant = pool.get(index).map_err(|_| illegal())?;
        let either = self.class.file.major >= 52;
        let legal = match constant {
            Constant::Method { .. } => matches!(opcode, INVOKEVIRTUAL | INVOKESPECIAL | INVOKESTATIC),
            Constant::InterfaceMethod { .. } => {
                opcode == INVOKEINTERFACE || either && matches!(opcode, INVOKESPECIAL | INVOKESTATIC)
            }
            Constant::InvokeDynamic { .. } => opcode == INVOKEDYNAMIC,
            _ => false,
        };
        if !legal {
            return Err(illegal());
        }
        if opcode == INVOKEDYNAMIC {
            let (_, name, descriptor) = pool.dynamic(index).map_err(|_| illegal())?;
            let (name, descriptor) = (Name::new(name), Name::new(descriptor));
            return Ok((Type::Top, Member { class: self.class.object, name, descriptor, is_method: true }, false));
        }
        let method = pool.member(index).map_err(|_| illegal())?;
        Ok((Type::Ref(Name::new(method.class)), member_of(&method, true), method.interface))
    }

    fn check_call_operands(&self, instruction: &Instruction<'_>, descriptor: &MethodDescriptor<'_>) -> Result<()> {
        let bytes = &self.code.code[instruction.pc as usize..instruction.next as usize];
        match instruction.operand {
            Operand::Interface { count, .. } => {
                if u16::from(count) != descriptor.parameter_slots() + 1 {
                    return Err(Stop::verify("Inconsistent args count operand in invokeinterface", ""));
                }
                if bytes[4] != 0 {
                    return Err(Stop::verify("Fourth operand byte of invokeinterface must be zero", ""));
                }
            }
            _ if instruction.opcode == INVOKEDYNAMIC && bytes[3..] != [0, 0] => {
                let text = "Third and fourth operand bytes of invokedynamic must be zero";
                return Err(Stop::verify(text, ""));
            }
            _ => {}
        }
        Ok(())
    }

    /// `invokespecial` reaches methods of the class itself, its superclasses and its direct
    /// superinterfaces.
    fn check_special(&mut self, owner: Type, by_interface: bool) -> Result<()> {
        let class = self.class.class;
        let is = |other: &&'static crate::Class| owner == Type::Ref(other.name);
        let direct = class.super_class.iter().any(is) || class.interfaces.iter().any(is);
        if owner == self.class.this_type || direct {
            return Ok(());
        }
        let text = if !self.class.is_assignable(self.class.this_type, owner)? {
            "Bad invokespecial instruction: current class isn't assignable to reference class."
        } else if by_interface {
            "Bad invokespecial instruction: interface method reference is in an indirect superinterface."
        } else {
            return Ok(());
        };
        Err(Stop::verify(text, ""))
    }

    /// A constructor call: what was uninitialised is an object from here on.
    fn construct(&mut self, owner: Type, constructor: Member) -> Result<()> {
        let object = self.pop_reference()?;
        match object {
            Type::UninitThis => {
                let super_type = self.class.class.super_class.map(|s| Type::Ref(s.name));
                if owner != self.class.this_type && Some(owner) != super_type {
                    return Err(Stop::verify("Bad <init> method call", ""));
                }
                self.before_construction(true)?;
                self.constructed_this = true;
                self.frame.initialize(object, self.class.this_type);
            }
            Type::Uninit(at) => {
                let Ok(made) = rjpf_classfile::opcode::instruction(self.code.code, usize::from(at)) else {
                    return Err(Stop::verify("Expecting new instruction", ""));
                };
                let (NEW, Operand::Constant(index)) = (made.opcode, made.operand) else {
                    return Err(Stop::verify("Expecting new instruction", ""));
                };
                let made = self.class_at(index)?;
                if made != owner {
                    return Err(Stop::verify("Call to wrong <init> method", ""));
                }
                if self.is_protected_elsewhere(constructor)?
                    && !self.class.is_assignable_as(made, self.class.this_type, true)?
                {
                    return Err(Stop::verify("Bad access to protected <init> method", ""));
                }
                self.before_construction(false)?;
                self.frame.initialize(object, made);
            }
            _ => return Err(Stop::verify("Bad operand type when invoking <init>", "")),
        }
        Ok(())
    }
}

fn member_of(member: &MemberRef<'_>, is_method: bool) -> Member {
    let (class, name, descriptor) = (member.class, member.name, member.descriptor);
    Member { class: Name::new(class), name: Name::new(name), descriptor: Name::new(descriptor), is_method }
}
