// Comparator combinators and boxed/primitive comparisons.
import java.util.*;
import java.util.stream.*;

public class Comparators {
    static class P {
        final String name;
        final Integer age;
        final double score;

        P(String name, Integer age, double score) {
            this.name = name;
            this.age = age;
            this.score = score;
        }

        public String toString() {
            return name + "/" + age + "/" + score;
        }
    }

    static void show(String what, List<P> l, Comparator<P> c) {
        List<P> x = new ArrayList<>(l);
        x.sort(c);
        System.out.println(what + " " + x);
    }

    public static void main(String[] args) {
        List<P> l = Arrays.asList(new P("bob", 30, 1.5), new P("Al", null, -0.0), new P("cy", 25, 0.0), new P("al", 30, Double.NaN), new P("dd", 25, 1.5));
        show("name", l, Comparator.comparing(p -> p.name));
        show("name ci", l, Comparator.comparing((P p) -> p.name, String.CASE_INSENSITIVE_ORDER));
        show("score", l, Comparator.comparingDouble(p -> p.score));
        show("score rev", l, Comparator.comparingDouble((P p) -> p.score).reversed());
        Comparator<P> byAge = Comparator.comparing(p -> p.age, Comparator.nullsFirst(Comparator.naturalOrder()));
        show("age", l, byAge);
        show("age then len then name", l, byAge.thenComparingInt(p -> p.name.length()).thenComparing(p -> p.name, Comparator.reverseOrder()));
        show("age rev then score", l, byAge.reversed().thenComparingDouble(p -> p.score));
        show("long", l, Comparator.comparingLong(p -> -(long) p.name.hashCode()));
        Comparator<Integer> nat = Comparator.naturalOrder();
        System.out.println(nat.compare(1, 2) + " " + nat.reversed().compare(1, 2) + " " + (nat.reversed().reversed() == nat) + " " + (nat == Comparator.<Integer>naturalOrder()));
        System.out.println(Double.compare(0.0, -0.0) + " " + Double.compare(Double.NaN, Double.POSITIVE_INFINITY) + " " + Float.compare(-0f, 0f) + " " + Boolean.compare(true, false) + " " + Character.compare('a', 'c') + " " + Byte.compare((byte) -1, (byte) 1) + " " + Byte.compareUnsigned((byte) -1, (byte) 1) + " " + Short.compare((short) 5, (short) 2) + " " + Long.compareUnsigned(-1, 1));
        System.out.println("apple".compareTo("apple2") + " " + "b".compareTo("a") + " " + "".compareTo("abc") + " " + "a".compareToIgnoreCase("B"));
        System.out.println(Stream.of("x", "yyy", "zz").max(Comparator.comparing(String::length)).get() + Stream.of("x", "y").min(Comparator.comparing(String::length)).get());
        System.out.println(Map.Entry.<String, Integer>comparingByValue().compare(Map.entry("a", 1), Map.entry("b", 2)));
        try {
            Stream.of("a", null).sorted().collect(Collectors.toList());
        } catch (NullPointerException e) {
            System.out.println("NPE");
        }
        try {
            byAge.thenComparing((Comparator<P>) null);
        } catch (NullPointerException e) {
            System.out.println("NPE 2");
        }
    }
}
