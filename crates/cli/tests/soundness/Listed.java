// One object of every listed library class, for generated clients of listed methods.
import java.util.List;
import java.util.Map;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class Listed extends Library {
    /// A thing that is due at once; no record, so that it compiles for JDK 11. Equal and shown by its number as one is.
    static final class Due implements Delayed {
        final int number;

        Due(int number) {
            this.number = number;
        }

        public boolean equals(Object other) {
            return other instanceof Due && ((Due) other).number == number;
        }

        public int hashCode() {
            return number;
        }

        public String toString() {
            return "Due[number=" + number + "]";
        }

        public long getDelay(TimeUnit unit) {
            return 0;
        }

        public int compareTo(Delayed other) {
            return Integer.compare(number, ((Due) other).number);
        }
    }

    /// A lock of the program's own.
    static class Mutex extends AbstractQueuedSynchronizer {
        protected boolean tryAcquire(int n) {
            return compareAndSetState(0, 1);
        }

        protected boolean tryRelease(int n) {
            setState(0);
            return true;
        }

        protected int tryAcquireShared(int n) {
            return getState() == 0 ? 1 : -1;
        }

        protected boolean tryReleaseShared(int n) {
            return true;
        }

        int state() {
            return getState();
        }
    }

    static class LongMutex extends AbstractQueuedLongSynchronizer {
        protected boolean tryAcquire(long n) {
            return compareAndSetState(0, 1);
        }

        protected boolean tryRelease(long n) {
            setState(0);
            return true;
        }

        protected long tryAcquireShared(long n) {
            return getState() == 0 ? 1 : -1;
        }

        protected boolean tryReleaseShared(long n) {
            return true;
        }
    }

    volatile int counted;
    volatile long countedLong;
    volatile Integer kept;

    static final Listed holder = new Listed();
    static final CountDownLatch latch = new CountDownLatch(2);
    static final CyclicBarrier barrier = new CyclicBarrier(2);
    static final DelayQueue<Due> delays = new DelayQueue<>(List.of(new Due(1)));
    static final Exchanger<Integer> exchanger = new Exchanger<>();
    static final LinkedBlockingDeque<Integer> bothEnds = new LinkedBlockingDeque<>(List.of(1));
    static final LinkedBlockingQueue<Integer> small = new LinkedBlockingQueue<>(2);
    static final LinkedTransferQueue<Integer> transfers = new LinkedTransferQueue<>(List.of(1));
    static final Phaser phaser = new Phaser(2);
    static final PriorityBlockingQueue<Integer> priorities = new PriorityBlockingQueue<>(List.of(1));
    static final Semaphore permits = new Semaphore(1);
    static final SynchronousQueue<Integer> meeting = new SynchronousQueue<>();
    static final ThreadPoolExecutor pool =
        new ThreadPoolExecutor(1, 1, 0, TimeUnit.SECONDS, new LinkedBlockingQueue<>());
    static final AtomicBoolean flag = new AtomicBoolean();
    static final AtomicLong number = new AtomicLong();
    static final AtomicLongArray numbers = new AtomicLongArray(2);
    static final AtomicReference<Integer> reference = new AtomicReference<>(1);
    static final AtomicReferenceArray<Integer> references = new AtomicReferenceArray<>(new Integer[] {1, 2});
    static final AtomicMarkableReference<Integer> marked = new AtomicMarkableReference<>(1, false);
    static final AtomicStampedReference<Integer> stamped = new AtomicStampedReference<>(1, 0);
    static final AtomicIntegerFieldUpdater<Listed> ints = AtomicIntegerFieldUpdater.newUpdater(Listed.class, "counted");
    static final AtomicLongFieldUpdater<Listed> longs = AtomicLongFieldUpdater.newUpdater(Listed.class, "countedLong");
    static final AtomicReferenceFieldUpdater<Listed, Integer> objects =
        AtomicReferenceFieldUpdater.newUpdater(Listed.class, Integer.class, "kept");
    static final DoubleAdder doubles = new DoubleAdder();
    static final ReentrantReadWriteLock rw = new ReentrantReadWriteLock();
    static final StampedLock stamps = new StampedLock();
    static final Mutex mutex = new Mutex();
    static final LongMutex longMutex = new LongMutex();
    static final Condition condition = lock.newCondition();
    static final CompletableFuture<Integer> first = new CompletableFuture<>();
    static final CompletableFuture<Integer> second = new CompletableFuture<>();
    static final CompletableFuture<Integer> sum = first.thenCombine(second, Integer::sum);
    static final CompletableFuture<Void> all = CompletableFuture.allOf(first, second);

    /// A dependent stage was run: which one, by whom, and after which others.
    static synchronized void ran(int stage) {
        int by = Thread.currentThread().getName().equals("main") ? 0 : 5;
        atomic.set(atomic.get() * 10 + stage + by);
    }
}
