//@ native: yes
//@ outputs: "0" | "1"
public class WaitWithNanos {
    static int x;
    public static void main(String[] args) throws Exception {
        Object o = new Object();
        Thread t = new Thread(() -> { synchronized (o) { x = 1; o.notify(); } });
        t.start();
        synchronized (o) {
            if (x == 0) o.wait(0, 1);
            System.out.print(x);
        }
    }
}
