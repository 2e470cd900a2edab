//@ native: yes
//@ outputs: "ab" | "a" | "b" | "ba"
// Two threads fail; one handler notes who, by a plain field that both add to.
public class HandlerOfAHandler {
    static String seen = "";
    static Thread fails(String name) {
        Thread t = new Thread(() -> { throw new IllegalStateException(); }, name);
        t.setUncaughtExceptionHandler((who, e) -> seen = seen + who.getName());
        return t;
    }
    public static void main(String[] args) throws Exception {
        Thread a = fails("a"), b = fails("b");
        a.start();
        b.start();
        a.join();
        b.join();
        System.out.print(seen);
    }
}
