//@ needs: jdk>=21
// Pattern switches: type patterns, guards, null, dominance order, qualified enum constants.
import java.util.*;
public class SwitchPatterns {
    sealed interface Shape permits Circle, Square, Rect, Kind {}
    record Circle(double r) implements Shape {}
    record Square(int s) implements Shape {}
    record Rect(int w, int h) implements Shape {}
    enum Kind implements Shape { POINT, LINE }

    static String any(Object o) {
        return switch (o) {
            case null -> "null";
            case Integer i when i > 100 -> "big " + i;
            case Integer i when i < 0 -> { int k = -i; yield "neg " + k; }
            case Integer i -> "int " + i;
            case Long l -> "long " + l;
            case String s when s.isEmpty() -> "empty";
            case String s when s.length() > 3 && s.charAt(0) == 'x' -> "x-string " + s;
            case String s -> "string " + s;
            case int[] a when a.length == 0 -> "no ints";
            case int[] a -> "ints " + Arrays.toString(a);
            case Object[] a -> "objects " + a.length;
            case Kind k when k == Kind.POINT -> "the point";
            case Enum<?> e -> "enum " + e.name();
            case List<?> l when l.size() == 1 -> "one " + any(l.get(0));
            case Collection<?> c -> "coll " + c.size();
            case Class<?> c -> c.getSimpleName();
            default -> o.getClass().getName();
        };
    }
    static double area(Shape s) {
        return switch (s) {
            case Circle c -> c.r() * c.r() * 3;
            case Square q -> q.s() * q.s();
            case Rect(int w, int h) when w == h -> -w;
            case Rect(var w, var h) -> w * h;
            case Kind.POINT -> 0;
            case Kind.LINE -> 0.5;
        };
    }
    static String str(String s) {
        switch (s) {
            case null: return "N";
            case "a": case "b": return "AB";
            case String t when t.length() > 2: return "long";
            case "c": return "C";
            case String t: return "other " + t;
        }
    }
    static void stmt(Object o) {
        switch (o) {
            case String s: System.out.print("s" + s.length()); break;
            case Integer i when i == 0: System.out.print("zero");
            default: System.out.print("def");
        }
        System.out.println();
    }
    static int nullDefault(Object o) { return switch (o) { case String s -> 1; case null, default -> 2; }; }
    public static void main(String[] args) {
        Object[] in = {null, 5, 500, -7, 7L, "", "abc", "xyzzy", new int[0], new int[]{1, 2}, new String[3], Kind.POINT, Kind.LINE,
                List.of("q"), List.of(List.of(-1)), Set.of(1, 2), String.class, 'c', new Object[0][0]};
        for (Object o : in) System.out.println(any(o) + " " + nullDefault(o));
        for (Shape s : new Shape[]{new Circle(2), new Square(3), new Rect(4, 4), new Rect(4, 5), Kind.POINT,
                Kind.LINE}) System.out.println(area(s));
        for (String s : new String[]{null, "a", "b", "c", "d", "ccc"}) System.out.println(str(s));
        stmt("four"); stmt(0); stmt(1); stmt(2.0);
        try { stmt(null); } catch (NullPointerException e) { System.out.println("NPE"); }
        try { area(null); } catch (NullPointerException e) { System.out.println("NPE"); }
    }
}
