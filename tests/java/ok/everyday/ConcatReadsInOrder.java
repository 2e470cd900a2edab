//@ native: yes
//@ outputs: "0,0" | "0,1" | "1,1"
// The operands of a concatenation are read from left to right.
public class ConcatReadsInOrder {
    static int x;

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> x = 1);
        t.start();
        System.out.print(x + "," + x);
        t.join();
    }
}
