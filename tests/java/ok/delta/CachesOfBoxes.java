// Boxes from caches and beside them: identical in some states only, as keys, as locks of equality, of all kinds.
import gov.nasa.jpf.vm.Verify;
import java.util.HashMap;
import java.util.Map;

public class CachesOfBoxes {
    static Integer kept = 127;

    static int same(Object a, Object b) {
        return (a == b ? 2 : 0) + (a.equals(b) ? 1 : 0);
    }

    static void run() {
        int n = choose(126, 129);
        Integer box = n;
        Integer other = (choose(0, 1) == 1) ? n : 127;
        Long wide = (long) n;
        Character letter = (char) n;
        Byte small = (byte) n;
        int result = same(box, other) * 1000 + same(box, kept) * 100 + same(wide, (long) n) * 10 + same(letter, (char) n);
        int mixed = same(box, wide) * 10 + same(small, (byte) n);
        kept = n > 127 ? other : kept;
        Map<Object, Integer> counts = new HashMap<>();
        for (Object key : new Object[] {box, other, wide}) {
            counts.put(key, counts.getOrDefault(key, 0) + 1);
        }
        int size = counts.size();
        int sum = 0;
        for (int i = choose(0, 1); i < 3; i++) {
            kept++;
            sum += kept == box + i ? 1 : 0;
        }
        choose(0, 1);
        System.out.println(n + " " + other + " " + result + " " + mixed + " " + size + " " + counts.get(other) + " " + kept + " " + sum);
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
