//@ native: yes
//@ outputs: "b a" | "- -"
// Either both get the other value, or both give up.
import java.util.concurrent.*;

public class ExchangedOrGivenUp {
    static String mine;

    static String exchange(Exchanger<String> exchanger, String value) {
        try {
            return exchanger.exchange(value, 10, TimeUnit.MILLISECONDS);
        } catch (TimeoutException e) {
            return "-";
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    public static void main(String[] args) throws Exception {
        Exchanger<String> exchanger = new Exchanger<>();
        Thread t = new Thread(() -> mine = exchange(exchanger, "a"));
        t.start();
        String other = exchange(exchanger, "b");
        t.join();
        System.out.print(mine + " " + other);
    }
}
