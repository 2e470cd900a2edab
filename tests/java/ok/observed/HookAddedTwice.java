//@ native: yes
//@ outputs: "first" | "second"
// The same hook can be added once: who comes second gets an exception.
public class HookAddedTwice {
    static volatile String loser;

    static void add(Thread hook, String who) {
        try {
            Runtime.getRuntime().addShutdownHook(hook);
        } catch (IllegalArgumentException e) {
            loser = who;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread hook = new Thread(() -> {});
        Thread first = new Thread(() -> add(hook, "first"));
        first.start();
        add(hook, "second");
        first.join();
        System.out.print(loser);
    }
}
