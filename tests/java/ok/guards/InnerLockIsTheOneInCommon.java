//@ outputs: "20"
// Each thread holds a lock of its own as well, around the common one.
public class InnerLockIsTheOneInCommon {
    static final Object common = new Object();
    static int balance;

    static void add(Object own) {
        synchronized (own) {
            synchronized (common) {
                int seen = balance;
                balance = seen + 10;
            }
        }
    }

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(() -> add(new Object()));
        other.start();
        add("mine");
        other.join();
        System.out.print(balance);
    }
}
