//@ outputs: "0,0" | "0,1" | "0,2" | "1,1" | "1,2" | "2,2"
// The same with a plain field.
public class PlainIsSetTwice {
    static int x;

    public static void main(String[] args) throws Exception {
        Thread writer = new Thread(() -> { x = 1; x = 2; });
        writer.start();
        int a = x;
        int b = x;
        writer.join();
        System.out.print(a + "," + b);
    }
}
