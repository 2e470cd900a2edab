//@ outputs: "213T" | "321T" | "132T"
// Two of three meet, the third gives up.
import java.util.concurrent.*;
public class ThirdExchangesWithNobody {
    static final Exchanger<Integer> E = new Exchanger<>();
    static int one(int i) {
        try { return E.exchange(i, 10, TimeUnit.SECONDS); } catch (TimeoutException e) { return i; } catch (InterruptedException e) { return 9; }
    }
    public static void main(String[] args) throws Exception {
        int[] got = new int[3];
        Thread a = new Thread(() -> got[0] = one(1)), b = new Thread(() -> got[1] = one(2));
        a.start(); b.start();
        got[2] = one(3);
        a.join(); b.join();
        System.out.print("" + got[0] + got[1] + got[2] + "T");
    }
}
