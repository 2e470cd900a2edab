//@ outputs: "1{A=1, B=1}" | "2{A=1, B=1}"
// Both values are stored, the count may lose one.
import java.util.EnumMap;

public class EnumMapMiscounts {
    enum E { A, B }
    static EnumMap<E, Integer> m = new EnumMap<>(E.class);

    public static void main(String[] args) throws Exception {
        Thread t1 = new Thread(() -> {
            m.put(E.A, 1);
        });
        Thread t2 = new Thread(() -> {
            m.put(E.B, 1);
        });
        t1.start();
        t2.start();
        t1.join();
        t2.join();
        System.out.print(m.size() + "" + m);
    }
}
