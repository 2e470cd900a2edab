//@ outputs: "ok"
//@ native: yes
// wait gives up a monitor that was taken twice, and it is taken twice again.
public class WaitGivesUpBothEntries {
    static boolean go;

    public static void main(String[] a) throws Exception {
        Object l = new Object();
        Thread t = new Thread(() -> {
            synchronized (l) {
                go = true;
                l.notify();
            }
        });
        t.start();
        String r = "ok";
        synchronized (l) {
            synchronized (l) {
                while (!go) l.wait();
            }
            if (!Thread.holdsLock(l)) r = "lost";
            l.notify();
        }
        if (Thread.holdsLock(l)) r = "kept";
        t.join();
        System.out.print(r);
    }
}
