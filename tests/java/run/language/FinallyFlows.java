// finally with returns, overrides of exceptions, nested finally, loops, and modified return values.
public class FinallyFlows {
    static StringBuilder log = new StringBuilder();
    static int a() { int x = 1; try { return x; } finally { x = 2; } }
    @SuppressWarnings("finally") static int b() { try { return 1; } finally { return 2; } }
    @SuppressWarnings("finally") static int c() { try { throw new RuntimeException("lost"); } finally { return 3; } }
    @SuppressWarnings("finally") static int d() { for (int i = 0; ; i++) { try { return i; } finally { if (i < 4) continue; } } }
    static int[] e() { int[] x = {1}; try { return x; } finally { x[0] = 9; x = null; } }
    static long f() { long l = 5; try { l = 6; return l * 1000000007L; } finally { l = 7; log.append("f").append(l); } }
    static double g(int n) {
        try {
            if (n == 0) throw new IllegalArgumentException(); return 1.0 / n;
        } catch (IllegalArgumentException e) { return -1; } finally { log.append("g").append(n); }
    }
    static String nest(int n) {
        StringBuilder s = new StringBuilder();
        try {
            s.append("t1");
            try {
                s.append("t2");
                if (n == 1) throw new RuntimeException("one");
                if (n == 2) throw new Error("two");
                if (n == 3) return s.append("ret").toString();
            } catch (RuntimeException e) {
                s.append("c").append(e.getMessage()); if (n == 1) throw new IllegalStateException("from catch");
            } finally { s.append("f2"); if (n == 4) throw new RuntimeException("from finally"); }
            s.append("after");
        } catch (IllegalStateException e) {
            s.append("ISE ").append(e.getMessage());
        } catch (RuntimeException | Error e) {
            s.append("RE ").append(e.getMessage());
        } finally { s.append("f1"); log.append(s).append(';'); }
        return s.toString();
    }
    @SuppressWarnings("finally") static String mask() {
        try {
            try { throw new RuntimeException("first"); } finally { throw new RuntimeException("second"); }
        } catch (RuntimeException e) { return e.getMessage() + e.getSuppressed().length + e.getCause(); }
    }
    static int deep(int n) {
        try { if (n == 0) throw new RuntimeException("bottom"); return deep(n - 1); } finally { log.append(n); }
    }
    static int ladder(int k) {
        int r = 0;
        try {
            r += 1;
            try { r += 10; try { r += 100; if (k > 0) throw new Exception("x"); } finally { r += 1000; } } finally { r += 10000; }
        } catch (Exception e) { r = -r; } finally { r *= 2; }
        return r;
    }
    static boolean z() { boolean r = false; try { return r = true; } finally { r = false; log.append("z").append(r); } }
    static void v() {
        int i = 0;
        while (true) {
            try {
                try { i++; if (i % 2 == 0) continue; if (i > 6) break; log.append(i); } finally { log.append('f'); }
            } finally { log.append('g'); if (i == 5) break; }
        }
        log.append("end");
    }
    public static void main(String[] args) {
        System.out.println(a() + " " + b() + " " + c() + " " + d() + " " + e()[0] + " " + f() + " " + g(0) + g(4));
        System.out.println(log);
        log.setLength(0);
        for (int i = 0; i < 5; i++) System.out.println(nest(i)); System.out.println(log); log.setLength(0);
        System.out.println(mask());
        try { deep(5); } catch (RuntimeException e) { System.out.println(e.getMessage() + log); }
        log.setLength(0);
        System.out.println(ladder(0) + " " + ladder(1) + " " + z()); v(); System.out.println(log);
        int t = 0;
        try { t = 1; t /= 0; t = 2; } catch (ArithmeticException e) { t += 10; } finally { t += 100; }
        System.out.println(t);
        Object lock = new Object();
        try {
            synchronized (lock) { throw new RuntimeException("in sync"); }
        } catch (RuntimeException e) { System.out.println(e.getMessage() + Thread.holdsLock(lock)); }
    }
}
