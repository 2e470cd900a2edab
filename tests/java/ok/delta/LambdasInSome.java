// Lambdas with and without captured values, method references and streams, made in some states.
import gov.nasa.jpf.vm.Verify;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntUnaryOperator;

public class LambdasInSome {
    static int twice(int x) {
        return 2 * x;
    }

    int base = 3;

    int add(int x) {
        return base += x;
    }

    static IntUnaryOperator make(int kind, int captured, LambdasInSome it) {
        switch (kind) {
            case 0:
                return x -> x + 1;
            case 1:
                return x -> x * captured;
            case 2:
                return LambdasInSome::twice;
            case 3:
                return it::add;
            default:
                return IntUnaryOperator.identity().andThen(x -> x - captured);
        }
    }

    public static void main(String[] args) {
        LambdasInSome it = new LambdasInSome();
        List<IntUnaryOperator> all = new ArrayList<>();
        for (int i = 0; i < 2; i++) {
            all.add(make(Verify.getInt(0, 4), i + 4, it));
        }
        int x = Verify.getInt(0, 1);
        for (IntUnaryOperator each : all) {
            x = each.applyAsInt(x);
        }
        int sum = x % 2 == 0 ? all.stream().mapToInt(each -> each.applyAsInt(1)).sum() : -1;
        System.out.println(x + " " + sum + " " + it.base);
    }
}
