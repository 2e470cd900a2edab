// Every atomic class and field updater.
import java.util.*;
import java.util.concurrent.atomic.*;

public class AtomicKinds {
    volatile int vi = 1;
    volatile long vl = 2;
    volatile String vs = "s";
    int notVolatile;
    volatile Integer boxed = 5;

    public static void main(String[] args) throws Exception {
        AtomicInteger i = new AtomicInteger(5);
        System.out.println(i.getAndIncrement() + " " + i.incrementAndGet() + " " + i.getAndDecrement() + " " + i.decrementAndGet() + " " + i.addAndGet(10) + " " + i.getAndAdd(-3) + " " + i.compareAndSet(12, 1) + " " + i.compareAndSet(12, 2) + " " + i);
        System.out.println(i.updateAndGet(x -> x * 7) + " " + i.getAndUpdate(x -> -x) + " " + i.accumulateAndGet(3, Math::max) + " " + i.getAndAccumulate(4, (a, b) -> a * b) + " " + i.get() + " " + i.compareAndExchange(12, 13) + " " + i.getPlain() + " " + i.intValue());
        i.lazySet(Integer.MAX_VALUE);
        System.out.println(i.incrementAndGet() + " " + i.doubleValue());
        AtomicLong l = new AtomicLong(Long.MAX_VALUE);
        System.out.println(l.incrementAndGet() + " " + l.getAndSet(3) + " " + l.weakCompareAndSetVolatile(4, 5) + " " + l.updateAndGet(x -> x << 40));
        AtomicBoolean b = new AtomicBoolean();
        System.out.println(b.getAndSet(true) + " " + b.compareAndSet(false, true) + " " + b.compareAndSet(true, false) + " " + b + " " + b.compareAndExchange(false, true));
        AtomicReference<String> r = new AtomicReference<>("a");
        String s = r.get();
        System.out.println(r.compareAndSet(new String("a"), "b") + " " + r.compareAndSet(s, "b") + " " + r.getAndUpdate(x -> x + "c") + " " + r.accumulateAndGet("d", String::concat) + " " + r.getAndSet(null) + " " + r);
        AtomicIntegerArray ia = new AtomicIntegerArray(new int[] {1, 2, 3});
        System.out.println(ia.incrementAndGet(0) + " " + ia.getAndAdd(1, 5) + " " + ia.compareAndSet(2, 3, 33) + " " + ia + " " + ia.length());
        AtomicLongArray la = new AtomicLongArray(2);
        System.out.println(la.addAndGet(1, 1L << 35) + " " + la.updateAndGet(0, x -> x - 1) + " " + la);
        AtomicReferenceArray<String> ra = new AtomicReferenceArray<>(2);
        System.out.println(ra.compareAndSet(0, null, "x") + " " + ra.getAndSet(1, "y") + " " + ra);
        try {
            ia.get(3);
        } catch (IndexOutOfBoundsException e) {
            System.out.println("IOOBE");
        }
        AtomicStampedReference<String> st = new AtomicStampedReference<>("v", 0);
        int[] stamp = new int[1];
        System.out.println(st.get(stamp) + stamp[0] + " " + st.compareAndSet("v", "w", 1, 2) + " " + st.compareAndSet("v", "w", 0, 1) + " " + st.getStamp() + " " + st.attemptStamp("w", 9) + " " + st.getReference() + st.getStamp());
        AtomicMarkableReference<String> mk = new AtomicMarkableReference<>("m", false);
        System.out.println(mk.compareAndSet("m", "n", false, true) + " " + mk.isMarked() + " " + mk.getReference() + " " + mk.attemptMark("n", false) + " " + mk.isMarked());
        LongAdder adder = new LongAdder();
        LongAccumulator acc = new LongAccumulator(Math::max, Long.MIN_VALUE);
        DoubleAdder da = new DoubleAdder();
        Thread[] ts = new Thread[4];
        for (int t = 0; t < 4; t++) {
            int id = t;
            ts[t] = new Thread(() -> {
                for (int k = 0; k < 250; k++) {
                    adder.increment();
                    acc.accumulate(id * 1000 + k);
                    da.add(0.5);
                }
            });
            ts[t].start();
        }
        for (Thread t : ts) t.join();
        System.out.println(adder + " " + acc + " " + da.sum() + " " + adder.sumThenReset() + " " + adder.sum() + " " + acc.getThenReset() + " " + acc.get());
        AtomicKinds o = new AtomicKinds();
        AtomicIntegerFieldUpdater<AtomicKinds> iu = AtomicIntegerFieldUpdater.newUpdater(AtomicKinds.class, "vi");
        AtomicLongFieldUpdater<AtomicKinds> lu = AtomicLongFieldUpdater.newUpdater(AtomicKinds.class, "vl");
        AtomicReferenceFieldUpdater<AtomicKinds, String> su = AtomicReferenceFieldUpdater.newUpdater(AtomicKinds.class, String.class, "vs");
        System.out.println(iu.incrementAndGet(o) + " " + iu.compareAndSet(o, 2, 20) + " " + lu.getAndAdd(o, 5) + " " + o.vl + " " + su.getAndSet(o, "t") + " " + su.compareAndSet(o, "t", "u") + " " + o.vs + " " + iu.accumulateAndGet(o, 3, (a, c) -> a - c));
        for (Runnable bad : new Runnable[] {() -> AtomicIntegerFieldUpdater.newUpdater(AtomicKinds.class, "notVolatile"), () -> AtomicIntegerFieldUpdater.newUpdater(AtomicKinds.class, "vl"), () -> AtomicIntegerFieldUpdater.newUpdater(AtomicKinds.class, "none"), () -> AtomicIntegerFieldUpdater.newUpdater(AtomicKinds.class, "boxed"), () -> iu.get(null), () -> ((AtomicIntegerFieldUpdater) iu).get("x")}) {
            try {
                bad.run();
                System.out.println("fine");
            } catch (RuntimeException e) {
                System.out.println(e.getClass().getSimpleName());
            }
        }
    }
}
