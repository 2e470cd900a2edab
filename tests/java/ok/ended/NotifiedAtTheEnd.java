//@ outputs: "woken\n"
//@ native: yes
// A thread that ends wakes those that wait on its object.
public class NotifiedAtTheEnd {
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> { });
        synchronized (t) {
            t.start();
            while (t.isAlive()) t.wait();
        }
        System.out.println("woken");
    }
}
