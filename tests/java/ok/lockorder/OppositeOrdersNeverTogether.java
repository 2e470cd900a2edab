//@ native: yes
//@ outputs: "fine\n"
// Opposite orders, but the second thread starts after the first has let go.
public class OppositeOrdersNeverTogether {
    static final Object a = new Object(), b = new Object();

    public static void main(String[] args) throws Exception {
        synchronized (a) {
            synchronized (b) {
            }
        }
        Thread t = new Thread(() -> {
            synchronized (b) {
                synchronized (a) {
                }
            }
        });
        t.start();
        t.join();
        System.out.println("fine");
    }
}
