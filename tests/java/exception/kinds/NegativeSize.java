//@ expect: exception java.lang.NegativeArraySizeException
// The size is one less than what another thread has set to nought.
public class NegativeSize {
    static volatile int size = 1;

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> size = 0);
        t.start();
        byte[] rest = new byte[size - 1]; //~ THROWS
        t.join();
    }
}
