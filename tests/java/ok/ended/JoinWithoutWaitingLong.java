//@ outputs: "true\n" | "false\n"
// A join of a few milliseconds comes back with the thread alive or not.
public class JoinWithoutWaitingLong {
    static volatile int x;

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> x = 1);
        t.start();
        t.join(5);
        System.out.println(t.isAlive());
    }
}
