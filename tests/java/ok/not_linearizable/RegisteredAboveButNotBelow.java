//@ outputs: "0 0 arrived\n" | "0 0 refused\n" | "0 1 refused\n"
// A child registers with its parent before it has a party itself. Until then nobody can arrive there, although the parent
// waits for it.
import java.util.concurrent.*;

public class RegisteredAboveButNotBelow {
    // The parent has one party of its own; the child registers a second one with it.

    static String arrive(Phaser p) {
        try {
            p.arrive();
            return "arrived";
        } catch (IllegalStateException e) {
            return "refused";
        }
    }

    public static void main(String[] a) throws Exception {
        Phaser parent = new Phaser(1), child = new Phaser(parent);
        Thread t = new Thread(child::register);
        t.start();
        int phase = parent.arrive();
        int now = parent.getPhase();
        String c = now == 0 ? arrive(child) : "refused";
        t.join();
        System.out.println(phase + " " + now + " " + c);
    }
}
