// An exception replaced in finally, return in finally with locks, nested cleanup order, loops with throws.
import java.util.*;
public class FinallyExitPaths {
    static List<String> log = new ArrayList<>();
    static int run(int mode) throws Exception {
        Object lock = new Object();
        for (int i = 0; i < 3; i++) {
            try {
                synchronized (lock) {
                    try {
                        log.add("b" + i);
                        if (mode == 1 && i == 1) throw new Exception("m1");
                        if (mode == 2 && i == 1) return 20;
                        if (mode == 3 && i == 0) continue;
                        if (mode == 4 && i == 1) break;
                        if (mode == 5) throw new RuntimeException("m5");
                    } catch (RuntimeException e) {
                        log.add("c" + i); if (i == 2) throw new IllegalStateException("from catch", e);
                    } finally { log.add("f" + i); if (mode == 6 && i == 1) throw new Exception("m6"); }
                }
            } finally { log.add("o" + i + Thread.holdsLock(lock)); }
        }
        log.add("end");
        return 30;
    }
    @SuppressWarnings("finally") static String swallow(int n) {
        String s = "";
        while (n-- > 0) {
            try {
                s += "t" + n; if (n == 3) continue; if (n == 2) throw new Error("gone"); if (n == 1) return "lost";
            } finally { s += "f"; if (n == 1) break; if (n == 2) continue; }
            s += "e";
        }
        return s;
    }
    static long counter;
    static long tick() { return ++counter; }
    static long order() { try { return tick() * 1000; } finally { tick(); } }
    public static void main(String[] args) {
        for (int m = 0; m < 7; m++) {
            try {
                System.out.println(m + " " + run(m) + " " + log);
            } catch (Exception e) { System.out.println(m + " " + e + " " + e.getCause() + " " + log); }
            log.clear();
        }
        System.out.println(swallow(5) + " " + order() + " " + counter);
        try {
            try {
                throw new Exception("a");
            } catch (Exception e) { throw new Exception("b"); } finally { System.out.println("fin"); }
        } catch (Exception e) { System.out.println(e.getMessage() + e.getSuppressed().length + e.getCause()); }
    }
}
