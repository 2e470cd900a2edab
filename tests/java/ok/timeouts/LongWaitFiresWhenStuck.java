//@ outputs: "timed out\n"
//@ native: yes
// When nothing else can run, a long wait ends by its timeout: no deadlock.
public class LongWaitFiresWhenStuck {
    public static void main(String[] args) throws Exception {
        Object lock = new Object();
        synchronized (lock) {
            lock.wait(1500);
        }
        System.out.println("timed out");
    }
}
