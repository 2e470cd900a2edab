//@ outputs: "1" | "2" | "3"
// Compound assignment of a byte is three steps too.
public class CompoundOfBytes {
    static byte b;

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> b += 2);
        t.start();
        b += 1;
        t.join();
        System.out.print(b);
    }
}
