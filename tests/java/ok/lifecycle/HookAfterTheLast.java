//@ outputs: "th" | "h" | "ht"
// System.exit does not wait for threads: a hook runs, and others go on until the machine stops.
public class HookAfterTheLast {
    public static void main(String[] args) {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> System.out.print("h")));
        new Thread(() -> System.out.print("t")).start();
        System.exit(0);
    }
}
