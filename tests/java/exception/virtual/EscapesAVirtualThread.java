//@ needs: jdk>=21
//@ expect: exception java.lang.IllegalStateException
// An exception that leaves a virtual thread is reported like any other.
public class EscapesAVirtualThread {
    static volatile boolean ready;

    public static void main(String[] args) throws Exception {
        Thread v = Thread.startVirtualThread(() -> {
            if (!ready) {
                throw new IllegalStateException(); //~ THROWS
            }
        });
        ready = true;
        v.join();
    }
}
