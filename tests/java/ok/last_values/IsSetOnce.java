//@ outputs: "0,0" | "0,1" | "1,1"
// A flag that is set once, read twice.
public class IsSetOnce {
    static volatile int x;

    public static void main(String[] args) throws Exception {
        Thread writer = new Thread(() -> { x = 1; });
        writer.start();
        int a = x;
        int b = x;
        writer.join();
        System.out.print(a + "," + b);
    }
}
