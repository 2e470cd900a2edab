//@ native: yes
//@ outputs: "first" | "second"
// The initialiser fails inside and keeps the text of its trace.
public class CallerOfAnInitialiserInAMessage {
    static class H {
        static final String TEXT;
        static {
            java.io.StringWriter w = new java.io.StringWriter();
            new Exception().printStackTrace(new java.io.PrintWriter(w));
            TEXT = w.toString();
        }
        static void touch() {}
    }
    static void first() { H.touch(); }
    static void second() { H.touch(); }
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(CallerOfAnInitialiserInAMessage::first);
        t.start();
        second();
        t.join();
        System.out.print(H.TEXT.contains("first") ? "first" : "second");
    }
}
