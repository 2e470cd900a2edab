//! Random programs that keep to a discipline, or almost: what the reduction assumes of shared data holds in
//! them but for one access, which comes late in one thread. (`generate.rs` mixes everything and breaks every
//! discipline soon.) Program `i` of a seed depends on the two numbers only.

use crate::generate::{MIXTURE, Numbers};
use crate::program::{Program, Statement, ThreadKind};

/// Shared data, as a way to write it and a way to read it.
const DATA: &[(&str, &str)] = &[
    ("s0++;", "r = r * 10 + digit(s0);"),
    ("s1 = {K};", "r = r * 10 + digit(s1);"),
    ("numbers[0]++;", "r = r * 10 + digit(numbers[0]);"),
    ("numbers[1] = {K};", "r = r * 10 + digit(numbers[1]);"),
    ("numbers[0] = {K}; numbers[1] = {K};", "r = r * 10 + digit(numbers[0] + numbers[1]);"),
    ("fixed.a++;", "r = r * 10 + digit(fixed.a);"),
    ("fixed.data[0]++;", "r = r * 10 + digit(fixed.data[0]);"),
    ("wide = {K}L << 33;", "r = r * 10 + digit((int) (wide >> 33));"),
    ("S1.setInt(null, {K});", "r = r * 10 + digit(S1.getInt(null));"),
    ("S0.set({K});", "r = r * 10 + digit((int) S0.get());"),
    ("objects[0] = n;", "r = r * 10 + (objects[0] == null ? 0 : 1);"),
    ("System.arraycopy(some, 0, objects, 0, 1);", "r = r * 10 + (objects.clone()[0] == null ? 0 : 1);"),
    ("Array.set(objects, {I}, n);", "r = r * 10 + (Array.get(objects, {I}) == null ? 0 : 1);"),
    ("node = new Node({K}); node.a = {K};", "r = r * 10 + digit(node);"),
    ("fixed.next = n; n.a++;", "if (fixed.next != null) r = r * 10 + digit(fixed.next.a);"),
    (
        "n.next = new Node({K}); fixed.next = n; n.next.a = {K};",
        "if (fixed.next != null) r = r * 10 + digit(fixed.next.next);",
    ),
    ("builder.append('x');", "r = r * 10 + builder.length();"),
    ("list.add(n);", "r = r * 10 + digit(list.size());"),
];

/// Ways to protect an access, all with one lock in common for each row.
const LOCKS: &[(&str, &str)] = &[
    ("synchronized (lockA) {", "}"),
    ("synchronized (lockB) {", "}"),
    ("synchronized (fixed) {", "}"),
    ("synchronized (Prelude.class) {", "}"),
    ("lock.lock(); try {", "} finally { lock.unlock(); }"),
    ("synchronized (lockA) { synchronized (lockB) {", "} }"),
    ("synchronized (lockA) {", "lockA.notifyAll(); }"),
    ("synchronized (lockA) { lockA.wait({K});", "}"),
];

/// Data that is handed over, published, or initialised: what one thread does and what another does with it.
const HANDED: &[(&str, &str)] = &[
    ("{ n.a = {K}; vnode = n; }", "{ Node m = vnode; if (m != null) { m.a++; r = r * 10 + digit(m.a); } }"),
    ("{ n.a = {K}; vnode = n; n.a++; }", "{ Node m = vnode; if (m != null) r = r * 10 + digit(m.a); }"),
    (
        "{ n.next = new Node(0); vnode = n; n.next.a = {K}; }",
        "{ Node m = vnode; if (m != null) r = r * 10 + digit(m.next); }",
    ),
    (
        "{ Node[] mine = {new Node(0)}; kept = mine; mine[0].a = {K}; }",
        "if (kept != null) r = r * 10 + digit(kept[0]);",
    ),
    ("new Leaky({K});", "if (node instanceof Leaky) r = r * 10 + digit(((Leaky) node).late);"),
    ("nodeQueue.add(n); n.a = {K};", "{ Node m = nodeQueue.poll(); if (m != null) r = r * 10 + digit(m); }"),
    ("reference.set(n); n.a = {K};", "{ Node m = reference.get(); if (m != null) r = r * 10 + digit(m); }"),
    ("s0 = {K};", "r = r * 10 + (t0.isAlive() ? 1 : 0);"),
    ("v0 = {K};", "r = r * 10 + digit(Init0.x);"),
    ("r = r * 10 + digit(Init1.x);", "r = r * 10 + digit(v1);"),
    ("s0 = {K};", "if (!t0.isAlive()) r = r * 10 + digit(s0);"),
    ("s0 = {K};", "map.computeIfAbsent(3, key -> s0 + 1); r = r * 10 + digit(map.get(3));"),
    ("s0 = {K}; s1 = {K};", "map.computeIfAbsent(3, key -> s0); r = r * 10 + digit(s1);"),
    ("s0++;", "map.merge(1, 1, (x, y) -> { s0++; return x + y; });"),
    (
        "s0++; s0++;",
        "atomic.getAndUpdate(x -> { int seen = s0; s1 = seen; return s0 - seen; }); r = r * 10 + digit(atomic.get());",
    ),
];

struct Words {
    number: &'static str,
    index: &'static str,
}

impl Words {
    fn line(&self, text: &str) -> Statement {
        Statement::Line(text.replace("{K}", self.number).replace("{I}", self.index))
    }

    fn protected(&self, (head, tail): (&str, &str), text: &str) -> Statement {
        let of = |text: &str| text.replace("{K}", self.number).replace("{I}", self.index);
        Statement::Block { head: of(head), body: vec![self.line(text)], tail: of(tail) }
    }
}

/// Program `index` of a seed.
pub(crate) fn program(seed: u64, index: u64) -> Program {
    let mut numbers = Numbers::new(seed, index);
    let threads = if numbers.below(4) == 0 { 2 } else { 1 };
    let bodies = match numbers.below(5) {
        0 | 1 => handed(&mut numbers, threads + 1),
        _ => guarded(&mut numbers, threads + 1),
    };
    let mut bodies = bodies.into_iter();
    let main = bodies.next().unwrap_or_default();
    let threads = bodies.map(|body| (ThreadKind::Platform, body)).collect();
    Program { name: format!("P{index}"), initializers: Vec::new(), main, threads, template: &MIXTURE }
}

/// One datum, protected everywhere but perhaps in one place: without the lock, or with another one.
fn guarded(numbers: &mut Numbers, threads: usize) -> Vec<Vec<Statement>> {
    let (write, read) = *numbers.one(DATA);
    let usual = *numbers.one(LOCKS);
    let culprit = numbers.below(threads + 1);
    let mut bodies = Vec::new();
    for thread in 0..threads {
        let words = Words { number: numbers.one::<&str>(&["1", "2"]), index: numbers.one::<&str>(&["0", "1"]) };
        let only_reads = numbers.below(3) == 0;
        let access = |numbers: &mut Numbers| if only_reads || numbers.below(3) == 0 { read } else { write };
        let mut body: Vec<Statement> =
            (0..1 + numbers.below(2)).map(|_| words.protected(usual, access(numbers))).collect();
        if thread == culprit {
            let access = if numbers.below(2) == 0 { read } else { write };
            let other = *numbers.one(LOCKS);
            body.push(if numbers.below(2) == 0 { words.line(access) } else { words.protected(other, access) });
        }
        bodies.push(body);
    }
    bodies
}

/// One datum that goes from thread to thread, or is not what it was when another one looks again.
fn handed(numbers: &mut Numbers, threads: usize) -> Vec<Vec<Statement>> {
    let (give, take) = *numbers.one(HANDED);
    let giver = numbers.below(threads);
    let mut bodies = Vec::new();
    for thread in 0..threads {
        let words = Words { number: numbers.one::<&str>(&["1", "2"]), index: numbers.one::<&str>(&["0", "1"]) };
        let mut body = vec![words.line(if thread == giver { give } else { take })];
        if numbers.below(3) == 0 {
            body.push(words.line(if numbers.below(2) == 0 { give } else { take }));
        }
        bodies.push(body);
    }
    bodies
}
