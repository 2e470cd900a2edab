// Boolean operators, De Morgan truth tables, short circuits in loop conditions, boolean arrays and fields.
public class BooleanLogic {
    static int calls;
    static boolean t() { calls++; return true; }
    static boolean f() { calls += 100; return false; }
    boolean field;
    static boolean sfield;

    static String bits(boolean... b) {
        StringBuilder s = new StringBuilder();
        for (boolean x : b) s.append(x ? '1' : '0');
        return s.toString();
    }

    public static void main(String[] args) {
        boolean[] vs = {false, true};
        for (boolean a : vs) for (boolean b : vs) for (boolean c : vs)
            System.out.println(bits(a, b, c) + " " + bits(a & b, a | b, a ^ b, a && b || c, a || b && c, !(a && b) == (!a || !b), a
                    ? b : c, a == b != c, a ^ b ^ c, !a ^ !b, a & b | c & !a, (a | b) & (c ^ b)));
        System.out.println((t() && f() || t()) + " " + calls);
        calls = 0;
        System.out.println((f() && t() | f()) + " " + calls);
        calls = 0;
        System.out.println((t() || f() || f()) + " " + calls);
        calls = 0;
        System.out.println((t() | f() & t() ^ f()) + " " + calls);
        BooleanLogic o = new BooleanLogic();
        if (o.field = t()) System.out.println("assigned " + o.field);
        if (!(sfield = f())) System.out.println("assigned " + sfield);
        o.field &= sfield |= true;
        System.out.println(o.field + " " + sfield);
        boolean[][] grid = new boolean[3][3];
        for (int i = 0; i < 9; i++) grid[i / 3][i % 3] ^= i % 2 == 0 ^ grid[i % 3][i / 3];
        for (boolean[] r : grid) System.out.println(bits(r));
        int i = 0;
        while (i < 10 && (i % 7 != 6 || i == 0)) i++;
        System.out.println(i);
        do { i--; } while (!(i < 3 || i == 4));
        System.out.println(i);
        boolean x = i > 2, y = !x, z = x != y;
        System.out.println(x + " " + y + " " + z + " " + (x ? y ? 1 : z ? 2 : 3 : 4));
        System.out.println(Boolean.parseBoolean("TRUE") + " " + Boolean.parseBoolean("yes") + " " + Boolean.logicalXor(x, z) + " "
                + Boolean.compare(x, y) + " " + Boolean.hashCode(true) + " " + Boolean.hashCode(false) + " "
                + Boolean.valueOf("true").equals(x) + " " + Boolean.toString(z));
        Object q = null;
        System.out.println((q == null || q.hashCode() == 1) + " " + (q != null && q.hashCode() == 1));
    }
}
