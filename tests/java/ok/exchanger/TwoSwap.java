//@ native: yes
//@ outputs: "main got t, t got main\n"
// Two threads swap their values.
import java.util.concurrent.Exchanger;

public class TwoSwap {
    static String other;

    public static void main(String[] args) throws Exception {
        Exchanger<String> exchanger = new Exchanger<>();
        Thread t = new Thread(() -> {
            try {
                other = exchanger.exchange("t");
            } catch (InterruptedException e) {
                throw new RuntimeException(e);
            }
        });
        t.start();
        String mine = exchanger.exchange("main");
        t.join();
        System.out.println("main got " + mine + ", t got " + other);
    }
}
