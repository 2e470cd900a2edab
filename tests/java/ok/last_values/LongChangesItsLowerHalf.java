//@ outputs: "1,1" | "1,2" | "2,2"
// The upper word is set all the time.
public class LongChangesItsLowerHalf {
    static volatile long x = 1L << 32 | 1;

    public static void main(String[] args) throws Exception {
        Thread writer = new Thread(() -> { x = 1L << 32 | 2; });
        writer.start();
        long a = x;
        long b = x;
        writer.join();
        System.out.print((int) a + "," + (int) b);
    }
}
