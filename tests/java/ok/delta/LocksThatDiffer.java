// Monitors of objects that differ from state to state, held over a choice in some of them, entered twice, and left by an exception.
import gov.nasa.jpf.vm.Verify;

public class LocksThatDiffer {
    static int count;

    static synchronized int counted(int by) {
        return count += by;
    }

    static int locked(Object[] locks, int at, int way) {
        synchronized (locks[at]) {
            int chosen = way == 1 ? choose(0, 1) : way;
            synchronized (locks[(at + chosen) % locks.length]) {
                if (chosen == 2) {
                    throw new IllegalStateException();
                }
                return counted(chosen) + at;
            }
        }
    }

    static void run() {
        Object[] locks = {new Object(), new int[1], LocksThatDiffer.class};
        int at = choose(0, 2);
        int way = choose(0, 2);
        int first;
        try {
            first = locked(locks, at, way);
        } catch (IllegalStateException e) {
            first = -1;
        }
        int second = (choose(0, 1) == 1) ? counted(7) : count;
        boolean holds = false;
        for (Object lock : locks) {
            holds |= Thread.holdsLock(lock);
        }
        choose(0, 1);
        System.out.println(at + " " + way + " " + first + " " + second + " " + holds);
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
