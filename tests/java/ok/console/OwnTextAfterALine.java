//@ native: yes
//@ outputs: "0x" | "1x" | "x0" | "x1"
// The same with a text that the program makes.
public class OwnTextAfterALine {
    static volatile int v;
    public String toString() { return "" + v; }
    public static void main(String[] args) throws Exception {
        Object o = new OwnTextAfterALine();
        Thread t = new Thread(() -> { v = 1; System.out.print("x"); });
        t.start();
        System.out.print(o);
        t.join();
    }
}
