// Arrays of other lengths and classes at one place: made, cloned, copied within and between, indexed by what differs.
import gov.nasa.jpf.vm.Verify;
import java.util.Arrays;

public class LengthsThatDiffer {
    public static void main(String[] args) {
        int length = Verify.getInt(0, 4);
        int[] numbers = new int[length];
        for (int i = 0; i < numbers.length; i++) {
            numbers[i] = i * length;
        }
        int at = Verify.getInt(0, 3);
        long[][] table = new long[length][at];
        Object[] rows = table;
        int[] copy = numbers.clone();
        if (at < length) {
            copy[at] = -1;
            table[at] = new long[] {at, length, 7L << 40};
            System.arraycopy(numbers, 0, copy, at, length - at);
            System.arraycopy(copy, 0, copy, at, length - at);
        } else {
            copy = Arrays.copyOf(numbers, at + 1);
        }
        Object any = Verify.getBoolean() ? copy : rows;
        int sum = 0;
        if (any instanceof int[] ints) {
            for (int x : ints) {
                sum = sum * 7 + x;
            }
        } else {
            for (Object row : (Object[]) any) {
                for (long x : (long[]) row) {
                    sum += (int) (x >> 38) + (int) x + 1;
                }
            }
        }
        System.out.println(length + " " + at + " " + copy.length + " " + sum + " " + (numbers == copy));
    }
}
