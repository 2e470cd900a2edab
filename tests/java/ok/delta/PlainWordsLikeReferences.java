// Numbers in fields, elements, registers and static fields that could be taken for addresses of objects, next to references that change
// places with nothing: a word is a reference by its kind only.
import gov.nasa.jpf.vm.Verify;

public class PlainWordsLikeReferences {
    static int number;
    static Object reference;
    int first;
    Object second;
    long third;

    static void run() {
        int power = choose(8, 31);
        int near = choose(-1, 2);
        int n = (1 << power) + near * 4;
        PlainWordsLikeReferences it = new PlainWordsLikeReferences();
        it.first = n;
        it.second = near == 0 ? it : near == 1 ? new int[] {n, -n} : null;
        it.third = (long) n << 32 | power;
        number = near == 2 ? n : number - n;
        reference = power % 2 == 0 ? it.second : it;
        int[] row = {n, n + 1, number};
        float bits = Float.intBitsToFloat(n);
        boolean flag = choose(0, 1) == 1;
        int back = Float.floatToRawIntBits(flag ? bits : -bits);
        row[1] = back;
        it.first ^= row[2];
        Object kept = flag ? reference : it.second;
        choose(0, 1);
        System.out.println(it.first + " " + it.third + " " + number + " " + row[0] + " " + row[1] + " " + (kept == it)
                + (kept == null) + (it.second instanceof int[] xs ? xs[1] : 0));
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
