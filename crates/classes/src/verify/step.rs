//! What every instruction does to a frame (JVMS 4.10.1.9); members and calls are in `members`.

use rjpf_classfile::Constant;
use rjpf_classfile::descriptor::{BaseType, FieldType};
use rjpf_classfile::opcode::*;

use super::body::{Body, Mode};
use super::types::Type;
use super::{Name, Stop};

type Result<T> = std::result::Result<T, Stop>;

/// Where control goes after an instruction.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Flow {
    Next,
    /// On to the next instruction or to this one.
    Branch(u32),
    Jump(u32),
    /// To one of the targets of the switch.
    Switch,
    /// Into a subroutine; the address is on the stack.
    Call(u32),
    /// Back from the subroutine that starts there.
    Ret(u16),
    /// Out of the method.
    Leave,
}

impl Body<'_, '_> {
    /// Does to the current frame what the instruction does.
    #[rustfmt::skip]
    pub(super) fn step(&mut self, instruction: &Instruction<'_>) -> Result<Flow> {
        use Type::{Double, Float, Int, Long, Null};
        self.enter(instruction);
        let opcode = instruction.opcode;
        let object = Type::Ref(self.class.object);
        match (opcode, instruction.operand) {
            (NOP, _) => {}
            (ACONST_NULL, _) => self.push(Null)?,
            (ICONST_M1..=ICONST_5 | BIPUSH | SIPUSH, _) => self.push(Int)?,
            (LCONST_0 | LCONST_1, _) => self.push(Long)?,
            (FCONST_0..=FCONST_2, _) => self.push(Float)?,
            (DCONST_0 | DCONST_1, _) => self.push(Double)?,
            (LDC..=LDC2_W, Operand::Constant(index)) => { let value = self.constant(index, opcode)?; self.push(value)?; }
            (ILOAD..=ALOAD, Operand::Local(n)) => self.load_local(opcode - ILOAD, n)?,
            (ILOAD_0..=ALOAD_3, _) => self.load_local((opcode - ILOAD_0) / 4, u16::from((opcode - ILOAD_0) % 4))?,
            (ISTORE..=ASTORE, Operand::Local(n)) => self.store_local(opcode - ISTORE, n)?,
            (ISTORE_0..=ASTORE_3, _) => self.store_local((opcode - ISTORE_0) / 4, u16::from((opcode - ISTORE_0) % 4))?,
            (IALOAD..=SALOAD, _) => self.array_load(opcode)?,
            (IASTORE..=SASTORE, _) => self.array_store(opcode)?,
            (POP, _) => { self.pop_narrow()?; }
            (POP2, _) => { self.pop_pair()?; }
            (DUP..=SWAP, _) => self.shuffle(opcode)?,
            (IADD..=LXOR, _) => self.arithmetic(opcode)?,
            (IINC, Operand::Increment { local, .. }) => self.read_local(local, Int)?,
            (I2L..=I2S, _) => self.conversion(opcode)?,
            (LCMP, _) => self.compare(Long)?,
            (FCMPL | FCMPG, _) => self.compare(Float)?,
            (DCMPL | DCMPG, _) => self.compare(Double)?,
            (IFEQ..=IFLE, Operand::Branch(t)) => { self.pop(Int)?; return Ok(Flow::Branch(t)); }
            (IF_ICMPEQ..=IF_ICMPLE, Operand::Branch(t)) => { self.pop(Int)?; self.pop(Int)?; return Ok(Flow::Branch(t)); }
            // The type checker lets objects pass that are not initialised, inference does not.
            (IF_ACMPEQ | IF_ACMPNE, Operand::Branch(t)) if self.mode == Mode::Infer => { self.pop(object)?; self.pop(object)?; return Ok(Flow::Branch(t)); }
            (IF_ACMPEQ | IF_ACMPNE, Operand::Branch(t)) => { self.pop_reference()?; self.pop_reference()?; return Ok(Flow::Branch(t)); }
            (IFNULL | IFNONNULL, Operand::Branch(t)) => { self.pop_reference()?; return Ok(Flow::Branch(t)); }
            (GOTO | GOTO_W, Operand::Branch(t)) => return Ok(Flow::Jump(t)),
            (JSR | JSR_W, Operand::Branch(t)) if self.mode == Mode::Infer => {
                self.push(Type::ReturnAddress(t as u16))?;
                return Ok(Flow::Call(t));
            }
            (RET, Operand::Local(n)) if self.mode == Mode::Infer => return self.read_return_address(n).map(Flow::Ret),
            (TABLESWITCH | LOOKUPSWITCH, _) => { self.switch_operand(instruction)?; return Ok(Flow::Switch); }
            (IRETURN..=RETURN, _) => { self.return_value(opcode)?; return Ok(Flow::Leave); }
            (GETSTATIC..=PUTFIELD, Operand::Constant(index)) => self.field(opcode, index)?,
            (INVOKEVIRTUAL..=INVOKESTATIC | INVOKEDYNAMIC, Operand::Constant(index)) => self.invoke(instruction, index)?,
            (INVOKEINTERFACE, Operand::Interface { constant, .. }) => self.invoke(instruction, constant)?,
            (NEW, Operand::Constant(index)) => self.new_object(index)?,
            (NEWARRAY, Operand::ArrayType(code)) => self.new_primitive_array(code)?,
            (ANEWARRAY, Operand::Constant(index)) => self.new_array(index)?,
            (MULTIANEWARRAY, Operand::MultiArray { class, dimensions }) => self.new_multi_array(class, dimensions)?,
            (ARRAYLENGTH, _) => {
                let array = self.pop_reference()?;
                if array != Null && !array.is_array() { return Err(self.bad_array(array, "array")); }
                self.push(Int)?;
            }
            (ATHROW, _) => { self.pop(Type::Ref(self.class.throwable))?; return Ok(Flow::Leave); }
            (CHECKCAST, Operand::Constant(index)) => {
                let class = self.class_at(index)?;
                self.pop(object)?;
                self.push(class)?;
            }
            (INSTANCEOF, Operand::Constant(index)) => { self.class_at(index)?; self.pop(object)?; self.push(Int)?; }
            (MONITORENTER | MONITOREXIT, _) if self.mode == Mode::Infer => { self.pop(object)?; }
            (MONITORENTER | MONITOREXIT, _) => { self.pop_reference()?; }
            _ => return Err(Stop::verify("Bad instruction", &format!("{:#04x}", opcode))),
        }
        Ok(Flow::Next)
    }

    fn load_local(&mut self, family: u8, index: u16) -> Result<()> {
        let value = match family {
            4 => self.read_reference(index)?,
            _ => {
                let value = primitive(family);
                self.read_local(index, value)?;
                value
            }
        };
        self.push(value)
    }

    fn store_local(&mut self, family: u8, index: u16) -> Result<()> {
        let value = match family {
            4 => match self.frame.stack.last() {
                Some(&address @ Type::ReturnAddress(_)) => {
                    self.pop_slot()?;
                    address
                }
                _ => self.pop_reference()?,
            },
            _ => self.pop(primitive(family))?,
        };
        self.write_local(index, value)
    }

    fn array_load(&mut self, opcode: u8) -> Result<()> {
        self.pop(Type::Int)?;
        let array = self.pop_reference()?;
        if opcode == AALOAD {
            return match array.element() {
                Some(element) => self.push(element),
                None => Err(self.bad_array(array, "reference array")),
            };
        }
        self.check_array(array, opcode - IALOAD)?;
        self.push(element_type(opcode - IALOAD))
    }

    fn array_store(&mut self, opcode: u8) -> Result<()> {
        let family = opcode - IASTORE;
        let value = if opcode == AASTORE { Type::Ref(self.class.object) } else { element_type(family) };
        self.pop(value)?;
        self.pop(Type::Int)?;
        let array = self.pop_reference()?;
        if opcode == AASTORE {
            // Whether the element fits is checked when it is stored.
            return match array.element() {
                Some(_) => Ok(()),
                None => Err(self.bad_array(array, "reference array")),
            };
        }
        self.check_array(array, family)
    }

    fn check_array(&self, array: Type, family: u8) -> Result<()> {
        let letters: &[u8] = match family {
            5 => b"BZ",
            _ => &b"IJFDLBCS"[usize::from(family)..][..1],
        };
        match letters.iter().any(|&letter| array.is_array_of(letter)) {
            true => Ok(()),
            false => Err(self.bad_array(array, &format!("array of {}", char::from(letters[0])))),
        }
    }

    fn bad_array(&self, found: Type, wanted: &str) -> Stop {
        let depth = self.frame.stack.len();
        let reason = format!("Type {found} (current frame, stack[{depth}]) is not assignable to {wanted}");
        Stop::verify("Bad type on operand stack", &reason)
    }

    fn shuffle(&mut self, opcode: u8) -> Result<()> {
        match opcode {
            DUP => {
                let a = self.pop_narrow()?;
                self.push_slots(&[a, a])
            }
            DUP_X1 => {
                let (a, b) = (self.pop_narrow()?, self.pop_narrow()?);
                self.push_slots(&[a, b, a])
            }
            DUP_X2 => {
                let a = self.pop_narrow()?;
                let [b, c] = self.pop_pair()?;
                self.push_slots(&[a, b, c, a])
            }
            DUP2 => {
                let [a, b] = self.pop_pair()?;
                self.push_slots(&[a, b, a, b])
            }
            DUP2_X1 => {
                let [a, b] = self.pop_pair()?;
                let c = self.pop_narrow()?;
                self.push_slots(&[a, b, c, a, b])
            }
            DUP2_X2 => {
                let [a, b] = self.pop_pair()?;
                let [c, d] = self.pop_pair()?;
                self.push_slots(&[a, b, c, d, a, b])
            }
            _ => {
                let (a, b) = (self.pop_narrow()?, self.pop_narrow()?);
                self.push_slots(&[a, b])
            }
        }
    }

    fn arithmetic(&mut self, opcode: u8) -> Result<()> {
        let value = match opcode {
            ISHL..=LXOR => [Type::Int, Type::Long][usize::from(opcode - ISHL) % 2],
            _ => primitive((opcode - IADD) % 4),
        };
        match opcode {
            INEG..=DNEG => {}
            ISHL..=LUSHR => drop(self.pop(Type::Int)?),
            _ => drop(self.pop(value)?),
        }
        self.pop(value)?;
        self.push(value)
    }

    fn conversion(&mut self, opcode: u8) -> Result<()> {
        use Type::{Double, Float, Int, Long};
        let (from, to) = match opcode {
            I2L => (Int, Long),
            I2F => (Int, Float),
            I2D => (Int, Double),
            L2I => (Long, Int),
            L2F => (Long, Float),
            L2D => (Long, Double),
            F2I => (Float, Int),
            F2L => (Float, Long),
            F2D => (Float, Double),
            D2I => (Double, Int),
            D2L => (Double, Long),
            D2F => (Double, Float),
            _ => (Int, Int),
        };
        self.pop(from)?;
        self.push(to)
    }

    fn compare(&mut self, value: Type) -> Result<()> {
        self.pop(value)?;
        self.pop(value)?;
        self.push(Type::Int)
    }

    /// Before version 51 the padding had to be zero.
    fn switch_operand(&mut self, instruction: &Instruction<'_>) -> Result<()> {
        self.pop(Type::Int)?;
        let after = instruction.pc as usize + 1;
        let padding = &self.code.code[after..after.next_multiple_of(4)];
        if self.class.file.major < 51 && padding.iter().any(|&byte| byte != 0) {
            return Err(Stop::verify("Nonzero padding byte in lookupswitch or tableswitch", ""));
        }
        Ok(())
    }

    fn return_value(&mut self, opcode: u8) -> Result<()> {
        if opcode == RETURN {
            if self.returns.is_some() {
                return Err(Stop::verify("Method expects a return value", ""));
            }
            if self.is_constructor() && self.frame.this_uninit {
                return Err(Stop::verify("Constructor must call super() or this() before return", ""));
            }
            return Ok(());
        }
        let found = match opcode {
            ARETURN => self.pop_reference()?,
            _ => self.pop(primitive(opcode - IRETURN))?,
        };
        let Some(wanted) = self.returns else {
            return Err(Stop::verify("Method does not expect a return value", ""));
        };
        if !self.class.is_assignable(found, wanted)? {
            return Err(Stop::verify("Bad return type", &format!("Type {found} is not assignable to {wanted}")));
        }
        Ok(())
    }

    // ---- constants and types ------------------------------------------------------------------

    pub(super) fn illegal_constant(&self, index: u16) -> Stop {
        Stop::verify(&format!("Illegal type at constant pool entry {index} in class {}", self.class.shown_name()), "")
    }

    pub(super) fn constant(&self, index: u16, opcode: u8) -> Result<Type> {
        let major = self.class.file.major;
        let illegal = || self.illegal_constant(index);
        let pool = &self.class.file.pool;
        let value = match pool.get(index).map_err(|_| illegal())? {
            Constant::Integer(_) => Type::Int,
            Constant::Float(_) => Type::Float,
            Constant::Long(_) => Type::Long,
            Constant::Double(_) => Type::Double,
            Constant::String { .. } => Type::object("java/lang/String"),
            Constant::Class { .. } if major >= 49 => Type::object("java/lang/Class"),
            Constant::MethodHandle { .. } => Type::object("java/lang/invoke/MethodHandle"),
            Constant::MethodType { .. } => Type::object("java/lang/invoke/MethodType"),
            Constant::Dynamic { .. } => {
                let (_, _, descriptor) = pool.dynamic(index).map_err(|_| illegal())?;
                Type::of(FieldType::parse(descriptor).map_err(|_| illegal())?)
            }
            _ => return Err(illegal()),
        };
        if value.high().is_some() == (opcode == LDC2_W) { Ok(value) } else { Err(illegal()) }
    }

    /// The class or array type that a constant names.
    pub(super) fn class_at(&self, index: u16) -> Result<Type> {
        let name = self.class.file.pool.class_name(index);
        Ok(Type::Ref(Name::new(name.map_err(|_| self.illegal_constant(index))?)))
    }

    fn new_object(&mut self, index: u16) -> Result<()> {
        if self.class_at(index)?.is_array() {
            return Err(Stop::verify("Illegal new instruction", ""));
        }
        let made = Type::Uninit(self.at as u16);
        if self.mode == Mode::Infer {
            if self.frame.stack.contains(&made) {
                return Err(Stop::verify("Uninitialized object on stack at creating point", ""));
            }
            self.frame.initialize(made, Type::Top);
        }
        self.push(made)
    }

    fn new_primitive_array(&mut self, code: u8) -> Result<()> {
        let Some(element) = BaseType::from_newarray(code) else {
            return Err(Stop::verify("Illegal newarray instruction", ""));
        };
        self.pop(Type::Int)?;
        self.push(Type::Ref(Name::new(&[b'[', element.letter()])))
    }

    fn new_array(&mut self, index: u16) -> Result<()> {
        let Type::Ref(component) = self.class_at(index)? else { return Err(self.illegal_constant(index)) };
        self.pop(Type::Int)?;
        let array = match component.bytes().first() {
            Some(b'[') => [b"[", component.bytes()].concat(),
            _ => [b"[L", component.bytes(), b";"].concat(),
        };
        if dimensions(&array) > 255 {
            let text = "Illegal anewarray instruction, array has more than 255 dimensions";
            return Err(Stop::verify(text, ""));
        }
        self.push(Type::Ref(Name::new(&array)))
    }

    fn new_multi_array(&mut self, index: u16, wanted: u8) -> Result<()> {
        let array = self.class_at(index)?;
        let Type::Ref(name) = array else { return Err(self.illegal_constant(index)) };
        if !array.is_array() {
            return Err(Stop::verify("Illegal constant pool index in multianewarray instruction", ""));
        }
        if wanted < 1 || dimensions(name.bytes()) < usize::from(wanted) {
            return Err(Stop::verify(&format!("Illegal dimension in multianewarray: {wanted}"), ""));
        }
        for _ in 0..wanted {
            self.pop(Type::Int)?;
        }
        self.push(array)
    }
}

fn dimensions(array: &[u8]) -> usize {
    array.iter().take_while(|&&byte| byte == b'[').count()
}

/// The primitive type of an instruction family, in the order of their opcodes.
fn primitive(family: u8) -> Type {
    [Type::Int, Type::Long, Type::Float, Type::Double][usize::from(family)]
}

/// What array instructions of a family load or store, in the order of their opcodes.
fn element_type(family: u8) -> Type {
    match family {
        1 => Type::Long,
        2 => Type::Float,
        3 => Type::Double,
        _ => Type::Int,
    }
}
