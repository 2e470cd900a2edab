// Blocks with finally that are left by return, break, continue and exceptions, in each state by another way, and that overrule each other.
import gov.nasa.jpf.vm.Verify;

public class ReturnsThroughFinally {
    static int marks;

    static int leave(int way, int limit) {
        for (int i = 0; i < 4; i++) {
            try {
                marks = marks * 3 + 1;
                if (way == 0) {
                    return i;
                }
                if (way == 1 && i == limit) {
                    break;
                }
                if (way == 2) {
                    continue;
                }
                if (way == 3 && i == limit) {
                    throw new IllegalStateException("" + i);
                }
                int zero = way == 4 ? limit - i : 1;
                marks += 12 / zero;
            } catch (ArithmeticException e) {
                return 50 + i;
            } finally {
                marks += 2;
                if (limit == 2 && i == 2 && way >= 2) {
                    return 70;
                }
            }
            marks++;
        }
        return 90;
    }

    static int caught(int way, int limit) {
        try {
            try {
                return leave(way, limit);
            } finally {
                marks += 1000;
            }
        } catch (IllegalStateException e) {
            return -e.getMessage().length();
        }
    }

    static void run() {
        int way = choose(0, 4);
        int limit = choose(0, 3);
        int first = caught(way, limit);
        int second = caught(choose(0, 2), limit);
        choose(0, 1);
        System.out.println(way + " " + limit + " " + first + " " + second + " " + marks);
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
