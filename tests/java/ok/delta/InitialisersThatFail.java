// A class whose initialiser fails in some states: the error, the other error ever after, and states in which it did not fail, all at the
// same place of the code afterwards.
import gov.nasa.jpf.vm.Verify;

public class InitialisersThatFail {
    static int divisor;
    static int tries;

    static class Careful {
        static int value = 12 / divisor;
        static long wide = value + (1L << 40);

        static int next() {
            return ++value;
        }
    }

    static int use() {
        tries++;
        try {
            return Careful.next() + (int) (Careful.wide >> 32);
        } catch (ExceptionInInitializerError e) {
            return e.getCause() instanceof ArithmeticException ? -1 : -2;
        } catch (NoClassDefFoundError e) {
            return -3;
        }
    }

    public static void main(String[] args) {
        divisor = Verify.getInt(0, 2);
        int first = Verify.getBoolean() ? use() : 0;
        divisor = 4;
        int second = use();
        int third = Verify.getBoolean() ? use() : tries;
        Verify.getBoolean();
        System.out.println(first + " " + second + " " + third + " " + tries);
    }
}
