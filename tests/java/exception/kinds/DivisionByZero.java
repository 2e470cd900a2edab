//@ expect: exception java.lang.ArithmeticException
// The divisor is changed between the check and the use.
public class DivisionByZero {
    static volatile int divisor = 2;

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> divisor = 0);
        t.start();
        if (divisor != 0) {
            int q = 10 / divisor; //~ THROWS
        }
        t.join();
    }
}
