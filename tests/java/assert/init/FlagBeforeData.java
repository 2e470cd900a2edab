// The flag that announces the data is set first.
public class FlagBeforeData {
    static volatile boolean ready;
    static volatile int data;

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            ready = true;
            data = 9;
        });
        t.start();
        if (ready) {
            assert data == 9; //~ ASSERT
        }
        t.join();
    }
}
