//@ flags: +listener=race
//@ outputs: ""
// Texts, numbers, hashes and views that the library keeps for itself are no races of the program.
import java.math.*;
import java.util.*;
public class BenignCaches {
    enum E { A, B }
    record P(int x, String s) {}
    static final P p = new P(1, "ab");
    static final BigDecimal d = new BigDecimal("1.5");
    static final Map<String, Integer> m = new TreeMap<>(Map.of("a", 1));
    static void use() {
        int h = p.hashCode() + d.toString().length() + E.valueOf("A").hashCode() + m.keySet().size() + E.class.getSimpleName().length();
        switch (E.values()[0]) { case A: h++; break; default: h--; }
        Objects.hash(h, "x".concat("y").hashCode(), List.of(1).hashCode(), Locale.getDefault().toString());
    }
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(BenignCaches::use);
        t.start();
        use();
        t.join();
    }
}
