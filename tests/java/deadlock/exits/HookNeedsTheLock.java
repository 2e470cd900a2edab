// exit is called with a lock held that a hook needs.
public class HookNeedsTheLock {
    static final Object L = new Object();

    public static void main(String[] args) {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> {
            synchronized (L) { //~ DEADLOCK
            }
        }));
        synchronized (L) {
            System.exit(0); //~ DEADLOCK
        }
    }
}
