//@ native: yes
//@ outputs: "01 23 " | "02 13 " | "03 12 " | "12 03 " | "13 02 " | "23 01 "
import java.util.*;

// nextLong takes two steps of the seed: of four numbers, each thread gets two, in their order.
public class RandomLongsInterleaved {
    public static void main(String[] a) throws Exception {
        Random r = new Random(42);
        Random s = new Random(42);
        int[] seq = { s.nextInt(), s.nextInt(), s.nextInt(), s.nextInt() };
        long[] v = new long[2];
        Thread t = new Thread(() -> v[0] = r.nextLong());
        t.start();
        v[1] = r.nextLong();
        t.join();
        StringBuilder b = new StringBuilder();
        for (long l : v) for (int i = 0; i < 4; i++) for (int j = 0; j < 4; j++) if (i != j && l == (((long) seq[i] << 32) + seq[j])) b.append(i).append(j).append(' ');
        System.out.print(b);
    }
}
