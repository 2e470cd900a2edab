//@ native: yes
//@ outputs: "ab\n" | "xa\n" | "xab\n"
// append asks b for its length, then for so many characters; an insert in between shifts them.
// Confirmed on JDK 17 and 25: every outcome was seen.
public class BufferInsertedWhileAppended {
    public static void main(String[] args) throws Exception {
        StringBuffer a = new StringBuffer(), b = new StringBuffer("ab");
        Thread t = new Thread(() -> b.insert(0, "x"));
        t.start();
        a.append(b);
        t.join();
        System.out.println(a);
    }
}
