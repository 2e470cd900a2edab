//! Pattern switches: what `SwitchBootstraps` makes. The target takes the value and the index of the
//! label to start at; it gives the index of the first label that matches, -1 for null and the number
//! of labels if none does.

use rjpf_classfile::Constant;
use rjpf_classfile::build::{CodeBuilder, Label as Place};
use rjpf_classfile::descriptor::{BaseType, FieldType};
use rjpf_classfile::opcode::*;

use super::constant::KnownDynamic;
use super::convert::{box_value, unwrapped, wrapper};
use super::{Refusal, Request, malformed};

/// The first JDK with primitive types in patterns.
const PRIMITIVE_PATTERNS: u32 = 23;

enum Label<'a> {
    Class(&'a [u8]),
    PrimitiveClass(BaseType),
    String(&'a [u8]),
    Integer(i32),
    Long(i64),
    Float(u32),
    Double(u64),
    Boolean(bool),
    /// An enum constant by the name of its class, with dots, and its own.
    EnumConstant {
        class: &'a [u8],
        name: &'a [u8],
    },
    /// A constant of the enum that the value's static type is.
    OwnConstant(&'a [u8]),
}

/// `typeSwitch`.
pub(super) fn of_types(request: &Request<'_>) -> Result<Vec<u8>, Refusal> {
    let labels = labels(request, |index| {
        Ok(match request.constant(index)? {
            Constant::Class { .. } => Label::Class(request.caller.pool.class_name(index)?),
            Constant::String { .. } => Label::String(request.caller.pool.string(index)?),
            Constant::Integer(value) => Label::Integer(value),
            Constant::Long(value) => Label::Long(value),
            Constant::Float(bits) => Label::Float(bits),
            Constant::Double(bits) => Label::Double(bits),
            Constant::Dynamic { .. } => match request.known_dynamic(index)? {
                KnownDynamic::EnumConstant { class, name } => Label::EnumConstant { class, name },
                KnownDynamic::PrimitiveClass(base) => Label::PrimitiveClass(base),
                KnownDynamic::Boolean(value) => Label::Boolean(value),
            },
            _ => return Err(Refusal::NotOurs),
        })
    })?;
    make(request, &labels)
}

/// `enumSwitch`.
pub(super) fn of_enums(request: &Request<'_>) -> Result<Vec<u8>, Refusal> {
    let labels = labels(request, |index| {
        Ok(match request.constant(index)? {
            Constant::Class { .. } => Label::Class(request.caller.pool.class_name(index)?),
            Constant::String { .. } => Label::OwnConstant(request.caller.pool.string(index)?),
            Constant::Dynamic { .. } => return Err(Refusal::NotOurs),
            _ => return malformed("a label of an enum switch is no name and no class"),
        })
    })?;
    make(request, &labels)
}

fn labels<'a>(
    request: &Request<'a>,
    read: impl Fn(u16) -> Result<Label<'a>, Refusal>,
) -> Result<Vec<Label<'a>>, Refusal> {
    request.bootstrap.args.iter().map(|&it| read(it)).collect()
}

fn make(request: &Request<'_>, labels: &[Label<'_>]) -> Result<Vec<u8>, Refusal> {
    let site = request.site()?;
    let parameters: Vec<FieldType<'_>> = site.parameters().collect();
    let int = FieldType::Base(BaseType::Int);
    let &[value, restart] = &parameters[..] else {
        return malformed(format!("illegal invocation type {}", request.site_text()));
    };
    if restart != int || site.result != Some(int) {
        return malformed(format!("illegal invocation type {}", request.site_text()));
    }
    let needs_primitives = !value.is_reference() || labels.iter().any(Label::is_primitive);
    if needs_primitives && request.jdk_feature < PRIMITIVE_PATTERNS {
        return Err(Refusal::NotOurs);
    }
    request.class_of_link("$$Switch", |code| write(code, value, labels))
}

fn write(code: &mut CodeBuilder<'_>, value: FieldType<'_>, labels: &[Label<'_>]) {
    let count = labels.len() as i32;
    let restart = u16::from(value.slots());
    code.local(ILOAD, restart).push_int(count + 1);
    code.invoke(INVOKESTATIC, "java/util/Objects", "checkIndex", "(II)I");
    code.op(POP);
    let selector = Selector {
        of: value,
        local: match value {
            // The labels test objects.
            FieldType::Base(base) => {
                code.load(value, 0);
                box_value(code, base);
                code.local(ASTORE, restart + 1);
                restart + 1
            }
            _ => 0,
        },
    };
    if value.is_reference() {
        let present = code.new_label();
        code.local(ALOAD, 0).branch(IFNONNULL, present);
        code.push_int(-1).op(IRETURN);
        code.place(present);
    }
    let none = code.new_label();
    let tests: Vec<Place> = labels.iter().map(|_| code.new_label()).collect();
    if !labels.is_empty() {
        code.local(ILOAD, restart).tableswitch(0, &tests, none);
    }
    for (at, label) in labels.iter().enumerate() {
        let next = tests.get(at + 1).copied().unwrap_or(none);
        code.place(tests[at]);
        if selector.write_test(code, label, next) {
            code.push_int(at as i32).op(IRETURN);
        }
    }
    code.place(none).push_int(count).op(IRETURN);
}

impl Label<'_> {
    /// Whether it only came with primitive types in patterns.
    fn is_primitive(&self) -> bool {
        matches!(
            self,
            Label::PrimitiveClass(_) | Label::Long(_) | Label::Float(_) | Label::Double(_) | Label::Boolean(_)
        )
    }
}

/// The value that is switched on.
struct Selector<'a> {
    /// Its static type.
    of: FieldType<'a>,
    /// Where it is, as an object.
    local: u16,
}

impl Selector<'_> {
    /// Jumps to `next` unless the label matches. Gives whether any code can follow.
    fn write_test(&self, code: &mut CodeBuilder<'_>, label: &Label<'_>, next: Place) -> bool {
        match *label {
            Label::Class(class) => self.test_class(code, class, next),
            Label::PrimitiveClass(base) => return self.test_primitive(code, base, next),
            Label::String(text) => {
                code.push_string(text);
                self.test_equal(code, next);
            }
            Label::Integer(value) => self.test_integer(code, value, next),
            Label::Long(value) => {
                code.push_long(value);
                self.test_boxed(code, BaseType::Long, next);
            }
            Label::Float(bits) => {
                let constant = code.pool().float(f32::from_bits(bits));
                code.ldc(constant);
                self.test_boxed(code, BaseType::Float, next);
            }
            Label::Double(bits) => {
                let constant = code.pool().double(f64::from_bits(bits));
                code.ldc(constant);
                self.test_boxed(code, BaseType::Double, next);
            }
            Label::Boolean(value) => {
                code.push_int(i32::from(value));
                self.test_boxed(code, BaseType::Boolean, next);
            }
            Label::EnumConstant { class, name } => self.test_enum(code, class, name, next),
            Label::OwnConstant(name) => {
                self.push(code);
                self.test_name(code, name, next);
            }
        }
        true
    }

    fn push(&self, code: &mut CodeBuilder<'_>) {
        code.local(ALOAD, self.local);
    }

    /// Pushes it cast to a class it is known to have.
    fn push_as(&self, code: &mut CodeBuilder<'_>, class: &str) {
        self.push(code);
        code.type_op(CHECKCAST, class);
    }

    fn instance_of(&self, code: &mut CodeBuilder<'_>, class: impl AsRef<[u8]>, otherwise: Place) {
        self.push(code);
        code.type_op(INSTANCEOF, class).branch(IFEQ, otherwise);
    }

    fn test_class(&self, code: &mut CodeBuilder<'_>, class: &[u8], next: Place) {
        let own = match self.of {
            FieldType::Base(base) => wrapper(base).as_bytes(),
            FieldType::Class(name) | FieldType::Array(name) => name,
        };
        if own != class {
            self.instance_of(code, class, next);
        }
    }

    /// Compares what is on the stack with the value.
    fn test_equal(&self, code: &mut CodeBuilder<'_>, next: Place) {
        self.push(code);
        let descriptor = "(Ljava/lang/Object;)Z";
        code.invoke(INVOKEVIRTUAL, "java/lang/Object", "equals", descriptor);
        code.branch(IFEQ, next);
    }

    fn test_boxed(&self, code: &mut CodeBuilder<'_>, base: BaseType, next: Place) {
        box_value(code, base);
        self.test_equal(code, next);
    }

    fn test_integer(&self, code: &mut CodeBuilder<'_>, value: i32, next: Place) {
        self.push_int(code, next);
        code.push_int(value).branch(IF_ICMPNE, next);
    }

    /// Pushes the value of a number or character as int, or jumps.
    fn push_int(&self, code: &mut CodeBuilder<'_>, otherwise: Place) {
        let (no_number, pushed) = (code.new_label(), code.new_label());
        self.instance_of(code, "java/lang/Number", no_number);
        self.push_as(code, "java/lang/Number");
        code.invoke(INVOKEVIRTUAL, "java/lang/Number", "intValue", "()I");
        code.branch(GOTO, pushed).place(no_number);
        self.instance_of(code, "java/lang/Character", otherwise);
        self.push_as(code, "java/lang/Character");
        code.invoke(INVOKEVIRTUAL, "java/lang/Character", "charValue", "()C");
        code.place(pushed);
    }

    /// By names, because the label must not load the enum.
    fn test_enum(&self, code: &mut CodeBuilder<'_>, class: &[u8], name: &[u8], next: Place) {
        self.instance_of(code, ENUM, next);
        code.push_string(class);
        self.push_as(code, ENUM);
        let declaring = "()Ljava/lang/Class;";
        code.invoke(INVOKEVIRTUAL, ENUM, "getDeclaringClass", declaring);
        let text = "()Ljava/lang/String;";
        code.invoke(INVOKEVIRTUAL, "java/lang/Class", "getName", text);
        string_equals(code, next);
        self.push_as(code, ENUM);
        self.test_name(code, name, next);
    }

    /// Compares the name of the enum constant on the stack.
    fn test_name(&self, code: &mut CodeBuilder<'_>, name: &[u8], next: Place) {
        code.invoke(INVOKEVIRTUAL, ENUM, "name", "()Ljava/lang/String;");
        code.push_string(name);
        string_equals(code, next);
    }

    /// Matches if the value can be converted to the primitive type without loss.
    fn test_primitive(&self, code: &mut CodeBuilder<'_>, to: BaseType, next: Place) -> bool {
        let from = match self.of {
            FieldType::Base(base) => Some(base),
            of => unwrapped(of),
        };
        let Some(from) = from else {
            self.instance_of(code, wrapper(to), next);
            return true;
        };
        if (from == BaseType::Boolean) != (to == BaseType::Boolean) {
            code.branch(GOTO, next);
            return false;
        }
        if is_always_exact(from, to) {
            return true;
        }
        let (from, descriptor) = match from {
            BaseType::Long => ("Long", "(J)Z"),
            BaseType::Float => ("Float", "(F)Z"),
            BaseType::Double => ("Double", "(D)Z"),
            _ => ("Int", "(I)Z"),
        };
        match from {
            "Int" => self.push_int(code, next),
            _ => self.push_number(code, from),
        }
        let keyword = to.keyword();
        let to = [&keyword[..1].to_uppercase(), &keyword[1..]].concat();
        let name = format!("is{from}To{to}Exact");
        code.invoke(INVOKESTATIC, "java/lang/runtime/ExactConversionsSupport", name, descriptor);
        code.branch(IFEQ, next);
        true
    }

    /// Pushes a `Long`, `Float` or `Double` unboxed.
    fn push_number(&self, code: &mut CodeBuilder<'_>, class: &str) {
        let method = format!("{}Value", class.to_lowercase());
        let descriptor = format!("(){}", &class[..1].replace('L', "J"));
        self.push_as(code, "java/lang/Number");
        code.invoke(INVOKEVIRTUAL, "java/lang/Number", method, descriptor);
    }
}

const ENUM: &str = "java/lang/Enum";

/// Compares the two strings on the stack.
fn string_equals(code: &mut CodeBuilder<'_>, next: Place) {
    let descriptor = "(Ljava/lang/Object;)Z";
    code.invoke(INVOKEVIRTUAL, "java/lang/String", "equals", descriptor);
    code.branch(IFEQ, next);
}

/// Whether every value of one primitive type is a value of the other.
fn is_always_exact(from: BaseType, to: BaseType) -> bool {
    use BaseType::*;
    from == to
        || match from {
            Byte => matches!(to, Short | Int | Long | Float | Double),
            Short | Char => matches!(to, Int | Long | Float | Double),
            Int => matches!(to, Long | Double),
            Float => to == Double,
            Boolean | Long | Double => false,
        }
}
