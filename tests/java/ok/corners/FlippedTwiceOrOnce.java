//@ native: yes
//@ outputs: "false" | "true"
// A flip reads the word and writes it back: one of two may be lost. Bit 1 keeps the word in use.
import java.util.*;

public class FlippedTwiceOrOnce {
    public static void main(String[] args) throws Exception {
        BitSet bits = new BitSet();
        bits.set(1);
        Thread t = new Thread(() -> bits.flip(0));
        t.start();
        bits.flip(0);
        t.join();
        System.out.print(bits.get(0));
    }
}
