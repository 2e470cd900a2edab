//@ outputs: "hook" | ""
// halt in another thread may cut the hook off.
public class ExitWhileHookRuns {
    public static void main(String[] args) throws Exception {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> System.out.print("hook")));
        Thread t = new Thread(() -> Runtime.getRuntime().halt(0));
        t.setDaemon(true);
        t.start();
    }
}
