//! What the compiler's caller has to know of a `.java` file before it is compiled: its package and
//! the names of its top-level types in order. A scan of tokens, not a parser.

/// Package and top-level types of a source file.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Outline {
    /// With dots; empty for the unnamed package.
    pub(super) package: String,
    pub(super) types: Vec<String>,
}

#[derive(Debug, PartialEq, Eq)]
enum Token<'a> {
    Word(&'a str),
    Punctuation(char),
}

pub(super) fn outline(source: &str) -> Outline {
    let mut outline = Outline::default();
    let mut scan = Scan { rest: source };
    let mut depth = 0usize;
    let mut after: Option<&str> = None;
    while let Some(token) = scan.next() {
        match token {
            Token::Punctuation('{' | '(') => depth += 1,
            Token::Punctuation('}' | ')') => depth = depth.saturating_sub(1),
            Token::Word("package") if depth == 0 && outline.types.is_empty() => {
                outline.package = package_name(&mut scan);
            }
            Token::Word(name) if depth == 0 && matches!(after, Some("class" | "interface" | "enum" | "record")) => {
                outline.types.push(name.to_string());
            }
            _ => {}
        }
        after = match token {
            Token::Word(word) => Some(word),
            Token::Punctuation(_) => None,
        };
    }
    outline
}

fn package_name(scan: &mut Scan<'_>) -> String {
    let mut name = String::new();
    for token in scan {
        match token {
            Token::Word(word) => name.push_str(word),
            Token::Punctuation('.') => name.push('.'),
            Token::Punctuation(_) => break,
        }
    }
    name
}

/// Tokens without comments, strings and characters.
struct Scan<'a> {
    rest: &'a str,
}

impl<'a> Iterator for Scan<'a> {
    type Item = Token<'a>;

    fn next(&mut self) -> Option<Token<'a>> {
        loop {
            self.rest = self.rest.trim_start_matches(|c: char| c.is_whitespace() || c == '\u{feff}');
            let first = self.rest.chars().next()?;
            if self.rest.starts_with("//") {
                self.skip_past("//", "\n");
            } else if self.rest.starts_with("/*") {
                self.skip_past("/*", "*/");
            } else if self.rest.starts_with("\"\"\"") {
                self.skip_literal("\"\"\"");
            } else if self.rest.starts_with('"') {
                self.skip_literal("\"");
            } else if self.rest.starts_with('\'') {
                self.skip_literal("'");
            } else if is_word(first) {
                let end = self.rest.find(|c| !is_word(c)).unwrap_or(self.rest.len());
                let (word, rest) = self.rest.split_at(end);
                self.rest = rest;
                return Some(Token::Word(word));
            } else {
                self.rest = &self.rest[first.len_utf8()..];
                return Some(Token::Punctuation(first));
            }
        }
    }
}

impl Scan<'_> {
    fn skip_past(&mut self, start: &str, end: &str) {
        let body = &self.rest[start.len()..];
        self.rest = body.find(end).map_or("", |at| &body[at + end.len()..]);
    }

    /// Skips to the closing quote, which a backslash before it makes an ordinary character.
    fn skip_literal(&mut self, quote: &str) {
        let mut body = &self.rest[quote.len()..];
        while !body.is_empty() && !body.starts_with(quote) {
            let mut chars = body.chars();
            if chars.next() == Some('\\') {
                chars.next();
            }
            body = chars.as_str();
        }
        self.rest = body.strip_prefix(quote).unwrap_or(body);
    }
}

fn is_word(c: char) -> bool {
    c.is_alphanumeric() || c == '_' || c == '$'
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(source: &str, package: &str, types: &[&str]) {
        let outline = outline(source);
        assert_eq!(outline.package, package, "{source}");
        assert_eq!(outline.types, types, "{source}");
    }

    #[test]
    fn top_level_types_in_order() {
        let source = "package a.b . c; import x.Y;\n\
            @Marker(value = {X.class, Y.class}) final class A<T> { class Inner { } }\n\
            sealed interface B permits C {} record C(int x) implements B {}\n\
            enum D { X { void f() {} } } @interface E { }";
        check(source, "a.b.c", &["A", "B", "C", "D", "E"]);
    }

    #[test]
    fn comments_and_literals_hold_nothing() {
        let source = "/* package no; class No {} */ // class No\n\
            class A { String s = \"} class No {\\\"\"; char c = '}', d = '\\'';\n\
            String t = \"\"\"\n } class No \\\"\"\" } { \"\"\"; }\nclass B {}";
        check(source, "", &["A", "B"]);
    }

    #[test]
    fn unfinished_sources_end() {
        check("class A { \"", "", &["A"]);
        check("/*", "", &[]);
        check("package a", "a", &[]);
        check("'", "", &[]);
    }
}
