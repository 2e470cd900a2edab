// Field initializers, instance blocks, super constructors, virtual calls from constructors.
import java.util.*;

public class InitOrder {
    static final List<String> LOG = new ArrayList<>();

    static int log(String s, int v) {
        LOG.add(s);
        return v;
    }

    static class Base {
        static int sb = log("Base.static", 1);
        int a = log("Base.a", 10);

        {
            log("Base.block", 0);
        }

        Base() {
            this(5);
            log("Base()", 0);
        }

        Base(int x) {
            log("Base(int) sees " + view(), 0);
        }

        String view() {
            return "base view";
        }
    }

    static class Derived extends Base {
        static int sd = log("Derived.static", 2);
        int b = log("Derived.b", 20);
        final int constant = 7;
        final int computed = log("Derived.computed", 8);
        String s = "set";

        Derived() {
            super();
            log("Derived()", 0);
        }

        Derived(String arg) {
            super(log("argument", 3));
            log("Derived(String)", 0);
        }

        @Override
        String view() {
            return b + "/" + constant + "/" + computed + "/" + s;
        }
    }

    class Inner {
        int outerF = field;

        class Deep {
            String path = InitOrder.this.field + "." + Inner.this.outerF;
        }
    }

    int field = log("outer.field", 99);

    static void flush(String what) {
        System.out.println(what + " " + LOG);
        LOG.clear();
    }

    static String evalOrder() {
        StringBuilder sb = new StringBuilder();
        int[] a = {0, 0, 0};
        int i = 0;
        a[i++] = i++ + i;
        a[i] = i = 0;
        sb.append(Arrays.toString(a)).append(i);
        int x = 1;
        x += x++ + ++x;
        sb.append(' ').append(x);
        try {
            int[] n = null;
            n[log("index", 0)] = log("rhs", 1);
        } catch (NullPointerException e) {
            sb.append(" NPE after ").append(LOG);
        }
        LOG.clear();
        try {
            int q = log("left", 1) / log("zero", 0) + log("never", 5);
        } catch (ArithmeticException e) {
            sb.append(" AE after ").append(LOG);
        }
        LOG.clear();
        boolean b = log("t", 1) == 1 || log("short", 1) == 1 && log("circuit", 1) == 1;
        boolean c = log("f", 0) == 1 & log("both", 1) == 1;
        return sb + " " + b + c + LOG;
    }

    public static void main(String[] args) {
        flush("start");
        new Derived();
        flush("first");
        new Derived("x");
        flush("second");
        InitOrder o = new InitOrder();
        InitOrder.Inner.Deep d = o.new Inner().new Deep();
        flush(d.path);
        System.out.println(new Derived() {
            int extra = log("anonymous", 4);

            @Override
            String view() {
                return "anon " + extra;
            }
        }.view());
        flush("anonymous");
        System.out.println(evalOrder());
    }
}
