// Enum initialisation: constants first, constant bodies, static maps, switch maps, enum used in its own constructor.
import java.util.*;
public class EnumInit {
    static List<String> log = new ArrayList<>();
    enum A {
        X(1), Y(2) { { log.add("Y body init"); } @Override int f() { return super.f() * 10; } }, Z(X_COPY());
        static int n = 5;
        static final Map<Integer, A> BY = new TreeMap<>();
        final int v;
        static { log.add("A static n=" + n); for (A a : values()) BY.put(a.v, a); }
        A(int v) { this.v = v; log.add("ctor " + name() + ordinal() + v); }
        static int X_COPY() { log.add("X_COPY sees X=" + (X == null ? "null" : X.name())); return 30; }
        int f() { return v; }
    }
    enum B { P { B next() { return Q; } }, Q { B next() { return P; } }; abstract B next(); static final B FIRST = values()[0]; }
    enum WithNested {
        M;
        static class Deep { static final WithNested W = M; static { log.add("Deep init"); } }
        static { log.add("WithNested init"); }
    }
    enum Rec {
        R1, R2;
        static Rec last;
        { log.add("inst " + this); }
        static { last = R2; }
        Rec other() { return this == R1 ? last : R1; }
    }
    static int sw(A a) { return switch (a) { case X -> 1; case Y -> 2; case Z -> 3; }; }
    enum Big { V0, V1, V2, V3, V4, V5, V6, V7; static long mask; static { for (Big b : values()) mask |= 1L << b.ordinal() * 3; } }
    public static void main(String[] args) {
        System.out.println("start " + log);
        A a = null;
        System.out.println(log);
        System.out.println(A.BY + " " + A.Y.f() + " " + sw(A.Z) + log);
        log.clear();
        System.out.println(B.P.next() + "" + B.Q.next().next() + B.FIRST + log);
        System.out.println(WithNested.Deep.W + " " + log);
        log.clear();
        System.out.println(Rec.R1.other() + "" + Rec.R2.other() + log);
        System.out.println(Big.mask + " " + EnumSet.allOf(Big.class) + new EnumMap<Big, Integer>(Map.of(Big.V3, 1, Big.V1, 2)));
        System.out.println(A.Y.getClass() + " " + A.Y.getDeclaringClass() + " " + A.valueOf("Z").v
                + Arrays.toString(A.class.getEnumConstants()) + Enum.valueOf(Big.class, "V5").compareTo(Big.V2));
    }
}
