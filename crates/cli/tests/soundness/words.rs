//! Random programs about one or two words that are set, cleared, set back and compared, in all ways that there are to
//! write them: what is taken for the last value of a word, or for a write that changes nothing, is not. Program `i` of a seed depends
//! on the two numbers only.

use crate::generate::{MIXTURE, Numbers};
use crate::program::{Program, Statement, ThreadKind};

/// A word: ways to write the value `{V}`, or to replace it by `{W}`, and ways to look at it.
type Word = (&'static [&'static str], &'static [&'static str]);

const WORDS: &[Word] = &[
    (
        &[
            "s0 = {V};",
            "s0 = {V};",
            "s0++;",
            "S0.setRelease({V});",
            "S0.compareAndSet({V}, {W});",
            "r = r * 10 + digit((int) S0.getAndSet({V}));",
        ],
        &[
            "r = r * 10 + digit(s0);",
            "r = r * 10 + (S0.compareAndSet({V}, {W}) ? 1 : 0);",
            "r = r * 10 + (int) S0.getOpaque();",
        ],
    ),
    (
        &["s1 = {V};", "S1.setInt(null, {V});", "synchronized (lockA) { s1 = {V}; }"],
        &["r = r * 10 + digit(s1);", "r = r * 10 + S1.getInt(null);", "synchronized (lockA) { r = r * 10 + s1; }"],
    ),
    (&["v0 = {V};", "v0 = {V};", "v0++;"], &["r = r * 10 + digit(v0);", "if (v0 == {V}) r = r * 10 + 5;"]),
    (
        &["atomic.set({V});", "atomic.lazySet({V});", "atomic.compareAndSet({V}, {W});", "atomic.getAndSet({V});"],
        &["r = r * 10 + digit(atomic.get());", "r = r * 10 + (atomic.compareAndSet({V}, {W}) ? 1 : 0);"],
    ),
    (
        &["wide = {V};", "wide = {V}L << 33;", "wide = {V} - 1L << 40;"],
        &["r = r * 10 + digit((int) (wide >> 33) + (int) wide);", "if (wide == {V}) r = r * 10 + 5;"],
    ),
    (
        &[
            "numbers[{I}] = {V};",
            "numbers[{I}] = {V};",
            "Array.setInt(numbers, {I}, {V});",
            "Arrays.fill(numbers, {V});",
            "System.arraycopy(new int[] {{V}, {W}}, 0, numbers, 0, 2);",
            "synchronized (lockA) { numbers[{I}] = {V}; }",
        ],
        &[
            "r = r * 10 + digit(numbers[{I}]);",
            "r = r * 10 + numbers.clone()[{I}];",
            "synchronized (lockA) { r = r * 10 + numbers[{I}]; }",
        ],
    ),
    (
        &[
            "node = null;",
            "node = n;",
            "NODE.compareAndSet((Node) null, n);",
            "NODE.compareAndSet(n, (Node) null);",
            "NODE.setOpaque((Node) null);",
        ],
        &[
            "r = r * 10 + digit(node);",
            "r = r * 10 + (node == n ? 1 : 0);",
            "if (node != null) r = r * 10 + digit(node);",
        ],
    ),
    (
        &[
            "vnode = null;",
            "vnode = n;",
            "{ Node m = new Node(0); vnode = m; m.a = {V}; }",
            "if (vnode != null) vnode.a = {V};",
        ],
        &["r = r * 10 + digit(vnode);", "r = r * 10 + (vnode == null ? 0 : 1);"],
    ),
    (
        &[
            "reference.set(null);",
            "reference.set(n);",
            "reference.compareAndSet(null, n);",
            "reference.compareAndSet(n, null);",
        ],
        &["r = r * 10 + digit(reference.get());", "r = r * 10 + (reference.get() == n ? 1 : 0);"],
    ),
    (
        &[
            "objects[{I}] = null;",
            "objects[{I}] = n;",
            "System.arraycopy(some, 0, objects, {I}, 1);",
            "Arrays.fill(objects, null);",
        ],
        &["r = r * 10 + (objects[{I}] == null ? 0 : 1);", "r = r * 10 + (objects.clone()[{I}] == null ? 0 : 1);"],
    ),
    (
        &["map.put(1, {V});", "map.remove(1);", "map.replace(1, {V}, {W});", "map.putIfAbsent(1, {V});"],
        &["r = r * 10 + digit(map.getOrDefault(1, 7));", "r = r * 10 + (map.replace(1, {V}, {W}) ? 1 : 0);"],
    ),
    (
        &["t0.interrupt();", "Thread.interrupted();"],
        &["r = r * 10 + (t0.isInterrupted() ? 1 : 0);", "r = r * 10 + (Thread.interrupted() ? 1 : 0);"],
    ),
];

/// Program `index` of a seed.
pub(crate) fn program(seed: u64, index: u64) -> Program {
    let mut numbers = Numbers::new(seed, index);
    let words = [*numbers.one(WORDS), *numbers.one(WORDS)];
    let others = if numbers.below(3) == 0 { 2 } else { 1 };
    let most = if others == 2 { 2 } else { 3 };
    let mut bodies = (0..others + 1).map(|_| body(&mut numbers, &words, most));
    let main = bodies.next().unwrap_or_default();
    let threads = bodies.map(|body| (ThreadKind::Platform, body)).collect();
    Program { name: format!("P{index}"), initializers: Vec::new(), main, threads, template: &MIXTURE }
}

/// One thread writes more, another looks more.
fn body(numbers: &mut Numbers, words: &[Word], most: usize) -> Vec<Statement> {
    let looks = numbers.below(4);
    let length = 1 + numbers.below(most);
    (0..length)
        .map(|_| {
            // The second word is there to tell when something was seen of the first.
            let (writes, reads) = words[usize::from(numbers.below(3) == 0)];
            let text = if numbers.below(4) < looks { numbers.one(reads) } else { numbers.one(writes) };
            let mut of = |place: &str, values: &[&str], text: String| text.replace(place, numbers.one::<&str>(values));
            let text = of("{V}", &["0", "0", "1", "2"], text.to_string());
            let text = of("{W}", &["0", "1", "2"], text);
            Statement::Line(of("{I}", &["0", "1"], text))
        })
        .collect()
}
