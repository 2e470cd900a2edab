//@ native: yes
//@ outputs: "2" | "3"
// Two threads wait for the end of the first one, and both add to what it has used.
public class OwnedThenHandedByTwoJoins {
    static int n;
    static void joinAndAdd(Thread t) {
        try { t.join(); } catch (InterruptedException e) { throw new AssertionError(e); }
        n++;
    }
    public static void main(String[] args) throws Exception {
        Thread first = new Thread(() -> n++);
        first.start();
        Thread second = new Thread(() -> joinAndAdd(first));
        second.start();
        joinAndAdd(first);
        second.join();
        System.out.print(n);
    }
}
