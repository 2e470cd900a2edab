//@ outputs: "true" | "false"
//@ needs: jdk<=17
// The domain of system classes is made when it is asked for and kept without a lock: two threads may make two. (Later
// releases make it while they boot.)
public class SystemDomainTwice {
    static Object a, b;
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> a = String.class.getProtectionDomain());
        t.start();
        b = String.class.getProtectionDomain();
        t.join();
        System.out.print(a == b);
    }
}
