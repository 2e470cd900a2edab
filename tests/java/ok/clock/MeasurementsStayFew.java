//@ outputs: "measured\n"
// Ten measurements that are all kept: many combinations, but no explosion.
public class MeasurementsStayFew {
    public static void main(String[] args) {
        long[] taken = new long[10];
        for (int i = 0; i < taken.length; i++) {
            long start = System.nanoTime();
            taken[i] = System.nanoTime() - start;
            assert taken[i] >= 0;
        }
        System.out.println("measured");
    }
}
