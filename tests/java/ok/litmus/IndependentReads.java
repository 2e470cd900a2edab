//@ native: yes
//@ outputs: "00 00" | "00 01" | "00 10" | "00 11" | "01 00" | "01 01" | "01 10" | "01 11" | "10 00" | "10 01" | "10 11" | "11 00" | "11 01" | "11 10" | "11 11"
// Two writers, two readers in opposite orders: 10 10 would mean that they disagree about which write came first.
public class IndependentReads {
    static volatile int x, y;
    static String a;
    public static void main(String[] args) throws Exception {
        Thread w = new Thread(() -> x = 1), v = new Thread(() -> y = 1);
        Thread r = new Thread(() -> { int i = x; a = i + "" + y; });
        w.start();
        v.start();
        r.start();
        int j = y;
        String b = j + "" + x;
        r.join();
        System.out.print(a + " " + b);
    }
}
