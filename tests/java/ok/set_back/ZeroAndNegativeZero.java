//@ outputs: "++" | "+-" | "-+" | "--"
// To a comparison with == the value never changes; to a division it does.
public class ZeroAndNegativeZero {
    static double x;

    static String look() {
        return 1 / x > 0 ? "+" : "-";
    }

    public static void main(String[] args) throws Exception {
        Thread writer = new Thread(() -> {
            x = -0.0;
            x = 0.0;
        });
        writer.start();
        System.out.print(look() + look());
    }
}
