//@ native: yes
//@ outputs: "ab\n" | "ay\n" | "xb\n" | "xy\n"
// append(CharSequence, int, int) reads character by character, from left to right; the other thread
// changes them from left to right.
// Confirmed on JDK 17 and 25: every outcome was seen.
public class PartOfBufferAppended {
    public static void main(String[] args) throws Exception {
        StringBuffer a = new StringBuffer(), b = new StringBuffer("ab");
        Thread t = new Thread(() -> {
            b.setCharAt(0, 'x');
            b.setCharAt(1, 'y');
        });
        t.start();
        a.append(b, 0, 2);
        t.join();
        System.out.println(a);
    }
}
