// The hook waits for the thread that has called exit, which waits for the hook.
public class HookJoinsTheExiting {
    public static void main(String[] args) throws Exception {
        Thread main = Thread.currentThread();
        Runtime.getRuntime().addShutdownHook(new Thread(() -> {
            try {
                main.join();
            } catch (InterruptedException e) {
            }
        }));
        System.exit(0);
    }
}
