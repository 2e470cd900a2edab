//@ outputs: "00" | "01" | "02" | "11" | "12" | "22" | "21"
// One thread writes 1, the other 1 and 2. The values in order are 0, 1, 2 or 0, 1, 2, 1: the second write of 1 changes
// something only if it comes last.
public class SameValueThenAnother {
    static volatile int x;

    public static void main(String[] args) throws Exception {
        Thread one = new Thread(() -> x = 1);
        Thread two = new Thread(() -> {
            x = 1;
            x = 2;
        });
        one.start();
        two.start();
        int a = x;
        int b = x;
        System.out.print("" + a + b);
    }
}
