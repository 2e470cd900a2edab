//! Lambda forms as code: what `InvokerBytecodeGenerator` does in Java, done here.
//!
//! A lambda form is a list of names: the first are parameters, each other one is a call of a
//! function with earlier names and constants as arguments. Its code is one static method in a
//! hidden class that makes these calls one after the other. The JDK's special treatment of some
//! functions (loops, guards) is left out: their plain functions give the same results.
//!
//! Deviation: no casts are written, since nothing verifies the code. A form with object constants
//! has a class of its own with the constants in static fields; other forms share classes by content.

use rjpf_classes::{BaseType, Class, Method, Name};
use rjpf_classfile::access::*;
use rjpf_classfile::build::{ClassBuilder, CodeBuilder};
use rjpf_classfile::descriptor::FieldType;
use rjpf_classfile::opcode::*;
use rjpf_state::{Ref, global};

use super::{flag, kind};
use crate::Vm;
use crate::peer::{Ctx, Exit, PeerResult};

const HANDLE: &str = "java/lang/invoke/MethodHandle";
/// Name of the code's method.
const INVOKE: &str = "invoke";

enum Operand {
    Name(usize),
    Int(i32),
    Float(u32),
    Long(i64),
    Double(u64),
    Null,
    /// A constant object by its number.
    Object(usize),
}

/// What a call instruction names.
struct Callee {
    opcode: u8,
    class: String,
    name: String,
    descriptor: String,
    /// The class is an interface.
    interface: bool,
}

struct Call {
    operands: Vec<Operand>,
    callee: Callee,
}

/// A lambda form as read from the heap.
struct Form {
    /// Type of each name.
    types: Vec<BaseType>,
    arity: usize,
    calls: Vec<Call>,
    result: Option<usize>,
    constants: Vec<Ref>,
}

/// `InvokerBytecodeGenerator.generateCustomizedCode(LambdaForm, MethodType)`: a resolved member name.
pub fn compile_form(ctx: &mut Ctx<'_>) -> PeerResult {
    let (form, method_type) = (ctx.non_null(0)?, ctx.non_null(1)?);
    let read = read_form(ctx.vm, form)?;
    let descriptor = ctx.vm.method_type_descriptor(method_type);
    let host = ctx.vm.registry.known("java/lang/invoke/LambdaForm");
    let name = ctx.vm.form_class_name(&read, &descriptor)?;
    let bytes = write_class(&name, &read, &descriptor)?;
    let (class, _) = ctx.vm.define_made(host, &bytes, Name::from(name.as_str()))?;
    ctx.ensure_initialized(class)?;
    for (field, &constant) in class.fields.iter().zip(&read.constants) {
        ctx.memory_mut().set(field.offset, constant);
    }
    let member = ctx.vm.static_member(class, INVOKE, method_type)?;
    Ok(member.into())
}

impl Vm {
    /// A form without constants is named by its content, one with constants by a number.
    fn form_class_name(&mut self, form: &Form, descriptor: &str) -> Result<String, Exit> {
        const PREFIX: &str = "java/lang/invoke/LambdaForm$MH";
        if form.constants.is_empty() {
            let bytes = write_class(PREFIX, form, descriptor)?;
            return Ok(format!("{PREFIX}+0x{:016x}", content_hash(&bytes)));
        }
        let number = self.pages.memory.get(global::NEXT_HIDDEN);
        self.pages.memory.set(global::NEXT_HIDDEN, number + 1);
        Ok(format!("{PREFIX}+{number}"))
    }

    /// A resolved `MemberName` of a static method.
    fn static_member(&mut self, class: &'static Class, name: &str, method_type: Ref) -> Result<Ref, Exit> {
        let method = class.methods().iter().copied().find(|m| m.name == name);
        let method = method.ok_or_else(|| Exit::Unsupported(format!("{} has no method {name}", class.name)))?;
        let shape = self.known.invoke.member_name;
        let member = self.pages.memory.new_object(shape).ok_or_else(crate::peer::out_of_memory)?;
        let (mirror, text) = (self.mirror(class), self.intern_str(name));
        let flags = u32::from(method.access) | flag::IS_METHOD | kind::INVOKE_STATIC << flag::KIND_SHIFT;
        let layout = &self.known.invoke;
        let words = [
            (layout.member_class, mirror),
            (layout.member_name_at, text),
            (layout.member_type, method_type),
            (layout.member_flags, flags),
        ];
        for (offset, value) in words {
            self.pages.memory.set(member + offset, value);
        }
        self.set_member_target(member, method)?;
        Ok(member)
    }

    fn field_of(&self, object: Ref, name: &str) -> u32 {
        self.pages.memory.get(object + self.field_offset(self.class_of(object), name))
    }
}

fn read_form(vm: &Vm, form: Ref) -> Result<Form, Exit> {
    let names = vm.pages.memory.word_array(vm.field_of(form, "names")).to_vec();
    let arity = vm.field_of(form, "arity") as usize;
    let types = names.iter().map(|&name| name_type(vm, name)).collect();
    let result = usize::try_from(vm.field_of(form, "result") as i32).ok();
    let mut read = Form { types, arity, calls: Vec::new(), result, constants: Vec::new() };
    for &name in &names[arity..] {
        let call = read_call(vm, name, &names, &mut read.constants)?;
        read.calls.push(call);
    }
    Ok(read)
}

fn name_type(vm: &Vm, name: Ref) -> BaseType {
    let letter = vm.field_of(vm.field_of(name, "type"), "btChar");
    BaseType::of(&[letter as u8])
}

fn read_call(vm: &Vm, name: Ref, names: &[Ref], constants: &mut Vec<Ref>) -> Result<Call, Exit> {
    let function = vm.field_of(name, "function");
    let arguments = vm.pages.memory.word_array(vm.field_of(name, "arguments"));
    let (member, handle) = (vm.field_of(function, "member"), vm.field_of(function, "resolvedHandle"));
    let (callee, first, last) = callee_of(vm, member, handle)?;
    let mut types = operand_types(&callee);
    if last.is_some() {
        types.pop();
    }
    let mut operands = Vec::with_capacity(types.len());
    if let Some(object) = first {
        operands.push(object_operand(object, constants));
        types.remove(0);
    }
    if types.len() != arguments.len() {
        return Err(Exit::Unsupported(format!(
            "a lambda form that calls {} with {} arguments",
            callee.name,
            arguments.len()
        )));
    }
    for (&argument, &of) in arguments.iter().zip(&types) {
        operands.push(operand(vm, argument, of, names, constants));
    }
    operands.extend(last.map(|object| object_operand(object, constants)));
    Ok(Call { operands, callee })
}

/// The call instruction of a function, and the objects it takes before and behind the arguments.
fn callee_of(vm: &Vm, member: Ref, handle: Ref) -> Result<(Callee, Option<Ref>, Option<Ref>), Exit> {
    if member != 0 {
        if let Some(method) = vm.member_target(member) {
            return Ok(method_callee(vm, member, method));
        }
        if let Some(field) = field_callee(vm, member) {
            return Ok((field, None, None));
        }
    }
    if handle == 0 {
        return Err(Exit::Unsupported("a lambda form with an unresolved function".into()));
    }
    let method_type = vm.pages.memory.get(handle + vm.known.invoke.handle_type);
    let (ret, params) = vm.method_type_classes(method_type);
    let descriptor = basic_descriptor(params.iter().map(|p| p.base_type()), ret.base_type(), "");
    Ok((named(INVOKEVIRTUAL, HANDLE, "invokeBasic", descriptor), Some(handle), None))
}

fn named(opcode: u8, class: &str, name: &str, descriptor: String) -> Callee {
    Callee { opcode, class: class.into(), name: name.into(), descriptor, interface: false }
}

fn method_callee(vm: &Vm, member: Ref, method: &'static Method) -> (Callee, Option<Ref>, Option<Ref>) {
    let member_kind = vm.member_kind(member);
    let owner = method.class;
    if method.signature_polymorphic {
        let (ret, params) = vm.method_type_classes(vm.pages.memory.get(member + vm.known.invoke.member_type));
        let descriptor = basic_descriptor(params.iter().map(|p| p.base_type()), ret.base_type(), "");
        let opcode = if method.is_static() { INVOKESTATIC } else { INVOKEVIRTUAL };
        return (named(opcode, HANDLE, &method.name.display(), descriptor), None, None);
    }
    if owner.hidden || owner.loader != rjpf_classes::LoaderId::BOOT {
        let receiver = (!method.is_static()).then_some(BaseType::Ref);
        let params = receiver.into_iter().chain(method.params.iter().copied());
        let descriptor = basic_descriptor(params, method.ret, "Ljava/lang/invoke/MemberName;");
        let linker = match member_kind {
            kind::INVOKE_STATIC => "linkToStatic",
            kind::INVOKE_VIRTUAL => "linkToVirtual",
            kind::INVOKE_INTERFACE => "linkToInterface",
            _ => "linkToSpecial",
        };
        return (named(INVOKESTATIC, HANDLE, linker, descriptor), None, Some(member));
    }
    let opcode = match member_kind {
        kind::INVOKE_STATIC => INVOKESTATIC,
        kind::INVOKE_VIRTUAL => INVOKEVIRTUAL,
        kind::INVOKE_INTERFACE => INVOKEINTERFACE,
        _ => INVOKESPECIAL,
    };
    let callee = Callee {
        opcode,
        class: owner.name.display(),
        name: method.name.display(),
        descriptor: method.descriptor.display(),
        interface: owner.is_interface(),
    };
    (callee, None, None)
}

/// A getter of a field of a JDK class: the bound values of a handle.
fn field_callee(vm: &Vm, member: Ref) -> Option<Callee> {
    let (memory, layout) = (&vm.pages.memory, &vm.known.invoke);
    let opcode = match vm.member_kind(member) {
        kind::GET_FIELD => GETFIELD,
        kind::GET_STATIC => GETSTATIC,
        _ => return None,
    };
    let class = vm.class_of_mirror(memory.get(member + layout.member_class));
    let of = memory.get(member + layout.member_type);
    if class.hidden || class.loader != rjpf_classes::LoaderId::BOOT || !std::ptr::eq(vm.class_of(of), vm.known.class) {
        return None;
    }
    let name = vm.known.string.to_rust(memory, memory.get(member + layout.member_name_at));
    Some(named(opcode, &class.name.display(), &name, vm.class_of_mirror(of).descriptor()))
}

/// Types of what the instruction takes from the stack.
fn operand_types(callee: &Callee) -> Vec<BaseType> {
    match callee.opcode {
        GETFIELD => vec![BaseType::Ref],
        GETSTATIC => Vec::new(),
        opcode => {
            let params =
                rjpf_classes::registry::parse_descriptor(callee.descriptor.as_bytes()).map_or(Vec::new(), |(p, _)| p);
            let receiver = (opcode != INVOKESTATIC).then_some(BaseType::Ref);
            receiver.into_iter().chain(params).collect()
        }
    }
}

fn operand(vm: &Vm, argument: Ref, of: BaseType, names: &[Ref], constants: &mut Vec<Ref>) -> Operand {
    if argument == 0 {
        return Operand::Null;
    }
    if vm.class_of(argument).name == "java/lang/invoke/LambdaForm$Name" {
        let index = names.iter().position(|&n| n == argument);
        return Operand::Name(index.unwrap_or_else(|| vm.field_of(argument, "index") as usize));
    }
    match of {
        BaseType::Ref | BaseType::Void => object_operand(argument, constants),
        BaseType::Long => Operand::Long(vm.unboxed(argument, of).wide() as i64),
        BaseType::Double => Operand::Double(vm.unboxed(argument, of).wide()),
        BaseType::Float => Operand::Float(vm.unboxed(argument, of).word()),
        _ => Operand::Int(vm.unboxed(argument, of).word() as i32),
    }
}

fn object_operand(object: Ref, constants: &mut Vec<Ref>) -> Operand {
    let known = constants.iter().position(|&c| c == object);
    Operand::Object(known.unwrap_or_else(|| {
        constants.push(object);
        constants.len() - 1
    }))
}

/// A descriptor in which all references are objects and all small integers ints.
fn basic_descriptor(params: impl Iterator<Item = BaseType>, ret: BaseType, last: &str) -> String {
    let letter = |t: BaseType| match t {
        BaseType::Ref => "Ljava/lang/Object;",
        BaseType::Long => "J",
        BaseType::Float => "F",
        BaseType::Double => "D",
        BaseType::Void => "V",
        _ => "I",
    };
    let params: String = params.map(letter).collect();
    format!("({params}{last}){}", letter(ret))
}

fn constant_name(number: usize) -> String {
    format!("constant{number}")
}

fn write_class(name: &str, form: &Form, descriptor: &str) -> Result<Vec<u8>, Exit> {
    // The name in the bytes is that of a plain class: a hidden name is no class name.
    let plain = name.split('+').next().unwrap_or(name);
    let mut class = ClassBuilder::new(ACC_FINAL | ACC_SUPER | ACC_SYNTHETIC, plain, "java/lang/Object");
    for number in 0..form.constants.len() {
        class.field(ACC_STATIC | ACC_FINAL, constant_name(number), "Ljava/lang/Object;");
    }
    class.method(ACC_PUBLIC | ACC_STATIC, INVOKE, descriptor, |code| write_code(code, plain, form, descriptor));
    class.finish().map_err(|e| Exit::Unsupported(format!("a lambda form that makes no class: {e}")))
}

fn write_code(code: &mut CodeBuilder<'_>, this: &str, form: &Form, descriptor: &str) {
    let mut slots = Vec::with_capacity(form.types.len());
    let mut next = 0u16;
    for of in &form.types {
        slots.push(next);
        next += of.words() as u16;
    }
    for (i, call) in form.calls.iter().enumerate() {
        for operand in &call.operands {
            write_operand(code, this, form, &slots, operand);
        }
        write_call(code, &call.callee);
        let at = form.arity + i;
        if let Some(of) = field_type(form.types[at]) {
            code.store(of, slots[at]);
        } else if let Some(unused) = result_type(&call.callee) {
            code.op(if unused.slots() == 2 { POP2 } else { POP });
        }
    }
    let ret = rjpf_classes::registry::parse_descriptor(descriptor.as_bytes()).map_or(BaseType::Void, |(_, ret)| ret);
    let ret = field_type(ret);
    if let (Some(of), Some(result)) = (ret, form.result) {
        code.load(of, slots[result]);
    }
    code.return_value(ret.filter(|_| form.result.is_some()));
}

fn write_operand(code: &mut CodeBuilder<'_>, this: &str, form: &Form, slots: &[u16], operand: &Operand) {
    match *operand {
        Operand::Name(index) => {
            if let Some(of) = field_type(form.types[index]) {
                code.load(of, slots[index]);
            }
        }
        Operand::Int(value) => _ = code.push_int(value),
        Operand::Long(value) => _ = code.push_long(value),
        Operand::Float(bits) => {
            let constant = code.pool().float(f32::from_bits(bits));
            code.ldc(constant);
        }
        Operand::Double(bits) => {
            let constant = code.pool().double(f64::from_bits(bits));
            code.ldc(constant);
        }
        Operand::Null => _ = code.op(ACONST_NULL),
        Operand::Object(number) => _ = code.field(GETSTATIC, this, constant_name(number), "Ljava/lang/Object;"),
    }
}

fn write_call(code: &mut CodeBuilder<'_>, callee: &Callee) {
    if matches!(callee.opcode, GETFIELD | GETSTATIC) {
        code.field(callee.opcode, &callee.class, &callee.name, &callee.descriptor);
    } else {
        code.invoke_member(callee.opcode, &callee.class, &callee.name, &callee.descriptor, callee.interface);
    }
}

/// What a call leaves on the stack.
fn result_type(callee: &Callee) -> Option<FieldType<'static>> {
    let ret = match callee.descriptor.rsplit_once(')') {
        Some((_, ret)) => ret,
        None => &callee.descriptor,
    };
    field_type(BaseType::of(ret.as_bytes()))
}

/// The type of a local; small integers are ints.
fn field_type(of: BaseType) -> Option<FieldType<'static>> {
    use rjpf_classfile::descriptor::BaseType as Primitive;
    Some(match of {
        BaseType::Void => return None,
        BaseType::Ref => FieldType::Class(b"java/lang/Object"),
        BaseType::Long => FieldType::Base(Primitive::Long),
        BaseType::Float => FieldType::Base(Primitive::Float),
        BaseType::Double => FieldType::Base(Primitive::Double),
        _ => FieldType::Base(Primitive::Int),
    })
}

/// FNV-1a: stable across runs; equal names with unequal bytes are told apart by the registry.
fn content_hash(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |h, &b| (h ^ u64::from(b)).wrapping_mul(0x0000_0100_0000_01b3))
}
