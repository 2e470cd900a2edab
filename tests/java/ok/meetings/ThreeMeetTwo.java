//@ outputs: "12\n" | "13\n" | "23\n"
// Of three, two exchange; the third gives up in the end.
import java.util.concurrent.*;

public class ThreeMeetTwo {
    static String[] got = new String[4];

    static void go(Exchanger<Integer> e, int i) {
        try {
            got[i] = "" + e.exchange(i, 5, TimeUnit.SECONDS);
        } catch (Exception x) {
            got[i] = "-";
        }
    }

    public static void main(String[] a) throws Exception {
        Exchanger<Integer> e = new Exchanger<>();
        Thread t = new Thread(() -> go(e, 1)), u = new Thread(() -> go(e, 2));
        t.start();
        u.start();
        go(e, 3);
        t.join();
        u.join();
        String r = "";
        for (int i = 1; i < 4; i++) if (!got[i].equals("-")) r += i;
        System.out.println(r);
    }
}
