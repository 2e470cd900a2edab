//@ outputs: "0 1\n" | "1 0\n" | "0 refused\n" | "refused 0\n"
// The only party has arrived, but the phase has not advanced yet: nobody is missing, so that another arrival is refused.
import java.util.concurrent.*;

public class ArrivedInTheMiddleOfAnAdvance {
    static String arrive(Phaser p) {
        try {
            return "" + p.arrive();
        } catch (IllegalStateException e) {
            return "refused";
        }
    }

    public static void main(String[] a) throws Exception {
        Phaser p = new Phaser(1);
        String[] other = new String[1];
        Thread t = new Thread(() -> other[0] = arrive(p));
        t.start();
        String mine = arrive(p);
        t.join();
        System.out.println(mine + " " + other[0]);
    }
}
