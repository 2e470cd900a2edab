// join(millis) may return before the thread has ended.
public class TimedJoinGivesUp {
    static volatile boolean done;

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> done = true);
        t.start();
        t.join(100);
        assert done; //~ ASSERT
    }
}
