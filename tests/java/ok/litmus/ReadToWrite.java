//@ native: yes
//@ outputs: "00" | "01" | "10"
// Load buffering: both reads see the other's write only in a circle.
public class ReadToWrite {
    static volatile int x, y;
    static int a;
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> { a = x; y = 1; });
        t.start();
        int b = y;
        x = 1;
        t.join();
        System.out.print(a + "" + b);
    }
}
