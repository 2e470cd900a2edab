//! What could not be done, and what was null: the text of a `NullPointerException` that the machine
//! itself has thrown. A pure function of the place in the code.
//!
//! The wording is HotSpot's (JEP 358).

mod stack;

use rjpf_classes::registry::descriptor_types;
use rjpf_classes::{BaseType, Method, Name};
use rjpf_classfile::opcode::{self as op, Instruction, Operand, instruction};
use rjpf_classfile::{ClassFile, Code};
use rjpf_state::Ref;

use crate::Vm;
use stack::{Analysis, call_descriptor};

/// `NullPointerException.extendedMessageState`: the trace is that of the instruction that failed.
const FIRST_TRACE: u32 = 1;

impl Vm {
    /// The text that `getMessage` would compute for a throwable without one.
    pub fn null_message(&self, throwable: Ref) -> Option<String> {
        const STATE: &str = "extendedMessageState";
        let class = self.class_of(throwable);
        if class.name != "java/lang/NullPointerException" || !self.has_field(class, STATE) {
            return None;
        }
        let state = self.pages.memory.get(throwable + self.field_offset(class, STATE));
        let (method, bci) = *self.backtrace(throwable).first().filter(|_| state == FIRST_TRACE)?;
        // It may name local variables, which are no part of the code.
        self.footprint.ask_variables(method);
        describe(method, bci)
    }
}

/// The message for a null found by the instruction at `bci`; `None` if that one cannot find any.
pub fn describe(method: &'static Method, bci: u16) -> Option<String> {
    if method.has_peer() {
        return None;
    }
    let site = Site::of(method)?;
    let failed = instruction(site.code.code, usize::from(bci)).ok()?;
    let slot = site.null_slot(&failed)?;
    let mut text = site.action(&failed)?;
    let mut cause = String::new();
    if site.cause(&mut cause, bci, slot, MAX_DETAIL, false) {
        text.push_str(&cause);
        text.push_str("\" is null");
    }
    Some(text)
}

/// How many dereferences a cause may name.
const MAX_DETAIL: u32 = 5;

struct Site {
    method: &'static Method,
    file: &'static ClassFile<'static>,
    code: &'static Code<'static>,
    analysis: Analysis<'static>,
}

impl Site {
    fn of(method: &'static Method) -> Option<Site> {
        let (file, code) = (method.class.file?, method.file.code.as_ref()?);
        Some(Site { method, file, code, analysis: Analysis::of(file, code) })
    }

    /// How many words below the top of the stack the null reference is.
    fn null_slot(&self, failed: &Instruction<'_>) -> Option<usize> {
        match failed.opcode {
            op::ARRAYLENGTH | op::GETFIELD | op::ATHROW | op::MONITORENTER | op::MONITOREXIT => Some(0),
            op::IALOAD..=op::SALOAD => Some(1),
            op::LASTORE | op::DASTORE => Some(3),
            op::IASTORE..=op::SASTORE => Some(2),
            op::PUTFIELD => {
                let member = self.file.pool.member(constant(failed)?).ok()?;
                Some(BaseType::of(member.descriptor).words() as usize)
            }
            op::INVOKEVIRTUAL | op::INVOKESPECIAL | op::INVOKEINTERFACE => {
                let member = self.file.pool.member(constant(failed)?).ok()?;
                // A constructor call: somebody made this exception with `new`.
                if member.name == b"<init>" {
                    return None;
                }
                let (params, _) = rjpf_classes::registry::parse_descriptor(member.descriptor)?;
                Some(params.iter().map(|p| p.words() as usize).sum())
            }
            _ => None,
        }
    }

    fn action(&self, failed: &Instruction<'_>) -> Option<String> {
        let kind = |base: u8| ARRAYS[usize::from(failed.opcode - base)];
        Some(match failed.opcode {
            op::IALOAD..=op::SALOAD => format!("Cannot load from {} array", kind(op::IALOAD)),
            op::IASTORE..=op::SASTORE => format!("Cannot store to {} array", kind(op::IASTORE)),
            op::ARRAYLENGTH => "Cannot read the array length".into(),
            op::ATHROW => "Cannot throw exception".into(),
            op::MONITORENTER => "Cannot enter synchronized block".into(),
            op::MONITOREXIT => "Cannot exit synchronized block".into(),
            op::GETFIELD => format!("Cannot read field \"{}\"", self.member_name(constant(failed)?)?),
            op::PUTFIELD => format!("Cannot assign field \"{}\"", self.member_name(constant(failed)?)?),
            _ => format!("Cannot invoke \"{}\"", self.method_name(constant(failed)?)?),
        })
    }

    fn member_name(&self, index: u16) -> Option<String> {
        Some(Name::of_static(self.file.pool.member(index).ok()?.name).display())
    }

    /// `Type.name(Parameter, Types)`.
    fn method_name(&self, index: u16) -> Option<String> {
        let descriptor = call_descriptor(self.file, index)?;
        let (params, _) = descriptor_types(descriptor)?;
        let params: Vec<String> = params.into_iter().map(source_type).collect();
        let member = self.file.pool.member(index).ok()?;
        let name = Name::of_static(member.name).display();
        Some(format!("{}.{name}({})", short(&Name::of_static(member.class).dotted()), params.join(", ")))
    }

    /// Writes what the word `slot` below the top of the stack at `bci` came from.
    fn cause(&self, text: &mut String, bci: u16, slot: usize, detail: u32, inner: bool) -> bool {
        if detail == 0 {
            return false;
        }
        let Some(stack) = self.analysis.at(bci) else { return false };
        let Some(source) = stack.source(slot) else { return false };
        let Ok(origin) = instruction(self.code.code, usize::from(source)) else { return false };
        let is_call = matches!(origin.opcode, op::INVOKEVIRTUAL..=op::INVOKEINTERFACE);
        let outermost = detail == MAX_DETAIL && !inner;
        let before = text.len();
        if outermost {
            text.push_str(if is_call { " because the return value of \"" } else { " because \"" });
        }
        let known = self.expression(text, &origin, source, detail, inner);
        if !known {
            text.truncate(before);
        }
        known
    }

    fn expression(&self, text: &mut String, origin: &Instruction<'_>, bci: u16, detail: u32, inner: bool) -> bool {
        match origin.opcode {
            op::ACONST_NULL => text.push_str("null"),
            op::ICONST_M1..=op::ICONST_5 => {
                text.push_str(&(i32::from(origin.opcode) - i32::from(op::ICONST_0)).to_string());
            }
            op::GETFIELD => {
                if self.cause(text, bci, 0, detail - 1, inner) {
                    text.push('.');
                }
                text.push_str(&constant(origin).and_then(|k| self.member_name(k)).unwrap_or_default());
            }
            op::IALOAD | op::AALOAD => {
                if !self.cause(text, bci, 1, detail - 1, inner) {
                    text.push_str("<array>");
                }
                text.push('[');
                if !self.cause(text, bci, 0, detail, true) {
                    text.push_str("...");
                }
                text.push(']');
            }
            _ => return self.simple_expression(text, origin, bci),
        }
        true
    }

    fn simple_expression(&self, text: &mut String, origin: &Instruction<'_>, bci: u16) -> bool {
        let piece = match (origin.opcode, origin.operand) {
            (_, Operand::Push(value)) => Some(value.to_string()),
            (op::ILOAD | op::ALOAD, Operand::Local(index)) => Some(self.local_name(index, bci)),
            (code @ op::ILOAD_0..=op::ILOAD_3, _) => Some(self.local_name(u16::from(code - op::ILOAD_0), bci)),
            (code @ op::ALOAD_0..=op::ALOAD_3, _) => Some(self.local_name(u16::from(code - op::ALOAD_0), bci)),
            (op::GETSTATIC, Operand::Constant(k)) => self.file.pool.member(k).ok().map(|m| {
                let class = short(&Name::of_static(m.class).dotted());
                format!("{class}.{}", Name::of_static(m.name))
            }),
            (op::INVOKEVIRTUAL..=op::INVOKEINTERFACE, _) => constant(origin).and_then(|k| self.method_name(k)),
            _ => None,
        };
        let Some(piece) = piece else { return false };
        text.push_str(&piece);
        true
    }

    /// A local variable: by the debug table, as `this`, as a parameter or by its number.
    fn local_name(&self, index: u16, bci: u16) -> String {
        let covers = |start: u16, length: u16| bci >= start && u32::from(bci) < u32::from(start) + u32::from(length);
        let variables = self.code.local_variables(&self.file.pool);
        let named = variables.iter().find(|v| v.index == index && covers(v.start, v.length));
        if let Some(variable) = named {
            return Name::of_static(variable.name).display();
        }
        let is_parameter = self.analysis.at(bci).is_some_and(|s| s.is_parameter(index));
        let mut at = u16::from(!self.method.is_static());
        if index < at && is_parameter {
            return "this".into();
        }
        for (i, param) in self.method.params.iter().enumerate() {
            let next = at + param.words() as u16;
            if (at..next).contains(&index) && is_parameter {
                return format!("<parameter{}>", i + 1);
            }
            at = next;
        }
        format!("<local{index}>")
    }
}

/// Names of arrays in the order of the load and store instructions.
const ARRAYS: [&str; 8] = ["int", "long", "float", "double", "object", "byte/boolean", "char", "short"];

fn constant(instruction: &Instruction<'_>) -> Option<u16> {
    match instruction.operand {
        Operand::Constant(k) | Operand::Interface { constant: k, .. } => Some(k),
        _ => None,
    }
}

/// `Object` and `String` go without their package.
fn short(name: &str) -> String {
    match name {
        "java.lang.Object" => "Object".into(),
        "java.lang.String" => "String".into(),
        _ => name.into(),
    }
}

fn source_type(descriptor: &[u8]) -> String {
    let dimensions = descriptor.iter().take_while(|&&b| b == b'[').count();
    let element = rjpf_classes::registry::class_name_of(&descriptor[dimensions..]).dotted();
    format!("{}{}", short(&element), "[]".repeat(dimensions))
}
