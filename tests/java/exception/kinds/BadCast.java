//@ expect: exception java.lang.ClassCastException
// The other thread puts a number where a text was.
public class BadCast {
    static volatile Object box = "text";

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> box = 1);
        t.start();
        if (box instanceof String) {
            String s = (String) box; //~ THROWS
        }
        t.join();
    }
}
