//@ flags: --race
//@ outputs: "10\n"
// Workers of a parallel stream read what was written before it began, each its own elements after.
import java.util.stream.*;

public class ParallelSumOfArray {
    public static void main(String[] args) throws Exception {
        int[] a = {1, 2, 3, 4};
        int[] b = new int[4];
        IntStream.range(0, 4).parallel().forEach(i -> b[i] = a[i]);
        int sum = 0;
        for (int n : b) sum += n;
        System.out.println(sum);
    }
}
