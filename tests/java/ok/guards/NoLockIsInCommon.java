//@ outputs: "10" | "20"
// Both threads hold two locks, none of which the other one has.
public class NoLockIsInCommon {
    static int balance;

    static void add(Object outer, Object inner) {
        synchronized (outer) {
            synchronized (inner) {
                int seen = balance;
                balance = seen + 10;
            }
        }
    }

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(() -> add(new Object(), new Object()));
        other.start();
        add("mine", args);
        other.join();
        System.out.print(balance);
    }
}
