// Phaser: registration, arrival, advance hook, termination, tiering.
import java.util.*;
import java.util.concurrent.*;

public class PhaserPhases {
    public static void main(String[] args) throws Exception {
        List<String> log = Collections.synchronizedList(new ArrayList<>());
        Phaser p = new Phaser(1) {
            @Override
            protected boolean onAdvance(int phase, int parties) {
                log.add("advance " + phase + " parties " + parties);
                return phase >= 3 || parties == 0;
            }
        };
        System.out.println(p.getPhase() + " " + p.getRegisteredParties() + " " + p.getArrivedParties() + " " + p.getUnarrivedParties());
        int[] work = new int[3];
        Thread[] ts = new Thread[3];
        for (int i = 0; i < 3; i++) {
            int id = i;
            p.register();
            ts[i] = new Thread(() -> {
                while (!p.isTerminated()) {
                    work[id]++;
                    if (id == 2 && work[id] == 2) {
                        p.arriveAndDeregister();
                        return;
                    }
                    p.arriveAndAwaitAdvance();
                }
            });
        }
        for (Thread t : ts) t.start();
        while (!p.isTerminated()) p.arriveAndAwaitAdvance();
        for (Thread t : ts) t.join();
        System.out.println(log + " " + Arrays.toString(work) + " " + p.isTerminated() + " " + (p.getPhase() < 0) + " " + (p.arrive() < 0));
        Phaser q = new Phaser(2);
        System.out.println(q.arrive() + " " + q.arrive() + " " + q.getPhase() + " " + q.awaitAdvance(0));
        try {
            q.arriveAndDeregister();
            q.arriveAndDeregister();
            q.arrive();
            System.out.println("terminated " + q.isTerminated());
        } catch (IllegalStateException e) {
            System.out.println("ISE");
        }
        Phaser one = new Phaser(1);
        one.arriveAndDeregister();
        System.out.println(one.isTerminated() + " " + one.getRegisteredParties());
        Phaser root = new Phaser();
        Phaser c1 = new Phaser(root, 1);
        Phaser c2 = new Phaser(root, 1);
        System.out.println(root.getRegisteredParties() + " " + (c1.getRoot() == root) + " " + (c2.getParent() == root));
        c1.arrive();
        System.out.println(root.getPhase() + " " + c1.getPhase());
        c2.arrive();
        System.out.println(root.getPhase() + " " + c1.getPhase() + " " + c2.getPhase());
        root.forceTermination();
        System.out.println(c1.isTerminated() + " " + root.isTerminated());
        try {
            new Phaser(-1);
        } catch (IllegalArgumentException e) {
            System.out.println("IAE");
        }
        try {
            new Phaser(1).awaitAdvanceInterruptibly(0, 1, TimeUnit.MILLISECONDS);
        } catch (TimeoutException e) {
            System.out.println("timeout");
        }
    }
}
