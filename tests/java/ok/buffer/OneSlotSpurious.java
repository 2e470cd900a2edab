//@ flags: +spurious_wakeups=true
//@ outputs: "1 2 \n"
// The same buffer stays right when wait() may return without a reason, because it waits in a loop.
public class OneSlotSpurious {
    static int slot;
    static boolean full;

    static synchronized void put(int v) throws InterruptedException {
        while (full) OneSlotSpurious.class.wait();
        slot = v;
        full = true;
        OneSlotSpurious.class.notifyAll();
    }

    static synchronized int take() throws InterruptedException {
        while (!full) OneSlotSpurious.class.wait();
        full = false;
        OneSlotSpurious.class.notifyAll();
        return slot;
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            try {
                put(1);
                put(2);
            } catch (InterruptedException e) {
                throw new RuntimeException(e);
            }
        });
        t.start();
        String seen = take() + " ";
        seen += take() + " ";
        System.out.println(seen);
        t.join();
    }
}
