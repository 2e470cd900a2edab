//@ flags: +listener=race
//@ outputs: "21"
// Both sides of an exchange see what the other has done before.
import java.util.concurrent.Exchanger;

public class EverydayExchange {
    static int a, b, x;

    public static void main(String[] args) throws Exception {
        Exchanger<String> e = new Exchanger<>();
        Thread t = new Thread(() -> {
            a = 1;
            try {
                e.exchange("");
            } catch (InterruptedException i) {
                throw new IllegalStateException(i);
            }
            x = b;
        });
        t.start();
        b = 2;
        e.exchange("");
        int y = a;
        t.join();
        System.out.print(x + "" + y);
    }
}
