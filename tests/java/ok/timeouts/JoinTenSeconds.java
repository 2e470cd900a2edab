//@ native: yes
//@ outputs: "false\n"
// The thread ends by itself within ten seconds.
// Confirmed on JDK 17 and 25: every outcome was seen.
public class JoinTenSeconds {
    static volatile int x;

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> x = 1);
        t.start();
        t.join(10_000);
        System.out.println(t.isAlive());
    }
}
