//@ outputs: "ba-" | "c-a" | "-cb"
// Of three, two exchange; the third gives up when the others have gone.
import java.util.concurrent.Exchanger;

public class ThreeMeet {
    static final Exchanger<String> X = new Exchanger<>();
    static final String[] got = {"-", "-", "-"};
    static Thread[] threads = new Thread[3];

    public static void main(String[] args) throws Exception {
        for (int i = 0; i < 3; i++) {
            int me = i;
            threads[i] = new Thread(() -> {
                try {
                    got[me] = X.exchange("" + (char) ('a' + me));
                    for (int k = 0; k < 3; k++) {
                        if (k != me) {
                            threads[k].interrupt();
                        }
                    }
                } catch (InterruptedException e) {
                    got[me] = "-";
                }
            });
        }
        for (Thread t : threads) {
            t.start();
        }
        for (Thread t : threads) {
            t.join();
        }
        System.out.print(got[0] + got[1] + got[2]);
    }
}
