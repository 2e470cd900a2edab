//! Runs mutants of class files, one after the other, in one machine: `rjpf-mutants CLASSES FIRST COUNT [unverified]`.
//!
//! What links is initialised and called for a while, and what each op takes for granted is looked at before it runs
//! (the feature `promises` of the machine). `scripts/sanitize address` builds it with AddressSanitizer. With `unverified`
//! the verifier is off, so that it can be seen that broken promises are noticed.

#[path = "../../crates/cli/tests/mutants/mutate.rs"]
mod mutate;
#[allow(unreachable_pub)] // a library elsewhere
#[path = "../src/prepared.rs"]
mod prepared;
#[path = "../../crates/cli/tests/mutants/subjects.rs"]
mod subjects;

use std::path::Path;

use prepared::Prepared;
use subjects::{collected, mutant_of};

/// What each end of a run is called, in their order.
const ENDS: [&str; 4] = ["refused", "ran", "stopped because they ran for long", "stopped as unsupported"];

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let (words, verify) = match arguments.as_slice() {
        [words @ .., last] if last == "unverified" => (words, false),
        words => (words, true),
    };
    let [classes, first, count] = words else { panic!("rjpf-mutants CLASSES FIRST COUNT [unverified]") };
    let (first, count): (usize, usize) = (first.parse().expect("a number"), count.parse().expect("a number"));
    let classes = Path::new(classes);
    let subjects = collected(classes);
    let mut machine = Prepared::new(Some(classes), verify);
    let mut ends = [0; ENDS.len()];
    for number in first..first + count {
        let (name, bytes) = mutant_of(&subjects, number);
        // Whoever reads a report of the sanitizer wants to know which one it was.
        eprintln!("mutant {number} of {name}");
        ends[machine.run(&bytes) as usize] += 1;
    }
    let shown: Vec<String> = ENDS.iter().zip(ends).map(|(end, count)| format!("{count} {end}")).collect();
    println!("{count} mutants of {} classes, from {first}: {}", subjects.len(), shown.join(", "));
}
