// Longs and doubles whose halves differ in other states: carried, shifted across the middle, compared, swapped, in fields, elements,
// static fields, arguments and results, with recursion between their halves.
import gov.nasa.jpf.vm.Verify;

public class HalvesOfWideValues {
    static long total = 0xFFFF_FFFFL;
    static double mean = -0.0;
    long left;
    double middle = 0.5;
    long right = -1;

    static long mix(long a, int shift, long b) {
        if (shift > 40) {
            return a;
        }
        return mix((a << shift) | (b >>> (64 - shift)), shift + 13, b + a);
    }

    static int order(long a, long b) {
        return a < b ? -1 : a == b ? 0 : 1;
    }

    void swap() {
        long kept = left;
        left = right;
        right = kept;
    }

    static void run() {
        HalvesOfWideValues it = new HalvesOfWideValues();
        int low = choose(-1, 1);
        int high = choose(-1, 1);
        it.left = ((long) high << 32) | (low & 0xFFFF_FFFFL);
        total += it.left;
        it.middle = it.left == 0 ? 0.0 / it.left : 1.0 / it.left;
        long[] row = {it.left, total, it.right};
        double[] weights = {it.middle, -it.middle, Double.longBitsToDouble(total)};
        int at = choose(0, 2);
        if (row[at] < 0) {
            it.swap();
        }
        row[at] = mix(row[2 - at], 7 + at, it.left);
        weights[at] = weights[at] > weights[2 - at] ? row[at] : weights[(at + 1) % 3];
        mean = weights[0] < 1 ? mean : weights[0];
        int orders = order(row[0], row[1]) * 9 + order(row[1], row[2]) * 3 + order(it.left, it.right);
        int turned = (int) weights[1] ^ (int) (long) weights[2];
        long bits = Double.doubleToRawLongBits(mean);
        long small = row[0];
        long large = row[1];
        for (int i = 0; i <= at; i++) {
            if (small > large) {
                long kept = small;
                small = large;
                large = kept;
            }
            large ^= row[i];
        }
        choose(0, 1);
        System.out.println(small + " " + large + " " + row[0] + " " + row[1] + " " + row[2] + " " + it.left + " " + it.right + " " + orders + " " + turned
                + " " + bits + " " + total);
    }

    /** Below nought while nothing is chosen yet: what is done for the first time is not done for many states at once. */
    static int round = -12;

    static int choose(int low, int high) {
        return round < 0 ? low - round * 5 % (high - low + 1) : Verify.getInt(low, high);
    }

    public static void main(String[] args) {
        for (; round < 0; round++) {
            run();
        }
        run();
    }
}
