//@ outputs: "0,0" | "0,1" | "1,1" | "1,0"
// What was set is cleared: a value comes back.
public class IsSetAndCleared {
    static volatile int x;

    public static void main(String[] args) throws Exception {
        Thread writer = new Thread(() -> { x = 1; x = 0; });
        writer.start();
        int a = x;
        int b = x;
        writer.join();
        System.out.print(a + "," + b);
    }
}
