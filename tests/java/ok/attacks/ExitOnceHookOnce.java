//@ outputs: "h"
//@ native: yes
// Two threads end the program; the hook runs once, and neither call returns.

public class ExitOnceHookOnce {
    public static void main(String[] args) throws Exception {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> System.out.print("h")));
        Thread t = new Thread(() -> System.exit(0));
        t.start();
        System.exit(0);
    }
}
