//@ flags: --race
// An interrupt orders what the interrupter did before whoever notices it; the end of a thread orders whoever has waited for it.
import java.util.concurrent.atomic.AtomicInteger;

public class JoinedAndInterruptedBesideOpaque {
    static int x;
    static int y;

    public static void main(String[] args) throws InterruptedException {
        AtomicInteger beside = new AtomicInteger();
        Thread t = new Thread(() -> {
            beside.setOpaque(1);
            try {
                Thread.sleep(100_000);
            } catch (InterruptedException e) {
                x++;
            }
            y = 1;
        });
        t.start();
        beside.getOpaque();
        x = 1;
        t.interrupt();
        t.join();
        System.out.println(y);
    }
}
