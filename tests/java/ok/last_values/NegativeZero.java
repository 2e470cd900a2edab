//@ outputs: "Infinity,Infinity" | "Infinity,-Infinity" | "-Infinity,-Infinity"
// A zero that is not all zeros.
public class NegativeZero {
    static volatile double x;

    public static void main(String[] args) throws Exception {
        Thread writer = new Thread(() -> { x = -0.0; });
        writer.start();
        double a = x;
        double b = x;
        writer.join();
        System.out.print(1 / a + "," + 1 / b);
    }
}
