//@ expect: exception java.lang.NullPointerException
// The object is set to null between the check and the use.
public class NullDereference {
    static volatile String text = "x";

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> text = null);
        t.start();
        if (text != null) {
            text.length(); //~ THROWS
        }
        t.join();
    }
}
