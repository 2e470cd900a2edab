//@ flags: --livelock
// Sleeping until a flag is set that nobody sets, while another thread comes to its end.

public class SleepLoopNobodyEnds {
    static volatile boolean done, other;

    public static void main(String[] args) throws Exception {
        new Thread(() -> other = true).start();
        while (!done) Thread.sleep(5);
    }
}
