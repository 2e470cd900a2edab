//@ expect: exception CustomChecked$Refused
// A checked exception of the program's own leaves main.
public class CustomChecked {
    static class Refused extends Exception {
    }

    static volatile boolean closed;

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> closed = true);
        t.start();
        if (closed) throw new Refused(); //~ THROWS
        t.join();
    }
}
