//@ expect: exception java.lang.IllegalStateException
// A daemon that adds a hook may come too late for it.
public class HookAddedTooLate {
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> Runtime.getRuntime().addShutdownHook(new Thread())); //~ THROWS
        t.setDaemon(true);
        t.start();
        Thread other = new Thread(() -> {
            for (int i = 0; i < 2; i++) Thread.yield();
        });
        Runtime.getRuntime().addShutdownHook(other);
    }
}
