//@ outputs: "1" | "2"
// Both bits are in one long of the set: one of them may be lost.
import java.util.BitSet;

public class BitsOfASet {
    public static void main(String[] args) throws Exception {
        BitSet set = new BitSet(64);
        Thread other = new Thread(() -> set.set(0));
        other.start();
        set.set(1);
        other.join();
        System.out.print(set.cardinality());
    }
}
