//@ outputs: "1"
//@ note: none
// The lock is given back in every round, and whoever sets the flag gets it some time.
public class PollsUnderALock {
    static boolean set;
    static final Object L = new Object();

    public static void main(String[] args) throws Exception {
        new Thread(() -> {
            synchronized (L) {
                set = true;
            }
        }).start();
        while (true) {
            synchronized (L) {
                if (set) {
                    break;
                }
            }
            Thread.sleep(1);
        }
        System.out.print(1);
    }
}
