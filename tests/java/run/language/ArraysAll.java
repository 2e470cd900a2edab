// Arrays: every element type, ragged, zero sized, covariance, clone, class names, store checks.
import java.util.*;
public class ArraysAll {
    public static void main(String[] args) {
        boolean[] z = new boolean[2];
        byte[] b = {-1, (byte) 200};
        short[] s = {(short) 40000};
        char[] c = {'\uffff', 65};
        int[] i = new int[3];
        long[] l = {1L << 63};
        float[] f = {1e-45f};
        double[] d = {-0.0};
        String[] st = new String[2];
        System.out.println(z[0] + " " + b[1] + " " + s[0] + " " + (int) c[0] + c[1] + i[2] + l[0] + " " + f[0] + d[0] + st[1]);
        for (Object o : new Object[]{z, b, s, c, i, l, f, d, st, new int[0][], new String[1][2][3], new Object[0],
                new int[][]{{}}}) System.out.println(o.getClass().getName() + " " + o.getClass().getSimpleName() + " "
                + o.getClass().getComponentType() + " " + (o instanceof Object[]) + (o instanceof Cloneable)
                + (o instanceof java.io.Serializable) + " " + o.getClass().getSuperclass().getName() + " "
                + java.lang.reflect.Array.getLength(o));
        int[][] rag = {{1}, {}, null, {1, 2, 3}}; System.out.println(Arrays.deepToString(rag) + rag.length + rag[3].length);
        int[][][] cube = new int[2][3][4];
        cube[1][2][3] = 7;
        cube[0][1] = new int[]{9};
        System.out.println(Arrays.deepToString(cube));
        long[][] part = new long[3][];
        System.out.println(part[0] == null);
        part[1] = new long[]{5};
        part[1][0] += part[1].length;
        System.out.println(part[1][0]);
        int[][] zero = new int[0][5]; int[][] z2 = new int[3][0]; System.out.println(zero.length + " " + z2[2].length);
        int[][] cl = rag.clone();
        cl[0][0] = 42;
        cl[1] = null;
        System.out.println(rag[0][0] + " " + (rag[1] == null) + " " + (cl.equals(rag)));
        long[] lc = l.clone(); lc[0] = 5; System.out.println(l[0] + " " + lc[0]);
        Object[] co = new String[]{"a"};
        try { co[0] = 1; } catch (ArrayStoreException e) { System.out.println(e.getMessage()); }
        co[0] = null;
        co[0] = "ok";
        System.out.println(co[0]);
        Object[] aa = new Integer[1][1];
        try { aa[0] = new String[1]; } catch (ArrayStoreException e) { System.out.println(e.getMessage()); }
        Object[] ii = new int[1][];
        try { ii[0] = new long[1]; } catch (ArrayStoreException e) { System.out.println(e.getMessage()); }
        ii[0] = new int[]{3};
        System.out.println(((int[][]) ii)[0][0]);
        Number[] ns = new Integer[2];
        try { ns[0] = 1.5; } catch (ArrayStoreException e) { System.out.println(e.getMessage()); }
        Comparable<?>[] cmp = new String[]{"q"};
        System.out.println(cmp[0]);
        List<?>[] ls = new ArrayList<?>[1];
        try { ((Object[]) ls)[0] = new LinkedList<>(); } catch (ArrayStoreException e) { System.out.println(e.getMessage()); }
        Object arr = new int[]{1, 2, 3};
        int[] back = (int[]) arr;
        System.out.println(back[2]);
        try { long[] bad = (long[]) arr; } catch (ClassCastException e) { System.out.println("CCE"); }
        try { Object[] bad = (Object[]) arr; } catch (ClassCastException e) { System.out.println("CCE2"); }
        System.out.println((arr instanceof int[]) + " " + (arr instanceof Object) + " " + (new String[0] instanceof Object[]) + " "
                + ((Object) new String[0][0] instanceof Object[]) + ((Object) new int[0] instanceof Object[])
                + ((Object) new Integer[0] instanceof Number[]));
        System.arraycopy(back, 0, back, 1, 2);
        System.out.println(Arrays.toString(back));
        System.arraycopy(new int[]{7, 8, 9}, 1, back, 0, 2);
        System.out.println(Arrays.toString(back));
        Object[] dst = new Object[4];
        System.arraycopy(new String[]{"x", "y"}, 0, dst, 1, 2);
        System.out.println(Arrays.toString(dst));
        String[] sd = new String[3];
        try {
            System.arraycopy(new Object[]{"p", "q", 3}, 0, sd, 0, 3);
        } catch (ArrayStoreException e) { System.out.println("ASE " + Arrays.toString(sd)); }
        try {
            System.arraycopy(new int[1], 0, new long[1], 0, 1);
        } catch (ArrayStoreException e) { System.out.println("ASE types"); }
        try {
            System.arraycopy(new int[3], 1, new int[3], 2, 2);
        } catch (ArrayIndexOutOfBoundsException e) { System.out.println(e.getMessage()); }
        try { System.arraycopy("str", 0, new int[3], 2, 2); } catch (ArrayStoreException e) { System.out.println(e.getMessage()); }
        try { System.arraycopy(null, 0, new int[3], 2, 2); } catch (NullPointerException e) { System.out.println("NPE"); }
        System.out.println(new int[][]{{1, 2}, {3}}[0][1] + new int[]{5, 6}[1] + "abc".toCharArray()[1]);
        int k = 0;
        int[] q = new int[4];
        q[k++] = k;
        q[k++] = q[k - 2] + k++;
        q[k] = k = 1;
        System.out.println(Arrays.toString(q) + k);
        int[] x[] = {{1}, {2, 3}}, y = {4};
        System.out.println(x[1][1] + y[0]);
        char[] hello = {'h', 'i'};
        System.out.println(hello);
        System.out.println(String.valueOf(hello) + hello.length);
        for (int[] row : x) for (int v : row) System.out.print(v + ",");
        System.out.println(Arrays.equals(new int[]{1, 2}, new int[]{1, 2}) + " " + Arrays.deepEquals(x, new int[][]{{1}, {2, 3}})
                + Arrays.hashCode(new int[]{1, 2}) + Arrays.deepHashCode(x));
        System.out.println(int[].class == back.getClass());
        System.out.println(int[][].class.getName() + String[].class.getName() + new int[0].getClass().getModifiers());
    }
}
