//! The body of a method being written. Jumps are in `flow`.

mod flow;

pub use flow::Label;

use flow::{Gap, Place};

use super::effect::{ends_flow, stack_effect, stands_alone};
use super::{BuildError, PoolBuilder, Section, fit, write_u2s};
use crate::descriptor::{BaseType, FieldType, MethodDescriptor};
use crate::opcode::*;

/// Writes instructions and keeps track of the stack's depth. Depth and locals are counted unless
/// [`CodeBuilder::maxs`] gives them.
#[derive(Debug)]
pub struct CodeBuilder<'p> {
    pool: &'p mut PoolBuilder,
    code: Vec<u8>,
    places: Vec<Place>,
    gaps: Vec<Gap>,
    handlers: Vec<([Label; 3], u16)>,
    lines: Vec<(usize, u16)>,
    /// `None` where only a jump can come.
    depth: Option<i32>,
    max_depth: i32,
    max_locals: u32,
    given_maxs: Option<(u16, u16)>,
}

impl<'p> CodeBuilder<'p> {
    pub(super) fn new(pool: &'p mut PoolBuilder, parameter_slots: u16) -> CodeBuilder<'p> {
        CodeBuilder {
            pool,
            code: Vec::new(),
            places: Vec::new(),
            gaps: Vec::new(),
            handlers: Vec::new(),
            lines: Vec::new(),
            depth: Some(0),
            max_depth: 0,
            max_locals: u32::from(parameter_slots),
            given_maxs: None,
        }
    }

    /// The constants of the class.
    pub fn pool(&mut self) -> &mut PoolBuilder {
        self.pool
    }

    /// Where the next instruction will stand.
    pub fn pc(&self) -> usize {
        self.code.len()
    }

    /// An instruction without operands.
    pub fn op(&mut self, opcode: u8) -> &mut Self {
        if !stands_alone(opcode) {
            return self.wrong(opcode);
        }
        self.fixed(opcode);
        self.code.push(opcode);
        // The short forms name locals without an operand.
        let (index, slots) = match opcode {
            ILOAD_0..=ALOAD_3 => ((opcode - ILOAD_0) % 4, slots_of((opcode - ILOAD_0) / 4)),
            ISTORE_0..=ASTORE_3 => ((opcode - ISTORE_0) % 4, slots_of((opcode - ISTORE_0) / 4)),
            _ => return self.after(opcode),
        };
        self.uses_local(u16::from(index), slots);
        self
    }

    /// `iload` to `aload` or `istore` to `astore`, in the shortest form.
    pub fn local(&mut self, opcode: u8, index: u16) -> &mut Self {
        let (sort, short_forms) = match opcode {
            ILOAD..=ALOAD => (opcode - ILOAD, ILOAD_0),
            ISTORE..=ASTORE => (opcode - ISTORE, ISTORE_0),
            _ => return self.wrong(opcode),
        };
        self.fixed(opcode);
        self.uses_local(index, slots_of(sort));
        match u8::try_from(index) {
            Ok(short @ 0..=3) => self.code.push(short_forms + sort * 4 + short),
            Ok(byte) => self.code.extend([opcode, byte]),
            Err(_) => {
                self.code.extend([WIDE, opcode]);
                self.code.extend(index.to_be_bytes());
            }
        }
        self
    }

    /// Loads a local of the given type.
    pub fn load(&mut self, of: FieldType<'_>, index: u16) -> &mut Self {
        self.local(ILOAD + sort(of), index)
    }

    /// Stores into a local of the given type.
    pub fn store(&mut self, of: FieldType<'_>, index: u16) -> &mut Self {
        self.local(ISTORE + sort(of), index)
    }

    /// Returns a value of the given type, or nothing.
    pub fn return_value(&mut self, of: Option<FieldType<'_>>) -> &mut Self {
        self.op(of.map_or(RETURN, |of| IRETURN + sort(of)))
    }

    pub fn iinc(&mut self, index: u16, by: i16) -> &mut Self {
        self.fixed(IINC);
        self.uses_local(index, 1);
        match (u8::try_from(index), i8::try_from(by)) {
            (Ok(index), Ok(by)) => self.code.extend([IINC, index, by.cast_unsigned()]),
            _ => {
                self.code.extend([WIDE, IINC]);
                self.code.extend(index.to_be_bytes());
                self.code.extend(by.to_be_bytes());
            }
        }
        self
    }

    /// Pushes an int in the shortest way.
    pub fn push_int(&mut self, value: i32) -> &mut Self {
        if let -1..=5 = value {
            return self.op((i32::from(ICONST_0) + value) as u8);
        }
        if let Ok(byte) = i8::try_from(value) {
            self.fixed(BIPUSH);
            self.code.extend([BIPUSH, byte.cast_unsigned()]);
        } else if let Ok(short) = i16::try_from(value) {
            self.fixed(SIPUSH);
            self.code.push(SIPUSH);
            self.code.extend(short.to_be_bytes());
        } else {
            let constant = self.pool.integer(value);
            self.ldc(constant);
        }
        self
    }

    pub fn push_long(&mut self, value: i64) -> &mut Self {
        match value {
            0 => self.op(LCONST_0),
            1 => self.op(LCONST_1),
            _ => {
                let constant = self.pool.long(value);
                self.ldc(constant)
            }
        }
    }

    pub fn push_string(&mut self, text: impl AsRef<[u8]>) -> &mut Self {
        let constant = self.pool.string(text);
        self.ldc(constant)
    }

    /// Loads a constant with `ldc`, `ldc_w` or `ldc2_w`.
    pub fn ldc(&mut self, constant: u16) -> &mut Self {
        let slots = self.pool.loaded_slots(constant);
        self.adjust(0, i32::from(slots));
        match (slots, u8::try_from(constant)) {
            (0, _) => self.pool.fail(BuildError::NotLoadable { constant }),
            (1, Ok(byte)) => self.code.extend([LDC, byte]),
            (1, Err(_)) => self.with_constant(LDC_W, constant),
            _ => self.with_constant(LDC2_W, constant),
        }
        self
    }

    /// `new`, `anewarray`, `checkcast` or `instanceof`.
    pub fn type_op(&mut self, opcode: u8, class: impl AsRef<[u8]>) -> &mut Self {
        if !matches!(opcode, NEW | ANEWARRAY | CHECKCAST | INSTANCEOF) {
            return self.wrong(opcode);
        }
        self.fixed(opcode);
        let class = self.pool.class(class);
        self.with_constant(opcode, class);
        self
    }

    pub fn newarray(&mut self, of: BaseType) -> &mut Self {
        self.fixed(NEWARRAY);
        self.code.extend([NEWARRAY, of.newarray()]);
        self
    }

    pub fn multianewarray(&mut self, class: impl AsRef<[u8]>, dimensions: u8) -> &mut Self {
        self.adjust(i32::from(dimensions), 1);
        let class = self.pool.class(class);
        self.with_constant(MULTIANEWARRAY, class);
        self.code.push(dimensions);
        self
    }

    /// `getstatic`, `putstatic`, `getfield` or `putfield`.
    pub fn field(
        &mut self,
        opcode: u8,
        class: impl AsRef<[u8]>,
        name: impl AsRef<[u8]>,
        descriptor: impl AsRef<[u8]>,
    ) -> &mut Self {
        let Ok(of) = FieldType::parse(descriptor.as_ref()) else {
            self.pool.fail(BuildError::BadDescriptor);
            return self;
        };
        let slots = i32::from(of.slots());
        match opcode {
            GETSTATIC => self.adjust(0, slots),
            PUTSTATIC => self.adjust(slots, 0),
            GETFIELD => self.adjust(1, slots),
            PUTFIELD => self.adjust(slots + 1, 0),
            _ => return self.wrong(opcode),
        }
        let field = self.pool.field(class, name, descriptor);
        self.with_constant(opcode, field);
        self
    }

    /// Any invocation but `invokedynamic` of a method of a class; `invokeinterface` names a method
    /// of an interface.
    pub fn invoke(
        &mut self,
        opcode: u8,
        class: impl AsRef<[u8]>,
        name: impl AsRef<[u8]>,
        descriptor: impl AsRef<[u8]>,
    ) -> &mut Self {
        let interface = opcode == INVOKEINTERFACE;
        self.invoke_member(opcode, class, name, descriptor, interface)
    }

    /// [`CodeBuilder::invoke`] where `invokestatic` and `invokespecial` can name a method of an
    /// interface too.
    pub fn invoke_member(
        &mut self,
        opcode: u8,
        class: impl AsRef<[u8]>,
        name: impl AsRef<[u8]>,
        descriptor: impl AsRef<[u8]>,
        interface: bool,
    ) -> &mut Self {
        if !matches!(opcode, INVOKEVIRTUAL..=INVOKEINTERFACE) {
            return self.wrong(opcode);
        }
        let receiver = i32::from(opcode != INVOKESTATIC);
        let Some(popped) = self.call(descriptor.as_ref(), receiver) else {
            return self;
        };
        let method = if interface {
            self.pool.interface_method(class, name, descriptor)
        } else {
            self.pool.method(class, name, descriptor)
        };
        self.with_constant(opcode, method);
        if opcode == INVOKEINTERFACE {
            match u8::try_from(popped) {
                Ok(count) => self.code.extend([count, 0]),
                Err(_) => self.pool.fail(BuildError::TooLarge),
            }
        }
        self
    }

    /// `bootstrap` is an index from `ClassBuilder::bootstrap_method`.
    pub fn invokedynamic(&mut self, bootstrap: u16, name: impl AsRef<[u8]>, descriptor: impl AsRef<[u8]>) -> &mut Self {
        if self.call(descriptor.as_ref(), 0).is_some() {
            let site = self.pool.invoke_dynamic(bootstrap, name, descriptor);
            self.with_constant(INVOKEDYNAMIC, site);
            self.code.extend([0, 0]);
        }
        self
    }

    /// The instructions from here on belong to a source line.
    pub fn line(&mut self, line: u16) -> &mut Self {
        self.lines.push((self.code.len(), line));
        self
    }

    /// Gives `max_stack` and `max_locals` instead of counting.
    pub fn maxs(&mut self, stack: u16, locals: u16) -> &mut Self {
        self.given_maxs = Some((stack, locals));
        self
    }

    /// The content of the `Code` attribute.
    pub(super) fn finish(mut self) -> Vec<u8> {
        if self.depth.is_some() {
            self.pool.fail(BuildError::FallsOffEnd);
        }
        if self.code.len() > 65535 {
            self.pool.fail(BuildError::TooLarge);
        }
        self.fill_gaps();
        let (stack, locals) = match self.given_maxs {
            Some(maxs) => maxs,
            None => (fit(self.pool, self.max_depth as usize), fit(self.pool, self.max_locals as usize)),
        };
        let mut content = Vec::with_capacity(self.code.len() + 16);
        write_u2s(&mut content, &[stack, locals]);
        content.extend((self.code.len() as u32).to_be_bytes());
        content.extend(&self.code);
        write_u2s(&mut content, &[fit(self.pool, self.handlers.len())]);
        for (labels, class) in std::mem::take(&mut self.handlers) {
            for label in labels {
                let pc = self.placed(label);
                write_u2s(&mut content, &[fit(self.pool, pc)]);
            }
            write_u2s(&mut content, &[class]);
        }
        let mut attributes = Section::default();
        if !self.lines.is_empty() {
            let mut table = Vec::new();
            write_u2s(&mut table, &[fit(self.pool, self.lines.len())]);
            for &(pc, line) in &self.lines {
                write_u2s(&mut table, &[fit(self.pool, pc), line]);
            }
            attributes.add(self.pool, b"LineNumberTable", &table);
        }
        attributes.write(&mut content, self.pool);
        content
    }

    /// Pops the arguments and pushes the result; gives the slots popped.
    fn call(&mut self, descriptor: &[u8], receiver: i32) -> Option<i32> {
        let Ok(parsed) = MethodDescriptor::parse(descriptor) else {
            self.pool.fail(BuildError::BadDescriptor);
            return None;
        };
        let popped = i32::from(parsed.parameter_slots()) + receiver;
        self.adjust(popped, i32::from(parsed.result_slots()));
        Some(popped)
    }

    fn with_constant(&mut self, opcode: u8, constant: u16) {
        self.code.push(opcode);
        self.code.extend(constant.to_be_bytes());
    }

    fn wrong(&mut self, opcode: u8) -> &mut Self {
        self.pool.fail(BuildError::WrongOpcode { opcode });
        self
    }

    fn after(&mut self, opcode: u8) -> &mut Self {
        if ends_flow(opcode) {
            self.depth = None;
        }
        self
    }

    fn uses_local(&mut self, index: u16, slots: u32) {
        self.max_locals = self.max_locals.max(u32::from(index) + slots);
    }

    /// Applies the effect of an instruction that always has the same.
    fn fixed(&mut self, opcode: u8) {
        match stack_effect(opcode) {
            Some(effect) if effect < 0 => self.adjust(-effect, 0),
            Some(effect) => self.adjust(0, effect),
            None => self.pool.fail(BuildError::WrongOpcode { opcode }),
        }
    }

    fn adjust(&mut self, popped: i32, pushed: i32) {
        let pc = self.code.len();
        let Some(depth) = self.depth.or_else(|| self.assume_empty()) else {
            return self.pool.fail(BuildError::UnreachableCode { pc });
        };
        if depth < popped {
            return self.pool.fail(BuildError::StackUnderflow { pc });
        }
        let depth = depth - popped + pushed;
        self.max_depth = self.max_depth.max(depth);
        self.depth = Some(depth);
    }
}

/// The order of the five sorts of locals in the opcodes: int, long, float, double, reference.
fn sort(of: FieldType<'_>) -> u8 {
    match of {
        FieldType::Base(BaseType::Long) => 1,
        FieldType::Base(BaseType::Float) => 2,
        FieldType::Base(BaseType::Double) => 3,
        FieldType::Base(_) => 0,
        FieldType::Class(_) | FieldType::Array(_) => 4,
    }
}

fn slots_of(sort: u8) -> u32 {
    if matches!(sort, 1 | 3) { 2 } else { 1 }
}
