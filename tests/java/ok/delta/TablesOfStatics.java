// Static arrays and objects that were there before the first choice: written in some states, looked at in all, put back in some.
import gov.nasa.jpf.vm.Verify;

public class TablesOfStatics {
    static final int[] TABLE = {1, 2, 3, 4};
    static final String[] NAMES = {"a", "b"};
    static final TablesOfStatics ONLY = new TablesOfStatics();
    static long steps;
    static boolean written;
    int value = 6;
    TablesOfStatics self = this;

    static int all() {
        int s = 0;
        for (int x : TABLE) {
            s = s * 10 + x;
        }
        return s;
    }

    static void run() {
        int before = 0;
        for (int i = 0; i < 2; i++) {
            int at = choose(0, 4);
            if (at < 4) {
                before = TABLE[at];
                TABLE[at] = i == 1 ? at + 1 : 0;
                steps += 1L << (30 + at);
            } else {
                ONLY.value--;
                ONLY.self = ONLY.self == null ? ONLY : null;
                NAMES[i] = NAMES[1 - i];
                written = !written;
            }
        }
        int sum = all() + (ONLY.self == ONLY ? ONLY.self.value : -1);
        boolean same = NAMES[0] == NAMES[1];
        choose(0, 1);
        System.out.println(sum + " " + before + " " + steps + " " + written + " " + same + " " + ONLY.value);
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
