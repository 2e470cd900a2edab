//! One method's code while it is verified: the current frame and what every instruction needs to
//! take from it and put into it.

use rjpf_classfile::descriptor::MethodDescriptor;
use rjpf_classfile::opcode::{Instruction, Operand};
use rjpf_classfile::{Code, Method as MethodFile};

use super::types::{Frame, Type};
use super::{ClassVerifier, Stop};

type Result<T> = std::result::Result<T, Stop>;

/// Which of the two verifiers of JVMS 4.10 is at work.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Mode {
    /// Type checking against stack maps.
    Check,
    /// Type inference; knows `jsr` and `ret`.
    Infer,
}

pub(super) struct Body<'b, 'v> {
    pub(super) class: &'b mut ClassVerifier<'v>,
    pub(super) method: &'static MethodFile<'static>,
    pub(super) code: &'static Code<'static>,
    pub(super) mode: Mode,
    pub(super) frame: Frame,
    pub(super) at: u32,
    pub(super) opcode: u8,
    /// What the method returns; `None` is void.
    pub(super) returns: Option<Type>,
    /// The instruction just done called another constructor on `this`.
    pub(super) constructed_this: bool,
    /// The frames of the `StackMapTable`, sorted by position; type checking only.
    pub(super) maps: Vec<(u32, Frame)>,
}

impl<'b, 'v> Body<'b, 'v> {
    pub(super) fn new(
        class: &'b mut ClassVerifier<'v>,
        method: &'static MethodFile<'static>,
        code: &'static Code<'static>,
        mode: Mode,
    ) -> Result<Body<'b, 'v>> {
        let descriptor = MethodDescriptor::parse(method.descriptor)
            .map_err(|_| Stop::format("the method's descriptor is malformed"))?;
        let frame = entry_frame(class, method, code, &descriptor)?;
        let returns = descriptor.result.map(Type::of);
        Ok(Body {
            class,
            method,
            code,
            mode,
            frame,
            at: 0,
            opcode: 0,
            returns,
            constructed_this: false,
            maps: Vec::new(),
        })
    }

    pub(super) fn is_constructor(&self) -> bool {
        self.method.name == b"<init>"
    }

    /// Makes `instruction` the one that is worked on.
    pub(super) fn enter(&mut self, instruction: &Instruction<'_>) {
        self.at = instruction.pc;
        self.opcode = instruction.opcode;
        self.constructed_this = false;
    }

    // ---- operand stack ------------------------------------------------------------------------

    pub(super) fn push(&mut self, value: Type) -> Result<()> {
        self.frame.stack.extend([Some(value), value.high()].into_iter().flatten());
        if self.frame.stack.len() > usize::from(self.code.max_stack) {
            return Err(Stop::verify("Operand stack overflow", "Exceeded max stack size."));
        }
        Ok(())
    }

    /// Takes one slot, whatever it holds.
    pub(super) fn pop_slot(&mut self) -> Result<Type> {
        self.frame.stack.pop().ok_or_else(|| Stop::verify("Operand stack underflow", "Attempt to pop empty stack."))
    }

    /// Takes a value that fits `wanted`; gives what was there.
    pub(super) fn pop(&mut self, wanted: Type) -> Result<Type> {
        if let Some(high) = wanted.high() {
            let top = self.pop_slot()?;
            if top != high {
                return Err(self.bad_operand(top, wanted));
            }
        }
        let found = self.pop_slot()?;
        match self.class.is_assignable(found, wanted)? {
            true => Ok(found),
            false => Err(self.bad_operand(found, wanted)),
        }
    }

    /// Takes a reference, constructed or not.
    pub(super) fn pop_reference(&mut self) -> Result<Type> {
        let found = self.pop_slot()?;
        if found.is_reference() { Ok(found) } else { Err(self.bad_operand_text(found, "reference type")) }
    }

    /// Takes a value of one slot.
    pub(super) fn pop_narrow(&mut self) -> Result<Type> {
        let found = self.pop_slot()?;
        match found.is_high() || found.high().is_some() || found == Type::Top {
            true => Err(self.bad_operand_text(found, "category1 type")),
            false => Ok(found),
        }
    }

    /// Takes two slots that are one wide value or two narrow ones; lower slot first.
    pub(super) fn pop_pair(&mut self) -> Result<[Type; 2]> {
        let top = self.pop_slot()?;
        if top.is_high() {
            let low = self.pop_slot()?;
            return match low.high() == Some(top) {
                true => Ok([low, top]),
                false => Err(self.bad_operand_text(low, "category2 type")),
            };
        }
        if top == Type::Top {
            return Err(self.bad_operand_text(top, "category1 type"));
        }
        Ok([self.pop_narrow()?, top])
    }

    /// Puts slots back; halves of wide values stay together.
    pub(super) fn push_slots(&mut self, slots: &[Type]) -> Result<()> {
        self.frame.stack.extend_from_slice(slots);
        if self.frame.stack.len() > usize::from(self.code.max_stack) {
            return Err(Stop::verify("Operand stack overflow", "Exceeded max stack size."));
        }
        Ok(())
    }

    pub(super) fn bad_operand(&self, found: Type, wanted: Type) -> Stop {
        self.bad_operand_text(found, &wanted.to_string())
    }

    fn bad_operand_text(&self, found: Type, wanted: &str) -> Stop {
        let depth = self.frame.stack.len();
        let reason = format!("Type {found} (current frame, stack[{depth}]) is not assignable to {wanted}");
        Stop::verify("Bad type on operand stack", &reason)
    }

    // ---- local variables ----------------------------------------------------------------------

    /// The position of a local that has room for `value`.
    fn local(&self, index: u16, value: Type) -> Result<usize> {
        let slots = if value.high().is_some() { 2 } else { 1 };
        let index = usize::from(index);
        if index + slots > self.frame.locals.len() {
            return Err(Stop::verify("Local variable table overflow", "Exceeded max local size."));
        }
        Ok(index)
    }

    /// Checks that a local holds `wanted`, a primitive type.
    pub(super) fn read_local(&mut self, index: u16, wanted: Type) -> Result<()> {
        let at = self.local(index, wanted)?;
        self.frame.note_use(at);
        let fits = self.frame.locals[at] == wanted && wanted.high().is_none_or(|h| self.frame.locals[at + 1] == h);
        if wanted.high().is_some() {
            self.frame.note_use(at + 1);
        }
        match fits {
            true => Ok(()),
            false => Err(self.bad_local(at, &wanted.to_string())),
        }
    }

    pub(super) fn read_reference(&mut self, index: u16) -> Result<Type> {
        let at = self.local(index, Type::Null)?;
        self.frame.note_use(at);
        let found = self.frame.locals[at];
        if found.is_reference() { Ok(found) } else { Err(self.bad_local(at, "reference type")) }
    }

    /// The subroutine whose return address a local holds.
    pub(super) fn read_return_address(&mut self, index: u16) -> Result<u16> {
        let at = self.local(index, Type::Null)?;
        self.frame.note_use(at);
        match self.frame.locals[at] {
            Type::ReturnAddress(entry) => Ok(entry),
            _ => Err(self.bad_local(at, "return address")),
        }
    }

    fn bad_local(&self, at: usize, wanted: &str) -> Stop {
        let found = self.frame.locals[at];
        let reason = format!("Type {found} (current frame, locals[{at}]) is not assignable to {wanted}");
        Stop::verify("Bad local variable type", &reason)
    }

    pub(super) fn write_local(&mut self, index: u16, value: Type) -> Result<()> {
        let at = self.local(index, value)?;
        self.frame.set_local(at, value);
        self.frame.note_use(at);
        if let Some(high) = value.high() {
            self.frame.set_local(at + 1, high);
            // The half before it is the value's own.
            self.frame.locals[at] = value;
            self.frame.note_use(at + 1);
        }
        Ok(())
    }
}

/// JVMS 4.10.1.6: the frame with which a method starts.
fn entry_frame(
    class: &ClassVerifier<'_>,
    method: &MethodFile<'_>,
    code: &Code<'_>,
    descriptor: &MethodDescriptor<'_>,
) -> Result<Frame> {
    let mut frame = Frame::default();
    if method.access & rjpf_classfile::access::ACC_STATIC == 0 {
        let constructs = method.name == b"<init>" && class.this_type != Type::object("java/lang/Object");
        frame.this_uninit = constructs;
        frame.locals.push(if constructs { Type::UninitThis } else { class.this_type });
    }
    for parameter in descriptor.parameters() {
        let value = Type::of(parameter);
        frame.locals.extend([Some(value), value.high()].into_iter().flatten());
    }
    if frame.locals.len() > usize::from(code.max_locals) {
        return Err(Stop::format("Arguments can't fit into locals"));
    }
    frame.locals.resize(locals_in_use(code).max(frame.locals.len()), Type::Top);
    Ok(frame)
}

/// How many locals a frame of this code has to have room for. `max_locals` may be far more; nobody can tell, because the rest
/// is never named: arguments take 255 words at most, instructions say which locals they use, and each byte of stack maps
/// describes at most one wide value.
pub(super) fn locals_in_use(code: &Code<'_>) -> usize {
    let named = code.instructions().map_while(std::result::Result::ok).map(|it| match it.operand {
        Operand::Local(n) | Operand::Increment { local: n, .. } => usize::from(n),
        _ => 0,
    });
    // The forms without an operand go up to local 3, and a wide value takes two words.
    let named = named.max().unwrap_or(0).max(3) + 2;
    let described = 255 + 2 * code.stack_map.map_or(0, <[u8]>::len);
    named.max(described).min(usize::from(code.max_locals))
}
