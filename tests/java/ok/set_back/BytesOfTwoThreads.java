//@ outputs: "00,11" | "01,11" | "10,11" | "11,11"
// Neighbours in one word, each written by a thread of its own: neither is lost.
public class BytesOfTwoThreads {
    static final byte[] bytes = new byte[2];

    public static void main(String[] args) throws Exception {
        Thread one = new Thread(() -> bytes[0] = 1);
        Thread two = new Thread(() -> bytes[1] = 1);
        one.start();
        two.start();
        String seen = "" + bytes[0] + bytes[1];
        one.join();
        two.join();
        System.out.print(seen + "," + bytes[0] + bytes[1]);
    }
}
