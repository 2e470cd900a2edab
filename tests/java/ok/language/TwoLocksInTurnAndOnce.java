//@ native: yes
//@ outputs: "2" | "3"
// Two threads count under the first lock and the second one after the other; a third one under both, and once under none.
public class TwoLocksInTurnAndOnce {
    static final Object A = new Object(), B = new Object();
    static int n;
    static void both() { synchronized (A) { synchronized (B) { n++; } } }
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> { both(); synchronized (B) { n++; } });
        t.start();
        synchronized (A) { n++; }
        t.join();
        System.out.print(n);
    }
}
