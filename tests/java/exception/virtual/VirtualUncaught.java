//@ needs: jdk>=21
//@ expect: exception java.lang.IllegalStateException
// An uncaught exception in a virtual thread.
public class VirtualUncaught {
    static volatile boolean closed;

    public static void main(String[] args) throws Exception {
        Thread t = Thread.startVirtualThread(() -> {
            if (closed) throw new IllegalStateException("closed"); //~ THROWS
        });
        closed = true;
        t.join();
    }
}
