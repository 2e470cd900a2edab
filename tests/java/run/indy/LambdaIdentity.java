// Call sites of lambdas link once per site; each site keeps its own state; recursion and concurrency of linking.
import java.util.*;
import java.util.function.*;
public class LambdaIdentity {
    static List<Supplier<Integer>> made = new ArrayList<>();
    static Supplier<Integer> site(int k) { return () -> k; }
    static IntSupplier rec(int d) { if (d == 0) return () -> 0; IntSupplier in = rec(d - 1); return () -> in.getAsInt() + d; }
    static <T> T twice(UnaryOperator<T> f, T t) { return f.apply(f.apply(t)); }
    static int applyN(IntUnaryOperator f, int n, int x) { for (int i = 0; i < n; i++) x = f.applyAsInt(x); return x; }
    static class Cell { int v; Runnable inc = () -> v++; IntSupplier get = () -> v; }
    interface Vis { int num(int n); int add(Expr a, Expr b); }
    interface Expr {
        int acc(Vis v);
        static Expr num(int n) { return v -> v.num(n); }
        static Expr add(Expr a, Expr b) { return v -> v.add(a, b); }
    }
    public static void main(String[] args) throws Exception {
        for (int i = 0; i < 5; i++) made.add(site(i * i));
        int t = 0;
        for (Supplier<Integer> s : made) t = t * 100 + s.get();
        System.out.println(t);
        System.out.println(made.get(0).getClass() == made.get(4).getClass());
        System.out.println(rec(50).getAsInt());
        System.out.println(twice(x -> x + "!", "a") + twice(x -> x * 3, 7));
        System.out.println(applyN(x -> x * 31 + 7, 2000, 1) + " " + applyN(LambdaIdentity::xs, 1000, 12345));
        Cell a = new Cell(), b = new Cell();
        a.inc.run();
        a.inc.run();
        b.inc.run();
        System.out.println(a.get.getAsInt() + " " + b.get.getAsInt());
        Expr e = Expr.add(Expr.num(3), Expr.add(Expr.num(4), Expr.num(5)));
        System.out.println(e.acc(new Vis() { public int num(int n) { return n; } public int add(Expr x, Expr y) {
                return x.acc(this) + y.acc(this); } }) + " " + e.acc(new Vis() {
                public int num(int n) { return 1; } public int add(Expr x, Expr y) { return 1 + Math.max(x.acc(this), y.acc(this));
                } }));
        Runnable r = () -> {};
        Object o = r;
        System.out.println((o instanceof Runnable) + " " + o.getClass().isInterface() + o.getClass().isHidden()
                + o.getClass().isSynthetic() + o.getClass().isAnonymousClass() + " "
                + Arrays.toString(o.getClass().getInterfaces()) + " " + o.equals(o) + o.equals(r) + (o.hashCode() == r.hashCode()));
        List<Thread> ts = new ArrayList<>();
        int[] out = new int[4];
        for (int i = 0; i < 4; i++) {
            int k = i;
            Thread th = new Thread(() -> { IntUnaryOperator f = x -> x * k + 1; out[k] = applyN(f, 10, 1); });
            ts.add(th);
            th.start();
        }
        for (Thread th : ts) th.join();
        System.out.println(Arrays.toString(out));
        Map<String, BinaryOperator<Double>> ops = new TreeMap<>();
        ops.put("+", Double::sum);
        ops.put("max", Math::max);
        ops.put("hyp", (x, y) -> Math.sqrt(x * x + y * y));
        ops.forEach((k, f) -> System.out.print(k + "=" + f.apply(3.0, 4.0) + " "));
        System.out.println();
        Deque<Runnable> q = new ArrayDeque<>();
        StringBuilder sb = new StringBuilder();
        q.add(() -> { sb.append("1"); q.add(() -> { sb.append("2"); q.addFirst(() -> sb.append("3")); });
                q.add(() -> sb.append("4")); });
        while (!q.isEmpty()) q.poll().run();
        System.out.println(sb);
    }
    static int xs(int x) { x ^= x << 13; x ^= x >>> 17; return x ^ x << 5; }
}
