//@ native: yes
//@ outputs: "false\n"
// A shutdown hook finds a thread dead that main has joined.
// Confirmed on JDK 17 and 25: every outcome was seen.
public class HookAfterJoin {
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {});
        t.start();
        t.join();
        Runtime.getRuntime().addShutdownHook(new Thread(() -> {
            assert !t.isAlive();
            System.out.println(t.isAlive());
        }));
    }
}
