//@ flags: +listener=race
// Ordered by what the library promises: no race.
import java.util.concurrent.*;

public class NoRaceThroughExchange {
    static int x, y;

    public static void main(String[] args) throws Exception {
        Exchanger<String> e = new Exchanger<>();
        Thread t = new Thread(() -> {
            x = 1;
            try {
                e.exchange("a");
            } catch (InterruptedException i) {
                throw new AssertionError(i);
            }
            System.out.print(y);
        });
        t.start();
        y = 2;
        e.exchange("b");
        System.out.print(x);
    }
}
