// Arrays that are reached by references that differ from state to state: other arrays, other lengths, arrays of arrays, one
// array behind two references, and one that every state has in common.
import gov.nasa.jpf.vm.Verify;

public class ArraysBehindColumns {
    static final int[] COMMON = {5, 6, 7};

    static int sum(int[] xs) {
        int s = 0;
        for (int i = 0; i < xs.length; i++) {
            s = s * 3 + xs[i];
        }
        return s;
    }

    static void run() {
        int[][] all = {{1}, {2, 3}, {4, 5, 6}, COMMON};
        int which = choose(0, 3);
        int at = choose(0, 2);
        int[] mine = all[which];
        int[] other = all[(which + at) % 4];
        if (at < mine.length) {
            mine[at] += 10;
        }
        other[0] -= at;
        int[][] deep = {mine, other, mine == other ? new int[at] : mine};
        deep[1][deep[1].length - 1] ^= 3;
        deep[2] = deep[at];
        int more = choose(0, 2);
        deep[more][0] += more + 1;
        all[more] = deep[2];
        int before = sum(mine) * 7 + sum(other) * 5 + sum(deep[more]);
        choose(0, 1);
        System.out.println(which + " " + at + " " + more + ": " + before + " " + sum(all[more]) + " " + sum(COMMON));
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
