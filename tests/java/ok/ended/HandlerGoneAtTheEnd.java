//@ outputs: "own" | "gone"
// A thread that has ended has no handler any more; until then it has the one that was set.
public class HandlerGoneAtTheEnd {
    public static void main(String[] args) {
        Thread t = new Thread(() -> {});
        t.setUncaughtExceptionHandler((x, e) -> {});
        t.start();
        System.out.print(t.getUncaughtExceptionHandler() == null ? "gone" : "own");
    }
}
