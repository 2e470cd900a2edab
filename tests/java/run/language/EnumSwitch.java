// Switches over enums: statements, expressions, nested ones, missing constants.
public class EnumSwitch {
    enum Color { RED, GREEN, BLUE, ALPHA }
    enum Op { ADD("+") { int apply(int a, int b) { return a + b; } }, MUL("*") { int apply(int a, int b) { return a * b; } },
        POW("^") { int apply(int a, int b) { int r = 1; for (int i = 0; i < b; i++) r *= a; return r; } };
        final String sym; Op(String s) { sym = s; } abstract int apply(int a, int b); }
    static String name(Color c) {
        switch (c) { case RED: return "r"; case GREEN: case BLUE: return "gb"; }
        return "none";
    }
    static int expr(Color c, Op o) {
        return switch (c) {
            case RED -> switch (o) {
                case ADD -> 1; case MUL -> 2; case POW -> { for (int i = 0; ; i++) if (i * i > 50) yield i; }
            };
            case GREEN -> { switch (o) { case ADD: yield 10; default: yield 11; } }
            case BLUE -> o.apply(3, 4);
            case ALPHA -> throw new UnsupportedOperationException(o.sym);
        };
    }
    static void order(Color... cs) {
        for (Color c : cs) {
            switch (c) { default: System.out.print("d"); case BLUE: System.out.print("b"); break; case RED: System.out.print("r"); }
        }
        System.out.println();
    }
    public static void main(String[] args) {
        for (Color c : Color.values()) {
            System.out.println(c + " " + name(c) + " " + c.ordinal() + " " + c.compareTo(Color.BLUE));
            for (Op o : Op.values()) {
                try {
                    System.out.println(o + o.sym + expr(c, o) + " " + o.getDeclaringClass().getSimpleName() + " "
                            + (o.getClass() == Op.class));
                }
                catch (UnsupportedOperationException e) { System.out.println("unsupported " + e.getMessage()); }
            }
        }
        order(Color.values()); order(); order(Color.RED, Color.RED, Color.ALPHA);
        try { name(null); } catch (NullPointerException e) { System.out.println("NPE"); }
        try { Color.valueOf("PINK"); } catch (IllegalArgumentException e) { System.out.println(e.getMessage()); }
        try { Color.valueOf(null); } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        System.out.println(Enum.valueOf(Op.class, "MUL").apply(6, 7) + " " + Op.valueOf("POW").name());
    }
}
