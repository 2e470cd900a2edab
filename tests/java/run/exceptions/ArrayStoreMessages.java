// ArrayStoreException and ClassCastException texts across user, JDK, array and lambda-free types.
import java.util.*;
public class ArrayStoreMessages {
    static class P {} static class Q extends P {} interface I {} static class QI extends Q implements I {}
    static void store(Object[] a, Object v) {
        try {
            a[0] = v;
            System.out.println("stored " + (v == null ? "null" : v.getClass().getName()) + " in " + a.getClass().getName());
        } catch (ArrayStoreException e) { System.out.println(a.getClass().getName() + " <- " + e.getMessage()); }
    }
    static void cast(Class<?> c, Object o) {
        try {
            c.cast(o); System.out.println("cast ok " + c.getName());
        } catch (ClassCastException e) { System.out.println(e.getMessage()); }
    }
    static void hard(int k, Object o) {
        try {
            switch (k) {
                case 0: P p = (P) o;
                break;
                case 1: Q q = (Q) o;
                break;
                case 2: I i = (I) o;
                break;
                case 3: String s = (String) o;
                break;
                case 4: int[] a = (int[]) o;
                break;
                case 5: Object[] b = (Object[]) o;
                break;
                case 6: P[] c = (P[]) o;
                break;
                case 7: Map<?, ?> m = (Map<?, ?>) o;
                break;
                case 8: I[][] d = (I[][]) o;
                break;
                case 9: Runnable r = (Runnable) o;
                break;
            }
            System.out.println("ok " + k);
        } catch (ClassCastException e) { System.out.println(k + " " + e.getMessage()); }
    }
    public static void main(String[] args) {
        Object[] vals = {null, "s", 1, new P(), new Q(), new QI(), new int[1], new P[1], new Q[1][1], new ArrayList<>(), 'c',
                new String[0], new QI[0][0]};
        Object[][] arrs = {new Object[1], new String[1], new P[1], new Q[1], new I[1], new Number[1], new int[1][], new P[1][],
                new Object[1][], new Comparable[1], new Cloneable[1], new List[1]};
        for (Object[] a : arrs) for (Object v : vals) store(a, v);
        for (Object v : vals) for (int k = 0; k < 10; k++) hard(k, v);
        for (Object v : vals) { cast(P.class, v); cast(int[].class, v); cast(Integer.class, v); cast(int.class, v); }
    }
}
