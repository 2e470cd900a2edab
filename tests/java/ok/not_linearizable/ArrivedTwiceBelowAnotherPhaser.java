//@ outputs: "0 1\n" | "1 0\n" | "0 refused\n" | "refused 0\n"
// Like ArrivedInTheMiddleOfAnAdvance, with a parent that advances for its child.
import java.util.concurrent.*;

public class ArrivedTwiceBelowAnotherPhaser {
    static String arrive(Phaser p) {
        try {
            return "" + p.arrive();
        } catch (IllegalStateException e) {
            return "refused";
        }
    }

    public static void main(String[] a) throws Exception {
        Phaser parent = new Phaser(), p = new Phaser(parent, 1);
        String[] other = new String[1];
        Thread t = new Thread(() -> other[0] = arrive(p));
        t.start();
        String mine = arrive(p);
        t.join();
        System.out.println(mine + " " + other[0]);
    }
}
