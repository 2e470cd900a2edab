import java.util.List;

public class Switches {
    sealed interface Shape permits Circle, Box, Named {}
    record Circle(int radius) implements Shape {}
    record Box(Shape inner, Object label) implements Shape {}
    enum Named implements Shape { UNIT, EMPTY { public String toString() { return "nothing"; } } }
    enum Color { RED, GREEN, BLUE { void own() {} } }
    static boolean loaded;
    enum Lazy implements Other { ONE; static { loaded = true; } }
    interface Other {}
    enum Busy implements Other { ONE }

    static String shape(Shape shape) {
        return switch (shape) {
            case Named.UNIT -> "unit";
            case Circle(int r) when r > 10 -> "big " + r;
            case Circle(int r) when r > 5 -> "middle " + r;
            case Circle c -> "small " + c.radius();
            case Named.EMPTY -> "empty";
            case Box(Circle(var r), String text) -> "box " + r + text;
            case Box(Box b, Integer i) when i == 3 -> "boxes " + shape(b);
            case Box b -> "other box";
        };
    }

    static String object(Object object) {
        return switch (object) {
            case null -> "null";
            case String s when s.length() > 3 -> "long " + s;
            case String s -> "short " + s;
            case Integer i when i > 9 -> "big " + i;
            case Number n -> "number " + n;
            case int[] a -> "ints " + a.length;
            case Object[] a when a.length == 0 -> "none";
            case String[] a -> "strings";
            case Color c when c == Color.RED -> "red";
            case Enum<?> e -> "enum " + e.name();
            case Runnable r -> "runnable";
            case List<?> l -> "list " + l.size();
            default -> "object";
        };
    }

    static String text(String text) {
        return switch (text) {
            case "a" -> "first";
            case "b", "c" -> "second";
            case String s when s.isEmpty() -> "empty";
            case "d" -> "fourth";
            case String s -> "other " + s;
        };
    }

    static String number(Integer number) {
        return switch (number) {
            case 1 -> "one";
            case Integer i when i < 0 -> "negative";
            case 1000000 -> "million";
            case Integer i -> "other " + i;
        };
    }

    static String character(Character character) {
        return switch (character) {
            case 'a' -> "letter";
            case Character c when c > 'x' -> "late";
            case '\u20ac' -> "euro";
            case Character c -> "other " + c;
        };
    }

    static String shortly(Short value) {
        return switch (value) {
            case 7 -> "seven";
            case Short s when s > 7 -> "more";
            case Short s -> "less";
        };
    }

    static String color(Color color) {
        return switch (color) {
            case null -> "null";
            case RED -> "r";
            case Color c when c.ordinal() == 1 -> "second";
            case BLUE -> "b";
            case Color c -> "other";
        };
    }

    static String constants(Color color) {
        return switch (color) {
            case null -> "null";
            case RED -> "red";
            case BLUE -> "blue";
            default -> "other";
        };
    }

    static String lazily(Other other) {
        return switch (other) {
            case Lazy.ONE -> "lazy";
            case Busy.ONE -> "busy";
            default -> "other";
        };
    }

    public static void main(String[] args) {
        Shape[] shapes = {
            Named.UNIT, Named.EMPTY, new Circle(11), new Circle(7), new Circle(1),
            new Box(new Circle(2), "x"), new Box(new Circle(2), 3), new Box(new Box(Named.UNIT, 1), 3),
            new Box(new Box(Named.UNIT, 1), 4), new Box(null, null),
        };
        for (Shape shape : shapes) System.out.println(shape(shape));
        Object[] objects = {
            null, "abc", "abcd", 3, 10, 10L, new int[2], new String[0], new String[1], new Object[1],
            Color.RED, Color.BLUE, Named.EMPTY, (Runnable) () -> {}, List.of(1), 'c', new Object(),
        };
        for (Object object : objects) System.out.println(object(object));
        for (String text : new String[] {"a", "b", "c", "d", "", "e"}) System.out.println(text(text));
        for (int number : new int[] {1, -1, 1000000, 5}) System.out.println(number(number));
        for (char c : new char[] {'a', 'z', '\u20ac', 'b'}) System.out.println(character(c).length());
        for (short s : new short[] {7, 8, 6}) System.out.println(shortly(s));
        System.out.println(color(null));
        for (Color color : Color.values()) System.out.println(color(color));
        for (Color color : Color.values()) System.out.println(constants(color));
        System.out.println(constants(null));
        System.out.println(lazily(Busy.ONE));
        System.out.println(loaded);
        System.out.println(lazily(Lazy.ONE) + loaded);
        System.out.println(lazily(new Other() {}));
        try {
            shape(null);
        } catch (NullPointerException e) {
            System.out.println("null shape");
        }
    }
}
