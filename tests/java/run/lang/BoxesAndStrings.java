// Wrapper classes: caches, parsing, comparisons, conversions, constants.
import java.util.*;

public class BoxesAndStrings {
    public static void main(String[] args) {
        for (int i : new int[] {-129, -128, 127, 128}) System.out.print((Integer.valueOf(i) == Integer.valueOf(i)) + " " + (Long.valueOf(i) == Long.valueOf(i)) + " " + (Short.valueOf((short) i) == Short.valueOf((short) i)) + " ");
        System.out.println();
        Integer a = 1000, b = 1000;
        Long l = 1000L;
        System.out.println(a.equals(b) + " " + a.equals(l) + " " + (a <= b && a >= b) + " " + l.equals(1000) + " " + l.equals(1000L) + " " + a.compareTo(999) + " " + a.hashCode() + " " + l.hashCode() + " " + Long.valueOf(-1).hashCode());
        System.out.println(Double.valueOf(0.0).equals(-0.0) + " " + (0.0 == -0.0) + " " + Double.valueOf(Double.NaN).equals(Double.NaN) + " " + (Double.NaN == Double.NaN) + " " + new TreeSet<>(Arrays.asList(0.0, -0.0, Double.NaN, 1.0)) + " " + Double.valueOf(1e10).intValue() + " " + Double.valueOf(-1.9).longValue() + " " + Double.valueOf(300.7).byteValue() + " " + Float.valueOf(1e20f).shortValue());
        System.out.println(Integer.MAX_VALUE + 1 + " " + (byte) 128 + " " + (short) 40000 + " " + (char) 65 + " " + (int) 'z' + " " + (long) 1e19 + " " + (int) Float.NaN + " " + (float) 1e40 + " " + (double) 0.1f + " " + (float) 0.1 + " " + (byte) 'a' + " " + (char) (byte) -1 % 7 + " " + (int) -0.9);
        System.out.println(Byte.MIN_VALUE + " " + Character.MAX_RADIX + " " + Long.SIZE + " " + Double.MIN_EXPONENT + " " + Float.MAX_VALUE + " " + Integer.BYTES + " " + Short.MAX_VALUE + " " + Float.MIN_EXPONENT);
        System.out.println(Boolean.parseBoolean("TRUE") + " " + Boolean.parseBoolean("yes") + " " + Boolean.valueOf((String) null) + " " + Boolean.TRUE.compareTo(false) + " " + Boolean.toString(true) + " " + Boolean.logicalOr(false, true));
        Object[] os = {(byte) 1, (short) 1, 1, 1L, 1f, 1d, '1', true, "1"};
        StringBuilder sb = new StringBuilder();
        for (Object x : os) for (Object y : os) sb.append(x.equals(y) ? '1' : '0');
        System.out.println(sb);
        for (Object x : os) System.out.print(x.getClass().getSimpleName() + "=" + x.hashCode() + "/" + x + " ");
        System.out.println();
        Number[] ns = {1, 2.7, -3.9f, 4L, (byte) -5};
        double sum = 0;
        for (Number n : ns) sum += n.intValue() + n.doubleValue();
        System.out.println(sum);
        Integer i = 5;
        i++;
        i += 2;
        int[] arr = {1, 2, 3};
        Integer idx = 1;
        arr[idx]++;
        Character c = 'a';
        c++;
        Map<Character, Integer> m = new TreeMap<>();
        for (char ch : "hello".toCharArray()) m.put(ch, m.containsKey(ch) ? m.get(ch) + 1 : 1);
        System.out.println(i + " " + Arrays.toString(arr) + " " + c + " " + m + " " + (true ? 1 : 'a') + " " + (true ? i : 'a') + " " + (i == 8 ? "eight" : null));
        List<Integer> list = new ArrayList<>(List.of(10, 20, 30));
        list.remove(Integer.valueOf(10));
        list.remove(1);
        System.out.println(list + " " + Integer.sum(2, 3) + " " + Integer.max(2, 3) + " " + Double.sum(.1, .2) + " " + Double.isFinite(1 / 0.0) + " " + Float.isNaN(0f / 0));
    }
}
