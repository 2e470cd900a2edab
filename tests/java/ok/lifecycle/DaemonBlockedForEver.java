//@ native: yes
//@ outputs: "end\n"
// A daemon that waits for ever is no deadlock: nobody needs it.
public class DaemonBlockedForEver {
    public static void main(String[] args) {
        Thread d = new Thread(() -> {
            Object lock = new Object();
            synchronized (lock) {
                try {
                    lock.wait();
                } catch (InterruptedException e) {
                    throw new RuntimeException(e);
                }
            }
        });
        d.setDaemon(true);
        d.start();
        System.out.println("end");
    }
}
