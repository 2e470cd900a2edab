//@ native: yes
//@ outputs: "2\n"
// One notify is enough if each woken thread passes it on.
public class NotifyPassedOn {
    static final Object lock = new Object();
    static boolean open;
    static int passed;

    static void pass() {
        synchronized (lock) {
            try {
                while (!open) lock.wait();
            } catch (InterruptedException e) {
                throw new RuntimeException(e);
            }
            passed++;
            lock.notify();
        }
    }

    public static void main(String[] args) throws Exception {
        Thread a = new Thread(NotifyPassedOn::pass);
        Thread b = new Thread(NotifyPassedOn::pass);
        a.start();
        b.start();
        synchronized (lock) {
            open = true;
            lock.notify();
        }
        a.join();
        b.join();
        System.out.println(passed);
    }
}
