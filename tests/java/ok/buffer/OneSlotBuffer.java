//@ native: yes
//@ outputs: "1 2 3 \n"
// One producer, one consumer, one slot, while loops and notifyAll: nothing lost, order kept.
public class OneSlotBuffer {
    static int slot;
    static boolean full;

    static synchronized void put(int v) throws InterruptedException {
        while (full) OneSlotBuffer.class.wait();
        slot = v;
        full = true;
        OneSlotBuffer.class.notifyAll();
    }

    static synchronized int take() throws InterruptedException {
        while (!full) OneSlotBuffer.class.wait();
        full = false;
        OneSlotBuffer.class.notifyAll();
        return slot;
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            try {
                for (int i = 1; i <= 3; i++) put(i);
            } catch (InterruptedException e) {
                throw new RuntimeException(e);
            }
        });
        t.start();
        String seen = "";
        for (int i = 0; i < 3; i++) seen += take() + " ";
        System.out.println(seen);
        t.join();
    }
}
