//@ outputs: "ba" | "xx"
//@ native: yes
// Both meet, or both give up: one alone cannot have met the other.
import java.util.concurrent.Exchanger;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

public class ExchangedOrTimedOut {
    public static void main(String[] args) throws Exception {
        Exchanger<String> place = new Exchanger<>();
        String[] theirs = {"x"};
        Thread t = new Thread(() -> {
            try {
                theirs[0] = place.exchange("b", 10, TimeUnit.MILLISECONDS);
            } catch (InterruptedException | TimeoutException e) {
                // It stays an x.
            }
        });
        t.start();
        String mine = "x";
        try {
            mine = place.exchange("a", 10, TimeUnit.MILLISECONDS);
        } catch (TimeoutException e) {
            // It stays an x.
        }
        t.join();
        System.out.print(mine + theirs[0]);
    }
}
