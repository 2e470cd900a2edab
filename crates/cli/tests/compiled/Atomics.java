import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.ReentrantLock;

/** What the library does by Unsafe, often enough to be compiled, at sites that meet several classes; null arrays and many receivers. */
public class Atomics {
    volatile int word;
    volatile long wide;
    volatile Object reference;
    static final AtomicIntegerFieldUpdater<Atomics> WORD = AtomicIntegerFieldUpdater.newUpdater(Atomics.class, "word");
    static final AtomicLongFieldUpdater<Atomics> WIDE = AtomicLongFieldUpdater.newUpdater(Atomics.class, "wide");
    static final AtomicReferenceFieldUpdater<Atomics, Object> REFERENCE =
        AtomicReferenceFieldUpdater.newUpdater(Atomics.class, Object.class, "reference");

    static class Below extends Atomics { int other; }

    interface Speaks { int says(); }
    static Speaks[] speakers() {
        return new Speaks[] { () -> 1, () -> 2, () -> 3, () -> 4, new Speaks() { public int says() { return 5; } },
            new Speaks() { public int says() { return 6; } }, new Speaks() { public int says() { return 7; } } };
    }

    static int at(int[] a, int i) { return a[i]; }
    static void put(Object[] a, int i, Object o) { a[i] = o; }
    static int length(byte[] a) { return a.length; }

    static String thrown(Runnable r) {
        try { r.run(); return "nothing"; } catch (RuntimeException e) { return e.getClass().getSimpleName(); }
    }

    public static void main(String[] args) {
        AtomicInteger i = new AtomicInteger();
        AtomicLong l = new AtomicLong(1L << 40);
        AtomicBoolean b = new AtomicBoolean();
        AtomicReference<Object> r = new AtomicReference<>("a");
        AtomicIntegerArray ia = new AtomicIntegerArray(5);
        AtomicReferenceArray<Object> ra = new AtomicReferenceArray<>(5);
        ConcurrentHashMap<Integer, Integer> map = new ConcurrentHashMap<>();
        ReentrantLock lock = new ReentrantLock();
        Atomics[] all = { new Atomics(), new Below() };
        Speaks[] speakers = speakers();
        int[] some = { 3, 1, 4 };
        long sum = 0;
        int failed = 0;
        for (int n = 0; n < 4000; n++) {
            sum += i.incrementAndGet() + l.getAndAdd(n);
            if (!b.compareAndSet(n % 2 == 1, n % 2 == 0)) failed++;
            if (!i.compareAndSet(-1, 7)) failed++;
            r.set(n); if (r.compareAndSet("never", 1)) failed++;
            ia.addAndGet(n % 5, n); ra.set(n % 5, ra.get((n + 1) % 5) == null ? (Object) "x" : n);
            map.merge(n % 50, 1, Integer::sum);
            lock.lock(); try { lock.lock(); sum += lock.getHoldCount(); lock.unlock(); } finally { lock.unlock(); }
            Atomics o = all[n % 2];
            WORD.addAndGet(o, n); WIDE.getAndAdd(o, (long) n << 33); REFERENCE.set(o, o);
            synchronized (o) { sum += o.word; }
            sum += speakers[n % speakers.length].says();
            sum += at(some, n % 3);
            if (n % 100 == 0) {
                int k = n;
                String said = thrown(() -> at(null, k)) + thrown(() -> at(some, 3)) + thrown(() -> at(some, -1)) + thrown(() -> put(null, 0, null))
                    + thrown(() -> put(new String[1], 0, 1)) + thrown(() -> length(null)) + thrown(() -> WORD.set(null, 1));
                sum += said.hashCode();
            }
        }
        System.out.println(sum + " " + failed + " " + i + " " + l + " " + b + " " + r + " " + ia + " " + ra + " " + map.get(7));
        for (Atomics o : all) System.out.println(o.word + " " + o.wide + " " + (o.reference == o) + " " + lock.isLocked());
        System.out.println(thrown(() -> at(null, 0)) + " " + thrown(() -> put(new String[1], 0, 1)) + " " + thrown(() -> length(null)));
    }
}
