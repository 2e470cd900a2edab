// However long the sleep, the other thread may not have run.
public class SleepIsNoSynchronisation {
    static volatile boolean done;

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> done = true);
        t.start();
        Thread.sleep(60_000);
        assert done; //~ ASSERT
        t.join();
    }
}
