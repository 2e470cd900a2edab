//@ native: yes
//@ outputs: "different\n"
// Objects made, and hashed, by two threads one after the other.
// Confirmed on JDK 17 and 25: every outcome was seen.
public class HashesOfObjectsMadeInTurn {
    static Object a, b;
    static int first, second;

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            a = new Object();
            first = a.hashCode();
        });
        t.start();
        t.join();
        Thread u = new Thread(() -> {
            b = new Object();
            second = b.hashCode();
        });
        u.start();
        u.join();
        System.out.println(first == second ? "same" : "different");
    }
}
