// A timed wait ends by its time as well: the condition need not hold.
public class WaitWithoutALoop {
    static final Object L = new Object();
    static boolean ready;

    public static void main(String[] args) throws Exception {
        new Thread(() -> {
            synchronized (L) {
                ready = true;
                L.notify();
            }
        }).start();
        synchronized (L) {
            if (!ready) {
                L.wait(100);
            }
            assert ready; //~ ASSERT
        }
    }
}
