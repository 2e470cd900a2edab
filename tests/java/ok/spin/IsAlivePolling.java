//@ native: yes
//@ outputs: "7\n"
// Waiting for the end of a thread by asking.
public class IsAlivePolling {
    static int result;

    public static void main(String[] args) {
        Thread t = new Thread(() -> result = 7);
        t.start();
        while (t.isAlive()) Thread.yield();
        System.out.println(result);
    }
}
