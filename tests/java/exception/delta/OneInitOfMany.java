//@ expect: exception java.lang.ExceptionInInitializerError
// One of many states comes to a class that fails to be initialised with what that state has in a static field.
import gov.nasa.jpf.vm.Verify;

public class OneInitOfMany {
    static int number;

    static class Late {
        static final int PART = 100 / (number - 13);

        static int part() {
            return PART;
        }
    }

    public static void main(String[] args) {
        int a = Verify.getInt(0, 4);
        number = a * 3;
        int b = Verify.getInt(0, 4);
        number += b;
        if (a > b && b > 0) {
            Late.part(); //~ THROWS
        }
    }
}
