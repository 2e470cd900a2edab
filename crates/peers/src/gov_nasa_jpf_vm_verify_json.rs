//! The peer of `Verify.createFromJSON`: objects filled from a text, one of them for each way to
//! answer the choices that stand in it.
//!
//! No constructor runs. Fields are found by name in the class and above; what the text leaves out
//! stays zero, and names without a field are skipped. There are primitives, strings, boxes, enum
//! constants by name, arrays, and objects of plain classes; anything else is unsupported.

mod parse;

use rjpf_classes::address::ARRAY_HEADER;
use rjpf_classes::registry::class_name_of;
use rjpf_classes::{BaseType, Class, Field, Name};
use rjpf_classfile::access::{ACC_ABSTRACT, ACC_ENUM};
use rjpf_state::Ref;
use rjpf_vm::peer::{ChoiceKind, ChoiceRequest, Resume, native, throw, unsupported};
use rjpf_vm::{Ctx, Exit, Peer, PeerResult, Value};

use crate::gov_nasa_jpf_vm_verify::CLASS;
use parse::{Json, Text};

pub(crate) const PEERS: &[Peer] =
    &[Peer::of(CLASS, &[native("createFromJSON(Ljava/lang/Class;Ljava/lang/String;)Ljava/lang/Object;", create)])];

/// Runs again for each choice and each class to initialise; the choices made are kept in a saved
/// `int[]`, and the step counts them. Nothing built before the last run is ever seen.
fn create(ctx: &mut Ctx<'_>) -> PeerResult {
    let class = ctx.class_of_mirror(ctx.non_null(0)?);
    let text = ctx.string(ctx.non_null(1)?);
    let text = parse::parse(&text).map_err(|e| throw("java/lang/IllegalArgumentException", format!("JSON: {e}")))?;
    if ctx.saved_ref(0) == 0 {
        let array = ctx.new_primitive_array(BaseType::Int, text.choices.len())?;
        ctx.save_ref(0, array);
    }
    let (chosen, made) = (ctx.saved_ref(0), ctx.step());
    if let Resume::Chosen(index) = ctx.resumed() {
        ctx.put_element(chosen, made, index);
        ctx.set_step(made + 1);
    }
    if let Some(values) = text.choices.get(ctx.step() as usize) {
        let label = format!("JSON choice {} of {}", ctx.step() + 1, text.choices.len());
        return Err(Exit::Choose(ChoiceRequest { kind: ChoiceKind::List, count: values.len() as u32, label }));
    }
    let chosen = ctx.memory().word_array(chosen).to_vec();
    let mut builder = Builder { ctx, text: &text, chosen };
    Ok(builder.of_class(&text.root, class)?.into())
}

struct Builder<'b, 'v> {
    ctx: &'b mut Ctx<'v>,
    text: &'b Text,
    chosen: Vec<u32>,
}

fn misfit(json: &Json, wanted: &str) -> Exit {
    throw("java/lang/IllegalArgumentException", format!("JSON: {json} is no {wanted}"))
}

impl<'b> Builder<'b, '_> {
    /// A value with its choice, if it is one, made.
    fn settled(&self, json: &'b Json) -> &'b Json {
        match json {
            Json::Choice(number) => &self.text.choices[*number][self.chosen[*number] as usize],
            other => other,
        }
    }

    /// A value for a field or element of a type, as code of `from` means it.
    fn of_type(&mut self, json: &'b Json, descriptor: &[u8], from: &'static Class) -> Result<Value, Exit> {
        match BaseType::of(descriptor) {
            BaseType::Ref if matches!(self.settled(json), Json::Null) => Ok(Value::Word(0)),
            BaseType::Ref => {
                let class = self.ctx.resolve_class(from, class_name_of(descriptor))?;
                Ok(self.of_class(json, class)?.into())
            }
            primitive => primitive_value(self.settled(json), primitive),
        }
    }

    fn of_class(&mut self, json: &'b Json, class: &'static Class) -> Result<Ref, Exit> {
        let json = self.settled(json);
        if let Json::Null = json {
            return Ok(0);
        }
        if class.is_array() {
            return self.array(json, class);
        }
        if let Json::Text(text) = json
            && (class.name == "java/lang/String" || class.name == "java/lang/Object")
        {
            return self.ctx.new_string(text);
        }
        self.ctx.ensure_initialized(class)?;
        if class.access & ACC_ENUM != 0 {
            return self.enum_constant(json, class);
        }
        let boxed = BaseType::PRIMITIVES.into_iter().find(|p| *p != BaseType::Void && class.name == p.wrapper());
        match (boxed, json) {
            (Some(primitive), _) => {
                let value = primitive_value(json, primitive)?;
                let object = self.ctx.new_object(class)?;
                match value {
                    Value::Wide(bits) => self.ctx.put_field2(object, "value", bits),
                    narrow => self.ctx.put_field(object, "value", narrow.word()),
                }
                Ok(object)
            }
            (None, Json::Object(members)) => self.object(members, class),
            _ => Err(misfit(json, &class.name.dotted())),
        }
    }

    fn object(&mut self, members: &'b [(String, Json)], class: &'static Class) -> Result<Ref, Exit> {
        if class.access & ACC_ABSTRACT != 0 {
            return Err(unsupported(format!("a JSON value of the abstract type {}", class.name.dotted())));
        }
        if class.module.is_some() && class.name != "java/lang/Object" {
            return Err(unsupported(format!("a JSON value of the library class {}", class.name.dotted())));
        }
        let object = self.ctx.new_object(class)?;
        for (name, json) in members {
            if let Some((owner, field)) = find_field(class, name) {
                let value = self.of_type(json, field.descriptor.bytes(), owner)?;
                self.ctx.put(object, field, value);
            }
        }
        Ok(object)
    }

    fn array(&mut self, json: &'b Json, class: &'static Class) -> Result<Ref, Exit> {
        let (Json::Array(elements), Some(component)) = (json, class.component()) else {
            return Err(misfit(json, &class.type_name()));
        };
        let kind = class.element_type().unwrap_or(BaseType::Ref);
        let mut bytes = Vec::new();
        for element in elements {
            let value = match kind {
                BaseType::Ref => self.of_class(element, component)?.into(),
                primitive => primitive_value(self.settled(element), primitive)?,
            };
            bytes.extend_from_slice(&value.wide().to_le_bytes()[..kind.element_bytes() as usize]);
        }
        let length = elements.len() as i32;
        let array = match kind {
            BaseType::Ref => self.ctx.new_reference_array(component, length)?,
            primitive => self.ctx.new_primitive_array(primitive, elements.len())?,
        };
        // Nobody else reaches the array yet.
        self.ctx.put_bytes(array + ARRAY_HEADER, 0, &bytes);
        Ok(array)
    }

    fn enum_constant(&mut self, json: &Json, class: &'static Class) -> Result<Ref, Exit> {
        let Json::Text(name) = json else { return Err(misfit(json, &class.name.dotted())) };
        let constant = class.fields.iter().find(|f| f.access & ACC_ENUM != 0 && f.name == name.as_str());
        match constant {
            Some(field) => Ok(self.ctx.memory().get(field.offset)),
            None => Err(misfit(json, &class.name.dotted())),
        }
    }
}

/// An instance field by name, the class itself first, and the class that declares it.
fn find_field(class: &'static Class, name: &str) -> Option<(&'static Class, &'static Field)> {
    let name = Name::from(name);
    let lineage = std::iter::successors(Some(class), |c| c.super_class);
    lineage.into_iter().find_map(|c| c.fields.iter().find(|f| !f.is_static() && f.name == name).map(|f| (c, f)))
}

fn primitive_value(json: &Json, of: BaseType) -> Result<Value, Exit> {
    let bad = || misfit(json, of.keyword());
    let integer = |min: i64, max: i64| match json {
        Json::Number(text) => text.parse::<i64>().ok().filter(|n| (min..=max).contains(n)).ok_or_else(bad),
        _ => Err(bad()),
    };
    let float = || match json {
        Json::Number(text) => text.parse::<f64>().map_err(|_| bad()),
        _ => Err(bad()),
    };
    Ok(match (of, json) {
        (BaseType::Boolean, Json::Bool(value)) => (*value).into(),
        (BaseType::Char, Json::Text(text)) => match text.encode_utf16().collect::<Vec<u16>>()[..] {
            [unit] => i32::from(unit).into(),
            _ => return Err(bad()),
        },
        (BaseType::Byte, _) => (integer(i8::MIN.into(), i8::MAX.into())? as i32).into(),
        (BaseType::Short, _) => (integer(i16::MIN.into(), i16::MAX.into())? as i32).into(),
        (BaseType::Int, _) => (integer(i32::MIN.into(), i32::MAX.into())? as i32).into(),
        (BaseType::Long, _) => integer(i64::MIN, i64::MAX)?.into(),
        (BaseType::Float, Json::Number(text)) => text.parse::<f32>().map_err(|_| bad())?.into(),
        (BaseType::Double, _) => float()?.into(),
        _ => return Err(bad()),
    })
}
