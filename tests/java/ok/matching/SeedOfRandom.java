//@ native: yes
//@ outputs: "false\n" | "true\n"
// How far a Random has gone is state: one of the workers draws only if the other has said so.
import java.util.Random;

public class SeedOfRandom {
    static volatile boolean drawn;

    public static void main(String[] args) throws Exception {
        Random shared = new Random(3), fresh = new Random(3);
        fresh.nextInt();
        int second = fresh.nextInt();
        Thread t = new Thread(() -> drawn = true);
        Thread u = new Thread(() -> {
            if (drawn) {
                shared.nextInt();
            }
        });
        t.start();
        u.start();
        t.join();
        u.join();
        System.out.println(shared.nextInt() == second);
    }
}
