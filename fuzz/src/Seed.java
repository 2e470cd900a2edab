/** Small, with threads, a choice of data, and an error for three threads. */
public class Seed {
    static volatile int count;

    public static void main(String[] args) {
        int threads = Integer.parseInt(args[0]);
        int step = gov.nasa.jpf.vm.Verify.getInt(1, 2);
        for (int i = 0; i < threads; i++) {
            new Thread(() -> {
                int seen = count;
                count = seen + step;
                assert count < 6 : count;
            }).start();
        }
    }
}
