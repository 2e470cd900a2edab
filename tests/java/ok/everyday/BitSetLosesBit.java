//@ native: yes
//@ outputs: "{0, 1}" | "{0}" | "{1}"
// Setting a bit reads and writes a whole word.
import java.util.*;

public class BitSetLosesBit {
    public static void main(String[] args) throws Exception {
        BitSet bits = new BitSet(64);
        Thread t = new Thread(() -> bits.set(0));
        t.start();
        bits.set(1);
        t.join();
        System.out.print(bits);
    }
}
