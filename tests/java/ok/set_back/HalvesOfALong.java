//@ outputs: "00" | "0H" | "0L" | "HH" | "HL" | "H0" | "LL" | "L0"
// The upper half is set, then the lower one instead, then none.
public class HalvesOfALong {
    static volatile long x;

    static String look() {
        long seen = x;
        return seen == 0 ? "0" : seen == 1 ? "L" : seen == 1L << 32 ? "H" : "?";
    }

    public static void main(String[] args) throws Exception {
        Thread writer = new Thread(() -> {
            x = 1L << 32;
            x = 1;
            x = 0;
        });
        writer.start();
        System.out.print(look() + look());
    }
}
