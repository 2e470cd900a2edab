// exit under a lock that a hook needs.
public class HookWantsTheLockOfTheExiting {
    static final Object LOCK = new Object();

    public static void main(String[] args) throws Exception {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> {
            synchronized (LOCK) { 
            }
        }));
        synchronized (LOCK) {
            System.exit(0);
        }
    }
}
