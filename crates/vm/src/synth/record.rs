//! `equals`, `hashCode` and `toString` of records: what `ObjectMethods` makes.

use rjpf_classfile::build::{CodeBuilder, Label};
use rjpf_classfile::descriptor::{BaseType, FieldType};
use rjpf_classfile::opcode::*;
use rjpf_classfile::{ClassFile, MemberRef};

use super::concat::{join_with, stringify};
use super::convert::wrapper;
use super::{Refusal, Request, malformed};

const REF_GET_FIELD: u8 = 1;

struct Record<'a> {
    class: &'a [u8],
    components: Vec<Component<'a>>,
}

struct Component<'a> {
    field: MemberRef<'a>,
    of: FieldType<'a>,
}

pub(super) fn make(request: &Request<'_>) -> Result<Vec<u8>, Refusal> {
    let record = Record::read(request)?;
    let rest: &[u8] = match request.name {
        b"equals" => b";Ljava/lang/Object;)Z",
        b"hashCode" => b";)I",
        b"toString" => b";)Ljava/lang/String;",
        _ => return malformed("records have no such method"),
    };
    if request.descriptor != [b"(L", record.class, rest].concat() {
        return malformed(format!("bad method type {}", request.site_text()));
    }
    match request.name {
        b"equals" => request.class_of_link("$$Record", |code| record.write_equals(code)),
        b"hashCode" => request.class_of_link("$$Record", |code| record.write_hash_code(code)),
        _ => {
            let parts = record.text_parts(request)?;
            request.class_of_link("$$Record", |code| record.write_to_string(code, &parts))
        }
    }
}

impl<'a> Record<'a> {
    fn read(request: &Request<'a>) -> Result<Record<'a>, Refusal> {
        let class = request.class_argument(0)?;
        let getters = 2..request.bootstrap.args.len().max(2);
        let components = getters.map(|at| match request.method_handle(at)? {
            (REF_GET_FIELD, field) => Ok(Component { field, of: FieldType::parse(field.descriptor)? }),
            // Any method handle is allowed, but `javac` gives the fields.
            _ => Err(Refusal::NotOurs),
        });
        Ok(Record { class, components: components.collect::<Result<_, _>>()? })
    }

    fn write_equals(&self, code: &mut CodeBuilder<'_>) {
        let (same, other, differs) = (code.new_label(), code.new_label(), code.new_label());
        code.local(ALOAD, 0).local(ALOAD, 1);
        code.branch(IF_ACMPNE, other).place(same);
        code.push_int(1).op(IRETURN);
        code.place(other).local(ALOAD, 1);
        code.type_op(INSTANCEOF, self.class).branch(IFEQ, differs);
        code.local(ALOAD, 1).type_op(CHECKCAST, self.class);
        code.local(ASTORE, 2);
        // The JDK compares from the last component to the first.
        for component in self.components.iter().rev() {
            component.push(code, 0);
            component.push(code, 2);
            component.branch_if_different(code, differs);
        }
        code.branch(GOTO, same);
        code.place(differs).push_int(0).op(IRETURN);
    }

    fn write_hash_code(&self, code: &mut CodeBuilder<'_>) {
        code.push_int(0);
        for component in &self.components {
            code.push_int(31).op(IMUL);
            component.push(code, 0);
            component.hash(code);
            code.op(IADD);
        }
        code.op(IRETURN);
    }

    /// The texts before, between and behind the components' values. The first one lacks the name
    /// of the class if that has to be asked for.
    fn text_parts(&self, request: &Request<'a>) -> Result<Texts, Refusal> {
        let names = request.string(1)?;
        let names: Vec<&[u8]> = match names {
            b"" => Vec::new(),
            names => names.split(|&byte| byte == b';').collect(),
        };
        if names.len() != self.components.len() {
            return malformed("names and getters do not match");
        }
        let simple_name = simple_name(request.caller, self.class);
        let asks_name = simple_name.is_none();
        let mut text = simple_name.unwrap_or_default().to_vec();
        text.push(b'[');
        let mut texts = Vec::new();
        for (at, name) in names.iter().enumerate() {
            text.extend_from_slice(if at == 0 { b"" } else { b", " });
            text.extend_from_slice(name);
            text.push(b'=');
            texts.push(std::mem::take(&mut text));
        }
        text.push(b']');
        texts.push(text);
        Ok(Texts { asks_name, texts })
    }

    fn write_to_string(&self, code: &mut CodeBuilder<'_>, parts: &Texts) {
        let mut pieces = Vec::new();
        if parts.asks_name {
            pieces.push(Piece::ClassName);
        }
        for (at, text) in parts.texts.iter().enumerate() {
            pieces.push(Piece::Text(text));
            pieces.extend(self.components.get(at).map(Piece::Value));
        }
        join_with(code, &pieces, |code, piece| match piece {
            Piece::ClassName => {
                let class = code.pool().class(self.class);
                let (name, descriptor) = ("getSimpleName", "()Ljava/lang/String;");
                code.ldc(class);
                code.invoke(INVOKEVIRTUAL, "java/lang/Class", name, descriptor);
            }
            Piece::Text(text) => {
                code.push_string(text);
            }
            Piece::Value(component) => {
                component.push(code, 0);
                stringify(code, component.of);
            }
        });
        code.op(ARETURN);
    }
}

struct Texts {
    asks_name: bool,
    texts: Vec<Vec<u8>>,
}

enum Piece<'p> {
    ClassName,
    Text(&'p [u8]),
    Value(&'p Component<'p>),
}

impl Component<'_> {
    /// Pushes its value in the record that is in a local.
    fn push(&self, code: &mut CodeBuilder<'_>, record: u16) {
        let field = &self.field;
        code.local(ALOAD, record);
        code.field(GETFIELD, field.class, field.name, field.descriptor);
    }

    fn branch_if_different(&self, code: &mut CodeBuilder<'_>, differs: Label) {
        match self.of {
            FieldType::Base(BaseType::Long) => code.op(LCMP).branch(IFNE, differs),
            // Unlike the operators this tells the zeros apart, and holds NaN equal to itself.
            FieldType::Base(base @ (BaseType::Float | BaseType::Double)) => {
                let letter = char::from(base.letter());
                let descriptor = format!("({letter}{letter})I");
                code.invoke(INVOKESTATIC, wrapper(base), "compare", descriptor).branch(IFNE, differs)
            }
            FieldType::Base(_) => code.branch(IF_ICMPNE, differs),
            FieldType::Class(_) | FieldType::Array(_) => code
                .invoke(INVOKESTATIC, "java/util/Objects", "equals", "(Ljava/lang/Object;Ljava/lang/Object;)Z")
                .branch(IFEQ, differs),
        };
    }

    /// Replaces its value on top of the stack by the value's hash code.
    fn hash(&self, code: &mut CodeBuilder<'_>) {
        let (class, descriptor) = match self.of {
            FieldType::Base(base) => {
                let letter = char::from(base.letter());
                (wrapper(base), format!("({letter})I"))
            }
            FieldType::Class(_) | FieldType::Array(_) => ("java/util/Objects", "(Ljava/lang/Object;)I".to_owned()),
        };
        code.invoke(INVOKESTATIC, class, "hashCode", descriptor);
    }
}

/// What `Class.getSimpleName` gives for a class, if it is the one at hand. Asking at run time would
/// leave the machine with cached reflection data.
fn simple_name<'a>(caller: &ClassFile<'a>, class: &'a [u8]) -> Option<&'a [u8]> {
    if class != caller.this_class {
        return None;
    }
    let pool = &caller.pool;
    let inner = caller.attributes.inner_classes.iter().flatten();
    let mut own = inner.filter(|it| pool.class_name(it.inner).is_ok_and(|name| name == class));
    match own.next() {
        Some(entry) => pool.utf8(entry.name).ok(),
        None => class.rsplit(|&byte| byte == b'/').next(),
    }
}
