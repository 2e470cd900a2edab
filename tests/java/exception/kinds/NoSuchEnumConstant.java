//@ expect: exception java.lang.IllegalArgumentException
// valueOf with a name that a second thread has put there. The compiler puts the body of valueOf on the
// line of the enum.
public class NoSuchEnumConstant {
    enum Colour { RED, GREEN } //~ THROWS

    static volatile String name = "RED";

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> name = "BLUE");
        t.start();
        Colour c = Colour.valueOf(name); //~ THROWS
        t.join();
    }
}
