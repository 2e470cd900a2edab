// Every array of three values out of 0..2 is sorted.
import gov.nasa.jpf.vm.Verify;

public class SortOfThree {
    public static void main(String[] args) {
        int[] a = {Verify.getInt(0, 2), Verify.getInt(0, 2), Verify.getInt(0, 2)};
        for (int i = 1; i < 3; i++) {
            for (int j = i; j > 0 && a[j - 1] > a[j]; j--) {
                int x = a[j];
                a[j] = a[j - 1];
                a[j - 1] = x;
            }
        }
        assert a[0] <= a[1] && a[1] <= a[2];
    }
}
