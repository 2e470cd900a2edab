//@ outputs: "0,0" | "0,1" | "1,1"
// The lower word stays zero.
public class LongIsSetInItsUpperHalf {
    static volatile long x;

    public static void main(String[] args) throws Exception {
        Thread writer = new Thread(() -> { x = 1L << 32; });
        writer.start();
        long a = x;
        long b = x;
        writer.join();
        System.out.print((a >>> 32) + "," + (b >>> 32));
    }
}
