// System.exit in a shutdown hook blocks for ever, and with it the shutdown that waits for the hook.
public class ExitInsideAHook {
    public static void main(String[] args) throws Exception {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> System.exit(1)));
        System.exit(0);
    }
}
