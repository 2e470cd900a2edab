//@ native: yes
//@ outputs: "1" | "2"
// Two bits lie in one word: one may be lost.
import java.util.*;

public class BitsOfOneWord {
    public static void main(String[] args) throws Exception {
        BitSet bits = new BitSet();
        Thread t = new Thread(() -> bits.set(0));
        t.start();
        bits.set(1);
        t.join();
        System.out.print(bits.cardinality());
    }
}
