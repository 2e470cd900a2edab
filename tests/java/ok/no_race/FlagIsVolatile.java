//@ flags: --race
// The flag orders the data.
public class FlagIsVolatile {
    static volatile boolean ready;
    static int data;

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(() -> {
            data = 1;
            ready = true;
        });
        other.start();
        if (ready) {
            data++;
        }
    }
}
