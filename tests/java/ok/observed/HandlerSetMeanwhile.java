//@ native: yes
//@ outputs: "[a]" | "[b]"
// Which handler takes the exception depends on who comes first.
public class HandlerSetMeanwhile {
    public static void main(String[] args) throws Exception {
        Thread thrower = new Thread(() -> {
            throw new IllegalStateException();
        });
        thrower.setUncaughtExceptionHandler((t, e) -> System.out.print("[a]"));
        thrower.start();
        thrower.setUncaughtExceptionHandler((t, e) -> System.out.print("[b]"));
        thrower.join();
    }
}
