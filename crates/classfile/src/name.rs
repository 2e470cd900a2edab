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
