//@ outputs: "a,a" | "a,null" | "a,b" | "null,null" | "null,b" | "b,b"
// What was cleared is set again.
public class IsClearedAndSet {
    static volatile String x = "a";

    public static void main(String[] args) throws Exception {
        Thread writer = new Thread(() -> { x = null; x = "b"; });
        writer.start();
        String a = x;
        String b = x;
        writer.join();
        System.out.print(a + "," + b);
    }
}
