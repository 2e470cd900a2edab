// Atomic classes, adders and accumulators used by one thread.
import java.util.concurrent.atomic.*;
public class AtomicNumbers {
    volatile int vi; volatile long vl; volatile String vs = "a";
    static final AtomicIntegerFieldUpdater<AtomicNumbers> UI = AtomicIntegerFieldUpdater.newUpdater(AtomicNumbers.class, "vi");
    static final AtomicLongFieldUpdater<AtomicNumbers> UL = AtomicLongFieldUpdater.newUpdater(AtomicNumbers.class, "vl");
    static final AtomicReferenceFieldUpdater<AtomicNumbers,
            String> US = AtomicReferenceFieldUpdater.newUpdater(AtomicNumbers.class, String.class, "vs");
    public static void main(String[] args) {
        AtomicInteger i = new AtomicInteger(Integer.MAX_VALUE);
        System.out.println(i.getAndIncrement() + " " + i.incrementAndGet() + " " + i.addAndGet(-5) + " " + i.getAndAdd(10) + " "
                + i.compareAndSet(0, 1) + " " + i.compareAndSet(i.get(), 7) + " " + i.getAndSet(3) + " "
                + i.updateAndGet(x -> x * x) + " " + i.getAndUpdate(x -> -x) + " " + i.accumulateAndGet(4, Math::max) + " "
                + i.getAndAccumulate(5, (a, b) -> a * b) + " " + i + " " + i.decrementAndGet() + i.longValue() + i.doubleValue());
        AtomicLong l = new AtomicLong(Long.MIN_VALUE);
        System.out.println(l.decrementAndGet() + " " + l.getAndIncrement() + " " + l.compareAndSet(Long.MIN_VALUE, 9) + " "
                + l.addAndGet(1L << 40) + " " + l.updateAndGet(x -> x >> 3) + " " + l.getPlain() + " " + l.compareAndExchange(1, 2)
                + " " + l.intValue());
        AtomicBoolean z = new AtomicBoolean();
        System.out.println(z.getAndSet(true) + " " + z.compareAndSet(true, false) + " " + z.get() + z);
        String a = "a";
        AtomicReference<String> r = new AtomicReference<>(a);
        System.out.println(r.compareAndSet(new String("a"), "b") + " " + r.compareAndSet(a, "b") + " " + r.getAndUpdate(s -> s + s)
                + r.accumulateAndGet("c", String::concat));
        AtomicIntegerArray ia = new AtomicIntegerArray(new int[]{1, 2, 3});
        System.out.println(ia.getAndAdd(1, 5) + " " + ia.incrementAndGet(2) + " " + ia.compareAndSet(0, 1, 9) + ia + ia.length());
        try { ia.get(3); } catch (IndexOutOfBoundsException e) { System.out.println("IOOBE"); }
        AtomicLongArray la = new AtomicLongArray(2);
        la.set(1, 1L << 50);
        System.out.println(la.accumulateAndGet(1, 3, Long::sum) + " " + la);
        AtomicReferenceArray<String> ra = new AtomicReferenceArray<>(new String[]{"x", null});
        System.out.println(ra.getAndSet(0, "y") + ra.compareAndSet(1, null, "z") + ra);
        LongAdder ad = new LongAdder();
        ad.add(5);
        ad.increment();
        ad.decrement();
        System.out.println(ad.sum() + " " + ad.sumThenReset() + " " + ad);
        LongAccumulator mx = new LongAccumulator(Long::max, Long.MIN_VALUE);
        mx.accumulate(3);
        mx.accumulate(-8);
        System.out.println(mx.get());
        DoubleAdder da = new DoubleAdder();
        da.add(0.5);
        da.add(0.25);
        System.out.println(da.sum());
        DoubleAccumulator dm = new DoubleAccumulator((p, q) -> p * q, 1);
        dm.accumulate(3);
        dm.accumulate(0.5);
        System.out.println(dm);
        AtomicNumbers n = new AtomicNumbers();
        System.out.println(UI.incrementAndGet(n) + " " + UI.compareAndSet(n, 1, 5) + n.vi + " " + UL.getAndAdd(n, 1L << 35) + n.vl
                + " " + US.getAndSet(n, "b") + n.vs);
        try {
            AtomicIntegerFieldUpdater.newUpdater(AtomicNumbers.class, "nope");
        } catch (RuntimeException e) { System.out.println(e.getCause()); }
        AtomicStampedReference<String> st = new AtomicStampedReference<>("s", 1);
        int[] h = new int[1];
        System.out.println(st.compareAndSet("s", "t", 1, 2) + st.get(h) + h[0]);
        AtomicMarkableReference<String> mk = new AtomicMarkableReference<>("m", false);
        System.out.println(mk.attemptMark("m", true) + " " + mk.isMarked());
    }
}
