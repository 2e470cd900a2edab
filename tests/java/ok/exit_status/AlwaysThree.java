//@ note: every path ends with the exit status 3
// The same failure on every path does not depend on the schedule; it is said.

public class AlwaysThree {
    static volatile int x;

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> x = 1);
        t.start();
        x = 2;
        t.join();
        System.exit(3);
    }
}
