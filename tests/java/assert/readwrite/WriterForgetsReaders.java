// The writer waits for other writers but not for readers: a reader sees one half of the pair.
public class WriterForgetsReaders {
    static final Object gate = new Object();
    static int left, right;

    public static void main(String[] args) throws Exception {
        Thread w = new Thread(() -> {
            synchronized (gate) {
                left++;
                right++;
            }
        });
        w.start();
        int sum = left + right;
        assert sum != 1; //~ ASSERT
        w.join();
    }
}
