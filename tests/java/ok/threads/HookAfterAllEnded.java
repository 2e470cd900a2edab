//@ native: yes
//@ outputs: "false\n"
// Hooks begin when the last thread that is no daemon has ended.
// Confirmed on JDK 17 and 25: every outcome was seen.
public class HookAfterAllEnded {
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {});
        Runtime.getRuntime().addShutdownHook(new Thread(() -> System.out.println(t.isAlive())));
        t.start();
    }
}
