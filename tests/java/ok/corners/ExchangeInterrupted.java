//@ native: yes
//@ outputs: "i"
// Nobody else comes.
import java.util.concurrent.*;

public class ExchangeInterrupted {
    public static void main(String[] args) throws Exception {
        Exchanger<Integer> exchanger = new Exchanger<>();
        Thread t = new Thread(() -> {
            try {
                exchanger.exchange(1);
                System.out.print("x");
            } catch (InterruptedException e) {
                System.out.print("i");
            }
        });
        t.start();
        t.interrupt();
        t.join();
    }
}
