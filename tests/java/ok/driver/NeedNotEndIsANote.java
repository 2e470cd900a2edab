//@ note: need not end
// The same by default: a note, no error.
public class NeedNotEndIsANote {
    static boolean done;

    static synchronized void await() throws InterruptedException {
        while (!done) Thread.sleep(10);
    }

    static synchronized void set() {
        done = true;
    }

    public static void main(String[] args) throws Exception {
        new Thread(NeedNotEndIsANote::set).start();
        await();
    }
}
