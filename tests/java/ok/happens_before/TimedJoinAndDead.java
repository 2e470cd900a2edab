//@ flags: +listener=race
// A thread that is found dead has done everything before.
public class TimedJoinAndDead {
    static int x;

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> x = 1);
        t.start();
        t.join(10);
        if (!t.isAlive()) {
            int seen = x;
        }
    }
}
