//@ flags: +listener=race
// Whoever ends the program starts the hooks.
public class HookStartedByExit {
    static int x;

    public static void main(String[] args) throws Exception {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> {
            int seen = x;
        }));
        x = 1;
        System.exit(0);
    }
}
