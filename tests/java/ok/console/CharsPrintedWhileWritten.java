//@ native: yes
//@ outputs: "ab" | "xb" | "xy"
// Plain characters are copied at one moment when they are printed, and written one after the other.
public class CharsPrintedWhileWritten {
    static final char[] text = { 'a', 'b' };
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> { text[0] = 'x'; text[1] = 'y'; });
        t.start();
        System.out.print(text);
        t.join();
    }
}
