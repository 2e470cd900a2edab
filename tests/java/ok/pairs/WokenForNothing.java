//@ flags: +vm.spurious_wakeups=true
//@ outputs: "true\n" | "false\n"
// Who waits without a loop may find that nothing has happened.
public class WokenForNothing {
    static boolean ready;

    public static void main(String[] args) throws Exception {
        Object lock = new Object();
        new Thread(() -> {
            synchronized (lock) {
                ready = true;
                lock.notify();
            }
        }).start();
        synchronized (lock) {
            if (!ready) {
                lock.wait();
            }
            System.out.println(ready);
        }
    }
}
