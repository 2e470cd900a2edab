//! Random small concurrent programs. Program `i` of a seed depends on the two numbers only.
//!
//! A program has a few texts and words of its own, drawn from the lists below by weight, and most of its
//! statements are made of these: otherwise its threads would hardly meet. `{K}` and the like are filled in. Every statement stands by itself: it declares what it needs inside braces, so that any of
//! them can be left out. Statements that may stop a thread for ever are rare, but wanted.

use crate::program::{Program, Statement, Template, ThreadKind};

/// Lines, as weight and texts.
const LINES: &[(u32, &[&str])] = &[
    // Plain reads and writes.
    (
        14,
        &[
            "r = r * 10 + digit({S});",
            "r = r * 10 + digit({S});",
            "r = r * 10 + digit(numbers[{I}]);",
            "r = r * 10 + digit(node);",
            "r = r * 10 + digit(vnode);",
            "r = r * 10 + digit(fixed.a);",
            "r = r * 10 + digit(fixed.b);",
            "r = r * 10 + digit((int) (wide >> 33));",
            "r = r * 10 + numbers.clone()[{I}];",
            "r = r * 10 + (objects[{I}] == null ? 0 : 1);",
        ],
    ),
    (
        14,
        &[
            "{S} = {K};",
            "{S} = {K};",
            "{S}++;",
            "{S} += v{I};",
            "numbers[{I}] = {K};",
            "numbers[{I}]++;",
            "fixed.a = {K};",
            "fixed.a++;",
            "fixed.b++;",
            "fixed.bump();",
            "tick();",
            "wide = {K}L << 33;",
            "text += \"{T}\";",
        ],
    ),
    // Objects that are local, then not.
    (
        14,
        &[
            "n.a++;",
            "node = n;",
            "vnode = n;",
            "{ Node m = new Node({K}); m.a = {K}; node = m; m.a++; }",
            "{ Node m = new Node({K}); m.next = n; vnode = m; n.a = {K}; }",
            "{ Node m = new Node({K}); fixed.next = m; m.a = {K}; m.data[0]++; }",
            "if (fixed.next != null) fixed.next.a++;",
            "if (vnode != null) vnode.a = {K};",
            "if (node != null && node.next != null) node.next.a++;",
            "objects[{I}] = n;",
            "{ Object[] mine = {n, null}; objects = mine; mine[1] = n; n.a++; }",
            "if (objects[{I}] instanceof Node) ((Node) objects[{I}]).a = {K};",
            "System.arraycopy(some, 0, objects, 0, 1);",
            "Array.set(objects, {I}, n);",
            "keep(n, null);",
            "keep(some);",
            "some[1] = new Node({K});",
            "if (kept != null && kept[0] != null) kept[0].a = {K};",
            "{ Node m = new Node({K}); task = () -> m.a++; node = m; }",
            "{ Node m = n; vtask = () -> m.a += 2; }",
            "if (task != null) task.run();",
            "if (vtask != null) vtask.run();",
            "new Leaky({K});",
            "if (node instanceof Leaky) r = r * 10 + digit(((Leaky) node).late);",
            "{ int[] mine = n.data; numbers = mine; mine[0] = {K}; }",
            "{ Node m = new Node({K}); NODE.setVolatile(m); m.a = {K}; }",
            "NODE.compareAndSet((Node) null, n);",
            "{ Node[] grid = {new Node({K})}; kept = grid; grid[0].a++; }",
            "{ Node m = vnode; if (m != null) { m.next = n; r = r * 10 + digit(m.next); } }",
        ],
    ),
    // Atomics, handles, reflection.
    (
        8,
        &[
            "atomic.incrementAndGet();",
            "r = r * 10 + digit(atomic.get());",
            "if (atomic.compareAndSet(0, {K})) {S} = {K};",
            "atomic.getAndUpdate(x -> x + v{I});",
            "reference.set(n);",
            "reference.compareAndSet(null, n);",
            "{ Node m = reference.getAndSet(n); if (m != null) m.a++; }",
            "{ Node m = reference.get(); if (m != null) m.a = {K}; }",
            "S0.setVolatile({K});",
            "r = r * 10 + digit((int) S0.getAndAdd(1));",
            "S1.setInt(null, {K});",
            "r = r * 10 + digit(S1.getInt(null));",
        ],
    ),
    // Waiting and waking.
    (
        5,
        &[
            "synchronized ({L}) { {L}.notify(); }",
            "synchronized ({L}) { {L}.notifyAll(); }",
            "synchronized ({L}) { v0 = 1; {L}.notifyAll(); }",
            "synchronized ({L}) { while (v0 == 0) {L}.wait(); }",
            "synchronized ({L}) { {L}.wait(5); }",
            "synchronized ({L}) { if (v0 == 0) {L}.wait(5); r = r * 10 + digit(v0); }",
            "LockSupport.parkNanos({K}000);",
            "LockSupport.unpark(t{I});",
            "Thread.yield();",
            "Thread.sleep({K});",
            "t{I}.interrupt();",
            "r = r * 10 + (Thread.interrupted() ? 1 : 0);",
            "r = r * 10 + (t{I}.isAlive() ? 1 : 0);",
            "if (t{I} != me) t{I}.join({K});",
            "r = r * 10 + (me.isInterrupted() ? 1 : 0);",
        ],
    ),
    // Synchronizers and collections.
    (
        7,
        &[
            "semaphore.release();",
            "if (semaphore.tryAcquire()) r = r * 10 + 1;",
            "latch.countDown();",
            "r = r * 10 + (latch.await({K}, TimeUnit.MILLISECONDS) ? 1 : 0);",
            "r = r * 10 + (int) latch.getCount();",
            "queue.offer({K});",
            "{ Integer x = queue.poll(); r = r * 10 + (x == null ? 0 : x); }",
            "r = r * 10 + queue.size();",
            "map.merge({K}, 1, Integer::sum);",
            "map.put({K}, v{I});",
            "r = r * 10 + digit(map.getOrDefault({K}, 0));",
            "map.computeIfAbsent(3, key -> v{I} + 1);",
            "map.remove({K});",
            "for (int x : map.values()) r = r * 10 + digit(x);",
            "nodes.putIfAbsent({K}, n);",
            "{ Node m = nodes.get({K}); if (m != null) m.a++; }",
            "nodeQueue.add(n);",
            "{ Node m = nodeQueue.poll(); if (m != null) r = r * 10 + digit(m); }",
            "future.complete({K});",
            "r = r * 10 + future.getNow(0);",
            "future.thenAccept(x -> { v1 = x; });",
            "lock.lock(); try { condition.signalAll(); } finally { lock.unlock(); }",
            "lock.lock(); try { v0++; condition.await({K}, TimeUnit.MILLISECONDS); } finally { lock.unlock(); }",
            "if (lock.tryLock()) try { s0++; } finally { lock.unlock(); }",
        ],
    ),
    // Values to choose, properties to break, exceptions to throw.
    (
        6,
        &[
            "{S} = Verify.getInt(1, 2);",
            "r = r * 10 + Verify.getInt(0, 1);",
            "Verify.ignoreIf({S} == {K});",
            "if ({S} == {K}) throw new IllegalStateException(\"{S} is {K}\");",
            "assert {S} != {K} : \"{S} is {K}\";",
            "r = r * 10 + node.a;",
            "numbers[{S}] = 1;",
            "r = r * 10 + (fixed.hashCode() == fixed.hashCode() ? 1 : 0);",
            "System.out.print(\"{T}\");",
        ],
    ),
    // Classes to initialise.
    (
        3,
        &[
            "r = r * 10 + digit(Init0.x);",
            "r = r * 10 + digit(Init1.x);",
            "Init0.x = {K};",
            "r = r * 10 + digit(Init2.x);",
            "r = r * 10 + digit(Init3.x);",
            "try { r = r * 10 + InitFails.x; } catch (LinkageError e) { r = r * 10 + e.getClass().getSimpleName().length() % 10; }",
        ],
    ),
    // Large steps, or threads that may never go on.
    (
        2,
        &[
            "list.add(n);",
            "r = r * 10 + digit(list.size());",
            "builder.append('x');",
            "r = r * 10 + builder.length();",
            "LockSupport.park();",
            "synchronized ({L}) { {L}.wait(); }",
            "latch.await();",
            "r = r * 10 + queue.take();",
            "r = r * 10 + future.get();",
            "semaphore.acquire();",
            "if (t{I} != me) t{I}.join();",
            "{ Node m = n; Thread x = new Thread(() -> { m.a++; v0 = m.a; }); x.start(); m.b = 1; r = r * 10 + digit(m.a); x.join(); }",
            "{ Thread x = new Thread(() -> { if (v0 == 1) s1 = {K}; }); x.setDaemon(true); x.start(); }",
            "{ ExecutorService e = Executors.newSingleThreadExecutor(); Future<?> f = e.submit(() -> { v1 = {K}; }); r = r * 10 + (f.isDone() ? 1 : 0); e.shutdown(); }",
            "{ FutureTask<Integer> f = new FutureTask<>(() -> v0 + 1); vtask = f; f.run(); r = r * 10 + digit(f.get()); }",
        ],
    ),
];

/// Lines around other statements.
const BLOCKS: &[(u32, &str, &str)] = &[
    (8, "synchronized ({L}) {", "}"),
    (3, "synchronized (fixed) {", "}"),
    (2, "synchronized (Prelude.class) {", "}"),
    (2, "synchronized (n) {", "}"),
    (5, "if ({S} == {K}) {", "}"),
    (3, "try {", "} catch (RuntimeException e) { r = r * 10 + 7; }"),
    (3, "lock.lock(); try {", "} finally { lock.unlock(); }"),
    (1, "semaphore.acquire(); try {", "} finally { semaphore.release(); }"),
    (2, "if (Verify.getBoolean()) {", "}"),
    (2, "Verify.beginAtomic(); try {", "} finally { Verify.endAtomic(); }"),
    (2, "for (int {V} = 0; {V} < 2; {V}++) {", "}"),
    (1, "try {", "} catch (InterruptedException e) { r = r * 10 + 6; }"),
];

pub(crate) const MIXTURE: Template = Template {
    imports: "import gov.nasa.jpf.vm.Verify;\nimport java.lang.reflect.Array;\nimport java.util.Arrays;\nimport java.util.concurrent.*;\n\
        import java.util.concurrent.locks.*;\n",
    parent: "Prelude",
    locals: "        int r = 0;\n        Node n = new Node(1);\n        Node[] some = {n, null};\n        Thread me = Thread.currentThread();\n",
    last: "r0 + \" \" + r1 + \" \" + r + \" \" + digit(s0) + digit(s1) + digit(v0) + digit(v1) + digit(fixed.a) + digit(fixed.b) + \
        digit(numbers[0]) + digit(numbers[1]) + digit(node) + digit(vnode) + digit(reference.get()) + digit(atomic.get()) + text",
};

/// Numbers that follow from a seed (splitmix64).
pub(crate) struct Numbers(u64);

impl Numbers {
    pub(crate) fn new(seed: u64, index: u64) -> Numbers {
        Numbers(seed ^ index.wrapping_mul(0xD134_2543_DE82_EF95))
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ z >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ z >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ z >> 31
    }

    pub(crate) fn below(&mut self, bound: usize) -> usize {
        (self.next() % bound as u64) as usize
    }

    pub(crate) fn one<'a, T>(&mut self, list: &'a [T]) -> &'a T {
        &list[self.below(list.len())]
    }

    /// The index of an entry, by its weight.
    fn weighted(&mut self, weights: impl Iterator<Item = u32> + Clone) -> usize {
        let sum: u32 = weights.clone().sum();
        let mut at = self.below(sum as usize) as u32;
        for (i, weight) in weights.enumerate() {
            if at < weight {
                return i;
            }
            at -= weight;
        }
        unreachable!("the number is below the sum")
    }
}

/// Program `index` of a seed.
pub(crate) fn program(seed: u64, index: u64, virtual_threads: bool) -> Program {
    let mut numbers = Numbers::new(seed, index);
    let mut made = Maker::new(&mut numbers);
    let others = if made.numbers.below(4) == 0 { 2 } else { 1 };
    let most = if others == 2 { 3 } else { 5 };
    let threads = (0..others).map(|i| {
        let kind = match made.numbers.below(12) {
            0 => ThreadKind::Daemon,
            1 | 2 if virtual_threads => ThreadKind::Virtual,
            _ => ThreadKind::Platform,
        };
        let length = 1 + made.numbers.below(most);
        (kind, made.body(length, 0, &i.to_string()))
    });
    let threads = threads.collect();
    let length = 1 + made.numbers.below(most);
    Program {
        name: format!("P{index}"),
        initializers: Vec::new(),
        main: made.body(length, 0, "m"),
        threads,
        template: &MIXTURE,
    }
}

fn any_text(numbers: &mut Numbers) -> &'static str {
    let (_, texts) = LINES[numbers.weighted(LINES.iter().map(|l| l.0))];
    numbers.one::<&str>(texts)
}

struct Maker<'n> {
    numbers: &'n mut Numbers,
    counters: u32,
    /// The program's own texts, scalars and lock.
    texts: Vec<&'static str>,
    scalars: Vec<&'static str>,
    locks: Vec<&'static str>,
}

impl Maker<'_> {
    fn new(numbers: &mut Numbers) -> Maker<'_> {
        let texts = (0..4 + numbers.below(3)).map(|_| any_text(numbers)).collect();
        let scalars = (0..2).map(|_| *numbers.one(&["s0", "s1", "v0", "v1"])).collect();
        let locks = (0..2).map(|_| *numbers.one(&["lockA", "lockB"])).collect();
        Maker { numbers, counters: 0, texts, scalars, locks }
    }

    fn body(&mut self, length: usize, depth: usize, thread: &str) -> Vec<Statement> {
        (0..length).map(|_| self.statement(depth, thread)).collect()
    }

    fn statement(&mut self, depth: usize, thread: &str) -> Statement {
        if depth < 2 && self.numbers.below(5) == 0 {
            let (_, head, tail) = BLOCKS[self.numbers.weighted(BLOCKS.iter().map(|b| b.0))];
            // A block that is nested in this one has a counter of its own.
            self.counters += 1;
            let head = self.fill(head, thread);
            let length = 1 + self.numbers.below(2);
            let mut body = self.body(length, depth + 1, thread);
            if tail.contains("InterruptedException") {
                // Java wants the exception to be possible.
                body.push(Statement::Line("Thread.sleep(1);".into()));
            }
            return Statement::Block { head, body, tail: tail.into() };
        }
        let foreign = self.numbers.below(5) == 0;
        let text = if foreign { any_text(self.numbers) } else { *self.numbers.one(&self.texts) };
        Statement::Line(self.fill(text, thread))
    }

    /// Fills the places of a text; the same letter is the same word everywhere in it.
    fn fill(&mut self, text: &str, thread: &str) -> String {
        let scalar = *self.numbers.one(&self.scalars);
        let number = *self.numbers.one(&["1", "2"]);
        let index = *self.numbers.one(&["0", "1"]);
        let index = if text.contains("t{I}") { "0" } else { index };
        let lock = *self.numbers.one(&self.locks);
        let counter = format!("i{}", self.counters);
        let words =
            [("{S}", scalar), ("{K}", number), ("{I}", index), ("{L}", lock), ("{T}", thread), ("{V}", &counter)];
        words.iter().fold(text.to_string(), |text, (place, word)| text.replace(place, word))
    }
}
