//@ expect: exception java.lang.IllegalStateException
// The exception comes from a finally block, when the other thread was first.
public class ThrownByFinally {
    static volatile boolean open = true;

    static void close() {
        if (!open) throw new IllegalStateException("closed twice"); //~ THROWS
        open = false;
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            synchronized (ThrownByFinally.class) {
                if (open) open = false;
            }
        });
        t.start();
        try {
            Thread.yield();
        } finally {
            synchronized (ThrownByFinally.class) {
                close();
            }
        }
        t.join();
    }
}
