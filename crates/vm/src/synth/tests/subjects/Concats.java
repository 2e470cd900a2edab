import java.util.List;

public class Concats {
    static final String MARKS = "\u0001 and \u0002";

    static class Silent { public String toString() { return null; } }
    static class Loud {
        final String name;
        Loud(String name) { this.name = name; }
        public String toString() { System.out.println("asked " + name); return name; }
    }

    static void print(String text) {
        var out = new StringBuilder();
        for (char c : text.toCharArray()) out.append(c < 127 && c > 31 ? "" + c : "\\" + (int) c);
        System.out.println(out);
    }

    public static void main(String[] args) {
        byte b = -1; short s = -2; char c = '\u20ac'; int i = Integer.MIN_VALUE; long l = Long.MIN_VALUE;
        float f = 1e10f; double d = -0.0; boolean z = false; String text = "t"; Object none = null;
        String nothing = null; char[] array = {'a'};
        print("" + b + s + c + i + l + f + d + z + text + none + nothing);
        print(b + "," + s + "," + c + "," + i + "," + l + "," + f + "," + d + "," + z + "," + text);
        print("silent " + new Silent());
        print(new Silent() + "");
        print(text + new Silent() + List.of(1, 2) + Integer.valueOf(5) + 'x');
        print(MARKS + i + MARKS + "\u0001");
        print(nothing + "\ud800" + c + "\udc00" + text + "\ud83d\ude00\u0000");
        String half = "\ud83d";
        print(half + "\ude00" + i);
        print("" + text);
        System.out.println(("" + text) == text);
        System.out.println((text + args.length).equals("t0"));
        String empty = "";
        System.out.println((text + empty) == text);
        System.out.println((empty + empty).isEmpty());
        print("" + new Loud("a") + new Loud("b") + "c" + new Loud("d"));
        System.out.println(("" + array).startsWith("[C@"));
        String all = "x";
        all += i;
        all += d + text;
        print(all);
        try {
            print("" + new Object() { public String toString() { throw new IllegalStateException("no"); } });
        } catch (IllegalStateException e) {
            print("thrown " + e.getMessage());
        }
        many(l, d);
    }

    /** As many slots as one call site takes. */
    static void many(long l, double d) {
        print("<" + l + d + l + d + l + d + l + d + l + d + l + d + l + d + l + d + l + d + l + d
            + l + d + l + d + l + d + l + d + l + d + l + d + l + d + l + d + l + d + l + d
            + l + d + l + d + l + d + l + d + l + d + l + d + l + d + l + d + l + d + l + d
            + l + d + l + d + l + d + l + d + l + d + l + d + l + d + l + d + l + d + l + d
            + l + d + l + d + l + d + l + d + l + d + l + d + l + d + l + d + l + d + l + d
            + l + d + l + d + l + d + l + d + l + d + l + d + l + d + l + d + l + d + l + d + ">");
    }
}
