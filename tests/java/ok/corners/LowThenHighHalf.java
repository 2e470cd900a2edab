//@ native: yes
//@ outputs: "00" | "01" | "02" | "11" | "12" | "22"
// A long is zero, then something, then something else; both looks see one of these, the second no earlier one than the
// first.
public class LowThenHighHalf {
    static volatile long x;

    static int look() {
        long seen = x;
        return seen == 0 ? 0 : seen == (1L) ? 1 : 2;
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            x = 1L;
            x = 1L | 1L << 32;
        });
        t.start();
        int a = look(), b = look();
        t.join();
        System.out.print(a + "" + b);
    }
}
