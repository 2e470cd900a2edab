//@ outputs: "0 false" | "0 true" | "1 false" | "1 true"
// A join that gives up: the thread may have written and still be alive, and nothing hangs.
public class TimedJoin {
    static volatile int x;

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> x = 1);
        t.start();
        t.join(5);
        int seen = x;
        boolean ended = t.getState() == Thread.State.TERMINATED;
        t.join();
        System.out.print(seen + " " + ended);
    }
}
