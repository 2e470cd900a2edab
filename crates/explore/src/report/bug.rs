//! When two violations are one bug, told with other values.
//!
//! Exceptions are one bug if they are of one class, thrown in one thread by the same instruction, called from the same ones, for
//! causes of which the same is true, and if their messages differ in numbers only: a path to a smaller value shows the same bug then.
//! Other words may say which of several checks failed, so they have to be the same.

use rjpf_state::{Ref, global};
use rjpf_vm::Vm;
use rjpf_vm::transition::{UNNAMED, Violation, ViolationKind};

/// Causes of an exception that are looked at.
const MOST_CAUSES: usize = 8;

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Bug {
    kind: ViolationKind,
    message: String,
    thrown: Vec<Thrown>,
}

/// An exception, or the cause of one.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Thrown {
    class: String,
    message: Option<String>,
    /// Methods, by their addresses, and where in them.
    stack: Vec<(usize, u16)>,
}

impl Bug {
    /// The bug of a violation that the machine has just come to. If `exactly`, other numbers are other bugs: there are several
    /// findings, which were told apart by their messages.
    pub(super) fn of(vm: &Vm, violation: &Violation, exactly: bool) -> Bug {
        let is_exception = matches!(violation.kind, ViolationKind::Assertion | ViolationKind::Uncaught(_));
        let (kind, message) = (violation.kind.clone(), violation.message.clone());
        let causes = causes(vm);
        if exactly || !is_exception || causes.is_empty() {
            return Bug { kind, message, thrown: Vec::new() };
        }
        let thrown = causes.into_iter().map(|exception| Thrown {
            class: vm.class_of(exception).name.dotted(),
            message: vm.message_of(exception).map(|message| without_numbers(&message)),
            stack: vm.backtrace(exception).into_iter().map(|(m, bci)| (std::ptr::from_ref(m) as usize, bci)).collect(),
        });
        Bug { kind, message: whose(&message).to_string(), thrown: thrown.collect() }
    }
}

/// The exception that nobody took, its cause, and so on.
fn causes(vm: &Vm) -> Vec<Ref> {
    let memory = &vm.pages.memory;
    let cause = |&of: &Ref| Some(memory.get(of + vm.known.throwable_cause)).filter(|&cause| cause != 0 && cause != of);
    let first = Some(memory.get(global::UNCAUGHT)).filter(|&exception| exception != 0);
    std::iter::successors(first, cause).take(MOST_CAUSES).collect()
}

/// `in thread "main"` of a message about an exception.
fn whose(message: &str) -> &str {
    let at = message.rfind("in thread \"").or_else(|| message.rfind(UNNAMED));
    at.map_or(message, |at| &message[at..])
}

/// A message without the values in it: numbers, lists of them, and the hashes that objects are shown with. Numbers in names
/// (`worker-2`, `x1`) stay.
fn without_numbers(message: &str) -> String {
    let chars: Vec<char> = message.chars().collect();
    let digit = |i: usize| chars.get(i).is_some_and(char::is_ascii_digit);
    let digits = |from: usize| (from..).take_while(|&i| digit(i)).count();
    let in_name = |i: usize| i > 0 && (chars[i - 1].is_alphanumeric() || "_-$#".contains(chars[i - 1]));
    let (mut out, mut i) = (String::new(), 0);
    while i < chars.len() {
        let sign = usize::from(chars[i] == '-' && digit(i + 1));
        let is_hash = i > 0 && chars[i - 1] == '@' && chars[i].is_ascii_hexdigit();
        if !is_hash && (in_name(i) || !digit(i + sign)) {
            out.push(chars[i]);
            i += 1;
            continue;
        }
        if is_hash {
            i += chars[i..].iter().take_while(|c| c.is_ascii_hexdigit()).count();
        } else {
            i += sign + digits(i + sign);
            for (mark, more) in [(".", 0), ("eE", 1)] {
                let has_mark = chars.get(i).is_some_and(|&c| mark.contains(c));
                let sign = usize::from(more == 1 && chars.get(i + 1) == Some(&'-'));
                if has_mark && digit(i + 1 + sign) {
                    i += 1 + sign + digits(i + 1 + sign);
                }
            }
        }
        // However many there are in a list.
        if !out.ends_with("?, ") {
            out.push('?');
        } else {
            out.truncate(out.len() - 2);
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_values_and_names_are_not() {
        let told = [
            ("balance is -5", "balance is ?"),
            ("[1, 22, -3] after 1.5E-10 s", "[?] after ? s"),
            ("worker-1 found x2 in Node#3", "worker-1 found x2 in Node#3"),
            ("Account@1a2b3c of 7.", "Account@? of ?."),
            ("expected 2, was 3", "expected ?, was ?"),
            ("", ""),
            ("3", "?"),
            ("-", "-"),
        ];
        for (message, expected) in told {
            assert_eq!(without_numbers(message), expected);
        }
    }

    #[test]
    fn a_message_says_whose_exception_it_is() {
        assert_eq!(whose("java.lang.AssertionError: 7 in thread \"T-1\""), "in thread \"T-1\"");
        assert_eq!(whose("java.lang.Error: in thread \"x\" in thread \"y\""), "in thread \"y\"");
        assert_eq!(whose(&format!("java.lang.Error: 7 {UNNAMED}")), UNNAMED);
    }
}
