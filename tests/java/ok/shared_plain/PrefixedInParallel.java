//@ native: yes
//@ outputs: "[1, 3, 6]"
import java.util.*;
public class PrefixedInParallel {
    public static void main(String[] args) {
        int[] a = { 1, 2, 3 };
        Arrays.parallelPrefix(a, Integer::sum);
        System.out.print(Arrays.toString(a));
    }
}
