//@ native: yes
//@ outputs: "false\n" | "true\n"
// After exit a thread may or may not be alive.
// Confirmed on JDK 17 and 25: every outcome was seen.
public class HookAfterExit {
    static volatile int x;

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> x = 1);
        Runtime.getRuntime().addShutdownHook(new Thread(() -> System.out.println(t.isAlive())));
        t.start();
        System.exit(0);
    }
}
