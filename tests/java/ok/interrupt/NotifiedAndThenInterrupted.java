//@ native: yes
//@ outputs: "n true"
// Who was notified before it was interrupted returns, with the status set: the machine tells the two apart, which it need
// not (JLS 17.2.4).
public class NotifiedAndThenInterrupted {
    static final Object l = new Object();
    static boolean in;
    static String r;

    public static void main(String[] a) throws Exception {
        Thread t = new Thread(() -> {
            synchronized (l) {
                in = true;
                try {
                    l.wait();
                    r = "n";
                } catch (InterruptedException e) {
                    r = "i";
                }
                r += " " + Thread.currentThread().isInterrupted();
            }
        });
        t.start();
        for (;;) {
            synchronized (l) {
                if (in) {
                    l.notify();
                    t.interrupt();
                    break;
                }
            }
            Thread.sleep(1);
        }
        t.join();
        System.out.print(r);
    }
}
