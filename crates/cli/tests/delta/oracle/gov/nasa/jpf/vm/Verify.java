package gov.nasa.jpf.vm;

import java.util.ArrayList;
import java.util.List;

/** Choices of one run, which takes the alternatives of a given path and then the first ones. */
public class Verify {
    public static class Ignored extends Error {}

    private static int[] path = {};
    private static final List<int[]> TAKEN = new ArrayList<>();
    private static boolean ignored;

    public static void begin(int[] along) {
        path = along;
        TAKEN.clear();
        ignored = false;
    }

    public static boolean wasIgnored() {
        return ignored;
    }

    /** The next path in order, or null. */
    public static int[] nextPath() {
        int last = TAKEN.size() - 1;
        while (last >= 0 && TAKEN.get(last)[0] + 1 == TAKEN.get(last)[1]) {
            last--;
        }
        if (last < 0) {
            return null;
        }
        int[] next = new int[last + 1];
        for (int i = 0; i <= last; i++) {
            next[i] = TAKEN.get(i)[0];
        }
        next[last]++;
        return next;
    }

    private static int choose(int count) {
        int at = TAKEN.size();
        int index = at < path.length ? path[at] : 0;
        TAKEN.add(new int[] {index, count});
        return index;
    }

    public static int getInt(int min, int max) {
        return min + choose(max - min + 1);
    }

    public static int random(int max) {
        return choose(max + 1);
    }

    public static boolean getBoolean() {
        return choose(2) == 1;
    }

    public static void ignoreIf(boolean condition) {
        if (condition) {
            ignored = true;
            throw new Ignored();
        }
    }
}
