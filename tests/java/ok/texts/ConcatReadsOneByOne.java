//@ outputs: "00" | "01" | "11"
// Operands of a concatenation are read from left to right, each at its own moment.
public class ConcatReadsOneByOne {
    static int a;

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> a = 1);
        t.start();
        String s = a + "" + a;
        t.join();
        System.out.print(s);
    }
}
