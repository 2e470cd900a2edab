//@ flags: +listener=race
// The hash of a record reads the bits that it holds.
import java.util.*;
public class RecordHashReads {
    record R(BitSet bits) {} //~ RACE
    public static void main(String[] args) throws Exception {
        R r = new R(new BitSet(8));
        Thread t = new Thread(() -> r.bits().set(1)); //~ RACE
        t.start();
        r.hashCode();
        t.join();
    }
}
