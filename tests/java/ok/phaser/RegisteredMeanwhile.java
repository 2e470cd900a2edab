//@ outputs: "0:1" | "1:0"
// A party that registers while the phase ends belongs to this phase or to the next.
import java.util.concurrent.Phaser;

public class RegisteredMeanwhile {
    static int phase;

    public static void main(String[] args) throws Exception {
        Phaser p = new Phaser(1);
        Thread t = new Thread(() -> phase = p.register());
        t.start();
        int mine = p.arrive();
        t.join();
        System.out.print(phase + ":" + (p.getPhase() == 1 ? (phase == 1 ? 0 : 2) : 1) );
    }
}
