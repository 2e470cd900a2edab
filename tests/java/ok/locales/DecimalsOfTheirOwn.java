//@ outputs: "1.50 0.25"
// A format for each thread.
import java.text.DecimalFormat;

public class DecimalsOfTheirOwn {
    static String x;

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> x = new DecimalFormat("0.00").format(1.5));
        t.start();
        String y = new DecimalFormat("0.00").format(0.25);
        t.join();
        System.out.print(x + " " + y);
    }
}
