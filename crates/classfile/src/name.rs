//! Which texts may name classes, fields and methods (JVMS 4.2).

/// A class or interface name with slashes, not an array.
pub(crate) fn is_class(name: &[u8]) -> bool {
    // An empty segment would leave a slash first, last or doubled.
    let mut previous = b'/';
    for &byte in name {
        match byte {
            b'.' | b';' | b'[' => return false,
            b'/' if previous == b'/' => return false,
            _ => previous = byte,
        }
    }
    previous != b'/'
}

/// The name of a field (or of a local variable).
pub(crate) fn is_field(name: &[u8]) -> bool {
    !name.is_empty() && !name.iter().any(|byte| b".;[/".contains(byte))
}

/// The name of a method; `<init>` and `<clinit>` are the only ones with angle brackets.
pub(crate) fn is_method(name: &[u8]) -> bool {
    match name {
        b"<init>" | b"<clinit>" => true,
        _ => !name.is_empty() && !name.iter().any(|byte| b".;[/<>".contains(byte)),
    }
}

/// An identifier of the Java language, as names had to be before version 49. Letters beyond ASCII are
/// taken for letters.
pub(crate) fn is_identifier(name: &[u8]) -> bool {
    let starts = |byte: u8| byte.is_ascii_alphabetic() || byte == b'_' || byte == b'$' || byte >= 0x80;
    match name {
        [first, rest @ ..] => starts(*first) && rest.iter().all(|&byte| starts(byte) || byte.is_ascii_digit()),
        [] => false,
    }
}

/// Identifiers with slashes between them.
pub(crate) fn is_identifier_path(name: &[u8]) -> bool {
    name.split(|&byte| byte == b'/').all(is_identifier)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names() {
        assert!(is_class(b"a") && is_class(b"a/b$c") && is_class(b"<odd> name"));
        assert!(!is_class(b"") && !is_class(b"/a") && !is_class(b"a//b") && !is_class(b"[I"));
        assert!(is_field(b"<x>") && !is_field(b"") && !is_field(b"a/b"));
        assert!(is_method(b"<init>") && is_method(b"f") && !is_method(b"<x>"));
    }
}
