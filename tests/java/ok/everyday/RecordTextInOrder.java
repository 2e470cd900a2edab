//@ native: yes
//@ outputs: "R[a=, b=]" | "R[a=1, b=]" | "R[a=1, b=1]" | "R[a=, b=1]"
// The components of a record are turned into text one after the other.
public class RecordTextInOrder {
    record R(StringBuffer a, StringBuffer b) { }
    public static void main(String[] args) throws Exception {
        R r = new R(new StringBuffer(), new StringBuffer());
        Thread t = new Thread(() -> { r.a().append(1); r.b().append(1); });
        t.start();
        String s = r.toString();
        t.join();
        System.out.print(s);
    }
}
