//@ expect: exception java.lang.IllegalStateException
// Main ends well, a worker does not: that is a finding too.
public class UncaughtInWorker {
    static volatile boolean closed;

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            if (closed) throw new IllegalStateException("closed"); //~ THROWS
        });
        t.start();
        closed = true;
        t.join();
    }
}
