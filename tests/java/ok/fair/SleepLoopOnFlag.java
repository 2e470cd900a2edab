//@ flags: --livelock
//@ note: none
// Sleeping until a flag is set, by a thread that can run all the time.

public class SleepLoopOnFlag {
    static volatile boolean done;

    public static void main(String[] args) throws Exception {
        new Thread(() -> done = true).start();
        while (!done) Thread.sleep(5);
    }
}
