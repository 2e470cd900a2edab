//@ outputs: "00" | "01" | "02" | "10" | "11" | "12"
// A choice of a value lies between two writes: others may run after the first write and before the
// second. Reading first to second, every pair but none is impossible.
import gov.nasa.jpf.vm.Verify;

public class ChoiceThenWrite {
    static volatile int first, second;

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            first = 1;
            second = Verify.getInt(1, 2);
        });
        t.start();
        int f = first, s = second;
        t.join();
        System.out.print(f + "" + s);
    }
}
