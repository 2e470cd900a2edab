//@ outputs: "b a\n" | "none none\n"
// Two that exchange within a few milliseconds: they meet, or both give up.
import java.util.concurrent.*;

public class ExchangeGivesUpOrNot {
    static final Exchanger<String> EXCHANGER = new Exchanger<>();

    static String give(String mine) {
        try {
            return EXCHANGER.exchange(mine, 10, TimeUnit.MILLISECONDS);
        } catch (TimeoutException e) {
            return "none";
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) throws Exception {
        String[] got = new String[1];
        Thread t = new Thread(() -> got[0] = give("b"));
        t.start();
        String mine = give("a");
        t.join();
        System.out.println(mine + " " + got[0]);
    }
}
