//@ native: yes
//@ outputs: "ab\n" | "abc\n"
// A StringBuilder is appended to a StringBuffer: its length is read once and so many characters are
// copied; what is added meanwhile is there or not.
// Confirmed on JDK 17 and 25: every outcome was seen.
public class BuilderAppendedWhileChanged {
    public static void main(String[] args) throws Exception {
        StringBuilder b = new StringBuilder("ab");
        StringBuffer a = new StringBuffer();
        Thread t = new Thread(() -> b.append("c"));
        t.start();
        a.append(b);
        t.join();
        System.out.println(a);
    }
}
