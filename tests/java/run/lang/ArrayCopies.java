// System.arraycopy: overlap, bounds, types, partial stores.
import java.util.*;

public class ArrayCopies {
    static void attempt(Object s, int sp, Object d, int dp, int n) {
        try {
            System.arraycopy(s, sp, d, dp, n);
            System.out.println("ok");
        } catch (RuntimeException e) {
            System.out.println(e.getClass().getSimpleName() + " " + (e instanceof NullPointerException ? "" : e.getMessage().replaceAll("@[0-9a-f]+", "@")));
        }
    }

    public static void main(String[] args) {
        int[] a = {0, 1, 2, 3, 4, 5, 6, 7};
        System.arraycopy(a, 0, a, 2, 5);
        System.out.println(Arrays.toString(a));
        System.arraycopy(a, 3, a, 1, 5);
        System.out.println(Arrays.toString(a));
        attempt(a, 0, a, 0, 0);
        attempt(a, 8, a, 8, 0);
        attempt(a, 9, a, 0, 0);
        attempt(a, -1, a, 0, 1);
        attempt(a, 0, a, 0, -1);
        attempt(a, 5, a, 0, 4);
        attempt(a, 0, a, Integer.MAX_VALUE, 1);
        attempt(a, 0, new long[8], 0, 1);
        attempt(a, 0, new Integer[8], 0, 1);
        attempt("str", 0, a, 0, 1);
        attempt(a, 0, new Object(), 0, 1);
        attempt(null, 0, a, 0, 1);
        attempt(new byte[3], 0, new boolean[3], 0, 1);
        Object[] mixed = {"a", "b", 3, "d"};
        String[] strs = new String[4];
        attempt(mixed, 0, strs, 0, 4);
        System.out.println(Arrays.toString(strs));
        attempt(new String[] {"x", null}, 0, new Object[2], 0, 2);
        attempt(new Object[] {null, null}, 0, new int[2][], 0, 2);
        int[][] deep = {{1}, {2}};
        int[][] copy = deep.clone();
        copy[0][0] = 9;
        copy[1] = null;
        System.out.println(Arrays.deepToString(deep) + " " + (copy.getClass() == deep.getClass()));
        char[] c = "abcdef".toCharArray();
        System.arraycopy(c, 0, c, 1, 5);
        boolean[] z = {true, false, true};
        System.arraycopy(z, 1, z, 0, 2);
        double[] d = {1, 2, 3};
        System.arraycopy(d, 0, d, 1, 2);
        Object[] o = {1, 2, 3, 4};
        System.arraycopy(o, 1, o, 0, 3);
        System.out.println(new String(c) + Arrays.toString(z) + Arrays.toString(d) + Arrays.toString(o));
    }
}
