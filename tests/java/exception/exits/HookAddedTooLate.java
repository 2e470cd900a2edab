//@ expect: exception java.lang.IllegalStateException
// A hook is added while the program ends: "Shutdown in progress".
public class HookAddedTooLate {
    public static void main(String[] a) throws Exception {
        Thread t = new Thread(() -> Runtime.getRuntime().addShutdownHook(new Thread(() -> {})));
        t.start();
        System.exit(0);
    }
}
