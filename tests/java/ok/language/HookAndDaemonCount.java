//@ outputs: "1" | "2"
// A hook and a daemon thread count beside each other when main has ended; the hook prints what it has seen after its own step.
public class HookAndDaemonCount {
    static int n;
    public static void main(String[] args) throws Exception {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> { n++; System.out.print(n); }));
        Thread d = new Thread(() -> n++);
        d.setDaemon(true);
        d.start();
    }
}
