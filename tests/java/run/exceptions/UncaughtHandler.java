//@ exit: 1
// Default and per-thread uncaught exception handlers.
public class UncaughtHandler {
    public static void main(String[] args) throws Exception {
        Thread.setDefaultUncaughtExceptionHandler((t, e) -> System.out.println("default handler " + t.getName() + " " + e));
        Thread a = new Thread(() -> { throw new IllegalStateException("in thread"); }, "worker-a");
        a.start(); a.join();
        Thread b = new Thread(() -> { int[] x = {}; x[0]++; }, "worker-b");
        b.setUncaughtExceptionHandler((t, e) -> { System.out.println("own handler " + t.getName() + " " + e.getMessage());
                throw new RuntimeException("ignored"); });
        b.start(); b.join();
        Thread c = new Thread(() -> System.out.println("worker-c fine")); c.start(); c.join();
        System.out.println(a.isAlive() + " " + b.isAlive());
        throw new RuntimeException("main dies");
    }
}
