//! The classes and members that the code of a method names: what running it relies on outside of itself.

use rjpf_classfile::opcode::{INVOKEVIRTUAL, Instruction, Operand};
use rjpf_classfile::{ClassFile, Constant, Method};

/// Something that code names. Names of classes are internal ones, of arrays those of their elements.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Mention {
    /// To make an object of it, to cast, to catch it, to get at its fields.
    Class(Vec<u8>),
    /// As an object that can be asked for everything about the class.
    Mirror(Vec<u8>),
    Method {
        class: Vec<u8>,
        name: Vec<u8>,
        descriptor: Vec<u8>,
    },
}

/// Sorted, each once.
pub(super) fn of_method(file: &ClassFile<'_>, method: &Method<'_>) -> Vec<Mention> {
    let mut found = Found { file, mentions: Vec::new(), open: Vec::new() };
    if let Some(code) = &method.code {
        let mut instructions = code.instructions().filter_map(Result::ok).peekable();
        while let Some(instruction) = instructions.next() {
            let is_for_assertions = instructions.peek().is_some_and(|next| found.asks_for_assertions(next));
            match instruction.operand {
                Operand::Constant(index) if is_load(instruction.opcode) && !is_for_assertions => found.loaded(index),
                Operand::Constant(index) => found.constant(index),
                Operand::Interface { constant, .. } => found.constant(constant),
                Operand::MultiArray { class, .. } => found.constant(class),
                _ => {}
            }
        }
        code.handlers.iter().for_each(|handler| found.constant(handler.catch_type));
    }
    found.mentions.sort_unstable();
    found.mentions.dedup();
    found.mentions
}

fn is_load(opcode: u8) -> bool {
    use rjpf_classfile::opcode::{LDC, LDC_W, LDC2_W};
    matches!(opcode, LDC | LDC_W | LDC2_W)
}

struct Found<'f, 'a> {
    file: &'f ClassFile<'a>,
    mentions: Vec<Mention>,
    /// Bootstrap methods that are being looked at: dynamic constants may refer to each other.
    open: Vec<u16>,
}

impl Found<'_, '_> {
    fn constant(&mut self, index: u16) {
        let pool = &self.file.pool;
        let Some(&constant) = pool.get(index).ok().filter(|_| index != 0) else { return };
        match constant {
            Constant::Class { .. } => {
                if let Ok(name) = pool.class_name(index) {
                    self.mentions.extend(class(name).map(Mention::Class));
                }
            }
            Constant::Field { class, .. } => self.constant(class),
            Constant::Method { class, name_and_type } | Constant::InterfaceMethod { class, name_and_type } => {
                self.constant(class);
                self.method(class, name_and_type);
            }
            Constant::MethodHandle { reference, .. } => self.constant(reference),
            Constant::MethodType { .. } => {
                if let Ok(descriptor) = pool.method_type(index) {
                    self.types(descriptor);
                }
            }
            Constant::Dynamic { bootstrap, name_and_type } | Constant::InvokeDynamic { bootstrap, name_and_type } => {
                self.dynamic(bootstrap, name_and_type);
            }
            _ => {}
        }
    }

    /// A constant that becomes an object of the program.
    fn loaded(&mut self, index: u16) {
        self.constant(index);
        if let Ok(name) = self.file.pool.class_name(index) {
            self.mentions.extend(class(name).map(Mention::Mirror));
        }
    }

    /// Whether assertions are on is all that is asked of a class here, and nothing of that is in its file: what every class
    /// with assertions begins with.
    fn asks_for_assertions(&self, instruction: &Instruction<'_>) -> bool {
        let pool = &self.file.pool;
        let (INVOKEVIRTUAL, Operand::Constant(index)) = (instruction.opcode, &instruction.operand) else {
            return false;
        };
        let Ok(Constant::Method { class, name_and_type }) = pool.get(*index) else { return false };
        let named = pool.class_name(*class).is_ok_and(|name| name == b"java/lang/Class");
        named && pool.name_and_type(*name_and_type).is_ok_and(|(name, _)| name == b"desiredAssertionStatus")
    }

    fn method(&mut self, of: u16, name_and_type: u16) {
        let pool = &self.file.pool;
        if let (Ok(of), Ok((name, descriptor))) = (pool.class_name(of), pool.name_and_type(name_and_type))
            && let Some(class) = class(of)
        {
            self.mentions.push(Mention::Method { class, name: name.to_vec(), descriptor: descriptor.to_vec() });
        }
    }

    fn dynamic(&mut self, bootstrap: u16, name_and_type: u16) {
        let file = self.file;
        if let Ok((_, descriptor)) = file.pool.name_and_type(name_and_type) {
            self.types(descriptor);
        }
        let Some(method) = file.attributes.bootstrap_methods.get(usize::from(bootstrap)) else { return };
        if self.open.contains(&bootstrap) {
            return;
        }
        self.open.push(bootstrap);
        self.constant(method.method);
        method.args.iter().for_each(|&argument| self.loaded(argument));
        self.open.pop();
    }

    /// The classes in a descriptor.
    fn types(&mut self, descriptor: &[u8]) {
        let mut rest = descriptor;
        while let Some(start) = rest.iter().position(|&b| b == b'L') {
            let Some(length) = rest[start..].iter().position(|&b| b == b';') else { return };
            self.mentions.push(Mention::Class(rest[start + 1..start + length].to_vec()));
            rest = &rest[start + length..];
        }
    }
}

/// The class that a name in the pool is about; `None` for arrays of primitive values.
fn class(name: &[u8]) -> Option<Vec<u8>> {
    match name.iter().position(|&b| b != b'[') {
        Some(0) => Some(name.to_vec()),
        Some(at) => name[at..].strip_prefix(b"L").and_then(|e| e.strip_suffix(b";")).map(<[u8]>::to_vec),
        None => None,
    }
}
