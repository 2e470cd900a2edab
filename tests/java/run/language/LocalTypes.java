// Local classes, interfaces, records and enums, with shadowing, recursion and static members.
import java.util.*;
public class LocalTypes {
    static String name = "outer";
    static int fact(int n) {
        class F { int go(int k) { return k <= 1 ? 1 : k * new F().go(k - 1); } }
        return new F().go(n);
    }
    static List<String> run(int base) {
        record Item(String n, int w) implements Comparable<Item> {
            static int count = 0;
            Item { count++; }
            public int compareTo(Item o) { return Integer.compare(w, o.w); }
        }
        enum Size { S, M, L; static Size of(int w) { return w < 5 ? S : w < 10 ? M : L; } }
        interface Fmt { String f(Item i); default Fmt twice() { return i -> f(i) + f(i); } }
        Fmt fmt = i -> i.n() + base + Size.of(i.w());
        List<Item> items = new ArrayList<>();
        for (int i = 0; i < 6; i++) items.add(new Item("i" + i, i * 37 % 13));
        Collections.sort(items);
        List<String> out = new ArrayList<>();
        for (Item i : items) out.add(fmt.twice().f(i));
        out.add("made " + Item.count);
        return out;
    }
    String name() {
        String name = "local";
        class Named {
            String name = "field";
            String all() { return name + this.name + LocalTypes.name; }
            String param(String name) { return name + this.name; }
        }
        return new Named().all() + new Named().param("param") + name;
    }
    static Iterator<Integer> range(int lo, int hi, int step) {
        return new Iterator<>() {
            int cur = lo;
            public boolean hasNext() { return step > 0 ? cur < hi : cur > hi; }
            public Integer next() { int r = cur; cur += step; return r; }
        };
    }
    static Comparator<String> weird() {
        class Cmp implements Comparator<String> {
            int calls;
            public int compare(String a, String b) {
                calls++; return a.length() != b.length() ? b.length() - a.length() : a.compareTo(b);
            }
            @Override public String toString() { return "called " + (calls > 0); }
        }
        return new Cmp();
    }
    public static void main(String[] args) {
        System.out.println(fact(10) + " " + run(7) + " " + run(8));
        System.out.println(new LocalTypes().name());
        for (Iterator<Integer> it = range(0, 10, 3); it.hasNext(); ) System.out.print(it.next() + " ");
        for (Iterator<Integer> it = range(5, 0, -2); it.hasNext(); ) System.out.print(it.next() + " ");
        System.out.println();
        try { range(0, 1, 1).remove(); } catch (UnsupportedOperationException e) { System.out.println(e.getMessage()); }
        Comparator<String> c = weird();
        TreeSet<String> ts = new TreeSet<>(c);
        ts.addAll(List.of("a", "bbb", "cc", "dd", "aaa", "z"));
        System.out.println(ts + " " + c);
        Runnable[] rs = new Runnable[4];
        for (int i = 0; i < rs.length; i++) {
            final int k = i;
            class R implements Runnable { int c = k; public void run() { c += k; System.out.print(c + " "); } }
            rs[i] = k % 2 == 0 ? new R() : new R() { public void run() { super.run(); super.run(); } };
        }
        for (Runnable r : rs) { r.run(); r.run(); }
        System.out.println();
        System.out.println(rs[0].getClass().getSimpleName() + rs[0].getClass().isLocalClass() + rs[1].getClass().isAnonymousClass()
                + rs[0].getClass().getEnclosingMethod().getName() + rs[0].getClass().isMemberClass());
    }
}
