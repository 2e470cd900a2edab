//! Random programs about classes whose initialisers touch what the threads use: who comes first runs them, with the locks that it has by
//! chance, so that what others could see of them depends on more than the thread that does. Program `i` of a seed depends on the two numbers only.

use crate::generate::{MIXTURE, Numbers};
use crate::program::{Program, Statement, ThreadKind};

/// A thread's own word, to write and to read, and its own lock. Initialisers use all of them.
type Own = (&'static [&'static str], &'static str);

const OWN: &[Own] = &[
    (&["s0 = {V};", "s0++;", "r = r * 10 + digit(s0);"], "lockA"),
    (&["s1 = {V};", "s1++;", "r = r * 10 + digit(s1);"], "lockB"),
    (&["numbers[0] = {V};", "numbers[0]++;", "r = r * 10 + digit(numbers[0]);"], "numbers"),
];
const CLASSES: usize = 3;

/// Program `index` of a seed.
pub(crate) fn program(seed: u64, index: u64) -> Program {
    let mut numbers = Numbers::new(seed, index);
    let initializers = (0..CLASSES).map(|class| body(&mut numbers, OWN, class + 1, 2)).collect();
    let others = if numbers.below(3) == 0 { 2 } else { 1 };
    let alone = numbers.below(3) != 0;
    let mut bodies = (0..others + 1).map(|thread| {
        let own = if alone { &OWN[thread..=thread] } else { OWN };
        body(&mut numbers, own, 0, 3)
    });
    let main = bodies.next().unwrap_or_default();
    let threads = bodies.map(|body| (ThreadKind::Platform, body)).collect();
    Program { name: format!("P{index}"), initializers, main, threads, template: &MIXTURE }
}

/// Statements that use these words, these locks, and classes from this one on.
fn body(numbers: &mut Numbers, own: &[Own], classes: usize, most: usize) -> Vec<Statement> {
    let length = 1 + numbers.below(most);
    (0..length).map(|_| statement(numbers, own, classes, 0)).collect()
}

fn statement(numbers: &mut Numbers, own: &[Own], classes: usize, depth: usize) -> Statement {
    let (words, lock) = *numbers.one(own);
    match numbers.below(6) {
        0 | 1 if depth < 2 => {
            let length = 1 + numbers.below(2);
            let body = (0..length).map(|_| statement(numbers, own, classes, depth + 1)).collect();
            Statement::Block { head: format!("synchronized ({lock}) {{"), body, tail: "}".into() }
        }
        2 | 3 if classes < CLASSES => {
            let class = classes + numbers.below(CLASSES - classes);
            Statement::Line(format!("r = r * 10 + digit(C{class}.got());"))
        }
        _ => Statement::Line(numbers.one(words).replace("{V}", numbers.one::<&str>(&["1", "2"]))),
    }
}
