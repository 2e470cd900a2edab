//@ expect: exception java.lang.ArrayIndexOutOfBoundsException
// size() and get() on a Vector are atomic each, not together.
import java.util.Vector;

public class IndexGoneAfterSize {
    static final Vector<String> vector = new Vector<>();

    public static void main(String[] args) throws Exception {
        vector.add("x");
        Thread t = new Thread(() -> vector.clear());
        t.start();
        int last = vector.size() - 1;
        if (last >= 0) vector.get(last); //~ THROWS
        t.join();
    }
}
