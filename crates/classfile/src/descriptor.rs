//! Field and method descriptors (JVMS 4.3): parsed types, parameters one by one, slot counts.
//! Generic signatures are not read here.

use crate::name;

/// The text is not a descriptor of the wanted sort.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct BadDescriptor;

impl std::fmt::Display for BadDescriptor {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("malformed descriptor")
    }
}

impl std::error::Error for BadDescriptor {}

/// A primitive type.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum BaseType {
    Boolean,
    Byte,
    Char,
    Short,
    Int,
    Long,
    Float,
    Double,
}

impl BaseType {
    pub const ALL: [BaseType; 8] = [
        BaseType::Boolean,
        BaseType::Byte,
        BaseType::Char,
        BaseType::Short,
        BaseType::Int,
        BaseType::Long,
        BaseType::Float,
        BaseType::Double,
    ];

    pub fn from_letter(letter: u8) -> Option<BaseType> {
        Some(match letter {
            b'Z' => BaseType::Boolean,
            b'B' => BaseType::Byte,
            b'C' => BaseType::Char,
            b'S' => BaseType::Short,
            b'I' => BaseType::Int,
            b'J' => BaseType::Long,
            b'F' => BaseType::Float,
            b'D' => BaseType::Double,
            _ => return None,
        })
    }

    /// The letter in descriptors.
    pub fn letter(self) -> u8 {
        match self {
            BaseType::Boolean => b'Z',
            BaseType::Byte => b'B',
            BaseType::Char => b'C',
            BaseType::Short => b'S',
            BaseType::Int => b'I',
            BaseType::Long => b'J',
            BaseType::Float => b'F',
            BaseType::Double => b'D',
        }
    }

    /// The keyword in Java source.
    pub fn keyword(self) -> &'static str {
        match self {
            BaseType::Boolean => "boolean",
            BaseType::Byte => "byte",
            BaseType::Char => "char",
            BaseType::Short => "short",
            BaseType::Int => "int",
            BaseType::Long => "long",
            BaseType::Float => "float",
            BaseType::Double => "double",
        }
    }

    /// The type named by the operand of `newarray`.
    pub fn from_newarray(code: u8) -> Option<BaseType> {
        Some(match code {
            4 => BaseType::Boolean,
            5 => BaseType::Char,
            6 => BaseType::Float,
            7 => BaseType::Double,
            8 => BaseType::Byte,
            9 => BaseType::Short,
            10 => BaseType::Int,
            11 => BaseType::Long,
            _ => return None,
        })
    }

    /// The operand of `newarray` for this type.
    pub fn newarray(self) -> u8 {
        match self {
            BaseType::Boolean => 4,
            BaseType::Char => 5,
            BaseType::Float => 6,
            BaseType::Double => 7,
            BaseType::Byte => 8,
            BaseType::Short => 9,
            BaseType::Int => 10,
            BaseType::Long => 11,
        }
    }

    /// Slots a value takes in locals and on the operand stack.
    pub fn slots(self) -> u8 {
        match self {
            BaseType::Long | BaseType::Double => 2,
            _ => 1,
        }
    }

    /// Bytes an element takes in an array, as the JDK's own layout has it.
    pub fn size(self) -> u8 {
        match self {
            BaseType::Boolean | BaseType::Byte => 1,
            BaseType::Char | BaseType::Short => 2,
            BaseType::Int | BaseType::Float => 4,
            BaseType::Long | BaseType::Double => 8,
        }
    }
}

/// The type of a field, parameter or result.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum FieldType<'a> {
    Base(BaseType),
    /// The class name, with slashes, without `L` and `;`.
    Class(&'a [u8]),
    /// The whole array descriptor, which is also the array class's name.
    Array(&'a [u8]),
}

impl<'a> FieldType<'a> {
    /// Parses a whole field descriptor.
    pub fn parse(descriptor: &'a [u8]) -> Result<FieldType<'a>, BadDescriptor> {
        match next_type(descriptor)? {
            (parsed, []) => Ok(parsed),
            _ => Err(BadDescriptor),
        }
    }

    pub fn slots(self) -> u8 {
        match self {
            FieldType::Base(base) => base.slots(),
            _ => 1,
        }
    }

    pub fn is_reference(self) -> bool {
        !matches!(self, FieldType::Base(_))
    }

    /// Of an array: the type of its elements, one dimension less.
    pub fn component(self) -> Option<FieldType<'a>> {
        match self {
            FieldType::Array(text) => FieldType::parse(text.get(1..)?).ok(),
            _ => None,
        }
    }

    /// How many array dimensions this has, zero for what is no array.
    pub fn dimensions(self) -> usize {
        match self {
            FieldType::Array(text) => dimensions(text),
            _ => 0,
        }
    }

    /// The name by which the constant pool knows a reference type.
    pub fn class_name(self) -> Option<&'a [u8]> {
        match self {
            FieldType::Base(_) => None,
            FieldType::Class(name) | FieldType::Array(name) => Some(name),
        }
    }
}

/// A parsed method descriptor; the parameters are walked when asked for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct MethodDescriptor<'a> {
    /// The whole descriptor.
    pub text: &'a [u8],
    /// The text between the parentheses, known to be well-formed.
    parameters: &'a [u8],
    parameter_count: u16,
    parameter_slots: u16,
    /// `None` is void.
    pub result: Option<FieldType<'a>>,
}

impl<'a> MethodDescriptor<'a> {
    pub fn parse(text: &'a [u8]) -> Result<MethodDescriptor<'a>, BadDescriptor> {
        let inside = text.strip_prefix(b"(").ok_or(BadDescriptor)?;
        let mut rest = inside;
        let (mut count, mut slots) = (0u32, 0u32);
        while rest.first() != Some(&b')') {
            let (parameter, after) = next_type(rest)?;
            count += 1;
            slots += u32::from(parameter.slots());
            rest = after;
        }
        let parameters = &inside[..inside.len() - rest.len()];
        let result = match &rest[1..] {
            b"V" => None,
            result => Some(FieldType::parse(result)?),
        };
        Ok(MethodDescriptor {
            text,
            parameters,
            parameter_count: u16::try_from(count).map_err(|_| BadDescriptor)?,
            parameter_slots: u16::try_from(slots).map_err(|_| BadDescriptor)?,
            result,
        })
    }

    pub fn parameters(&self) -> Parameters<'a> {
        Parameters { rest: self.parameters }
    }

    pub fn parameter_count(&self) -> u16 {
        self.parameter_count
    }

    /// Slots all parameters take together, without `this`.
    pub fn parameter_slots(&self) -> u16 {
        self.parameter_slots
    }

    /// Slots the result takes, zero for void.
    pub fn result_slots(&self) -> u8 {
        self.result.map_or(0, FieldType::slots)
    }
}

/// The parameter types of a method, in order.
#[derive(Debug, Clone)]
pub struct Parameters<'a> {
    rest: &'a [u8],
}

impl<'a> Iterator for Parameters<'a> {
    type Item = FieldType<'a>;

    fn next(&mut self) -> Option<FieldType<'a>> {
        let (parameter, rest) = next_type(self.rest).ok()?;
        self.rest = rest;
        Some(parameter)
    }
}

/// Splits the first type off; `L...;` names are checked, arrays may have up to 255 dimensions.
fn next_type(text: &[u8]) -> Result<(FieldType<'_>, &[u8]), BadDescriptor> {
    let (&first, rest) = text.split_first().ok_or(BadDescriptor)?;
    match first {
        b'L' => {
            let end = rest.iter().position(|&byte| byte == b';');
            let (class, rest) = rest.split_at(end.ok_or(BadDescriptor)?);
            if !name::is_class(class) {
                return Err(BadDescriptor);
            }
            Ok((FieldType::Class(class), &rest[1..]))
        }
        b'[' => {
            let depth = dimensions(text);
            if depth > 255 {
                return Err(BadDescriptor);
            }
            // The element is no array, so this goes one level deep only.
            let (_, rest) = next_type(&text[depth..])?;
            let array = &text[..text.len() - rest.len()];
            Ok((FieldType::Array(array), rest))
        }
        letter => {
            let base = BaseType::from_letter(letter).ok_or(BadDescriptor)?;
            Ok((FieldType::Base(base), rest))
        }
    }
}

fn dimensions(text: &[u8]) -> usize {
    text.iter().take_while(|&&byte| byte == b'[').count()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn field_types() {
        assert_eq!(FieldType::parse(b"I"), Ok(FieldType::Base(BaseType::Int)));
        assert_eq!(FieldType::parse(b"La/B;"), Ok(FieldType::Class(b"a/B")));
        let array = FieldType::parse(b"[[La/B;").unwrap();
        assert_eq!(array, FieldType::Array(b"[[La/B;"));
        assert_eq!(array.dimensions(), 2);
        assert_eq!(array.component(), Some(FieldType::Array(b"[La/B;")));
        assert_eq!(array.class_name(), Some(&b"[[La/B;"[..]));
    }

    #[test]
    fn bad_field_types() {
        let bad: &[&[u8]] = &[
            b"", b"V", b"II", b"L;", b"La", b"L/a;", b"La/;", b"La//b;", b"La.b;", b"L[I;", b"[", b"[V", b"()V", b"x",
            b"La;I",
        ];
        for text in bad {
            assert_eq!(FieldType::parse(text), Err(BadDescriptor), "{text:?}");
        }
    }

    #[test]
    fn array_dimensions_are_limited() {
        let mut text = vec![b'['; 255];
        text.push(b'I');
        assert!(FieldType::parse(&text).is_ok());
        text.insert(0, b'[');
        assert_eq!(FieldType::parse(&text), Err(BadDescriptor));
    }

    #[test]
    fn methods() {
        let parsed = MethodDescriptor::parse(b"(IJ[DLa/B;)D").unwrap();
        assert_eq!(parsed.parameter_count(), 4);
        assert_eq!(parsed.parameter_slots(), 5);
        assert_eq!(parsed.result_slots(), 2);
        let parameters: Vec<_> = parsed.parameters().collect();
        assert_eq!(
            parameters,
            [
                FieldType::Base(BaseType::Int),
                FieldType::Base(BaseType::Long),
                FieldType::Array(b"[D"),
                FieldType::Class(b"a/B"),
            ]
        );
        let nothing = MethodDescriptor::parse(b"()V").unwrap();
        assert_eq!(nothing.parameters().count(), 0);
        assert_eq!(nothing.result, None);
    }

    #[test]
    fn bad_methods() {
        let bad: &[&[u8]] = &[b"", b"I", b"(", b"()", b"(V)V", b"()VV", b"(I", b"(La)V", b")V", b"()[V", b"([)V"];
        for text in bad {
            assert_eq!(MethodDescriptor::parse(text), Err(BadDescriptor), "{text:?}");
        }
    }

    #[test]
    fn letters_and_newarray_codes_round_trip() {
        for base in BaseType::ALL {
            assert_eq!(BaseType::from_letter(base.letter()), Some(base));
            assert_eq!(BaseType::from_newarray(base.newarray()), Some(base));
        }
        assert_eq!(BaseType::from_newarray(3), None);
        assert_eq!(BaseType::from_newarray(12), None);
    }
}
