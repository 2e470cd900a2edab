//@ native: yes
//@ outputs: "0\nx\n" | "1\nx\n" | "x\n0\n" | "x\n1\n"
// Lines stay whole, whatever their text was made of.
public class WholeLinesOfOwnTexts {
    static volatile int v;
    public String toString() { return "" + v; }
    public static void main(String[] args) throws Exception {
        Object o = new WholeLinesOfOwnTexts();
        Thread t = new Thread(() -> { v = 1; System.out.println("x"); });
        t.start();
        System.out.println(o);
        t.join();
    }
}
