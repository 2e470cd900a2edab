//@ native: yes
//@ outputs: "" | "x"
// Halt ends everything at once.

public class HaltRunsNoHooks {
    public static void main(String[] args) throws Exception {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> System.out.print("h")));
        Thread t = new Thread(() -> System.out.print("x"));
        t.start();
        Runtime.getRuntime().halt(0);
    }
}
