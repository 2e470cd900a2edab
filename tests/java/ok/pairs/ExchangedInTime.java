//@ outputs: "b a\n" | "late late\n"
// Either both meet or neither does: who gives up takes its offer back, so that the other waits in vain.
import java.util.concurrent.Exchanger;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

public class ExchangedInTime {
    static final Exchanger<String> EXCHANGER = new Exchanger<>();

    static String exchange(String mine) {
        try {
            return EXCHANGER.exchange(mine, 10, TimeUnit.MILLISECONDS);
        } catch (TimeoutException e) {
            return "late";
        } catch (InterruptedException e) {
            return "interrupted";
        }
    }

    public static void main(String[] args) throws Exception {
        String[] got = new String[1];
        Thread t = new Thread(() -> got[0] = exchange("b"));
        t.start();
        String mine = exchange("a");
        t.join();
        System.out.println(mine + " " + got[0]);
    }
}
