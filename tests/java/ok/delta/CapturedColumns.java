// Lambdas that capture what differs between states (narrow, wide, references, themselves in arrays), kept over a choice, called in
// loops of other lengths, and made of other classes at one place.
import gov.nasa.jpf.vm.Verify;
import java.util.function.IntSupplier;
import java.util.function.LongBinaryOperator;
import java.util.function.Supplier;

public class CapturedColumns {
    int state = 1;

    IntSupplier counter(int step) {
        return () -> state += step;
    }

    static LongBinaryOperator wide(long a, byte b, boolean minus) {
        return minus ? (x, y) -> x * a - y - b : (x, y) -> x + y * a + b;
    }

    static void run() {
        CapturedColumns one = new CapturedColumns();
        CapturedColumns two = new CapturedColumns();
        int n = choose(0, 3);
        CapturedColumns mine = n % 2 == 0 ? one : two;
        IntSupplier[] all = {mine.counter(n), one.counter(-n), () -> n};
        LongBinaryOperator each = wide(n * 0x1_0000_0001L, (byte) (n * 100), n > 1);
        int calls = choose(0, 2);
        int sum = 0;
        for (int i = 0; i <= calls; i++) {
            sum = sum * 10 + all[(i + n) % 3].getAsInt();
        }
        long result = each.applyAsLong(sum, calls);
        Supplier<Supplier<String>> nested = () -> () -> n + "/" + calls;
        int states = one.state * 100 + two.state;
        boolean again = choose(0, 1) == 1;
        int last = again ? all[calls].getAsInt() : -1;
        System.out.println(sum + " " + result + " " + states + " " + last + " " + nested.get().get());
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
