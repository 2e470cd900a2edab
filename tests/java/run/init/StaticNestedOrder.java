// Textual order of static initialisers, forward references by simple and qualified name, static imports of constants, chains through methods.
public class StaticNestedOrder {
    static StringBuilder log = new StringBuilder("[");
    static int a = f("a", 1);
    static { b = f("early b", 50); }
    static int b = f("b", 2);
    static int c;
    static { c = StaticNestedOrder.d + f("c", 3); }
    static int d = f("d", 4);
    static final int E = 5;
    static final String S = "s" + E;
    static final String T = S + f("T", 6);
    static { log.append("]"); }
    static int f(String n, int v) { log.append(n).append('=').append(v).append(' '); return v; }
    static class Counter { static int n; static int next() { return ++n; } }
    static class X {
        static int first = Counter.next();
        int inst = Counter.next();
        static int second = Counter.next();
        static X self = new X();
        static int third = Counter.next();
    }
    static class Arr {
        static final int[] SQ = new int[10];
        static { for (int i = 0; i < SQ.length; i++) SQ[i] = i * i; SQ[0] = SQ[9] + SQ.length; }
        static final int SUM;
        static { int s = 0; for (int q : SQ) s += q; SUM = s; }
    }
    static class Parent { static { log.append("Parent "); } static int x = v(); static int v() { return Child.y + 1; } }
    static class Child extends Parent { static { log.append("Child "); } static int y = 10 + x; }
    static class Big {
        static final java.util.Map<String, Integer> M;
        static {
            java.util.Map<String, Integer> m = new java.util.TreeMap<>();
            for (String w : "one two three four".split(" ")) m.put(w, w.length());
            M = java.util.Collections.unmodifiableMap(m);
        }
        static boolean flag = M.size() > 3;
        static final int CHOICE = flag ? M.get("three") : -1;
    }
    static boolean cond = a > 0 && b > 0;
    static int tern = cond ? f("yes", 1) : f("no", 0);
    static int sw;
    static { switch (tern) { case 1: sw = 11; break; default: sw = 22; } }
    public static void main(String[] args) {
        System.out.println(log);
        log.setLength(0);
        System.out.println(a + " " + b + " " + c + " " + d + " " + T + " " + cond + tern + sw);
        System.out.println(X.first + " " + X.second + " " + X.self.inst + " " + X.third + " " + Counter.n);
        System.out.println(Arr.SUM + " " + Arr.SQ[0]);
        System.out.println(Child.y + " " + Parent.x + " " + log);
        System.out.println(Big.M + " " + Big.CHOICE);
    }
}
