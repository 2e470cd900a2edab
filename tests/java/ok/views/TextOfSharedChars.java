//@ native: yes
//@ outputs: "ab" | "xb" | "xy" | "ay"
// The characters are read one after the other.
public class TextOfSharedChars {
    static final char[] C = { 'a', 'b' };
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> { C[0] = 'x'; C[1] = 'y'; });
        t.start();
        String s = String.valueOf(C);
        t.join();
        System.out.print(s);
    }
}
