//@ flags: +listener=race
// Ordered by what the library promises: no race.
public class NoRaceInterruptFlag {
    static int x;

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            while (!Thread.currentThread().isInterrupted()) Thread.onSpinWait();
            System.out.print(x);
        });
        t.start();
        x = 1;
        t.interrupt();
        t.join();
    }
}
