//@ outputs: "1 0.5|2 1.5"
// Two threads format numbers for the first time: each by itself.
public class FormattedByTwo {
    static String x;

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> x = String.format("%d %.1f", 1, 0.5));
        t.start();
        String y = String.format("%d %.1f", 2, 1.5);
        t.join();
        System.out.print(x + "|" + y);
    }
}
