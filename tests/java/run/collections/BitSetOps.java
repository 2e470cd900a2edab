// BitSet: logical operations, ranges, navigation, conversions.
import java.util.*;
import java.util.stream.*;

public class BitSetOps {
    public static void main(String[] args) {
        BitSet a = new BitSet();
        System.out.println(a + " " + a.length() + " " + a.isEmpty() + " " + a.nextSetBit(0) + " " + a.previousSetBit(100));
        a.set(1);
        a.set(63, 67);
        a.set(200);
        a.flip(64);
        System.out.println(a + " " + a.length() + " " + a.cardinality() + " " + a.get(64) + a.get(65) + a.get(5000));
        System.out.println(a.nextSetBit(2) + " " + a.nextClearBit(63) + " " + a.previousSetBit(199) + " " + a.previousClearBit(66) + " " + a.nextSetBit(201));
        BitSet b = new BitSet(10);
        b.set(0, 70);
        b.clear(10, 60);
        System.out.println(b + " " + b.cardinality());
        BitSet c = (BitSet) a.clone();
        c.and(b);
        System.out.println("and " + c);
        c = (BitSet) a.clone();
        c.or(b);
        System.out.println("or " + c);
        c = (BitSet) a.clone();
        c.xor(b);
        System.out.println("xor " + c);
        c = (BitSet) a.clone();
        c.andNot(b);
        System.out.println("andNot " + c + " " + a.intersects(b) + " " + c.intersects(b));
        System.out.println(a.get(60, 210) + " " + a.hashCode() + " " + b.hashCode() + " " + a.equals(a.clone()));
        System.out.println(Arrays.toString(a.toLongArray()) + " " + Arrays.toString(b.toByteArray()));
        System.out.println(BitSet.valueOf(new long[] {-1L, 0, 5}).cardinality() + " " + BitSet.valueOf(new byte[] {3, -128}));
        System.out.println(a.stream().boxed().collect(Collectors.toList()));
        for (int bad : new int[] {-1, -7}) {
            try {
                a.set(bad);
            } catch (IndexOutOfBoundsException e) {
                System.out.println(e.getMessage());
            }
        }
        try {
            a.set(9, 5);
        } catch (IndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
        BitSet sieve = new BitSet(1000);
        sieve.set(2, 1000);
        for (int p = 2; p * p < 1000; p = sieve.nextSetBit(p + 1)) for (int q = p * p; q < 1000; q += p) sieve.clear(q);
        System.out.println(sieve.cardinality() + " " + sieve.previousSetBit(999) + " " + sieve.stream().skip(100).limit(5).sum());
        a.clear();
        System.out.println(a + " " + a.length());
    }
}
