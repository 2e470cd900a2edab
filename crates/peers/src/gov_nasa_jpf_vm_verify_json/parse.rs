//! JSON (RFC 8259) with two additions: a call like `IntSet(1, 2, 3)` where a value may stand means
//! any of its values, and texts may stand in single quotes, which need no escaping in Java sources.

use std::fmt;

/// A value. Numbers stay text until their type is known.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Json {
    Null,
    Bool(bool),
    Number(String),
    Text(String),
    Array(Vec<Json>),
    Object(Vec<(String, Json)>),
    /// The choice of this number.
    Choice(usize),
}

pub(super) struct Text {
    pub(super) root: Json,
    /// The values of each choice, in the order of the text.
    pub(super) choices: Vec<Vec<Json>>,
}

/// Nested deeper than this, a text is refused rather than the host's stack risked.
const DEEPEST: u32 = 500;
/// The widest interval that is worth writing as one choice.
const WIDEST: i64 = 1 << 20;

pub(super) fn parse(text: &str) -> Result<Text, String> {
    let mut parser = Parser { rest: text, choices: Vec::new(), depth: 0 };
    let root = parser.value()?;
    parser.skip_space();
    if !parser.rest.is_empty() {
        return Err(parser.expected("the end"));
    }
    Ok(Text { root, choices: parser.choices })
}

struct Parser<'t> {
    rest: &'t str,
    choices: Vec<Vec<Json>>,
    depth: u32,
}

impl<'t> Parser<'t> {
    fn expected(&self, what: &str) -> String {
        let found: String = self.rest.chars().take(12).collect();
        format!("expected {what} at '{found}'")
    }

    fn skip_space(&mut self) {
        self.rest = self.rest.trim_start_matches([' ', '\t', '\n', '\r']);
    }

    fn accept(&mut self, token: char) -> bool {
        self.skip_space();
        let rest = self.rest.strip_prefix(token);
        self.rest = rest.unwrap_or(self.rest);
        rest.is_some()
    }

    fn expect(&mut self, token: char) -> Result<(), String> {
        if self.accept(token) { Ok(()) } else { Err(self.expected(&format!("'{token}'"))) }
    }

    /// Takes characters as long as they fit.
    fn take(&mut self, fits: impl Fn(char) -> bool) -> &'t str {
        let end = self.rest.find(|c| !fits(c)).unwrap_or(self.rest.len());
        let (taken, rest) = self.rest.split_at(end);
        self.rest = rest;
        taken
    }

    fn value(&mut self) -> Result<Json, String> {
        self.depth += 1;
        if self.depth > DEEPEST {
            return Err(format!("nested deeper than {DEEPEST}"));
        }
        self.skip_space();
        let value = match self.rest.chars().next() {
            Some('{') => self.object(),
            Some('[') => self.list('[', ']').map(Json::Array),
            Some('"' | '\'') => self.text().map(Json::Text),
            Some(c) if c == '-' || c.is_ascii_digit() => self.number(),
            Some(c) if c.is_ascii_alphabetic() => self.word(),
            _ => Err(self.expected("a value")),
        };
        self.depth -= 1;
        value
    }

    fn object(&mut self) -> Result<Json, String> {
        self.expect('{')?;
        let mut members = Vec::new();
        if self.accept('}') {
            return Ok(Json::Object(members));
        }
        loop {
            self.skip_space();
            let name = self.text()?;
            self.expect(':')?;
            members.push((name, self.value()?));
            if !self.accept(',') {
                self.expect('}')?;
                return Ok(Json::Object(members));
            }
        }
    }

    fn list(&mut self, open: char, close: char) -> Result<Vec<Json>, String> {
        self.expect(open)?;
        let mut values = Vec::new();
        if self.accept(close) {
            return Ok(values);
        }
        loop {
            values.push(self.value()?);
            if !self.accept(',') {
                self.expect(close)?;
                return Ok(values);
            }
        }
    }

    fn number(&mut self) -> Result<Json, String> {
        let text = self.take(|c| c.is_ascii_digit() || matches!(c, '-' | '+' | '.' | 'e' | 'E'));
        match text.parse::<f64>() {
            Ok(_) => Ok(Json::Number(text.to_string())),
            Err(_) => Err(format!("'{text}' is no number")),
        }
    }

    fn text(&mut self) -> Result<String, String> {
        let Some(quote) = self.rest.chars().next().filter(|c| matches!(c, '"' | '\'')) else {
            return Err(self.expected("a text in quotes"));
        };
        self.rest = &self.rest[1..];
        let mut units: Vec<u16> = Vec::new();
        loop {
            units.extend(self.take(|c| c != quote && c != '\\' && c >= ' ').encode_utf16());
            let mut next = self.rest.chars();
            match next.next() {
                Some(c) if c == quote => {
                    self.rest = next.as_str();
                    return String::from_utf16(&units).map_err(|_| "half of a surrogate pair".to_string());
                }
                Some('\\') => {
                    self.rest = next.as_str();
                    units.push(self.escape()?);
                }
                _ => return Err(self.expected("the end of a text")),
            }
        }
    }

    fn escape(&mut self) -> Result<u16, String> {
        let mut next = self.rest.chars();
        let unit = match next.next() {
            Some(c @ ('"' | '\'' | '\\' | '/')) => c as u16,
            Some('b') => 8,
            Some('f') => 12,
            Some('n') => 10,
            Some('r') => 13,
            Some('t') => 9,
            Some('u') => {
                let digits = self.rest.get(1..5).filter(|d| d.bytes().all(|b| b.is_ascii_hexdigit()));
                let unit = digits.and_then(|d| u16::from_str_radix(d, 16).ok());
                let unit = unit.ok_or_else(|| self.expected("four hexadecimal digits"))?;
                self.rest = &self.rest[5..];
                return Ok(unit);
            }
            _ => return Err(self.expected("an escape")),
        };
        self.rest = next.as_str();
        Ok(unit)
    }

    /// A literal, or a call that stands for a choice.
    fn word(&mut self) -> Result<Json, String> {
        let word = self.take(|c| c.is_ascii_alphanumeric() || c == '_');
        match word {
            "null" => return Ok(Json::Null),
            "true" => return Ok(Json::Bool(true)),
            "false" => return Ok(Json::Bool(false)),
            _ => {}
        }
        let known = self.choices.len();
        let arguments = self.list('(', ')')?;
        if self.choices.len() > known {
            return Err(format!("a choice within the choice {word}"));
        }
        self.choices.push(alternatives(word, arguments)?);
        Ok(Json::Choice(known))
    }
}

/// What a choice is among.
fn alternatives(name: &str, arguments: Vec<Json>) -> Result<Vec<Json>, String> {
    let numbers = arguments.iter().all(|a| matches!(a, Json::Number(_)));
    match (name, &arguments[..]) {
        ("TrueFalse", []) => Ok(vec![Json::Bool(true), Json::Bool(false)]),
        ("IntSet" | "DoubleSet", [_, ..]) if numbers => Ok(arguments),
        ("IntInterval", [Json::Number(min), Json::Number(max)]) => {
            let bound = |text: &str| text.parse::<i64>().map_err(|_| format!("'{text}' is no int"));
            let (min, max) = (bound(min)?, bound(max)?);
            if max < min || max - min >= WIDEST {
                return Err(format!("the interval {min}..{max} is empty or too wide"));
            }
            Ok((min..=max).map(|n| Json::Number(n.to_string())).collect())
        }
        _ => Err(format!("{name} with {} arguments is no choice", arguments.len())),
    }
}

impl fmt::Display for Json {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Json::Null => f.write_str("null"),
            Json::Bool(value) => write!(f, "{value}"),
            Json::Number(text) => f.write_str(text),
            Json::Text(text) => write!(f, "{text:?}"),
            Json::Array(_) => f.write_str("an array"),
            Json::Object(_) => f.write_str("an object"),
            Json::Choice(_) => f.write_str("a choice"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn root(text: &str) -> Json {
        parse(text).unwrap().root
    }

    #[test]
    fn plain_values() {
        assert_eq!(root(" null "), Json::Null);
        assert_eq!(root("[true, false]"), Json::Array(vec![Json::Bool(true), Json::Bool(false)]));
        assert_eq!(root("-1.5e3"), Json::Number("-1.5e3".into()));
        assert_eq!(root(r#""a\"\n\u00e9\ud83d\ude00""#), Json::Text("a\"\n\u{e9}\u{1f600}".into()));
        assert_eq!(
            root(r#"{"a": [], "b": {}}"#),
            Json::Object(vec![("a".into(), Json::Array(vec![])), ("b".into(), Json::Object(vec![])),])
        );
    }

    #[test]
    fn choices_are_numbered_in_order() {
        let text = parse("[IntSet(1,2), TrueFalse(), IntInterval(3, 5)]").unwrap();
        assert_eq!(text.root, Json::Array(vec![Json::Choice(0), Json::Choice(1), Json::Choice(2)]));
        assert_eq!(text.choices.iter().map(Vec::len).collect::<Vec<_>>(), [2, 2, 3]);
    }

    #[test]
    fn refused() {
        for text in
            ["", "[1,]", "{a: 1}", "\"x", "nul", "1 2", "IntSet()", "Foo(1)", "IntSet(IntSet(1))", "\"\\ud83d\"", "--1"]
        {
            assert!(parse(text).is_err(), "{text}");
        }
        assert!(parse(&"[".repeat(100_000)).is_err());
    }
}
