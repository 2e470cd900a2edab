// exit in a hook waits for the exit that waits for the hook.
public class ExitInAHook {
    public static void main(String[] args) {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> System.exit(0))); //~ DEADLOCK
        System.exit(0); //~ DEADLOCK
    }
}
