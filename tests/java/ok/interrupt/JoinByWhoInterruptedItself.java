//@ outputs: "1" | "2" | "2i"
// Whoever has interrupted itself joins in vain if the other thread has not ended, and goes on beside it: it may count
// between the other one's read and write. If that one has ended, the status stays set.
public class JoinByWhoInterruptedItself {
    static int n;

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> n++);
        t.start();
        Thread.currentThread().interrupt();
        try {
            t.join();
        } catch (InterruptedException e) {
            // The status is cleared.
        }
        n++;
        boolean interrupted = Thread.interrupted();
        t.join();
        System.out.print(n + (interrupted ? "i" : ""));
    }
}
