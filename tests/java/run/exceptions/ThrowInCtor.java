// Exceptions in constructors, instance initialisers, super calls, arguments; partially built objects.
import java.util.*;
public class ThrowInCtor {
    static List<String> log = new ArrayList<>(); static List<Object> leaked = new ArrayList<>();
    static class A {
        int x = 1;
        A(int v) { leaked.add(this); log.add("A" + v); if (v == 1) throw new RuntimeException("A" + v); x = 2; }
        public String toString() { return getClass().getSimpleName() + x; }
    }
    static class B extends A {
        int y = init();
        { log.add("Binit"); }
        int k;
        B(int v, int k) { super(v); this.k = k; if (k == 3) throw new IllegalStateException("B" + k); y = 20; }
        int init() { log.add("y"); return 10; }
        public String toString() { return super.toString() + "y" + y + "k" + k; }
    }
    static class Res implements AutoCloseable {
        static int open;
        Res(int n) {
            open++; try { if (n < 0) throw new IllegalArgumentException("neg"); } catch (RuntimeException e) { close(); throw e; }
        }
        public void close() { open--; }
    }
    static int arg(int v) { log.add("arg" + v); if (v == 9) throw new NoSuchElementException("arg"); return v; }
    static void t(Runnable r) {
        try {
            r.run(); System.out.println("built " + log);
        } catch (RuntimeException e) { System.out.println(e.getClass().getSimpleName() + " " + e.getMessage() + " " + log); }
        log.clear();
    }
    public static void main(String[] args) {
        t(() -> new B(arg(0), arg(0)));
        t(() -> new B(arg(1), arg(0)));
        t(() -> new B(arg(0), arg(3)));
        t(() -> new B(arg(9), arg(1)));
        t(() -> new B(arg(1), arg(9)));
        System.out.println(leaked);
        t(() -> new Res(1));
        t(() -> new Res(-1));
        System.out.println(Res.open);
        Object[] arr = new Object[3];
        try { arr[0] = new A(0); arr[1] = new A(1); } catch (RuntimeException e) { System.out.println(Arrays.toString(arr)); }
        try { Object o = new int[]{1, 2, arg(9)}; } catch (NoSuchElementException e) { System.out.println("array init"); }
        try {
            new A(0) { { if (log != null) throw new RuntimeException("anon"); } };
        } catch (RuntimeException e) { System.out.println(e.getMessage() + " " + leaked.size()); }
        StringBuilder sb = new StringBuilder("a");
        try { sb.append("b").append(arg(9)).append("c"); } catch (NoSuchElementException e) { System.out.println(sb); }
        String s = "x";
        try { s += arg(9); } catch (NoSuchElementException e) { System.out.println(s); }
    }
}
