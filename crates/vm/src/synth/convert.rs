//! Code that converts the value on top of the stack, as the lambda metafactory does.

use rjpf_classfile::build::CodeBuilder;
use rjpf_classfile::descriptor::{BaseType, FieldType};
use rjpf_classfile::opcode::*;

/// The class that boxes a primitive type.
pub(super) fn wrapper(base: BaseType) -> &'static str {
    match base {
        BaseType::Boolean => "java/lang/Boolean",
        BaseType::Byte => "java/lang/Byte",
        BaseType::Char => "java/lang/Character",
        BaseType::Short => "java/lang/Short",
        BaseType::Int => "java/lang/Integer",
        BaseType::Long => "java/lang/Long",
        BaseType::Float => "java/lang/Float",
        BaseType::Double => "java/lang/Double",
    }
}

/// The primitive type a class boxes.
pub(super) fn unwrapped(of: FieldType<'_>) -> Option<BaseType> {
    let mut all = BaseType::ALL.into_iter();
    all.find(|&base| of == FieldType::Class(wrapper(base).as_bytes()))
}

pub(super) fn box_value(code: &mut CodeBuilder<'_>, base: BaseType) {
    let class = wrapper(base);
    let descriptor = format!("({})L{class};", char::from(base.letter()));
    code.invoke(INVOKESTATIC, class, "valueOf", descriptor);
}

/// From a value of `given` to one of `wanted`. A reference is first cast to `checked`, the type it
/// has in the instantiated interface: that is what a wrong argument fails at.
pub(super) fn convert(code: &mut CodeBuilder<'_>, given: FieldType<'_>, wanted: FieldType<'_>, checked: FieldType<'_>) {
    match (given, wanted) {
        (FieldType::Base(from), FieldType::Base(to)) => widen(code, from, to),
        (FieldType::Base(from), _) => match unwrapped(wanted) {
            Some(boxed) => {
                widen(code, from, boxed);
                box_value(code, boxed);
            }
            None => {
                box_value(code, from);
                cast(code, wanted);
            }
        },
        (_, FieldType::Base(to)) => {
            let source = check(code, given, checked);
            unbox(code, source, to);
        }
        _ => {
            let source = check(code, given, checked);
            if source != wanted {
                cast(code, wanted);
            }
        }
    }
}

/// Casts a reference to `checked` and gives the type it now has.
fn check<'t>(code: &mut CodeBuilder<'_>, given: FieldType<'t>, checked: FieldType<'t>) -> FieldType<'t> {
    if given == checked || !checked.is_reference() {
        return given;
    }
    cast(code, checked);
    checked
}

fn cast(code: &mut CodeBuilder<'_>, to: FieldType<'_>) {
    match to.class_name() {
        None | Some(b"java/lang/Object") => {}
        Some(class) => {
            code.type_op(CHECKCAST, class);
        }
    }
}

/// From a box to a primitive type at least as wide.
fn unbox(code: &mut CodeBuilder<'_>, source: FieldType<'_>, to: BaseType) {
    match (unwrapped(source), to) {
        (Some(from @ (BaseType::Char | BaseType::Boolean)), _) => {
            call_value(code, wrapper(from), from);
            widen(code, from, to);
        }
        // The wrappers of numbers have all the methods of `Number`.
        (Some(from), _) => call_value(code, wrapper(from), to),
        // A supertype of the box.
        (None, BaseType::Char | BaseType::Boolean) => {
            code.type_op(CHECKCAST, wrapper(to));
            call_value(code, wrapper(to), to);
        }
        (None, _) => {
            code.type_op(CHECKCAST, "java/lang/Number");
            call_value(code, "java/lang/Number", to);
        }
    }
}

fn call_value(code: &mut CodeBuilder<'_>, class: &str, to: BaseType) {
    let name = format!("{}Value", to.keyword());
    let descriptor = [b'(', b')', to.letter()];
    code.invoke(INVOKEVIRTUAL, class, name, descriptor);
}

fn widen(code: &mut CodeBuilder<'_>, from: BaseType, to: BaseType) {
    let opcode = match (from, to) {
        (BaseType::Long, BaseType::Float) => L2F,
        (BaseType::Long, BaseType::Double) => L2D,
        (BaseType::Float, BaseType::Double) => F2D,
        (BaseType::Long | BaseType::Float | BaseType::Double, _) => return,
        (_, BaseType::Long) => I2L,
        (_, BaseType::Float) => I2F,
        (_, BaseType::Double) => I2D,
        _ => return,
    };
    code.op(opcode);
}
