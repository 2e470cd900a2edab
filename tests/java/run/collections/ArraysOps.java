// java.util.Arrays on every element type.
import java.util.*;

public class ArraysOps {
    public static void main(String[] args) {
        int[] i = {5, -3, 8, 0, Integer.MIN_VALUE, Integer.MAX_VALUE};
        long[] l = {3L, -1L, Long.MAX_VALUE};
        short[] s = {3, -1, Short.MAX_VALUE};
        byte[] b = {3, -1, Byte.MIN_VALUE};
        char[] c = {'z', 'a', '\u0041'};
        float[] f = {0.0f, -0.0f, Float.NaN, 1e10f, -1f};
        double[] d = {0.0, -0.0, Double.NaN, Double.NEGATIVE_INFINITY, 1e-300};
        boolean[] z = {true, false};
        System.out.println(Arrays.hashCode(i) + " " + Arrays.hashCode(l) + " " + Arrays.hashCode(s) + " " + Arrays.hashCode(b) + " " + Arrays.hashCode(c) + " " + Arrays.hashCode(f) + " " + Arrays.hashCode(d) + " " + Arrays.hashCode(z) + " " + Arrays.hashCode((int[]) null));
        Arrays.sort(i);
        Arrays.sort(l);
        Arrays.sort(s);
        Arrays.sort(b);
        Arrays.sort(c);
        Arrays.sort(f);
        Arrays.sort(d);
        System.out.println(Arrays.toString(i) + Arrays.toString(l) + Arrays.toString(s) + Arrays.toString(b) + Arrays.toString(c) + Arrays.toString(f) + Arrays.toString(d) + Arrays.toString(z) + Arrays.toString((Object[]) null));
        System.out.println(Arrays.binarySearch(i, 8) + " " + Arrays.binarySearch(i, 1) + " " + Arrays.binarySearch(d, -0.0) + " " + Arrays.binarySearch(d, Double.NaN) + " " + Arrays.binarySearch(c, 'z'));
        System.out.println(Arrays.toString(Arrays.copyOf(i, 8)) + Arrays.toString(Arrays.copyOfRange(i, 2, 10)) + Arrays.toString(Arrays.copyOf(z, 4)) + Arrays.toString(Arrays.copyOf(new String[] {"q"}, 3)));
        Object[] nested = {1, new int[] {1, 2}, new Object[] {"x", new double[] {1.5}}, null, new char[][] {{'a'}, null}};
        System.out.println(Arrays.deepToString(nested) + " " + Arrays.deepHashCode(new Object[] {1, new int[] {1, 2}, "s", null}));
        System.out.println(Arrays.deepEquals(new Object[] {new int[] {1}}, new Object[] {new int[] {1}}) + " " + Arrays.equals(new Object[] {new int[] {1}}, new Object[] {new int[] {1}}));
        Object[] cyc = new Object[2];
        cyc[0] = cyc;
        cyc[1] = 1;
        System.out.println(Arrays.deepToString(cyc));
        System.out.println(Arrays.compare(new int[] {1, 2, 3}, new int[] {1, 3}) + " " + Arrays.compare(new int[] {1, 2}, new int[] {1, 2, 0}) + " " + Arrays.compareUnsigned(new byte[] {-1}, new byte[] {1}) + " " + Arrays.mismatch(new long[] {1, 2, 3}, new long[] {1, 2, 4}) + " " + Arrays.mismatch(f, f) + " " + Arrays.equals(d, d.clone()));
        int[] filled = new int[10];
        Arrays.fill(filled, 3, 7, -1);
        System.out.println(Arrays.toString(filled));
        Arrays.setAll(filled, k -> k * k);
        Arrays.parallelPrefix(filled, Integer::sum);
        System.out.println(Arrays.toString(filled) + " " + Arrays.stream(filled, 2, 5).sum());
        Random r = new Random(99);
        for (int n : new int[] {10, 50, 300, 3000}) {
            int[] x = r.ints(n, 0, 1000).toArray();
            int[] y = x.clone();
            Arrays.sort(x);
            Arrays.parallelSort(y);
            boolean ordered = true;
            for (int k = 1; k < n; k++) ordered &= x[k - 1] <= x[k];
            System.out.println(n + " " + ordered + " " + Arrays.equals(x, y) + " " + Arrays.hashCode(x));
        }
        String[] words = "delta alpha Charlie bravo echo Alpha".split(" ");
        Arrays.sort(words);
        System.out.println(Arrays.toString(words));
        Arrays.sort(words, 1, 4, String.CASE_INSENSITIVE_ORDER.reversed());
        System.out.println(Arrays.toString(words));
        Integer[] boxed = new Integer[100];
        for (int k = 0; k < 100; k++) boxed[k] = (k * 61 + 7) % 100;
        Arrays.sort(boxed, (p, q) -> p % 10 - q % 10);
        System.out.println(Arrays.toString(boxed));
        for (Runnable bad : new Runnable[] {() -> Arrays.sort(i, 4, 2), () -> Arrays.sort(i, -1, 2), () -> Arrays.fill(i, 0, 99, 1), () -> Arrays.copyOf(i, -1), () -> Arrays.copyOfRange(i, 5, 2), () -> Arrays.copyOfRange(i, 50, 60)}) {
            try {
                bad.run();
            } catch (RuntimeException e) {
                System.out.println(e.getClass().getName() + ": " + e.getMessage());
            }
        }
        try {
            Arrays.copyOf(new Object[] {"a", 1}, 2, String[].class);
        } catch (ArrayStoreException e) {
            System.out.println("ASE");
        }
        System.out.println(Arrays.asList(1, 2, 3).getClass().getName() + " " + Arrays.spliterator(i).estimateSize());
    }
}
