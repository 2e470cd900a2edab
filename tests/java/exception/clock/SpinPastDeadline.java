//@ expect: exception java.lang.IllegalStateException
// However long the deadline, the other thread may not have run when it has passed: the loop reads a later instant.
public class SpinPastDeadline {
    static volatile boolean flag;

    public static void main(String[] args) throws Exception {
        long end = System.nanoTime() + 5_000_000_000L;
        Thread t = new Thread(() -> flag = true);
        t.start();
        while (!flag) {
            if (System.nanoTime() > end) throw new IllegalStateException("late"); //~ THROWS
        }
        t.join();
    }
}
