//@ flags: --race
// What was written before an exchange is seen after it.
import java.util.concurrent.Exchanger;

public class HandedOverByExchange {
    static int data;

    public static void main(String[] args) throws Exception {
        Exchanger<String> exchanger = new Exchanger<>();
        Thread other = new Thread(() -> {
            try {
                data = 1;
                exchanger.exchange("x");
            } catch (InterruptedException e) {
                throw new Error(e);
            }
        });
        other.start();
        exchanger.exchange("y");
        data++;
    }
}
