//@ native: yes
//@ outputs: "false"
// The other way round: whoever sees b sees a.
public class ShortCircuitReadsOne {
    static volatile int a, b;
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> { a = 1; b = 1; });
        t.start();
        System.out.print(b == 1 && a == 0);
        t.join();
    }
}
