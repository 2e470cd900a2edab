//@ native: yes
//@ outputs: "false\n"
// The repaired version: notifyAll wakes everybody, whoever cannot go on waits again.
public class NotifyAllTwoConsumers {
    static boolean full;

    static synchronized void put() throws InterruptedException {
        while (full) NotifyAllTwoConsumers.class.wait();
        full = true;
        NotifyAllTwoConsumers.class.notifyAll();
    }

    static synchronized void take() {
        try {
            while (!full) NotifyAllTwoConsumers.class.wait();
        } catch (InterruptedException e) {
            return;
        }
        full = false;
        NotifyAllTwoConsumers.class.notifyAll();
    }

    public static void main(String[] args) throws Exception {
        Thread a = new Thread(NotifyAllTwoConsumers::take);
        Thread b = new Thread(NotifyAllTwoConsumers::take);
        a.start();
        b.start();
        put();
        put();
        a.join();
        b.join();
        System.out.println(full);
    }
}
