// Number classes as objects: conversions, equality across types, comparators, caches, sorting mixed lists.
import java.util.*;
public class BoxedNumbers {
    static class Frac extends Number implements Comparable<Frac> {
        final int n, d;
        Frac(int n, int d) { this.n = n; this.d = d; }
        public int intValue() { return n / d; }
        public long longValue() { return n / d; }
        public float floatValue() { return (float) n / d; }
        public double doubleValue() { return (double) n / d; }
        public int compareTo(Frac o) { return Long.compare((long) n * o.d, (long) o.n * d); }
        public String toString() { return n + "/" + d; }
    }
    public static void main(String[] args) {
        Number[] ns = {(byte) -1, (short) 300, 70000, 1L << 33, 1.5f, -2.75, new Frac(7, 2),
                new java.math.BigInteger("99999999999"), new java.math.BigDecimal("-3.7"), Double.NaN, Float.POSITIVE_INFINITY};
        for (Number n : ns) System.out.println(n + " " + n.byteValue() + " " + n.shortValue() + " " + n.intValue() + " "
                + n.longValue() + " " + Float.toHexString(n.floatValue()) + " " + Double.toHexString(n.doubleValue()) + " "
                + n.getClass().getSimpleName());
        List<Number> l = new ArrayList<>(List.of(ns).subList(0, 9));
        l.sort(Comparator.comparingDouble(Number::doubleValue));
        System.out.println(l);
        System.out.println(new Frac(1, 2).compareTo(new Frac(2, 3)) + " " + Integer.valueOf(5).equals(5)
                + Integer.valueOf(5).equals(5L) + Long.valueOf(5).equals(5L) + Double.valueOf(5).equals(5.0f)
                + ((Object) 5).equals(5) + new HashSet<Object>(List.of(1, 1L, 1.0, 1.0f, (short) 1, '1')).size());
        Map<Object, String> m = new LinkedHashMap<>();
        m.put(1, "int");
        m.put(1L, "long");
        m.put((short) 1, "short");
        m.put(1.0, "double");
        m.put('\1', "char");
        m.put(true, "bool");
        System.out.println(m + " " + m.get(1) + m.get(1L) + m.get((byte) 1) + m.get(1f));
        int[] hashes = {Integer.hashCode(-5), Long.hashCode(-5L), Long.hashCode(1L << 32), Double.hashCode(1.5),
                Float.hashCode(1.5f), Boolean.hashCode(true), Character.hashCode('x'), Short.hashCode((short) -1),
                Byte.hashCode((byte) -1), Double.hashCode(-0.0), Double.hashCode(Double.NaN)};
        System.out.println(Arrays.toString(hashes));
        Double[] ds = {3.0, Double.NaN, -0.0, 0.0, Double.NEGATIVE_INFINITY, -1.0};
        Arrays.sort(ds);
        System.out.println(Arrays.toString(ds));
        double[] pd = {3, Double.NaN, -0.0, 0.0, Double.NEGATIVE_INFINITY, 0.0, -0.0};
        Arrays.sort(pd);
        System.out.println(Arrays.toString(pd) + Arrays.binarySearch(pd, -0.0)
                + Arrays.equals(new double[]{0.0}, new double[]{-0.0}) + Arrays.equals(new double[]{Double.NaN},
                new double[]{Double.NaN}));
        Integer i = 127, j = 127;
        i++;
        j++;
        System.out.println((i == j) + " " + i.equals(j) + " " + (i <= j && j <= i));
        Integer same = i;
        i += 0;
        System.out.println(same == i);
        List<Integer> li = new ArrayList<>(List.of(5, 3, 8));
        li.remove(Integer.valueOf(8));
        li.remove(0);
        System.out.println(li);
        long total = 0;
        for (Integer k : new Integer[]{1, 2, 3}) total += k;
        Character ch = 'a';
        int ci = ch + 1;
        ch++;
        System.out.println(total + " " + ci + ch);
        Object o = true ? 1 : "s";
        System.out.println(o.getClass().getSimpleName());
        Byte b = 10;
        b++;
        Short sh = 5;
        sh--;
        Long ln = 5L;
        ln *= 3;
        Float fl = 1f;
        fl /= 4;
        System.out.println(b + " " + sh + " " + ln + " " + fl);
        System.out.println(Byte.valueOf("12").compareTo((byte) 5) + " " + Short.parseShort("-7") + " " + Integer.compare(3, 9)
                + Long.signum(-9) + Collections.max(List.of(1, 9, 4)) + Collections.min(List.of(2.5, -1.0)));
    }
}
