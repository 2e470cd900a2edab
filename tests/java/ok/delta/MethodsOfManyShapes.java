// Calls that find another method in other states: defaults of interfaces, what overrides them, super calls, bridges, private and
// static ones in between, methods of Object by interfaces and on arrays.
import gov.nasa.jpf.vm.Verify;
import java.util.function.Function;

public class MethodsOfManyShapes {
    interface Named {
        default int name(int x) {
            return hidden(x) + 1;
        }

        private int hidden(int x) {
            return x * 2;
        }
    }

    interface Louder extends Named {
        @Override
        default int name(int x) {
            return Named.super.name(x) * 10;
        }
    }

    static class Plain implements Named, Function<Integer, Object> {
        @Override
        public Integer apply(Integer x) {
            return x + 1;
        }
    }

    static class Loud extends Plain implements Louder {
        @Override
        public Integer apply(Integer x) {
            return super.apply(x) * 2;
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Named;
        }

        @Override
        public int hashCode() {
            return 5;
        }
    }

    static class Own extends Loud {
        @Override
        public int name(int x) {
            return -super.name(x);
        }

        @Override
        public String toString() {
            return "own";
        }
    }

    static void run() {
        Plain[] all = {new Plain(), new Loud(), new Own()};
        Plain a = all[choose(0, 2)];
        Plain b = all[choose(0, 2)];
        int named = a.name(3) * 1000 + ((Named) b).name(2);
        Object applied = ((Function<Integer, Object>) a).apply(b.name(1));
        boolean equal = a.equals(b);
        Object[] things = {a, new int[] {1}, "x", applied};
        Object thing = things[choose(0, 3)];
        boolean alike = thing.equals(b) || thing.equals("x");
        int kind = thing instanceof Louder ? 1 : thing.getClass().isArray() ? 2 : 3;
        boolean isClass = thing.getClass() == b.getClass();
        choose(0, 1);
        System.out.println(named + " " + applied + " " + equal + " " + alike + " " + kind + " " + isClass);
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
