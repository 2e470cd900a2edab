//@ outputs: "a" | "b"
// Two threads start the same one: one of them fails, and it may be either.
public class StartedByTwo {
    static volatile String failed;

    static void start(Thread worker, String name) {
        try {
            worker.start();
        } catch (IllegalThreadStateException e) {
            failed = name;
        }
    }

    public static void main(String[] args) throws Exception {
        Thread worker = new Thread(() -> { });
        Thread other = new Thread(() -> start(worker, "b"));
        other.start();
        start(worker, "a");
        other.join();
        System.out.print(failed);
    }
}
