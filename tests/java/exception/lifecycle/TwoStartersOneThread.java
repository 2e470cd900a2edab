//@ expect: exception java.lang.IllegalThreadStateException
// Two threads look whether the worker is new and start it: look and start are two steps.
public class TwoStartersOneThread {
    static final Thread worker = new Thread(() -> {});

    static void ensureStarted() {
        if (worker.getState() == Thread.State.NEW) worker.start(); //~ THROWS
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(TwoStartersOneThread::ensureStarted);
        t.start();
        ensureStarted();
        t.join();
    }
}
