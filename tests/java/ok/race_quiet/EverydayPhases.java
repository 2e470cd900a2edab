//@ flags: +listener=race
//@ outputs: "1"
// What is done before arrive is seen after awaitAdvance.
import java.util.concurrent.Phaser;

public class EverydayPhases {
    static int x;

    public static void main(String[] args) {
        Phaser p = new Phaser(1);
        new Thread(() -> {
            x = 1;
            p.arrive();
        }).start();
        p.awaitAdvance(0);
        System.out.print(x);
    }
}
