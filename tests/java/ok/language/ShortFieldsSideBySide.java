//@ native: yes
//@ outputs: "1 1"
// Small fields side by side, each counted by its own thread: none is lost.
public class ShortFieldsSideBySide {
    byte a; short b;
    public static void main(String[] args) throws Exception {
        ShortFieldsSideBySide o = new ShortFieldsSideBySide();
        Thread t = new Thread(() -> o.a++);
        t.start();
        o.b++;
        t.join();
        System.out.print(o.a + " " + o.b);
    }
}
