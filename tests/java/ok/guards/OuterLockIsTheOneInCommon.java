//@ outputs: "20"
// Each thread holds a lock of its own as well, inside of the common one: the inner ones protect nothing.
public class OuterLockIsTheOneInCommon {
    static final Object common = new Object();
    static int balance;

    static void add(Object own) {
        synchronized (common) {
            synchronized (own) {
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
