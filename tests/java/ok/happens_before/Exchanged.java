//@ flags: +listener=race
// Both threads see what the other did before exchange.
import java.util.concurrent.Exchanger;

public class Exchanged {
    static int x, y;

    public static void main(String[] args) throws Exception {
        Exchanger<Integer> exchanger = new Exchanger<>();
        new Thread(() -> {
            x = 1;
            try {
                exchanger.exchange(1);
            } catch (InterruptedException e) {
                return;
            }
            System.out.println(y);
        }).start();
        y = 1;
        exchanger.exchange(2);
        System.out.println(x);
    }
}
