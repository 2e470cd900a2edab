//! Small clients of every listed library method: each method against others of its class, in two threads with two
//! calls each, with the library trusted and with it explored.

use std::collections::BTreeSet;

use rjpf_classes::trust::LINEARIZABLE;

use crate::generate::Numbers;
use crate::program::{Program, Statement, Template, ThreadKind};

/// A listed class and calls of its methods.
type Calls = (&'static str, &'static [&'static str]);

/// Every call ends alike whatever it waits for: a deadlock is an outcome as others are.
#[rustfmt::skip]
const CALLS: &[Calls] = &[
    ("ArrayBlockingQueue", &["ring.add(2)", "ring.offer(2)", "ring.offer(3, 1, TimeUnit.MILLISECONDS)", "ring.poll()", "ring.take()", "ring.peek()", "ring.remove()", "ring.element()", "ring.size()", "ring.remainingCapacity()", "ring.contains(2)", "ring.remove((Object) 1)", "{ ring.put(3); return 0; }"]),
    ("CompletableFuture", &["first.get()", "first.get(1, TimeUnit.MILLISECONDS)", "sum.join()", "first.complete(1)", "second.complete(2)", "first.complete(3) | second.complete(4)", "first.completeExceptionally(new IllegalStateException())", "sum.cancel(false)", "sum.complete(7)", "sum.isDone()", "first.isDone() ? all.isDone() : 2", "first.getNow(0)", "first.getNumberOfDependents()", "{ first.obtrudeValue(5); return 0; }", "{ first.thenRun(() -> ran(1)); return 0; }", "{ sum.thenAccept(v -> ran(2)); return 0; }", "{ all.whenComplete((v, e) -> ran(3)); return 0; }", "{ first.runAfterEither(second, () -> ran(4)); return 0; }", "{ first.thenCompose(v -> second).thenRun(() -> ran(1)); return 0; }", "{ first.thenRunAsync(() -> ran(2), Runnable::run); return 0; }", "{ CompletableFuture.anyOf(first, second).thenRun(() -> ran(3)); return 0; }"]),
    ("ConcurrentHashMap", &["map.get(2)", "map.getOrDefault(2, 0)", "map.containsKey(2)", "map.put(2, 2)", "map.put(1, 3)", "map.putIfAbsent(2, 3)", "map.remove(1)", "map.remove(2, 2)", "map.replace(1, 4)", "map.replace(1, 1, 5)", "map.computeIfAbsent(2, k -> 6)", "map.computeIfPresent(1, (k, v) -> v + 1)", "map.compute(1, (k, v) -> v == null ? 1 : v + 1)", "map.merge(1, 1, Integer::sum)", "map.size()", "map.isEmpty()", "map.toString()", "map.containsValue(2)", "{ map.putAll(Map.of(2, 8, 3, 9)); return 0; }"]),
    ("ConcurrentLinkedQueue", &["chain.add(2)", "chain.offer(3)", "chain.poll()", "chain.peek()", "chain.size()", "chain.toString()"]),
    ("ConcurrentSkipListMap", &["sorted.get(2)", "sorted.getOrDefault(2, 0)", "sorted.containsKey(2)", "sorted.put(2, 2)", "sorted.putIfAbsent(2, 3)", "sorted.remove(1)", "sorted.remove(1, 1)", "sorted.replace(1, 4)", "sorted.replace(1, 1, 5)", "sorted.size()"]),
    ("CopyOnWriteArrayList", &["copied.get(0)", "copied.set(0, 4)", "copied.add(2)", "{ copied.add(0, 5); return 0; }", "copied.addIfAbsent(2)", "copied.remove(0)", "copied.size()", "copied.isEmpty()", "copied.iterator().next()", "copied.listIterator().next()", "{ copied.clear(); return 0; }", "copied.toString()"]),
    ("CountDownLatch", &["{ latch.await(); return 0; }", "latch.await(1, TimeUnit.MILLISECONDS)", "{ latch.countDown(); return 0; }", "latch.getCount()"]),
    ("CyclicBarrier", &["barrier.await()", "barrier.await(1, TimeUnit.MILLISECONDS)", "{ barrier.reset(); return 0; }", "barrier.isBroken()", "barrier.getNumberWaiting()"]),
    ("DelayQueue", &["delays.add(new Due(2))", "delays.offer(new Due(0))", "{ delays.put(new Due(3)); return 0; }", "delays.poll()", "delays.take()", "delays.peek()", "delays.size()"]),
    ("Exchanger", &["exchanger.exchange(1)", "exchanger.exchange(2, 1, TimeUnit.MILLISECONDS)"]),
    ("FutureTask", &["task.isDone()", "task.isCancelled()", "task.get()", "{ task.run(); return 0; }", "task.cancel(false)"]),
    ("LinkedBlockingDeque", &["bothEnds.add(2)", "{ bothEnds.addFirst(3); return 0; }", "{ bothEnds.addLast(4); return 0; }", "bothEnds.offer(5)", "bothEnds.offerFirst(6)", "bothEnds.offerLast(7)", "{ bothEnds.put(8); return 0; }", "{ bothEnds.putFirst(9); return 0; }", "{ bothEnds.putLast(1); return 0; }", "bothEnds.poll()", "bothEnds.pollFirst()", "bothEnds.pollLast()", "bothEnds.take()", "bothEnds.takeFirst()", "bothEnds.takeLast()", "bothEnds.peek()", "bothEnds.peekFirst()", "bothEnds.peekLast()", "bothEnds.size()", "bothEnds.remainingCapacity()", "bothEnds.contains(2)"]),
    ("LinkedBlockingQueue", &["small.add(2)", "small.offer(3)", "{ small.put(4); return 0; }", "small.poll()", "small.poll(1, TimeUnit.MILLISECONDS)", "small.take()", "small.peek()", "small.size()", "small.remainingCapacity()"]),
    ("LinkedTransferQueue", &["transfers.add(2)", "transfers.offer(3)", "{ transfers.put(4); return 0; }", "transfers.poll()", "transfers.take()", "{ transfers.transfer(5); return 0; }", "transfers.tryTransfer(6)"]),
    ("Phaser", &["phaser.register()", "phaser.bulkRegister(2)", "phaser.arrive()", "phaser.arriveAndDeregister()", "phaser.arriveAndAwaitAdvance()", "phaser.awaitAdvance(0)", "phaser.awaitAdvanceInterruptibly(0)", "phaser.getPhase()", "phaser.isTerminated()", "{ phaser.forceTermination(); return 0; }"]),
    ("PriorityBlockingQueue", &["priorities.add(2)", "priorities.offer(0)", "{ priorities.put(3); return 0; }", "priorities.poll()", "priorities.take()", "priorities.peek()", "priorities.size()"]),
    ("Semaphore", &["{ permits.acquire(); return 0; }", "{ permits.acquire(2); return 0; }", "{ permits.acquireUninterruptibly(); return 0; }", "permits.tryAcquire()", "permits.tryAcquire(1, TimeUnit.MILLISECONDS)", "{ permits.release(); return 0; }", "permits.availablePermits()", "permits.drainPermits()"]),
    ("SynchronousQueue", &["{ meeting.put(1); return 0; }", "meeting.offer(2)", "meeting.offer(3, 1, TimeUnit.MILLISECONDS)", "meeting.take()", "meeting.poll()", "meeting.poll(1, TimeUnit.MILLISECONDS)"]),
    ("ThreadPoolExecutor", &["{ pool.execute(atomic::incrementAndGet); return 0; }", "{ pool.shutdown(); return 0; }", "pool.shutdownNow().size()", "pool.isShutdown()", "pool.isTerminated()", "pool.isTerminating()", "pool.awaitTermination(1, TimeUnit.MILLISECONDS)"]),
    ("atomic/AtomicBoolean", &["flag.get()", "{ flag.set(true); return 0; }", "{ flag.lazySet(true); return 0; }", "flag.getAndSet(true)", "flag.compareAndSet(false, true)", "flag.weakCompareAndSetPlain(false, true)", "flag.weakCompareAndSetVolatile(false, true)", "flag.weakCompareAndSetAcquire(false, true)", "flag.weakCompareAndSetRelease(false, true)", "flag.compareAndExchange(false, true)", "flag.compareAndExchangeAcquire(false, true)", "flag.compareAndExchangeRelease(false, true)", "flag.getPlain()", "{ flag.setPlain(true); return 0; }", "flag.getOpaque()", "{ flag.setOpaque(true); return 0; }", "flag.getAcquire()", "{ flag.setRelease(true); return 0; }", "flag.toString()"]),
    ("atomic/AtomicInteger", &["atomic.get()", "{ atomic.set(2); return 0; }", "{ atomic.lazySet(3); return 0; }", "atomic.getAndSet(4)", "atomic.compareAndSet(0, 5)", "atomic.weakCompareAndSetPlain(0, 6)", "atomic.compareAndExchange(0, 7)", "atomic.getAndIncrement()", "atomic.getAndDecrement()", "atomic.getAndAdd(2)", "atomic.incrementAndGet()", "atomic.decrementAndGet()", "atomic.addAndGet(3)", "atomic.intValue()", "atomic.longValue()", "atomic.floatValue()", "atomic.doubleValue()", "atomic.toString()"]),
    ("atomic/AtomicIntegerArray", &["cells.get(0)", "{ cells.set(0, 2); return 0; }", "cells.getAndSet(0, 4)", "cells.compareAndSet(0, 0, 5)", "cells.getAndIncrement(0)", "cells.getAndAdd(0, 2)", "cells.incrementAndGet(0)", "cells.decrementAndGet(1)", "cells.addAndGet(0, 3)"]),
    ("atomic/AtomicIntegerFieldUpdater", &["ints.get(holder)", "{ ints.set(holder, 2); return 0; }", "ints.getAndSet(holder, 4)", "ints.compareAndSet(holder, 0, 5)", "ints.getAndIncrement(holder)", "ints.incrementAndGet(holder)", "ints.addAndGet(holder, 3)", "holder.counted++"]),
    ("atomic/AtomicLong", &["number.get()", "{ number.set(2); return 0; }", "number.getAndSet(4)", "number.compareAndSet(0, 5)", "number.getAndIncrement()", "number.incrementAndGet()", "number.addAndGet(3)", "number.longValue()"]),
    ("atomic/AtomicLongArray", &["numbers.get(0)", "{ numbers.set(0, 2); return 0; }", "numbers.getAndAdd(0, 2)", "numbers.compareAndSet(0, 0, 5)", "numbers.incrementAndGet(0)"]),
    ("atomic/AtomicLongFieldUpdater", &["longs.get(holder)", "{ longs.set(holder, 2); return 0; }", "longs.getAndAdd(holder, 4)", "longs.compareAndSet(holder, 0, 5)", "holder.countedLong++"]),
    ("atomic/AtomicMarkableReference", &["marked.getReference()", "marked.isMarked()", "marked.get(new boolean[1])", "marked.compareAndSet(1, 2, false, true)", "marked.weakCompareAndSet(1, 3, false, true)", "{ marked.set(4, true); return 0; }", "marked.attemptMark(1, true)"]),
    ("atomic/AtomicReference", &["reference.get()", "{ reference.set(2); return 0; }", "reference.getAndSet(4)", "reference.compareAndSet(1, 5)", "reference.compareAndExchange(1, 6)", "reference.toString()"]),
    ("atomic/AtomicReferenceArray", &["references.get(0)", "{ references.set(0, 2); return 0; }", "references.getAndSet(0, 4)", "references.compareAndSet(0, 1, 5)"]),
    ("atomic/AtomicReferenceFieldUpdater", &["objects.get(holder)", "{ objects.set(holder, 2); return 0; }", "objects.getAndSet(holder, 4)", "objects.compareAndSet(holder, null, 5)"]),
    ("atomic/AtomicStampedReference", &["stamped.getReference()", "stamped.getStamp()", "stamped.get(new int[1])", "stamped.compareAndSet(1, 2, 0, 1)", "stamped.weakCompareAndSet(1, 3, 0, 1)", "{ stamped.set(4, 2); return 0; }", "stamped.attemptStamp(1, 5)"]),
    ("atomic/DoubleAdder", &["{ doubles.add(1); return 0; }", "doubles.sum()", "doubles.sumThenReset()"]),
    ("atomic/LongAdder", &["{ adder.add(2); return 0; }", "{ adder.increment(); return 0; }", "{ adder.decrement(); return 0; }", "adder.sum()", "adder.sumThenReset()"]),
    ("locks/AbstractQueuedLongSynchronizer", &["{ longMutex.acquire(1); return 0; }", "{ longMutex.acquireInterruptibly(1); return 0; }", "longMutex.tryAcquireNanos(1, 1000)", "longMutex.release(1)", "{ longMutex.acquireShared(1); return 0; }", "{ longMutex.acquireSharedInterruptibly(1); return 0; }", "longMutex.tryAcquireSharedNanos(1, 1000)", "longMutex.releaseShared(1)"]),
    ("locks/AbstractQueuedSynchronizer", &["{ mutex.acquire(1); return 0; }", "{ mutex.acquireInterruptibly(1); return 0; }", "mutex.tryAcquireNanos(1, 1000)", "mutex.release(1)", "{ mutex.acquireShared(1); return 0; }", "{ mutex.acquireSharedInterruptibly(1); return 0; }", "mutex.tryAcquireSharedNanos(1, 1000)", "mutex.releaseShared(1)", "mutex.state()"]),
    ("locks/LockSupport", &["{ LockSupport.park(); return 0; }", "{ LockSupport.parkNanos(1000); return 0; }", "{ LockSupport.unpark(t0); return 0; }"]),
    ("locks/ReentrantLock", &["{ lock.lock(); return 0; }", "{ lock.unlock(); return 0; }", "lock.tryLock()", "{ lock.lockInterruptibly(); return 0; }", "lock.isLocked()", "lock.isHeldByCurrentThread()", "lock.getHoldCount()", "lock.hasQueuedThreads()", "lock.getQueueLength()", "{ condition.signal(); return 0; }", "{ condition.signalAll(); return 0; }", "condition.awaitNanos(1000) > 0", "{ condition.await(); return 0; }", "{ condition.awaitUninterruptibly(); return 0; }"]),
    ("locks/ReentrantReadWriteLock", &["{ rw.readLock().lock(); return 0; }", "{ rw.readLock().unlock(); return 0; }", "rw.readLock().tryLock()", "{ rw.writeLock().lock(); return 0; }", "{ rw.writeLock().unlock(); return 0; }", "rw.writeLock().tryLock()", "{ rw.writeLock().lockInterruptibly(); return 0; }", "rw.isWriteLocked()", "rw.isWriteLockedByCurrentThread()", "rw.getReadLockCount()", "rw.getReadHoldCount()", "rw.getWriteHoldCount()"]),
    ("locks/StampedLock", &["stamps.writeLock()", "stamps.tryWriteLock()", "stamps.writeLockInterruptibly()", "stamps.readLock()", "stamps.tryReadLock()", "stamps.readLockInterruptibly()", "stamps.tryOptimisticRead()", "stamps.validate(stamps.tryOptimisticRead())", "{ stamps.unlockWrite(stamps.writeLock()); return 0; }", "{ stamps.unlockRead(stamps.readLock()); return 0; }", "{ stamps.unlock(stamps.readLock()); return 0; }", "stamps.tryConvertToWriteLock(stamps.tryReadLock())", "stamps.tryConvertToReadLock(stamps.tryWriteLock())", "stamps.tryConvertToOptimisticRead(stamps.tryReadLock())", "stamps.tryUnlockRead()", "stamps.tryUnlockWrite()", "stamps.isWriteLocked()", "stamps.isReadLocked()"]),
];

/// Listed methods that no client calls by their names, and who does: methods that are not public, methods that all
/// atomics have alike, the library's own pools.
const CALLED_BY_OTHERS: &[(&str, &str)] = &[
    ("ForkJoinPool", "CompletableFuture and parallel streams: crates/cli/tests/soundness/library.rs"),
    ("ForkJoinTask", "CompletableFuture and parallel streams: crates/cli/tests/soundness/library.rs"),
    ("ScheduledThreadPoolExecutor", "its queue is that of DelayQueue with other elements"),
    ("locks/AbstractOwnableSynchronizer", "ReentrantLock"),
    ("waitingGet", "join"),
    ("timedGet", "get"),
    ("tryPushStack", "thenRun"),
    ("cleanStack", "cancel"),
    ("completeNull", "allOf"),
    ("completeRelay", "thenCompose"),
    ("completeThrowable", "completeExceptionally"),
    ("completeValue", "complete"),
    ("internalComplete", "cancel"),
    ("postComplete", "complete"),
    ("postFire", "complete"),
    ("tryFire", "complete"),
    ("enqueue", "put"),
    ("dequeue", "take"),
    ("putVal", "put"),
    ("replaceNode", "remove"),
    ("addCount", "put"),
    ("initTable", "put"),
    ("tryPresize", "putAll"),
    ("doPut", "put"),
    ("doGet", "get"),
    ("doRemove", "remove"),
    ("getArray", "get"),
    ("setArray", "set"),
    ("dowait", "await"),
    ("awaitDone", "get"),
    ("set", "run"),
    ("setException", "run"),
    ("finishCompletion", "run"),
    ("runAndReset", "run"),
    ("addWorker", "execute"),
    ("runWorker", "execute"),
    ("getTask", "execute"),
    ("xfer", "transfer"),
    ("transfer", "put"),
    ("casPair", "compareAndSet"),
    ("compareAndSetState", "acquire"),
    ("getState", "acquire"),
    ("setState", "release"),
    ("await", "ReentrantLock's condition"),
    ("awaitNanos", "ReentrantLock's condition"),
    ("awaitUninterruptibly", "ReentrantLock's condition"),
    ("awaitUntil", "ReentrantLock's condition"),
    ("signal", "ReentrantLock's condition"),
    ("signalAll", "ReentrantLock's condition"),
    ("parkUntil", "parkNanos"),
    ("interruptIfStarted", "shutdownNow"),
    ("releaseWrite", "unlockWrite"),
    ("unlockWriteInternal", "unlockWrite, up to JDK 16"),
    ("tryTerminate", "shutdown"),
    ("doArrive", "arrive"),
    ("doRegister", "register"),
    ("onAdvance", "arrive"),
];

const TEMPLATE: Template = Template {
    imports: "import java.util.*;\nimport java.util.concurrent.*;\nimport java.util.concurrent.atomic.*;\nimport java.util.concurrent.locks.*;\n",
    parent: "Listed",
    locals: "        String r = \"\";\n",
    last: "r0 + \" \" + r + \" \" + atomic.get()",
};

/// Clients in which every call of the table comes up, beside others of its class; each with the name of the class.
pub(crate) fn clients(seed: u64) -> Vec<(&'static str, Program)> {
    let mut programs: Vec<(&'static str, Program)> = Vec::new();
    for (class, calls) in CALLS {
        for call in *calls {
            let mut numbers = Numbers::new(seed, programs.len() as u64);
            let line = |call: &str| Statement::Line(format!("r += text(() -> {call});"));
            let main = vec![line(call), line(numbers.one::<&str>(calls))];
            let other = vec![line(numbers.one::<&str>(calls)), line(numbers.one::<&str>(calls))];
            let name = format!("Listed{}", programs.len());
            let threads = vec![(ThreadKind::Platform, other)];
            programs.push((*class, Program { name, initializers: Vec::new(), main, threads, template: &TEMPLATE }));
        }
    }
    programs
}

/// Listed methods that no client calls: the atomics' common list is met by the methods that each of them has.
pub(crate) fn uncalled() -> Vec<String> {
    let met: BTreeSet<&str> = CALLED_BY_OTHERS.iter().map(|(name, _)| *name).collect();
    let mut missing = Vec::new();
    for entry in LINEARIZABLE {
        let class = entry.class.trim_start_matches("java/util/concurrent/");
        let calls = CALLS.iter().find(|(c, _)| *c == class).map_or(&[][..], |(_, calls)| *calls);
        for method in entry.methods {
            let name = method.trim_start_matches('!').split('(').next().unwrap_or_default();
            let called = calls.iter().any(|call| call.contains(&format!(".{name}(")));
            let alike = class.starts_with("atomic/") && entry.methods.len() > 20;
            if !called && !alike && !met.contains(name) && !met.contains(class) {
                missing.push(format!("{class}.{name}"));
            }
        }
    }
    missing
}
