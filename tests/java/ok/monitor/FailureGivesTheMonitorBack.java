//@ outputs: "2"
// An exception that leaves a synchronized block gives the monitor back.
public class FailureGivesTheMonitorBack {
    static int n;

    static synchronized void add() {
        n++;
        throw new IllegalStateException();
    }

    static void go() {
        try {
            add();
        } catch (IllegalStateException e) {
        }
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(FailureGivesTheMonitorBack::go);
        t.start();
        go();
        t.join();
        System.out.print(n);
    }
}
