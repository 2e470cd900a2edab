//@ outputs: "x"
//@ native: yes
// Two daemons wait for each other. Nobody waits for them: the program ends.
public class DaemonsInACircle {
    static void daemon(Runnable r) {
        Thread t = new Thread(r);
        t.setDaemon(true);
        t.start();
    }

    public static void main(String[] args) throws Exception {
        Object a = new Object(), b = new Object();
        daemon(() -> {
            synchronized (a) {
                synchronized (b) {
                }
            }
        });
        daemon(() -> {
            synchronized (b) {
                synchronized (a) {
                }
            }
        });
        System.out.print("x");
    }
}
