//! Function objects: what `LambdaMetafactory` makes for lambdas and method references.

use rjpf_classes::LAMBDA_INSTANCE as INSTANCE;
use rjpf_classfile::access::{ACC_BRIDGE, ACC_FINAL, ACC_PRIVATE, ACC_PUBLIC, ACC_STATIC, ACC_SYNTHETIC};
use rjpf_classfile::build::{ClassBuilder, CodeBuilder};
use rjpf_classfile::descriptor::{FieldType, MethodDescriptor};
use rjpf_classfile::opcode::*;
use rjpf_classfile::{ClassFile, MemberRef};

use super::convert::{box_value, convert};
use super::{LINK, LINK_ACCESS, REF_INVOKE_STATIC, Refusal, Request, malformed};

const REF_INVOKE_VIRTUAL: u8 = 5;
const REF_INVOKE_SPECIAL: u8 = 7;
const REF_NEW_INVOKE_SPECIAL: u8 = 8;
const REF_INVOKE_INTERFACE: u8 = 9;

const FLAG_SERIALIZABLE: i32 = 1;
const FLAG_MARKERS: i32 = 2;
const FLAG_BRIDGES: i32 = 4;

/// `metafactory`.
pub(super) fn plain(request: &Request<'_>) -> Result<Vec<u8>, Refusal> {
    if request.bootstrap.args.len() != 3 {
        return malformed("metafactory takes three static arguments");
    }
    Lambda::read(request)?.class()
}

/// `altMetafactory`, which can ask for more interfaces, bridges and serialisation.
pub(super) fn alternative(request: &Request<'_>) -> Result<Vec<u8>, Refusal> {
    let mut lambda = Lambda::read(request)?;
    let flags = request.integer(3)?;
    let mut at = 4;
    if flags & FLAG_MARKERS != 0 {
        for marker in counted(request, &mut at)? {
            lambda.add_interface(request.class_argument(marker)?);
        }
    }
    if flags & FLAG_BRIDGES != 0 {
        for bridge in counted(request, &mut at)? {
            let bridge = request.method_type(bridge)?;
            lambda.check_arity(&bridge)?;
            lambda.bridges.push(bridge);
        }
    }
    if at < request.bootstrap.args.len() {
        return malformed("altMetafactory has too many arguments");
    }
    if flags & FLAG_SERIALIZABLE != 0 {
        lambda.is_serializable = true;
        lambda.add_interface(b"java/io/Serializable");
    }
    lambda.class()
}

/// Reads a count and gives the indices of as many arguments behind it.
fn counted(request: &Request<'_>, at: &mut usize) -> Result<std::ops::Range<usize>, Refusal> {
    let count = request.integer(*at)?;
    let Ok(count) = usize::try_from(count) else {
        return malformed("negative argument count");
    };
    let start = *at + 1;
    // Arguments that are missing fail when they are read; this only keeps the sum small.
    *at = start + count.min(request.bootstrap.args.len());
    Ok(start..*at)
}

struct Lambda<'a> {
    request: &'a Request<'a>,
    class_name: Vec<u8>,
    /// Captured values in, function object out.
    factory: MethodDescriptor<'a>,
    /// The function object's class implements these, the functional interface first.
    interfaces: Vec<&'a [u8]>,
    /// The interface's method, erased.
    erased: MethodDescriptor<'a>,
    /// The interface's method with its type variables replaced.
    instantiated: MethodDescriptor<'a>,
    bridges: Vec<MethodDescriptor<'a>>,
    target: Target<'a>,
    is_serializable: bool,
}

/// The method that does the work.
struct Target<'a> {
    kind: u8,
    member: MemberRef<'a>,
    opcode: u8,
    /// What is on the stack when it is called, with the receiver.
    parameters: Vec<FieldType<'a>>,
    result: Option<FieldType<'a>>,
}

impl<'a> Lambda<'a> {
    fn read(request: &'a Request<'a>) -> Result<Lambda<'a>, Refusal> {
        let factory = request.site()?;
        let Some(FieldType::Class(interface)) = factory.result else {
            return malformed(format!("{} gives no interface", request.site_text()));
        };
        let (kind, member) = request.method_handle(1)?;
        let lambda = Lambda {
            request,
            class_name: request.class_name("$$Lambda"),
            factory,
            interfaces: vec![interface],
            erased: request.method_type(0)?,
            instantiated: request.method_type(2)?,
            bridges: Vec::new(),
            target: Target::read(request.caller, kind, member)?,
            is_serializable: false,
        };
        lambda.check_arity(&lambda.erased)?;
        lambda.check_arity(&lambda.instantiated)?;
        Ok(lambda)
    }

    /// Captured values and arguments together are what the target takes.
    fn check_arity(&self, method: &MethodDescriptor<'_>) -> Result<(), Refusal> {
        let given = self.factory.parameter_count() + method.parameter_count();
        if usize::from(given) != self.target.parameters.len() {
            return malformed("captured values and arguments do not fit the implementation");
        }
        if self.target.result.is_none() && method.result.is_some() {
            return malformed("the implementation gives no value");
        }
        Ok(())
    }

    fn add_interface(&mut self, name: &'a [u8]) {
        if !self.interfaces.contains(&name) {
            self.interfaces.push(name);
        }
    }

    fn class(&self) -> Result<Vec<u8>, Refusal> {
        let mut class = self.request.class("$$Lambda");
        for interface in &self.interfaces {
            class.interface(interface);
        }
        for (field, of) in self.captured() {
            class.field(ACC_PRIVATE | ACC_FINAL, field, descriptor(of));
        }
        self.write_constructor(&mut class);
        self.write_link(&mut class);
        self.write_forwarder(&mut class, ACC_PUBLIC, &self.erased);
        for bridge in &self.bridges {
            self.write_forwarder(&mut class, ACC_PUBLIC | ACC_BRIDGE, bridge);
        }
        if self.is_serializable {
            self.write_replace(&mut class);
        }
        Ok(class.finish()?)
    }

    /// The fields that hold the captured values.
    fn captured(&self) -> impl Iterator<Item = (String, FieldType<'a>)> {
        (1..).zip(self.factory.parameters()).map(|(number, of)| (format!("arg${number}"), of))
    }

    fn constructor_descriptor(&self) -> Vec<u8> {
        let end = self.factory.text.iter().rposition(|&byte| byte == b')');
        let parameters = &self.factory.text[..=end.unwrap_or(0)];
        [parameters, b"V"].concat()
    }

    fn write_constructor(&self, class: &mut ClassBuilder) {
        let access = ACC_PRIVATE | ACC_SYNTHETIC;
        class.method(access, "<init>", self.constructor_descriptor(), |code| {
            code.local(ALOAD, 0);
            code.invoke(INVOKESPECIAL, "java/lang/Object", "<init>", "()V");
            let mut local = 1;
            for (field, of) in self.captured() {
                code.local(ALOAD, 0).load(of, local);
                code.field(PUTFIELD, &self.class_name, field, descriptor(of));
                local += u16::from(of.slots());
            }
            code.op(RETURN);
        });
    }

    /// The factory. Without captured values every call gives the same object.
    fn write_link(&self, class: &mut ClassBuilder) {
        if self.factory.parameter_count() > 0 {
            class.method(LINK_ACCESS, LINK, self.factory.text, |code| {
                self.push_new(code);
                code.op(ARETURN);
            });
            return;
        }
        let of = [b"L", &self.class_name[..], b";"].concat();
        let access = ACC_PRIVATE | ACC_STATIC | ACC_FINAL | ACC_SYNTHETIC;
        class.field(access, INSTANCE, &of);
        class.method(ACC_STATIC | ACC_SYNTHETIC, "<clinit>", "()V", |code| {
            self.push_new(code);
            code.field(PUTSTATIC, &self.class_name, INSTANCE, &of);
            code.op(RETURN);
        });
        class.method(LINK_ACCESS, LINK, self.factory.text, |code| {
            code.field(GETSTATIC, &self.class_name, INSTANCE, &of);
            code.op(ARETURN);
        });
    }

    /// Pushes a new function object over the method's own parameters.
    fn push_new(&self, code: &mut CodeBuilder<'_>) {
        code.type_op(NEW, &self.class_name).op(DUP);
        let mut local = 0;
        for of in self.factory.parameters() {
            code.load(of, local);
            local += u16::from(of.slots());
        }
        let constructor = self.constructor_descriptor();
        code.invoke(INVOKESPECIAL, &self.class_name, "<init>", constructor);
    }

    /// A method of the interface that calls the target.
    fn write_forwarder(&self, class: &mut ClassBuilder, access: u16, of: &MethodDescriptor<'a>) {
        let name = self.request.name;
        class.method(access | ACC_SYNTHETIC, name, of.text, |code| {
            let target = &self.target;
            if target.kind == REF_NEW_INVOKE_SPECIAL {
                code.type_op(NEW, target.member.class).op(DUP);
            }
            for (field, of) in self.captured() {
                self.push_captured(code, &field, of);
            }
            self.push_arguments(code, of);
            target.call(code);
            give_back(code, target.result, of.result);
        });
    }

    fn push_captured(&self, code: &mut CodeBuilder<'_>, field: &str, of: FieldType<'_>) {
        code.local(ALOAD, 0);
        code.field(GETFIELD, &self.class_name, field, descriptor(of));
    }

    fn push_arguments(&self, code: &mut CodeBuilder<'_>, of: &MethodDescriptor<'a>) {
        let captured = usize::from(self.factory.parameter_count());
        let wanted = self.target.parameters[captured..].iter();
        let types = of.parameters().zip(self.instantiated.parameters());
        let mut local = 1;
        for ((given, checked), &wanted) in types.zip(wanted) {
            code.load(given, local);
            convert(code, given, wanted, checked);
            local += u16::from(given.slots());
        }
    }

    /// What a serialised function object is replaced by.
    fn write_replace(&self, class: &mut ClassBuilder) {
        let access = ACC_PRIVATE | ACC_FINAL | ACC_SYNTHETIC;
        class.method(access, "writeReplace", "()Ljava/lang/Object;", |code| {
            let serialized = "java/lang/invoke/SerializedLambda";
            let target = &self.target;
            code.type_op(NEW, serialized).op(DUP);
            let caller = code.pool().class(self.request.caller_name);
            code.ldc(caller).push_string(self.interfaces[0]);
            code.push_string(self.request.name);
            code.push_string(self.erased.text);
            code.push_int(i32::from(target.kind));
            code.push_string(target.member.class);
            code.push_string(target.member.name);
            code.push_string(target.member.descriptor);
            code.push_string(self.instantiated.text);
            self.push_captured_array(code);
            let text = "Ljava/lang/String;";
            let descriptor =
                format!("(Ljava/lang/Class;{text}{text}{text}I{text}{text}{text}{text}[Ljava/lang/Object;)V");
            code.invoke(INVOKESPECIAL, serialized, "<init>", descriptor);
            code.op(ARETURN);
        });
    }

    fn push_captured_array(&self, code: &mut CodeBuilder<'_>) {
        code.push_int(i32::from(self.factory.parameter_count()));
        code.type_op(ANEWARRAY, "java/lang/Object");
        for (at, (field, of)) in (0..).zip(self.captured()) {
            code.op(DUP).push_int(at);
            self.push_captured(code, &field, of);
            if let FieldType::Base(base) = of {
                box_value(code, base);
            }
            code.op(AASTORE);
        }
    }
}

impl<'a> Target<'a> {
    fn read(caller: &ClassFile<'_>, kind: u8, member: MemberRef<'a>) -> Result<Self, Refusal> {
        let declared = MethodDescriptor::parse(member.descriptor)?;
        let opcode = match kind {
            REF_INVOKE_STATIC => INVOKESTATIC,
            REF_NEW_INVOKE_SPECIAL => INVOKESPECIAL,
            REF_INVOKE_VIRTUAL => INVOKEVIRTUAL,
            REF_INVOKE_INTERFACE => INVOKEINTERFACE,
            // Older compilers name the private methods of the caller this way.
            REF_INVOKE_SPECIAL if is_private_in(caller, &member) => match member.interface {
                true => INVOKEINTERFACE,
                false => INVOKEVIRTUAL,
            },
            REF_INVOKE_SPECIAL => INVOKESPECIAL,
            _ => return malformed("the implementation is no method"),
        };
        let owner = match member.class {
            [b'[', ..] => FieldType::Array(member.class),
            class => FieldType::Class(class),
        };
        let has_receiver = !matches!(kind, REF_INVOKE_STATIC | REF_NEW_INVOKE_SPECIAL);
        let receiver = has_receiver.then_some(owner);
        Ok(Target {
            kind,
            member,
            opcode,
            parameters: receiver.into_iter().chain(declared.parameters()).collect(),
            result: match kind {
                REF_NEW_INVOKE_SPECIAL => Some(owner),
                _ => declared.result,
            },
        })
    }

    fn call(&self, code: &mut CodeBuilder<'_>) {
        let member = &self.member;
        code.invoke_member(self.opcode, member.class, member.name, member.descriptor, member.interface);
    }
}

fn is_private_in(caller: &ClassFile<'_>, member: &MemberRef<'_>) -> bool {
    member.class == caller.this_class
        && caller.methods.iter().any(|method| {
            method.name == member.name && method.descriptor == member.descriptor && method.access & ACC_PRIVATE != 0
        })
}

/// Returns what the target gave, converted.
fn give_back(code: &mut CodeBuilder<'_>, given: Option<FieldType<'_>>, wanted: Option<FieldType<'_>>) {
    match (given, wanted) {
        (Some(given), Some(wanted)) => convert(code, given, wanted, wanted),
        (Some(dropped), None) => {
            code.op(if dropped.slots() == 2 { POP2 } else { POP });
        }
        (None, _) => {}
    }
    code.return_value(wanted);
}

fn descriptor(of: FieldType<'_>) -> Vec<u8> {
    match of {
        FieldType::Base(base) => vec![base.letter()],
        FieldType::Class(name) => [b"L", name, b";"].concat(),
        FieldType::Array(text) => text.to_vec(),
    }
}
