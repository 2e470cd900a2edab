//@ outputs: "{1, 2}" | "{1}" | "{2}"
// Two bits of one word are set without a lock.
import java.util.BitSet;

public class BitsGetLost {
    public static void main(String[] args) throws Exception {
        BitSet s = new BitSet(8);
        Thread t = new Thread(() -> s.set(1));
        t.start();
        s.set(2);
        t.join();
        System.out.print(s);
    }
}
