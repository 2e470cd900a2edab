//! String concatenation: pieces converted to strings from left to right, joined by one native.

use rjpf_classfile::Constant;
use rjpf_classfile::build::CodeBuilder;
use rjpf_classfile::descriptor::{BaseType, FieldType};
use rjpf_classfile::opcode::*;

use super::{CONCAT_CLASS, CONCAT_DESCRIPTOR, CONCAT_NAME, Refusal, Request, malformed};

/// One part of the result.
enum Piece<'a> {
    /// Modified UTF-8, as all texts in class files.
    Literal(Vec<u8>),
    /// The bits of a constant.
    Float(u32),
    Double(u64),
    /// An argument and the local it is in.
    Argument(FieldType<'a>, u16),
}

/// Marks an argument in a recipe. These bytes mean only this in modified UTF-8.
const ARGUMENT: u8 = 1;
/// Marks a constant in a recipe.
const CONSTANT: u8 = 2;
/// The longest text a class file can hold.
const MAX_TEXT: usize = 65535;

/// `makeConcat`: the arguments one after the other.
pub(super) fn plain(request: &Request<'_>) -> Result<Vec<u8>, Refusal> {
    let count = request.site()?.parameter_count();
    make(request, &vec![ARGUMENT; usize::from(count)], &[])
}

/// `makeConcatWithConstants`: arguments, constants and text as a recipe says.
pub(super) fn with_constants(request: &Request<'_>) -> Result<Vec<u8>, Refusal> {
    let recipe = request.string(0)?;
    make(request, recipe, &request.bootstrap.args[1..])
}

fn make(request: &Request<'_>, recipe: &[u8], constants: &[u16]) -> Result<Vec<u8>, Refusal> {
    if request.site()?.result != Some(FieldType::Class(b"java/lang/String")) {
        return match request.site()?.result {
            // Any supertype of `String` is allowed, but `javac` asks for none.
            Some(FieldType::Class(_)) => Err(Refusal::NotOurs),
            _ => malformed(format!("{} gives no string", request.site_text())),
        };
    }
    let pieces = pieces(request, recipe, constants)?;
    request.class_of_link("$$Concat", |code| {
        join(code, &pieces);
        code.op(ARETURN);
    })
}

fn pieces<'a>(request: &Request<'a>, recipe: &[u8], constants: &[u16]) -> Result<Vec<Piece<'a>>, Refusal> {
    let mut pieces = Vec::new();
    let mut parameters = request.site()?.parameters();
    let mut constants = constants.iter();
    let mut local = 0;
    for part in recipe.chunk_by(|left, right| left.min(right) > &CONSTANT) {
        match part {
            [ARGUMENT] => {
                let Some(of) = parameters.next() else {
                    return malformed("the recipe has more arguments than the call site");
                };
                pieces.push(Piece::Argument(of, local));
                local += u16::from(of.slots());
            }
            [CONSTANT] => {
                let Some(&index) = constants.next() else {
                    return malformed("the recipe has more constants than there are");
                };
                constant_piece(request, index, &mut pieces)?;
            }
            text => push_text(&mut pieces, text),
        }
    }
    if parameters.next().is_some() || constants.next().is_some() {
        return malformed("the recipe leaves arguments or constants out");
    }
    Ok(pieces)
}

fn constant_piece<'a>(request: &Request<'a>, index: u16, pieces: &mut Vec<Piece<'a>>) -> Result<(), Refusal> {
    match request.constant(index)? {
        Constant::String { .. } => push_text(pieces, request.caller.pool.string(index)?),
        Constant::Integer(value) => push_text(pieces, value.to_string().as_bytes()),
        Constant::Long(value) => push_text(pieces, value.to_string().as_bytes()),
        Constant::Float(bits) => pieces.push(Piece::Float(bits)),
        Constant::Double(bits) => pieces.push(Piece::Double(bits)),
        // What a class, method type, method handle or dynamic constant prints as is known only when
        // it is resolved, and that for the caller; `javac` writes none of them.
        _ => return Err(Refusal::NotOurs),
    }
    Ok(())
}

/// Adds text, to the literal before it if there is one and it stays short enough.
fn push_text(pieces: &mut Vec<Piece<'_>>, text: &[u8]) {
    match pieces.last_mut() {
        Some(Piece::Literal(before)) if before.len() + text.len() <= MAX_TEXT => {
            before.extend(text);
        }
        _ => pieces.push(Piece::Literal(text.to_vec())),
    }
}

/// Pushes a new string made of the pieces.
fn join(code: &mut CodeBuilder<'_>, pieces: &[Piece<'_>]) {
    join_with(code, pieces, |code, piece| match piece {
        Piece::Literal(text) => {
            code.push_string(text);
        }
        Piece::Float(bits) => {
            let constant = code.pool().float(f32::from_bits(*bits));
            code.ldc(constant);
            stringify(code, FieldType::Base(BaseType::Float));
        }
        Piece::Double(bits) => {
            let constant = code.pool().double(f64::from_bits(*bits));
            code.ldc(constant);
            stringify(code, FieldType::Base(BaseType::Double));
        }
        Piece::Argument(of, local) => {
            code.load(*of, *local);
            stringify(code, *of);
        }
    });
}

/// Pushes a new string joined from one string per item, each pushed by `push`.
pub(super) fn join_with<T>(code: &mut CodeBuilder<'_>, items: &[T], push: impl Fn(&mut CodeBuilder<'_>, &T)) {
    code.push_int(items.len() as i32);
    code.type_op(ANEWARRAY, "java/lang/String");
    for (at, item) in (0..).zip(items) {
        code.op(DUP).push_int(at);
        push(code, item);
        code.op(AASTORE);
    }
    code.invoke(INVOKESTATIC, CONCAT_CLASS, CONCAT_NAME, CONCAT_DESCRIPTOR);
}

/// Converts the value on top to a string that is not null.
pub(super) fn stringify(code: &mut CodeBuilder<'_>, of: FieldType<'_>) {
    let from = match of {
        FieldType::Base(BaseType::Byte | BaseType::Short) => "I".to_owned(),
        FieldType::Base(base) => char::from(base.letter()).to_string(),
        FieldType::Class(b"java/lang/String") => return replace_null(code),
        FieldType::Class(_) | FieldType::Array(_) => "Ljava/lang/Object;".to_owned(),
    };
    let descriptor = format!("({from})Ljava/lang/String;");
    code.invoke(INVOKESTATIC, "java/lang/String", "valueOf", descriptor);
    if of.is_reference() {
        // `toString` may give null.
        replace_null(code);
    }
}

fn replace_null(code: &mut CodeBuilder<'_>) {
    let known = code.new_label();
    code.op(DUP).branch(IFNONNULL, known);
    code.op(POP).push_string("null");
    code.place(known);
}
