//@ outputs: "stopped\n"
// So has a loop around a timed join.
public class TimedJoinLoopIsFinite {
    static volatile boolean stop;

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            while (!stop) Thread.yield();
        });
        t.start();
        t.join(10);
        stop = true;
        while (t.getState() != Thread.State.TERMINATED) t.join(10);
        System.out.println("stopped");
    }
}
