// Nested holders, lazy singletons, inner static state, initialisation in threads happens once.
import java.util.*;
import java.util.concurrent.atomic.*;
public class HolderIdiom {
    static final AtomicInteger inits = new AtomicInteger(); static StringBuffer log = new StringBuffer();
    static class Conf {
        private Conf() { inits.incrementAndGet(); }
        private static class H { static final Conf C = new Conf(); static { log.append("H;"); } }
        static Conf get() { return H.C; }
    }
    static class Slow { static int v; static { int s = 0; for (int i = 0; i < 2000; i++) s += i; v = s; inits.incrementAndGet(); } }
    static class Reg {
        static final Map<String, Reg> ALL = new LinkedHashMap<>();
        static final Reg A = new Reg("a"), B = new Reg("b");
        final String n;
        Reg(String n) { this.n = n; ALL.put(n, this); }
        static class Ext { static final Reg C = new Reg("c"); }
    }
    static class Dbl {
        private static volatile Dbl d;
        static int made;
        static Dbl get() {
            Dbl r = d; if (r == null) synchronized (Dbl.class) { r = d; if (r == null) { made++; d = r = new Dbl(); } } return r;
        }
    }
    static class Chain {
        static int v = L1.v + 1;
        static class L1 {
            static int v = L2.v + 1;
            static class L2 {
                static int v = L3.v + 1;
                static class L3 { static int v = 1; static { log.append("L3;"); } }
                static { log.append("L2;"); }
            }
            static { log.append("L1;"); }
        }
        static { log.append("Chain;"); }
    }
    static <T> T once(List<T> box, java.util.function.Supplier<T> s) { if (box.isEmpty()) box.add(s.get()); return box.get(0); }
    public static void main(String[] args) throws Exception {
        System.out.println(inits + " " + log);
        Conf.class.getName();
        System.out.println(inits);
        System.out.println((Conf.get() == Conf.get()) + " " + inits + log);
        int[] out = new int[4];
        Thread[] ts = new Thread[4];
        for (int i = 0; i < 4; i++) { int k = i; ts[i] = new Thread(() -> out[k] = Slow.v); ts[i].start(); }
        for (Thread t : ts) t.join();
        System.out.println(Arrays.toString(out) + inits);
        System.out.println(Reg.ALL.keySet());
        System.out.println(Reg.Ext.C.n + Reg.ALL.keySet());
        System.out.println((Dbl.get() == Dbl.get()) + "" + Dbl.made);
        System.out.println(Chain.v + " " + log);
        List<String> box = new ArrayList<>();
        System.out.println(once(box, () -> "x" + inits.incrementAndGet()) + once(box, () -> "y"));
    }
}
