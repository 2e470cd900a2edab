//@ native: yes
//@ outputs: "RUNNABLE" | "WAITING"
// A thread is about to exchange, or waits for the other. Nobody else lets it go on before its state was looked at.
import java.util.concurrent.*;

public class WhileItExchanges {
    public static void main(String[] args) throws Exception {
        Exchanger<Integer> exchanger = new Exchanger<>();
        Thread t = new Thread(() -> {
            try {
                exchanger.exchange(1);
            } catch (Exception e) {
                System.out.print(e);
            }
        });
        t.setDaemon(true);
        t.start();
        Thread.State state = t.getState();
        exchanger.exchange(2);
        t.join();
        System.out.print(state);
    }
}
