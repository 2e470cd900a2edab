// Stack traces are kept as methods and bytecode indices.
public class IdentityThrows {
    static volatile Throwable last;
    static int deep(int n) { if (n == 0) throw new IllegalStateException("n" + n); try { return deep(n - 1); } finally { last = null; } }
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> { try { deep(2); } catch (RuntimeException e) { last = e; } });
        t.start();
        try { Object o = null; o.toString(); } catch (NullPointerException e) { last = e; }
        t.join();
        Throwable x = last;
        if (x != null) x.getStackTrace();
        Thread.yield();
    }
}
