//@ native: yes
//@ outputs: "[a]" | "[b]"
public class DefaultHandlerSetMeanwhile {
    public static void main(String[] args) throws Exception {
        Thread thrower = new Thread(() -> {
            throw new IllegalStateException();
        });
        Thread.setDefaultUncaughtExceptionHandler((t, e) -> System.out.print("[a]"));
        thrower.start();
        Thread.setDefaultUncaughtExceptionHandler((t, e) -> System.out.print("[b]"));
        thrower.join();
    }
}
