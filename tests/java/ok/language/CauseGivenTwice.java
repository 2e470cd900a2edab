//@ native: yes
//@ outputs: "a" | "b"
// A cause can be given once: the second thread is refused.
public class CauseGivenTwice {
    static final Exception E = new Exception("e");
    static void give(String name) {
        try { E.initCause(new Exception(name)); } catch (IllegalStateException refused) { }
    }
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> give("a"));
        t.start();
        give("b");
        t.join();
        System.out.print(E.getCause().getMessage());
    }
}
