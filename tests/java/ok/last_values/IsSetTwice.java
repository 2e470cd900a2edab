//@ outputs: "0,0" | "0,1" | "0,2" | "1,1" | "1,2" | "2,2"
// What was set is set again: it was not for good.
public class IsSetTwice {
    static volatile int x;

    public static void main(String[] args) throws Exception {
        Thread writer = new Thread(() -> { x = 1; x = 2; });
        writer.start();
        int a = x;
        int b = x;
        writer.join();
        System.out.print(a + "," + b);
    }
}
