// Dual-pivot quicksort and TimSort on patterned inputs, checked by hashes.
import java.util.*;
import java.util.function.*;

public class SortStress {
    static int[] make(int n, IntUnaryOperator f) {
        int[] a = new int[n];
        for (int i = 0; i < n; i++) a[i] = f.applyAsInt(i);
        return a;
    }

    static void check(String name, int[] a) {
        int[] prim = a.clone();
        Arrays.sort(prim);
        Integer[] box = Arrays.stream(a).boxed().toArray(Integer[]::new);
        Arrays.sort(box);
        Integer[] rev = box.clone();
        Arrays.sort(rev, Collections.reverseOrder());
        boolean same = true;
        for (int i = 0; i < a.length; i++) same &= prim[i] == box[i] && rev[a.length - 1 - i].intValue() == prim[i];
        byte[] by = new byte[a.length];
        char[] ch = new char[a.length];
        double[] d = new double[a.length];
        for (int i = 0; i < a.length; i++) {
            by[i] = (byte) a[i];
            ch[i] = (char) a[i];
            d[i] = a[i] / 7.0;
        }
        Arrays.sort(by);
        Arrays.sort(ch);
        Arrays.sort(d);
        System.out.println(name + " " + same + " " + Arrays.hashCode(prim) + " " + Arrays.hashCode(by) + " " + Arrays.hashCode(ch) + " " + Arrays.hashCode(d));
    }

    public static void main(String[] args) {
        int n = 700;
        check("ascending", make(n, i -> i));
        check("descending", make(n, i -> -i));
        check("constant", make(n, i -> 3));
        check("sawtooth", make(n, i -> i % 17));
        check("organ", make(n, i -> i < n / 2 ? i : n - i));
        check("runs", make(n, i -> (i / 40) % 2 == 0 ? i : -i));
        check("random", make(n, i -> i * 0x9E3779B9));
        check("few", make(n, i -> (i * 0x9E3779B9) >>> 30));
        check("tiny", make(3, i -> 3 - i));
        check("empty", make(0, i -> 0));
        // Stability: sort pairs by first key only, seconds keep their order.
        int[][] pairs = new int[300][];
        for (int i = 0; i < pairs.length; i++) pairs[i] = new int[] {(i * 7919) % 5, i};
        int[] comparisons = {0};
        Arrays.sort(pairs, (x, y) -> {
            comparisons[0]++;
            return Integer.compare(x[0], y[0]);
        });
        boolean stable = true;
        for (int i = 1; i < pairs.length; i++) stable &= pairs[i - 1][0] < pairs[i][0] || pairs[i - 1][1] < pairs[i][1];
        System.out.println("stable " + stable + " comparisons " + comparisons[0]);
    }
}
