//@ native: yes
//@ outputs: "different\n"
// Two live objects, hashed by two threads at the same time.
// Confirmed on JDK 17 and 25: every outcome was seen.
public class HashesOfObjectsMadeAtOnce {
    static Object a = new Object(), b = new Object();
    static int first;

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> first = System.identityHashCode(a));
        t.start();
        int second = System.identityHashCode(b);
        t.join();
        System.out.println(first == second ? "same" : "different");
    }
}
