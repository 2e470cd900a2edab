//@ outputs: "hm" | "mh"
// The handler runs in the thread that failed.
public class HandlerAndMainPrint {
    public static void main(String[] args) throws Exception {
        Thread other = new Thread(() -> { throw new IllegalStateException(); });
        other.setUncaughtExceptionHandler((t, e) -> System.out.print("h"));
        other.start();
        System.out.print("m");
    }
}
