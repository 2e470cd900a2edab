//@ outputs: "done\n"
//@ note: none
//@ flags: --livelock
// With a timed wait instead, the lock is free now and then.
public class TimedWaitLetsGo {
    static boolean done;

    static synchronized void await() throws InterruptedException {
        while (!done) TimedWaitLetsGo.class.wait(10);
    }

    static synchronized void set() {
        done = true;
    }

    public static void main(String[] args) throws Exception {
        new Thread(TimedWaitLetsGo::set).start();
        await();
        System.out.println("done");
    }
}
