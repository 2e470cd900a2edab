// A hook ends the program with another status if it finds work undone.
public class HookHalts {
    static volatile boolean done;

    public static void main(String[] args) throws Exception {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> {
            if (!done) Runtime.getRuntime().halt(9);
        }));
        Thread t = new Thread(() -> done = true);
        t.setDaemon(true);
        t.start();
    }
}
