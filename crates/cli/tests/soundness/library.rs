//! Random small clients of the library: what is trusted to be linearizable against the library explored
//! step by step.
//!
//! Two threads with one or two calls each, drawn so that they meet: the calls of a program come from one or two
//! groups. A search that hits its bound still shows outcomes that exist; the other one must know them.

use std::collections::BTreeSet;
use std::path::Path;

use rjpf_classes::path::Jdk;

use crate::generate::Numbers;
use crate::program::{Program, Statement, Template, ThreadKind};
use crate::run::{Observed, check};

/// Calls on the same few objects. `{K}` is a small number.
const GROUPS: &[&[&str]] = &[
    // A plain list below library frames, and method references that lead to it.
    &[
        "r += text(() -> list.add({K}));",
        "r += text(() -> list.remove(0));",
        "r += text(() -> list.toString());",
        "r += text(() -> new StringBuffer().append(list));",
        "r += text(() -> List.copyOf(list));",
        "r += text(() -> vector.addAll(list));",
        "r += text(() -> new LinkedBlockingQueue<>(list));",
        "r += text(() -> new CopyOnWriteArrayList<>(list));",
        "r += text(() -> queue.drainTo(list));",
        "r += text(() -> ring.drainTo(list));",
        "r += text(() -> ADD.invoke(list, {K}));",
        "r += text(() -> list.stream().map(x -> x + 1).collect(Collectors.toList()));",
        "r += text(() -> map.get(list.size()));",
        "List.of({K}).forEach(list::add);",
        "copied.forEach(list::add);",
        "chain.forEach(list::add);",
        "vector.forEach(list::add);",
        "future.thenAccept(list::add);",
        "r += text(() -> future.complete({K}));",
        "Stream.of({K}).forEach(list::add);",
        "Optional.of({K}).ifPresent(list::add);",
    ],
    &[
        "r += text(() -> linked.add({K}));",
        "r += text(() -> linked.removeFirst());",
        "r += text(() -> vector.addAll(linked));",
        "r += text(() -> copied.addAll(linked));",
        "r += text(() -> String.valueOf(linked));",
        "r += text(() -> locked.addAll(linked));",
        "r += text(() -> locked.toString());",
        "r += text(() -> locked.iterator().next());",
    ],
    &[
        "r += text(() -> hash.put({K}, {K}));",
        "r += text(() -> hash.remove(1));",
        "r += text(() -> hash.toString());",
        "map.forEach(hash::put);",
        "r += text(() -> { map.putAll(hash); return 0; });",
        "r += text(() -> new ConcurrentHashMap<>(hash));",
        "r += text(() -> new ArrayList<>(hash.keySet()));",
        "r += text(() -> hash.merge(1, 1, Integer::sum));",
    ],
    &[
        "r += text(deque::poll);",
        "r += text(() -> deque.add({K}));",
        "r += text(deque::pop);",
        "r += text(() -> deque.size());",
        "r += text(() -> chain.addAll(deque));",
    ],
    // Calls that look atomic and are not, beside those that are.
    &[
        "r += text(() -> buffer.append(other));",
        "r += text(() -> other.append(buffer));",
        "r += text(() -> other.insert(0, \"x\"));",
        "r += text(() -> buffer.append(other, 0, 1));",
        "r += text(() -> { other.setLength(0); return 0; });",
        "r += text(() -> buffer.append('y').length());",
        "r += text(() -> other.toString());",
    ],
    &[
        "r += text(() -> vector.equals(second));",
        "r += text(() -> second.equals(vector));",
        "r += text(() -> second.containsAll(vector));",
        "r += text(() -> vector.addAll(second));",
        "r += text(() -> second.add({K}));",
        "r += text(() -> vector.remove(0));",
        "r += text(() -> vector.toString());",
        "r += text(() -> table.put({K}, {K}));",
        "r += text(() -> table.toString());",
        "r += text(() -> table.equals(map));",
    ],
    &[
        "r += text(() -> map.put({K}, {K}));",
        "r += text(() -> map.remove(1));",
        "r += text(() -> map.size());",
        "r += text(() -> map.isEmpty());",
        "r += text(() -> map.toString());",
        "r += text(() -> map.containsValue(1));",
        "r += text(() -> map.merge(1, 1, Integer::sum));",
        "r += text(() -> map.computeIfAbsent({K}, k -> atomic.incrementAndGet()));",
        "r += text(() -> map.putIfAbsent({K}, 7));",
        "r += text(() -> map.replace(1, 5));",
        "r += text(() -> { map.clear(); return 0; });",
        "r += text(() -> { map.putAll(Map.of(2, 2)); return 0; });",
        "r += text(() -> map.get({K}));",
    ],
    &[
        "r += text(() -> sorted.put({K}, {K}));",
        "r += text(() -> sorted.pollFirstEntry());",
        "r += text(() -> sorted.firstKey());",
        "r += text(() -> sorted.size());",
        "r += text(() -> sorted.toString());",
    ],
    &[
        "r += text(() -> ends.pollFirst());",
        "r += text(() -> ends.addAll(List.of(2, 3)));",
        "r += text(() -> { ends.addLast({K}); return 0; });",
        "r += text(() -> ends.size());",
        "r += text(() -> ends.toString());",
        "r += text(() -> chain.add({K}));",
        "r += text(() -> chain.poll());",
        "r += text(() -> chain.toString());",
    ],
    &[
        "r += text(() -> queue.poll());",
        "r += text(() -> queue.offer({K}));",
        "r += text(() -> queue.addAll(List.of(2, 3)));",
        "r += text(() -> queue.size());",
        "r += text(() -> queue.toString());",
        "r += text(() -> ring.poll());",
        "r += text(() -> ring.offer({K}));",
        "r += text(() -> ring.contains(1));",
    ],
    &[
        "r += text(() -> copied.add({K}));",
        "r += text(() -> copied.remove(0));",
        "r += text(() -> copied.addIfAbsent({K}));",
        "r += text(() -> copied.toString());",
        "r += text(() -> copied.removeIf(map::containsKey));",
        "r += text(() -> map.remove(1));",
    ],
    // Numbers, locks, futures.
    &[
        "r += text(atomic::incrementAndGet);",
        "r += text(() -> atomic.compareAndSet(0, {K}));",
        "r += text(() -> atomic.updateAndGet(cells::get));",
        "r += text(() -> cells.incrementAndGet(0));",
        "r += text(() -> atomic.accumulateAndGet({K}, Math::max));",
        "adder.add({K});",
        "r += text(() -> adder.sum());",
        "r += text(() -> adder.sumThenReset());",
    ],
    &[
        "r += text(() -> random.nextInt());",
        "r += text(() -> random.nextLong());",
        "r += text(() -> random.nextDouble());",
        "r += text(() -> random.nextBoolean());",
    ],
    &[
        "future.thenRun(atomic::incrementAndGet);",
        "r += text(() -> future.complete({K}));",
        "r += text(() -> future.isDone());",
        "r += text(() -> future.getNow(0));",
        "r += text(() -> future.getNumberOfDependents());",
        "r += text(() -> atomic.get());",
        "task.run();",
        "r += text(() -> task.cancel(true));",
        "r += text(() -> task.isCancelled());",
        "r += text(() -> Thread.interrupted());",
    ],
    &[
        "lock.lock(); r += text(() -> list.add({K})); lock.unlock();",
        "r += text(lock::isLocked);",
        "r += text(() -> { boolean l = lock.tryLock(); if (l) lock.unlock(); return l; });",
        "synchronized (buffer) { r += text(() -> list.size()); }",
        "r += text(() -> buffer.append('z').length());",
    ],
];

const CLIENT: Template = Template {
    imports: "import java.util.*;\nimport java.util.concurrent.*;\nimport java.util.stream.*;\n",
    parent: "Library",
    locals: "        String r = \"\";\n",
    last: "r0 + \" \" + r1 + \" \" + r + \" \" + text(() -> list.size()) + text(() -> hash.size()) + atomic.get() + buffer.length()",
};

/// Client `index` of a seed.
pub(crate) fn client(seed: u64, index: u64) -> Program {
    let mut numbers = Numbers::new(seed, index);
    let first = *numbers.one(GROUPS);
    let second = if numbers.below(3) == 0 { *numbers.one(GROUPS) } else { first };
    let mut body = |most: usize| -> Vec<Statement> {
        (0..1 + numbers.below(most))
            .map(|_| {
                let group = if numbers.below(4) == 0 { second } else { first };
                let number = *numbers.one(&["2", "3"]);
                Statement::Line(numbers.one(group).replace("{K}", number))
            })
            .collect()
    };
    let threads = vec![(ThreadKind::Platform, body(2))];
    Program { name: format!("L{index}"), initializers: Vec::new(), main: body(2), threads, template: &CLIENT }
}

/// How what was found with the library trusted differs from what was found with it explored.
pub(crate) enum Comparison {
    /// The search that trusts the library hit a bound.
    TooLarge,
    /// Nothing differs; with `true`, both searches were complete.
    Agree(bool),
    Differ(String),
}

const TRUSTING: &[&str] = &["+search.state_limit=20000"];
const EXPLORING: &[&str] = &["+search.state_limit=60000", "+jdk.trust=none"];

pub(crate) fn compare(jdk: &Jdk, classes: &Path, class: &str) -> Comparison {
    let trusting = check(jdk, classes, class, TRUSTING, 0);
    if !trusting.limits.is_empty() {
        return Comparison::TooLarge;
    }
    let exploring = check(jdk, classes, class, EXPLORING, 1);
    if let Some(failure) = trusting.failure.as_ref().or(exploring.failure.as_ref()) {
        return Comparison::Differ(format!("failed: {failure}"));
    }
    let (trusted, explored) = (ends(&trusting), ends(&exploring));
    let missed: Vec<_> = explored.difference(&trusted).collect();
    let invented: Vec<_> = trusted.difference(&explored).collect();
    let complete = exploring.limits.is_empty();
    match (missed.is_empty(), invented.is_empty() || !complete) {
        (true, true) => Comparison::Agree(complete),
        (true, false) => Comparison::Differ(format!("trusted only: {invented:?}")),
        _ => Comparison::Differ(format!("trusted misses: {missed:?}")),
    }
}

/// Outputs, and kinds of violations: their texts name frames, which differ.
fn ends(observed: &Observed) -> BTreeSet<String> {
    let kinds = observed.findings.iter().map(|f| f.split(':').next().unwrap_or("").to_string());
    kinds.chain(observed.outputs.iter().map(|o| format!("output {o}"))).collect()
}
