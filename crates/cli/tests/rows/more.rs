//! More bugs as people write them, with what the sentence at the top has to say. What it says is derived from the program: the
//! threads and lines that take part are the only ones that can.

use super::{Bug, bug};

macro_rules! source {
    ($name:literal) => {
        ($name, include_str!(concat!("more/", $name, ".java")))
    };
}

/// A bug, and what its sentence has in it besides the beginning.
pub(crate) const MORE: &[(Bug, &[&str])] = &[
    // The head is what it was, and what comes after it is not.
    (
        bug(source!("Aba"), "assertion", Some("check, then act: slow called AtomicReference#1.get()")),
        &["compareAndSet"],
    ),
    // Three are expected, two come.
    (
        bug(source!("BarrierFew"), "deadlock", Some("a barrier that too few come to: ")),
        &["left at BarrierFew.java:4", "right at BarrierFew.java:4", "wait at CyclicBarrier#1, which opens for 3"],
    ),
    // Notified, and the item is gone before the taker has the lock again.
    (
        bug(source!("BufferIf"), "exception", Some("waited without looking again: taker-")),
        &[
            "read BufferIf#1.count = 0 at BufferIf.java:4",
            "main notified it at BufferIf.java:3",
            "wrote BufferIf#1.count = 0",
        ],
    ),
    // It is given back twice before there is a second thread: no mistake of interleaving.
    (bug(source!("ConnPool"), "exception", None), &[]),
    // Both find that it does not run.
    (
        bug(source!("DoubleStart"), "exception", Some("check, then act: ")),
        &["read DoubleStart#1.running = false at DoubleStart.java:3", "over what"],
    ),
    (
        bug(
            source!("EarlyShutdown"),
            "exception",
            Some("used after it was closed: main called ThreadPoolExecutor#1.shutdown()"),
        ),
        &[
            "client called ThreadPoolExecutor#1.execute(lambda) throws RejectedExecutionException at EarlyShutdown.java:5",
        ],
    ),
    // What is iterated over is a view of the map that is changed.
    (
        bug(
            source!("EventBus"),
            "exception",
            Some("concurrent modification: main began to iterate over LinkedHashMap#1"),
        ),
        &["remover", "LinkedHashMap#1.remove(\"b\")"],
    ),
    // Two tasks that wait for a third: nobody says which of them comes last.
    (
        bug(source!("FutureOrder"), "assertion", Some("order of writes: ")),
        &[
            "wrote FutureOrder.state = \"shown\" at FutureOrder.java:7",
            "then wrote FutureOrder.state = \"loaded\" at FutureOrder.java:6",
        ],
    ),
    (
        bug(source!("InitLock"), "deadlock", Some("classes that need each other: ")),
        &[
            "first initialises class InitLock$A since InitLock.java:5 and waits for class InitLock$B at InitLock.java:2",
            "second initialises class InitLock$B since InitLock.java:6 and waits for class InitLock$A at InitLock.java:3",
        ],
    ),
    // Of three, the one with the odd number does not count.
    (
        bug(
            source!("LatchShort"),
            "deadlock",
            Some("a latch that stays closed: main at LatchShort.java:11 waits for CountDownLatch#1"),
        ),
        &["worker-0 at LatchShort.java:7", "worker-2 at LatchShort.java:7", "its count is still 1"],
    ),
    // What one task leaves in a thread, the next one finds: no interleaving inside of a task is needed.
    (bug(source!("LocalLeak"), "exception", None), &[]),
    // Of the two ways to read it torn, this one takes fewer steps.
    (
        bug(
            source!("Pair"),
            "exception",
            Some("read in the middle of a change: mover wrote Pair#1.x = 1 at Pair.java:3"),
        ),
        &["main read Pair#1.", "Pair#1.x = 1 at Pair.java:7", "Pair#1.y = 0 at Pair.java:7"],
    ),
    (
        bug(
            source!("PermitLeak"),
            "deadlock",
            Some("a permit that never comes: client-2 at PermitLeak.java:5 waits for Semaphore#1"),
        ),
        &["client-1 took one at PermitLeak.java:5 and has ended without releasing it"],
    ),
    // Two threads for three tasks that wait for each other.
    (
        bug(source!("PhilExec"), "deadlock", Some("a task waits for a task: all threads of ThreadPoolExecutor#1 wait")),
        &["pool-1-thread-1 at PhilExec.java:6 for CountDownLatch#1", "1 task is in its queue"],
    ),
    // Nobody takes the second and third.
    (
        bug(
            source!("QueueFull"),
            "deadlock",
            Some("a queue that nobody takes from: producer waits in ArrayBlockingQueue#1.put(-1)"),
        ),
        &["QueueFull.java:5"],
    ),
    // One was looked at, the other one set.
    (
        bug(source!("Range"), "assertion", Some("check, then act: ")),
        &["AtomicInteger#2.set(4) at Range.java:5", "AtomicInteger#1.set(5) at Range.java:4"],
    ),
    (
        bug(source!("SelfPool"), "deadlock", Some("a task waits for a task: pool-1-thread-1 waits at SelfPool.java:4")),
        &["no thread of a pool is free"],
    ),
    // There is one left for two that both have asked for it.
    (
        bug(source!("SharedIterator"), "exception", Some("check, then act: worker-")),
        &["ArrayList$Itr#1.hasNext() -> true", "throws NoSuchElementException"],
    ),
    (
        bug(source!("SignalMissed"), "deadlock", Some("missed notification: main called ")),
        &["signalAll() at SignalMissed.java:5, when nobody waited; waiter began to wait for it at SignalMissed.java:4"],
    ),
    // A signal for the producer goes to the other consumer.
    (
        bug(source!("SignalOne"), "deadlock", Some("signal to one of several: consumer-")),
        &[
            "signal() at SignalOne.java:5 and woke up consumer-",
            "producer has been waiting at SignalOne.java:4 all the time",
        ],
    ),
    (
        bug(source!("Stampede"), "assertion", Some("check, then act: ")),
        &["get(\"k\") -> null at Stampede.java:7", "put(\"k\", \"K\") -> null at Stampede.java:8 in between"],
    ),
    (
        bug(
            source!("Swallowed"),
            "deadlock",
            Some("an interrupt without effect: main interrupted worker at Swallowed.java:12"),
        ),
        &[
            "LinkedBlockingQueue#1.take() throws InterruptedException at Swallowed.java:6",
            "worker then waits in LinkedBlockingQueue#1.take()",
        ],
    ),
    (
        bug(source!("ThisEscape"), "exception", Some("published before it was constructed: main called ")),
        &[
            "add(ThisEscape$Logger#1)",
            "inside its constructor; firer",
            "found ThisEscape$Logger#1.log = null at ThisEscape.java:9",
        ],
    ),
    (
        bug(source!("ThreeLocks"), "deadlock", Some("locks taken in different orders: ")),
        &["a-to-b holds ReentrantLock#1", "b-to-c holds ReentrantLock#2", "c-to-a holds ReentrantLock#3"],
    ),
    (
        bug(
            source!("TimerLate"),
            "exception",
            Some("used after it was closed: main wrote TimerLate.closed = true at TimerLate.java:7"),
        ),
        &["ticker"],
    ),
    // Each look and each change is safe by itself.
    (
        bug(source!("Transfer"), "assertion", Some("check, then act: ")),
        &["read Transfer$Account#1.balance = 100 at Transfer.java:3", "in between"],
    ),
    (
        bug(source!("UseClosed"), "exception", Some("used after it was closed: main called StringReader#1.close()")),
        &["reader called StringReader#1.read() throws IOException at UseClosed.java:6"],
    ),
    // The third one reads what is left of the first two.
    (
        bug(source!("VolatileCount"), "assertion", Some("lost update: visitor-")),
        &["read VolatileCount.hits = ", "over what visitor-"],
    ),
    (
        bug(source!("WaitNoLoop"), "exception", Some("check, then act: consumer-")),
        &["LinkedList#1.isEmpty() -> true", "LinkedList#1.removeFirst() throws NoSuchElementException"],
    ),
    (
        bug(source!("WordCount"), "assertion", Some("check, then act: pool-1-thread-")),
        &["ConcurrentHashMap#1.get(\"the\") -> null at WordCount.java:5", "put(\"the\", 1)"],
    ),
];
