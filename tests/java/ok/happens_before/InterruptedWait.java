//@ flags: +listener=race
// The exception detects the interruption as well.
public class InterruptedWait {
    static int x;

    public static void main(String[] args) {
        Thread t = new Thread(() -> {
            try {
                Thread.sleep(3_600_000L * 24);
            } catch (InterruptedException e) {
                System.out.println(x);
            }
        });
        t.start();
        x = 1;
        t.interrupt();
    }
}
