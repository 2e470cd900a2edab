import java.util.HashMap;
import java.util.List;

public class Records {
    record All(byte b, short s, char c, int i, long l, float f, double d, boolean z, String t, int[] a, List<String> g) {}
    record Empty() {}
    record Pair<A, B>(A left, B right) {}
    record Real(float f, double d) {}
    record $Odd_Näme(int größe) {}
    static class Noisy {
        final String name;
        Noisy(String name) { this.name = name; }
        public boolean equals(Object other) { System.out.println("equals " + name); return other instanceof Noisy; }
        public int hashCode() { System.out.println("hash " + name); return name.hashCode(); }
        public String toString() { System.out.println("text " + name); return null; }
    }

    public static void main(String[] args) {
        int[] array = null;
        var all = new All((byte) -3, (short) 4, 'x', -5, 1L << 35, 1.5f, -2.5, true, null, array, List.of("g"));
        var same = new All((byte) -3, (short) 4, 'x', -5, 1L << 35, 1.5f, -2.5, true, null, array, List.of("g"));
        System.out.println(all);
        System.out.println(all.hashCode());
        System.out.println(all.equals(same) + " " + all.equals(all) + " " + all.equals(null) + " " + all.equals("x"));
        All[] others = {
            new All((byte) 0, (short) 4, 'x', -5, 1L << 35, 1.5f, -2.5, true, null, array, List.of("g")),
            new All((byte) -3, (short) 0, 'x', -5, 1L << 35, 1.5f, -2.5, true, null, array, List.of("g")),
            new All((byte) -3, (short) 4, 'y', -5, 1L << 35, 1.5f, -2.5, true, null, array, List.of("g")),
            new All((byte) -3, (short) 4, 'x', 5, 1L << 35, 1.5f, -2.5, true, null, array, List.of("g")),
            new All((byte) -3, (short) 4, 'x', -5, 1L << 36, 1.5f, -2.5, true, null, array, List.of("g")),
            new All((byte) -3, (short) 4, 'x', -5, 1L << 35, 1f, -2.5, true, null, array, List.of("g")),
            new All((byte) -3, (short) 4, 'x', -5, 1L << 35, 1.5f, 2.5, true, null, array, List.of("g")),
            new All((byte) -3, (short) 4, 'x', -5, 1L << 35, 1.5f, -2.5, false, null, array, List.of("g")),
            new All((byte) -3, (short) 4, 'x', -5, 1L << 35, 1.5f, -2.5, true, "t", array, List.of("g")),
            new All((byte) -3, (short) 4, 'x', -5, 1L << 35, 1.5f, -2.5, true, null, new int[0], List.of("g")),
            new All((byte) -3, (short) 4, 'x', -5, 1L << 35, 1.5f, -2.5, true, null, array, List.of()),
        };
        for (All other : others) System.out.println(all.equals(other) + " " + other.equals(all));
        System.out.println(new Empty() + " " + new Empty().hashCode() + " " + new Empty().equals(new Empty()));
        System.out.println(new Pair<>(1, new Pair<>("x", null)));
        System.out.println(new Pair<>(1, 2L).equals(new Pair<>(1, 2)));
        System.out.println(new Real(0f, Double.NaN).equals(new Real(0f, Double.NaN)));
        System.out.println(new Real(0f, 0.0).equals(new Real(-0f, 0.0)));
        System.out.println(new Real(-0f, Double.NaN).hashCode());
        System.out.println(new $Odd_Näme(3).toString().length() + " " + new Top(4));
        record Local(int x) {}
        System.out.println(new Local(5));
        var noisy = new Pair<>(new Noisy("a"), new Noisy("b"));
        System.out.println(noisy.equals(new Pair<>(new Noisy("a"), new Noisy("b"))));
        System.out.println(noisy.hashCode());
        System.out.println(noisy);
        var map = new HashMap<Real, String>();
        map.put(new Real(1, 2), "found");
        System.out.println(map.get(new Real(1, 2)));
    }
}

record Top(int x) {}
