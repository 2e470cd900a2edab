import java.util.concurrent.atomic.*;
public class Range {
    private final AtomicInteger lower = new AtomicInteger(0), upper = new AtomicInteger(10);
    void setLower(int i) { if (i > upper.get()) throw new IllegalArgumentException("lower " + i); lower.set(i); }
    void setUpper(int i) { if (i < lower.get()) throw new IllegalArgumentException("upper " + i); upper.set(i); }
    public static void main(String[] args) throws Exception {
        Range r = new Range();
        Thread a = new Thread(() -> r.setLower(5), "low"), b = new Thread(() -> { try { r.setUpper(4); } catch (IllegalArgumentException e) { } }, "high");
        a.start(); b.start();
        try { a.join(); b.join(); } finally { }
        assert r.lower.get() <= r.upper.get() : "(" + r.lower + ", " + r.upper + ")";
    }
}
