// ArrayList: growth, bounds messages, subList views, removeIf, bulk operations.
import java.util.*;

public class ArrayListEdges {
    static void attempt(String what, Runnable r) {
        try {
            r.run();
            System.out.println(what + ": no exception");
        } catch (RuntimeException e) {
            System.out.println(what + ": " + e.getClass().getName() + ": " + e.getMessage());
        }
    }

    public static void main(String[] args) {
        ArrayList<Integer> a = new ArrayList<>(0);
        for (int i = 0; i < 40; i++) a.add(i * i % 17);
        System.out.println(a + " " + a.size() + " " + a.hashCode());
        System.out.println(a.indexOf(4) + " " + a.lastIndexOf(4) + " " + a.indexOf(99) + " " + a.contains(null));
        System.out.println(a.remove(3) + " " + a.remove(Integer.valueOf(16)) + " " + a.remove((Object) "x"));
        attempt("get -1", () -> a.get(-1));
        attempt("get size", () -> a.get(a.size()));
        attempt("set size", () -> a.set(a.size(), 1));
        attempt("add far", () -> a.add(100, 1));
        attempt("remove far", () -> a.remove(100));
        attempt("negative capacity", () -> new ArrayList<String>(-5));
        attempt("subList", () -> a.subList(5, 3));
        attempt("subList far", () -> a.subList(0, 1000));
        List<Integer> sub = a.subList(5, 15);
        System.out.println(sub);
        sub.set(0, 1000);
        sub.add(2000);
        sub.remove(1);
        Collections.sort(sub);
        System.out.println(a);
        sub.subList(2, 6).clear();
        System.out.println(sub + " " + a.size());
        a.add(5);
        attempt("stale sub", () -> sub.size());
        System.out.println(a.removeIf(x -> x % 2 == 0) + " " + a);
        System.out.println(a.removeIf(x -> x > 5000));
        a.replaceAll(x -> x * 10);
        System.out.println(a);
        System.out.println(a.retainAll(List.of(10, 130, 90)) + " " + a);
        System.out.println(a.addAll(2, Arrays.asList(7, null, 8)) + " " + a + " " + a.indexOf(null));
        Integer[] big = new Integer[a.size() + 3];
        Arrays.fill(big, -1);
        Integer[] same = a.toArray(big);
        System.out.println((same == big) + " " + Arrays.toString(big));
        System.out.println(a.toArray().getClass() + " " + a.toArray(new Integer[0]).getClass());
        attempt("toArray store", () -> a.toArray(new String[100]));
        @SuppressWarnings("unchecked")
        ArrayList<Integer> c = (ArrayList<Integer>) a.clone();
        c.clear();
        System.out.println(c + " " + a.equals(c) + " " + a.equals(new LinkedList<>(a)));
        a.ensureCapacity(1000);
        a.trimToSize();
        ArrayList<Object> self = new ArrayList<>();
        self.add(self);
        self.add("x");
        System.out.println(self);
        attempt("removeIf throws", () -> a.removeIf(x -> x == null ? null == x.toString() : false));
        System.out.println(a);
    }
}
