//@ native: yes
//@ outputs: "..\n" | "\n" | "ab\n"
// The length is 2 and the characters are gone when they are asked for: two characters that nobody
// wrote are counted in.
// Confirmed on JDK 17 and 25: every outcome was seen.
public class BufferEmptiedWhileAppended {
    public static void main(String[] args) throws Exception {
        StringBuffer a = new StringBuffer(), b = new StringBuffer("ab");
        Thread t = new Thread(() -> b.setLength(0));
        t.start();
        a.append(b);
        t.join();
        System.out.println(a.toString().replace('\0', '.'));
    }
}
