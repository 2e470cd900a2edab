//@ native: yes
//@ outputs: "---" | "-cb" | "ba-" | "c-a"
// Three threads, one exchange each: two of them meet, the third gives up.
import java.util.concurrent.*;

public class ExchangerOfThree {
    static String take(Exchanger<String> e, String mine) {
        try {
            return e.exchange(mine, 1, TimeUnit.MILLISECONDS);
        } catch (TimeoutException x) {
            return "-";
        } catch (InterruptedException x) {
            throw new AssertionError(x);
        }
    }

    public static void main(String[] args) throws Exception {
        Exchanger<String> e = new Exchanger<>();
        String[] r = new String[2];
        Thread t = new Thread(() -> r[0] = take(e, "a"));
        Thread u = new Thread(() -> r[1] = take(e, "b"));
        t.start();
        u.start();
        String mine = take(e, "c");
        t.join();
        u.join();
        System.out.print(r[0] + r[1] + mine);
    }
}
