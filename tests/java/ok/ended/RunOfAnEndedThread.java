//@ needs: jdk<=18
//@ outputs: "1\n"
// A thread that has ended has forgotten its task: run() does nothing more.
public class RunOfAnEndedThread {
    static volatile int runs;

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> runs++);
        t.start();
        Thread u = new Thread(() -> {
            while (t.getState() != Thread.State.TERMINATED) Thread.yield();
            t.run();
        });
        u.start();
        u.join();
        System.out.println(runs);
    }
}
